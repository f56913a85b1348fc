// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <vector>

#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/chain.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/recalculationstore.h"
#include "app/document/tournamentdocument.h"
#include "app/rules/shippedrules.h"
#include "app/store/database.h"
#include "app/store/tournamentuuid.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_settling {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::WorkFile;
using engine::EntryOrigin;

namespace {

engine::Date day(int month, int year = 2027)
{
    return *engine::Date::tryFrom(year, month, 1);
}

const engine::RuleVersion& version(const char* id)
{
    return *app::shippedRules().find(id).value();
}

app::SharedStanding standing(int rating, int index, const char* level = "dwz-2026")
{
    return std::make_shared<const app::Standing>(
        app::Standing{{engine::Rating(rating), index}, &version(level), day(1)});
}

/// What becomes of a participant who was entered with something.
engine::Participant settled(app::SettlingCase evidence, engine::Participant one)
{
    evidence.entry = app::cameInto(one, version("dwz-2026"), app::shippedRules(), {});
    app::settle(one, evidence, version("dwz-2026"), app::shippedRules());
    return one;
}

engine::Participant entered(std::optional<int> rating, std::optional<int> index)
{
    engine::Participant one{.number = kHero, .name = "Held, Hans", .member = true};
    one.rating = rating ? engine::Rating::tryFrom(*rating) : std::nullopt;
    one.index = index;
    return one;
}

const app::SettlingCandidate kLast{"last", engine::ParticipantNumber(5), {}};

} // namespace

/// Where an entry comes from is recorded once.
class TestSettling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTheChain();
    void believesWhatIsSaid();
    void knowsTheFuture();
    void knowsItsGames();
    void keepsWhatWasTypedByCoincidence();
    void settlesTheNextEntryBehind();
    void isKeptInTheFile();
    void settlesFilesOfEarlierVersions();
    void isForgottenWithTheEntry();
    void keepsWhatCameInBesideWhatTheChainWrote();
};

/// decision 22 of rules/README.md
void TestSettling::knowsTheChain()
{
    const auto of = [](app::SharedStanding comes, std::optional<int> rating, std::optional<int> index) {
        return settled({{}, std::move(comes), kLast}, entered(rating, index));
    };
    const engine::Participant chain = of(standing(1700, 20), 1700, 20);
    QCOMPARE(chain.origin, EntryOrigin::Chain);
    QCOMPARE(chain.originTournament, std::string("last"));
    QCOMPARE(chain.originNumber, std::optional(5));
    QCOMPARE(chain.enteredLevel, std::string("dwz-2026"));
    QCOMPARE(of(standing(1700, 20), 1700, 21).origin, EntryOrigin::File);
    QCOMPARE(of(standing(1700, 20), 1701, 20).origin, EntryOrigin::File);
    QCOMPARE(of(nullptr, 1700, 20).origin, EntryOrigin::File);
    // RULE: WO2026 Anhang 4: converted forwards, and an evaluation more.
    QCOMPARE(of(standing(1366, 21, "dwz-2016"), 1634, 22).origin, EntryOrigin::Chain);
    QCOMPARE(of(standing(1366, 21, "dwz-2016"), 1366, 21).origin, EntryOrigin::File);
    // What it left him with as it was entered.
    app::SettlingCandidate last = kLast;
    last.leaves.push_back({{engine::Rating(1750), 21}, &version("dwz-2026")});
    QCOMPARE(settled({{}, standing(1700, 20), last}, entered(1750, 21)).origin, EntryOrigin::Chain);
    // RULE: WO2026 6.4.2
    engine::Participant byHand = entered(1700, 20);
    byHand.overrides.push_back({engine::ListedValue::Rating, 1650, 1700, "Einspruch"});
    QCOMPARE(settled({{}, standing(1700, 20), kLast}, byHand).origin, EntryOrigin::Hand);
    // Of somebody unrated it is only known that somebody looked.
    const engine::Participant unrated = of(standing(1700, 20), {}, {});
    QCOMPARE(unrated.origin, EntryOrigin::None);
    QVERIFY(!app::isUnsettled(unrated));
    // A number of another system is no DWZ.
    engine::Participant foreign = entered(1700, 20);
    foreign.ratingSource = engine::RatingSource::Fide;
    QCOMPARE(settled({{}, standing(1700, 20), kLast}, foreign).origin, EntryOrigin::File);
}

/// What is recorded when it comes in stays; a list number that the chain has is the chain's.
void TestSettling::believesWhatIsSaid()
{
    engine::Participant listed = entered(1700, 20);
    listed.origin = EntryOrigin::List;
    listed.originList = "DSB";
    const engine::Participant known = settled({{}, standing(1690, 19), kLast}, listed);
    QCOMPARE(known.origin, EntryOrigin::List);
    QCOMPARE(known.enteredLevel, std::string("dwz-2026"));
    const engine::Participant same = settled({{}, standing(1700, 20), kLast}, listed);
    QCOMPARE(same.origin, EntryOrigin::Chain);
    QCOMPARE(same.originList, std::string("DSB")); // a merger that settled it may be taken back
    engine::Participant byHand = entered(1700, 20);
    byHand.origin = EntryOrigin::Hand;
    QCOMPARE(settled({{}, standing(1700, 20), kLast}, byHand).origin, EntryOrigin::Hand);
    engine::Participant led = entered(1700, 20);
    led.origin = EntryOrigin::Chain;
    led.originTournament = "elsewhere";
    QCOMPARE(settled({{}, standing(1700, 20), kLast}, led).originTournament, std::string("elsewhere"));
}

