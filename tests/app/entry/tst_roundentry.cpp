// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "app/entry/roundentry.h"
#include "tests/support/testmain.h"

namespace tst_roundentry {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::ByeEntry;
using app::CellEntry;
using app::LineEntry;
using app::OpponentEntry;
using app::PairingEntry;
using engine::ByeKind;
using engine::ParticipantNumber;

namespace {

CellEntry against(int opponent, std::optional<bool> hasWhite, std::optional<engine::GameResult> result)
{
    return OpponentEntry{ParticipantNumber(opponent), hasWhite, result};
}

LineEntry pairing(int white, int black, std::optional<engine::GameResult> result)
{
    return PairingEntry{ParticipantNumber(white), ParticipantNumber(black), result};
}

} // namespace

class TestRoundEntry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsCells();
    void readsByes();
    void refusesWhatIsNoCell_data();
    void refusesWhatIsNoCell();
    void knowsWhenACellIsWhole_data();
    void knowsWhenACellIsWhole();
    void readsLines();
    void refusesWhatIsNoLine_data();
    void refusesWhatIsNoLine();
};

void TestRoundEntry::readsCells()
{
    const std::pair<QString, CellEntry> cases[]{
        {u"12w1"_s, against(12, true, engine::kWhiteWins)},
        {u"12s½"_s, against(12, false, engine::kDrawn)},
        {u"12b0"_s, against(12, false, engine::kBlackWins)},
        {u"12W="_s, against(12, true, engine::kDrawn)},
        {u"12 w 1"_s, against(12, true, engine::kWhiteWins)},
        {u"12+"_s, against(12, {}, engine::kWhiteWinsByForfeit)},
        {u"12-"_s, against(12, {}, engine::kBlackWinsByForfeit)},
        {u"12s−"_s, against(12, false, engine::kBlackWinsByForfeit)},
        {u"12w"_s, against(12, true, {})},
        {u"12"_s, against(12, {}, {})},
        {u"12 5"_s, against(12, {}, engine::kDrawn)},
        {u"12,1"_s, against(12, {}, engine::kWhiteWins)},
        {u"12w0/-"_s, against(12, true, engine::kLossAndForfeit)},
        {u"12w*"_s, against(12, true, engine::kNotPlayed)},
    };
    for (const auto& [text, expected] : cases) {
        const auto read = app::readCell(text);
        QVERIFY2(read.has_value(), qPrintable(text));
        QVERIFY2(*read == expected, qPrintable(text));
    }
}

void TestRoundEntry::readsByes()
{
    const std::pair<QString, ByeEntry> cases[]{
        {u"spf"_s, {engine::kWin, ByeKind::Allocated}},  {u"spielfrei"_s, {engine::kWin, ByeKind::Allocated}},
        {u"+"_s, {engine::kWin, ByeKind::Allocated}},    {u"spf½"_s, {engine::kDraw, ByeKind::Allocated}},
        {u"b1"_s, {engine::kWin, ByeKind::Requested}},   {u"b½"_s, {engine::kDraw, ByeKind::Requested}},
        {u"b5"_s, {engine::kDraw, ByeKind::Requested}},  {u"b0"_s, {engine::kLoss, ByeKind::Requested}},
        {u"-"_s, {engine::kLoss, ByeKind::Requested}},   {u"bye"_s, {engine::kWin, ByeKind::Allocated}},
        {u"bye0"_s, {engine::kLoss, ByeKind::Allocated}}};
    for (const auto& [text, expected] : cases) {
        const auto read = app::readCell(text);
        QVERIFY2(read.has_value() && std::holds_alternative<ByeEntry>(*read), qPrintable(text));
        QVERIFY2(std::get<ByeEntry>(*read) == expected, qPrintable(text));
    }
}

void TestRoundEntry::refusesWhatIsNoCell_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& text : {u""_s, u"0"_s, u"012w1"_s, u"100000w1"_s, u"w1"_s, u"12x1"_s, u"12w2"_s,
                             u"12w11"_s, u"12w1 0"_s, u"12,"_s, u"½"_s, u"b2"_s, u"spf2"_s, u"12w+/+"_s})
        QTest::addRow("%s", qPrintable(u"<%1>"_s.arg(text))) << text;
}

