// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QApplication>
#include <QComboBox>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/views/evaluationpage.h"
#include "ui/views/previewpage.h"

namespace tst_evaluationpage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::EvaluationPage;

namespace {

engine::Tournament withElo()
{
    engine::Tournament tournament = OpenTournament::read(u"wo-2026"_s);
    int elo = 1700;
    for (engine::Participant& participant : tournament.participants)
        participant.elo = engine::Rating(elo += 13);
    return tournament;
}

QComboBox& choice(EvaluationPage& page)
{
    return *page.findChild<QComboBox*>(u"evaluationShown"_s);
}

} // namespace

class TestEvaluationPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void hasNoChoiceWithoutAnElo();
    void showsOneOrBoth();
    void followsEveryEdit();
    void goesByTheRateOfPlay();
    void showsTheEloByMonth();
    void computesOnlyWhatIsSeen();
};

void TestEvaluationPage::hasNoChoiceWithoutAnElo()
{
    OpenTournament earlier(withElo());
    EvaluationPage(earlier.evaluation()).show(EvaluationPage::Shown::Elo); // which is remembered
    engine::Tournament tournament = OpenTournament::read(u"wo-2026"_s);
    for (engine::Participant& participant : tournament.participants)
        participant.ratingSource = engine::RatingSource::Dwz;
    OpenTournament open(std::move(tournament));
    EvaluationPage page(open.evaluation());
    page.resize(900, 600);
    static_cast<QWidget&>(page).show();
    QVERIFY(!choice(page).isVisible());
    QVERIFY(page.elo() == nullptr);
    QCOMPARE(page.findChildren<ui::PreviewPage*>().size(), 1);
}

void TestEvaluationPage::showsOneOrBoth()
{
    OpenTournament open(withElo());
    EvaluationPage page(open.evaluation());
    page.resize(900, 600);
    static_cast<QWidget&>(page).show();
    QVERIFY(choice(page).isVisible());
    QCOMPARE(choice(page).itemText(0), u"DWZ"_s);
    QVERIFY(page.elo() == nullptr); // nobody has looked at it
    page.show(EvaluationPage::Shown::Both);
    QCOMPARE(page.findChildren<ui::PreviewPage*>().size(), 2);
    for (const ui::PreviewPage* preview : page.findChildren<ui::PreviewPage*>())
        QVERIFY(preview->isVisible());
    page.show(EvaluationPage::Shown::Elo);
    QVERIFY(page.findChild<ui::PreviewPage*>(u"eloPreview"_s)->isVisible());
    // The choice is remembered.
    EvaluationPage next(open.evaluation());
    QVERIFY(next.shown() == EvaluationPage::Shown::Elo && next.elo() != nullptr);
    QCOMPARE(next.elo()->choice()->version->id, std::string("fide-standard"));
}

void TestEvaluationPage::followsEveryEdit()
{
    OpenTournament open(withElo());
    EvaluationPage page(open.evaluation());
    page.show(EvaluationPage::Shown::Both);
    const auto eloOf = [&](std::size_t i) { return page.elo()->current()->participants[i].newRating; };
    const auto dwz = open.evaluation().current()->participants[0].newRating;
    const auto before = eloOf(0);
    engine::Participant changed = open.tournament().participants[0];
    changed.elo = engine::Rating(2345);
    changed.eloFactor = 10;
    QVERIFY(open.document()
                .apply({{app::EditKind::Participant, {}}, {app::PutParticipant{changed}}})
                .has_value());
    QVERIFY(eloOf(0) != before);
    QCOMPARE(page.elo()->current()->participants[0].coefficient, std::optional(10.0));
    QCOMPARE(open.evaluation().current()->participants[0].newRating, dwz); // an Elo says nothing of the DWZ
    // Rules that changed while the program runs are those of both.
    const auto rules = std::make_shared<const engine::RuleCatalog>(*open.evaluation().sharedRules());
    open.evaluation().setRules(rules);
    QCOMPARE(page.elo()->sharedRules(), rules);
}

