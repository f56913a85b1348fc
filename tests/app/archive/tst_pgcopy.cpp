// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/pgcopy.h"

#include <limits>

#include <QTest>

#include "app/archive/kept/participationrow.h"
#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"

namespace tst_pgcopy {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;

namespace {

constexpr std::int64_t kRows = 30'000; // 3 MB: several parts

/// Every byte, and nothing at all; numbers that are not there, and the smallest and largest.
ParticipationRow rowAt(std::int64_t number)
{
    const auto bytes = [&](int length) {
        QByteArray all;
        for (int i = 0; i < length; ++i)
            all.append(static_cast<char>((number * 7 + i) % 256));
        return all;
    };
    ParticipationRow row{.games = static_cast<int>(number % 30), .halfPoints = static_cast<int>(number % 61)};
    if (number % 3 != 0)
        row.entryRating = number % 2 == 0 ? INT16_MAX : INT16_MIN;
    if (number % 4 != 0)
        row.exitIndex = static_cast<int>(number % 100);
    row.state = bytes(static_cast<int>(number % 9));
    row.asked = bytes(static_cast<int>(number % 2));
    return row;
}

} // namespace

/// Rows that are handed to a server by COPY.
class TestPgCopy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isForServersOnly();
    void writesWhatIsThereOrNot();
    void readsEveryText();
    void saysWhatCannotBeRead();
    void saysWhatTheServerRefuses();
    void endsWithTheConnection();

private:
    Result<void> write(std::int64_t count, int more)
    {
        auto rows = ParticipationRows::begin(m_archive->database(), ParticipationRows::Amount::Many);
        if (!rows.has_value())
            return tl::unexpected(rows.error());
        for (std::int64_t i = 0; i < count; ++i) {
            ParticipationRow row = rowAt(i);
            row.games += more;
            if (const auto added = rows->add(i / 10 + 1, i % 10 + 1, i % 3, row); !added.has_value())
                return added;
        }
        return rows->finish();
    }
    [[nodiscard]] qint64 countOf(const QString& condition)
    {
        return m_archive->database()
            .rows(u"SELECT count(*) FROM participation WHERE "_s + condition)
            .value()
            .front()[0]
            .toLongLong();
    }

    ArchivePlaces m_places;
    std::unique_ptr<Archive> m_archive;
};

void TestPgCopy::init()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    m_archive = m_places.make(true);
}

/// Else rows are written the slow way, and nobody notices.
void TestPgCopy::isForServersOnly()
{
    QVERIFY(m_archive->database().canCopy());
    QVERIFY(!m_places.make(false)->database().canCopy());
}

void TestPgCopy::writesWhatIsThereOrNot()
{
    ArchiveDatabase& database = m_archive->database();
    for (const int more : {0, 1}) { // half of them are there the second time
        auto transaction = *ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write);
        QVERIFY(write(more == 0 ? kRows / 2 : kRows, more).has_value());
        QVERIFY(transaction.commit().has_value());
    }
    for (const auto scan : {&ArchiveDatabase::scan, &ArchiveDatabase::scanAll}) {
        std::int64_t number = 0;
        bool isSame = true;
        QVERIFY((database.*
                 scan)(u"SELECT person_id, key, seat, entry_rating, entry_index, exit_rating, exit_index,"
                       " games, half_points, state, asked FROM participation"
                       " ORDER BY person_id, key"_s,
                       {},
                       [&](const ScannedRow& row) {
                           ParticipationRow expected = rowAt(number);
                           expected.games += 1;
                           isSame = isSame && row.number(0) == number / 10 + 1 &&
                                    row.number(1) == number % 10 + 1 && row.number(2) == number % 3 &&
                                    rowIn(row, 3) == expected;
                           ++number;
                       })
                    .has_value());
        QCOMPARE(number, kRows);
        QVERIFY(isSame);
    }
}

