// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/store/workfile.h"
#include "tests/program/programrun.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_commandline {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using zahlmeister::tests::contentOf;
using zahlmeister::tests::Outcome;
using zahlmeister::tests::run;

namespace {

const QString kExample = QStringLiteral(ZAHLMEISTER_TEST_DATA "/wo-2026.tournament.json");

QByteArray example()
{
    return contentOf(kExample);
}

/// An end date that is not known is an error among the findings.
QByteArray exampleWithErrors()
{
    return example().replace("\"end\": \"2026-12-12\"", "\"end\": null");
}

} // namespace

/// The contract of the command line, tried on the program itself.
class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void evaluatesTheWorkedExample();
    void evaluatesInEveryFormat_data();
    void evaluatesInEveryFormat();
    void explains();
    void textIsAligned();
    void speaksTheLanguageAskedFor();
    void ruleVersionCanBePicked();

    void checks();
    void errorsInFindings();
    void forceWritesInSpiteOfErrors();

    void printsSheets();
    void printsSheetsOfALeague();
    void showsRules();
    void writesTheManual();
    void helps_data();
    void helps();

    void badUsage_data();
    void badUsage();
    void filesThatCannotBeRead_data();
    void filesThatCannotBeRead();
    void reportsAllErrorsWithTheirLines();
    void outputThatCannotBeWritten();
    void neverOverwritesItsInput();
    void closedPipe();
    void readsWorkFiles();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString write(const QString& name, const QByteArray& content) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCommandLine::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString TestCommandLine::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

// RULE: WO2026 Anhang 3.1.11
void TestCommandLine::evaluatesTheWorkedExample()
{
    const Outcome outcome =
        run({u"evaluate"_s, kExample, u"--arithmetic"_s, u"tables"_s, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    const QJsonObject actual = outcome.json();
    const QJsonObject expected =
        QJsonDocument::fromJson(contentOf(QStringLiteral(ZAHLMEISTER_TEST_DATA "/wo-2026.expected.json")))
            .object();
    QCOMPARE(actual[u"rules"].toString(), u"dwz-2026"_s);
    QCOMPARE(actual[u"arithmetic"], expected[u"arithmetic"]);
    QCOMPARE(actual[u"iterations"], expected[u"iterations"]);
    const QJsonArray participants = actual[u"participants"].toArray();
    QCOMPARE(participants.size(), 16);
    for (qsizetype i = 0; i < participants.size(); ++i) {
        const QJsonObject wanted = expected[u"participants"].toArray().at(i).toObject();
        for (const QString& key : {u"name"_s, u"group"_s, u"games"_s, u"score"_s, u"k"_s, u"performance"_s,
                                   u"new_rating"_s, u"new_index"_s, u"recorded"_s}) {
            QVERIFY2(participants.at(i)[key] == wanted[key],
                     qPrintable(wanted[u"name"].toString() % u' ' % key));
        }
    }
}

void TestCommandLine::evaluatesInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("text") << u"text"_s << QByteArray("WO-Beispielturnier\n") << QByteArray("2245 – 32");
    QTest::newRow("json") << u"json"_s << QByteArray("{\n  \"rules\"") << QByteArray("\"new_rating\": 2245");
    QTest::newRow("csv") << u"csv"_s << QByteArray("#;")
                         << QByteArray("\n1;A;Erw;aaaaa;2220;31;25,0;1855;7,0;7;5,990;");
    QTest::newRow("html") << u"html"_s << QByteArray("<!DOCTYPE html>") << QByteArray("2245 – 32");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF-1.") << QByteArray("%%EOF");
}

void TestCommandLine::evaluatesInEveryFormat()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, part);
    const QStringList arguments{u"evaluate"_s, kExample, u"--arithmetic=tables"_s, u"--format"_s, format};
    const Outcome toOutput = run(arguments);
    QCOMPARE(toOutput.code, 0);
    QVERIFY2(toOutput.output.startsWith(start), toOutput.output.left(80).constData());
    QVERIFY(toOutput.output.contains(part));

    const Outcome toFile = run(arguments + QStringList{u"--output"_s, path(u"out"_s)});
    QCOMPARE(toFile.code, 0);
    QVERIFY(toFile.output.isEmpty());
    const QByteArray written = contentOf(path(u"out"_s));
    QVERIFY(written.startsWith(start) && written.contains(part));
}

