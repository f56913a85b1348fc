// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "app/store/database.h"
#include "app/store/playerstore.h"
#include "app/store/workfile.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"

namespace tst_playerstore {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Player;
using app::PlayerStore;
using app::WorkFile;

namespace {

const engine::RuleVersion& version(const char* id)
{
    return **app::shippedRules().find(id);
}

const engine::Date kDay = *engine::Date::tryFrom(2026, 6, 8);

Player player(const char* name, std::optional<int> rating, std::optional<int> index)
{
    return {.name = name, .club = "C0505", .birthYear = 1980, .rating = rating, .index = index};
}

} // namespace

class TestPlayerStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsPlayers();
    void survivesReopening();
    void refusesNonsense();
    void removesAndRestores();
    void convertsEveryRating();
    void convertsNobodyTwice();
    void undoesTheConversion();
    void undoKeepsWhatChangedSince();
    void conversionIsAllOrNothing();
    void conversionNeedsARule();
    void readOnlyFilesStayAsTheyAre();
    void addsMembersOfATournament();
    void keepsNoRatingOfAnotherSystem_data();
    void keepsNoRatingOfAnotherSystem();
    void mergesDoubles();
    void mergeRefusesTwoPersons();
    void undoOfAMergeKeepsWhatChangedSince();
    void mergedRatingsAreNotConvertedTwice();
    void knowsTheClubsOfTournaments();

private:
    QString path() const { return m_folder->filePath(u"w.zahlmeister"_s); }
    Player named(const char* name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkFile> m_file;
};

void TestPlayerStore::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = WorkFile::open(path()).value();
}

Player TestPlayerStore::named(const char* name) const
{
    const auto players = PlayerStore(*m_file).players().value();
    for (const Player& one : players) {
        if (one.name == name)
            return one;
    }
    return {.name = "nobody"};
}

void TestPlayerStore::keepsPlayers()
{
    PlayerStore store(*m_file);
    const auto id = store.add(player("Zander, Zoe", 1500, 3)).value();
    store.add({.name = "Älter, Ä"}).value();
    QCOMPARE(store.players()->size(), std::size_t(2));
    Player zoe = named("Zander, Zoe");
    QCOMPARE(zoe.id, id);
    QCOMPARE(zoe.rating, std::optional(1500));
    zoe.rating = 1520;
    zoe.club = "C0101";
    QVERIFY(store.change(zoe).has_value());
    QVERIFY(named("Zander, Zoe") == zoe);
    zoe.id = app::PlayerId(99);
    QCOMPARE(store.change(zoe).error().code, ErrorCode::OutOfRange);
}

void TestPlayerStore::survivesReopening()
{
    PlayerStore(*m_file).add(player("Adler, A", 1366, 21)).value();
    PlayerStore(*m_file).convert(version("dwz-2026"), kDay).value();
    m_file.reset();
    m_file = WorkFile::open(path()).value();
    QCOMPARE(named("Adler, A").rating, std::optional(1634));
    QVERIFY(PlayerStore(*m_file).hasConversion().value());
    QVERIFY(m_file->checkConsistency().has_value());
}

void TestPlayerStore::refusesNonsense()
{
    PlayerStore store(*m_file);
    for (const Player& wrong : {player("", 1500, 3), player("A", -10000, 3), player("A", 10000, 3),
                                player("A", 1500, -1), player("A", 1500, 10000)})
        QCOMPARE(store.add(wrong).error().code, ErrorCode::OutOfRange);
    QVERIFY(store.players()->empty());
}

void TestPlayerStore::removesAndRestores()
{
    PlayerStore store(*m_file);
    const auto id = store.add(player("Adler, A", 1500, 3)).value();
    QVERIFY(store.remove(id).has_value());
    QVERIFY(store.players()->empty());
    QVERIFY(store.restore(id).has_value());
    QCOMPARE(named("Adler, A").rating, std::optional(1500));
    QCOMPARE(store.remove(app::PlayerId(99)).error().code, ErrorCode::OutOfRange);
}

