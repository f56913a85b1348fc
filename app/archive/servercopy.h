// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QSqlDriver>
#include <QSqlError>

/// PostgreSQL's COPY, the quickest way to many rows. Qt has no words for it, so that it is said to libpq on
/// the connection of Qt's driver.
namespace zahlmeister::app {

/// @brief Whether there is a libpq to say it to: that of Qt's driver.
/// @param driver of an open connection
[[nodiscard]] bool canCopyIn(const QSqlDriver& driver);

/// @brief Copies rows into a table.
/// @param statement `COPY ... FROM STDIN`
/// @param rows as text, each ended by a line break
/// @return what went wrong; nothing: it is done
/// @pre canCopyIn(), and no query is being read
[[nodiscard]] std::optional<QSqlError> copyIn(const QSqlDriver& driver, const QByteArray& statement,
                                              const QByteArray& rows);

} // namespace zahlmeister::app