void TestCommandLine::explains()
{
    const Outcome json = run({u"evaluate"_s, kExample, u"--explain"_s, u"--format"_s, u"json"_s});
    for (const QJsonValue& participant : json.json()[u"participants"].toArray())
        QVERIFY(!participant[u"trace"].toArray().isEmpty());
    const Outcome text = run({u"evaluate"_s, kExample, u"--explain"_s, u"--arithmetic"_s, u"tables"_s});
    QVERIFY(text.output.contains("2220 + 25"));
    QVERIFY(text.output.contains("WO 3.5.2"));
    const Outcome html = run({u"evaluate"_s, kExample, u"--explain"_s, u"--format"_s, u"html"_s});
    // Links of the window's explanations would lead nowhere.
    QVERIFY(!html.output.contains("href=\"why:"));
    const auto links =
        QRegularExpression(u"href=\"#(why:[^\"]*)\""_s).globalMatch(QString::fromUtf8(html.output));
    QVERIFY(links.hasNext());
    for (const QRegularExpressionMatch& link : links) {
        const QByteArray target = "id=\"" + link.captured(1).toUtf8() + '"';
        QVERIFY2(html.output.contains(target), target.constData());
    }
    const Outcome csv = run({u"evaluate"_s, kExample, u"--explain"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(csv.code, 0);
    QVERIFY(csv.messages.contains(u"[no-explanations]"));
}

void TestCommandLine::textIsAligned()
{
    const QByteArray wide = example().replace("\"name\": \"B\"", "\"name\": \"Müller-Lüdenscheidt, 王\"");
    const Outcome outcome = run({u"evaluate"_s, write(u"t.json"_s, wide)});
    QCOMPARE(outcome.code, 0);
    const QStringList lines = QString::fromUtf8(outcome.output).split(u'\n');
    const auto lineOf = [&](const QString& start) {
        for (const QString& line : lines) {
            if (line.startsWith(start))
                return line;
        }
        return QString();
    };
    // The wide character takes two columns of the terminal but one of the text.
    const qsizetype a = lineOf(u" 1  A"_s).indexOf(u"aaaaa"_s);
    QVERIFY(a > 0);
    QCOMPARE(lineOf(u" 2  Müller"_s).indexOf(u"bbbbb"_s), a - 1);
    QCOMPARE(lineOf(u"10  K"_s).indexOf(u"kkkkk"_s), a);
    for (const QString& line : lines)
        QVERIFY2(!line.endsWith(u' '), qPrintable(line));
}

void TestCommandLine::speaksTheLanguageAskedFor()
{
    const QString file = write(u"t.json"_s, exampleWithErrors());
    QVERIFY(run({u"check"_s, file}).output.contains("Enddatum"));
    QVERIFY(run({u"check"_s, file, u"--lang"_s, u"en"_s}).output.contains("end date"));
    QVERIFY(run({u"--lang=en"_s, u"check"_s, file}).output.contains("end date"));
    QVERIFY(run({u"check"_s, file}, {u"LC_ALL=en_GB.UTF-8"_s}).output.contains("end date"));
    QVERIFY(
        run({u"check"_s, file, u"--lang"_s, u"de"_s}, {u"LC_ALL=en_GB.UTF-8"_s}).output.contains("Enddatum"));
    QVERIFY(run({u"--help"_s, u"--lang"_s, u"de"_s}).output.contains("Unterbefehl"));
    const Outcome csv =
        run({u"evaluate"_s, kExample, u"--format=csv"_s, u"--lang=en"_s, u"--arithmetic=tables"_s});
    QVERIFY(csv.output.contains(";2220;31;25.0;1855;7.0;7;5.990;"));
    const auto keys = [](const QByteArray& json) {
        return QString::fromUtf8(json).count(u"\"new_rating\":"_s);
    };
    QCOMPARE(keys(run({u"evaluate"_s, kExample, u"--format=json"_s, u"--lang=de"_s}).output),
             keys(run({u"evaluate"_s, kExample, u"--format=json"_s, u"--lang=en"_s}).output));
}

void TestCommandLine::ruleVersionCanBePicked()
{
    const QString file = write(u"t.json"_s, example().replace("\"system\": \"dwz-2026\",", ""));
    QCOMPARE(run({u"evaluate"_s, file, u"--rules"_s, u"dwz-2026"_s, u"--format"_s, u"json"_s}).code, 0);
    const Outcome unknown = run({u"evaluate"_s, file, u"--rules"_s, u"dwz-1899"_s});
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.messages.contains(u"dwz-2026"));
    const QString other = write(u"o.json"_s, example().replace("dwz-2026", "dwz-1899"));
    const Outcome inFile = run({u"evaluate"_s, other});
    QCOMPARE(inFile.code, 3);
    QVERIFY(inFile.messages.contains(u"[unknown-rule-version]"));
}

void TestCommandLine::checks()
{
    const Outcome text = run({u"check"_s, kExample});
    QCOMPARE(text.code, 0);
    QVERIFY(text.messages.isEmpty());
    const QRegularExpression form(u"^.+:\\d+: (error|warning|note): .+ \\[[a-z-]+\\]$"_s);
    QStringList lines = QString::fromUtf8(text.output).split(u'\n', Qt::SkipEmptyParts);
    lines.removeLast(); // the summary
    QVERIFY(!lines.isEmpty());
    for (const QString& line : lines)
        QVERIFY2(form.match(line).hasMatch(), qPrintable(line));
    const QString foreign = lines.filter(u"[foreign-rating]"_s).value(0);
    QVERIFY2(foreign.startsWith(kExample + u":51: note: "_s), qPrintable(foreign));

    const Outcome json = run({u"check"_s, kExample, u"--format"_s, u"json"_s});
    QCOMPARE(json.code, 0);
    // What is said of several players is one line, and each of them a finding.
    for (const QJsonValue finding : json.json()[u"findings"].toArray())
        QVERIFY(!lines.filter(u'[' + finding[u"code"].toString() + u']').isEmpty());
    QVERIFY(json.json()[u"findings"].toArray().size() > lines.size());
    QVERIFY(!json.json()[u"findings"][0][u"text"].toString().isEmpty());
    QCOMPARE(run({u"check"_s, kExample, u"--output"_s, path(u"c.txt"_s)}).code, 0);
    QCOMPARE(contentOf(path(u"c.txt"_s)), text.output);
}

void TestCommandLine::errorsInFindings()
{
    const QString file = write(u"t.json"_s, exampleWithErrors());
    const Outcome check = run({u"check"_s, file, u"--format"_s, u"json"_s});
    QCOMPARE(check.code, 1);
    QCOMPARE(check.json()[u"findings"][0][u"code"].toString(), u"end-missing"_s);
    QCOMPARE(check.json()[u"findings"][0][u"level"].toString(), u"error"_s);

    const Outcome evaluate = run({u"evaluate"_s, file, u"--format"_s, u"json"_s});
    QCOMPARE(evaluate.code, 1);
    QCOMPARE(evaluate.json()[u"participants"].toArray().size(), 16);
    QVERIFY(evaluate.messages.contains(u":4: error: "));
}

void TestCommandLine::forceWritesInSpiteOfErrors()
{
    const QString file = write(u"t.json"_s, exampleWithErrors());
    const QString kept = write(u"out.json"_s, "as before");
    const QStringList arguments{u"evaluate"_s, file, u"--format"_s, u"json"_s, u"--output"_s, kept};
    const Outcome held = run(arguments);
    QCOMPARE(held.code, 1);
    QVERIFY(held.messages.contains(u"[not-written]"));
    QCOMPARE(contentOf(kept), QByteArray("as before"));
    QCOMPARE(run(arguments + QStringList{u"--force"_s}).code, 3); // says nothing of files of another kind
    QCOMPARE(contentOf(kept), QByteArray("as before"));
    QCOMPARE(run(arguments + QStringList{u"--force"_s, u"--overwrite"_s}).code, 1);
    QVERIFY(contentOf(kept).contains("\"participants\""));

    const QStringList sheets{u"sheets"_s,     file,          u"--kind"_s,
                             u"evaluation"_s, u"--output"_s, path(u"s.pdf"_s)};
    QCOMPARE(run(sheets).code, 1);
    QVERIFY(!QFile::exists(path(u"s.pdf"_s)));
    QCOMPARE(run(sheets + QStringList{u"--force"_s}).code, 1);
    QVERIFY(contentOf(path(u"s.pdf"_s)).startsWith("%PDF"));
    // What tells of the errors is wanted because of them.
    for (const QString& kind : {u"findings"_s, u"query-letter"_s}) {
        const QString target = path(kind + u".pdf"_s);
        QCOMPARE(run({u"sheets"_s, file, u"--kind"_s, kind, u"--output"_s, target}).code, 1);
        QVERIFY2(contentOf(target).startsWith("%PDF"), qPrintable(kind));
    }
}

void TestCommandLine::printsSheets()
{
    const QString all = path(u"all.pdf"_s);
    const QString one = path(u"one.pdf"_s);
    QCOMPARE(run({u"sheets"_s, kExample, u"--kind"_s, u"scoresheets"_s, u"--output"_s, all}).code, 0);
    QCOMPARE(
        run({u"sheets"_s, kExample, u"--kind"_s, u"scoresheets"_s, u"--player"_s, u"8"_s, u"--output"_s, one})
            .code,
        0);
    QVERIFY(contentOf(one).startsWith("%PDF"));
    QVERIFY(contentOf(all).size() > contentOf(one).size());
    QCOMPARE(run({u"sheets"_s, kExample, u"--kind"_s, u"evaluation"_s, u"--output"_s, path(u"e.pdf"_s)}).code,
             0);
    for (const QString& kind : {u"first-ratings"_s, u"crosstable"_s}) {
        const QString file = path(kind + u".pdf"_s);
        QCOMPARE(run({u"sheets"_s, kExample, u"--kind"_s, kind, u"--output"_s, file}).code, 0);
        QVERIFY(contentOf(file).startsWith("%PDF"));
    }
    QCOMPARE(
        run({u"sheets"_s, kExample, u"--kind"_s, u"crosstable"_s, u"--player"_s, u"8"_s, u"--output"_s, one})
            .code,
        2);
    const Outcome unknown = run({u"sheets"_s, kExample, u"--kind"_s, u"scoresheets"_s, u"--player"_s, u"77"_s,
                                 u"--output"_s, path(u"u.pdf"_s)});
    QCOMPARE(unknown.code, 2);
    QVERIFY(!QFile::exists(path(u"u.pdf"_s)));
}

void TestCommandLine::printsSheetsOfALeague()
{
    // Three teams of two boards; each pair meets once.
    engine::Tournament league = *app::readTournamentJson(example(), kExample);
    league.participants.erase(league.participants.begin() + 6, league.participants.end());
    league.header.kind = engine::TournamentKind::Team;
    league.header.mode = engine::TournamentMode::RoundRobin;
    league.header.end = engine::Date::tryFrom(2026, 11, 1);
    league.games.clear();
    const auto numberOf = [&](int team, int board) {
        return league.participants[static_cast<std::size_t>(2 * team + board)].number;
    };
    for (std::size_t i = 0; i < league.participants.size(); ++i)
        league.participants[i].team = "SC " + std::to_string(i / 2 + 10);
    int round = 0;
    for (const auto& [home, away] : {std::pair(0, 1), std::pair(1, 2), std::pair(2, 0)}) {
        ++round;
        for (const int board : {0, 1})
            league.games.push_back({engine::GameId(0),
                                    round,
                                    numberOf(home, board),
                                    numberOf(away, board),
                                    engine::kWhiteWins,
                                    true,
                                    {},
                                    board + 1});
    }
    const QString file = write(u"league.json"_s, app::writeTournamentJson(league));
    const auto sizeOf = [&](const QStringList& more) {
        const QString pdf = path(u"league.pdf"_s);
        QFile::remove(pdf);
        const Outcome outcome = run(QStringList{u"sheets"_s, file, u"--force"_s, u"--output"_s, pdf} + more);
        return outcome.code == 2 ? -1 : contentOf(pdf).size();
    };
    const auto all = sizeOf({u"--kind"_s, u"matches"_s});
    const auto one = sizeOf({u"--kind"_s, u"matches"_s, u"--round"_s, u"2"_s});
    QVERIFY(one > 0 && one < all);
    QVERIFY(sizeOf({u"--kind"_s, u"matches"_s, u"--round"_s, u"2"_s, u"--team"_s, u"SC 10"_s}) < one);
    const auto teams = sizeOf({u"--kind"_s, u"teams"_s});
    const auto team = sizeOf({u"--kind"_s, u"teams"_s, u"--team"_s, u"sc 11"_s});
    QVERIFY(team > 0 && team < teams);
    QCOMPARE(sizeOf({u"--kind"_s, u"teams"_s, u"--team"_s, u"2"_s}), team); // by its number
    QVERIFY(sizeOf({u"--kind"_s, u"league"_s, u"--round"_s, u"1"_s}) > 0);
    QVERIFY(sizeOf({u"--kind"_s, u"scoresheets"_s, u"--team"_s, u"1"_s}) <
            sizeOf({u"--kind"_s, u"scoresheets"_s}));
    // What makes no sense is said before anything is written.
    for (const QStringList& wrong : {QStringList{u"--kind"_s, u"matches"_s, u"--round"_s, u"4"_s},
                                     QStringList{u"--kind"_s, u"matches"_s, u"--team"_s, u"SC 99"_s},
                                     QStringList{u"--kind"_s, u"league"_s, u"--team"_s, u"1"_s},
                                     QStringList{u"--kind"_s, u"evaluation"_s, u"--round"_s, u"1"_s}})
        QVERIFY2(sizeOf(wrong) == -1, qPrintable(wrong.join(u' ')));
    QCOMPARE(run({u"sheets"_s, kExample, u"--kind"_s, u"matches"_s, u"--round"_s, u"1"_s, u"--output"_s,
                  path(u"no.pdf"_s)})
                 .code,
             2);
}

void TestCommandLine::showsRules()
{
    const Outcome list = run({u"rules"_s, u"--format"_s, u"json"_s});
    QString validFrom;
    for (const QJsonValue& rules : list.json()[u"rules"].toArray()) {
        if (rules[u"id"].toString() == u"dwz-2026"_s)
            validFrom = rules[u"valid_from"].toString();
    }
    QCOMPARE(validFrom, u"2026-06-08"_s);
    const QJsonObject version = run({u"rules"_s, u"dwz-2026"_s, u"--format"_s, u"json"_s}).json();
    QCOMPARE(version[u"parameters"][u"r"].toDouble(), 0.08);
    QVERIFY(version[u"parameters"][u"K_0_young"].isArray());
    QVERIFY(version[u"tables"].toArray().size() >= 4);
    QCOMPARE(version[u"tables"][0][u"rows"][0][1].toDouble(), 0.5);
    QVERIFY(run({u"rules"_s}).output.contains("08.06.2026"));
    QVERIFY(run({u"rules"_s, u"dwz-2026"_s}).output.contains("Anhang 2.1"));
    QCOMPARE(run({u"rules"_s, u"none"_s}).code, 2);
    const QString pdf = path(u"tables.pdf"_s);
    QCOMPARE(run({u"rules"_s, u"dwz-1992"_s, u"--format"_s, u"pdf"_s, u"--output"_s, pdf}).code, 0);
    QVERIFY(contentOf(pdf).startsWith("%PDF"));
    QCOMPARE(run({u"rules"_s, u"--format"_s, u"pdf"_s, u"--output"_s, pdf}).code, 2); // of which version?
}

/// Everything in one page, pictures as well, and the keys of the window.
void TestCommandLine::writesTheManual()
{
    for (const QByteArray language : {"de", "en"}) {
        const Outcome outcome = run({u"manual"_s, u"--lang"_s, QString::fromLatin1(language)});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.output.startsWith(QByteArray("<!DOCTYPE html>\n<html lang=\"" + language + '"')));
        QVERIFY(outcome.output.contains("<td><strong>Ctrl+Shift+E</strong></td>") ||
                outcome.output.contains("<td><strong>Strg+Umschalt+E</strong></td>"));
        QVERIFY(outcome.output.contains("data:image/png;base64,"));
        QVERIFY(outcome.output.endsWith("</html>\n"));
    }
    QCOMPARE(run({u"manual"_s, kExample}).code, 2);
}

