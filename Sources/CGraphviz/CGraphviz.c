#include "CGraphviz.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "../CGraphvizSystem/system-graphviz.h"
#include "reader.h"
#include "messages.h"

// Graphviz keeps its state in globals, so one thread at a time is in it.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

// Long-lived: each new context costs memory that Graphviz never gives back.
static GVC_t *context = NULL;

// The last drawing's graph, as `dot` keeps it: taking it apart is work that a process which draws once need not do.
static Agraph_t *drawn = NULL;

static GVC_t *open_context(void);
static void drop_context(void);
static void drop_graph(void);
static void draw(const char *dot, const char *engine, const char *format, pgv_result *result);
static pgv_status draw_graph(
    Agraph_t *graph, const char *engine, const char *format, pgv_result *result);
static char *plugins(const char *kind);

pgv_result pgv_render(const char *dot, const char *engine, const char *format) {
  pgv_result result = {.status = PGV_UNAVAILABLE};
  pthread_mutex_lock(&turn);
  pgv_messages_begin();
  if (open_context()) draw(dot, engine, format, &result);
  pgv_messages_end(&result.errors, &result.warnings);
  pthread_mutex_unlock(&turn);
  return result;
}

void pgv_free(pgv_result *result) {
  if (result->bytes) gvFreeRenderData(result->bytes);
  free(result->errors);
  free(result->warnings);
  memset(result, 0, sizeof *result);
}

char *pgv_formats(void) { return plugins("device"); }

char *pgv_engines(void) { return plugins("layout"); }

char *pgv_version(void) {
  pthread_mutex_lock(&turn);
  char *version = open_context() ? strdup(gvcVersion(context)) : NULL;
  pthread_mutex_unlock(&turn);
  return version;
}

void pgv_free_names(char *names) { free(names); }

static GVC_t *open_context(void) {
  if (!context) context = gvContext();
  return context;
}

static void drop_context(void) {
  drop_graph();
  gvFreeContext(context);
  context = NULL;
}

static void drop_graph(void) {
  if (!drawn) return;
  gvFreeLayout(context, drawn);
  agclose(drawn);
  drawn = NULL;
}

static void draw(const char *dot, const char *engine, const char *format, pgv_result *result) {
  drop_graph();
  pgv_reader reader = pgv_reader_start(dot);
  if (!pgv_reader_skip_blank(&reader)) {
    result->status = PGV_SYNTAX;
    result->line = reader.line;
    pgv_message_error("a comment that starts with /* has no end");
    return;
  }
  if (pgv_reader_at_end(&reader)) {
    result->status = PGV_EMPTY;
    return;
  }
  Agraph_t *graph = pgv_reader_read_graph(&reader);
  if (!graph || pgv_messages_have_error()) {
    result->status = PGV_SYNTAX;
    result->line = pgv_messages_line();
  } else if (!pgv_reader_skip_blank(&reader) || !pgv_reader_at_end(&reader)) {
    result->status = PGV_TRAILING;
    result->line = reader.line;
  } else if (pgv_reader_names_file(graph)) {
    result->status = PGV_READS_FILE;
  } else {
    result->status = draw_graph(graph, engine, format, result);
    drawn = graph;
    graph = NULL;
  }
  if (graph) agclose(graph);
  // After a failed call Graphviz keeps the job that failed and would run it again with the next.
  if (result->status == PGV_RENDER) drop_context();
}

// `unsigned int` in old releases and `size_t` since: the header that is installed decides.
typedef __typeof__(_Generic(
    &gvRenderData,
    int (*)(GVC_t *, graph_t *, const char *, char **, unsigned int *): (unsigned int)0,
    default: (size_t)0)) data_length;

static pgv_status draw_graph(
    Agraph_t *graph, const char *engine, const char *format, pgv_result *result) {
  // Some faults (a bad HTML-like label) are only said, and Graphviz goes on without the label.
  if (gvLayout(context, graph, engine) != 0 || pgv_messages_have_error()) return PGV_LAYOUT;
  char *bytes = NULL;
  data_length length = 0;
  // On failure old releases leave a stale pointer in `bytes`: a small leak is better than
  // freeing it.
  if (gvRenderData(context, graph, format, &bytes, &length) != 0 || !bytes) return PGV_RENDER;
  if (pgv_messages_have_error()) {
    gvFreeRenderData(bytes);
    return PGV_RENDER;
  }
  result->bytes = bytes;
  result->length = length;
  return PGV_OK;
}

// The fourth argument was never used, and the newest headers are without it.
typedef char **(*list_of_3)(GVC_t *, const char *, int *);
typedef char **(*list_of_4)(GVC_t *, const char *, int *, char *);
typedef void (*any_function)(void);
enum { list_takes_3 = _Generic(&gvPluginList, list_of_3: 1, default: 0) };

static char *plugins(const char *kind) {
  pthread_mutex_lock(&turn);
  pgv_messages_begin();
  int count = 0;
  char **names = NULL;
  if (open_context()) {
    any_function list = (any_function)gvPluginList;
    names = list_takes_3 ? ((list_of_3)list)(context, kind, &count)
                         : ((list_of_4)list)(context, kind, &count, NULL);
  }
  pgv_text joined = {0};
  for (int index = 0; names && index < count; index++) {
    pgv_append(&joined, names[index], strlen(names[index]));
    pgv_append(&joined, "\n", 1);
    free(names[index]);
  }
  free(names);
  char *errors = NULL, *warnings = NULL;
  pgv_messages_end(&errors, &warnings);
  free(errors);
  free(warnings);
  pthread_mutex_unlock(&turn);
  return joined.letters;
}
