"""Holds what the project offers to CI services against their schemas, parsers and linters.

Prints a line for each thing that was held against something, says what is wrong, and then exits with 1. The validators are those
beside the python that runs it: validate-recipes.py PORTOLAN
"""

import ast
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
tools = pathlib.Path(sys.executable).parent
problems = []


def check(what, *command, text=None):
    """Runs a validator on a file, or on a text that is written to one: {} stands for its path."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "recipe"
        if text is not None:
            path.write_text(text, encoding="utf-8")
        arguments = [str(path) if argument == "{}" else argument for argument in command]
        arguments[0] = str(tools / arguments[0])
        result = subprocess.run(arguments, cwd=root, capture_output=True, text=True)
    print(f"{what}: {'sound' if result.returncode == 0 else 'wrong'}")
    if result.returncode:
        problems.append(f"{what}:\n{result.stdout}{result.stderr}".replace(str(path), what))


def schema(what, name, path="{}", text=None):
    check(what, "check-jsonschema", "--default-filetype", "yaml", "--builtin-schema", name, path, text=text)


def shell(what, text, dialect="sh"):
    check(what, "shellcheck", "--shell", dialect, "--severity", "style", "{}", text=text)


def action():
    import yaml

    schema("action.yml", "vendor.github-actions", "action.yml")
    steps = yaml.safe_load((root / "action.yml").read_text(encoding="utf-8"))["runs"]["steps"]
    for step in steps:
        if "run" in step:
            if "${{" in step["run"]:
                problems.append(f"action.yml: '{step['name']}' puts an expression into a script, which may run what it holds")
            shell(f"action.yml, {step['name']}", step["run"], "bash")


def dockerfile():
    import dockerfile_parse

    parser = dockerfile_parse.DockerfileParser(fileobj=open(root / "Dockerfile", "rb"))
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "ENTRYPOINT", "CMD", "COMMENT"}
    for line in parser.structure:
        where = f"Dockerfile:{line['startline'] + 1}"
        words = line["value"].split()
        if line["instruction"] not in known:
            problems.append(f"{where}: there is no instruction {line['instruction']}")
        elif line["instruction"] == "RUN":
            shell(where, line["value"] + "\n")
        elif line["instruction"] in ("ENTRYPOINT", "CMD"):
            json.loads(line["value"])
        elif line["instruction"] == "COPY" and not words[0].startswith("--"):
            for source in words[:-1]:
                if not (root / source).exists():
                    problems.append(f"{where}: there is no {source} to copy")
    print(f"Dockerfile: {len(parser.structure)} instructions of {len(parser.parent_images)} images")


def recipes():
    page = root / "Documentation" / "CI.md"
    heading = ""
    for block in re.finditer(r"^## ([^\n]+)$|^```(\w+)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S):
        if block[1]:
            heading = block[1]
            continue
        kind, text = block[2], block[3]
        what = f"CI.md, {heading}"
        if kind == "sh":
            shell(what, text)
        elif kind == "yaml":
            names = {"GitHub": "vendor.github-workflows", "GitLab": "vendor.gitlab-ci"}
            if heading in names:
                schema(what, names[heading], text=text)
            else:
                check(what, "pre-commit", "validate-config", "{}", text=text)
        elif kind == "python":
            # Starlark's grammar is a part of Python's.
            ast.parse(text, what)
            print(f"{what}: sound")


def hooks():
    check(".pre-commit-hooks.yaml", "pre-commit", "validate-manifest", ".pre-commit-hooks.yaml")
    portolan = pathlib.Path(sys.argv[1]).resolve()
    environment = {**os.environ, "PATH": f"{portolan.parent}:{os.environ['PATH']}"}
    with tempfile.TemporaryDirectory() as folder:
        environment["PRE_COMMIT_HOME"] = f"{folder}/home"
        environment["PORTOLAN_CACHE_PATH"] = f"{folder}/cache"
        git = ["git", "-c", "user.name=test", "-c", "user.email=test@localhost", "-C"]
        # What is not committed is tried as well.
        offered, app = f"{folder}/offered", f"{folder}/app"
        for path in (offered, app):
            subprocess.run(["git", "init", "--quiet", path], check=True)
        hooks = (root / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
        pathlib.Path(offered, ".pre-commit-hooks.yaml").write_text(hooks, encoding="utf-8")
        subprocess.run([*git, offered, "add", "-A"], check=True)
        subprocess.run([*git, offered, "commit", "--quiet", "-m", "Offer hooks"], check=True)
        for name, expected in (("Wiki", "Passed"), ("Vanilla", "one-active-destination")):
            for file in (root / "Examples" / name / "Sources").rglob("*.swift"):
                pathlib.Path(app, file.name).write_bytes(file.read_bytes())
            subprocess.run([*git, app, "add", "-A"], check=True)
            result = subprocess.run(
                [tools / "pre-commit", "try-repo", offered, "portolan-check", "--all-files"],
                cwd=app, env=environment, capture_output=True, text=True)
            isAsExpected = expected in result.stdout and (result.returncode == 0) == (expected == "Passed")
            print(f"pre-commit, {name}: {'as expected' if isAsExpected else 'wrong'}")
            if not isAsExpected:
                problems.append(f"pre-commit, {name}:\n{result.stdout}{result.stderr}")


action()
dockerfile()
recipes()
hooks()
for script in sorted([*root.glob("Scripts/*.sh"), root / ".ci" / "run"]):
    shell(str(script.relative_to(root)), script.read_text(encoding="utf-8"))
for problem in problems:
    print(f"error: {problem}", file=sys.stderr)
sys.exit(1 if problems else 0)
