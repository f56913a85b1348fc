// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tableopponents.h"

#include <algorithm>
#include <map>
#include <set>

#include <QRegularExpression>

#include "app/tables/tablecell.h"
#include "app/tables/tablename.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostPeople = 2000;
constexpr qsizetype kLongestCell = 120;

/// Only letters, in small.
QString key(const QString& text)
{
    QString letters;
    for (const QChar c : text) {
        if (c.isLetter())
            letters += c.toLower();
    }
    return letters;
}

/// People by everything that a cell may call them.
class Namings {
public:
    Namings(const TableShape& shape, const std::vector<int>& rows)
    {
        const int column =
            shape.column(TableColumn::Name).value_or(shape.column(TableColumn::LastName).value_or(-1));
        const auto first = shape.column(TableColumn::FirstName);
        std::vector<QString> names;
        for (const int row : rows)
            names.push_back(shape.cell(row, column));
        const NameOrder order = nameOrder(names);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const int number = static_cast<int>(i) + 1;
            const QString tidy = tidyName(names[i], order).name;
            const QString last = tidy.section(u',', 0, 0);
            QString forename = tidy.section(u',', 1).trimmed();
            if (first)
                forename = shape.cell(rows[i], *first);
            add(names[i], number);
            add(last, number);
            add(last + forename, number);
            add(forename + last, number);
            add(last + forename.left(1), number);
            add(forename.left(1) + last, number);
        }
    }

    /// @return nothing for an unknown name, or one of several people
    [[nodiscard]] std::optional<int> number(const QString& name) const
    {
        const auto found = m_numbers.find(key(name));
        return found != m_numbers.end() && found->second.size() == 1 ? std::optional(*found->second.begin())
                                                                     : std::nullopt;
    }

private:
    void add(const QString& name, int number)
    {
        if (const QString letters = key(name); letters.size() >= 2)
            m_numbers[letters].insert(number);
    }

    std::map<QString, std::set<int>> m_numbers;
};

/// `5w1` for `Müller (w) 1`; empty when nobody is named so.
QString numbered(const QString& cell, const Namings& namings)
{
    static const QString kResult =
        uR"((?:[01\x{00bd}+=-]|0[.,]5|remis)(?: ?[-:/] ?(?:[01\x{00bd}+=-]|0[.,]5))?k?)"_s;
    static const QRegularExpression kNameFirst(
        uR"(^(?:([wsb])[ :]\s?)?(\p{L}[\p{L}.,' -]{1,80}?)[ :(]{0,3}(?:\(?\b([wsb])\b\)?)?[ :(]{0,3}()"_s +
            kResult + uR"()?\)?$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kResultFirst(
        u"^("_s + kResult +
            uR"()[ :(]{1,3}(?:([wsb])[ :]\s?)?(\p{L}[\p{L}.,' -]{1,80}?)(?:\s?\(([wsb])\))?\)?$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (cell.size() > kLongestCell)
        return {};
    if (const auto match = kNameFirst.match(cell); match.hasMatch()) {
        if (const auto number = namings.number(match.captured(2)))
            return QString::number(*number) + u' ' + match.captured(1) + match.captured(3) + u' ' +
                   match.captured(4);
    }
    if (const auto match = kResultFirst.match(cell); match.hasMatch()) {
        if (const auto number = namings.number(match.captured(3)))
            return QString::number(*number) + u' ' + match.captured(2) + match.captured(4) + u' ' +
                   match.captured(1);
    }
    return {};
}

} // namespace

void numberOpponents(TableShape& shape)
{
    std::vector<int> columns = shape.columnsOf(TableColumn::Round);
    if (columns.empty())
        columns = shape.columnsOf(TableColumn::Opponent);
    std::vector<int> rows;
    for (std::size_t row = 0; row < shape.roles.size(); ++row) {
        if (shape.roles[row] == RowRole::Person || shape.roles[row] == RowRole::Dummy)
            rows.push_back(static_cast<int>(row));
    }
    if (columns.empty() || rows.size() < 2 || rows.size() > kMostPeople)
        return;
    std::map<std::pair<int, int>, QString> found;
    int wordy = 0;
    const auto letters = [](const QString& text) {
        return std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    };
    std::optional<Namings> namings;
    for (const int row : rows) {
        for (const int column : columns) {
            const QString& cell = shape.cell(row, column);
            if (letters(cell) < 2 || progressCell(cell, {}).kind != ProgressCell::Kind::Unreadable)
                continue;
            ++wordy;
            if (!namings)
                namings.emplace(shape, rows);
            if (QString text = numbered(cell, *namings); !text.isEmpty())
                found.emplace(std::pair(row, column), text.simplified());
        }
    }
    if (wordy == 0 || std::ssize(found) * 10 < wordy * 8)
        return;
    for (auto& [place, text] : found)
        shape.plain[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)] = text;
    shape.opponentsNamed = true;
}

} // namespace zahlmeister::app
