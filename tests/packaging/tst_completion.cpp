// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"

namespace tst_completion {

using namespace Qt::StringLiterals;
using namespace zahlmeister::tests;

/// What bash offers when the tabulator is pressed.
class TestCompletion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offers_data();
    void offers();
};

void TestCompletion::offers_data()
{
    QTest::addColumn<QStringList>("typed");   // as bash splits it; the last word is being typed
    QTest::addColumn<QStringList>("offered"); // empty: names of files
    const QStringList rules{u"dwz-1992"_s,  u"dwz-2004"_s,   u"dwz-2013"_s,   u"dwz-2016"_s,
                            u"dwz-2026"_s,  u"fide-blitz"_s, u"fide-rapid"_s, u"fide-standard"_s,
                            u"ingo-1960"_s, u"fwz-2019"_s};
    const QStringList noFiles{u"compopt +o bashdefault +o default"_s};
    QTest::newRow("subcommand") << QStringList{u"re"_s}
                                << QStringList{u"recalculate"_s, u"rescue"_s, u"remove"_s, u"restore"_s};
    QTest::newRow("file for the window") << QStringList{u"Open"_s} << QStringList();
    QTest::newRow("general option") << QStringList{u"--v"_s} << QStringList{u"--version"_s};
    QTest::newRow("language") << QStringList{u"--lang"_s, u""_s} << QStringList{u"de"_s, u"en"_s};
    QTest::newRow("language, equals sign")
        << QStringList{u"--lang"_s, u"="_s} << QStringList{u"de"_s, u"en"_s};
    QTest::newRow("subcommand after the language")
        << QStringList{u"--lang"_s, u"de"_s, u"im"_s} << QStringList{u"impact"_s};
    QTest::newRow("subcommand after the language, equals sign")
        << QStringList{u"--lang"_s, u"="_s, u"de"_s, u"im"_s} << QStringList{u"impact"_s};
    QTest::newRow("file of a subcommand") << QStringList{u"evaluate"_s, u""_s} << QStringList();
    QTest::newRow("option of a subcommand") << QStringList{u"ratings"_s, u"Club.zahlmeister"_s, u"--born"_s}
                                            << QStringList{u"--born-from"_s, u"--born-until"_s};
    QTest::newRow("words of a value") << QStringList{u"evaluate"_s, u"x.json"_s, u"--arithmetic"_s, u""_s}
                                      << QStringList{u"exact"_s, u"tables"_s};
    QTest::newRow("words of a value, equals sign")
        << QStringList{u"evaluate"_s, u"x.json"_s, u"--format"_s, u"="_s, u"c"_s} << QStringList{u"csv"_s};
    QTest::newRow("words that the usage does not name")
        << QStringList{u"sheets"_s, u"x.json"_s, u"--kind"_s, u"cr"_s} << QStringList{u"crosstable"_s};
    QTest::newRow("rule version") << QStringList{u"check"_s, u"--rules"_s, u""_s} << rules;
    QTest::newRow("rule version without option") << QStringList{u"rules"_s, u""_s} << rules;
    QTest::newRow("format to read") << QStringList{u"convert"_s, u"--from"_s, u"tu"_s}
                                    << QStringList{u"tunx"_s};
    QTest::newRow("format to write") << QStringList{u"convert"_s, u"--to"_s, u"t"_s}
                                     << QStringList{u"trf26"_s, u"trf16"_s};
    QTest::newRow("verb of a subcommand") << QStringList{u"players"_s, u""_s}
                                          << QStringList{u"import"_s, u"search"_s, u"lists"_s, u"changes"_s};
    QTest::newRow("file of an option") << QStringList{u"rules"_s, u"--output"_s, u""_s} << QStringList();
    QTest::newRow("folder") << QStringList{u"players"_s, u"--store"_s, u""_s}
                            << QStringList{u"compopt +o default -o dirnames"_s};
    QTest::newRow("what nobody knows") << QStringList{u"ratings"_s, u"--club"_s, u""_s} << noFiles;
    QTest::newRow("hostile word") << QStringList{u"$(touch x)]"_s, u"@"_s} << QStringList();
}

void TestCompletion::offers()
{
    NEEDS_TOOL("bash", "bash");
    QFETCH(QStringList, typed);
    QFETCH(QStringList, offered);
    // compopt works while bash completes only; here it says what it is asked for.
    const ToolRun completed =
        runTool(u"bash"_s, QStringList{u"-c"_s,
                                       u"compopt() { echo \"compopt $*\"; }; source \"$1\"; shift; "
                                       "COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _zahlmeister; "
                                       "((${#COMPREPLY[@]} == 0)) || printf '%s\\n' \"${COMPREPLY[@]}\""_s,
                                       u"bash"_s, QStringLiteral(ZAHLMEISTER_PAGES "/zahlmeister.bash"),
                                       u"zahlmeister"_s} +
                               typed);
    QCOMPARE(completed.code, 0);
    QCOMPARE(completed.messages, QString());
    QCOMPARE(completed.output.split(u'\n', Qt::SkipEmptyParts), offered);
}

ZAHLMEISTER_TEST(TestCompletion, QCoreApplication)

} // namespace tst_completion

#include "tst_completion.moc"
