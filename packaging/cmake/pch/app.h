// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// @file
/// @brief Precompiled for the app layer, beside core.h, which says why.

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
