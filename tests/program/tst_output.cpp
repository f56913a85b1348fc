// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/archive/archive.h"
#include "app/archive/kept/archiveaddress.h"
#include "app/lists/listdatabase.h"
#include "app/rules/shippedrules.h"
#include "app/store/database.h"
#include "app/store/issuedlists.h"
#include "app/store/workfile.h"
#include "app/text/plaintext.h"
#include "tests/program/programrun.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_output {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;
using tests::run;

/// What `--output` may replace, and what several processes make of one file.
class TestOutput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void neverReplacesADatabase_data();
    void neverReplacesADatabase();
    void replacesItsOwnKind_data();
    void replacesItsOwnKind();
    void issuesWhatIsWritten();
    void manyProcessesLoseNothing_data();
    void manyProcessesLoseNothing();
    void refusesNamesThatAreNoText();
    void groupsFindings();
    void tellsErrorsAloneWhenQuiet();
    void saysNothingOfQt();
    void neverObeysNames();

private:
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray content(const QString& name) const { return tests::contentOf(path(name)); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_example;
    QByteArray m_tournament; ///< another one
};

void TestOutput::initTestCase()
{
    QFile example(QStringLiteral(ZAHLMEISTER_EXAMPLE));
    QVERIFY(example.open(QIODevice::ReadOnly));
    m_example = example.readAll();
}

void TestOutput::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(u"t.json"_s, m_example);
    QCOMPARE(run({u"convert"_s, path(u"t.json"_s), path(u"w.zahlmeister"_s)}).code, 0);
}

void TestOutput::neverReplacesADatabase_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addRow("evaluate") << QStringList{u"evaluate"_s, u"t.json"_s, u"--output"_s};
    QTest::addRow("manual") << QStringList{u"manual"_s, u"--output"_s};
    QTest::addRow("check") << QStringList{u"check"_s, u"t.json"_s, u"--output"_s};
    QTest::addRow("persons") << QStringList{u"persons"_s, u"w.zahlmeister"_s, u"--output"_s};
    QTest::addRow("ratings") << QStringList{u"ratings"_s, u"w.zahlmeister"_s, u"--issue"_s, u"--output"_s};
    QTest::addRow("rules") << QStringList{u"rules"_s, u"--output"_s};
    QTest::addRow("convert") << QStringList{u"convert"_s, u"t.json"_s, u"--to"_s, u"trf16"_s};
}

void TestOutput::neverReplacesADatabase()
{
    QFETCH(QStringList, words);
    QVERIFY(WorkFile::open(path(u"other"_s)).has_value());
    const auto address = app::archiveAddress(u"sqlite:"_s + path(u"archive"_s)).value();
    QVERIFY(app::Archive::create(address, app::shippedRules(), {}).has_value());
    QVERIFY(app::ListDatabase::openForWriting(path(u"lists"_s)).has_value());
    for (QString& word : words) {
        if (word.contains(u'.'))
            word = path(word);
    }
    for (const QString& name : {u"other"_s, u"archive"_s, u"lists"_s}) {
        const QByteArray before = content(name);
        for (const QStringList& more : {QStringList(), QStringList{u"--overwrite"_s}}) {
            const Outcome outcome = run(words + QStringList{path(name)} + more + QStringList{u"--lang=en"_s});
            QCOMPARE(outcome.code, 3);
            QVERIFY2(outcome.messages.contains(u"[file-not-replaced]"_s), qPrintable(outcome.messages));
            QCOMPARE(content(name), before);
        }
    }
    const auto file = WorkFile::open(path(u"w.zahlmeister"_s), WorkFile::Access::ReadOnly).value();
    QVERIFY(app::issuedLists(*file)->empty());
}

void TestOutput::replacesItsOwnKind_data()
{
    QTest::addColumn<QString>("format");
    for (const char* const format : {"text", "json", "csv", "html", "pdf"})
        QTest::addRow("%s", format) << QString::fromLatin1(format);
}

void TestOutput::replacesItsOwnKind()
{
    QFETCH(const QString, format);
    const QString out = path(u"out"_s);
    const auto evaluate = [&](const QStringList& more = {}) {
        return run(QStringList{u"evaluate"_s, path(u"t.json"_s), u"--format"_s, format, u"--output"_s, out,
                               u"--lang=en"_s} +
                   more);
    };
    QCOMPARE(evaluate().code, 0);
    QVERIFY(!content(u"out"_s).isEmpty());
    QCOMPARE(evaluate().code, 0); // once more
    write(u"out"_s, {});
    QCOMPARE(evaluate().code, 0);
    QVERIFY(!content(u"out"_s).isEmpty());
    for (const QByteArray& others : {QByteArray("Dear club,\nI have to tell you"),
                                     QByteArray(R"({"name": "of a package", "version": 2})"),
                                     QByteArray("PK\x03\x04 a spreadsheet"), QByteArray("\x00\x01\x02", 3)}) {
        write(u"out"_s, others);
        const Outcome refused = evaluate();
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.messages.contains(u"--overwrite"_s), qPrintable(refused.messages));
        QCOMPARE(content(u"out"_s), others);
    }
    QCOMPARE(evaluate({u"--force"_s}).code, 3); // is about findings
    QCOMPARE(evaluate({u"--overwrite"_s}).code, 0);
    QVERIFY(!content(u"out"_s).startsWith(QByteArray("\x00\x01\x02", 3)));
}

