// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/findingsmodel.h"

#include <algorithm>

#include "app/check/acceptance.h"
#include "app/check/findinggroups.h"
#include "app/document/tournamentdocument.h"
#include "ui/entry/participantfields.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

FindingsModel::FindingsModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractListModel(parent), m_evaluation(evaluation)
{
    connect(&m_evaluation, &app::LiveEvaluation::updated, this, &FindingsModel::refresh);
    connect(&m_evaluation.document(), &app::TournamentDocument::draftsChanged, this, &FindingsModel::refresh);
    refresh();
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const FindingsModel::Row* FindingsModel::rowAt(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)
               ? &m_rows[static_cast<std::size_t>(index.row())]
               : nullptr;
}

std::vector<engine::Finding> FindingsModel::findings(const QModelIndex& index) const
{
    std::vector<engine::Finding> found;
    const Row* row = rowAt(index);
    if (row == nullptr || row->section == Section::Entries)
        return found;
    for (const int at : row->at)
        found.push_back(m_findings[static_cast<std::size_t>(at)]);
    return found;
}

std::optional<app::Draft> FindingsModel::entry(const QModelIndex& index) const
{
    const Row* row = rowAt(index);
    if (row == nullptr || row->section != Section::Entries || row->at.empty())
        return std::nullopt;
    return m_entries[static_cast<std::size_t>(row->at.front())];
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    const Row* row = rowAt(index);
    if (row == nullptr)
        return {};
    if (role == HeadingRole)
        return row->at.empty();
    if (row->at.empty())
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? heading(row->section) : QVariant();
    const engine::Finding* found =
        row->section == Section::Entries ? nullptr : &m_findings[static_cast<std::size_t>(row->at.front())];
    const auto level = found != nullptr ? found->level : engine::FindingLevel::Error;
    switch (role) {
    case LevelRole: return static_cast<int>(level);
    case ReasonRole: return found != nullptr ? reasonOf(*found) : QString();
    case Qt::DisplayRole: return textOf(*row).sentence;
    case PlaceRole: return textOf(*row).place;
    case AdviceRole: return textOf(*row).explanation;
    case ClauseRole: return textOf(*row).clause;
    case Qt::AccessibleTextRole: {
        const FindingText text = textOf(*row);
        QStringList parts{findingLevelName(level), text.place, text.sentence, text.explanation, text.clause};
        parts.removeAll(QString());
        return parts.join(u", "_s);
    }
    default: return {};
    }
}

FindingText FindingsModel::textOf(const engine::Finding& finding) const
{
    FindingText text = findingText(finding, m_evaluation.document().tournament(), m_evaluation.system());
    if (const QString reason = reasonOf(finding); !reason.isEmpty())
        text.explanation = fillPattern(tr("Accepted: %1"), {reason});
    return text;
}

FindingText FindingsModel::textOf(const app::Draft& entry) const
{
    FindingText text;
    text.sentence = fillPattern(tr("“%1” was typed, but not taken."), {entry.text.trimmed()});
    text.explanation = tr("It counts nowhere. Enter leads there: correct it, or drop it with Esc or Delete.");
    text.place = readinessItemName(app::ReadinessItem::Results);
    if (const auto cell = cellOfDraft(entry.place))
        text.place =
            fillPattern(tr("%1, %2"), {formatParticipant(m_evaluation.document().tournament(), cell->first),
                                       fieldHead(cell->second)});
    return text;
}

/// The place of several players is their number; who they are stands below, where there is room for names.
FindingText FindingsModel::textOf(const Row& row) const
{
    const auto first = static_cast<std::size_t>(row.at.front());
    if (row.section == Section::Entries)
        return textOf(m_entries[first]);
    FindingText text = textOf(m_findings[first]);
    if (row.at.size() == 1)
        return text;
    QStringList players;
    for (const int at : row.at)
        players += formatParticipant(m_evaluation.document().tournament(),
                                     *m_findings[static_cast<std::size_t>(at)].place.participant);
    text.place = tr("%n player(s)", nullptr, static_cast<int>(players.size()));
    text.explanation += u'\n' + players.join(u"; "_s);
    return text;
}

Qt::ItemFlags FindingsModel::flags(const QModelIndex& index) const
{
    const Row* row = rowAt(index);
    if (row == nullptr || row->at.empty())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void FindingsModel::setActive(bool active)
{
    m_active = active;
    if (m_active && m_stale)
        reload();
}

void FindingsModel::refresh()
{
    m_stale = true;
    if (m_active)
        reload();
}

void FindingsModel::reload()
{
    m_stale = false;
    const std::vector<engine::Finding>& now = m_evaluation.findings();
    const auto& acceptances = m_evaluation.document().tournament().header.acceptances;
    std::vector<app::Draft> entries = m_evaluation.document().drafts();
    std::erase_if(entries, [](const app::Draft& entry) { return entry.text.trimmed().isEmpty(); });
    if (now == m_findings && acceptances == m_acceptances && entries == m_entries) {
        // The same findings may read differently: a name or a number in their sentences may be new.
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(entries);
    m_findings = now;
    m_acceptances = acceptances;
    group();
    endResetModel();
}

FindingsModel::Section FindingsModel::sectionOf(const engine::Finding& finding) const
{
    switch (finding.level) {
    case engine::FindingLevel::Error: return Section::Errors;
    case engine::FindingLevel::Warning:
        return reasonOf(finding).isEmpty() ? Section::Warnings : Section::Accepted;
    case engine::FindingLevel::Note: break;
    }
    return Section::Notes;
}

void FindingsModel::group()
{
    m_rows.clear();
    for (const auto& same : app::findingGroups(m_findings, m_evaluation.document().tournament())) {
        Row& row = m_rows.emplace_back(Row{sectionOf(m_findings[same.front()])});
        for (const std::size_t at : same)
            row.at.push_back(static_cast<int>(at));
    }
    for (int at = 0; at < entries(); ++at)
        m_rows.push_back({Section::Entries, {at}});
    std::ranges::stable_sort(m_rows, {}, &Row::section);
    for (auto row = m_rows.begin(); row != m_rows.end(); ++row) {
        if (row == m_rows.begin() || row->section != std::prev(row)->section)
            row = std::next(m_rows.insert(row, {row->section}));
    }
}

QString FindingsModel::reasonOf(const engine::Finding& finding) const
{
    const engine::Acceptance* acceptance = app::acceptanceOf(finding, m_evaluation.document().tournament());
    return acceptance ? fromEngine(acceptance->reason) : QString();
}

int FindingsModel::rowOf(int position) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& one) {
        return one.section != Section::Entries &&
               std::find(one.at.begin(), one.at.end(), position) != one.at.end();
    });
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

/// Counts findings, not rows, as the check-list beside them does.
QString FindingsModel::heading(Section section) const
{
    int number = 0;
    for (const Row& row : m_rows)
        number += row.section == section ? static_cast<int>(row.at.size()) : 0;
    switch (section) {
    case Section::Entries: return tr("%n entry(ies) not taken", nullptr, number);
    case Section::Errors: return tr("%n error(s)", nullptr, number);
    case Section::Warnings: return tr("%n warning(s)", nullptr, number);
    case Section::Accepted: return tr("%n warning(s) accepted", nullptr, number);
    case Section::Notes: break;
    }
    return tr("%n note(s)", nullptr, number);
}

} // namespace zahlmeister::ui