void TestCommandLine::helps_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("general") << QStringList{u"--help"_s} << QByteArray("evaluate");
    QTest::newRow("version") << QStringList{u"--version"_s} << QByteArray("zahlmeister ");
    for (const char* const command : {"evaluate", "check", "sheets", "calculate", "rules", "manual"}) {
        QTest::newRow(command) << QStringList{QString::fromLatin1(command), u"--help"_s}
                               << QByteArray("zahlmeister ") + QByteArray(command);
    }
}

void TestCommandLine::helps()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, part);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.messages.isEmpty());
    QVERIFY(outcome.output.contains(part));
}

void TestCommandLine::badUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no file") << QStringList{u"evaluate"_s};
    QTest::newRow("two files") << QStringList{u"evaluate"_s, kExample, kExample};
    QTest::newRow("unknown option") << QStringList{u"evaluate"_s, kExample, u"--fromat"_s, u"json"_s};
    QTest::newRow("option of another subcommand")
        << QStringList{u"check"_s, kExample, u"--kind"_s, u"evaluation"_s};
    QTest::newRow("value missing") << QStringList{u"evaluate"_s, kExample, u"--format"_s};
    QTest::newRow("value not wanted") << QStringList{u"evaluate"_s, kExample, u"--explain=yes"_s};
    QTest::newRow("option twice") << QStringList{u"evaluate"_s, kExample, u"--format=json"_s,
                                                 u"--format=csv"_s};
    QTest::newRow("unknown format") << QStringList{u"evaluate"_s, kExample, u"--format"_s, u"xml"_s};
    QTest::newRow("unknown arithmetic")
        << QStringList{u"evaluate"_s, kExample, u"--arithmetic"_s, u"rough"_s};
    QTest::newRow("unknown language") << QStringList{u"evaluate"_s, kExample, u"--lang"_s, u"fr"_s};
    QTest::newRow("no kind") << QStringList{u"sheets"_s, kExample, u"--output"_s, u"x.pdf"_s};
    QTest::newRow("no output") << QStringList{u"sheets"_s, kExample, u"--kind"_s, u"evaluation"_s};
    QTest::newRow("player is no number") << QStringList{
        u"sheets"_s, kExample, u"--kind"_s, u"scoresheets"_s, u"--player"_s, u"A"_s, u"--output"_s, u"x"_s};
    QTest::newRow("player of all players") << QStringList{
        u"sheets"_s, kExample, u"--kind"_s, u"evaluation"_s, u"--player"_s, u"1"_s, u"--output"_s, u"x"_s};
    QTest::newRow("misspelt subcommand") << QStringList{u"evalute"_s, kExample};
    QTest::newRow("unknown option first") << QStringList{u"--hepl"_s};
}

