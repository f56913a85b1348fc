// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/lab/study.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_labcommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::Outcome;

/// `zahlmeister lab`, tried on the program itself.
class TestLabCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void writesAStudy();
    void addsToAStudy();
    void runsAStudy();
    void tellsGames();
    void isTheSameEveryTime();
    void sweeps();
    void writesReports_data();
    void writesReports();
    void refuses_data();
    void refuses();
    void keepsStudiesThatAreThere();

private:
    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] static Outcome run(const QStringList& arguments)
    {
        return tests::run(QStringList{u"lab"_s} + arguments + QStringList{u"--lang=en"_s});
    }
    [[nodiscard]] app::Study studyIn(const QString& name) const
    {
        QFile read(file(name));
        return read.open(QIODevice::ReadOnly)
                   ? app::readStudyJson(read.readAll(), name).value_or(app::Study())
                   : app::Study();
    }
    /// A study of the simulated work file with one variant.
    void prepare(const QString& name) const
    {
        QCOMPARE(run({u"new"_s, file(name), u"--data"_s, u"world.zahlmeister"_s, u"--rules"_s, u"dwz-2026"_s,
                      u"--since"_s, u"2018-01-01"_s, u"--set"_s, u"K_max=50"_s, u"--criterion"_s,
                      u"log_loss<=0.01"_s})
                     .code,
                 0);
    }

    QTemporaryDir m_folder;
};

void TestLabCommand::initTestCase()
{
    const Outcome made = run({u"simulate"_s, file(u"world.json"_s), u"--players"_s, u"80"_s, u"--years"_s,
                              u"11"_s, u"--seed"_s, u"5"_s, u"--output"_s, file(u"world.zahlmeister"_s)});
    QCOMPARE(made.code, 0);
    QVERIFY(studyIn(u"world.json"_s).simulation == (app::SimulatedData{80, 11, 5}));
}

void TestLabCommand::writesAStudy()
{
    prepare(u"new.json"_s);
    const app::Study study = studyIn(u"new.json"_s);
    QCOMPARE(study.title, std::string("new"));
    QCOMPARE(study.data, std::string("world.zahlmeister")); // beside the study
    QCOMPARE(study.variants.size(), std::size_t(1));
    QCOMPARE(study.variants.front().name, std::string("K_max=50"));
    QCOMPARE(study.variants.front().parameters.at("K_max"), std::vector<double>{50});
    QCOMPARE(study.criteria.size(), std::size_t(1));
    QVERIFY(!study.criteria.front().written.empty());
}

void TestLabCommand::addsToAStudy()
{
    prepare(u"add.json"_s);
    QCOMPARE(
        run({u"add"_s, file(u"add.json"_s), u"--yardstick"_s, u"elo"_s, u"--yardstick"_s, u"glicko2"_s}).code,
        0);
    QCOMPARE(run({u"add"_s, file(u"add.json"_s), u"--rules"_s, u"dwz-2016"_s, u"--since"_s, u"2026-06-08"_s,
                  u"--name"_s, u"2016 for ever"_s})
                 .code,
             0);
    const app::Study study = studyIn(u"add.json"_s);
    QCOMPARE(study.variants.size(), std::size_t(4));
    QVERIFY(study.variants[1].yardstick == app::Yardstick::Elo);
    QCOMPARE(study.variants.back().name, std::string("2016 for ever"));
}

