# make demo    chart the examples: everything from set-up to the pictures in Output/
# make test    every test, on a machine with Swift, git, make, a C compiler and a package manager
# make format  rewrite the sources as `make lint` wants them
# make bench   measure what is promised about speed (release build, some minutes)

SHELL := /bin/sh
SWIFT ?= swift
PORTOLAN := .build/debug/portolan
SOURCES := Package.swift Sources Plugins Tests Examples Benchmarks

.PHONY: all setup validators build demo test consumer plugins recipes literals examples lint format bench record clean

all: build

setup:
	@Scripts/install-graphviz.sh

# What the tests hold reports, schemas and recipes against: schema validators and strict parsers, with pip.
validators:
	@Scripts/install-validators.sh

build: setup
	$(SWIFT) build --product portolan

demo: build
	@Scripts/demo.sh $(PORTOLAN)

test: setup validators
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	@$(MAKE) --no-print-directory consumer plugins recipes literals examples

# A package that wants the library alone checks out nothing and links no Graphviz.
consumer:
	@Scripts/prove-consumer.sh

# A package that uses both plugins: `swift package portolan`, and a check in each build.
plugins: setup
	@Scripts/prove-plugins.sh

# What Documentation/CI.md and the files for CI services say, held against schemas, parsers and linters.
recipes: validators
	@Scripts/validate-recipes.sh $(PORTOLAN)

# The Swift that `portolan place` prints for the examples, compiled.
literals: build
	@Scripts/prove-literals.sh $(PORTOLAN)

examples:
	@for example in Examples/*; do \
	  echo "Testing $$example…"; \
	  $(SWIFT) test --quiet --package-path $$example || exit 1; \
	done

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

bench: setup
	@Scripts/generate-bench-types.sh Benchmarks/Sources/reflecting-bench/GeneratedTypes.swift
	$(SWIFT) build -c release --package-path Benchmarks --product reflecting-bench
	$(SWIFT) build -c release --package-path Benchmarks --product portolan-bench
	Benchmarks/.build/release/portolan-bench

# Writes RULES.md, the schema of the configuration and the pictures in Output/ anew; look at the difference before you commit it.
record: demo
	PORTOLAN_RECORD=1 $(SWIFT) test --filter OrganisationTests

clean:
	rm -rf .build Benchmarks/.build Examples/*/.build Tests/*/.build