/// Whatever stands in a text, numbers that are not there, and values.
void TestPgCopy::readsEveryText()
{
    ArchiveDatabase& database = m_archive->database();
    QByteArray every;
    for (char one = 1; one < 127; ++one)
        every.append(one);
    const QStringList texts{u""_s,     u"\\N"_s,     u"\\\\x41"_s, QString::fromLatin1(every),
                            u"\t\t"_s, u"ä\nß\\ "_s, u"a"_s};
    for (int i = 0; i < texts.size(); ++i)
        QVERIFY(database.run(u"INSERT INTO meta VALUES (?, ?)"_s, {u"t%1"_s.arg(i), texts[i]}).has_value());
    QStringList read;
    const auto done = database.scanAll(
        u"SELECT value, NULL, CAST(? AS bigint), NULLIF(name, ''), CAST(? AS bigint) FROM meta"
        " WHERE name LIKE 't%' ORDER BY name"_s,
        {qint64(-7), std::numeric_limits<qint64>::max()}, [&](const ScannedRow& row) {
            read.append(QString::fromStdString(row.text(0)));
            QCOMPARE(row.number(1), 0);
            QVERIFY(!row.smallNumber(1));
            QVERIFY(row.text(1).empty() && row.bytes(1).isEmpty());
            QCOMPARE(row.number(2), -7);
            QCOMPARE(row.smallNumber(2), std::optional(-7));
            QCOMPARE(row.number(4), std::numeric_limits<qint64>::max());
        });
    QVERIFY2(done.has_value(), done.has_value() ? "" : done.error().detail.c_str());
    QCOMPARE(read, texts);
}

/// In the middle, too.
void TestPgCopy::saysWhatCannotBeRead()
{
    ArchiveDatabase& database = m_archive->database();
    int rows = 0;
    const auto failed = database.scanAll(u"SELECT 1 / (100000 - n) FROM generate_series(1, 200000) AS n"_s,
                                         {}, [&](const ScannedRow&) { ++rows; });
    QCOMPARE(failed.error().code, ErrorCode::ArchiveFailure);
    QVERIFY2(rows > 1000 && rows < 100'000, qPrintable(QString::number(rows)));
    QVERIFY(!database.scanAll(u"SELECT nothing FROM nowhere"_s, {}, [](const ScannedRow&) {}).has_value());
    QCOMPARE(countOf(u"true"_s), 0); // the connection goes on
}

/// And the connection goes on.
void TestPgCopy::saysWhatTheServerRefuses()
{
    ArchiveDatabase& database = m_archive->database();
    {
        auto transaction = *ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write);
        QVERIFY(database.run(u"CREATE TEMPORARY TABLE numbers (one bigint) ON COMMIT DROP"_s).has_value());
        const auto refused =
            database.copy(u"COPY numbers FROM STDIN"_s, QByteArray("1\n").repeated(1'000'000) + "zwei\n");
        QCOMPARE(refused.error().code, ErrorCode::ArchiveFailure);
        QVERIFY2(QByteArray::fromStdString(refused.error().detail).contains("zwei"),
                 refused.error().detail.c_str());
        QVERIFY(!database.copy(u"COPY nothing FROM STDIN"_s, "1\n").has_value());
    }
    QCOMPARE(countOf(u"true"_s), 0);
    auto transaction = *ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write);
    QVERIFY(write(5, 0).has_value());
    QVERIFY(transaction.commit().has_value());
    QCOMPARE(countOf(u"true"_s), 5);
}

void TestPgCopy::endsWithTheConnection()
{
    ArchiveDatabase& database = m_archive->database();
    {
        auto transaction = *ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write);
        m_places.server().crash();
        const auto lost = write(kRows, 0);
        QVERIFY(!lost.has_value());
        QCOMPARE(lost.error().code, ErrorCode::ArchiveUnreachable);
    }
    m_archive = Archive::open(m_archive->address(), shippedRules()).value();
    QCOMPARE(countOf(u"true"_s), 0);
}

ZAHLMEISTER_TEST(TestPgCopy, QCoreApplication)

} // namespace tst_pgcopy

#include "tst_pgcopy.moc"