// RULE: WO2026 Anhang 4, 2.2.4
void TestPlayerStore::convertsEveryRating()
{
    PlayerStore store(*m_file);
    const auto id = store.add(player("Published", 1366, 21)).value();
    store.add(player("Low", 900, 2)).value();
    store.add(player("High", 2400, 90)).value();
    store.add(player("No index", 1500, {})).value();
    store.add(player("Unrated", {}, {})).value();
    const auto gone = store.add(player("Gone", 1500, 5)).value();
    QVERIFY(store.remove(gone).has_value());
    const auto report = store.convert(version("dwz-2026"), kDay);
    QVERIFY(report.has_value());
    QCOMPARE(report->changed, 4);
    QCOMPARE(report->unrated, 1);
    QCOMPARE(report->already, 0);
    const std::vector<std::tuple<const char*, int, int>> expected{
        {"Published", 1634, 22}, {"Low", 1300, 3}, {"High", 2400, 91}, {"No index", 1720, 1}};
    for (const auto& [name, rating, index] : expected) {
        QCOMPARE(named(name).rating, std::optional(rating));
        QCOMPARE(named(name).index, std::optional(index));
    }
    // An entry of its own.
    const auto history = store.history(id).value();
    QCOMPARE(history.size(), std::size_t(1));
    QVERIFY((history.front() == app::HistoryEntry{.kind = app::HistoryKind::Conversion,
                                                  .date = kDay,
                                                  .rules = "dwz-2026",
                                                  .oldRating = 1366,
                                                  .oldIndex = 21,
                                                  .newRating = 1634,
                                                  .newIndex = 22}));
    QVERIFY(!named("Unrated").rating);
    QVERIFY(store.history(gone)->empty());
}

void TestPlayerStore::convertsNobodyTwice()
{
    PlayerStore store(*m_file);
    const auto id = store.add(player("Adler, A", 1366, 21)).value();
    QCOMPARE(store.convert(version("dwz-2026"), kDay)->changed, 1);
    store.add(player("Late, L", 1000, 1)).value();
    const auto again = store.convert(version("dwz-2026"), kDay).value();
    QCOMPARE(again.changed, 1);
    QCOMPARE(again.already, 1);
    QCOMPARE(named("Adler, A").rating, std::optional(1634));
    QCOMPARE(named("Late, L").rating, std::optional(1400));
    QCOMPARE(store.history(id)->size(), std::size_t(1));
}

void TestPlayerStore::undoesTheConversion()
{
    PlayerStore store(*m_file);
    const auto id = store.add(player("Adler, A", 1366, 21)).value();
    QVERIFY(!store.hasConversion().value());
    store.convert(version("dwz-2026"), kDay).value();
    store.add(player("Late, L", 1000, 1)).value();
    store.convert(version("dwz-2026"), kDay).value();
    // The last operation first.
    QCOMPARE(store.undoConversion()->changed, 1);
    QCOMPARE(named("Late, L").rating, std::optional(1000));
    QCOMPARE(named("Adler, A").rating, std::optional(1634));
    QCOMPARE(store.undoConversion()->changed, 1);
    QCOMPARE(named("Adler, A").rating, std::optional(1366));
    QCOMPARE(named("Adler, A").index, std::optional(21));
    QVERIFY(store.history(id)->empty());
    QVERIFY(!store.hasConversion().value());
    QCOMPARE(store.undoConversion()->changed, 0);
    // What was taken back can be done again.
    QCOMPARE(store.convert(version("dwz-2026"), kDay)->changed, 2);
}

void TestPlayerStore::undoKeepsWhatChangedSince()
{
    PlayerStore store(*m_file);
    store.add(player("Adler, A", 1366, 21)).value();
    store.add(player("Busy, B", 1400, 5)).value();
    store.convert(version("dwz-2026"), kDay).value();
    Player busy = named("Busy, B");
    busy.rating = *busy.rating + 12; // a tournament
    busy.index = *busy.index + 1;
    QVERIFY(store.change(busy).has_value());
    const auto report = store.undoConversion().value();
    QCOMPARE(report.changed, 1);
    QCOMPARE(report.already, 1);
    QCOMPARE(named("Adler, A").rating, std::optional(1366));
    QVERIFY(named("Busy, B") == busy);
    QCOMPARE(store.history(busy.id)->size(), std::size_t(1));
    QVERIFY(!store.hasConversion().value());
}

void TestPlayerStore::conversionIsAllOrNothing()
{
    PlayerStore store(*m_file);
    store.add(player("Adler, A", 1366, 21)).value();
    store.add(player("Full, F", 1500, 9999)).value(); // its index cannot be raised any more
    QVERIFY(!store.convert(version("dwz-2026"), kDay).has_value());
    QCOMPARE(named("Adler, A").rating, std::optional(1366));
    QCOMPARE(named("Adler, A").index, std::optional(21));
    QVERIFY(!store.hasConversion().value());
}

