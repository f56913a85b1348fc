// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QTest>

#include "app/formats/dewis/dewisxml.h"
#include "app/formats/swisschess/swisschesshtml.h"
#include "app/spelling/result.h"
#include "app/tables/cells/results.h"
#include "app/tables/cells/words.h"
#include "tests/app/formats/dsbxml/dsbxmlfixture.h"
#include "tests/app/formats/swisschess/swisschesspages.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_result {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::SideResult;

namespace {

/// Of the first game of a Swiss-Chess page.
std::optional<SideResult> sideOnPage(const QString& own, const QString& other)
{
    tests::SwissChessPages pages;
    pages.pairings[0].result = own + u" - "_s + other;
    const auto read =
        readSwissChessHtml({{u"a.html"_s, pages.participants()}, {u"b.html"_s, pages.pairingsOf(1)}});
    return read ? std::optional(read->tournament.games.front().result.white) : std::nullopt;
}

std::optional<SideResult> sideInReport(const QString& own, const QString& other)
{
    QByteArray report = tests::reportFixture();
    const QByteArray before = "<pointWhite>1</pointWhite>\n      <pointBlack>0</pointBlack>";
    const QByteArray after =
        "<pointWhite>" + own.toUtf8() + "</pointWhite><pointBlack>" + other.toUtf8() + "</pointBlack>";
    report.replace(report.indexOf(before), before.size(), after);
    const auto read = tests::readReport(report);
    return read ? std::optional(read->tournament.games.front().result.white) : std::nullopt;
}

std::optional<SideResult> sideInDewis(const QString& own, const QString& other)
{
    QByteArray report = tests::contentOf(u"" ZAHLMEISTER_TEST_DATA "/dsbxml/league_dewis.xml"_s);
    report.replace("\u00bd:\u00bd", (own + u':' + other).toUtf8());
    const auto read = readDewisXml({{u"a.xml"_s, report}});
    return read ? std::optional(read->tournament.games.front().result.white) : std::nullopt;
}

std::optional<SideResult> sideOfCell(const QString& own, const QString& /*other*/)
{
    const auto games = gamesOfCell(plainCell(own));
    return games && games->size() == 1 ? std::optional(games->front().own) : std::nullopt;
}

std::optional<SideResult> sideOfPairing(const QString& own, const QString& other)
{
    const auto result = resultOfPairing(plainCell(own + u':' + other));
    return result ? std::optional(result->white) : std::nullopt;
}

/// Every text for a side means it to every reader.
class TestResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReaderKnowsEveryText_data();
    void everyReaderKnowsEveryText();
    void programsHaveSignsOfTheirOwn();
    void readsPagesThatWereWrittenOver_data();
    void readsPagesThatWereWrittenOver();
    void readsBothSides_data();
    void readsBothSides();
};

} // namespace

void TestResult::everyReaderKnowsEveryText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("side");
    const std::pair<QString, SideResult> rows[]{{u"1"_s, SideResult::Win},
                                                {u"1,0"_s, SideResult::Win},
                                                {u"1.0"_s, SideResult::Win},
                                                {u"\u00bd"_s, SideResult::Draw},
                                                {u"1/2"_s, SideResult::Draw},
                                                {u"0,5"_s, SideResult::Draw},
                                                {u"0.5"_s, SideResult::Draw},
                                                {u",5"_s, SideResult::Draw},
                                                {u".5"_s, SideResult::Draw},
                                                {u"="_s, SideResult::Draw},
                                                {u"r"_s, SideResult::Draw},
                                                {u"R"_s, SideResult::Draw},
                                                {u"remis"_s, SideResult::Draw},
                                                {u"Remis"_s, SideResult::Draw},
                                                {u"0"_s, SideResult::Loss},
                                                {u"0,0"_s, SideResult::Loss},
                                                {u"0.0"_s, SideResult::Loss},
                                                {u"+"_s, SideResult::ForfeitWin},
                                                {u"-"_s, SideResult::ForfeitLoss},
                                                {u"\u2212"_s, SideResult::ForfeitLoss},
                                                {u"\u2013"_s, SideResult::ForfeitLoss}};
    for (const auto& [text, side] : rows)
        QTest::newRow(qPrintable(text)) << text << static_cast<int>(side);
}

void TestResult::everyReaderKnowsEveryText()
{
    QFETCH(const QString, text);
    QFETCH(const int, side);
    const auto wanted = static_cast<SideResult>(side);
    const std::pair<const char*, std::function<std::optional<SideResult>(const QString&, const QString&)>>
        readers[]{{"cell of a crosstable", sideOfCell},
                  {"cell of a pairing list", sideOfPairing},
                  {"Swiss-Chess page", sideOnPage},
                  {"report to the federation", sideInReport},
                  {"report to DeWIS", sideInDewis}};
    QVERIFY(sideOf(text) == wanted);
    const QString other(signOfSide(complementOf(wanted)));
    for (const auto& [name, read] : readers)
        QVERIFY2(read(text, other) == wanted, name);
}

