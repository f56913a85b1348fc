// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QByteArray>
#include <QByteArrayView>
#include <QSqlQuery>
#include <QVariantList>

#include "app/archive/kept/dialect.h"
#include "app/sql/statement.h"
#include "engine/base/result.h"

/// Many rows at a time, without a QVariant for every value: that takes longer than everything else.
namespace zahlmeister::app {

class ArchiveDatabase;

/// @brief A row that a query stands at.
class ScannedRow {
public:
    explicit ScannedRow(const Statement* statement) : m_statement(statement) { }
    explicit ScannedRow(const QSqlQuery* query) : m_query(query) { }
    /// @param copied values as a server copies them; see copyOut()
    explicit ScannedRow(std::span<const QByteArrayView> copied) : m_copied(copied) { }

    /// @brief 0 where there is none.
    [[nodiscard]] std::int64_t number(int column) const;

    /// @brief A number of a column that may have none.
    [[nodiscard]] std::optional<int> smallNumber(int column) const;
    /// @brief Empty where there is none.
    [[nodiscard]] std::string text(int column) const;

    /// @brief Valid until the next step.
    [[nodiscard]] QByteArray bytes(int column) const;

private:
    [[nodiscard]] QByteArrayView copied(int column) const;

    const Statement* m_statement = nullptr; ///< of a file
    const QSqlQuery* m_query = nullptr;     ///< null, as the other: it was copied
    std::span<const QByteArrayView> m_copied = {};
};

/// @brief Rows on their way into a table; those that were not finished may be missing. Nothing else is asked
/// of the database meanwhile.
class RowInsertion {
public:
    /// @brief Begins.
    /// @param conflict as for Dialect::insertion()
    /// @return errors of the database
    [[nodiscard]] static Result<RowInsertion> begin(ArchiveDatabase& database, const QString& table,
                                                    std::span<const ArchiveColumn> columns,
                                                    const QString& conflict);

    /// @brief Begins with rows that take the place of those with the same key, in very great numbers: on a
    /// server that takes more statements, and less time for each of them.
    /// @param keys as for Dialect::copying()
    [[nodiscard]] static Result<RowInsertion> beginCopying(ArchiveDatabase& database, const QString& table,
                                                           std::span<const ArchiveColumn> columns,
                                                           std::size_t keys);

    /// @brief Replaces the whole table, as Dialect::copyingAnew() says; between them, others
    /// may be asked for.
    [[nodiscard]] static Result<RowInsertion> beginAnew(ArchiveDatabase& database, const QString& table,
                                                        std::span<const ArchiveColumn> columns);

    /// @name The next value of the row.
    ///@{
    void number(std::int64_t value);
    void number(std::optional<int> value);
    void bytes(QByteArrayView value);
    ///@}

    /// @brief Ends the row.
    Result<void> endRow();

    /// @brief Ends all of them.
    Result<void> finish();

private:
    RowInsertion(ArchiveDatabase& database, QString table, std::span<const ArchiveColumn> columns,
                 QString conflict);
    Result<void> prepareCopying(Dialect::Copying copying);
    void copied(QByteArrayView value);
    Result<void> copy();

    ArchiveDatabase* m_database;
    QString m_table;
    std::span<const ArchiveColumn> m_columns;
    QString m_conflict;
    std::optional<Statement> m_statement;      ///< nothing: it is a server
    std::size_t m_column = 0;                  ///< the next one, for a server
    std::vector<QVariantList> m_values;        ///< by column, likewise
    std::optional<Dialect::Copying> m_copying; ///< that copies them instead
    QByteArray m_copy;                         ///< what is not copied yet
};

} // namespace zahlmeister::app
