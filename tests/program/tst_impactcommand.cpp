// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_impactcommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

/// `zahlmeister impact`, tried on the program itself.
class TestImpactCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void insertsALateTournament();
    void replacesWhatIsThere();
    void leavesOutWhatChangesAnyway();
    void tellsInATable();
    void evaluatesAfterwards();
    void refuses_data();
    void refuses();

private:
    static engine::Date day(int month) { return *engine::Date::tryFrom(2027, month, 1); }

    /// A file of its own for a tournament.
    [[nodiscard]] QString written(const engine::Tournament& tournament, const QString& name = u"late.json"_s)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(app::writeTournamentJson(tournament)) <= 0)
            qFatal("cannot write");
        return file.fileName();
    }
    [[nodiscard]] Outcome impact(const QStringList& arguments) const
    {
        return tests::run(QStringList{u"impact"_s, u"--lang=en"_s, m_path} + arguments);
    }
    [[nodiscard]] QByteArray contents() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestImpactCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.zahlmeister"_s);
    {
        const auto file = WorkFile::open(m_path);
        QVERIFY((*file)->addTournament(tests::wonBy(1, day(3), 1700, 20).tournament).has_value());
        QVERIFY((*file)->addTournament(tests::wonBy(2, day(6), 1700, 20).tournament).has_value());
        QVERIFY((*file)->addTournament(tests::wonBy(3, day(9), 1700, 20).tournament).has_value());
    }
    QCOMPARE(tests::run({u"recalculate"_s, m_path}).code, 0);
}

// RULE: WO2026 3.7
void TestImpactCommand::insertsALateTournament()
{
    const QByteArray before = contents();
    const QString late = written(tests::wonBy(9, day(4), 1705, 21, 4).tournament);
    const Outcome outcome = impact({late, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.contains(u"would be added as 4"_s), qPrintable(outcome.messages));
    const QJsonArray chain = outcome.json()[u"tournaments"].toArray();
    QCOMPARE(chain.size(), 4);
    QCOMPARE(chain[1][u"id"].toInt(), 4);
    QVERIFY(chain[0][u"changes"].toArray().isEmpty());
    QCOMPARE(chain[2][u"changes"][0][u"because"].toArray(), (QJsonArray{4}));
    QCOMPARE(chain[3][u"changes"][0][u"because"].toArray(), (QJsonArray{2, 4}));
    QVERIFY(outcome.json()[u"dry_run"].toBool());
    QCOMPARE(contents(), before);
}

void TestImpactCommand::replacesWhatIsThere()
{
    auto corrected = tests::wonBy(1, day(3), 1700, 20).tournament;
    corrected.games.front().result = engine::kBlackWins;
    const Outcome outcome = impact({written(corrected), u"--format"_s, u"json"_s});
    QVERIFY2(outcome.messages.contains(u"taken over into 1 (T1)"_s), qPrintable(outcome.messages));
    const QJsonArray chain = outcome.json()[u"tournaments"].toArray();
    QCOMPARE(chain.size(), 3);
    QVERIFY(chain[1][u"changes"][0][u"entry"][u"rating"].toInt() <
            chain[1][u"changes"][0][u"entry_before"][u"rating"].toInt());
}

void TestImpactCommand::leavesOutWhatChangesAnyway()
{
    {
        const auto file = WorkFile::open(m_path);
        auto other = tests::wonBy(4, day(10), 1500, 12).tournament; // would change in any case
        QVERIFY((*file)->addTournament(other).has_value());
    }
    const QString apart = written(tests::wonBy(9, day(11), 1500, 12).tournament);
    const Outcome outcome = impact({apart, u"--format"_s, u"json"_s});
    const QJsonArray chain = outcome.json()[u"tournaments"].toArray();
    QCOMPARE(chain.size(), 5);
    QVERIFY(chain[3][u"changes"].toArray().isEmpty());
    QVERIFY(!chain[4][u"changes"].toArray().isEmpty());
}

void TestImpactCommand::tellsInATable()
{
    const Outcome outcome = impact({written(tests::wonBy(9, day(4), 1705, 21, 4).tournament)});
    const QString text = QString::fromUtf8(outcome.output);
    QVERIFY2(text.contains(u"2 ← 4"_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"nothing was written.\n"_s), qPrintable(text));
}

// RULE: WO2026 3.4.3: a new member's tournaments of the year before.
void TestImpactCommand::evaluatesAfterwards()
{
    const QString path = m_folder->filePath(u"b.zahlmeister"_s);
    {
        const auto file = WorkFile::open(path);
        auto before = tests::wonBy(1, day(3), {}, {}, 6);
        tests::heroOf(before).member = false;
        tests::heroOf(before).identity = engine::Identity::TextOnly;
        QVERIFY((*file)->addTournament(before.tournament).has_value());
        QVERIFY((*file)->addTournament(tests::wonBy(2, day(6), {}, {}, 6).tournament).has_value());
    }
    const auto run = [&](const QString& seat) {
        return tests::run(
            {u"impact"_s, u"--lang=en"_s, path, u"--afterwards"_s, seat, u"--format"_s, u"json"_s});
    };
    const Outcome outcome = run(u"2.1"_s);
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.contains(u"[played-before]"_s), qPrintable(outcome.messages));
    QVERIFY2(outcome.output.contains("\"id\": 2"), outcome.output.constData());
    QVERIFY(run(u"2.2"_s).messages.contains(u"[nothing-played-before]"_s));
    QCOMPARE(run(u"9.1"_s).code, 2);
    QCOMPARE(run(u"one"_s).code, 2);
}

void TestImpactCommand::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    QTest::newRow("no tournament") << QStringList{u"%1"_s} << 2;
    QTest::newRow("no work file") << QStringList{u"%1x"_s, u"%1"_s} << 3;
    QTest::newRow("no such tournament") << QStringList{u"%1"_s, u"%1.json"_s} << 3;
}

void TestImpactCommand::refuses()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, code);
    QStringList arguments{u"impact"_s};
    for (const QString& word : words)
        arguments += word.arg(m_path);
    const Outcome outcome = tests::run(arguments);
    QCOMPARE(outcome.code, code);
    QVERIFY(outcome.output.isEmpty());
}

ZAHLMEISTER_TEST(TestImpactCommand, QCoreApplication)

} // namespace tst_impactcommand

#include "tst_impactcommand.moc"
