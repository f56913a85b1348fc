// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/statedtext.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <QCoreApplication>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class StatedTr {
    Q_DECLARE_TR_FUNCTIONS(StatedTable)
};

QString opponentsText(engine::OpponentScores opponents)
{
    return opponents == engine::OpponentScores::AsOnTable
               ? StatedTr::tr("opponents' points as on the table")
               : StatedTr::tr("opponents' unplayed rounds as draws");
}

QString unplayedText(engine::OwnUnplayed own)
{
    switch (own) {
    case engine::OwnUnplayed::Nothing: return StatedTr::tr("unplayed rounds count nothing");
    case engine::OwnUnplayed::ForfeitsAsGames: return StatedTr::tr("forfeits count as games, byes nothing");
    case engine::OwnUnplayed::OwnScore: return StatedTr::tr("unplayed rounds against oneself");
    case engine::OwnUnplayed::DrawWithOneself:
        return StatedTr::tr("unplayed rounds as draws against oneself");
    case engine::OwnUnplayed::VirtualOpponent: break;
    }
    return StatedTr::tr("unplayed rounds against a virtual opponent, as until August 2023");
}

QString figureText(double value)
{
    return std::isnan(value) ? u"–"_s : formatNumberShort(value, 2);
}

/// Figures as they stand there, with the decimal sign of the language.
QString statedText(const std::string& figure)
{
    const QString text = QString::fromStdString(figure);
    const qsizetype point = text.indexOf(u'.');
    return formatNumber(text.toDouble(), point < 0 ? 0 : static_cast<int>(text.size() - point - 1));
}

QString differenceText(const engine::StatedComparison& comparison, const engine::StatedDifference& one)
{
    return criterionText(comparison, one.criterion) + u' ' + statedText(one.stated) + u" ≠ "_s +
           figureText(one.computed);
}

/// `BH: 20 of 22 figures as computed`, with what would produce the others.
QString columnText(const engine::StatedComparison& comparison, const engine::StatedColumn& column,
                   engine::TieBreakEdition edition)
{
    const QString name = criterionText(comparison, column.criterion);
    const bool isUnknown = !column.tieBreak && column.criterion != engine::kStatedPoints &&
                           column.criterion != engine::kStatedPlace;
    if (isUnknown)
        return fillPattern(StatedTr::tr("%1: no known tie-break has these figures."), {name});
    const QString text = fillPattern(StatedTr::tr("%1: %2 of %3 as computed."),
                                     {name, formatCount(column.equal), formatCount(column.figures)});
    if (!column.setting)
        return text;
    return text + u' ' +
           fillPattern(StatedTr::tr("All of them would follow from: %1."),
                       {settingText(*column.setting, edition)});
}

} // namespace

QString criterionText(const engine::StatedComparison& comparison, const std::string& criterion)
{
    if (criterion == engine::kStatedPoints)
        return StatedTr::tr("Points");
    if (criterion == engine::kStatedPlace)
        return StatedTr::tr("Place");
    const QString code = QString::fromStdString(criterion);
    const auto column = std::ranges::find(comparison.columns, criterion, &engine::StatedColumn::criterion);
    const bool isNamed = engine::tieBreakFromText(criterion).has_value();
    if (isNamed || column == comparison.columns.end() || !column->tieBreak)
        return code;
    return code + u" = "_s + QString::fromStdString(engine::tieBreakText(*column->tieBreak));
}

QString settingText(const engine::StatedSetting& setting, engine::TieBreakEdition edition)
{
    if (setting.isByOwnFigures)
        return StatedTr::tr("the other figures of the organiser's table");
    if (setting.winPoints > 0)
        return fillPattern(StatedTr::tr("%1 points for a win, %2 for a draw"),
                           {formatCount(setting.winPoints), formatCount(setting.drawPoints)});
    std::vector<engine::TieBreak> list = setting.tieBreaks;
    std::optional<engine::TieBreakEdition> other = setting.edition;
    for (engine::TieBreak& one : list) {
        other = one.edition ? one.edition : other;
        one.edition.reset();
    }
    QStringList parts{list.empty() ? StatedTr::tr("the points alone, in any order")
                                   : QString::fromStdString(engine::tieBreaksText(list))};
    if (setting.habit && setting.habit->cutOfSummed > 0)
        parts += StatedTr::tr("each summed Buchholz without the lowest");
    if (setting.habit)
        parts += QStringList{opponentsText(setting.habit->opponents), unplayedText(setting.habit->own)};
    else if (other && *other != edition)
        parts += fillPattern(StatedTr::tr("edition of %1"),
                             {QString::fromUtf8(engine::editionText(*other).data())});
    return parts.join(u", "_s);
}

QString statedDifferenceText(const engine::StatedComparison& comparison, engine::ParticipantNumber number)
{
    QStringList texts;
    for (const engine::StatedDifference& one : comparison.differences) {
        if (one.number == number)
            texts += differenceText(comparison, one);
    }
    return texts.join(u"; "_s);
}

namespace {

QString causeText(const std::optional<engine::StatedSetting>& setting, engine::TieBreakEdition edition)
{
    return setting ? fillPattern(StatedTr::tr("would follow from: %1"), {settingText(*setting, edition)})
                   : StatedTr::tr("follows from nothing that is known");
}

} // namespace

QString statedExplanation(const engine::StatedComparison& comparison,
                          const engine::StatedDifference& difference, engine::TieBreakEdition edition)
{
    return fillPattern(StatedTr::tr("Organiser's table: %1 – the figure there %2."),
                       {differenceText(comparison, difference), causeText(difference.setting, edition)});
}

QStringList statedNotes(const engine::Tournament& tournament, const engine::StatedComparison& comparison,
                        engine::TieBreakEdition edition)
{
    if (comparison.columns.empty())
        return {};
    QStringList columns;
    for (const engine::StatedColumn& column : comparison.columns)
        columns += columnText(comparison, column, edition);
    QStringList notes{fillPattern(StatedTr::tr("The organiser's own table, after round %1: %2"),
                                  {formatCount(comparison.round), columns.join(u' ')})};
    // Those of one column and one cause together.
    std::vector<std::pair<const engine::StatedDifference*, QStringList>> groups;
    for (const engine::StatedDifference& one : comparison.differences) {
        const auto group = std::ranges::find_if(groups, [&](const auto& known) {
            return known.first->criterion == one.criterion && known.first->setting == one.setting;
        });
        QStringList& texts =
            group != groups.end() ? group->second : groups.emplace_back(&one, QStringList()).second;
        texts += fillPattern(u"%1 %2 ≠ %3"_s, {formatName(tournament, one.number), statedText(one.stated),
                                               figureText(one.computed)});
    }
    for (const auto& [first, texts] : groups) {
        notes += fillPattern(u"%1 – %2: %3."_s, {criterionText(comparison, first->criterion),
                                                 causeText(first->setting, edition), texts.join(u"; "_s)});
    }
    return notes;
}

} // namespace zahlmeister::ui
