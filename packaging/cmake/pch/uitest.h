// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// @file
/// @brief Precompiled for the tests with widgets, beside core.h, ui.h and test.h.

#include <QAbstractItemModelTester>
#include <QClipboard>
