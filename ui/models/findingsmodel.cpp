// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/findingsmodel.h"

#include <algorithm>

#include "app/document/tournamentdocument.h"
#include "ui/text/findingtext.h"

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
    if (role == LevelRole)
        return static_cast<int>(row.level);
    const engine::Finding* found = finding(index);
    if (!found)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? heading(row.level) : QVariant();
    if (role == Qt::AccessibleTextRole)
        return accessibleText(*found);
    if (role != Qt::DisplayRole && role != PlaceRole && role != AdviceRole && role != ClauseRole)
        return {};
    const FindingText text = findingText(*found, m_evaluation.document().tournament(), m_evaluation.system());
    switch (role) {
    case PlaceRole: return text.place;
    case AdviceRole: return text.explanation;
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

int FindingsModel::count(engine::FindingLevel level) const
{
    return static_cast<int>(std::count_if(m_findings.begin(), m_findings.end(),
                                          [level](const auto& f) { return f.level == level; }));
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
    if (now == m_findings) {
        // The same findings may read differently: a name or a number in their sentences may be new.
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_findings = now;
    m_rows.clear();
    for (int i = 0; i < static_cast<int>(m_findings.size()); ++i) {
        const engine::FindingLevel level = m_findings[static_cast<std::size_t>(i)].level;
        if (m_rows.empty() || m_rows.back().level != level)
            m_rows.push_back({level, -1});
        m_rows.push_back({level, i});
    }
    endResetModel();
}

QString FindingsModel::heading(engine::FindingLevel level) const
{
    const int number = count(level);
    switch (level) {
    case engine::FindingLevel::Error: return tr("%n error(s)", nullptr, number);
    case engine::FindingLevel::Warning: return tr("%n warning(s)", nullptr, number);
    case engine::FindingLevel::Note: break;
    }
    return tr("%n note(s)", nullptr, number);
}

QString FindingsModel::accessibleText(const engine::Finding& finding) const
{
    const FindingText text =
        findingText(finding, m_evaluation.document().tournament(), m_evaluation.system());
    QStringList parts{findingLevelName(finding.level), text.place, text.sentence, text.explanation,
                      text.clause};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace zahlmeister::ui