void TestCommandLine::badUsage()
{
    QFETCH(QStringList, arguments);
    for (const QString& language : {u"de"_s, u"en"_s}) {
        const Outcome outcome = run(arguments, {u"LC_ALL="_s + language + u"_XX.UTF-8"_s});
        QVERIFY2(outcome.code == 2, qPrintable(outcome.messages));
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.messages.startsWith(u"zahlmeister:0: error: "), qPrintable(outcome.messages));
        QVERIFY2(outcome.messages.endsWith(u"[bad-usage]\n"), qPrintable(outcome.messages));
        QCOMPARE(outcome.messages.count(u'\n'), 1);
    }
}

void TestCommandLine::filesThatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("code");
    QTest::newRow("empty") << QByteArray("") << u"empty"_s;
    QTest::newRow("broken") << QByteArray("{\"format\": ") << u"syntax-error"_s;
    QTest::newRow("no tournament") << QByteArray("hello") << u"unknown-format"_s;
    QTest::newRow("another JSON") << QByteArray("{\"a\": 1}") << u"unknown-key"_s;
    QTest::newRow("huge") << QByteArray(65 * 1024 * 1024, ' ') << u"file-too-large"_s;
    QTest::newRow("zeros") << QByteArray(1000, '\0') << u"unknown-format"_s;
}

