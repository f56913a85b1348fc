// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/impacttext.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/chronicle/chain/causes.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class ImpactTextTr {
    Q_DECLARE_TR_FUNCTIONS(ImpactText)
};

QString ratingText(std::optional<int> rating, std::optional<int> index)
{
    return rating ? formatRating(*rating, index) : u"–"_s;
}

using WayStep = ChangeWords::Step;

/// Who goes on himself is named once.
QString wayText(const std::vector<WayStep>& steps, const QString& arrow)
{
    QStringList texts;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [tournament, player] = steps[i];
        texts += i > 0 && steps[i - 1].player == player
                     ? tournament
                     //: a tournament, and who carries a change out of it
                     : fillPattern(ImpactTextTr::tr("%1 (%2)"), {tournament, formatSurname(player)});
    }
    return texts.join(arrow);
}

QString totalName(std::size_t total)
{
    const auto& bounds = app::kImpactBounds;
    if (total == 0)
        return formatCount(0);
    if (total == bounds.size())
        return ImpactTextTr::tr("more than %1").arg(formatCount(bounds.back()));
    return formatCount(bounds[total - 1] + 1) + u'–' + formatCount(bounds[total]);
}

} // namespace

QString staleText(int tournaments)
{
    return tournaments == 0 ? QString()
                            : ImpactTextTr::tr("%n later tournament(s) now begin with other numbers.",
                                               nullptr, tournaments);
}

QString settledText(const app::Recalculation& recalculation)
{
    const int questions = recalculation.questionCount();
    //: of a work file that an earlier version of the program made
    return ImpactTextTr::tr("It is recorded now who %n participant(s) are and where their entries come from.",
                            nullptr, recalculation.settledCount()) %
           u' ' %
           (questions == 0 ? ImpactTextTr::tr("No question is left.")
                           : ImpactTextTr::tr("%n question(s) are left to you.", nullptr, questions));
}

QString entryText(const app::Entry& entry)
{
    if (entry.rating)
        return formatRating(entry.rating->value(), entry.index);
    return entry.carryOver.empty()
               ? u"–"_s
               : ImpactTextTr::tr("%n carry-over game(s)", nullptr, static_cast<int>(entry.carryOver.size()));
}

QString impactText(const app::Impact& impact)
{
    if (impact.lines.empty())
        return ImpactTextTr::tr("Nothing changes: every tournament follows from the ones before.");
    const QString changes = ImpactTextTr::tr("%n change(s)", nullptr, static_cast<int>(impact.lines.size()));
    const QString players = ImpactTextTr::tr("%n player(s)", nullptr, impact.persons);
    const QString tournaments =
        ImpactTextTr::tr("%n tournament(s)", nullptr, static_cast<int>(impact.tournaments.size()));
    //: changes, players and tournaments are counted: "12 changes, 9 players, 3 tournaments."
    return fillPattern(ImpactTextTr::tr("%1, %2, %3."), {changes, players, tournaments});
}

QString totalsText(const app::Impact& impact)
{
    QStringList totals;
    for (std::size_t i = 0; i < impact.totals.size(); ++i) {
        //: how many changes are of so many points: "1–5: 4 times"
        totals +=
            fillPattern(ImpactTextTr::tr("%1: %2 times"), {totalName(i), formatCount(impact.totals[i])});
    }
    QString text = ImpactTextTr::tr("Points: %1.").arg(totals.join(u" · "_s));
    if (impact.won > 0)
        text += u' ' + ImpactTextTr::tr("%n first rating(s) won.", nullptr, impact.won);
    if (impact.lost > 0)
        text += u' ' + ImpactTextTr::tr("%n first rating(s) lost.", nullptr, impact.lost);
    return text;
}

QString rootsText(const app::Impact& impact)
{
    QStringList names;
    bool isAnyOld = false;
    for (const app::ImpactRoot& root : impact.roots) {
        const QString name = root.name.empty() ? formatCount(root.id.value()) : fromEngine(root.name);
        //: a tournament and its end
        names += root.end ? fillPattern(ImpactTextTr::tr("“%1” (%2)"), {name, formatDate(*root.end)}) : name;
        isAnyOld = isAnyOld || root.isOlderThanAYear;
    }
    for (const std::string& id : impact.adjustments) {
        //: of ratings; its ID
        names += ImpactTextTr::tr("the adjustment “%1”").arg(fromEngine(id));
    }
    if (names.isEmpty())
        return {};
    constexpr qsizetype kMost = 3;
    if (names.size() > kMost) {
        const auto more = static_cast<int>(names.size() - kMost);
        names = names.first(kMost) << ImpactTextTr::tr("%n more", nullptr, more);
    }
    QString text = ImpactTextTr::tr("It begins with %1.").arg(names.join(u", "_s));
    // RULE: WO2026 6.2
    if (isAnyOld)
        text += u' ' +
                ImpactTextTr::tr("What ended more than a year ago may only be corrected by an administrator "
                                 "(WO 6.2); what follows from it is computed without limit (WO 3.7).");
    return text;
}

ChangeWords::ChangeWords(const app::Chronicle& chronicle, const app::PublicationFilter* filter)
    : m_filter(filter)
{
    for (const auto& one : chronicle.tournaments)
        m_tournaments.emplace(one->id, one.get());
}

QString ChangeWords::tournament(engine::TournamentId id) const
{
    const auto found = m_tournaments.find(id);
    const QString name =
        found == m_tournaments.end() ? QString() : fromEngine(found->second->tournament.header.name);
    return name.isEmpty() ? ImpactTextTr::tr("Tournament %1").arg(id.value()) : name;
}

