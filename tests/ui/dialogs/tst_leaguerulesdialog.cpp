// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "engine/league/leaguetable.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/leaguerulesdialog.h"

namespace tst_leaguerulesdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::LeagueRulesDialog;

namespace {

engine::Tournament league()
{
    engine::Tournament tournament;
    tournament.header.kind = engine::TournamentKind::Team;
    tournament.header.teams = {{.name = "Adler"}, {.name = "Bär"}};
    tournament.participants = {{.number = engine::ParticipantNumber(1), .name = "A", .team = "Adler"},
                               {.number = engine::ParticipantNumber(2), .name = "B", .team = "Bär"}};
    tournament.games = {{.id = engine::GameId(1),
                         .round = 1,
                         .white = engine::ParticipantNumber(2),
                         .black = engine::ParticipantNumber(1),
                         .result = engine::kDrawn,
                         .board = 1,
                         .whiteTeam = "Bär",
                         .blackTeam = "Adler"}};
    return tournament;
}

template <class Widget>
Widget& in(LeagueRulesDialog& dialog, const QString& name)
{
    return *dialog.findChild<Widget*>(name);
}

bool isReady(LeagueRulesDialog& dialog)
{
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
}

/// What a group of edits makes of the header.
engine::TournamentHeader headerAfter(const app::EditGroup& group)
{
    for (const app::Edit& edit : group.edits) {
        if (const auto* header = std::get_if<app::PutHeader>(&edit))
            return header->value;
    }
    return {};
}

} // namespace

class TestLeagueRulesDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesNothingByItself();
    void offersUsualRules();
    void takesWhatWasTyped();
    void putsRatingsIntoLineUps();
    void turnsColours();
    void saysWhatIsWrong();
};

// Opened and closed it leaves every value as it is.
void TestLeagueRulesDialog::changesNothingByItself()
{
    for (int i = 0; i < 64; ++i) {
        engine::Tournament tournament = league();
        engine::TournamentHeader& header = tournament.header;
        const auto some = [i](int bit, int value) {
            return (i >> bit & 1) != 0 ? std::optional(value) : std::nullopt;
        };
        header.winPoints = some(0, 3);
        header.absentPoints = some(1, -1);
        header.promoted = some(2, 2);
        header.relegated = some(3, 1);
        header.fixedAfter = some(4, 4);
        header.guestsAllowed = some(5, 0);
        header.lineupLimit = some(0, 0);
        header.oneMatchADay = i % 2 == 1;
        if (i % 3 == 0)
            header.lineupDay = engine::Date::tryFrom(2026, 7, 1);
        if (i % 4 == 0)
            header.lateUntil = engine::Date::tryFrom(2027, 1, 31);
        if (i % 6 > 0)
            header.homeWhite = static_cast<engine::HomeWhite>(i % 5);
        header.tieBreaks = i % 2 == 0 ? "" : "MPTS,GPTS,DE";
        tournament.header.penalties = {{"Adler", 1, 0, "x"}};
        LeagueRulesDialog dialog(tournament, nullptr);
        QVERIFY(dialog.changes().edits.empty());
    }
}

void TestLeagueRulesDialog::offersUsualRules()
{
    const engine::Tournament tournament = league();
    LeagueRulesDialog dialog(tournament, nullptr);
    auto& presets = in<QComboBox>(dialog, u"rulesPreset"_s);
    for (int i = 1; i < presets.count(); ++i) {
        presets.setCurrentIndex(i);
        Q_EMIT presets.activated(i);
        QVERIFY2(isReady(dialog), qPrintable(dialog.sentence()));
        const engine::TournamentHeader header = headerAfter(dialog.changes());
        QVERIFY(engine::leagueCriteria(header).size() >= 3);
    }
    presets.setCurrentIndex(3);
    Q_EMIT presets.activated(3);
    const engine::TournamentHeader header = headerAfter(dialog.changes());
    QCOMPARE(header.winPoints, std::optional(3));
    QVERIFY(!header.drawPoints && !header.lossPoints && !header.absentPoints); // as usual
    QCOMPARE(header.tieBreaks, std::string("MPTS,GPTS,DE,BB"));
}

