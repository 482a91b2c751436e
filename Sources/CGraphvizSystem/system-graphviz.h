#ifndef PORTOLAN_SYSTEM_GRAPHVIZ_H
#define PORTOLAN_SYSTEM_GRAPHVIZ_H

// pkg-config names the folder that holds gvc.h itself. Where there is no pkg-config, the folder
// above it is usually searched. Its answer comes first, so that two installations never mix.
#if __has_include(<gvc.h>)
#include <gvc.h>
#else
#include <graphviz/gvc.h>
#endif

#endif
