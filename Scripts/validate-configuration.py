"""Holds YAML files against a JSON Schema: python3 validate-configuration.py SCHEMA FILE…

Prints a line for each file: `valid`, or `invalid` and why. Exits with 3 where a module is missing.
"""
import json
import re
import sys

try:
    import jsonschema
    import yaml
except ImportError as error:
    print(error)
    sys.exit(3)


class Loader(yaml.SafeLoader):
    """Editors read YAML 1.2, where `off` and `yes` are texts."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":bool", ":timestamp"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver(
    "tag:yaml.org,2002:bool", re.compile("^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF"))

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)

for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        document = yaml.load(file, Loader=Loader)
    errors = [error.message for error in validator.iter_errors(document)]
    print(" ".join(["invalid", *errors]).replace("\n", " ") if errors else "valid")
