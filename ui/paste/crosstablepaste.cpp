// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/tablepaste.h"

#include <map>

#include <QCoreApplication>

#include "ui/entry/resultentry.h"
#include "ui/models/crosstablemodel.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::GameResult;

struct Tr {
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

class Planner {
public:
    explicit Planner(const CrosstableModel& model) : m_model(model) { }

    void read(int row, int column, const QString& text);
    [[nodiscard]] PastePlan plan() &&;

private:
    [[nodiscard]] QString pairing(int row, int column) const
    {
        return m_model.nameAt(row) % QStringLiteral(" \u2013 ") % m_model.columnNameAt(column);
    }

    const CrosstableModel& m_model;
    std::map<std::pair<engine::ParticipantNumber, engine::ParticipantNumber>, Said> m_said;
    QStringList m_refusals;
};

void Planner::read(int row, int column, const QString& text)
{
    if (m_model.isDiagonal(row, column)) {
        if (!isDiagonalMark(text))
            m_refusals.append(Tr::tr("%1 cannot play against himself: \u201C%2\u201D stands on the diagonal.")
                                  .arg(m_model.nameAt(row), text));
        return;
    }
    auto results = resultsOfText(text);
    if (!results) {
        m_refusals.append(Tr::tr("%1: \u201C%2\u201D is no result. Expected are 1, 0, \u00BD, + or \u2212.")
                              .arg(pairing(row, column), text));
        return;
    }
    if (results->empty())
        return;
    const int places = m_model.slotCount(row, column);
    if (static_cast<int>(results->size()) > places) {
        m_refusals.append(Tr::tr("%1: \u201C%2\u201D has more results than the pairing has games (%3).")
                              .arg(pairing(row, column), text, formatCount(places)));
        return;
    }
    const auto [added, isNew] =
        m_said.try_emplace(std::minmax({m_model.numberAt(row), m_model.columnNumberAt(column)}),
                           Said{row, column, text, *results});
    const Said& other = added->second;
    if (isNew)
        return;
    for (GameResult& result : *results)
        result = result.mirrored();
    if (*results != other.results)
        m_refusals.append(Tr::tr("%1: \u201C%2\u201D contradicts %3: \u201C%4\u201D.")
                              .arg(pairing(row, column), text, pairing(other.row, other.column), other.text));
}

PastePlan Planner::plan() &&
{
    PastePlan plan;
    plan.refusals = std::move(m_refusals);
    if (!plan.refusals.isEmpty())
        return plan;
    int changed = 0;
    for (const auto& [key, said] : m_said) {
        const auto edits = m_model.editsFor(said.row, said.column, said.results);
        plan.group.edits.insert(plan.group.edits.end(), edits.begin(), edits.end());
        changed += edits.empty() ? 0 : 1;
    }
    plan.group.name = {app::EditKind::Paste, {QString::number(changed)}};
    return plan;
}

} // namespace

PastePlan planCrosstablePaste(const CrosstableModel& model, int row, int column, const QString& text)
{
    Planner planner(model);
    const QStringList refusals = readCells(
        model, row, column, text, [&](int r, int c, const QString& entry) { planner.read(r, c, entry); });
    return refusals.isEmpty() ? std::move(planner).plan() : PastePlan{{}, refusals};
}

} // namespace zahlmeister::ui
