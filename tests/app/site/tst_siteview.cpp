// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/rules/shippedrules.h"
#include "app/site/siteview.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_siteview {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::MinorNames;
using app::ShownAs;
using app::SiteProfile;
using app::SiteView;

namespace {

const engine::Date kToday = *engine::Date::tryFrom(2027, 6, 1);

/// Five players: two members of age, a guest, a child, and one whose birthday this year nobody knows.
app::ChronicleTournament tournament()
{
    tests::TournamentBuilder builder;
    const char* const names[]{"Alt, Anna", "Müller-Lüdenscheidt, Hans", "Gast, Gero", "Kind, Karl",
                              "Grenz, Greta"};
    for (const char* name : names)
        builder.rated(1500).name = name;
    auto& all = builder.tournament.participants;
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].personId = "NU000000" + std::to_string(i);
        all[i].fideId = 4600000 + static_cast<int>(i);
        all[i].memberNumber = 100 + static_cast<int>(i);
        all[i].person = "00000000-0000-5000-8000-00000000000" + std::to_string(i);
        all[i].sex = engine::Sex::Female;
    }
    all[0].overrides = {{engine::ListedValue::Rating, 1400, 1500, "telephoned"}};
    all[2].member = false;
    all[3].birthYear = 2015;
    all[4].birthYear = 2009;
    for (int white = 1; white <= 5; ++white) {
        for (int black = white + 1; black <= 5; ++black)
            builder.game(white, black, engine::kDrawn).note = "secret note";
    }
    builder.tournament.header.evaluator = "Wertung, Wera";
    builder.tournament.header.youthClass = "U12";
    return {engine::TournamentId(1), builder.tournament};
}

std::shared_ptr<const app::Chronicle> chronicle()
{
    std::vector<app::ChronicleTournament> one{tournament()};
    return std::make_shared<const app::Chronicle>(
        app::chronicleOf(app::shared(std::move(one)), app::shippedRulesShared()));
}

std::string nameless(engine::ParticipantNumber number)
{
    return "Player " + std::to_string(number.value());
}

app::UnnamedPerson objection()
{
    return {.tournament = engine::TournamentId(1),
            .participant = engine::ParticipantNumber(1),
            .name = "Alt, Anna",
            .decided = kToday,
            .persons = {"00000000-0000-5000-8000-000000000000"}};
}

} // namespace

/// What a site says of whom.
class TestSiteView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initialsOfNames_data();
    void initialsOfNames();
    void showsByProfile();
    void takesAway();
    void hidesWhatTellsTheAge();
    void namesMinorsByChoice();
};

void TestSiteView::initialsOfNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("initials");
    QTest::addRow("usual") << u"Müller-Lüdenscheidt, Hans Georg"_s << u"H. M."_s;
    QTest::addRow("umlaut") << u"öztürk, émile"_s << u"É. Ö."_s;
    QTest::addRow("one word") << u"Anand"_s << u"A."_s;
    QTest::addRow("none") << u""_s << u"–"_s;
    QTest::addRow("signs") << u"<script>, \"x"_s << u"X. S."_s;
    QTest::addRow("beyond the first plane") << u"\U00010414abc, z"_s << u"Z. \U00010414."_s;
}

void TestSiteView::initialsOfNames()
{
    QFETCH(const QString, name);
    QFETCH(const QString, initials);
    QCOMPARE(QString::fromStdString(app::initialsOf(name.toStdString())), initials);
}

// RULE: WO2026 3.4.3, 4.1.1, 6.5
void TestSiteView::showsByProfile()
{
    const auto all = chronicle();
    const std::vector<app::UnnamedPerson> unnamed{objection()};
    const SiteView view(all, unnamed, {SiteProfile::Web, MinorNames::Initials, kToday});
    const auto shown = [&](std::string_view name) { return view.of(*app::personsNamed(*all, name).front()); };
    QCOMPARE(shown("Alt, Anna"), ShownAs::Nobody);
    QCOMPARE(shown("Müller-Lüdenscheidt, Hans"), ShownAs::Card);
    QCOMPARE(shown("Gast, Gero"), ShownAs::Name);
    QCOMPARE(shown("Kind, Karl"), ShownAs::Initials);
    QCOMPARE(shown("Grenz, Greta"), ShownAs::Initials); // becomes 18 in this year, nobody knows when
    const auto counts = view.counts();
    QCOMPARE(counts.shown[0], 1);
    QCOMPARE(counts.shown[2], 2);
    QCOMPARE(counts.unknownAge, 0);
}

