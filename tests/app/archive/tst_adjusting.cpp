// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/adjusting.h"

#include <random>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/archive/anonymising.h"
#include "app/archive/archivedacts.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/publishing.h"
#include "app/archive/reading/archivedpersons.h"
#include "app/archive/reading/archivedtournaments.h"
#include "app/archive/reading/archivereading.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/recalculationstore.h"
#include "app/rules/adjustmentjson.h"
#include "app/rules/rulestore.h"
#include "tests/app/archive/agreement.h"
#include "tests/app/archive/mirror.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_adjusting {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;
using engine::Adjustment;

namespace {

/// Any adjustment in the years of twoClubs(1), of one of four ids.
Adjustment anyAdjustment(std::mt19937& random)
{
    const auto one = [&](auto... choices) {
        const std::array all{choices...};
        return all[random() % all.size()];
    };
    const int summand = static_cast<int>(random() % 200) - 100;
    Adjustment adjustment{.id = one("a", "b", "c", "d"),
                          .day = day(2023, 12, 1).plusDays(static_cast<int>(random() % 430)),
                          .formula = *engine::Conversion::of(
                              {{0, 1400, one(1.0, 0.95), 70}, {1400, std::nullopt, 1, double(summand)}}),
                          .region = one("", "", "C06", "C0521", "C0522", "D")};
    if (random() % 3 == 0)
        adjustment.ages = one(engine::AgeGroup::Youth, engine::AgeGroup::Junior, engine::AgeGroup::Adult);
    adjustment.raisesIndex = random() % 2 == 0;
    adjustment.reason = "Beschluss";
    return adjustment;
}

Adjustment plus(double points, engine::Date on, std::string region = {})
{
    return {.id = "plus",
            .day = on,
            .formula = *engine::Conversion::of({{0, std::nullopt, 1, points}}),
            .region = std::move(region),
            .reason = "Beschluss"};
}

/// A work file and its archive, in which the same adjustments are made.
class Both {
public:
    Both(unsigned seed, WorkFile& file, Archive& archive)
        : m_random(seed), m_file(file), m_archive(archive), m_tournaments(twoClubs(1))
    {
        std::ranges::shuffle(m_tournaments, m_random);
    }

    void add()
    {
        if (m_added < m_tournaments.size())
            QVERIFY(m_file.addTournament(m_tournaments[m_added++]).has_value());
        // Somebody plays for another club from now on, or a tournament is gone.
        const auto id = engine::TournamentId(1 + static_cast<std::int64_t>(m_random() % m_added));
        if (m_random() % 4 == 0 && !m_file.removeTournament(id).has_value())
            static_cast<void>(m_file.restoreTournament(id));
        settle();
        publish();
    }

    void adjust()
    {
        const auto rules = rulesOf(m_file);
        const auto known = (*rules)->adjustments();
        Adjusting act;
        if (!known.empty() && m_random() % 3 == 0) {
            act.takenBack.push_back(known[m_random() % known.size()].id);
            QVERIFY(removeAdjustment(m_file, act.takenBack.front()).has_value());
        } else {
            act.made.push_back(anyAdjustment(m_random));
            QVERIFY(putAdjustment(m_file, act.made.front()).has_value());
        }
        const auto done = adjustArchive(m_archive, act);
        QVERIFY2(done.has_value(), done.has_value() ? "" : done.error().detail.c_str());
        settle();
    }

    /// Nothing is to be published first: what followed was computed with the act.
    void compare()
    {
        const AgreedNumbers here = agreedOf(m_file);
        const AgreedNumbers there = agreedOf(m_archive);
        QVERIFY(there.persons == here.persons);
        for (const auto& [seat, numbers] : here.entries) {
            if (there.entries.at(seat) != numbers)
                QFAIL(qPrintable(u"%1 %2: %3/%4 there, %5/%6 here"_s.arg(seat.first)
                                     .arg(seat.second)
                                     .arg(there.entries.at(seat).first)
                                     .arg(there.entries.at(seat).second)
                                     .arg(numbers.first)
                                     .arg(numbers.second)));
        }
        QCOMPARE(m_archive.recalculate(Archive::Extent::Complete)->rows, 0);
        QVERIFY(differenceOfAdjustments(**rulesOf(m_file), **m_archive.rules()).isEmpty());
    }

