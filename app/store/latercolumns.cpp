// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/latercolumns.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>

#include <QLatin1StringView>
#include <QStringList>

#include "app/store/migrations.h"
#include "app/store/recordrows.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

struct Table {
    QLatin1StringView name;
    int since;
};

constexpr Table kLaterTables[] = {
    {"archived_revision"_L1, 14}, {"entered_game"_L1, 15},  {"decided_seat"_L1, 16},
    {"entered_person"_L1, 17},    {"stated_value"_L1, 20},  {"penalty"_L1, 20},
    {"published_page"_L1, 21},    {"team_spelling"_L1, 22}, {"elo_period"_L1, 22},
    {"adjustment"_L1, 22},
};

template <class Value>
constexpr bool kIsOptional = false;
template <class Value>
constexpr bool kIsOptional<std::optional<Value>> = true;

/// What a column may have besides its type; empty: anything.
template <class Value>
QString condition(const QString& column, const FieldRules& rules)
{
    const auto between = [&column](int least, int most) {
        return u"%1 BETWEEN %2 AND %3"_s.arg(column).arg(least).arg(most);
    };
    if constexpr (std::is_same_v<Value, bool>) {
        return column + u" IN (0, 1)";
    } else if constexpr (std::is_same_v<Value, engine::Date>) {
        return column + u" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'";
    } else if constexpr (std::is_enum_v<Value>) {
        QStringList all;
        for (const Word<Value>& word : words<Value>())
            all.append(u"'%1'"_s.arg(QLatin1StringView(word.text)));
        return u"%1 IN (%2)"_s.arg(column, all.join(u", "_s));
    } else if constexpr (std::is_same_v<Value, engine::Rating>) {
        return between(engine::Rating::kMinimum, engine::Rating::kMaximum);
    } else if constexpr (std::is_same_v<Plain<Value>, int>) {
        const bool isBounded = rules.most < std::numeric_limits<int>::max();
        return isBounded ? between(rules.least, rules.most) : QString();
    } else {
        return {};
    }
}

QString literal(const std::string& text)
{
    return u"'%1'"_s.arg(QString::fromStdString(text));
}

QString literal(std::int64_t number)
{
    return QString::number(number);
}

/// The column of a field; a new record's value stands where there was none.
template <class Record, class Member>
QString definitionOf(const Field<Record, Member>& field)
{
    const QString column = nameOf(field.column());
    const auto text = [&]<class Value>(const Value* /*type*/, const QString& needed) -> QString {
        constexpr bool isText = std::is_same_v<Plain<Value>, std::string>;
        const QString check = condition<Value>(column, field.rules);
        return column + (isText ? u" TEXT"_s : u" INTEGER"_s) + needed +
               (check.isEmpty() ? QString() : u" CHECK (%1)"_s.arg(check));
    };
    if constexpr (kIsOptional<Member>) {
        return text(static_cast<const typename Member::value_type*>(nullptr), {});
    } else {
        const Member& value = blank<Record>().*field.member;
        return text(&value, u" NOT NULL DEFAULT "_s + literal(plainOf(value)));
    }
}

/// Adds the later columns of a record, and those of its lists.
template <class Record>
void addColumns(std::vector<LaterColumn>& columns, const QString& table)
{
    forEachField<Record>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if constexpr (kIsList<Value>)
            addColumns<typename Value::value_type>(columns, nameOf(field.rules.table));
        else if (field.rules.since > sinceWhen(table))
            columns.push_back({field.rules.since, table, definitionOf(field)});
    });
}

} // namespace

int sinceWhen(const QString& table)
{
    const auto* const later = std::ranges::find(kLaterTables, table, &Table::name);
    return later == std::end(kLaterTables) ? kFirstSchemaVersion : later->since;
}

const std::vector<LaterColumn>& laterColumns()
{
    static const std::vector<LaterColumn> kColumns = [] {
        std::vector<LaterColumn> columns;
        addColumns<engine::TournamentHeader>(columns, u"tournament"_s);
        addColumns<engine::Participant>(columns, u"participant"_s);
        addColumns<engine::Game>(columns, u"game"_s);
        const auto bound = std::ranges::find_if(columns, [](const LaterColumn& column) {
            return column.definition.startsWith("entered_bound "_L1);
        });
        bound->definition = u"entered_bound TEXT"_s; // it came without a condition
        columns.push_back(
            {16, u"person_decision"_s, u"state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2)"_s});
        columns.push_back({20, u"unnamed_person"_s, u"person TEXT NOT NULL DEFAULT ''"_s});
        std::ranges::stable_sort(columns, {}, &LaterColumn::since);
        return columns;
    }();
    return kColumns;
}

} // namespace zahlmeister::app
