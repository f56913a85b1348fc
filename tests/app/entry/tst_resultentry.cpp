// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/entry/resultentry.h"
#include "tests/support/testmain.h"

namespace tst_resultentry {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::GameResult;

class TestResultEntry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsKeys_data();
    void readsKeys();
    void readsTexts_data();
    void readsTexts();
};

void TestResultEntry::readsKeys_data()
{
    QTest::addColumn<QChar>("key");
    QTest::addColumn<QString>("result"); // exchange text from the row's side; empty: not a result
    const std::pair<char16_t, QString> rows[]{
        {u'1', u"1-0"_s}, {u'0', u"0-1"_s},      {u'5', u"1/2"_s}, {u'r', u"1/2"_s}, {u'R', u"1/2"_s},
        {u'=', u"1/2"_s}, {u'\u00BD', u"1/2"_s}, {u'+', u"+/-"_s}, {u'-', u"-/+"_s}, {u'\u2212', u"-/+"_s},
        {u'x', u"*"_s},   {u'X', u"*"_s},        {u'2', {}},       {u' ', {}},       {u'a', {}},
        {u'?', {}},       {u'#', u"-/-"_s}};
    for (const auto& [key, result] : rows)
        QTest::newRow(qPrintable(u"U+%1"_s.arg(key, 4, 16))) << QChar(key) << result;
}

void TestResultEntry::readsKeys()
{
    QFETCH(QChar, key);
    QFETCH(QString, result);
    const auto read = app::resultOfKey(key);
    QCOMPARE(read.has_value(), !result.isEmpty());
    if (read)
        QCOMPARE(*read, *engine::resultFromText(result.toStdString()));
}

void TestResultEntry::readsTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("results"); // exchange texts; `?` alone: not readable
    QTest::newRow("empty") << u""_s << QStringList{};
    QTest::newRow("dot") << u"\u00B7"_s << QStringList{};
    QTest::newRow("win") << u"1"_s << QStringList{u"1-0"_s};
    QTest::newRow("two games") << u"10"_s << QStringList{u"1-0"_s, u"0-1"_s};
    QTest::newRow("two games, one half") << u"1\u00BD"_s << QStringList{u"1-0"_s, u"1/2"_s};
    QTest::newRow("blanks") << u" 1  0 \u00BD "_s << QStringList{u"1-0"_s, u"0-1"_s, u"1/2"_s};
    for (const QString& half : {u"0,5"_s, u"0.5"_s, u"1/2"_s, u"="_s, u"r"_s, u"5"_s, u"\u00BD"_s,
                                u"\u00BD-\u00BD"_s, u"0,5:0,5"_s})
        QTest::newRow(qPrintable(u"half as "_s + half)) << half << QStringList{u"1/2"_s};
    QTest::newRow("score") << u"1-0"_s << QStringList{u"1-0"_s};
    QTest::newRow("score with colon") << u"0:1"_s << QStringList{u"0-1"_s};
    QTest::newRow("forfeit") << u"+"_s << QStringList{u"+/-"_s};
    QTest::newRow("forfeit, real minus") << u"\u2212"_s << QStringList{u"-/+"_s};
    QTest::newRow("both forfeit") << u"-/-"_s << QStringList{u"-/-"_s};
    QTest::newRow("both forfeit, one sign") << u"#"_s << QStringList{u"-/-"_s};
    QTest::newRow("two forfeits") << u"--"_s << QStringList{u"-/+"_s, u"-/+"_s};
    QTest::newRow("three forfeits") << u"+--"_s << QStringList{u"+/-"_s, u"-/+"_s, u"-/+"_s};
    QTest::newRow("forfeit with colon") << u"+:-"_s << QStringList{u"+/-"_s};
    QTest::newRow("both lose") << u"0-0"_s << QStringList{u"0-0"_s};
    QTest::newRow("half rated") << u"\u00BD-0"_s << QStringList{u"1/2-0"_s};
    QTest::newRow("loss and forfeit") << u"0/-"_s << QStringList{u"0/-"_s};
    QTest::newRow("open") << u"1*"_s << QStringList{u"1-0"_s, u"*"_s};
    QTest::newRow("two") << u"2"_s << QStringList{u"?"_s};
    QTest::newRow("word") << u"won"_s << QStringList{u"?"_s};
    QTest::newRow("one and a letter") << u"1a"_s << QStringList{u"?"_s};
}

void TestResultEntry::readsTexts()
{
    QFETCH(QString, text);
    QFETCH(QStringList, results);
    const auto read = app::resultsOfText(text);
    if (results == QStringList{u"?"_s}) {
        QVERIFY(!read);
        return;
    }
    QVERIFY(read);
    QStringList got;
    for (const GameResult result : *read)
        got.append(QString::fromUtf8(engine::resultText(result).data()));
    QCOMPARE(got, results);
}

ZAHLMEISTER_TEST(TestResultEntry, QCoreApplication)

} // namespace tst_resultentry

#include "tst_resultentry.moc"