void TestCommandLine::filesThatCannotBeRead()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, code);
    const QString file = write(u"t.txt"_s, content);
    for (const QString& command : {u"evaluate"_s, u"check"_s}) {
        const Outcome outcome = run({command, file});
        QCOMPARE(outcome.code, 3);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.messages.contains(u'[' + code + u']'), qPrintable(outcome.messages));
        QVERIFY(outcome.messages.startsWith(file + u':'));
    }
    QVERIFY(run({u"check"_s, path(u"missing.json"_s)}).messages.contains(u"[file-not-found]"));
    QCOMPARE(run({u"check"_s, path(u"missing.json"_s)}).code, 3);
    QVERIFY(run({u"check"_s, m_folder->path()}).messages.contains(u"[file-not-readable]"));
    QCOMPARE(run({u"check"_s, m_folder->path()}).code, 3);
}

void TestCommandLine::reportsAllErrorsWithTheirLines()
{
    const QString file =
        write(u"t.json"_s, example().replace("\"result\": \"1/2\"", "\"result\": \"remis\""));
    const Outcome outcome = run({u"evaluate"_s, file});
    QCOMPARE(outcome.code, 3);
    const QStringList lines = outcome.messages.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), example().count("\"result\": \"1/2\""));
    const QRegularExpression form(u":(\\d+): error: .*remis.* \\[out-of-range\\]$"_s);
    int before = 0;
    for (const QString& line : lines) {
        const QRegularExpressionMatch match = form.match(line);
        QVERIFY2(match.hasMatch(), qPrintable(line));
        QVERIFY(match.captured(1).toInt() > before);
        before = match.captured(1).toInt();
    }
}