void TestOutput::issuesWhatIsWritten()
{
    const QString file = path(u"w.zahlmeister"_s);
    const auto issued = [&] {
        const auto opened = WorkFile::open(file, WorkFile::Access::ReadOnly);
        return opened.has_value() ? app::issuedLists(**opened)->size() : 99;
    };
    write(u"out.csv"_s, "my notes");
    QCOMPARE(
        run({u"ratings"_s, file, u"--issue"_s, u"--format"_s, u"csv"_s, u"--output"_s, path(u"out.csv"_s)})
            .code,
        3);
    QCOMPARE(issued(), std::size_t(0));
    QCOMPARE(run({u"ratings"_s, file, u"--issue"_s, u"--output"_s, path(u"none/out.txt"_s)}).code, 3);
    QCOMPARE(issued(), std::size_t(0));
    QCOMPARE(run({u"ratings"_s, file, u"--issue"_s}, {}, u"/dev/full"_s).code, 3);
    QCOMPARE(issued(), std::size_t(0));
    QCOMPARE(run({u"ratings"_s, file, u"--issue"_s, u"--output"_s, path(u"out.txt"_s)}).code, 0);
    QCOMPARE(issued(), std::size_t(1));
    QVERIFY(!content(u"out.txt"_s).isEmpty());
}

void TestOutput::manyProcessesLoseNothing_data()
{
    QTest::addColumn<QString>("before");
    for (const char* const before : {"missing", "empty", "there"})
        QTest::addRow("%s", before) << QString::fromLatin1(before);
}

/// Whoever is told that a tournament was added finds it there.
void TestOutput::manyProcessesLoseNothing()
{
    QFETCH(const QString, before);
    constexpr int kProcesses = 8;
    constexpr int kRounds = 4;
    for (int i = 0; i < kProcesses; ++i) {
        QJsonObject whole = QJsonDocument::fromJson(m_example).object();
        QJsonObject tournament = whole[u"tournament"_s].toObject();
        tournament[u"name"_s] = u"Tournament %1"_s.arg(i);
        tournament[u"id"_s] = u"t%1"_s.arg(i);
        whole[u"tournament"_s] = tournament;
        write(u"t%1.json"_s.arg(i), QJsonDocument(whole).toJson());
    }
    for (int round = 0; round < kRounds; ++round) {
        const QString file = path(u"%1.zahlmeister"_s.arg(round));
        if (before == u"empty")
            write(u"%1.zahlmeister"_s.arg(round), {});
        else if (before == u"there")
            QVERIFY(WorkFile::open(file).has_value());
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int i = 0; i < kProcesses; ++i) {
            processes.push_back(std::make_unique<QProcess>());
            processes.back()->start(QStringLiteral(ZAHLMEISTER_PROGRAM),
                                    {u"convert"_s, path(u"t%1.json"_s.arg(i)), file});
        }
        std::size_t added = 0;
        for (const auto& process : processes) {
            QVERIFY(process->waitForFinished(60'000));
            QCOMPARE(process->exitStatus(), QProcess::NormalExit);
            added += process->exitCode() == 0 ? 1 : 0;
        }
        QVERIFY(added > 0);
        const auto opened = WorkFile::open(file, WorkFile::Access::ReadOnly).value();
        QCOMPARE(opened->tournaments()->size(), added);
        QVERIFY(opened->checkConsistency().has_value());
    }
}

/// A name of other bytes would come out as another name, and the file would be there.
void TestOutput::refusesNamesThatAreNoText()
{
#ifdef Q_OS_UNIX
    write(u"a.json"_s, m_example);
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(u"/bin/sh"_s, {u"-c"_s, uR"sh("$0" --lang en convert a.json "$(printf 'b\377.json')")sh"_s,
                                 QStringLiteral(ZAHLMEISTER_PROGRAM)});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("is not in UTF-8"));
    QCOMPARE(QDir(m_folder->path()).entryList({u"b*"_s}).size(), 0);
#else
    QSKIP("names are characters here");
#endif
}