void TestPlayerStore::conversionNeedsARule()
{
    PlayerStore store(*m_file);
    store.add(player("Adler, A", 1366, 21)).value();
    QCOMPARE(store.convert(version("dwz-2016"), kDay).error().code, ErrorCode::MissingParameter);
    QCOMPARE(named("Adler, A").rating, std::optional(1366));
}

void TestPlayerStore::readOnlyFilesStayAsTheyAre()
{
    const auto id = PlayerStore(*m_file).add(player("Adler, A", 1366, 21)).value();
    m_file.reset();
    m_file = WorkFile::open(path(), WorkFile::Access::ReadOnly).value();
    PlayerStore store(*m_file);
    QVERIFY(!store.add(player("B", 1500, 1)).has_value());
    QVERIFY(!store.remove(id).has_value());
    QVERIFY(!store.convert(version("dwz-2026"), kDay).has_value());
    QCOMPARE(named("Adler, A").rating, std::optional(1366));
}

void TestPlayerStore::addsMembersOfATournament()
{
    engine::Tournament tournament;
    const auto add = [&](const char* name, bool member, std::optional<int> rating) {
        engine::Participant participant{
            .number = engine::ParticipantNumber(static_cast<int>(tournament.participants.size()) + 1),
            .name = name};
        participant.member = member;
        if (rating)
            participant.rating = engine::Rating(*rating);
        participant.index = rating ? std::optional(5) : std::nullopt;
        tournament.participants.push_back(participant);
    };
    add("Adler, A", true, 1500);
    add("Guest, G", false, 1600);
    add("Idle, I", true, 1700);
    tournament.games.push_back({.round = 1,
                                .white = engine::ParticipantNumber(1),
                                .black = engine::ParticipantNumber(2),
                                .result = engine::kWhiteWins});
    const engine::RuleVersion& rules = version("dwz-2016");
    const auto evaluation = engine::evaluate(tournament, rules);
    PlayerStore store(*m_file);
    QCOMPARE(store.addFrom(tournament, *evaluation, *engine::descriptionOf(rules)).value(), 2);
    const auto& first = evaluation->participants.front();
    QVERIFY(first.newRating > 1500);
    QCOMPARE(named("Adler, A").rating, first.newRating); // as the tournament left him
    QCOMPARE(named("Adler, A").index, std::optional(6));
    QCOMPARE(named("Idle, I").rating, std::optional(1700));
    QCOMPARE(named("Guest, G").name, std::string("nobody"));
    QCOMPARE(store.addFrom(tournament, *evaluation, *engine::descriptionOf(rules)).value(),
             0); // they are there already
}

/// The list has DWZ, and nothing tells later that a number in it was something else.
void TestPlayerStore::keepsNoRatingOfAnotherSystem_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("isFide");
    QTest::newRow("Elo of somebody without a game") << u"dwz-2016"_s << true;
    QTest::newRow("Ingo number") << u"ingo-1960"_s << false;
    QTest::newRow("FWZ") << u"fwz-2019"_s << false;
}

void TestPlayerStore::keepsNoRatingOfAnotherSystem()
{
    QFETCH(QString, rules);
    QFETCH(bool, isFide);
    engine::Tournament tournament;
    engine::Participant participant{.number = engine::ParticipantNumber(1), .name = "Idle, I"};
    participant.member = true;
    participant.rating = engine::Rating(1700);
    participant.index = 5;
    if (isFide)
        participant.ratingSource = engine::RatingSource::Fide;
    tournament.participants.push_back(participant);
    const engine::RuleVersion& used = version(rules.toLatin1().constData());
    const auto evaluation = engine::evaluate(tournament, used);
    PlayerStore store(*m_file);
    QCOMPARE(store.addFrom(tournament, *evaluation, *engine::descriptionOf(used)).value(), 1);
    QCOMPARE(named("Idle, I").rating, std::optional<int>());
    QCOMPARE(named("Idle, I").index, std::optional<int>());
}

