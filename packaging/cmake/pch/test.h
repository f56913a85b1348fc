// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// @file
/// @brief Precompiled for the tests without widgets, beside core.h, which says why.

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <set>