    [[nodiscard]] auto random() { return m_random(); }

private:
    void settle()
    {
        QVERIFY(storeRecalculation(m_file, *recalculationOf(m_file), {}, day(2030, 1, 1)).has_value());
    }
    void publish()
    {
        const auto ids = publishableTournaments(m_file, m_archive.id());
        for (const engine::TournamentId id : *ids) {
            const auto done = publishTournament(m_file, id, m_archive, u"Anton"_s);
            QVERIFY(done.has_value() && done->state != PublicationOutcome::State::Conflict);
        }
        QVERIFY(m_archive.recalculate().has_value());
    }

    std::mt19937 m_random;
    WorkFile& m_file;
    Archive& m_archive;
    std::vector<engine::Tournament> m_tournaments;
    std::size_t m_added = 0;
};

} // namespace

/// Document 000, 2.2.1 and 3.7: ratings of an archive are adjusted on a day, and all that follows from it.
class TestAdjusting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheWorkFile_data();
    void agreesWithTheWorkFile();
    void isTakenBackToTheLastBit_data() { ArchivePlaces::addEngines(); }
    void isTakenBackToTheLastBit();
    void standsInTheJournal_data() { ArchivePlaces::addEngines(); }
    void standsInTheJournal();
    void refuses_data() { ArchivePlaces::addEngines(); }
    void refuses();
    void movesWithTheArchive_data() { ArchivePlaces::addEngines(); }
    void movesWithTheArchive();
    void isKnownToACompleteRun_data() { ArchivePlaces::addEngines(); }
    void isKnownToACompleteRun();
    void tellsItsImpactBefore_data() { ArchivePlaces::addEngines(); }
    void tellsItsImpactBefore();
    void isOfferedToWhoEvaluates_data() { ArchivePlaces::addEngines(); }
    void isOfferedToWhoEvaluates();
    void staysWithWhoWasMadeAnonymous_data() { ArchivePlaces::addEngines(); }
    void staysWithWhoWasMadeAnonymous();
    void findsAFileOfTheVersionBefore();
    void tellsDifferences();

private:
    std::unique_ptr<Archive> filled(bool isServer)
    {
        auto archive = m_places.make(isServer);
        std::int64_t at = 0;
        for (const engine::Tournament& one : twoClubs(2)) {
            if (!archive->publish(publicationOf(at++, 0, ChronicleTournament{engine::TournamentId(1), one}))
                     .has_value())
                qFatal("not published");
        }
        if (!archive->recalculate().has_value())
            qFatal("not computed");
        return archive;
    }
    static QVariantList newestAct(Archive& archive)
    {
        return archive.database()
            .rows(u"SELECT who, what, detail FROM journal ORDER BY id DESC LIMIT 1"_s)
            ->front();
    }

    ArchivePlaces m_places;
};

void TestAdjusting::agreesWithTheWorkFile_data()
{
    QTest::addColumn<bool>("isServer");
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= static_cast<unsigned>(rounds(20, 3)); ++seed) {
        QTest::addRow("sqlite %u", seed) << false << seed;
        QTest::addRow("postgresql %u", seed) << true << seed;
    }
}

// RULE: WO2026 2.2.1, 3.7
void TestAdjusting::agreesWithTheWorkFile()
{
    ZAHLMEISTER_ENGINE(m_places);
    QFETCH(const unsigned, seed);
    const auto archive = m_places.make(isServer);
    const QTemporaryDir folder;
    const auto file = WorkFile::open(folder.filePath(u"a.zahlmeister"_s));
    Both both(seed, **file, *archive);
    for (int step = 0; step < 30; ++step) {
        if (step < 3 || both.random() % 2 == 0)
            both.add();
        else
            both.adjust();
        if (step % 3 == 2)
            both.compare();
        if (QTest::currentTestFailed())
            return;
    }
}