void TestCommandLine::outputThatCannotBeWritten()
{
    const Outcome folder = run({u"evaluate"_s, kExample, u"--output"_s, path(u"no/such/folder.txt"_s)});
    QCOMPARE(folder.code, 3);
    QVERIFY(folder.messages.contains(u"[file-not-writable]"));
    QCOMPARE(run({u"rules"_s, u"--output"_s, m_folder->path()}).code, 3);
    if (QFile::exists(u"/dev/full"_s)) {
        const Outcome full = run({u"rules"_s}, {}, u"/dev/full"_s);
        QVERIFY2(full.code == 3, qPrintable(full.messages));
        QVERIFY(full.messages.contains(u"[file-not-writable]"));
        QCOMPARE(run({u"rules"_s, u"--output"_s, u"/dev/full"_s}).code, 3);
        QVERIFY(QFile::exists(u"/dev/full"_s));
    }
}

void TestCommandLine::neverOverwritesItsInput()
{
    const QString file = write(u"t.json"_s, example());
    QCOMPARE(run({u"evaluate"_s, file, u"--output"_s, file}).code, 2);
    QCOMPARE(contentOf(file), example());
}

void TestCommandLine::closedPipe()
{
    QProcess process;
    process.setEnvironment(tests::bareEnvironment());
    process.start(QStringLiteral(ZAHLMEISTER_PROGRAM), {u"rules"_s, u"dwz-2026"_s, u"--format"_s, u"json"_s});
    QVERIFY(process.waitForStarted());
    process.closeReadChannel(QProcess::StandardOutput);
    QVERIFY(process.waitForFinished(60000));
    // Either everything was written before the pipe was closed, or the program says so quietly; it never
    // crashes.
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY(process.exitCode() == 0 || process.exitCode() == 3);
    QVERIFY(process.readAllStandardError().isEmpty());
}

