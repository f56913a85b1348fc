// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_recalculatecommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

/// `zahlmeister recalculate`, tried on the program itself.
class TestRecalculateCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsAndWrites();
    void tellsInTables();
    void tellsWhatItLeavesOut();
    void tellsWhatItSettlesOfAnEarlierVersion();
    void refusesAFileInUse();
    void refusesWhatIsNoWorkFile();
    void needsToBeTold_data();
    void needsToBeTold();

private:
    [[nodiscard]] Outcome recalculate(const QStringList& options = {}) const
    {
        return tests::run(QStringList{u"recalculate"_s, m_path, u"--lang=en"_s} + options);
    }

    [[nodiscard]] int ratingIn(std::int64_t id) const
    {
        const auto file = WorkFile::open(m_path, WorkFile::Access::ReadOnly);
        return (*file)->tournament(engine::TournamentId(id))->tournament.participants.front().rating->value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestRecalculateCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.zahlmeister"_s);
    const auto file = WorkFile::open(m_path);
    const auto day = [](int month) { return *engine::Date::tryFrom(2027, month, 1); };
    // In the order of processing, which is not that of the evaluations.
    QVERIFY((*file)->addTournament(tests::wonBy(2, day(6), 1700, 20).tournament).has_value());
    QVERIFY((*file)->addTournament(tests::wonBy(1, day(3), 1700, 20, 5).tournament).has_value());
}

void TestRecalculateCommand::showsAndWrites()
{
    const QStringList json{u"--format"_s, u"json"_s};
    const Outcome dry = recalculate(json + QStringList{u"--dry-run"_s});
    QCOMPARE(dry.code, 0);
    QVERIFY2(dry.messages.isEmpty(), qPrintable(dry.messages));
    QCOMPARE(dry.json()[u"dry_run"].toBool(), true);
    const QJsonArray chain = dry.json()[u"tournaments"].toArray();
    QCOMPARE(chain.size(), 2);
    QCOMPARE(chain[0][u"id"].toInt(), 2);
    QCOMPARE(chain[1][u"id"].toInt(), 1);
    QVERIFY(chain[0][u"changes"].toArray().isEmpty());
    const QJsonValue change = chain[1][u"changes"][0];
    QCOMPARE(change[u"number"].toInt(), 1);
    QCOMPARE(change[u"entry_before"][u"rating"].toInt(), 1700);
    QCOMPARE(change[u"entry"][u"index"].toInt(), 21);
    QVERIFY(change[u"new"][u"rating"].toInt() > change[u"new_before"][u"rating"].toInt());
    QCOMPARE(ratingIn(1), 1700);

    const Outcome written = recalculate(json);
    QCOMPARE(written.code, 0);
    QCOMPARE(written.json()[u"tournaments"].toArray(), chain);
    QCOMPARE(ratingIn(1), change[u"entry"][u"rating"].toInt());
    const Outcome again = recalculate();
    QCOMPARE(again.code, 0);
    QCOMPARE(again.output, QByteArray("Nothing changes: every tournament follows from the ones before.\n"));
}

void TestRecalculateCommand::tellsInTables()
{
    const Outcome outcome = recalculate({u"--dry-run"_s});
    const QString text = QString::fromUtf8(outcome.output);
    QVERIFY2(text.startsWith(u"1  T2, "_s), qPrintable(text));
    QVERIFY(text.contains(u"Held, Hans"_s) && text.contains(u"1700 – 20"_s));
    QVERIFY2(text.endsWith(u"nothing was written.\n"_s), qPrintable(text));
}

void TestRecalculateCommand::tellsWhatItLeavesOut()
{
    {
        const auto file = WorkFile::open(m_path);
        auto undated = tests::wonBy(3, *engine::Date::tryFrom(2027, 1, 1), 1700, 20).tournament;
        undated.header.end.reset();
        QVERIFY((*file)->addTournament(undated).has_value());
        const auto later = tests::wonBy(4, *engine::Date::tryFrom(2027, 9, 1), 1900, 30).tournament;
        QVERIFY((*file)->addTournament(later).has_value());
    }
    const Outcome few = recalculate({u"--dry-run"_s});
    QVERIFY2(few.messages.endsWith(u"--notes tells which. [outside-evaluations]\n"_s),
             qPrintable(few.messages));
    const Outcome outcome = recalculate({u"--dry-run"_s, u"--notes"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.contains(m_path + u"#3:0: warning: "_s), qPrintable(outcome.messages));
    QVERIFY2(outcome.messages.contains(u"[no-end]\n"_s), qPrintable(outcome.messages));
    QVERIFY2(outcome.messages.contains(m_path + u"#4:0: note: Held, Hans (1) enters with 1900 – 30"_s),
             qPrintable(outcome.messages));
    QVERIFY2(outcome.messages.endsWith(u"[outside-evaluation]\n"_s), qPrintable(outcome.messages));
}

void TestRecalculateCommand::tellsWhatItSettlesOfAnEarlierVersion()
{
    QVERIFY(!recalculate().messages.contains(u"recorded now"_s));
    QVERIFY(QFile::remove(m_path));
    QVERIFY(QFile::copy(QStringLiteral(ZAHLMEISTER_TEST_DATA "/schema/v14.zahlmeister"), m_path));
    const Outcome first = recalculate();
    QCOMPARE(first.code, 0);
    QVERIFY2(first.messages.contains(
                 u"It is recorded now who 3 participants are and where their entries come from. No "
                 "question is left."_s),
             qPrintable(first.messages));
    QVERIFY(!recalculate().messages.contains(u"recorded now"_s));
}

void TestRecalculateCommand::refusesAFileInUse()
{
    const auto open = WorkFile::open(m_path);
    const Outcome outcome = recalculate();
    QCOMPARE(outcome.code, 3);
    QVERIFY(outcome.output.isEmpty());
    QVERIFY2(outcome.messages.endsWith(u"[work-file-in-use]\n"_s), qPrintable(outcome.messages));
    QCOMPARE(recalculate({u"--dry-run"_s}).code, 0);
}

void TestRecalculateCommand::refusesWhatIsNoWorkFile()
{
    const QString missing = m_folder->filePath(u"no.zahlmeister"_s);
    QCOMPARE(tests::run({u"recalculate"_s, missing}).code, 3);
    QVERIFY(!QFile::exists(missing));
    QFile letter(m_folder->filePath(u"letter.txt"_s));
    QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("Dear Sirs") > 0);
    letter.close();
    const Outcome outcome = tests::run({u"recalculate"_s, letter.fileName()});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.messages.endsWith(u"[not-a-work-file]\n"_s), qPrintable(outcome.messages));
}

void TestRecalculateCommand::needsToBeTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("two files") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("format") << QStringList{u"a"_s, u"--format"_s, u"xml"_s};
    QTest::newRow("option") << QStringList{u"a"_s, u"--force"_s};
}

void TestRecalculateCommand::needsToBeTold()
{
    QFETCH(const QStringList, words);
    const Outcome outcome = tests::run(QStringList{u"recalculate"_s} + words);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.endsWith(u"[bad-usage]\n"), qPrintable(outcome.messages));
}

ZAHLMEISTER_TEST(TestRecalculateCommand, QCoreApplication)

} // namespace tst_recalculatecommand

#include "tst_recalculatecommand.moc"