void TestLeagueRulesDialog::takesWhatWasTyped()
{
    const engine::Tournament tournament = league();
    LeagueRulesDialog dialog(tournament, nullptr);
    in<QSpinBox>(dialog, u"points3"_s).setValue(-1);
    in<QLineEdit>(dialog, u"tieBreaks"_s).setText(u"gpts; mpts bb"_s);
    in<QLineEdit>(dialog, u"lineupDay"_s).setText(u"1.7.26"_s);
    in<QPlainTextEdit>(dialog, u"decisions"_s).setPlainText(u"Adler: -1; Grund\n1: 2-1 0"_s);
    QVERIFY2(isReady(dialog), qPrintable(dialog.sentence()));
    QCOMPARE(dialog.sentence(), u"Order: Board points, Match points, Berlin tie-break."_s);
    const engine::TournamentHeader header = headerAfter(dialog.changes());
    QCOMPARE(header.absentPoints, std::optional(-1));
    QCOMPARE(header.tieBreaks, std::string("GPTS,MPTS,BB"));
    QCOMPARE(header.lineupDay, engine::Date::tryFrom(2026, 7, 1));
    QCOMPARE(header.penalties.size(), std::size_t(1));
    QCOMPARE(header.schedule.size(), std::size_t(1));
    QVERIFY(header.schedule[0].awarded == engine::MatchAward::NeitherTeam);
}

void TestLeagueRulesDialog::putsRatingsIntoLineUps()
{
    engine::Tournament tournament = league();
    tournament.header.teams[0].lineup = {
        {.number = 1, .participant = engine::ParticipantNumber(1), .rating = engine::Rating(1500)},
        {.number = 2, .participant = engine::ParticipantNumber(2), .rating = engine::Rating(1400)}};
    LeagueRulesDialog dialog(tournament, nullptr);
    auto& take = in<QPushButton>(dialog, u"takeRatings"_s);
    QVERIFY(take.isHidden()); // nobody could tell them
    std::optional<engine::Date> asked;
    dialog.offerRatings([&](engine::Date day) {
        asked = day;
        return std::map<engine::ParticipantNumber, engine::Rating>{
            {engine::ParticipantNumber(1), engine::Rating(1834)}};
    });
    QVERIFY(!take.isHidden() && !take.isEnabled());
    in<QLineEdit>(dialog, u"lineupDay"_s).setText(u"1.7.26"_s);
    take.click();
    QCOMPARE(asked, engine::Date::tryFrom(2026, 7, 1));
    QCOMPARE(dialog.sentence(), u"Ratings of 01.07.2026 for 1 of 2 places; the others stay as they are."_s);
    const auto lineup = headerAfter(dialog.changes()).teams.at(0).lineup;
    QVERIFY(lineup[0].rating == engine::Rating(1834) && lineup[1].rating == engine::Rating(1400));
}

// Matches that are there follow the custom.
void TestLeagueRulesDialog::turnsColours()
{
    const engine::Tournament tournament = league();
    LeagueRulesDialog dialog(tournament, nullptr);
    auto& white = in<QComboBox>(dialog, u"homeWhite"_s);
    white.setCurrentIndex(white.findData(static_cast<int>(engine::HomeWhite::OneAndFour)));
    const app::EditGroup group = dialog.changes();
    QCOMPARE(group.edits.size(), std::size_t(2));
    QVERIFY(std::get<app::PutGame>(group.edits[0]).value.whiteTeam == "Adler"); // at home, on board 1
    QVERIFY(headerAfter(group).homeWhite == engine::HomeWhite::OneAndFour);
}

void TestLeagueRulesDialog::saysWhatIsWrong()
{
    const engine::Tournament tournament = league();
    LeagueRulesDialog dialog(tournament, nullptr);
    in<QLineEdit>(dialog, u"tieBreaks"_s).setText(u"MPTS,XYZ"_s);
    QVERIFY(!isReady(dialog) && dialog.sentence().contains(u"XYZ"_s));
    in<QLineEdit>(dialog, u"tieBreaks"_s).clear();
    in<QLineEdit>(dialog, u"lateUntil"_s).setText(u"31.2.26"_s);
    QVERIFY(!isReady(dialog) && dialog.sentence().contains(u"31.2.26"_s));
    in<QLineEdit>(dialog, u"lateUntil"_s).clear();
    in<QPlainTextEdit>(dialog, u"decisions"_s).setPlainText(u"Igel: -1"_s);
    QVERIFY(!isReady(dialog) && dialog.sentence().contains(u"Igel"_s));
}

ZAHLMEISTER_TEST(TestLeagueRulesDialog, QApplication)

} // namespace tst_leaguerulesdialog

#include "tst_leaguerulesdialog.moc"