const engine::Participant* ChangeWords::seat(engine::TournamentId id, engine::ParticipantNumber number) const
{
    const auto found = m_tournaments.find(id);
    if (found == m_tournaments.end())
        return nullptr;
    const engine::Tournament& tournament = found->second->tournament;
    const auto position = tournament.indexOf(number);
    return position ? &tournament.participants[*position] : nullptr;
}

// RULE: WO2026 4.1.1, 6.5
bool ChangeWords::isNamed(engine::TournamentId id, engine::ParticipantNumber number) const
{
    if (!m_filter)
        return true;
    const engine::Participant* const known = seat(id, number);
    return known ? m_filter->isNamed(id, *known) : m_filter->namesEverybody();
}

QString ChangeWords::player(const app::Cause& step) const
{
    const engine::Participant* const known = seat(step.tournament, step.participant);
    if (!known)
        return formatCount(step.participant.value());
    return formatName(isNamed(step.tournament, step.participant)
                          ? *known
                          : engine::Participant{.number = step.participant});
}

std::vector<ChangeWords::Step> ChangeWords::stepsOf(const app::RecalculatedParticipant& change) const
{
    std::vector<Step> steps;
    for (const app::Cause* const step : app::stepsOf(change.because))
        steps.push_back({tournament(step->tournament), player(*step)});
    return steps;
}

QString ChangeWords::way(const app::RecalculatedParticipant& change) const
{
    std::vector<Step> steps = stepsOf(change);
    std::ranges::reverse(steps);
    return wayText(steps, u" → "_s);
}

QString ChangeWords::wayBack(const app::RecalculatedParticipant& change) const
{
    return wayText(stepsOf(change), u" ← "_s);
}

QStringList ChangeWords::story(const app::RecalculatedParticipant& change, engine::TournamentId id) const
{
    const QString name = fromEngine(change.name);
    QStringList lines;
    if (change.entersOtherwise())
        lines +=
            fillPattern(ImpactTextTr::tr("%1 enters “%2” with %3 in place of %4."),
                        {name, tournament(id), entryText(change.entryAfter), entryText(change.entryBefore)});
    else
        lines +=
            fillPattern(ImpactTextTr::tr("%1 enters “%2” as before, but among others whose numbers changed."),
                        {name, tournament(id)});
    lines += fillPattern(ImpactTextTr::tr("The tournament leaves him with %1, before with %2."),
                         {ratingText(change.ratingAfter, change.indexAfter),
                          ratingText(change.ratingBefore, change.indexBefore)});
    if (change.because)
        lines += ImpactTextTr::tr("It comes through %1.").arg(way(change));
    if (!change.adjustment.empty())
        lines += ImpactTextTr::tr("It begins with the adjustment “%1” (WO 2.2.1).")
                     .arg(fromEngine(change.adjustment));
    return lines;
}

namespace {

/// The tournaments on the way on which a change came then.
QString wayOf(const app::EarlierResult& earlier, const ChangeWords& words)
{
    std::vector<WayStep> steps;
    for (const app::ToldCause& step : earlier.because)
        steps.push_back({words.tournament(step.tournament), fromEngine(step.name)});
    std::ranges::reverse(steps);
    return wayText(steps, u" → "_s);
}

} // namespace

QStringList earlierResultText(const app::EarlierResult& earlier, const ChangeWords& words)
{
    QStringList lines{fillPattern(ImpactTextTr::tr("Until %1: entered with %2, left with %3."),
                                  {formatDate(earlier.day), entryText(earlier.entry),
                                   ratingText(earlier.exitRating, earlier.exitIndex)})};
    if (!earlier.reason.isEmpty())
        lines += ImpactTextTr::tr("Reason of the recalculation: %1").arg(earlier.reason);
    if (const QString way = wayOf(earlier, words); !way.isEmpty())
        lines += ImpactTextTr::tr("It came through %1.").arg(way);
    if (earlier.isTakenBack)
        lines += ImpactTextTr::tr("That recalculation was taken back.");
    return lines;
}

QString earlierResultsLine(const QString& tournament, const app::Entry& entry, const app::Entry& exit,
                           const std::vector<app::EarlierResult>& earlier, const ChangeWords& words)
{
    QStringList parts;
    for (const app::EarlierResult& was : earlier) {
        if (was.isTakenBack)
            continue;
        QStringList causes;
        if (!was.reason.isEmpty())
            causes += was.reason;
        if (const QString way = wayOf(was, words); !way.isEmpty())
            causes += ImpactTextTr::tr("through %1").arg(way);
        //: a day, the numbers before and after a tournament, and why they changed then; the last may be empty
        parts +=
            fillPattern(ImpactTextTr::tr("until %1 %2 → %3%4"),
                        {formatDate(was.day), entryText(was.entry), ratingText(was.exitRating, was.exitIndex),
                         causes.isEmpty() ? QString() : u" ("_s % causes.join(u", "_s) % u')'});
    }
    if (parts.isEmpty())
        return {};
    //: a tournament, the numbers before and after it as they are today, and what they were before
    return fillPattern(ImpactTextTr::tr("%1: today %2 → %3; %4"),
                       {tournament, entryText(entry), entryText(exit), parts.join(u"; "_s)});
}

QString runStateText(const app::RecalculationRun& run)
{
    return run.isTakenBack ? ImpactTextTr::tr("taken back") : QString();
}

QString changedSinceText(const app::PersonPlace& place, const ChangeWords& words)
{
    //: a tournament and a player
    return fillPattern(ImpactTextTr::tr("%1: %2"),
                       {words.tournament(place.tournament), fromEngine(place.name)});
}

} // namespace zahlmeister::ui
