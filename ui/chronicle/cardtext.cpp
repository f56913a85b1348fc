// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/cardtext.h"

#include <algorithm>

#include <QCoreApplication>

#include "engine/rules/ratingsystem.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::EntryChangeKind;

class CardTextTr {
    Q_DECLARE_TR_FUNCTIONS(PlayerCard)
};

} // namespace

QString standingText(const app::Entry& entry)
{
    if (entry.rating)
        return formatBound(entry.bound) % formatRating(entry.rating->value(), entry.index);
    return entry.carryOver.empty()
               ? u"–"_s
               : CardTextTr::tr("%n carry-over game(s)", nullptr, static_cast<int>(entry.carryOver.size()));
}

QString clubText(const engine::Participant& person)
{
    return fromEngine(person.clubName.empty() ? person.club : person.clubName);
}

QString ratingWord(const app::PersonHistory& person)
{
    return ratingName(engine::descriptionOf(*person.participations.back().rules));
}

QString entryKindText(EntryChangeKind kind)
{
    switch (kind) {
    case EntryChangeKind::Conversion: return CardTextTr::tr("Conversion");
    case EntryChangeKind::Adjustment: return CardTextTr::tr("Adjustment");
    case EntryChangeKind::Expiry: return CardTextTr::tr("Rating expired");
    case EntryChangeKind::Override: return CardTextTr::tr("Set by the referee");
    case EntryChangeKind::List: return CardTextTr::tr("Taken from a list");
    case EntryChangeKind::Merge: return CardTextTr::tr("Persons merged");
    }
    return {};
}

QString entryReasonText(const app::EntryChange& change)
{
    QString text = entryKindText(change.kind);
    if (!change.reason.empty())
        text += u": "_s % fromEngine(change.reason);
    if (change.elsewhere > 0)
        text += u", "_s % CardTextTr::tr("%n evaluation(s) elsewhere", nullptr, change.elsewhere);
    return text;
}

QString entryClause(const app::EntryChange& change)
{
    switch (change.kind) {
    case EntryChangeKind::Conversion: return CardTextTr::tr("WO Annex 4");
    case EntryChangeKind::Adjustment:
        return change.adjustment && !change.adjustment->clause.empty() ? fromEngine(change.adjustment->clause)
                                                                       : CardTextTr::tr("WO 2.2.1");
    case EntryChangeKind::Override: return CardTextTr::tr("WO 6.4.2");
    case EntryChangeKind::List: return CardTextTr::tr("WO 2.2.4");
    case EntryChangeKind::Expiry: return CardTextTr::tr("WO 1992, 6.1.1");
    case EntryChangeKind::Merge: break; // no clause has it
    }
    return {};
}

QString tournamentName(const app::Chronicle& chronicle, engine::TournamentId id)
{
    const auto found =
        std::ranges::find_if(chronicle.tournaments, [&](const auto& one) { return one->id == id; });
    if (found == chronicle.tournaments.end() || (*found)->tournament.header.name.empty())
        return CardTextTr::tr("Tournament without a name");
    return fromEngine((*found)->tournament.header.name);
}

QString resultsText(const app::ResultSum& sum)
{
    //: Won, drawn and lost games
    return fillPattern(CardTextTr::tr("+%1 =%2 −%3"),
                       {formatCount(sum.won), formatCount(sum.drawn), formatCount(sum.lost)});
}

QString differenceText(const app::DifferenceResult& one)
{
    const auto signedText = [](int value) { return value == 0 ? u"0"_s : formatSigned(value, 0); };
    if (!one.from)
        return fillPattern(CardTextTr::tr("below %1"), {signedText(*one.below)});
    if (!one.below)
        return fillPattern(CardTextTr::tr("from %1"), {signedText(*one.from)});
    return fillPattern(CardTextTr::tr("%1 to %2"), {signedText(*one.from), signedText(*one.below - 1)});
}

namespace {

// RULE: WO2026 2.1.2.2
QString titlesText(const app::PersonHistory& person)
{
    const app::Entry& standing = person.standing();
    const bool isDwz = standing.rating && standing.source == engine::RatingSource::Dwz &&
                       app::familyOf(*person.participations.back().rules).empty();
    if (!isDwz || !person.person().member)
        return {};
    QStringList titles;
    for (const std::string_view title : app::titlesWithin(standing.rating->value(), person.person().sex))
        titles += fromEngine(title);
    return titles.isEmpty() ? QString()
                            : fillPattern(CardTextTr::tr("DWZ enough for the titles %1 (WO 2.1.2.2)"),
                                          {titles.join(u", "_s)});
}

} // namespace

QString listedEloText(const app::PersonHistory& person, const engine::RuleCatalog& rules)
{
    const auto elos = app::listedElos(person, rules);
    return elos.empty()
               ? QString()
               : fillPattern(CardTextTr::tr("%1 in the list of %2"),
                             {formatRating(elos.back().rating.value()), formatDate(elos.back().day)});
}

QStringList identityFacts(const app::PersonHistory& person, const engine::RuleCatalog& rules)
{
    const engine::Participant& known = person.person();
    QStringList facts;
    if (const auto year = app::shownBirthYear(known))
        facts += CardTextTr::tr("born %1").arg(*year);
    if (const QString club = clubText(known); !club.isEmpty())
        facts += known.club.empty() || known.clubName.empty()
                     ? club
                     : QString(club % u" ("_s % fromEngine(known.club) % u')');
    if (!known.personId.empty())
        facts += fillPattern(CardTextTr::tr("player ID %1"), {fromEngine(known.personId)});
    if (known.fideId)
        facts += fillPattern(CardTextTr::tr("FIDE ID %1"), {QString::number(*known.fideId)});
    if (const QString elo = listedEloText(person, rules); !elo.isEmpty())
        facts += u"Elo "_s + elo;
    if (const QString titles = titlesText(person); !titles.isEmpty())
        facts += titles;
    return facts;
}

QString eloPreviewText(const app::PersonHistory& person, const engine::RuleCatalog& rules)
{
    const auto previews = app::eloPreviews(person, rules);
    if (previews.empty())
        return {};
    const app::EloPreview& last = previews.back();
    const QString name = fromEngine(person.participations[last.participation].name());
    if (last.first)
        return fillPattern(CardTextTr::tr("%1 alone would give a first Elo of %2 (preview, FIDE rates)"),
                           {name, formatRating(*last.first)});
    return fillPattern(CardTextTr::tr("%1 alone would have changed the Elo %2 by %3 (preview, FIDE rates)"),
                       {name, formatRating(last.listed->value()), formatSigned(*last.change, 1)});
}

QString membershipText(const app::Membership& membership)
{
    if (membership.member)
        return CardTextTr::tr("Member");
    return membership.until
               ? fillPattern(CardTextTr::tr("No member, left on %1"), {formatDate(*membership.until)})
               : CardTextTr::tr("No member");
}

QString peakText(const app::PersonHistory& person, const app::CardSummary& summary)
{
    const QString rating = formatRating(person.participations[*summary.peak].exit.rating->value());
    const std::optional<int> today = summary.onNewestLevel[*summary.peak];
    //: the best rating, and what it is on today's level
    return today ? fillPattern(CardTextTr::tr("%1 (today %2)"), {rating, formatRating(*today)}) : rating;
}

} // namespace zahlmeister::ui