void TestSettling::knowsTheFuture()
{
    app::SettlingCase evidence;
    evidence.behind = {
        {"later", engine::ParticipantNumber(3), {{{engine::Rating(1750), 21}, &version("dwz-2026")}}}};
    const engine::Participant future = settled(evidence, entered(1750, 21));
    QCOMPARE(future.origin, EntryOrigin::Chain);
    QCOMPARE(future.originTournament, std::string("later"));
    QCOMPARE(settled(evidence, entered(1750, 20)).origin, EntryOrigin::File);
}

// RULE: WO2026 4.1.1
void TestSettling::knowsItsGames()
{
    const engine::CarryOverGame known{engine::Rating(1500), engine::kDraw, day(1)};
    const engine::CarryOverGame unknown{engine::Rating(1500), engine::kWin, day(1)};
    app::SettlingCase evidence{{}, nullptr, kLast};
    evidence.comesWith = std::make_shared<const app::Standing>(
        app::Standing{{.carryOver = {known}}, &version("dwz-2026"), day(1)});
    engine::Participant one = entered({}, {});
    one.carryOver = {unknown, known, known};
    const engine::Participant found = settled(evidence, one);
    QCOMPARE(found.carryOver[0].tournament, std::string());
    QCOMPARE(found.carryOver[1].tournament, std::string("last"));
    QCOMPARE(found.carryOver[2].tournament, std::string()); // each game once
}

/// A rating that a later tournament happens to leave somebody with stays what somebody typed.
void TestSettling::keepsWhatWasTypedByCoincidence()
{
    const engine::RuleCatalog& rules = app::shippedRules();
    const ChronicleTournament later = wonBy(2, day(9), {}, {}, 5);
    const auto first = evaluated(later, rules);
    QCOMPARE(*first.newIndex, 1);
    const ChronicleTournament typed = wonBy(1, day(7), first.newRating, first.newIndex, 3);
    app::Chain chain(rules);
    chain.update(app::shared({typed, later}));
    const auto recalculation = chain.recalculation();
    QVERIFY(std::ranges::none_of(recalculation.tournaments.front().changes,
                                 &app::RecalculatedParticipant::entersOtherwise));
    QCOMPARE(recalculation.settled.front().participants.front().origin, EntryOrigin::File);
    // Typed when the later one was there already, it is what that one leaves him with.
    ChronicleTournament late = typed;
    late.id = engine::TournamentId(3);
    chain.update(app::shared({late, later}));
    QCOMPARE(chain.recalculation().settled.front().participants.front().originTournament,
             app::linkNameOf(later));
}

void TestSettling::settlesTheNextEntryBehind()
{
    const engine::RuleCatalog& rules = app::shippedRules();
    const ChronicleTournament late = wonBy(2, day(3), 1700, 20);
    const auto left = evaluated(late, rules);
    ChronicleTournament there = wonBy(1, day(6), left.newRating, left.newIndex);
    for (engine::Participant& one : there.tournament.participants) {
        one.origin = EntryOrigin::File;
        one.enteredLevel = "dwz-2026";
    }
    app::Chain chain(rules);
    ChronicleTournament named = late;
    named.uuid = "late";
    chain.update(app::shared({there, named}));
    const auto settled = chain.recalculation().settled;
    QCOMPARE(settled.size(), 2);
    QCOMPARE(settled.back().id, there.id);
    QCOMPARE(settled.back().participants.size(), 2); // both are linked
    QCOMPARE(settled.back().participants.back().origin, EntryOrigin::File);
    QCOMPARE(settled.back().participants.front().origin, EntryOrigin::Chain);
    QCOMPARE(settled.back().participants.front().originTournament, std::string("late"));
}