void TestCommandLine::readsWorkFiles()
{
    const QString file = path(u"work.zahlmeister"_s);
    {
        const auto workFile = zahlmeister::app::WorkFile::open(file);
        QVERIFY(workFile.has_value());
        const auto tournament = zahlmeister::app::readTournamentJson(example(), kExample);
        QVERIFY((*workFile)->addTournament(*tournament).has_value());
    }
    const QStringList json{u"--format"_s, u"json"_s, u"--arithmetic"_s, u"tables"_s};
    const QByteArray direct = run(QStringList{u"evaluate"_s, kExample} + json).output;
    QVERIFY(!direct.isEmpty());
    const Outcome byName = run(QStringList{u"evaluate"_s, file + u"#WO-Beispielturnier"_s} + json);
    QVERIFY2(byName.code == 0, qPrintable(byName.messages));
    QCOMPARE(byName.json()[u"participants"], QJsonDocument::fromJson(direct).object()[u"participants"]);
    QCOMPARE(run(QStringList{u"evaluate"_s, file + u"#1"_s} + json).code, 0);
    const Outcome unknown = run({u"evaluate"_s, file + u"#Nirgendwo"_s});
    QCOMPARE(unknown.code, 3);
    QVERIFY(unknown.messages.contains(u"[unknown-tournament]"));
    const Outcome unnamed = run({u"evaluate"_s, file});
    QCOMPARE(unnamed.code, 2);
    QVERIFY(unnamed.messages.contains(u"WO-Beispielturnier"));
}

ZAHLMEISTER_TEST(TestCommandLine, QCoreApplication)

} // namespace tst_commandline

#include "tst_commandline.moc"
