// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivestatistics.h"

#include <random>

#include "app/archive/adjusting.h"
#include "tests/app/archive/mirror.h"
#include "tests/support/testmain.h"

namespace tst_archivestatistics {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

QString textOf(const PointFlow& flow)
{
    return u" %1:%2"_s.arg(flow.persons).arg(flow.points);
}

QString textOf(const GameSums& sums, const std::optional<Band>& band)
{
    return u"%1 %2 %3 [%4 %5]"_s.arg(sums.games)
        .arg(sums.reached)
        .arg(sums.expected)
        .arg(band ? band->low : 9, 0, 'g', 17)
        .arg(band ? band->high : 9, 0, 'g', 17);
}

/// All figures, so that a difference is seen.
QStringList textOf(const Statistics& statistics)
{
    QStringList lines{u"regions of %1"_s.arg(statistics.regionLength)};
    for (const RatingDistribution& one : statistics.distributions) {
        QString line = u"%1 %2: %3 %4 %5 %6 from %7:"_s.arg(static_cast<int>(one.grouping))
                           .arg(QString::fromStdString(one.key))
                           .arg(one.persons)
                           .arg(one.mean)
                           .arg(one.median)
                           .arg(one.deviation)
                           .arg(one.first);
        for (const int bar : one.bars)
            line += u" %1"_s.arg(bar);
        lines += line;
    }
    for (const YearEnd& year : statistics.cohort.years)
        lines += u"cohort %1 of %2: %3 %4 %5 %6 %7 %8"_s.arg(QString::fromStdString(year.day.iso()))
                     .arg(statistics.cohort.persons)
                     .arg(year.rated)
                     .arg(year.mean)
                     .arg(year.median)
                     .arg(year.levelMean)
                     .arg(year.levelMedian)
                     .arg(year.ratedMean);
    for (const FlowPeriod& one : statistics.flows)
        lines += QString::fromStdString(one.from.iso()) + textOf(one.before) + textOf(one.first) +
                 textOf(one.arrived) + textOf(one.kept) + textOf(one.converted) + textOf(one.expired) +
                 textOf(one.former) + textOf(one.inactive) + textOf(one.after);
    lines += u"%1 tournaments"_s.arg(statistics.games.tournaments);
    for (const std::int64_t games : statistics.games.uses)
        lines += u"%1 games"_s.arg(games);
    for (const RegionResidual& one : statistics.regions)
        lines +=
            u"%1-%2 %3: "_s
                .arg(QString::fromStdString(one.region), QString::fromStdString(one.against.value_or("")))
                .arg(one.persons) +
            textOf(one.sums, one.band);
    const ExpectancyCheck& check = statistics.expectancy;
    for (const DifferenceClass& one : check.classes)
        lines += u"%1-%2 %3: "_s.arg(one.from).arg(one.to).arg(one.difference) + textOf(one.sums, one.band);
    lines += u"all "_s + textOf(check.all, check.band);
    lines += u"%1 %2 %3 %4"_s.arg(check.equals).arg(check.banded).arg(check.outside).arg(check.allowed);
    return lines;
}

Statistics statisticsIn(Archive& archive, const StatisticsRequest& request)
{
    const auto gathered = gatherStatistics(archive, request);
    if (!gathered.has_value())
        qFatal("not gathered: %s", gathered.error().detail.c_str());
    return gathered->finish();
}

/// The clubs play each other, because a part of their players is of a third one.
std::vector<engine::Tournament> threeClubs(int years)
{
    std::vector<engine::Tournament> all = twoClubs(years);
    for (engine::Tournament& one : all) {
        for (engine::Participant& participant : one.participants) {
            if (std::hash<std::string>()(participant.name) % 3 == 0)
                participant.club = "D0511";
        }
    }
    return all;
}

/// That an archive says what a work file with the same tournaments does, about several spans.
void compare(Archive& archive, const Mirror& mirror)
{
    const Chronicle chronicle = mirror.chronicle();
    const auto span = wholeSpan(archive, day(2026, 1, 1)).value();
    const auto expected = wholeSpan(chronicle, day(2026, 1, 1));
    QCOMPARE(span->from, expected->from);
    QCOMPARE(span->to, expected->to);
    for (const StatisticsRequest& request : {*span, StatisticsRequest{day(2024, 7, 1), day(2025, 12, 31)},
                                             StatisticsRequest{span->from, day(2025, 3, 1), std::size_t{5}},
                                             StatisticsRequest{day(2030, 1, 1), day(2031, 1, 1)}}) {
        const Statistics statistics = statisticsIn(archive, request);
        QCOMPARE(statistics.unseen, 0);
        QVERIFY(statistics.hasAges);
        QCOMPARE(textOf(statistics), textOf(*statisticsOf(chronicle, request)));
    }
}

} // namespace

