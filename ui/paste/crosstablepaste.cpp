// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/tablepaste.h"

#include <map>

#include <QCoreApplication>

#include "app/entry/resultentry.h"
#include "ui/models/crosstablemodel.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::GameResult;

struct CrosstablePasteTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::CrosstablePaste)
};

bool isDiagonalMark(const QString& text)
{
    static const QStringList kMarks{QStringLiteral("x"),      QStringLiteral("*"),
                                    QStringLiteral("#"),      QStringLiteral("\\"),
                                    QStringLiteral("-"),      QStringLiteral("\u2013"),
                                    QStringLiteral("\u2014"), QStringLiteral("\u00D7"),
                                    QStringLiteral("\u25A0"), QStringLiteral("\u2588")};
    return text.isEmpty() || kMarks.contains(text, Qt::CaseInsensitive);
}

// What the text says about a pairing, with the side it was said from.
struct Said {
    int row;
    int column;
    QString text;
    std::vector<GameResult> results;
};

using Pairings = std::map<std::pair<engine::ParticipantNumber, engine::ParticipantNumber>, Said>;

QString pairingText(const CrosstableModel& model, int row, int column)
{
    return model.nameAt(row) % QStringLiteral(" \u2013 ") % model.columnNameAt(column);
}

/// Adds what a cell says of its pairing to those that are known.
/// @return why the text cannot stand in the cell; empty when it can
QString readCrosstableCell(const CrosstableModel& model, int row, int column, const QString& text,
                           Pairings& pairings)
{
    if (model.isDiagonal(row, column))
        return isDiagonalMark(text)
                   ? QString()
                   : CrosstablePasteTr::tr(
                         "%1 cannot play against himself: \u201C%2\u201D stands on the diagonal.")
                         .arg(model.nameAt(row), text);
    auto results = app::resultsOfText(text);
    if (!results)
        return CrosstablePasteTr::tr(
                   "%1: \u201C%2\u201D is no result. Expected are 1, 0, \u00BD, + or \u2212.")
            .arg(pairingText(model, row, column), text);
    if (results->empty())
        return {};
    const int places = model.slotCount(row, column);
    if (static_cast<int>(results->size()) > places)
        return CrosstablePasteTr::tr("%1: \u201C%2\u201D has more results than the pairing has games (%3).")
            .arg(pairingText(model, row, column), text, formatCount(places));
    const auto [added, isNew] = pairings.try_emplace(
        std::minmax({model.numberAt(row), model.columnNumberAt(column)}), Said{row, column, text, *results});
    const Said& other = added->second;
    if (isNew)
        return {};
    for (GameResult& result : *results)
        result = result.mirrored();
    if (*results == other.results)
        return {};
    return CrosstablePasteTr::tr("%1: \u201C%2\u201D contradicts %3: \u201C%4\u201D.")
        .arg(pairingText(model, row, column), text, pairingText(model, other.row, other.column), other.text);
}

} // namespace

PastePlan planCrosstablePaste(const CrosstableModel& model, int row, int column, const QString& text)
{
    PastePlan plan;
    Pairings pairings;
    plan.refusals = readCells(model, row, column, text, [&](int r, int c, const QString& entry) {
        return readCrosstableCell(model, r, c, entry, pairings);
    });
    if (!plan.refusals.isEmpty())
        return plan;
    int changed = 0;
    for (const auto& [key, said] : pairings) {
        const auto edits = model.editsFor(said.row, said.column, said.results);
        plan.group.edits.insert(plan.group.edits.end(), edits.begin(), edits.end());
        changed += edits.empty() ? 0 : 1;
    }
    plan.group.name = {app::EditKind::Paste, {QString::number(changed)}};
    return plan;
}

} // namespace zahlmeister::ui
