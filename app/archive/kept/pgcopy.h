// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QByteArray>
#include <QByteArrayView>
#include <QSqlDriver>
#include <QSqlError>

/// PostgreSQL's COPY, the quickest way to many rows and from them. Qt has no words for it, so that it is said
/// to libpq on the connection of Qt's driver.
namespace zahlmeister::app {

/// @brief Whether there is a libpq to say it to: that of Qt's driver.
/// @param driver of an open connection
[[nodiscard]] bool canCopy(const QSqlDriver& driver);

/// @brief Copies rows into a table.
/// @param statement `COPY ... FROM STDIN`
/// @param rows as text, each ended by a line break
/// @return what went wrong; nothing: it is done
/// @pre canCopy(), and no query is being read
[[nodiscard]] std::optional<QSqlError> copyIn(const QSqlDriver& driver, const QByteArray& statement,
                                              const QByteArray& rows);

/// @brief Copies rows out of the database.
/// @param statement `COPY (...) TO STDOUT`
/// @param each called with every row: text, without the line break
/// @return what went wrong; nothing: that were all of them
/// @pre as for copyIn()
[[nodiscard]] std::optional<QSqlError> copyOut(const QSqlDriver& driver, const QByteArray& statement,
                                               const std::function<void(QByteArrayView row)>& each);

/// @brief A value of a copied row, as it was.
/// @param value without a tab; no null
[[nodiscard]] QByteArray uncopied(QByteArrayView value);

} // namespace zahlmeister::app
