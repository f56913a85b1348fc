// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The library's header is written with Qt's keywords, which this program is compiled without.
#define signals Q_SIGNALS
#define slots Q_SLOTS
// NOLINTNEXTLINE(bugprone-macro-parentheses) what is declared stands in none
#define foreach(variable, container) for (variable : container)
#include <qcustomplot.h>
#undef foreach
#undef slots
#undef signals