/// The statistics of an archive are those of a chronicle with the same tournaments, to the last digit.
class TestArchiveStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfAWorkFile_data() { ArchivePlaces::addEngines(); }
    void areThoseOfAWorkFile();
    void areThoseOfAnEmptyOne_data() { ArchivePlaces::addEngines(); }
    void areThoseOfAnEmptyOne();
    void readOneState_data() { ArchivePlaces::addEngines(); }
    void readOneState();
    void canBeCancelled_data() { ArchivePlaces::addEngines(); }
    void canBeCancelled();
    void leaveOutWhatARoleMayNotSee();
    void loseTheServer();
    void refuseDamagedBytes();

private:
    /// Published in a random order.
    void publishAll(Archive& archive, Mirror& mirror, const std::vector<engine::Tournament>& tournaments)
    {
        std::vector<std::size_t> order(tournaments.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::shuffle(order, m_random);
        for (const std::size_t at : order)
            mirror.publish(archive, at, ChronicleTournament{engine::TournamentId(1), tournaments[at]});
        QVERIFY(archive.recalculate().has_value());
    }

    ArchivePlaces m_places;
    std::mt19937 m_random{11};
};

void TestArchiveStatistics::areThoseOfAWorkFile()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const std::vector<engine::Tournament> tournaments = threeClubs(3);
    Mirror mirror;
    publishAll(*archive, mirror, tournaments);
    compare(*archive, mirror);
    const StatisticsRequest request = wholeSpan(*archive, day(2026, 1, 1)).value().value();
    const Statistics before = statisticsIn(*archive, request);
    QVERIFY(before.games.count(GameUse::Used) > 200 && before.games.count(GameUse::Unrated) > 10);
    QVERIFY(!before.regions.empty());
    QVERIFY(!before.cohort.years.empty());
    QVERIFY(before.expectancy.banded > 0);
    // Corrections, removals and moves, so that entries follow from what is not there any more.
    for (int i = 0; i < 24; ++i) {
        const std::size_t at = m_random() % tournaments.size();
        ChronicleTournament one = mirror.last(at);
        engine::Participant& participant =
            one.tournament.participants[m_random() % one.tournament.participants.size()];
        switch (i % 6) {
        case 0: participant.club = "D0699"; break;
        case 1: participant.member = !participant.member; break;
        case 2: participant.birthYear = 2012; break;
        case 3: one.tournament.header.end = one.tournament.header.end->plusDays(40); break;
        case 4:
            if (!one.tournament.games.empty())
                one.tournament.games.front().result = engine::kBlackWins;
            break;
        default: break;
        }
        mirror.publish(*archive, at, i % 6 == 5 ? std::nullopt : std::optional(one));
    }
    QVERIFY(archive->recalculate().has_value());
    compare(*archive, mirror);
    QVERIFY(textOf(statisticsIn(*archive, request)) != textOf(before));
    // RULE: WO2026 2.2.1
    QVERIFY(adjustArchive(*archive, {.made = someAdjustments()}).has_value());
    mirror.adjust(someAdjustments());
    compare(*archive, mirror);
}

void TestArchiveStatistics::areThoseOfAnEmptyOne()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    QVERIFY(!wholeSpan(*archive, day(2026, 1, 1)).value());
    const StatisticsRequest request{day(2025, 1, 1), day(2026, 1, 1)};
    const Chronicle nobody{.rules = shippedRulesShared()};
    QCOMPARE(textOf(statisticsIn(*archive, request)), textOf(*statisticsOf(nobody, request)));
    // What waits to be computed is not there yet.
    Mirror mirror;
    mirror.publish(*archive, 0, ChronicleTournament{engine::TournamentId(1), twoClubs(1).front()});
    QVERIFY(!wholeSpan(*archive, day(2026, 1, 1)).value());
    // Everything was removed.
    QVERIFY(archive->recalculate().has_value());
    QVERIFY(wholeSpan(*archive, day(2026, 1, 1)).value());
    mirror.publish(*archive, 0, std::nullopt);
    QVERIFY(archive->recalculate().has_value());
    QCOMPARE(textOf(statisticsIn(*archive, request)), textOf(*statisticsOf(nobody, request)));
}

/// Somebody computes meanwhile.
void TestArchiveStatistics::readOneState()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror;
    publishAll(*archive, mirror, twoClubs(2));
    const StatisticsRequest request = wholeSpan(*archive, day(2026, 1, 1)).value().value();
    const QStringList before = textOf(statisticsIn(*archive, request));
    const auto other = Archive::open(archive->address(), shippedRules()).value();
    bool isChanged = false;
    const auto gathered = gatherStatistics(*archive, request, [&](int percent) {
        if (percent >= 50 && !std::exchange(isChanged, true)) {
            for (std::size_t at = 0; at < 6; ++at)
                mirror.publish(*other, at, std::nullopt);
            return other->recalculate().has_value();
        }
        return true;
    });
    QVERIFY(isChanged && gathered.has_value());
    QCOMPARE(textOf(gathered->finish()), before);
    QVERIFY(textOf(statisticsIn(*archive, request)) != before);
}