void TestEvaluationPage::goesByTheRateOfPlay()
{
    engine::Tournament tournament = withElo();
    tournament.header.timeControl = "15 min + 10 s";
    OpenTournament open(std::move(tournament));
    EvaluationPage page(open.evaluation());
    page.show(EvaluationPage::Shown::Elo);
    QCOMPARE(page.elo()->choice()->version->id, std::string("fide-rapid"));
    engine::TournamentHeader header = open.tournament().header;
    header.timeControl = "3 min + 2 s";
    QVERIFY(open.document().apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    QCOMPARE(page.elo()->choice()->version->id, std::string("fide-blitz"));
}

// RULE: B02 4.1, 8.3.4
void TestEvaluationPage::showsTheEloByMonth()
{
    engine::Tournament tournament = withElo();
    tournament.header.start = engine::Date::tryFrom(2026, 10, 12);
    tournament.header.end = engine::Date::tryFrom(2026, 12, 12);
    OpenTournament open(std::move(tournament));
    EvaluationPage page(open.evaluation());
    page.resize(900, 600);
    static_cast<QWidget&>(page).show();
    page.show(EvaluationPage::Shown::Elo);
    auto& period = *page.findChild<QComboBox*>(u"evaluationPeriod"_s);
    QVERIFY(!period.isVisible());
    engine::TournamentHeader header = open.tournament().header;
    header.eloByPeriod = true;
    std::vector<app::Edit> edits{app::PutHeader{header}};
    for (engine::Game game : open.tournament().games) {
        game.date = engine::Date::tryFrom(2026, game.round.value_or(1) % 2 == 0 ? 10 : 12, 12);
        edits.push_back(app::PutGame{game});
    }
    QVERIFY(open.document().apply({{app::EditKind::Header, {}}, edits}).has_value());
    QVERIFY(period.isVisible());
    QCOMPARE(period.count(), 4); // all together, October, November, December
    const auto games = [&] { return page.elo()->current()->participants[0].games; };
    const int whole = games();
    int sum = 0;
    for (int month = 1; month < period.count(); ++month) {
        period.setCurrentIndex(month);
        Q_EMIT period.activated(month);
        QCOMPARE(page.elo()->period(), std::optional(static_cast<std::size_t>(month - 1)));
        sum += games();
    }
    QCOMPARE(sum, whole);
    QVERIFY(open.document().undo().has_value());
    QVERIFY(!period.isVisible() && !page.elo()->period());
}

// An edit costs one evaluation while nobody looks at the second one, and a caller who asks gets what is true.
void TestEvaluationPage::computesOnlyWhatIsSeen()
{
    OpenTournament open(withElo());
    EvaluationPage page(open.evaluation());
    page.resize(900, 600);
    static_cast<QWidget&>(page).show();
    page.show(EvaluationPage::Shown::Both);
    QSignalSpy updates(page.elo(), &app::LiveEvaluation::updated);
    const auto setElo = [&](int elo) {
        engine::Participant changed = open.tournament().participants[0];
        changed.elo = engine::Rating(elo);
        QVERIFY(open.document()
                    .apply({{app::EditKind::Participant, {}}, {app::PutParticipant{changed}}})
                    .has_value());
    };
    const auto oldElo = [&] { return page.elo()->current()->participants[0].oldRating; };
    setElo(2001);
    QCOMPARE(updates.size(), 1);
    page.show(EvaluationPage::Shown::Own);
    QVERIFY(page.elo()->isResting());
    setElo(2002);
    QCOMPARE(updates.size(), 1);
    QCOMPARE(oldElo(), std::optional(2002)); // it was asked
    page.show(EvaluationPage::Shown::Elo);
    QCOMPARE(updates.size(), 2);
    page.hide(); // another page is in front
    setElo(2003);
    setElo(2004);
    QCOMPARE(updates.size(), 2);
    static_cast<QWidget&>(page).show();
    QCOMPARE(updates.size(), 3);
    QCOMPARE(oldElo(), std::optional(2004));
    page.elo()->setViewed(this, true); // such as the panel that explains it
    page.hide();
    setElo(2005);
    QCOMPARE(updates.size(), 4);
}

ZAHLMEISTER_TEST(TestEvaluationPage, QApplication)

} // namespace tst_evaluationpage

#include "tst_evaluationpage.moc"
