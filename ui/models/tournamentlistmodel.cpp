// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tournamentlistmodel.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QIcon>

#include "ui/text/findings/submissiontext.h"
#include "ui/text/format.h"
#include "ui/theme/icons.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr quintptr kHeadingId = 0; // internal id of headings; tournaments carry the heading's row + 1

/// Icon and sentence of a state.
struct StateLook {
    const char* icon;
    const char* sentence;
};

const StateLook& lookOf(TournamentState state)
{
    // In the order of TournamentState.
    static constexpr std::array<StateLook, 8> kLooks{{
        {"state-empty", QT_TRANSLATE_NOOP("TournamentState", "No results yet")},
        {"state-draft", QT_TRANSLATE_NOOP("TournamentState", "Draft: has no end date yet")},
        {"state-draft", QT_TRANSLATE_NOOP("TournamentState", "Results are missing")},
        {"state-complete", QT_TRANSLATE_NOOP("TournamentState", "Results entered")},
        {"state-reported", QT_TRANSLATE_NOOP("TournamentState", "Report not handed in yet")},
        {"state-submitted", QT_TRANSLATE_NOOP("TournamentState", "Submitted")},
        {"state-changed", QT_TRANSLATE_NOOP("TournamentState", "Submitted, changed since")},
        {"remove", QT_TRANSLATE_NOOP("TournamentState", "Removed; can be restored")},
    }};
    return kLooks[static_cast<std::size_t>(state)];
}

} // namespace

TournamentState stateOf(const app::TournamentSummary& summary,
                        const std::optional<app::SubmissionState>& submission)
{
    if (summary.removed)
        return TournamentState::Removed;
    if (submission && !submission->stage.handedIn)
        return TournamentState::Reported;
    if (submission)
        return submission->changed ? TournamentState::ChangedSinceSubmission : TournamentState::Submitted;
    if (summary.games == 0)
        return TournamentState::Empty;
    if (!summary.end)
        return TournamentState::Draft;
    return summary.missing > 0 ? TournamentState::Unfinished : TournamentState::Complete;
}

QString stateText(TournamentState state)
{
    return QCoreApplication::translate("TournamentState", lookOf(state).sentence);
}

std::vector<TournamentListModel::Heading>
TournamentListModel::group(const std::vector<app::TournamentSummary>& tournaments)
{
    // By kind and negative year: the newest comes first.
    std::map<std::pair<HeadingKind, int>, std::vector<app::TournamentSummary>> groups;
    for (const app::TournamentSummary& summary : tournaments) {
        const auto day = summary.end ? summary.end : summary.start;
        const HeadingKind kind = summary.removed ? HeadingKind::WasteBasket
                                 : day           ? HeadingKind::Year
                                                 : HeadingKind::NoDate;
        groups[{kind, kind == HeadingKind::Year ? -day->year() : 0}].push_back(summary);
    }
    std::vector<Heading> headings;
    for (auto& [place, inGroup] : groups)
        headings.push_back({place.first, -place.second, std::move(inGroup)});
    return headings;
}

void TournamentListModel::setTournaments(const std::vector<app::TournamentSummary>& tournaments)
{
    std::vector<Heading> now = group(tournaments);
    const bool isSameShape = std::ranges::equal(now, m_headings, [](const Heading& a, const Heading& b) {
        return a.kind == b.kind && a.year == b.year &&
               std::ranges::equal(a.tournaments, b.tournaments, {}, &app::TournamentSummary::id,
                                  &app::TournamentSummary::id);
    });
    if (!isSameShape) {
        beginResetModel();
        m_headings = std::move(now);
        endResetModel();
        return;
    }
    // Typing a result changes a count of one line; selection and scroll position must not notice.
    for (std::size_t heading = 0; heading < now.size(); ++heading) {
        for (std::size_t row = 0; row < now[heading].tournaments.size(); ++row) {
            if (m_headings[heading].tournaments[row] == now[heading].tournaments[row])
                continue;
            m_headings[heading].tournaments[row] = now[heading].tournaments[row];
            const QModelIndex changed = index(static_cast<int>(row), 0, index(static_cast<int>(heading), 0));
            Q_EMIT dataChanged(changed, changed);
        }
    }
}

void TournamentListModel::setSubmissions(
    const std::map<engine::TournamentId, app::SubmissionState>& submissions)
{
    if (m_submissions == submissions)
        return;
    m_submissions = submissions;
    for (int heading = 0; heading < rowCount(); ++heading) {
        const QModelIndex above = index(heading, 0);
        Q_EMIT dataChanged(index(0, 0, above), index(rowCount(above) - 1, 0, above));
    }
}

QModelIndex TournamentListModel::indexOf(engine::TournamentId id) const
{
    return match(index(0, 0), IdRole, QVariant::fromValue<qint64>(id.value()), 1,
                 Qt::MatchExactly | Qt::MatchRecursive)
        .value(0);
}

QModelIndex TournamentListModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kHeadingId);
}

QModelIndex TournamentListModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kHeadingId)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, kHeadingId);
}

int TournamentListModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_headings.size());
    if (parent.internalId() != kHeadingId || parent.column() != 0)
        return 0;
    return static_cast<int>(m_headings[static_cast<std::size_t>(parent.row())].tournaments.size());
}

int TournamentListModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant TournamentListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == kHeadingId)
        return headingData(m_headings[static_cast<std::size_t>(index.row())], role);
    const Heading& heading = m_headings[index.internalId() - 1];
    return tournamentData(heading.tournaments[static_cast<std::size_t>(index.row())], role);
}

QVariant TournamentListModel::headingData(const Heading& heading, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    switch (heading.kind) {
    case HeadingKind::Year: return QString::number(heading.year);
    case HeadingKind::NoDate: return tr("Without a date");
    case HeadingKind::WasteBasket: break;
    }
    return tr("Waste basket");
}

QVariant TournamentListModel::tournamentData(const app::TournamentSummary& summary, int role) const
{
    const auto found = m_submissions.find(summary.id);
    const auto submission = found != m_submissions.end() ? std::optional(found->second) : std::nullopt;
    const TournamentState state = stateOf(summary, submission);
    const bool showsSubmission = submission && !summary.removed;
    const QString stateSentence = showsSubmission ? submissionStateText(*submission) : stateText(state);
    const QString name = summary.name.isEmpty() ? tr("Tournament without a name") : summary.name;
    switch (role) {
    case Qt::DisplayRole: return name;
    case Qt::DecorationRole: return icon(QString::fromLatin1(lookOf(state).icon));
    case Qt::ToolTipRole: {
        QStringList lines{name};
        QStringList days;
        for (const auto& day : {summary.start, summary.end}) {
            if (day)
                days << formatDate(*day);
        }
        days.removeDuplicates();
        if (!days.isEmpty())
            lines << days.join(u" – "_s);
        lines << tr("%n participant(s)", nullptr, summary.participants) + u", "_s +
                     tr("%n game(s)", nullptr, summary.games);
        if (summary.missing > 0)
            lines << tr("%n result(s) missing", nullptr, summary.missing);
        lines << stateSentence;
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: return QString(name + u", "_s + stateSentence);
    case IdRole: return QVariant::fromValue<qint64>(summary.id.value());
    case RemovedRole: return summary.removed;
    default: return {};
    }
}

Qt::ItemFlags TournamentListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (index.internalId() == kHeadingId)
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace zahlmeister::ui