// RULE: WO2026 2.2.1, 3.7
void TestAdjusting::isTakenBackToTheLastBit()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto before = statesIn(*archive);
    const auto rows = archive->database().rows(u"SELECT count(*) FROM tournament"_s);
    const int all = rows->front()[0].toInt();
    // Most tournaments follow from the first day, few from the second.
    for (const engine::Date on : {day(2024, 9, 1), day(2025, 6, 1)}) {
        const auto made = adjustArchive(*archive, {.made = {plus(100, on)}});
        QVERIFY(made.has_value() && made->rows > 0);
        QVERIFY(on < day(2025, 1, 1) || made->evaluated < all / 2);
        const auto after = statesIn(*archive);
        QVERIFY(after != before);
        // Nothing before the day knows of it.
        for (const auto& [place, state] : before) {
            if (endOfKey(place.first) < on)
                QCOMPARE(after.at(place), state);
        }
        QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
        QVERIFY(adjustArchive(*archive, {.takenBack = {"plus"}, .reason = u"Irrtum"_s}).has_value());
        QVERIFY(statesIn(*archive) == before);
        QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    }
    // One of the same id takes the place of the one that is there, on whichever day that was.
    QVERIFY(adjustArchive(*archive, {.made = {plus(100, day(2024, 9, 1))}}).has_value());
    QVERIFY(adjustArchive(*archive, {.made = {plus(70, day(2025, 6, 1))}}).has_value());
    QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    QVERIFY(adjustArchive(*archive, {.takenBack = {"plus"}, .reason = u"Irrtum"_s}).has_value());
    QVERIFY(statesIn(*archive) == before);
}

void TestAdjusting::standsInTheJournal()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const QString state = *stateOfPersons(*archive);
    QVERIFY(
        adjustArchive(*archive, {.made = {plus(100, day(2025, 1, 1), "C06")}, .who = u"Ada"_s}).has_value());
    QVERIFY(*stateOfPersons(*archive) != state);
    const auto detailOf = [&] {
        return QJsonDocument::fromJson(newestAct(*archive)[2].toString().toUtf8()).object();
    };
    QCOMPARE(newestAct(*archive)[0], QVariant(u"Ada"_s));
    QCOMPARE(newestAct(*archive)[1], QVariant(u"adjustment"_s));
    QCOMPARE(detailOf().value(u"adjustment"_s).toObject().value(u"region"_s).toString(), u"C06"_s);
    QVERIFY(!detailOf().contains(u"before"_s));
    // The same once more is no act.
    const auto count = [&] {
        return archive->database().rows(u"SELECT count(*) FROM journal"_s)->front()[0].toInt();
    };
    const int acts = count();
    const auto again =
        adjustArchive(*archive, {.made = {plus(100, day(2025, 1, 1), "C06")}, .who = u"Ada"_s});
    QCOMPARE(again->evaluated, 0);
    QCOMPARE(count(), acts);
    QVERIFY(
        adjustArchive(*archive, {.made = {plus(50, day(2025, 1, 1), "C06")}, .who = u"Ada"_s}).has_value());
    const auto summandOf = [&](const QString& which) {
        return detailOf()
            .value(which)
            .toObject()
            .value(u"ranges"_s)
            .toArray()
            .first()
            .toObject()
            .value(u"summand"_s);
    };
    QCOMPARE(summandOf(u"before"_s), QJsonValue(100));
    QCOMPARE(summandOf(u"adjustment"_s), QJsonValue(50));
    QVERIFY(adjustArchive(*archive, {.takenBack = {"plus"}, .who = u"Ada"_s, .reason = u"Beschluss 9"_s})
                .has_value());
    QCOMPARE(newestAct(*archive)[1], QVariant(u"adjustment-withdrawn"_s));
    QCOMPARE(detailOf().value(u"reason"_s).toString(), u"Beschluss 9"_s);
    QCOMPARE(detailOf().value(u"adjustment"_s).toObject().value(u"id"_s).toString(), u"plus"_s);
}

