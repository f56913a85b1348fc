// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/sample/sample.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "app/text/xlsxgrid.h"
#include "tests/app/chronicle/workedchain.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"

namespace tst_listcommands {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

/// `zahlmeister ratings` and `tournaments` with everything that can be asked, tried on the program itself.
class TestListCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsGroups_data();
    void listsGroups();
    void writesFormats_data();
    void writesFormats();
    void keepsWhatIsGivenOut();
    void marksTheSample_data();
    void marksTheSample();
    void listsTournaments();
    void refuses_data();
    void refuses();
    void withholdsWhoObjected(); // the last ones: they change the file
    void evaluatesWithoutNames();

private:
    [[nodiscard]] Outcome run(const QString& command, const QStringList& arguments = {}) const
    {
        return tests::run(QStringList{command, m_path, u"--lang=en"_s} + arguments);
    }
    [[nodiscard]] QStringList names(const QStringList& arguments) const
    {
        QStringList names;
        const QJsonObject list = run(u"ratings"_s, arguments + QStringList{u"--format"_s, u"json"_s}).json();
        for (const QJsonValue line : list.value("ratings"_L1).toArray())
            names += line.toObject().value("person"_L1).toObject().value("name"_L1).toString();
        return names;
    }

    QTemporaryDir m_folder;
    QString m_path;
    const QStringList m_day{u"--date"_s, u"2028-12-31"_s};
};

void TestListCommands::initTestCase()
{
    m_path = m_folder.filePath(u"a.zahlmeister"_s);
    {
        const auto file = WorkFile::open(m_path);
        for (const app::ChronicleTournament& one :
             {tests::example(), tests::secondTournament(), tests::lateTournament()})
            QVERIFY((*file)->addTournament(one.tournament).has_value());
    }
    QCOMPARE(tests::run({u"recalculate"_s, m_path}).code, 0);
}

void TestListCommands::listsGroups_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("count");
    QTest::newRow("all") << QStringList() << 13;
    QTest::newRow("by name") << QStringList{u"--order"_s, u"name"_s} << 13;
    QTest::newRow("youth") << QStringList{u"--group"_s, u"youth"_s} << 1;
    QTest::newRow("juniors") << QStringList{u"--group"_s, u"juniors"_s} << 1;
    QTest::newRow("women") << QStringList{u"--group"_s, u"women"_s} << 0; // their sex is not known
    QTest::newRow("women of an age") << QStringList{u"--group"_s, u"women"_s, u"--group"_s, u"youth"_s} << 0;
    QTest::newRow("birth years") << QStringList{u"--born-from"_s, u"2199"_s} << 0;
    QTest::newRow("level") << QStringList{u"--level"_s, u"000"_s} << 13;
}

// RULE: WO2026 6.5.2.1
void TestListCommands::listsGroups()
{
    QFETCH(const QStringList, arguments);
    const QStringList found = names(m_day + arguments);
    QTEST(static_cast<int>(found.size()), "count");
    if (arguments.contains(u"name"_s)) {
        QStringList sorted = found;
        sorted.sort();
        QCOMPARE(found, sorted);
    }
}

void TestListCommands::writesFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("text") << u"text"_s << QByteArray("Rank");
    QTest::newRow("json") << u"json"_s << QByteArray("{\n  \"date\": \"2028-12-31\"");
    QTest::newRow("csv") << u"csv"_s << QByteArray("\xEF\xBB\xBFRank;Player;Club;DWZ;Index");
    QTest::newRow("xlsx") << u"xlsx"_s << QByteArray("PK");
    QTest::newRow("html") << u"html"_s << QByteArray("<!DOCTYPE html>");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF-");
}

void TestListCommands::writesFormats()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, begins);
    for (const QString& command : {u"ratings"_s, u"tournaments"_s}) {
        const QString path = m_folder.filePath(command + u'.' + format);
        const QStringList day = command == u"ratings"_s ? m_day : QStringList();
        const Outcome outcome = run(command, day + QStringList{u"--format"_s, format, u"--output"_s, path});
        QCOMPARE(outcome.code, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        if (command == u"ratings"_s)
            QVERIFY2(written.startsWith(begins), written.left(60).constData());
        if (format == u"xlsx"_s)
            QVERIFY(app::isXlsx(written));
        QCOMPARE(run(command, day + QStringList{u"--format"_s, format}).output.left(10), written.left(10));
    }
}