void TestArchiveStatistics::canBeCancelled()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror;
    publishAll(*archive, mirror, twoClubs(1));
    const StatisticsRequest request = wholeSpan(*archive, day(2026, 1, 1)).value().value();
    std::vector<int> told;
    QVERIFY(gatherStatistics(*archive, request, [&](int percent) {
                told.push_back(percent);
                return true;
            }).has_value());
    QVERIFY(told.size() > 1 && std::ranges::is_sorted(told) && told.front() == 0 && told.back() >= 50);
    for (const int last : {0, 50}) {
        const auto cancelled =
            gatherStatistics(*archive, request, [&](int percent) { return percent < last; });
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    }
    QVERIFY(archive->recalculate().has_value()); // no transaction is left
    QVERIFY(gatherStatistics(*archive, request).has_value());
}

void TestArchiveStatistics::leaveOutWhatARoleMayNotSee()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    Mirror mirror;
    publishAll(*archive, mirror, twoClubs(2));
    const StatisticsRequest request = wholeSpan(*archive, day(2026, 1, 1)).value().value();
    const Statistics all = statisticsIn(*archive, request);
    const auto reader = m_places.asReader(*archive);
    const Statistics seen = statisticsIn(*reader, request);
    QCOMPARE(seen.unseen, all.games.tournaments);
    QVERIFY(!seen.hasAges);
    QCOMPARE(seen.games.seen(), std::int64_t{0});
    QVERIFY(seen.regions.empty());
    // Everything else is the same.
    Statistics expected = all;
    std::erase_if(expected.distributions,
                  [](const RatingDistribution& one) { return one.grouping == Grouping::Age; });
    QVERIFY(expected.distributions.size() < all.distributions.size());
    expected.games = {};
    expected.regions.clear();
    expected.expectancy = {};
    QCOMPARE(textOf(seen), textOf(expected));
    // Of a part of the levels.
    const auto referee = m_places.asReferee(*archive, u"id % 3 > 0"_s);
    const Statistics some = statisticsIn(*referee, request);
    QVERIFY(some.hasAges);
    QVERIFY(some.unseen > 0 && some.games.tournaments > 0);
    QCOMPARE(some.unseen + some.games.tournaments, all.games.tournaments);
    QVERIFY(some.games.seen() < all.games.seen());
}

void TestArchiveStatistics::loseTheServer()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    Mirror mirror;
    publishAll(*archive, mirror, twoClubs(1));
    const StatisticsRequest request = wholeSpan(*archive, day(2026, 1, 1)).value().value();
    for (const int at : {0, 50}) {
        const auto again = Archive::open(archive->address(), shippedRules()).value();
        bool isGone = false;
        const auto gathered = gatherStatistics(*again, request, [&](int percent) {
            if (percent >= at && !std::exchange(isGone, true))
                m_places.server().crash();
            return true;
        });
        QVERIFY(isGone && !gathered.has_value());
        QCOMPARE(gathered.error().code, ErrorCode::ArchiveUnreachable);
    }
}

void TestArchiveStatistics::refuseDamagedBytes()
{
    const auto damaged = [&](const QString& sql) {
        const auto archive = m_places.make(false);
        Mirror mirror;
        publishAll(*archive, mirror, twoClubs(1));
        if (!archive->database().run(u"DROP TRIGGER submission_is_made"_s).has_value() ||
            !archive->database().run(sql).has_value())
            qFatal("not damaged");
        const StatisticsRequest request = wholeSpan(*archive, day(2026, 1, 1)).value().value();
        const auto gathered = gatherStatistics(*archive, request);
        return gathered.has_value() ? ErrorCode::Cancelled : gathered.error().code;
    };
    QCOMPARE(damaged(u"UPDATE submission SET content = x'ffffffff'"_s), ErrorCode::DamagedContent);
    QCOMPARE(damaged(u"UPDATE tournament SET seats = x'ffffffffffffffffffff'"_s), ErrorCode::DamagedContent);
    QCOMPARE(damaged(u"UPDATE tournament SET seats = x'01'"_s), ErrorCode::DamagedContent);
    // Numbers that nobody can have, and rows of persons and tournaments that there are not.
    for (const QString& sql :
         {u"UPDATE participation SET entry_rating = 32767, exit_rating = -32768"_s,
          u"UPDATE participation SET entry_rating = 9999999999, exit_rating = -9999999999"_s,
          u"UPDATE participation SET seat = seat + 9999999"_s, u"UPDATE participation SET seat = -1 - seat"_s,
          u"UPDATE participation SET person_id = -person_id"_s, u"DELETE FROM known_as"_s,
          u"UPDATE known_as SET club = hex(randomblob(200)), source = 99, birth_year = -5"_s,
          u"DELETE FROM person"_s, u"DELETE FROM participation WHERE seat = 0"_s}) {
        const ErrorCode code = damaged(sql);
        QVERIFY2(code == ErrorCode::Cancelled || code == ErrorCode::DamagedContent, qPrintable(sql));
    }
}

ZAHLMEISTER_TEST(TestArchiveStatistics, QCoreApplication)

} // namespace tst_archivestatistics

#include "tst_archivestatistics.moc"
