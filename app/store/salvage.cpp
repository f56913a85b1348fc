// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/salvage.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/sql/rows.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {
namespace {
/// How far after the last row before a damage rows are looked for by their keys: the numbers of participants
/// are at most this, and of the tournaments before them there are fewer.
constexpr std::int64_t kReachOfLastKey = 100'000;
constexpr std::int64_t kReachOfOtherKeys = 500;

/// So many keys are tried in vain; a table of which nothing is left would be looked for without end.
constexpr int kFailures = 10'000;
constexpr int kRowsBetweenQuestions = 500;

using Keys = std::vector<std::int64_t>;

/// Column names are those of our own schema and need no quotation marks.
class Salvage {
public:
    Salvage(Database& database, const SchemaTable& shape, QStringList known, const ContinueCallback& goesOn,
            const std::function<Result<void>(const RawRow&)>& take)
        : m_database(database),
          m_shape(shape),
          m_known(std::move(known)),
          m_goesOn(goesOn),
          m_take(take),
          m_keys(shape.keys())
    {
    }

    /// Reads the rows that begin with some values of the key.
    Result<void> read(const Keys& prefix)
    {
        TRY(const auto forward, pass(prefix, false));
        if (forward.isWhole)
            return {};
        m_isComplete = false;
        if (prefix.size() == m_keys.size())
            return {};
        TRY(const auto backward, pass(prefix, true));
        if (m_shape.columns[m_keys[prefix.size()]].isText)
            return {};
        const bool isLast = prefix.size() + 1 == m_keys.size();
        const std::int64_t begin = forward.last.value_or(0);
        const std::int64_t end =
            std::min(backward.last.value_or(begin + kReachOfLastKey),
                     begin + (isLast || backward.last ? kReachOfLastKey : kReachOfOtherKeys));
        for (std::int64_t key = begin; key <= end && m_failures < kFailures; ++key) {
            Keys longer = prefix;
            longer.push_back(key);
            TRY_DO(read(longer));
        }
        return {};
    }

    [[nodiscard]] bool isComplete() const { return m_isComplete; }

private:
    struct Pass {
        bool isWhole = false;
        std::optional<std::int64_t> last = {}; ///< of the key's first value after the prefix
    };

    Result<Pass> pass(const Keys& prefix, bool isBackward)
    {
        auto rows = m_database.statement(queryText(prefix.size(), isBackward));
        for (const std::int64_t key : prefix)
            rows.bind(key);
        Pass pass;
        for (;;) {
            const auto more = rows.next();
            if (!more.has_value() && more.error().code == ErrorCode::Cancelled)
                return tl::unexpected(more.error());
            if (!more.has_value() || !*more) {
                pass.isWhole = more.has_value();
                m_failures += pass.isWhole ? 0 : 1;
                return goOn().transform([&] { return pass; });
            }
            const RawRow row = rowOf(rows);
            if (prefix.size() < m_keys.size())
                pass.last = row[m_keys[prefix.size()]].toLongLong();
            if (m_taken.insert(keyText(m_shape, row)).second) {
                TRY_DO(m_take(row));
                TRY_DO(goOn());
            }
        }
    }

    [[nodiscard]] QString queryText(std::size_t prefix, bool isBackward) const
    {
        QStringList columns;
        for (const SchemaColumn& column : m_shape.columns)
            columns += m_known.contains(column.name) ? column.name : u"NULL"_s;
        QStringList conditions;
        QStringList order;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const QString& name = m_shape.columns[m_keys[i]].name;
            if (i < prefix)
                conditions += name + u" = ?"_s;
            else
                order += name + (isBackward ? u" DESC"_s : u""_s);
        }
        return u"SELECT "_s + columns.join(u", "_s) + u" FROM "_s + m_shape.name +
               (conditions.isEmpty() ? u""_s : u" WHERE "_s + conditions.join(u" AND "_s)) +
               (order.isEmpty() ? u""_s : u" ORDER BY "_s + order.join(u", "_s));
    }

    [[nodiscard]] RawRow rowOf(const Statement& row) const
    {
        RawRow values;
        for (std::size_t i = 0; i < m_shape.columns.size(); ++i)
            values.push_back(row.value(static_cast<int>(i)));
        return values;
    }

    Result<void> goOn()
    {
        const bool isAsked = m_goesOn && ++m_steps % kRowsBetweenQuestions == 0;
        return isAsked && !m_goesOn() ? failure(ErrorCode::Cancelled) : Result<void>();
    }

    Database& m_database;
    const SchemaTable& m_shape;
    QStringList m_known; ///< columns that the database has
    const ContinueCallback& m_goesOn;
    const std::function<Result<void>(const RawRow&)>& m_take;
    std::vector<std::size_t> m_keys;
    std::set<QString> m_taken; ///< keys of the rows that were handed on
    bool m_isComplete = true;
    int m_failures = 0;
    int m_steps = 0;
};

} // namespace

std::vector<std::size_t> SchemaTable::keys() const
{
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].key > 0)
            positions.push_back(i);
    }
    std::ranges::sort(positions, {}, [this](std::size_t i) { return columns[i].key; });
    return positions;
}

std::optional<std::size_t> SchemaTable::indexOf(const QString& column) const
{
    const auto found = std::ranges::find(columns, column, &SchemaColumn::name);
    return found == columns.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - columns.begin()));
}

QString keyText(const SchemaTable& table, const RawRow& row)
{
    QStringList parts;
    for (const std::size_t i : table.keys())
        parts += table.columns[i].name + u' ' + row[i].toString();
    return parts.join(u", "_s);
}

Result<std::vector<SchemaTable>> tablesOf(Database& database)
{
    TRY(const auto names,
        collected<QString>(
            database.statement(u"SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0"
                               " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid"_s),
            [](const Statement& row) { return row.text(0); }));
    std::vector<SchemaTable> tables;
    for (const QString& name : names) {
        auto rows = database.statement(
            u"SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_info(?) ORDER BY cid"_s);
        TRY(auto columns, collected<SchemaColumn>(std::move(rows.bind(name)), [](const Statement& row) {
                QString standard = row.text(3);
                if (standard.startsWith(u'\''))
                    standard = standard.sliced(1, standard.size() - 2);
                return SchemaColumn{row.text(0), row.text(1) == "TEXT"_L1, row.flag(2) || row.flag(4),
                                    row.isNull(3) ? QVariant() : QVariant(standard),
                                    static_cast<int>(row.integer(4))};
            }));
        tables.push_back({name, std::move(columns)});
    }
    return tables;
}

Result<bool> salvageRows(Database& database, const SchemaTable& shape, const ContinueCallback& goesOn,
                         const std::function<Result<void>(const RawRow&)>& take)
{
    auto rows = database.statement(u"SELECT c.name FROM sqlite_schema AS s, pragma_table_info(s.name) AS c"
                                   " WHERE s.type = 'table' AND s.name = ?"_s);
    const auto known = collected<QString>(std::move(rows.bind(shape.name)),
                                          [](const Statement& row) { return row.text(0); });
    if (!known.has_value())
        return known.error().code == ErrorCode::Cancelled ? Result<bool>(tl::unexpected(known.error()))
                                                          : Result<bool>(false);
    const QStringList columns(known->begin(), known->end());
    for (const std::size_t key : shape.keys()) {
        if (!columns.contains(shape.columns[key].name))
            return false;
    }
    Salvage salvage(database, shape, columns, goesOn, take);
    return salvage.read({}).transform([&] { return salvage.isComplete(); });
}

} // namespace zahlmeister::app