void TestPlayerStore::mergesDoubles()
{
    PlayerStore store(*m_file);
    const auto kept = store.add({.name = "Müller, Hans", .club = "C0505"}).value();
    const auto gone = store
                          .add({.name = "Mueller, Hans",
                                .club = "C0101",
                                .personId = "NU17",
                                .birthYear = 1960,
                                .rating = 1500,
                                .index = 3})
                          .value();
    QCOMPARE(store.undoMerge().error().code, ErrorCode::NothingToUndo);
    QVERIFY(store.merge(kept, gone).has_value());
    QCOMPARE(store.players()->size(), std::size_t(1));
    const Player merged = named("Müller, Hans");
    QCOMPARE(merged.club, "C0505"); // his own
    QCOMPARE(merged.personId, "NU17");
    QCOMPARE(merged.birthYear, std::optional(1960));
    QCOMPARE(merged.rating, std::optional(1500));
    QCOMPARE(merged.index, std::optional(3));
    QVERIFY(m_file->checkConsistency().has_value());

    QCOMPARE(store.undoMerge().value(), kept);
    QCOMPARE(store.players()->size(), std::size_t(2));
    QVERIFY((named("Müller, Hans") == Player{.id = kept, .name = "Müller, Hans", .club = "C0505"}));
    QCOMPARE(named("Mueller, Hans").rating, std::optional(1500));
    QCOMPARE(store.undoMerge().error().code, ErrorCode::NothingToUndo);
}

void TestPlayerStore::mergeRefusesTwoPersons()
{
    PlayerStore store(*m_file);
    const auto one = store.add({.name = "A", .personId = "NU1", .birthYear = 1960}).value();
    const auto otherId = store.add({.name = "A", .personId = "NU2"}).value();
    const auto otherYear = store.add({.name = "A", .birthYear = 1961}).value();
    for (const app::PlayerId wrong : {one, otherId, otherYear, app::PlayerId(99)})
        QCOMPARE(store.merge(one, wrong).error().code, ErrorCode::OutOfRange);
    QCOMPARE(store.players()->size(), std::size_t(3));
    QCOMPARE(store.undoMerge().error().code, ErrorCode::NothingToUndo);
}

void TestPlayerStore::undoOfAMergeKeepsWhatChangedSince()
{
    PlayerStore store(*m_file);
    const auto kept = store.add({.name = "A"}).value();
    const auto gone = store.add({.name = "B", .club = "C0505", .rating = 1500, .index = 3}).value();
    QVERIFY(store.merge(kept, gone).has_value());
    Player changed = named("A");
    changed.rating = 1520;
    changed.index = 4;
    QVERIFY(store.change(changed).has_value());
    QVERIFY(store.undoMerge().has_value());
    QCOMPARE(named("A").rating, std::optional(1520));
    QCOMPARE(named("A").index, std::optional(4));
    QVERIFY(named("A").club.empty());
}

// RULE: WO2026 Anhang 4, 2.2.4
void TestPlayerStore::mergedRatingsAreNotConvertedTwice()
{
    PlayerStore store(*m_file);
    const auto kept = store.add({.name = "A"}).value();
    const auto gone = store.add(player("B", 1366, 21)).value();
    QCOMPARE(store.convert(version("dwz-2026"), kDay)->changed, 1);
    QVERIFY(store.merge(kept, gone).has_value());
    QCOMPARE(store.history(kept)->size(), std::size_t(1)); // his history came with him
    const auto again = store.convert(version("dwz-2026"), kDay);
    QCOMPARE(again->changed, 0);
    QCOMPARE(again->already, 1);
    QCOMPARE(named("A").rating, std::optional(1634));
}

void TestPlayerStore::knowsTheClubsOfTournaments()
{
    PlayerStore store(*m_file);
    const auto id = store.add({.name = "Müller, Hans", .personId = "NU17", .birthYear = 1960}).value();
    for (const auto& [day, club, number] :
         {std::tuple("2024-05-01", "C0101", 3), std::tuple("2026-05-01", "C0505", 12),
          std::tuple("2025-05-01", "C0505", 12)}) {
        engine::Tournament tournament;
        tournament.header.end = engine::Date::fromIso(day);
        engine::Participant participant{.number = engine::ParticipantNumber(1), .name = "Müller, H."};
        participant.personId = "NU17";
        participant.club = club;
        participant.memberNumber = number;
        engine::Participant namesake{.number = engine::ParticipantNumber(2), .name = "Müller, Hans"};
        namesake.personId = "NU18";
        namesake.birthYear = 1960;
        namesake.club = "40023";
        tournament.participants = {participant, namesake};
        QVERIFY(m_file->addTournament(tournament).has_value());
    }
    QCOMPARE(store.memberships(id).value(),
             (std::vector<app::PlayerMembership>{{"C0505", 12, 2, engine::Date::fromIso("2026-05-01")},
                                                 {"C0101", 3, 1, engine::Date::fromIso("2024-05-01")}}));
}

ZAHLMEISTER_TEST(TestPlayerStore, QCoreApplication)

} // namespace tst_playerstore

#include "tst_playerstore.moc"
