// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/findingsmodel.h"

#include <algorithm>

#include "app/check/acceptance.h"
#include "app/document/tournamentdocument.h"
#include "ui/text/findingtext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

FindingsModel::FindingsModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractListModel(parent), m_evaluation(evaluation)
{
    connect(&m_evaluation, &app::LiveEvaluation::updated, this, &FindingsModel::refresh);
    refresh();
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const engine::Finding* FindingsModel::finding(const QModelIndex& index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return nullptr;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return row.finding < 0 ? nullptr : &m_findings[static_cast<std::size_t>(row.finding)];
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == HeadingRole)
        return row.finding < 0;
    const engine::Finding* found = finding(index);
    if (!found)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? heading(row.section) : QVariant();
    if (role == LevelRole)
        return static_cast<int>(found->level);
    if (role == ReasonRole)
        return reasonOf(*found);
    if (role == Qt::AccessibleTextRole)
        return accessibleText(*found);
    if (role != Qt::DisplayRole && role != PlaceRole && role != AdviceRole && role != ClauseRole)
        return {};
    const FindingText text = findingText(*found, m_evaluation.document().tournament(), m_evaluation.system());
    switch (role) {
    case PlaceRole: return text.place;
    case AdviceRole: {
        const QString reason = reasonOf(*found);
        return reason.isEmpty() ? text.explanation : fillPattern(tr("Accepted: %1"), {reason});
    }
    case ClauseRole: return text.clause;
    default: return text.sentence;
    }
}

Qt::ItemFlags FindingsModel::flags(const QModelIndex& index) const
{
    if (!finding(index))
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
    if (now == m_findings && acceptances == m_acceptances) {
        // The same findings may read differently: a name or a number in their sentences may be new.
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_findings = now;
    m_acceptances = acceptances;
    group();
    endResetModel();
}

void FindingsModel::group()
{
    const auto sectionOf = [this](const engine::Finding& finding) {
        switch (finding.level) {
        case engine::FindingLevel::Error: return Section::Errors;
        case engine::FindingLevel::Warning:
            return reasonOf(finding).isEmpty() ? Section::Warnings : Section::Accepted;
        case engine::FindingLevel::Note: break;
        }
        return Section::Notes;
    };
    std::vector<Row> rows;
    for (int at = 0; at < static_cast<int>(m_findings.size()); ++at)
        rows.push_back({sectionOf(m_findings[static_cast<std::size_t>(at)]), at});
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row& a, const Row& b) { return a.section < b.section; });
    m_rows.clear();
    for (const Row& row : rows) {
        if (m_rows.empty() || m_rows.back().section != row.section)
            m_rows.push_back({row.section, -1});
        m_rows.push_back(row);
    }
}

QString FindingsModel::reasonOf(const engine::Finding& finding) const
{
    const engine::Acceptance* acceptance = app::acceptanceOf(finding, m_evaluation.document().tournament());
    return acceptance ? fromEngine(acceptance->reason) : QString();
}

int FindingsModel::rowOf(int position) const
{
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& one) { return one.finding == position; });
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

QString FindingsModel::heading(Section section) const
{
    const int number = static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.section == section && row.finding >= 0;
    }));
    switch (section) {
    case Section::Errors: return tr("%n error(s)", nullptr, number);
    case Section::Warnings: return tr("%n warning(s)", nullptr, number);
    case Section::Accepted: return tr("%n warning(s) accepted", nullptr, number);
    case Section::Notes: break;
    }
    return tr("%n note(s)", nullptr, number);
}

QString FindingsModel::accessibleText(const engine::Finding& finding) const
{
    const FindingText text =
        findingText(finding, m_evaluation.document().tournament(), m_evaluation.system());
    const QString reason = reasonOf(finding);
    QStringList parts{findingLevelName(finding.level), text.place, text.sentence,
                      reason.isEmpty() ? text.explanation : fillPattern(tr("Accepted: %1"), {reason}),
                      text.clause};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace zahlmeister::ui