void TestListCommands::keepsWhatIsGivenOut()
{
    const QStringList json{u"--format"_s, u"json"_s};
    const Outcome issued = run(u"ratings"_s, m_day + json + QStringList{u"--issue"_s});
    QCOMPARE(issued.code, 0);
    const QByteArray hash = QCryptographicHash::hash(issued.output, QCryptographicHash::Sha256).toHex();
    // The hash of what was written is that which stands on every other form of the same list.
    for (const QString& format : {u"text"_s, u"html"_s})
        QVERIFY(run(u"ratings"_s, m_day + QStringList{u"--issue"_s, u"--format"_s, format})
                    .output.contains(hash));
    const QByteArray lists = run(u"ratings"_s, {u"--issued"_s, u"list"_s}).output;
    QCOMPARE(lists.count(hash), 1); // the same list is kept once
    QCOMPARE(run(u"ratings"_s, QStringList{u"--issued"_s, u"1"_s} + json).output, issued.output);
    QVERIFY(run(u"ratings"_s, {u"--issued"_s, u"1"_s}).output.contains("all ratings are the same"));

    // One game more, and the list as it was given out stays what it was.
    {
        const auto file = WorkFile::open(m_path);
        const auto late =
            tests::later(9, *engine::Date::tryFrom(2028, 11, 1), "LM", {{'M', 'L', engine::kWhiteWins}});
        QVERIFY((*file)->addTournament(late.tournament).has_value());
    }
    QCOMPARE(run(u"recalculate"_s).code, 0);
    QCOMPARE(run(u"ratings"_s, QStringList{u"--issued"_s, u"1"_s} + json).output, issued.output);
    const QByteArray compared = run(u"ratings"_s, {u"--issued"_s, u"1"_s}).output;
    QVERIFY2(compared.contains("2 players would stand otherwise"), compared.constData());
    QVERIFY(compared.contains(hash));
    QVERIFY(run(u"ratings"_s, m_day + json).output != issued.output);
}