void TestAdjusting::refuses()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto make = [&](const Adjustment& one) { return adjustArchive(*archive, {.made = {one}}); };
    // An empty archive may have some before the first tournament comes.
    QVERIFY(make(plus(1, day(2024, 1, 1))).has_value());
    QCOMPARE(adjustArchive(*archive, {.takenBack = {"none"}}).error().code, ErrorCode::OutOfRange);
    QCOMPARE(make(plus(1, day(2024, 1, 1), "c06")).error().code, ErrorCode::OutOfRange);
    const ChronicleTournament one{engine::TournamentId(1), twoClubs(1).front()};
    QVERIFY(archive->publish(publicationOf(0, 0, one)).has_value());
    QCOMPARE(make(plus(2, day(2024, 1, 1))).error().args.at(1), "not-computed");
    // It was moved, and nothing of it is computed yet.
    QVERIFY(archive->recalculate().has_value());
    const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, archive.get());
    QCOMPARE(adjustArchive(**moved, {.made = {plus(2, day(2024, 1, 1))}}).error().args.at(1), "not-computed");
    QVERIFY(archive->database().run(u"UPDATE progress SET fingerprint = 'of another program'"_s).has_value());
    QCOMPARE(make(plus(2, day(2024, 1, 1))).error().code, ErrorCode::OtherRules);
    QVERIFY(archive->recalculate(Archive::Extent::Complete).has_value());
    // Of several all are made, or none.
    const auto both = adjustArchive(*archive, {.made = {plus(9, day(2024, 1, 1))}, .takenBack = {"none"}});
    QVERIFY(!both.has_value());
    QCOMPARE((*archive->rules())->adjustments().front(), plus(1, day(2024, 1, 1)));
    // What cannot be read is said.
    QVERIFY(archive->database().run(u"UPDATE adjustment SET content = '{}'"_s).has_value());
    QCOMPARE(archive->rules().error().code, ErrorCode::DamagedContent);
    QCOMPARE(ratingList(*archive, {.day = day(2025, 1, 1)}, day(2025, 1, 1)).error().code,
             ErrorCode::DamagedContent);
}

void TestAdjusting::movesWithTheArchive()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    QVERIFY(adjustArchive(*archive, {.made = someAdjustments()}).has_value());
    const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, archive.get());
    QVERIFY(moved.has_value() && (*moved)->recalculate().has_value());
    QVERIFY(std::ranges::equal((*(*moved)->rules())->adjustments(), someAdjustments()));
    QVERIFY(statesIn(**moved) == statesIn(*archive));
}

/// Somebody adjusts while everything is computed anew.
void TestAdjusting::isKnownToACompleteRun()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto other = *Archive::open(archive->address(), shippedRules());
    bool isAsked = false;
    const auto run = archive->recalculate(Archive::Extent::Complete, [&](const ArchiveRun&, std::size_t) {
        return std::exchange(isAsked, true) || adjustArchive(*other, {.made = someAdjustments()}).has_value();
    });
    QVERIFY(run.has_value() && isAsked);
    const auto states = statesIn(*archive);
    QVERIFY(adjustArchive(*other, {.takenBack = {"all", "region", "young"}, .reason = u"r"_s}).has_value());
    QVERIFY(statesIn(*archive) != states);
    QVERIFY(adjustArchive(*other, {.made = someAdjustments()}).has_value());
    QVERIFY(statesIn(*archive) == states);
    // What is published later knows of them, and so does who is merged.
    const ChronicleTournament one{engine::TournamentId(1), twoClubs(3).back()};
    QVERIFY(archive->publish(publicationOf(900, 0, one)).has_value());
    QVERIFY(archive->recalculate().has_value());
    const auto persons =
        archive->database().rows(u"SELECT min(person_id), max(person_id) FROM roll"_s)->front();
    QVERIFY(
        mergePersons(*archive, persons[0].toLongLong(), persons[1].toLongLong(), u"A"_s, u"r"_s).has_value());
    QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
}

