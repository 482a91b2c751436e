"""Holds a report against its schema or its grammar: validate-report.py KIND FILE [SCHEMA]

Prints what is wrong with it, a line each, and exits with 1; prints nothing for a sound one. For html and markdown it prints,
as JSON, what a reader gets to see.
"""

import json
import sys


def json_schema(file, schema):
    import jsonschema

    with open(schema, encoding="utf-8") as text:
        grammar = json.load(text)
    with open(file, encoding="utf-8") as text:
        report = json.load(text)
    kind = jsonschema.validators.validator_for(grammar)
    kind.check_schema(grammar)
    checker = kind(grammar, format_checker=kind.FORMAT_CHECKER)
    return [f"{error.json_path}: {error.message}" for error in checker.iter_errors(report)]


def xml_schema(file, schema):
    from lxml import etree

    grammar = etree.XMLSchema(etree.parse(schema))
    grammar.validate(etree.parse(file))
    return [f"{error.line}: {error.message}" for error in grammar.error_log]


def seen(element):
    """The text that a reader sees: comments are none of it."""
    below = [(seen(child) if isinstance(child.tag, str) else "") + (child.tail or "") for child in element]
    return (element.text or "") + "".join(below)


def html(file):
    import html5lib

    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    try:
        with open(file, "rb") as text:
            page = parser.parse(text)
    except html5lib.html5parser.ParseError as error:
        return [f"{parser.errors or error}"]
    ids = [element.get("id") for element in page.iter() if element.get("id")]
    problems = [f"the id '{name}' is there twice" for name in sorted(set(ids)) if ids.count(name) > 1]
    targets = [a.get("href")[1:] for a in page.iter("a")]
    problems += [f"nothing has the id '{name}'" for name in targets if name not in ids]
    levels = [int(e.tag[1]) for e in page.iter() if isinstance(e.tag, str) and e.tag in ("h1", "h2", "h3", "h4")]
    problems += [
        f"a heading of level {level} follows one of level {before}"
        for before, level in zip([0] + levels, levels)
        if level > before + 1
    ]
    print(
        json.dumps(
            {
                "elements": sorted({e.tag for e in page.iter() if isinstance(e.tag, str)}),
                "headings": [seen(e) for e in page.iter("h3")],
                "code": [seen(e) for e in page.iter("code")],
                "marks": [seen(e) for e in page.iter("mark")],
            }
        )
    )
    return problems


def markdown(file):
    import html5lib
    from markdown_it import MarkdownIt

    with open(file, encoding="utf-8") as text:
        page = html5lib.parseFragment(
            MarkdownIt("commonmark").enable("table").render(text.read()), namespaceHTMLElements=False
        )
    tags = {"h2": [], "h3": [], "td": [], "li": [], "code": []}
    for name in tags:
        tags[name] = [seen(e) for e in page.iter(name)]
    tags["elements"] = sorted({e.tag for e in page.iter() if isinstance(e.tag, str)})
    print(json.dumps(tags))
    return []


kinds = {"json-schema": json_schema, "xml-schema": xml_schema, "html": html, "markdown": markdown}
problems = kinds[sys.argv[1]](*sys.argv[2:])
for problem in problems:
    print(problem, file=sys.stderr)
sys.exit(1 if problems else 0)
