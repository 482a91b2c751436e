#include "messages.h"

#include <stdlib.h>
#include <string.h>

#include "../CGraphvizSystem/system-graphviz.h"

static pgv_text errors;
static pgv_text warnings;
// Where the message that is under way goes.
static pgv_text *current = &errors;
static bool after_level = false;

static agusererrf earlier_function = NULL;
static agerrlevel_t earlier_level = AGWARN;

static int collect(char *piece);
static void append_on_one_line(pgv_text *text, const char *piece);
static void start_line(pgv_text *text);

void pgv_messages_begin(void) {
  current = &errors;
  after_level = false;
  agreseterrors();
  earlier_function = agseterrf(collect);
  earlier_level = agseterr(AGWARN);
}

void pgv_messages_end(char **all_errors, char **all_warnings) {
  agseterr(earlier_level);
  agseterrf(earlier_function);
  agreseterrors();
  *all_errors = errors.letters;
  *all_warnings = warnings.letters;
  errors = (pgv_text){0};
  warnings = (pgv_text){0};
}

bool pgv_messages_have_error(void) { return errors.letters != NULL; }

long pgv_messages_line(void) {
  const char *found = errors.letters ? strstr(errors.letters, " in line ") : NULL;
  return found ? strtol(found + strlen(" in line "), NULL, 10) : 0;
}

void pgv_message_error(const char *text) {
  start_line(&errors);
  pgv_append(&errors, text, strlen(text));
}

void pgv_append(pgv_text *text, const char *piece, size_t length) {
  if (text->capacity <= text->length + length) {
    size_t capacity = 2 * (text->length + length) + 64;
    char *letters = realloc(text->letters, capacity);
    if (!letters) return;
    text->letters = letters;
    text->capacity = capacity;
  }
  memcpy(text->letters + text->length, piece, length);
  text->length += length;
  text->letters[text->length] = '\0';
}

// Graphviz hands over a message in pieces: "Error" or "Warning", then ": ", then the text. A text
// without the first two continues the message before it.
static int collect(char *piece) {
  bool error = strcmp(piece, "Error") == 0;
  if (error || strcmp(piece, "Warning") == 0) {
    current = error ? &errors : &warnings;
    after_level = true;
  } else if (after_level && strcmp(piece, ": ") == 0) {
    after_level = false;
    start_line(current);
  } else {
    append_on_one_line(current, piece);
  }
  return 0;
}

static void append_on_one_line(pgv_text *text, const char *piece) {
  for (; *piece != '\0'; piece++) pgv_append(text, *piece == '\n' ? " " : piece, 1);
}

static void start_line(pgv_text *text) {
  if (text->length > 0) pgv_append(text, "\n", 1);
}
