// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/findingsmodel.h"

#include <algorithm>
#include <iterator>
#include <utility>

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

const app::ReadinessEntry& FindingsModel::entryOf(const Row& heading) const
{
    return m_checkList[static_cast<std::size_t>(*heading.item)];
}

bool FindingsModel::isFoldable(app::ReadinessItem item) const
{
    return m_checkList[static_cast<std::size_t>(item)].state == app::ReadinessState::Done &&
           m_filled.contains(item);
}

QVariant FindingsModel::headingData(const Row& row, int role) const
{
    if (!row.item) {
        switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole: return tr("%n entry(ies) not taken", nullptr, entries());
        case SignRole: return readinessSign(app::ReadinessState::Blocked);
        case TintRole: return static_cast<int>(ColorRole::Negative);
        default: return {};
        }
    }
    const app::ReadinessEntry& entry = entryOf(row);
    const QString name = readinessItemName(entry.item);
    switch (role) {
    case Qt::DisplayRole: return name;
    case StateRole: return readinessStateText(entry);
    case Qt::AccessibleTextRole: return QString(name + u", "_s + readinessStateText(entry));
    case SignRole: return readinessSign(entry.state);
    case TintRole: return static_cast<int>(readinessColor(entry.state));
    case FoldRole: return isFoldable(entry.item) ? QVariant(!m_opened.contains(entry.item)) : QVariant();
    default: return {};
    }
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    const Row* row = rowAt(index);
    if (row == nullptr)
        return {};
    if (role == HeadingRole)
        return row->isHeading;
    if (row->isHeading)
        return headingData(*row, role);
    const engine::Finding* found =
        row->section == Section::Entries ? nullptr : &m_findings[static_cast<std::size_t>(row->at.front())];
    const auto level = found != nullptr ? found->level : engine::FindingLevel::Error;
    switch (role) {
    case LevelRole: return static_cast<int>(level);
    case SignRole: return row->section == Section::Accepted ? u"\u2713"_s : findingLevelSign(level);
    case TintRole:
        return static_cast<int>(row->section == Section::Accepted ? ColorRole::SecondaryText
                                                                  : findingLevelColor(level));
    case ReasonRole: return found != nullptr ? reasonOf(*found) : QString();
    case PlacesRole: return placesOf(*row);
    case IsWholeRole: return found != nullptr && m_wholePlaces.contains(found->code);
    case Qt::DisplayRole: return textOf(*row).sentence;
    case PlaceRole: return textOf(*row).place;
    case AdviceRole: return textOf(*row).explanation;
    case ClauseRole: return textOf(*row).clause;
    case Qt::AccessibleTextRole: {
        const FindingText text = textOf(*row);
        QStringList parts{findingLevelName(level), text.place, text.sentence, text.explanation, text.clause};
        if (row->at.size() > 1)
            parts += placesOf(*row).join(u"; "_s);
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
    if (row.at.size() > 1)
        text.place = tr("%n player(s)", nullptr, static_cast<int>(row.at.size()));
    return text;
}

QStringList FindingsModel::placesOf(const Row& row) const
{
    if (row.at.size() == 1) {
        // What is wrong with the tournament as a whole has no place but its data.
        const engine::Finding* found =
            row.section == Section::Entries ? nullptr : &m_findings[static_cast<std::size_t>(row.at.front())];
        const bool isWhole =
            found != nullptr && !found->place.participant && !found->place.game && !found->place.gameIndex;
        return isWhole ? QStringList() : QStringList{textOf(row).place};
    }
    QStringList players;
    for (const int at : row.at)
        players += formatParticipant(m_evaluation.document().tournament(),
                                     *m_findings[static_cast<std::size_t>(at)].place.participant);
    return players;
}

Qt::ItemFlags FindingsModel::flags(const QModelIndex& index) const
{
    const Row* row = rowAt(index);
    if (row == nullptr || (row->isHeading && (!row->item || !isFoldable(*row->item))))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void FindingsModel::setChangedEntries(int count)
{
    if (std::exchange(m_changedEntries, count) != count)
        refresh();
}

void FindingsModel::toggle(const QModelIndex& heading)
{
    const Row* row = rowAt(heading);
    if (row == nullptr || !row->isHeading || !row->item || !isFoldable(*row->item))
        return;
    const app::ReadinessItem item = *row->item;
    if (m_opened.erase(item) == 0)
        m_opened.insert(item);
    regroup();
}

void FindingsModel::showAllPlaces(const QModelIndex& index)
{
    const auto found = findings(index);
    if (found.empty())
        return;
    m_wholePlaces.insert(found.front().code);
    Q_EMIT dataChanged(index, index);
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
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto& acceptances = tournament.header.acceptances;
    std::vector<app::Draft> entries = m_evaluation.document().drafts();
    std::erase_if(entries, [](const app::Draft& entry) { return entry.text.trimmed().isEmpty(); });
    auto checkList = app::readiness(tournament, now, m_changedEntries);
    if (now == m_findings && acceptances == m_acceptances && entries == m_entries &&
        checkList == m_checkList) {
        // The same findings may read differently: a name or a number in their sentences may be new.
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(entries);
    m_findings = now;
    m_acceptances = acceptances;
    m_checkList = std::move(checkList);
    group();
    endResetModel();
}

void FindingsModel::regroup()
{
    beginResetModel();
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
    m_filled.clear();
    if (entries() > 0)
        m_rows.push_back({.isHeading = true});
    for (int at = 0; at < entries(); ++at)
        m_rows.push_back({.at = {at}});
    std::vector<Row> cards;
    for (const auto& same : app::findingGroups(m_findings, m_evaluation.document().tournament())) {
        const engine::Finding& first = m_findings[same.front()];
        Row& row =
            cards.emplace_back(Row{.section = sectionOf(first), .item = engine::kindOf(first.code).theme});
        m_filled.insert(*row.item);
        for (const std::size_t at : same)
            row.at.push_back(static_cast<int>(at));
    }
    std::ranges::stable_sort(cards, {}, &Row::section);
    for (const app::ReadinessEntry& entry : m_checkList) {
        m_rows.push_back({.item = entry.item, .isHeading = true});
        if (isFoldable(entry.item) && !m_opened.contains(entry.item))
            continue;
        std::ranges::copy_if(cards, std::back_inserter(m_rows),
                             [&](const Row& row) { return row.item == entry.item; });
    }
}

QString FindingsModel::reasonOf(const engine::Finding& finding) const
{
    const engine::Acceptance* acceptance = app::acceptanceOf(finding, m_evaluation.document().tournament());
    return acceptance ? fromEngine(acceptance->reason) : QString();
}

} // namespace zahlmeister::ui
