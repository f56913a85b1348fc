// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// @file
/// @brief What most files above the engine include anyway, precompiled. None of the project's own headers: a
///        change in one of those must not compile everything anew. Sources still include all that they use;
///        the preset "dev" compiles without precompiled headers and finds what is missing.

#include <QByteArray>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariant>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>