// RULE: WO2026 3.7
void TestAdjusting::tellsItsImpactBefore()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto numbersOf = [](const ArchivedTournaments& all, const engine::RuleCatalog& rules) {
        std::map<std::pair<QString, int>, std::pair<int, int>> entries;
        const auto ratingOf = [](const auto& rating) { return rating ? rating->value() : -1; };
        for (const auto& one : all.tournaments) {
            for (std::size_t i = 0; i < one->tournament.participants.size(); ++i) {
                const auto& he = one->tournament.participants[i];
                entries[{QString::fromStdString(one->uuid), static_cast<int>(i)}] = {ratingOf(he.rating),
                                                                                     he.index.value_or(-1)};
            }
        }
        for (const auto& changed : recalculate(all.tournaments, rules, {}, all.removed).tournaments) {
            const auto one =
                std::ranges::find(all.tournaments, changed.id, [](const auto& t) { return t->id; });
            for (const auto& change : changed.changes)
                entries[{QString::fromStdString((*one)->uuid),
                         static_cast<int>(*(*one)->tournament.indexOf(change.number))}] = {
                    ratingOf(change.entryAfter.rating), change.entryAfter.index.value_or(-1)};
        }
        return entries;
    };
    for (const bool isAdjusted : {false, true}) {
        if (isAdjusted)
            QVERIFY(adjustArchive(*archive, {.made = {plus(30, day(2024, 6, 1))}}).has_value());
        const auto all = archivedTournaments(*archive);
        QVERIFY(all.has_value());
        QVERIFY(!recalculate(all->tournaments, *all->rules, {}, all->removed).hasChanges());
        QVERIFY(numbersOf(*all, *all->rules) == agreedOf(*archive).entries);
        // What it says of one that is not made comes true.
        const Adjustment next = someAdjustments()[1];
        const auto expected = numbersOf(*all, *withAdjustment(*all->rules, next));
        QVERIFY(expected != agreedOf(*archive).entries);
        QVERIFY(adjustArchive(*archive, {.made = {next}}).has_value());
        QVERIFY(expected == agreedOf(*archive).entries);
        QVERIFY(adjustArchive(*archive, {.takenBack = {next.id}, .reason = u"r"_s}).has_value());
    }
}

// RULE: WO2026 2.2.1
void TestAdjusting::isOfferedToWhoEvaluates()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto list = ratingList(*archive, {.day = day(2026, 6, 1)}, day(2026, 6, 1));
    const std::int64_t person = std::stoll(list->lines.front().person.substr(1));
    const auto offered = [&](engine::Date end) {
        const auto rows = archivedRows(*archive, {.persons = {person}, .days = {.end = end}});
        return rows->at(person).values.dwz->value();
    };
    const int before = offered(day(2026, 8, 1));
    QVERIFY(adjustArchive(*archive, {.made = {plus(44, day(2026, 7, 1))}}).has_value());
    QCOMPARE(offered(day(2026, 8, 1)), before + 44);
    QCOMPARE(offered(day(2026, 7, 1)), before + 44);
    QCOMPARE(offered(day(2026, 6, 30)), before);
    const auto later = ratingList(*archive, {.day = day(2026, 8, 1)}, day(2026, 8, 1));
    QCOMPARE(later->lines.front().rating, list->lines.front().rating + 44);
    // The card says why.
    const auto card = archivedCard(*archive, person);
    QCOMPARE((*card)->history().entries.back().kind, EntryChangeKind::Adjustment);
}

