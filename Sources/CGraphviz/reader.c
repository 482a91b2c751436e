#include "reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "messages.h"

static int read_piece(void *channel, char *buffer, int size);
static bool any_subgraph_names_file(Agraph_t *graph);
static bool names_file(Agraph_t *root, int kind, void *object, const char *what);
static bool has_image_element(const char *label);
static void report(const char *attribute, const char *what, void *object);

pgv_reader pgv_reader_start(const char *dot) {
  // A byte order mark is for files.
  if (strncmp(dot, "\xEF\xBB\xBF", 3) == 0) dot += 3;
  return (pgv_reader){.next = dot, .line = 1};
}

bool pgv_reader_at_end(const pgv_reader *reader) { return *reader->next == '\0'; }

bool pgv_reader_skip_blank(pgv_reader *reader) {
  for (;;) {
    const char *text = reader->next;
    if (*text == '\n') reader->line++;
    if (*text != '\0' && strchr(" \t\r\n", *text)) {
      reader->next++;
    } else if (*text == '#' || (text[0] == '/' && text[1] == '/')) {
      reader->next += strcspn(text, "\n");
    } else if (text[0] == '/' && text[1] == '*') {
      const char *end = strstr(text + 2, "*/");
      if (!end) return false;
      for (; reader->next < end + 2; reader->next++) {
        if (*reader->next == '\n') reader->line++;
      }
    } else {
      return true;
    }
  }
}

Agraph_t *pgv_reader_read_graph(pgv_reader *reader) {
  static Agiodisc_t io;
  io = AgIoDisc;
  io.afread = read_piece;
  Agdisc_t discipline = {.io = &io};
  // Old releases go on counting lines, and keep the file name, from one text to the next. A line
  // directive starts both anew in every release.
  char preamble[64];
  snprintf(preamble, sizeof preamble, "\n# %ld \"DOT\"\n", reader->line);
  reader->preamble = preamble;
  Agraph_t *graph = agread(reader, &discipline);
  reader->preamble = NULL;
  return graph;
}

// Each piece ends at the latest with a brace or a line: so the parser, which stops at the brace
// that closes the graph, has taken nothing beyond it that it would keep for the next text.
static int read_piece(void *channel, char *buffer, int size) {
  pgv_reader *reader = channel;
  bool in_preamble = *reader->preamble != '\0';
  const char **source = in_preamble ? &reader->preamble : &reader->next;
  int count = 0;
  while (count < size && **source != '\0') {
    char letter = *(*source)++;
    buffer[count++] = letter;
    if (letter == '\n' && !in_preamble) reader->line++;
    if (letter == '\n' || letter == '}') break;
  }
  return count;
}

bool pgv_reader_names_file(Agraph_t *graph) {
  if (names_file(graph, AGRAPH, graph, "graph") || any_subgraph_names_file(graph)) return true;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    if (names_file(graph, AGNODE, node, "node")) return true;
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) {
      if (names_file(graph, AGEDGE, edge, "edge")) return true;
    }
  }
  return false;
}

static bool any_subgraph_names_file(Agraph_t *graph) {
  for (Agraph_t *part = agfstsubg(graph); part; part = agnxtsubg(part)) {
    if (names_file(agroot(graph), AGRAPH, part, "subgraph")) return true;
    if (any_subgraph_names_file(part)) return true;
  }
  return false;
}

static bool names_file(Agraph_t *root, int kind, void *object, const char *what) {
  static const char *const readers[] = {
      "image", "shapefile", "imagepath", "fontpath", "_background"};
  Agsym_t *attribute = NULL;
  while ((attribute = agnxtattr(root, kind, attribute))) {
    char *value = agxget(object, attribute);
    if (!value || *value == '\0') continue;
    bool found = aghtmlstr(value) && has_image_element(value);
    for (size_t index = 0; index < sizeof readers / sizeof *readers; index++) {
      if (strcmp(attribute->name, readers[index]) == 0) found = true;
    }
    if (found) {
      report(attribute->name, what, object);
      return true;
    }
  }
  return false;
}

static bool has_image_element(const char *label) {
  while ((label = strchr(label, '<'))) {
    if (strncasecmp(++label, "img", 3) == 0) return true;
  }
  return false;
}

static void report(const char *attribute, const char *what, void *object) {
  const char *pieces[] = {"attribute '", attribute, "' of ", what, NULL, NULL, NULL};
  // Edges have no name of their own.
  if (strcmp(what, "edge") != 0) {
    pieces[4] = " '";
    pieces[5] = agnameof(object);
    pieces[6] = "'";
  }
  pgv_text text = {0};
  for (size_t index = 0; index < sizeof pieces / sizeof *pieces && pieces[index]; index++) {
    pgv_append(&text, pieces[index], strlen(pieces[index]));
  }
  if (text.letters) pgv_message_error(text.letters);
  free(text.letters);
}
