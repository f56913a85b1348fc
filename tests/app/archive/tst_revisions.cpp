// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QUuid>

#include "app/archive/kept/tournamentcodec.h"
#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_revisions {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

class TestRevisions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passesOverWhatCannotBeRead_data() { ArchivePlaces::addEngines(); }
    void passesOverWhatCannotBeRead();

private:
    ArchivePlaces m_places;
};

/// Whoever may publish can hand in any bytes: they keep nobody else from being computed.
// NOLINTNEXTLINE(readability-function-size): one archive from its first revision to its last
void TestRevisions::passesOverWhatCannotBeRead()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto clean = m_places.make(isServer); // nobody hands in anything else there
    std::vector<ChronicleTournament> all;
    for (engine::Tournament& one : clubHistory({.members = 16, .years = 3, .firstYear = 2024}))
        all.push_back({engine::TournamentId(1), std::move(one)});
    const auto publish = [&](std::size_t at, bool isRemoval = false) {
        return std::ranges::all_of(std::array{archive.get(), clean.get()}, [&](Archive* into) {
            const auto newest = into->database().rows(
                u"SELECT coalesce(max(revision), 0) FROM submission WHERE uuid = ?"_s, {uuidOf(qint64(at))});
            const auto done = into->publish(publicationOf(std::int64_t(at), newest->front()[0].toInt(),
                                                          isRemoval ? std::nullopt : std::optional(all[at])));
            return done.has_value() && done->state != PublicationOutcome::State::Conflict;
        });
    };
    const auto handIn = [&](std::size_t at, const PackedTournament& bytes, const std::string& level) {
        static constexpr ArchiveColumn kColumns[]{
            {"id", ColumnType::Number},       {"uuid", ColumnType::Text},
            {"revision", ColumnType::Number}, {"submission", ColumnType::Text},
            {"publisher", ColumnType::Text},  {"published", ColumnType::Text},
            {"name", ColumnType::Text},       {"level", ColumnType::Text},
            {"hash", ColumnType::Bytes},      {"content", ColumnType::Bytes},
            {"names", ColumnType::Bytes}};
        const auto numbers = archive->database().rows(
            u"SELECT (SELECT coalesce(max(id), 0) + 1 FROM submission),"
            " (SELECT coalesce(max(revision), 0) + 1 FROM submission WHERE uuid = ?)"_s,
            {uuidOf(qint64(at))});
        const QString text = u"x"_s;
        std::vector<QVariantList> values;
        for (const QVariant& value :
             {numbers->front()[0], QVariant(uuidOf(qint64(at))), numbers->front()[1],
              QVariant(QUuid::createUuid().toString(QUuid::WithoutBraces)), QVariant(text), QVariant(text),
              QVariant(text), QVariant(QString::fromStdString(level)), QVariant(contentHash(bytes.content)),
              QVariant(bytes.content), QVariant(bytes.names)})
            values.push_back({value});
        return archive->database().insert(u"submission"_s, kColumns, values).has_value();
    };
    const auto levelOf = [&](std::size_t at) { return all[at].tournament.header.level; };
    const auto leftOut = [&] {
        const auto run = archive->recalculate();
        const bool isSame =
            run.has_value() && clean->recalculate().has_value() && numbersIn(*archive) == numbersIn(*clean);
        return isSame ? run->leftOut.size() : -1;
    };
    const PackedTournament garbage{QByteArray("\0\1garbage", 9), QByteArray("")};
    const std::size_t late = all.size() - 1;

    QVERIFY(handIn(late, garbage, levelOf(late)) && publish(0)); // an archive that was never computed
    QCOMPARE(leftOut(), 1);
    QVERIFY(publish(1) && publish(2) && publish(3) && handIn(1, garbage, levelOf(1)));
    QCOMPARE(leftOut(), 1);
    // Of another level than the one for which somebody had the right; with names of another tournament.
    QVERIFY(handIn(2, packed(all[4]).value(), "Z") && publish(4));
    QVERIFY(handIn(4, {packed(all[4])->content, packed(all[5])->names.first(20)}, levelOf(4)));
    QCOMPARE(leftOut(), 2);
    QVERIFY(publish(3, true) && handIn(3, garbage, levelOf(3)));
    QCOMPARE(leftOut(), 1);
    // The names of an enemy, and a tournament that has no place in the order.
    ChronicleTournament enemy = all[5];
    const QByteArray id = QByteArray::fromStdString(enemy.tournament.participants[0].personId);
    QVERIFY(id.size() > 2);
    const PackedTournament good = packed(enemy).value();
    // Without what no text has they are names, even if those of nobody.
    QVERIFY(handIn(5, {good.content, QByteArray(good.names).replace(id, QByteArray(id.size(), '\0'))},
                   levelOf(5)));
    const auto cleaned = archive->recalculate();
    QVERIFY(cleaned.has_value() && cleaned->leftOut.empty());
    QVERIFY(publish(5));
    QVERIFY(handIn(5, {good.content, good.names.first(10)}, levelOf(5)));
    enemy.tournament.header.end = engine::Date::tryFrom(2219, 1, 1);
    enemy.tournament.header.start.reset();
    QVERIFY(handIn(6, packed(enemy).value(), levelOf(5)));
    QCOMPARE(leftOut(), 2);
    // Later they hand in what can be read.
    QVERIFY(publish(late) && publish(5) && publish(6) && publish(1) && publish(3));
    QCOMPARE(leftOut(), 0);

    QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, archive.get());
    QVERIFY(moved.has_value());
    const auto run = (*moved)->recalculate();
    QVERIFY(run.has_value() && run->leftOut.isEmpty());
    QVERIFY(statesIn(**moved) == statesIn(*archive));
}

ZAHLMEISTER_TEST(TestRevisions, QCoreApplication)

} // namespace tst_revisions

#include "tst_revisions.moc"