void TestLabCommand::runsAStudy()
{
    prepare(u"run.json"_s);
    const Outcome outcome = run({u"run"_s, file(u"run.json"_s), u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    const QJsonObject answer = QJsonDocument::fromJson(outcome.output).object();
    const QJsonArray variants = answer.value("variants"_L1).toArray();
    QCOMPARE(variants.size(), 2);
    const QJsonObject variant = variants.at(1).toObject();
    QVERIFY(variant.value("games"_L1).toInt() > 100);
    QVERIFY(variant.value("log_loss"_L1).toDouble() > 0.3 && variant.value("log_loss"_L1).toDouble() < 0.8);
    for (const char* const key : {"uses", "brier", "slope", "intercept", "bins", "levels", "ledger",
                                  "newcomers", "impact", "against"})
        QVERIFY2(variant.contains(QLatin1StringView(key)), key);
    QCOMPARE(answer.value("criteria"_L1).toArray().at(0)["verdict"_L1].toString(), u"met"_s);
    QVERIFY(!answer.contains("games"_L1));
}

/// An independent look at what is written: the log loss from the games.
void TestLabCommand::tellsGames()
{
    prepare(u"games.json"_s);
    const Outcome outcome =
        run({u"run"_s, file(u"games.json"_s), u"--format"_s, u"json"_s, u"--with-games"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.messages.contains(u"not-for-publication"_s));
    const QJsonObject answer = QJsonDocument::fromJson(outcome.output).object();
    QVERIFY(answer.contains("publication"_L1));
    double loss = 0;
    int games = 0;
    for (const QJsonValue game : answer.value("games"_L1).toArray()) {
        const QJsonArray row = game.toArray();
        if (row.at(4).toString() != u"foretold"_s)
            continue;
        const double e = std::clamp(row.at(7).toDouble(), 0.001, 0.999);
        const double s = row.at(3).toInt() / 2.0;
        loss -= s * std::log(e) + (1 - s) * std::log(1 - e);
        ++games;
    }
    const QJsonObject inForce = answer.value("variants"_L1).toArray().at(0).toObject();
    QCOMPARE(inForce.value("games"_L1).toInt(), games);
    QVERIFY(std::abs(inForce.value("log_loss"_L1).toDouble() - loss / games) < 1e-9);
    QVERIFY(!answer.value("seats"_L1).toArray().isEmpty());
}

void TestLabCommand::isTheSameEveryTime()
{
    prepare(u"twice.json"_s);
    const QStringList arguments{u"run"_s, file(u"twice.json"_s), u"--format"_s, u"json"_s};
    const Outcome first = run(arguments);
    QCOMPARE(first.code, 0);
    QCOMPARE(run(arguments).output, first.output);
}

void TestLabCommand::sweeps()
{
    prepare(u"sweep.json"_s);
    const Outcome outcome =
        run({u"sweep"_s, file(u"sweep.json"_s), u"--parameter"_s, u"K_max=30:60:10"_s, u"--parameter"_s,
             u"r=0.05:0.1:0.05"_s, u"--fit-until"_s, u"2022-12-31"_s, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    const QJsonObject answer = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(answer.value("points"_L1).toArray().size(), 8);
    QVERIFY(answer.value("best"_L1).toInt(-1) >= 0);
    const QJsonObject point = answer.value("points"_L1).toArray().at(3).toObject();
    QCOMPARE(point.value("values"_L1).toArray().at(0).toDouble(), 40.0);
    QCOMPARE(point.value("values"_L1).toArray().at(1).toDouble(), 0.1);
    QVERIFY(point.contains("judged"_L1));
}

void TestLabCommand::writesReports_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << u"text"_s << QByteArray("ARE GAMES FORETOLD BETTER?");
    QTest::newRow("csv") << u"csv"_s << QByteArray("How well games are foretold");
    QTest::newRow("html") << u"html"_s << QByteArray("<h2>Are games foretold better?</h2>");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF");
}

void TestLabCommand::writesReports()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, content);
    prepare(u"report.%1.json"_s.arg(format));
    const QString out = file(u"report."_s + format);
    QCOMPARE(run({u"run"_s, file(u"report.%1.json"_s.arg(format)), u"--format"_s, format, u"--output"_s, out})
                 .code,
             0);
    QFile written(out);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().contains(content));
}

void TestLabCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << QStringList() << QByteArray("bad-usage");
    QTest::newRow("act") << QStringList{u"think"_s, u"s.json"_s} << QByteArray("bad-usage");
    QTest::newRow("no study") << QStringList{u"run"_s, u"/nowhere/s.json"_s} << QByteArray("file-not-found");
    QTest::newRow("parameter") << QStringList{u"new"_s,      u"s.json"_s, u"--rules"_s,
                                              u"dwz-2026"_s, u"--set"_s,  u"r=x"_s}
                               << QByteArray("bad-usage");
    QTest::newRow("out of range") << QStringList{u"new"_s,      u"s.json"_s, u"--rules"_s,
                                                 u"dwz-2026"_s, u"--set"_s,  u"r=7"_s}
                                  << QByteArray("bad-parameter");
    QTest::newRow("unknown") << QStringList{u"new"_s,      u"s.json"_s, u"--rules"_s,
                                            u"dwz-2026"_s, u"--set"_s,  u"q=1"_s}
                             << QByteArray("missing-parameter");
    QTest::newRow("criterion") << QStringList{u"new"_s,      u"s.json"_s,      u"--rules"_s,
                                              u"dwz-2026"_s, u"--criterion"_s, u"luck<=1"_s}
                               << QByteArray("bad-usage");
    QTest::newRow("games as text") << QStringList{u"run"_s, u"%1/world.json"_s, u"--with-games"_s}
                                   << QByteArray("bad-usage");
    QTest::newRow("sweep of nothing")
        << QStringList{u"sweep"_s, u"%1/world.json"_s} << QByteArray("bad-usage");
    QTest::newRow("no study file") << QStringList{u"run"_s, u"%1/world.zahlmeister"_s} << QByteArray("error");
}

void TestLabCommand::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    arguments.replaceInStrings(u"%1"_s, m_folder.path());
    const Outcome outcome = run(arguments);
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.contains(QString::fromLatin1(message)), qPrintable(outcome.messages));
    QVERIFY(outcome.output.isEmpty());
}

/// A study is somebody's work: `new` replaces none.
void TestLabCommand::keepsStudiesThatAreThere()
{
    prepare(u"kept.json"_s);
    const app::Study before = studyIn(u"kept.json"_s);
    QVERIFY(run({u"new"_s, file(u"kept.json"_s), u"--title"_s, u"Other"_s}).code != 0);
    QVERIFY(studyIn(u"kept.json"_s) == before);
}

ZAHLMEISTER_TEST(TestLabCommand, QCoreApplication)

} // namespace tst_labcommand

#include "tst_labcommand.moc"