/// As on the screen: what is said of several players is said once.
void TestOutput::groupsFindings()
{
    QByteArray nameless = m_example;
    QVERIFY(nameless.contains(R"("member": true)"));
    nameless.replace(R"("member": true)", R"("member": true, "sex": "m")");
    write(u"a.json"_s, nameless);
    const Outcome text = run({u"check"_s, path(u"a.json"_s), u"--lang=en"_s});
    const QJsonArray findings =
        run({u"check"_s, path(u"a.json"_s), u"--format=json"_s}).json()[u"findings"_s].toArray();
    QHash<QString, int> byCode;
    for (const QJsonValue& finding : findings)
        ++byCode[finding[u"code"_s].toString()];
    const auto several = std::find_if(byCode.cbegin(), byCode.cend(), [](int count) { return count > 3; });
    QVERIFY(several != byCode.cend());
    QCOMPARE(text.output.count(QByteArray('[' + several.key().toUtf8() + "]\n")), 1);
    QVERIFY2(text.output.contains(QByteArray(QByteArray::number(several.value()) + " players, such as ")),
             text.output.constData());
    // What is counted is what was found.
    QVERIFY(text.output.endsWith(" notes\n") || text.output.endsWith(" note\n"));
}

void TestOutput::tellsErrorsAloneWhenQuiet()
{
    write(u"a.json"_s, m_example);
    const Outcome loud = run({u"evaluate"_s, path(u"a.json"_s), u"--lang=en"_s});
    QVERIFY(loud.messages.contains(u": warning: "_s));
    const Outcome quiet = run({u"evaluate"_s, path(u"a.json"_s), u"--quiet"_s, u"--lang=en"_s});
    QCOMPARE(quiet.code, loud.code);
    QCOMPARE(quiet.output, loud.output);
    QCOMPARE(run({u"--quiet"_s, u"--lang=en"_s, u"evaluate"_s, path(u"a.json"_s)}).messages, quiet.messages);
    for (const QString& line : quiet.messages.split(u'\n', Qt::SkipEmptyParts))
        QVERIFY2(line.contains(u": error: "_s), qPrintable(line));
    const Outcome missing = run({u"evaluate"_s, path(u"none.json"_s), u"--quiet"_s, u"--lang=en"_s});
    QVERIFY(missing.messages.contains(u": error: "_s));
}

void TestOutput::saysNothingOfQt()
{
    for (const QString& strange :
         {u"LC_ALL=xx_YY.ISO-8859-1"_s, u"XDG_RUNTIME_DIR=/none"_s, u"QT_QPA_PLATFORM=none"_s,
          u"QT_STYLE_OVERRIDE=none"_s, u"QT_LOGGING_RULES=*=true"_s, u"HOME=/none"_s}) {
        const Outcome outcome = run({u"rules"_s}, {strange});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.messages, QString());
    }
}

/// A name that an earlier version took over turns no line of a terminal around.
void TestOutput::neverObeysNames()
{
    const QString file = path(u"old.zahlmeister"_s);
    {
        engine::Tournament tournament;
        tournament.header.name = "Open";
        tournament.participants = {{.number = engine::ParticipantNumber(1), .name = "Xylander, Yngve"}};
        const auto opened = WorkFile::open(file).value();
        QVERIFY(opened->addTournament(tournament).has_value());
        QVERIFY(opened->database()
                    .execute(u"UPDATE participant SET name = 'Xylander' || char(8238, 27, 10) || ', Yngve'"_s)
                    .has_value());
        QVERIFY(opened->database()
                    .execute(u"UPDATE tournament SET name = 'Open' || char(8238, 7)"_s)
                    .has_value());
    }
    for (const QStringList& words : {QStringList{u"evaluate"_s, file + u"#1"_s},
                                     {u"evaluate"_s, file + u"#1"_s, u"--format=html"_s},
                                     {u"check"_s, file + u"#1"_s},
                                     {u"persons"_s, file},
                                     {u"tournaments"_s, file},
                                     {u"tournaments"_s, file, u"--format=html"_s},
                                     {u"convert"_s, file + u"#1"_s, u"-"_s, u"--to=html"_s},
                                     {u"evaluate"_s, file + u"#7"_s},
                                     {u"evaluate"_s, file}}) {
        const Outcome outcome = run(words + QStringList{u"--lang=en"_s});
        const QString said = QString::fromUtf8(outcome.output) + outcome.messages;
        QVERIFY2(!said.isEmpty(), qPrintable(words.join(u' ')));
        for (const QChar one : said)
            QVERIFY2(one == u'\n' || app::isPlainCharacter(one.unicode()), qPrintable(words.join(u' ')));
    }
}

ZAHLMEISTER_TEST(TestOutput, QCoreApplication)

} // namespace tst_output

#include "tst_output.moc"
