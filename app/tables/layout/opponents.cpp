// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/layout/opponents.h"

#include <map>
#include <set>

#include <QRegularExpression>

#include "app/names/writtennames.h"
#include "app/tables/cells/words.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostPeople = 2000;
constexpr qsizetype kLongestOpponents = 120;

/// People by everything that a cell may call them.
class Namings {
public:
    Namings(const Layout& layout, const std::vector<int>& rows)
    {
        std::vector<QString> names;
        for (const int row : rows)
            names.push_back(layout.cell(row, layout.nameColumn()).plain());
        const NameOrder order = nameOrder(names);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const QString tidy = tidyName(names[i], order).name;
            const QString last = tidy.section(u',', 0, 0);
            const QString first = layout.has(TableColumn::FirstName)
                                      ? layout.cell(rows[i], TableColumn::FirstName).plain()
                                      : tidy.section(u',', 1).trimmed();
            for (const QString& name : {names[i], last, QString(last + first), QString(first + last),
                                        QString(last + first.left(1)), QString(first.left(1) + last)}) {
                if (const QString letters = key(name); letters.size() >= 2)
                    m_numbers[letters].insert(static_cast<int>(i) + 1);
            }
        }
    }

    /// @return empty for an unknown name, or one of several people
    [[nodiscard]] QString number(const QString& name) const
    {
        const auto found = m_numbers.find(key(name));
        return found != m_numbers.end() && found->second.size() == 1 ? QString::number(*found->second.begin())
                                                                     : QString();
    }

private:
    /// Only letters, in small.
    static QString key(QString text)
    {
        return text.removeIf([](QChar c) { return !c.isLetter(); }).toLower();
    }

    std::map<QString, std::set<int>> m_numbers;
};

/// `5w1` for `Müller (w) 1`; empty when nobody is named so.
QString numbered(const QString& cell, const Namings& namings)
{
    static const QString kResult =
        uR"((?<result>(?:[01\x{00bd}+=-]|0[.,]5|remis)(?: ?[-:/] ?(?:[01\x{00bd}+=-]|0[.,]5))?k?))"_s;
    static const QString kName = uR"((?:(?<before>[wsb])[ :]\s?)?(?<name>\p{L}[\p{L}.,' -]{1,80}?))"_s;
    static const QRegularExpression kNameFirst = anyCase(
        u'^' + kName + uR"([ :(]{0,3}(?:\(?\b(?<behind>[wsb])\b\)?)?[ :(]{0,3})"_s + kResult + uR"(?\)?$)"_s);
    static const QRegularExpression kResultFirst =
        anyCase(u'^' + kResult + u"[ :(]{1,3}"_s + kName + uR"((?:\s?\((?<behind>[wsb])\))?\)?$)"_s);
    if (cell.size() > kLongestOpponents)
        return {};
    for (const QRegularExpression* pattern : {&kNameFirst, &kResultFirst}) {
        const auto match = pattern->match(cell);
        const QString number = match.hasMatch() ? namings.number(match.captured(u"name"_s)) : QString();
        if (!number.isEmpty())
            return QString(number + u' ' + match.captured(u"before"_s) + match.captured(u"behind"_s) + u' ' +
                           match.captured(u"result"_s))
                .simplified();
    }
    return {};
}

} // namespace

void numberOpponents(Layout& layout, CellTexts& texts)
{
    std::vector<int> columns = layout.columnsOf(TableColumn::Round);
    if (columns.empty())
        columns = layout.columnsOf(TableColumn::Opponent);
    const std::vector<int> rows = layout.rowsOf(RowRole::Person, RowRole::Dummy);
    if (columns.empty() || rows.size() < 2 || rows.size() > kMostPeople)
        return;
    std::map<CellPlace, QString> found;
    int wordy = 0;
    std::optional<Namings> namings;
    for (const int row : rows) {
        for (const int column : columns) {
            const Cell& cell = layout.cell(row, column);
            if (lettersIn(cell.plain()) < 2 || cell.progress().kind != ProgressCell::Kind::Unreadable)
                continue;
            ++wordy;
            if (!namings)
                namings.emplace(layout, rows);
            if (const QString text = numbered(cell.plain(), *namings); !text.isEmpty())
                found.emplace(CellPlace(row, column), text);
        }
    }
    if (wordy == 0 || std::ssize(found) * 10 < wordy * 8)
        return;
    for (const auto& [place, text] : found)
        layout.cells[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)] =
            &texts.of(text);
    layout.opponentsNamed = true;
}

} // namespace zahlmeister::app