void TestRoundEntry::refusesWhatIsNoCell()
{
    QFETCH(QString, text);
    QVERIFY(!app::readCell(text));
}

void TestRoundEntry::knowsWhenACellIsWhole_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("begins");
    QTest::addColumn<bool>("whole");
    const std::tuple<QString, bool, bool> cases[]{
        {u"1"_s, true, false},   {u"12"_s, true, false},   {u"12w"_s, true, false},  {u"12w1"_s, true, true},
        {u"12 "_s, true, false}, {u"12,"_s, true, false},  {u"12+"_s, true, true},   {u"s"_s, true, false},
        {u"sp"_s, true, false},  {u"spf"_s, true, true},   {u"spie"_s, true, false}, {u"b"_s, true, false},
        {u"b0"_s, true, true},   {u"+"_s, true, true},     {u"x"_s, false, false},   {u"0"_s, false, false},
        {u"w"_s, false, false},  {u"12wq"_s, false, false}};
    for (const auto& [text, begins, whole] : cases)
        QTest::addRow("%s", qPrintable(text)) << text << begins << whole;
}

void TestRoundEntry::knowsWhenACellIsWhole()
{
    QFETCH(QString, text);
    QFETCH(bool, begins);
    QFETCH(bool, whole);
    QCOMPARE(app::isBeginOfCell(text), begins);
    QCOMPARE(app::isWholeCell(text), whole);
}

void TestRoundEntry::readsLines()
{
    const std::pair<QString, LineEntry> cases[]{
        {u"12-5 1"_s, pairing(12, 5, engine::kWhiteWins)},
        {u"12-5"_s, pairing(12, 5, {})},
        {u"12 5 5"_s, pairing(12, 5, engine::kDrawn)},
        {u"12:5 0-1"_s, pairing(12, 5, engine::kBlackWins)},
        {u"12 – 5  ½"_s, pairing(12, 5, engine::kDrawn)},
        {u"12,5,1"_s, pairing(12, 5, engine::kWhiteWins)},
        {u"12-5 -"_s, pairing(12, 5, engine::kBlackWinsByForfeit)},
        {u"12-5+"_s, pairing(12, 5, engine::kWhiteWinsByForfeit)},
        {u"12-5 -/-"_s, pairing(12, 5, engine::kBothForfeit)},
        {u"12 spf"_s, app::ByeOfEntry{ParticipantNumber(12), {engine::kWin, ByeKind::Allocated}}},
        {u"12 b½"_s, app::ByeOfEntry{ParticipantNumber(12), {engine::kDraw, ByeKind::Requested}}},
        {u"12 -"_s, app::ByeOfEntry{ParticipantNumber(12), {engine::kLoss, ByeKind::Requested}}},
        {u"r4"_s, app::RoundEntry{4}},
        {u"R 12"_s, app::RoundEntry{12}},
    };
    for (const auto& [text, expected] : cases) {
        const auto read = app::readLine(text);
        QVERIFY2(read.has_value(), qPrintable(text));
        QVERIFY2(*read == expected, qPrintable(text));
    }
}

void TestRoundEntry::refusesWhatIsNoLine_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& text : {u""_s, u"12"_s, u"-"_s, u"12-x"_s, u"12-5 2"_s, u"12-5 10"_s, u"r"_s, u"r0"_s,
                             u"r1000"_s, u"Müller-5"_s, u"12-5 1 0"_s, u"12--5 1"_s})
        QTest::addRow("%s", qPrintable(u"<%1>"_s.arg(text))) << text;
}

void TestRoundEntry::refusesWhatIsNoLine()
{
    QFETCH(QString, text);
    QVERIFY(!app::readLine(text));
}

ZAHLMEISTER_TEST(TestRoundEntry, QCoreApplication)

} // namespace tst_roundentry

#include "tst_roundentry.moc"
