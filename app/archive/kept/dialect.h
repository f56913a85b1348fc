// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include <QString>
#include <QStringList>
#include <QVariantList>

/// What SQLite and PostgreSQL say in different words; everything else about an archive is the same.
namespace zahlmeister::app {

/// @brief Version of the tables that this program makes.
inline constexpr int kArchiveSchema = 6;

/// @brief The version since which the tables hold the same computed rows: an archive that is upgraded from
/// this version or a later one need not be computed anew.
inline constexpr int kComputedSince = 5;

/// @brief What a column holds.
enum class ColumnType {
    Number, ///< 64 bits
    Small,  ///< 16 bits, yes and no among them: Qt binds an int to no boolean
    Text,   ///< UTF-8
    Bytes,
};

/// @brief A column of rows that are written together.
struct ArchiveColumn {
    const char* name;
    ColumnType type;
};

/// @brief The words of one of the two.
class Dialect {
public:
    explicit constexpr Dialect(bool isServer) : m_isServer(isServer) { }

    [[nodiscard]] bool isServer() const { return m_isServer; }

    /// @brief What is said first on every connection.
    [[nodiscard]] QStringList greeting() const;

    /// @brief What makes the tables of an archive, one statement each.
    /// @param version of programs that made them: 1 had no member numbers in `known_as`, 2 had traces in
    /// `participation`, 3 wrote in `person` who was sure, 4 knew no `objection`, 5 no `adjustment`
    [[nodiscard]] QStringList schema(int version = kArchiveSchema) const;

    /// @brief What makes the tables of a file those of this program; on a server an administrator does it
    /// (packaging/archive/rights.sql).
    /// @param from version of the tables that are there
    [[nodiscard]] QStringList upgrade(int from) const;

    /// @brief Asks whether there is an archive: how many of its tables are there, and their version as
    /// the last statement of schema() notes it; nothing: 1.
    [[nodiscard]] QString presence() const;

    /// @brief Begins to write: one writer at a time, whether he publishes or computes. Readers go on.
    [[nodiscard]] QStringList beginWriting() const;

    /// @brief Begins to read one state, whatever is written meanwhile: in one go.
    [[nodiscard]] QStringList beginReading() const;

    /// @brief A statement of which `IN {numbers}` stands for one of many, bound as numbers(), and `{pairs}`
    /// for a table `w` with the columns `a` and `b`, bound as pairs(). `{last}` takes the place of a join:
    /// the columns `key`, `seat` and `state` of the last participation of person `w.a` before key `w.b`, as
    /// `l`; none of them where there is none. `{seats}` is a join with the participations `p` of person `w.a`
    /// in his last tournament before key `w.b`. `{place}` is the function that says where in a text another
    /// one begins, 0: nowhere.
    [[nodiscard]] QString statement(QString sql) const;
    [[nodiscard]] QVariantList numbers(std::span<const std::int64_t> numbers) const;
    [[nodiscard]] QVariantList pairs(std::span<const std::pair<std::int64_t, std::int64_t>> pairs) const;

    /// @brief Writes many rows at once. SQLite binds them one by one, PostgreSQL a column as an array.
    /// @param conflict what follows the values, such as `ON CONFLICT ...`
    [[nodiscard]] QString insertion(const QString& table, std::span<const ArchiveColumn> columns,
                                    const QString& conflict) const;

    /// @brief What follows the values of rows that take the place of those with the same key.
    /// @param keys how many of the columns are the key: the first ones
    [[nodiscard]] static QString replacing(std::span<const ArchiveColumn> columns, std::size_t keys);

    /// @brief What PostgreSQL needs to know about rows that are copied.
    struct Copying {
        QStringList before; ///< makes a table for them
        QString statement;  ///< copies into that, as often as one likes
        QStringList behind; ///< has all of them take the place of others
    };

    /// @brief For rows that take the place of those with the same key.
    [[nodiscard]] static Copying copying(const QString& table, std::span<const ArchiveColumn> columns,
                                         std::size_t keys);

    /// @brief The same for rows that are all of a table, and take the place of all that are there. A table
    /// can be written anew in an archive that was set up with packaging/archive/rights.sql.
    [[nodiscard]] static Copying copyingAnew(const QString& table, std::span<const ArchiveColumn> columns);

    /// @brief Asks whether it can: 1 or 0.
    [[nodiscard]] static QString mayCopyAnew();

    /// @brief A column of insertion() as PostgreSQL takes it.
    [[nodiscard]] static QString array(ColumnType type, const QVariantList& values);

private:
    bool m_isServer;
};

} // namespace zahlmeister::app
