// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "tests/program/programrun.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"

namespace tst_manpage {

using namespace Qt::StringLiterals;
using namespace zahlmeister::tests;

namespace {

/// The words of a text, one blank between them.
QString flat(const QString& text)
{
    return text.simplified();
}

/// What a reader sees of a page.
QString textOf(const QByteArray& page)
{
    QString text = QString::fromUtf8(page);
    static const QRegularExpression commands(u"^[.'][A-Za-z]*"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression fonts(u"\\\\f[BIR]|\\\\[&:]"_s);
    text.remove(commands).remove(fonts);
    text.replace(u"\\(aq"_s, u"'"_s)
        .replace(u"\\(ga"_s, u"`"_s)
        .replace(u"\\(ti"_s, u"~"_s)
        .replace(u"\\(ha"_s, u"^"_s);
    return flat(text.replace(u"\\-"_s, u"-"_s).replace(u"\\e"_s, u"\\"_s));
}

/// Paragraphs and entries of lists of a help.
QStringList piecesOf(const QByteArray& help)
{
    QStringList pieces;
    bool isNew = true;
    for (const QString& line : QString::fromUtf8(help).split(u'\n')) {
        const bool isEntry = line.startsWith("  "_L1) && !line.startsWith("   "_L1);
        if (isNew || isEntry || line.endsWith(u':') ||
            (!line.startsWith(u' ') && pieces.constLast().endsWith(u'.')))
            pieces += line;
        else
            pieces.last() += u' ' + line;
        isNew = line.isEmpty() || line.endsWith(u':');
    }
    for (QString& piece : pieces)
        piece = flat(piece);
    pieces.removeAll(QString());
    return pieces;
}

} // namespace

/// The man pages say what the program says.
class TestManPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatHelpSays_data() { pages(); }
    void saysWhatHelpSays();
    void isWithoutFault_data() { pages(); }
    void isWithoutFault();
    void isFoundByItsPurpose_data() { pages(); }
    void isFoundByItsPurpose();

private:
    static void pages();
    static QString path(const QString& file) { return QStringLiteral(ZAHLMEISTER_PAGES "/") + file; }
};

void TestManPage::pages()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << u"zahlmeister.1"_s << u"en"_s;
    QTest::newRow("de") << u"zahlmeister.de.1"_s << u"de"_s;
}

void TestManPage::saysWhatHelpSays()
{
    QFETCH(QString, file);
    QFETCH(QString, language);
    QFile page(path(file));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = textOf(page.readAll());
    const Outcome general = run({u"--lang"_s, language, u"--help"_s});
    QCOMPARE(general.code, 0);
    static const QRegularExpression names(u"^  ([a-z]+)  "_s, QRegularExpression::MultilineOption);
    QStringList commands;
    for (auto it = names.globalMatch(QString::fromUtf8(general.output)); it.hasNext();)
        commands += it.next().captured(1);
    QCOMPARE(commands.size(), 25);

    QStringList missing;
    for (const QString& command : commands) {
        const Outcome help = run({command, u"--help"_s, u"--lang"_s, language});
        QCOMPARE(help.code, 0);
        for (const QString& piece : piecesOf(help.output)) {
            // The page has its own headings, and says once what all subcommands know.
            if (!piece.endsWith(u':') && !piece.startsWith("--help "_L1) && !text.contains(piece))
                missing += command + u": "_s + piece;
        }
    }
    for (const QString& piece : piecesOf(general.output)) {
        if (!piece.endsWith(u':') && !text.contains(piece))
            missing += piece;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestManPage::isWithoutFault()
{
    NEEDS_TOOL("man", "man-db");
    QFETCH(QString, file);
    const ToolRun shown = runTool(u"man"_s, {u"--warnings"_s, u"--encoding=UTF-8"_s, u"--troff-device=utf8"_s,
                                             u"--ditroff"_s, u"--local-file"_s, path(file)});
    QCOMPARE(shown.code, 0);
    QCOMPARE(shown.messages, QString());
}

void TestManPage::isFoundByItsPurpose()
{
    NEEDS_TOOL("lexgrog", "man-db");
    QFETCH(QString, file);
    QFETCH(QString, language);
    const ToolRun found = runTool(u"lexgrog"_s, {path(file)});
    QCOMPARE(found.code, 0);
    QVERIFY2(found.output.contains(language == u"de"_s ? u"zahlmeister - wertet Schachturniere"_s
                                                       : u"zahlmeister - evaluates chess tournaments"_s),
             qPrintable(found.output));
}

ZAHLMEISTER_TEST(TestManPage, QCoreApplication)

} // namespace tst_manpage

#include "tst_manpage.moc"
