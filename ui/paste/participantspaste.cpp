// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/tablepaste.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>

#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::Participant;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::ParticipantsPaste)
};

class Planner {
public:
    Planner(const ParticipantsModel& model, int row, ParticipantField first)
        : m_model(model), m_first(first), m_row(row), m_nextNumber(model.document().nextNumber())
    {
        for (const auto& participant : model.document().tournament().participants)
            m_taken.insert(participant.number);
    }

    /// @param cells what stands in a line; of a blank one as many empty ones as the text is wide
    void read(qsizetype line, const QStringList& cells);
    /// A blank line: empties what it lies on, and adds nobody.
    void readBlank(qsizetype line, qsizetype cells)
    {
        if (m_row < m_model.newRow())
            read(line, QStringList(cells, QString()));
    }
    [[nodiscard]] PastePlan plan() &&;

private:
    void refuse(qsizetype line, const QString& sentence)
    {
        m_refusals.append(Tr::tr("Line %1: %2").arg(formatCount(line + 1), sentence));
    }
    bool readNumber(qsizetype line, Participant& participant, bool isNew);

    const ParticipantsModel& m_model;
    ParticipantField m_first;
    int m_row;
    engine::ParticipantNumber m_nextNumber;
    std::set<engine::ParticipantNumber> m_taken;
    std::vector<app::Edit> m_edits;
    QStringList m_refusals;
    QString m_firstName;
    int m_cells = 0;
    int m_added = 0;
    int m_changed = 0;
};

void Planner::read(qsizetype line, const QStringList& cells)
{
    const bool isNew = m_row >= m_model.newRow();
    const Participant before = isNew ? Participant{.number = m_nextNumber} : m_model.participantAt(m_row);
    Participant participant = before;
    for (qsizetype cell = 0; cell < cells.size(); ++cell) {
        const int column = ParticipantsModel::columnOf(m_first) + static_cast<int>(cell);
        const auto reading =
            readField(participant, ParticipantsModel::fieldAt(column), cells[cell].trimmed());
        if (!reading.value) {
            refuse(line, reading.refusal);
            return;
        }
        participant = *reading.value;
        ++m_cells;
    }
    ++m_row;
    if (!isNew && participant.number != before.number) {
        refuse(line, Tr::tr("%1 has the number %2; a number is changed in its own cell only.")
                         .arg(formatName(before), formatCount(before.number.value())));
        return;
    }
    if (isNew && !m_taken.insert(participant.number).second) {
        refuse(line, Tr::tr("Number %1 is taken already.").arg(formatCount(participant.number.value())));
        return;
    }
    if (participant == before && !isNew)
        return;
    (isNew ? m_added : m_changed) += 1;
    if (m_edits.empty())
        m_firstName = formatName(participant);
    m_edits.push_back(app::PutParticipant{participant});
    m_nextNumber = std::max(m_nextNumber, engine::ParticipantNumber(participant.number.value() + 1));
}

PastePlan Planner::plan() &&
{
    PastePlan plan;
    plan.refusals = std::move(m_refusals);
    if (!plan.refusals.isEmpty())
        return plan;
    plan.group.edits = std::move(m_edits);
    if (m_changed > 0)
        plan.group.name = {app::EditKind::Paste, {QString::number(m_cells)}};
    else if (m_added == 1)
        plan.group.name = {app::EditKind::AddParticipant, {m_firstName}};
    else
        plan.group.name = {app::EditKind::AddParticipants, {QString::number(m_added)}};
    return plan;
}

} // namespace

namespace {

/// Where people are added: in the first of the rows that were prepared for them, else where the table ends.
int firstBlankRow(const ParticipantsModel& model, int row)
{
    const auto isBlank = [&](int at) {
        const Participant& participant = model.participantAt(at);
        return participant.name.empty() && participant.personId.empty() && !participant.rating;
    };
    if (row != model.newRow())
        return row;
    while (row > 0 && isBlank(row - 1))
        --row;
    return row;
}

} // namespace

PastePlan planParticipantsPaste(const ParticipantsModel& model, int row, ParticipantField first,
                                const QString& text)
{
    QStringList lines = pastedLines(text);
    if (lines.size() > 1 && lines.last().isEmpty()) // a spreadsheet ends the last line, too
        lines.removeLast();
    const qsizetype room = kParticipantFieldCount - ParticipantsModel::columnOf(first);
    qsizetype widest = 0;
    for (const QString& line : lines)
        widest = std::max(widest, line.count(u'\t') + 1);
    if (widest > room)
        return {{}, {tooManyColumns(widest, room)}};
    Planner planner(model, firstBlankRow(model, row), first);
    for (qsizetype line = 0; line < lines.size(); ++line) {
        if (lines[line].trimmed().isEmpty())
            planner.readBlank(line, widest);
        else
            planner.read(line, lines[line].split(u'\t'));
    }
    return std::move(planner).plan();
}

} // namespace zahlmeister::ui