void TestSiteView::takesAway()
{
    const auto all = chronicle();
    const std::vector<app::UnnamedPerson> unnamed{objection()};
    for (const SiteProfile profile : {SiteProfile::Web, SiteProfile::Board}) {
        const SiteView view(all, unnamed, {profile, MinorNames::Initials, kToday});
        const engine::Tournament shown = view.shown(*all->tournaments.front(), nameless);
        QCOMPARE(shown.participants[0].name, std::string("Player 1"));
        QVERIFY(shown.participants[0].club.empty() && shown.participants[0].personId.empty());
        QCOMPARE(shown.participants[3].name, std::string("K. K."));
        QVERIFY(shown.participants[3].personId.empty() && !shown.participants[3].fideId);
        for (const engine::Participant& one : shown.participants)
            QVERIFY(!one.birthYear && !one.birthDate && !one.sex && !one.memberNumber && one.person.empty());
        for (const engine::Game& game : shown.games)
            QVERIFY(game.note.empty());
        const bool isForWeb = profile == SiteProfile::Web;
        QCOMPARE(shown.header.evaluator.empty(), isForWeb);
        QCOMPARE(shown.header.youthClass.empty(), isForWeb);
        QCOMPARE(shown.participants[1].personId.empty(), isForWeb);
        QCOMPARE(shown.participants[1].fideId.has_value(), !isForWeb);
    }
}

// RULE: WO2026 3.2, Anhang 1.3
void TestSiteView::hidesWhatTellsTheAge()
{
    const auto all = chronicle();
    const SiteView view(all, {}, {SiteProfile::Web, MinorNames::Initials, kToday});
    const app::ChronicleTournament& one = *all->tournaments.front();
    const auto version = all->rules->choose(one.tournament.header).value().version;
    auto evaluation = engine::evaluate(one.tournament, *version, {{}, true}).value();
    view.hide(evaluation);
    for (const auto& participant : evaluation.participants) {
        QVERIFY(!participant.coefficient && !participant.ageGroup && !participant.expected);
        for (const auto& game : participant.details)
            QVERIFY(!game.expected && !game.change);
        QVERIFY(participant.newRating.has_value());
        QVERIFY(!view.mayExplain(engine::Quantity::NewRating, participant));
        QVERIFY(!view.mayExplain(engine::Quantity::Coefficient, participant));
        QVERIFY(!view.mayExplain(engine::Quantity::Age, participant));
        QVERIFY(view.mayExplain(engine::Quantity::Performance, participant));
    }
    const auto system = engine::systemOf(*version).value();
    const auto columns = view.columns(*system);
    for (const auto hidden :
         {engine::Column::AgeGroup, engine::Column::Coefficient, engine::Column::Expected})
        QVERIFY(std::ranges::find(columns, hidden) == columns.end());
    const SiteView board(all, {}, {SiteProfile::Board, MinorNames::Initials, kToday});
    QCOMPARE(board.columns(*system), engine::columnsOf(*system));
    QVERIFY(board.mayExplain(engine::Quantity::Coefficient, evaluation.participants[0]));
    QVERIFY(
        !board.mayExplain(engine::Quantity::Age, evaluation.participants[0])); // it names the year of birth
}

void TestSiteView::namesMinorsByChoice()
{
    const auto all = chronicle();
    const SiteView view(all, {}, {SiteProfile::Web, MinorNames::Full, kToday});
    QCOMPARE(view.of(*app::personsNamed(*all, "Kind, Karl").front()), ShownAs::Card);
}

ZAHLMEISTER_TEST(TestSiteView, QCoreApplication)

} // namespace tst_siteview

#include "tst_siteview.moc"
