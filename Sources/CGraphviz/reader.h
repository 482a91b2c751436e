#ifndef PORTOLAN_READER_H
#define PORTOLAN_READER_H

#include <stdbool.h>

#include "../CGraphvizSystem/system-graphviz.h"

/// Hands DOT text to Graphviz's parser and knows afterwards how much of it was read.
typedef struct {
  const char *preamble;
  const char *next;
  long line;
} pgv_reader;

pgv_reader pgv_reader_start(const char *dot);

/// Skips blanks and comments; false if a comment has no end.
bool pgv_reader_skip_blank(pgv_reader *reader);
bool pgv_reader_at_end(const pgv_reader *reader);

/// Reads one graph, to be closed with `agclose`; NULL, and messages, if there is none.
Agraph_t *pgv_reader_read_graph(pgv_reader *reader);

/// Whether drawing `graph` would read a file that it names; says which in an error message.
bool pgv_reader_names_file(Agraph_t *graph);

#endif