void TestListCommands::marksTheSample_data()
{
    QTest::addColumn<QString>("format");
    for (const char* const format : {"text", "json", "csv", "xlsx", "html"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestListCommands::marksTheSample()
{
    QFETCH(const QString, format);
    const QString sample = m_folder.filePath(u"Musterverein.zahlmeister"_s);
    QVERIFY(QFile::exists(sample) || app::makeSample(sample).has_value());
    const auto isMarked = [&](const QByteArray& written) {
        if (format == u"json"_s)
            return QJsonDocument::fromJson(written).object().value("sample"_L1).toBool();
        if (format != u"xlsx"_s)
            return written.contains("SAMPLE – made-up people");
        const auto sheets = app::gridsOfXlsx(written);
        return sheets.has_value() && std::ranges::any_of(sheets->front().rows, [](const auto& row) {
                   return !row.empty() && row[0].startsWith(u"SAMPLE – made-up people");
               });
    };
    for (const QString& command : {u"ratings"_s, u"tournaments"_s}) {
        const QStringList asked{u"--lang=en"_s, u"--format"_s, format};
        const Outcome ofSample = tests::run(QStringList{command, sample} + asked);
        QCOMPARE(ofSample.code, 0);
        QVERIFY2(isMarked(ofSample.output), ofSample.output.left(200).constData());
        QVERIFY(!isMarked(tests::run(QStringList{command, m_path} + asked).output));
        // Nor does it look as if it had been given out.
        const QString path = m_folder.filePath(u"refused."_s + format);
        const Outcome issued =
            tests::run(QStringList{command, sample, u"--issue"_s, u"--output"_s, path} + asked);
        QCOMPARE(issued.code, 3);
        QVERIFY2(issued.messages.contains(u"[sample-only]"_s), qPrintable(issued.messages));
        QVERIFY(!QFile::exists(path));
    }
}

// RULE: WO2026 6.5.2.1
void TestListCommands::listsTournaments()
{
    const QJsonArray all = run(u"tournaments"_s, {u"--until"_s, u"2028-10-01"_s, u"--format"_s, u"json"_s})
                               .json()
                               .value("tournaments"_L1)
                               .toArray();
    QCOMPARE(all.size(), 3);
    QCOMPARE(all.at(1).toObject().value("name"_L1).toString(), u"T3"_s); // in the order of evaluation
    const Outcome some = run(u"tournaments"_s, {u"--from"_s, u"2027-01-01"_s, u"--until"_s, u"2027-12-31"_s});
    QVERIFY(some.output.contains("T3") && !some.output.contains("T2"));
    const Outcome issued = run(u"tournaments"_s, {u"--issue"_s});
    QVERIFY(issued.output.contains("SHA-256"));
    QCOMPARE(run(u"tournaments"_s, {u"--evaluator"_s, u"nobody at all"_s, u"--format"_s, u"csv"_s})
                 .output.count('\n'),
             1);
}

void TestListCommands::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("two ages") << QStringList{u"--group"_s, u"youth"_s, u"--group"_s, u"seniors"_s} << 2;
    QTest::newRow("no group") << QStringList{u"--group"_s, u"men"_s} << 2;
    QTest::newRow("no year") << QStringList{u"--born-from"_s, u"soon"_s} << 2;
    QTest::newRow("both") << QStringList{u"--issue"_s, u"--issued"_s, u"1"_s} << 2;
    QTest::newRow("not given out") << QStringList{u"--issued"_s, u"99"_s} << 2;
    QTest::newRow("no number") << QStringList{u"--issued"_s, u"x"_s} << 2;
    QTest::newRow("no format") << QStringList{u"--format"_s, u"doc"_s} << 2;
    QTest::newRow("no rules") << QStringList{u"--rules"_s, u"elo-1970"_s} << 2;
    QTest::newRow("nowhere") << QStringList{u"--format"_s, u"pdf"_s, u"--output"_s, u"/nowhere/a.pdf"_s} << 3;
}

void TestListCommands::refuses()
{
    QFETCH(const QStringList, arguments);
    const Outcome outcome = run(u"ratings"_s, arguments);
    QTEST(outcome.code, "exitCode");
    QVERIFY(!outcome.messages.isEmpty());
    QVERIFY(outcome.output.isEmpty());
}

// RULE: WO2026 6.5
void TestListCommands::withholdsWhoObjected()
{
    QVERIFY(names(m_day).contains(u"L"_s));
    {
        const auto file = WorkFile::open(m_path);
        QVERIFY(
            app::addUnnamedPerson(**file, {.tournament = engine::TournamentId(1),
                                           .participant = tests::example().tournament.participants[10].number,
                                           .name = tests::example().tournament.participants[10].name,
                                           .decided = *engine::Date::tryFrom(2028, 12, 1)})
                .has_value());
    }
    const QString name = QString::fromStdString(tests::example().tournament.participants[10].name);
    QVERIFY(!names(m_day).contains(name));
    for (const QString& format : {u"text"_s, u"json"_s, u"html"_s}) {
        const Outcome again = run(u"ratings"_s, {u"--issued"_s, u"1"_s, u"--format"_s, format});
        QCOMPARE(again.code, 0);
        QVERIFY(!again.output.contains((u"NU-"_s + name).toUtf8()));
    }
    QVERIFY(run(u"ratings"_s, {u"--issued"_s, u"1"_s}).output.contains("(not named)"));
}

// RULE: WO2026 4.1.1
void TestListCommands::evaluatesWithoutNames()
{
    const auto nameIn = [&](const QString& tournament, const QString& number) {
        const QJsonObject answer =
            tests::run({u"evaluate"_s, m_path + u'#' + tournament, u"--format"_s, u"json"_s}).json();
        for (const QJsonValue one : answer.value("participants"_L1).toArray()) {
            if (QString::number(one.toObject().value("number"_L1).toInt()) == number)
                return one.toObject().value("name"_L1).toString();
        }
        return u"nobody"_s;
    };
    const engine::Participant guest = tests::example().tournament.participants.back();
    const QString number = QString::number(guest.number.value());
    QCOMPARE(nameIn(u"1"_s, number), QString::fromStdString(guest.name));
    {
        const auto file = WorkFile::open(m_path);
        QVERIFY(app::addUnnamedPerson(**file, {.kind = app::UnnamedKind::Anonymous,
                                               .tournament = engine::TournamentId(1),
                                               .participant = guest.number,
                                               .name = guest.name,
                                               .decided = *engine::Date::tryFrom(2028, 12, 1)})
                    .has_value());
    }
    QCOMPARE(nameIn(u"1"_s, number), QString());
    // RULE: WO2026 6.1.2.2: a club cannot answer for somebody whom it is not told; what is published names
    // nobody.
    const auto printed = [&](const QString& kind) {
        const QString pdf = m_path + kind;
        const Outcome outcome = tests::run({u"sheets"_s, m_path + u"#1"_s, u"--kind"_s, kind, u"--force"_s,
                                            u"--lang"_s, u"en"_s, u"--output"_s, pdf});
        return outcome.code > 1 ? outcome.messages : tests::runTool(u"pdftotext"_s, {pdf, u"-"_s}).output;
    };
    const QString named = u"Player "_s + number + u", "_s + QString::fromStdString(guest.name);
    QVERIFY2(printed(u"query-letter"_s).contains(named), qPrintable(printed(u"query-letter"_s)));
    QVERIFY(!printed(u"findings"_s).contains(named));
}

ZAHLMEISTER_TEST(TestListCommands, QCoreApplication)

} // namespace tst_listcommands

#include "tst_listcommands.moc"
