// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/tablepaste.h"

#include <algorithm>
#include <set>
#include <span>
#include <vector>

#include <QCoreApplication>

#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::Participant;

struct ParticipantsPasteTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::ParticipantsPaste)
};

class Planner {
public:
    Planner(const ParticipantsModel& model, int row, std::span<const ParticipantField> fields)
        : m_model(model), m_fields(fields), m_row(row), m_nextNumber(model.document().nextNumber())
    {
        for (const auto& participant : model.document().tournament().participants)
            m_taken.insert(participant.number);
    }

    /// @brief Whether the next line is that of somebody new.
    [[nodiscard]] bool isAdding() const { return m_row >= m_model.newRow(); }

    /// @return why the cells of a line cannot stand; empty when they can
    [[nodiscard]] QString read(const QStringList& cells);
    [[nodiscard]] app::EditGroup group() &&;

private:
    const ParticipantsModel& m_model;
    std::span<const ParticipantField> m_fields;
    int m_row;
    engine::ParticipantNumber m_nextNumber;
    std::set<engine::ParticipantNumber> m_taken;
    std::vector<app::Edit> m_edits;
    QString m_firstName;
    int m_cells = 0;
    int m_added = 0;
    int m_changed = 0;
};

QString Planner::read(const QStringList& cells)
{
    const bool isNew = isAdding();
    const Participant before = isNew ? Participant{.number = m_nextNumber} : m_model.participantAt(m_row);
    Participant participant = before;
    for (qsizetype cell = 0; cell < cells.size(); ++cell) {
        const auto reading = readFieldOf(m_model.document().tournament().header, participant,
                                         m_fields[static_cast<std::size_t>(cell)], cells[cell].trimmed());
        if (!reading.value)
            return reading.refusal;
        participant = *reading.value;
        ++m_cells;
    }
    ++m_row;
    if (!isNew && participant.number != before.number)
        return ParticipantsPasteTr::tr("%1 has the number %2; a number is changed in its own cell only.")
            .arg(formatName(before), formatCount(before.number.value()));
    if (isNew && !m_taken.insert(participant.number).second)
        return ParticipantsPasteTr::tr("Number %1 is taken already.")
            .arg(formatCount(participant.number.value()));
    if (participant == before && !isNew)
        return {};
    (isNew ? m_added : m_changed) += 1;
    if (m_edits.empty())
        m_firstName = formatName(participant);
    m_edits.push_back(app::PutParticipant{participant});
    m_nextNumber = std::max(m_nextNumber, engine::ParticipantNumber(participant.number.value() + 1));
    return {};
}

app::EditGroup Planner::group() &&
{
    if (m_changed > 0)
        return {{app::EditKind::Paste, {QString::number(m_cells)}}, std::move(m_edits)};
    if (m_added == 1)
        return {{app::EditKind::AddParticipant, {m_firstName}}, std::move(m_edits)};
    return {{app::EditKind::AddParticipants, {QString::number(m_added)}}, std::move(m_edits)};
}

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

bool areNamesWithNumbers(const QString& text)
{
    // Ratings and years of birth of most people are both among them.
    constexpr int kLeast = 700;
    constexpr int kMost = 2900;
    bool isAnyNumber = false;
    for (const QString& line : pastedLines(text)) {
        const QStringList cells = line.split(u'\t');
        if (line.trimmed().isEmpty() || (cells.size() == 2 && cells[1].trimmed().isEmpty()))
            continue;
        bool isNumber = false;
        const int number = cells.value(1).trimmed().toInt(&isNumber);
        if (cells.size() != 2 || !isNumber || number < kLeast || number > kMost)
            return false;
        isAnyNumber = true;
    }
    return isAnyNumber;
}

PastePlan planParticipantsPaste(const ParticipantsModel& model, int row,
                                std::span<const ParticipantField> fields, const QString& text)
{
    QStringList lines = pastedLines(text);
    if (lines.size() > 1 && lines.last().isEmpty()) // a spreadsheet ends the last line, too
        lines.removeLast();
    const auto room = static_cast<qsizetype>(fields.size());
    qsizetype widest = 0;
    for (const QString& line : lines)
        widest = std::max(widest, line.count(u'\t') + 1);
    if (widest > room)
        return {{}, {tooManyColumns(widest, room)}};
    Planner planner(model, firstBlankRow(model, row), fields);
    PastePlan plan;
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const bool isBlank = lines[line].trimmed().isEmpty();
        if (isBlank && planner.isAdding())
            continue; // it empties what it lies on, and adds nobody
        const QString refusal =
            planner.read(isBlank ? QStringList(widest, QString()) : lines[line].split(u'\t'));
        if (!refusal.isEmpty())
            plan.refusals.append(ParticipantsPasteTr::tr("Line %1: %2").arg(formatCount(line + 1), refusal));
    }
    if (plan.refusals.isEmpty())
        plan.group = std::move(planner).group();
    return plan;
}

} // namespace zahlmeister::ui
