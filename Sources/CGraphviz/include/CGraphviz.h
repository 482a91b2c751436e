#ifndef PORTOLAN_CGRAPHVIZ_H
#define PORTOLAN_CGRAPHVIZ_H

#include <stddef.h>

/// Graphviz as one function: DOT text in, bytes out. Nothing of Graphviz's own types shows here,
/// and every function may be called from any thread: one lock makes the calls take turns.

typedef enum {
  PGV_OK,
  /// Graphviz could not be set up.
  PGV_UNAVAILABLE,
  /// The text holds no graph.
  PGV_EMPTY,
  PGV_SYNTAX,
  /// More text follows the first graph.
  PGV_TRAILING,
  /// An attribute or label would read a file.
  PGV_READS_FILE,
  PGV_LAYOUT,
  PGV_RENDER,
} pgv_status;

typedef struct {
  pgv_status status;
  /// The drawing when `status` is `PGV_OK`, else NULL.
  char *bytes;
  size_t length;
  /// What Graphviz said, a message a line; NULL for nothing.
  char *errors;
  char *warnings;
  /// The line of the text that `errors` speaks of, counted from 1; 0 when it is not known.
  long line;
} pgv_result;

/// Draws the one graph in `dot`, which is UTF-8 ended by a NUL. Give the result to `pgv_free`.
/// `engine` and `format` are to be names that `pgv_engines` and `pgv_formats` list.
pgv_result pgv_render(const char *dot, const char *engine, const char *format);
void pgv_free(pgv_result *result);

/// What the installed Graphviz has, a name a line. Give it to `pgv_free_names`; NULL for nothing.
char *pgv_formats(void);
char *pgv_engines(void);
char *pgv_version(void);
void pgv_free_names(char *names);

#endif
