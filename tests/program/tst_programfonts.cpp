// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/programrun.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"

namespace tst_programfonts {

using namespace Qt::StringLiterals;
using namespace zahlmeister::tests;

namespace {

QString output(const QString& tool, const QStringList& arguments)
{
    const ToolRun done = runTool(tool, arguments);
    return done.code == 0 ? done.output : tool + u" failed (package poppler-utils): "_s + done.messages;
}

} // namespace

/// What the command line prints has letters, or is refused: without a font Qt paints black boxes.
class TestProgramFonts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void embedsTheFont_data();
    void embedsTheFont();
    void refusesToPrintWithoutAFont_data();
    void refusesToPrintWithoutAFont();

private:
    const QString m_example = QStringLiteral(ZAHLMEISTER_TEST_DATA "/wo-2026.tournament.json");
    QTemporaryDir m_folder;
    QString m_target = m_folder.filePath(u"Blätter für Müller.pdf"_s);
};

void TestProgramFonts::embedsTheFont_data()
{
    QTest::addColumn<QString>("scale");
    QTest::newRow("100 %") << u"1"_s;
    QTest::newRow("150 %") << u"1.5"_s;
}

void TestProgramFonts::embedsTheFont()
{
    QFETCH(const QString, scale);
    const Outcome done = run(
        {u"sheets"_s, m_example, u"--kind"_s, u"evaluation"_s, u"--lang"_s, u"de"_s, u"--output"_s, m_target},
        {u"QT_SCALE_FACTOR="_s + scale});
    QVERIFY2(done.code == 0, qPrintable(done.messages));
    const QStringList fonts = output(u"pdffonts"_s, {m_target}).split(u'\n', Qt::SkipEmptyParts).mid(2);
    QCOMPARE(fonts.size(), 3); // regular, bold, and the one that has the minus
    static const QRegularExpression kEmbedded(u"^NotoSans.* yes +(yes|no) +yes "_s); // and with its letters
    for (const QString& line : fonts)
        QVERIFY2(line.contains(kEmbedded), qPrintable(line));
    const QString text = output(u"pdftotext"_s, {u"-layout"_s, m_target, u"-"_s});
    QVERIFY2(text.contains(u"Punkte"_s), qPrintable(text));
    QVERIFY2(text.contains(u"2½"_s) && text.contains(u"−22"_s), qPrintable(text));
}

void TestProgramFonts::refusesToPrintWithoutAFont_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("sheets") << QStringList{u"sheets"_s, m_example, u"--kind"_s, u"scoresheets"_s};
    QTest::newRow("evaluate") << QStringList{u"evaluate"_s, m_example, u"--format"_s, u"pdf"_s};
    QTest::newRow("rules") << QStringList{u"rules"_s, u"dwz-2026"_s, u"--format"_s, u"pdf"_s};
}

void TestProgramFonts::refusesToPrintWithoutAFont()
{
#ifdef Q_OS_WIN
    QSKIP("Here fonts lie beside the program; packaging/windows/test takes them away from an installed one.");
#endif
    QFETCH(const QStringList, words);
    QFile none(m_folder.filePath(u"fonts.conf"_s));
    QVERIFY(none.open(QIODevice::WriteOnly));
    none.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>");
    none.close();
    const QString target = m_folder.filePath(u"black boxes.pdf"_s);
    const Outcome refused = run(words + QStringList{u"--lang"_s, u"de"_s, u"--output"_s, target},
                                {u"FONTCONFIG_FILE="_s + none.fileName()});
    QCOMPARE(refused.code, 3);
    QVERIFY2(refused.messages.contains(u"NotoSans-Regular.ttf"_s), qPrintable(refused.messages));
    QVERIFY2(refused.messages.contains(u"[file-not-readable]"_s), qPrintable(refused.messages));
    QVERIFY(!QFile::exists(target));
}

ZAHLMEISTER_TEST(TestProgramFonts, QCoreApplication)

} // namespace tst_programfonts

#include "tst_programfonts.moc"