void TestSettling::isKeptInTheFile()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"x.zahlmeister"_s)));
    const ChronicleTournament first = wonBy(1, day(3), 1700, 20);
    const auto left = evaluated(first, app::shippedRules());
    QVERIFY(file->addTournament(first.tournament).has_value());
    QVERIFY(file->addTournament(wonBy(2, day(6), left.newRating, left.newIndex).tournament).has_value());
    QVERIFY(app::settleEntries(*file).has_value());
    const auto uuid = app::tournamentUuid(*file, engine::TournamentId(1));
    QVERIFY(!uuid->isEmpty());
    const engine::Participant hero =
        file->tournament(engine::TournamentId(2))->tournament.participants.front();
    QCOMPARE(hero.origin, EntryOrigin::Chain);
    QCOMPARE(hero.originTournament, uuid->toStdString());
    QCOMPARE(hero.originNumber, std::optional(1));
    // Nothing else happened, and nothing is left to be settled.
    QCOMPARE(hero.rating->value(), *left.newRating);
    QVERIFY(app::recalculationOf(*file)->settled.empty());
    QVERIFY(!app::TournamentDocument::open(*file, engine::TournamentId(2)).value()->undoName());
    QVERIFY(file->checkConsistency().has_value());
    // Its tournament goes: he enters with what he was entered there.
    QVERIFY(file->removeTournament(engine::TournamentId(1)).has_value());
    const auto gone = app::recalculationOf(*file);
    QCOMPARE(gone->tournaments.front().changes.front().entryAfter.rating->value(), 1700);
    // Whatever he had typed by coincidence elsewhere: a second run changes nothing.
    QVERIFY(app::storeRecalculation(*file, *gone, {}, day(12)).has_value());
    QVERIFY(!app::recalculationOf(*file)->hasChanges());
    QVERIFY(file->restoreTournament(engine::TournamentId(1)).has_value());
    const auto back = app::recalculationOf(*file);
    QCOMPARE(back->tournaments.back().changes.front().entryAfter.rating->value(), *left.newRating);
}

/// What runs of an earlier version wrote over entries is found in what they kept.
void TestSettling::settlesFilesOfEarlierVersions()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"x.zahlmeister"_s)));
    QVERIFY(file->addTournament(wonBy(1, day(3), 1700, 20).tournament).has_value());
    QVERIFY(file->addTournament(wonBy(2, day(6), 1650, 19).tournament).has_value());
    QVERIFY(app::storeRecalculation(*file, *app::recalculationOf(*file), {}, day(12)).has_value());
    const auto heroIn = [&](std::int64_t id) {
        return file->tournament(engine::TournamentId(id))->tournament.participants.front();
    };
    const engine::Participant before = heroIn(2);
    QVERIFY(before.chained && before.rating->value() > 1700);
    QVERIFY(
        file->database()
            .execute(u"UPDATE participant SET origin = NULL, origin_tournament = '', origin_number = NULL,"
                     " entered_level = '', chained = 0, entered_rating = NULL, entered_index = NULL"_s)
            .has_value());
    // No number changes by that, and what came in is known again.
    const auto migrated = *app::recalculationOf(*file);
    QVERIFY(!migrated.hasChanges());
    QVERIFY(app::storeSettled(*file, migrated.settled).has_value());
    QCOMPARE(heroIn(2), before);
    // The first one goes: what had been typed counts.
    QVERIFY(file->removeTournament(engine::TournamentId(1)).has_value());
    const auto gone = *app::recalculationOf(*file);
    QCOMPARE(gone.tournaments.front().changes.front().entryAfter.rating->value(), 1650);
}

void TestSettling::isForgottenWithTheEntry()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"x.zahlmeister"_s)));
    QVERIFY(file->addTournament(wonBy(1, day(3), 1700, 20).tournament).has_value());
    QVERIFY(app::settleEntries(*file).has_value());
    const auto document = std::move(*app::TournamentDocument::open(*file, engine::TournamentId(1)));
    engine::Participant hero = document->tournament().participants.front();
    QCOMPARE(hero.origin, EntryOrigin::File);
    hero.clubName = "Schachfreunde Musterstadt"; // which says nothing of his entry
    QVERIFY(document->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{hero}}}).has_value());
    QCOMPARE(document->tournament().participants.front().origin, EntryOrigin::File);
    hero.rating = engine::Rating(1710);
    QVERIFY(document->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{hero}}}).has_value());
    QVERIFY(app::isUnsettled(document->tournament().participants.front()));
    QVERIFY(document->undo().has_value());
    QCOMPARE(document->tournament().participants.front().origin, EntryOrigin::File);
    // An edit that says where it comes from is believed.
    hero.rating = engine::Rating(1720);
    hero.origin = EntryOrigin::List;
    hero.originList = "DSB";
    QVERIFY(document->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{hero}}}).has_value());
    QCOMPARE(document->tournament().participants.front().origin, EntryOrigin::List);
}

void TestSettling::keepsWhatCameInBesideWhatTheChainWrote()
{
    engine::Participant one = entered(1700, 20);
    one.origin = EntryOrigin::File;
    app::putChained(one, {engine::Rating(1650), 19});
    QVERIFY(one.chained);
    QCOMPARE(one.rating->value(), 1650);
    QCOMPARE(app::cameIn(one), (app::Entry{engine::Rating(1700), 20}));
    app::putChained(one, {engine::Rating(1640), 18});
    QCOMPARE(app::cameIn(one), (app::Entry{engine::Rating(1700), 20}));
    app::putChained(one, {engine::Rating(1700), 20});
    QVERIFY(!one.chained && !one.enteredRating && !one.enteredIndex);
    QCOMPARE(one, [] {
        engine::Participant same = entered(1700, 20);
        same.origin = EntryOrigin::File;
        return same;
    }());
}

ZAHLMEISTER_TEST(TestSettling, QCoreApplication)

} // namespace tst_settling

#include "tst_settling.moc"