void TestResult::programsHaveSignsOfTheirOwn()
{
    using enum ResultSigns;
    const std::tuple<QString, ResultSigns, SideResult> cases[]{{u"W"_s, English, SideResult::Win},
                                                               {u"D"_s, English, SideResult::Draw},
                                                               {u"L"_s, English, SideResult::Loss},
                                                               {u"W"_s, Trf, SideResult::Win},
                                                               {u" "_s, Trf, SideResult::NotPlayed},
                                                               {u"T"_s, Progress, SideResult::Draw},
                                                               {u"X"_s, Progress, SideResult::ForfeitWin},
                                                               {u"F"_s, Progress, SideResult::ForfeitLoss},
                                                               {u" "_s, Swi, SideResult::NotPlayed},
                                                               {u":"_s, Swi, SideResult::NotPlayed},
                                                               {u""_s, SwissChess, SideResult::NotPlayed},
                                                               {u"5"_s, Typed, SideResult::Draw},
                                                               {u"5"_s, Key, SideResult::Draw},
                                                               {u"x"_s, Key, SideResult::NotPlayed},
                                                               {u"X"_s, Key, SideResult::NotPlayed}};
    for (const auto& [text, signs, side] : cases) {
        QVERIFY2(sideOf(text, signs) == side, qPrintable(text));
        QVERIFY2(!sideOf(text), qPrintable(text)); // to nobody else
    }
    // Two games may be typed with a comma between them.
    for (const QString& text : {u"remis"_s, u"1,0"_s, u"0,0"_s, u",5"_s, u"x"_s, u"2"_s, u"w"_s})
        QVERIFY2(!sideOf(text, Typed), qPrintable(text));
}

void TestResult::readsPagesThatWereWrittenOver_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result"); // exchange text; empty: none
    const std::pair<QString, QString> rows[]{
        {u"remis"_s, u"1/2"_s},      {u"\u00bd"_s, u"1/2"_s},       {u"1\u20442 - 1\u20442"_s, u"1/2"_s},
        {u"1 \u2236 0"_s, u"1-0"_s}, {u"0 \u2043 1"_s, u"0-1"_s},   {u"1 \ufe63 0"_s, u"1-0"_s},
        {u"1 - 0 kl."_s, u"+/-"_s},  {u"0:1 kampflos"_s, u"-/+"_s}, {u"1 - x"_s, {}},
        {u"verlegt"_s, {}}};
    for (const auto& [text, result] : rows)
        QTest::newRow(qPrintable(text)) << text << result;
}

/// What a person wrote over a page of Swiss-Chess is read as in a table of any other origin.
void TestResult::readsPagesThatWereWrittenOver()
{
    QFETCH(const QString, text);
    QFETCH(const QString, result);
    const auto exchanged = [](const engine::GameResult& one) {
        return QString::fromUtf8(engine::resultText(one).data());
    };
    tests::SwissChessPages pages;
    pages.pairings[0].result = text;
    const auto read =
        readSwissChessHtml({{u"a.html"_s, pages.participants()}, {u"b.html"_s, pages.pairingsOf(1)}});
    QCOMPARE(read ? exchanged(read->tournament.games.front().result) : QString(), result);
    const auto pairing = resultOfPairing(plainCell(text));
    QCOMPARE(pairing ? exchanged(*pairing) : QString(), result);
}

void TestResult::readsBothSides_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result"); // exchange text; empty: none
    const std::pair<QString, QString> rows[]{{u"1-0"_s, u"1-0"_s},
                                             {u"0 : 1"_s, u"0-1"_s},
                                             {u"\u00bd\u2013\u00bd"_s, u"1/2"_s},
                                             {u"1/2-1/2"_s, u"1/2"_s},
                                             {u"0,5:0,5"_s, u"1/2"_s},
                                             {u"1,0 : 0,0"_s, u"1-0"_s},
                                             {u"+ - -"_s, u"+/-"_s},
                                             {u"- - +"_s, u"-/+"_s},
                                             {u"+/-"_s, u"+/-"_s},
                                             {u"-:-"_s, u"-/-"_s},
                                             {u"- : -"_s, u"-/-"_s},
                                             {u"\u2013 : \u2013"_s, u"-/-"_s},
                                             {u"0-0"_s, u"0-0"_s},
                                             {u"0:-"_s, u"0/-"_s},
                                             {u"\u00bd-0"_s, u"1/2-0"_s},
                                             {u"1"_s, {}},
                                             {u"1/2"_s, {}},
                                             {u"2-0"_s, {}},
                                             {u""_s, {}},
                                             {u"M\u00fcller-Schmidt"_s, {}},
                                             {u"1-0 x"_s, {}}};
    for (const auto& [text, result] : rows)
        QTest::newRow(qPrintable(text)) << text << result;
}

void TestResult::readsBothSides()
{
    QFETCH(const QString, text);
    const auto read = resultOf(text);
    QTEST(read ? QString::fromUtf8(engine::resultText(*read).data()) : QString(), "result");
}

ZAHLMEISTER_TEST(TestResult, QCoreApplication)

} // namespace tst_result

#include "tst_result.moc"
