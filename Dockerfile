# portolan in an image: docker run --rm -v "$PWD":/app portolan check
# It was parsed and linted; it never was built. 'portolan reflect' builds packages, and so needs Swift, which is not in it.

FROM swift:6.2-noble AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends libgraphviz-dev pkg-config \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /portolan
COPY Package.swift ./
COPY Plugins Plugins
COPY Sources Sources
COPY Tests Tests
RUN swift build -c release --product portolan --static-swift-stdlib \
 && cp .build/release/portolan /usr/local/bin/

FROM ubuntu:24.04
RUN apt-get update \
 && apt-get install -y --no-install-recommends graphviz fonts-liberation git \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --create-home portolan
COPY --from=build /usr/local/bin/portolan /usr/local/bin/
USER portolan
WORKDIR /app
ENV PORTOLAN_INPUT=.
ENTRYPOINT ["portolan"]
CMD ["check"]