/// Document 000, 4.1.1: the numbers stay, so that nobody is adjusted differently for it.
void TestAdjusting::staysWithWhoWasMadeAnonymous()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    auto tournaments = twoClubs(2);
    std::map<std::string, int> plays;
    for (const engine::Tournament& one : tournaments) {
        for (const auto& participant : one.participants)
            plays[participant.name] += participant.club == "C0521" ? 1 : 0;
    }
    const std::string he =
        std::ranges::max_element(plays, {}, [](const auto& one) { return one.second; })->first;
    std::optional<std::pair<std::int64_t, engine::ParticipantNumber>> seat;
    for (std::size_t at = 0; at < tournaments.size(); ++at) {
        for (auto& participant : tournaments[at].participants) {
            if (participant.name != he)
                continue;
            participant.memberUntil = day(2027, 6, 30);
            seat = {std::int64_t(at), participant.number};
        }
        QVERIFY(archive
                    ->publish(publicationOf(std::int64_t(at), 0,
                                            ChronicleTournament{engine::TournamentId(1), tournaments[at]}))
                    .has_value());
    }
    QVERIFY(archive->recalculate().has_value());
    QVERIFY(adjustArchive(*archive, {.made = {plus(80, day(2024, 6, 1), "C05")}}).has_value());
    const auto states = statesIn(*archive);
    QVERIFY(*makeAnonymous(*archive, uuidOf(seat->first), seat->second, day(2028, 1, 1), u"A"_s, u"r"_s) > 1);
    QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    QVERIFY(statesIn(*archive) == states);
    const auto one = archive->revision(uuidOf(seat->first));
    const auto& participants = (*one)->tournament->tournament.participants;
    QCOMPARE(participants[*(*one)->tournament->tournament.indexOf(seat->second)].club, "C05");
    // Published once more by who knows his name, he stays in his region.
    const ChronicleTournament again{engine::TournamentId(1), tournaments[std::size_t(seat->first)]};
    QCOMPARE(archive->publish(publicationOf(seat->first, 1, again))->state,
             PublicationOutcome::State::AlreadyThere);
}

/// The table is added, and nothing has to be computed for it.
void TestAdjusting::findsAFileOfTheVersionBefore()
{
    auto archive = filled(false);
    const ArchiveAddress address = archive->address();
    const auto states = statesIn(*archive);
    for (const QString& sql : {u"DROP TABLE adjustment"_s, u"PRAGMA user_version = 5"_s,
                               u"UPDATE meta SET value = '5' WHERE name = 'schema'"_s})
        QVERIFY(archive->database().run(sql).has_value());
    archive.reset();
    const auto opened = Archive::open(address, shippedRules());
    QVERIFY2(opened.has_value(), opened.has_value() ? "" : opened.error().detail.c_str());
    QCOMPARE((*opened)->status()->schema, kArchiveSchema);
    QVERIFY(!(*opened)->status()->hasOtherRules);
    QVERIFY(statesIn(**opened) == states);
    QVERIFY((*(*opened)->rules())->adjustments().empty());
    QVERIFY(adjustArchive(**opened, {.made = someAdjustments()}).has_value());
    QVERIFY(statesIn(**opened) != states);
}

void TestAdjusting::tellsDifferences()
{
    const auto with = [](std::vector<Adjustment> all) {
        return shippedRules().withAdjustments(std::move(all));
    };
    Adjustment other = plus(1, day(2025, 1, 1));
    other.id = "other";
    const auto difference = differenceOfAdjustments(with({plus(1, day(2025, 1, 1)), other}), with({other}));
    QCOMPARE(difference, (AdjustmentDifference{.hereOnly = {"plus"}}));
    QCOMPARE(differenceOfAdjustments(with({other}), with({plus(1, day(2025, 1, 1)), other})),
             (AdjustmentDifference{.thereOnly = {"plus"}}));
    QCOMPARE(differenceOfAdjustments(with({plus(1, day(2025, 1, 1))}), with({plus(2, day(2025, 1, 1))})),
             (AdjustmentDifference{.other = {"plus"}}));
    QVERIFY(differenceOfAdjustments(with({other}), with({other})).isEmpty());
}

ZAHLMEISTER_TEST(TestAdjusting, QCoreApplication)

} // namespace tst_adjusting

#include "tst_adjusting.moc"
