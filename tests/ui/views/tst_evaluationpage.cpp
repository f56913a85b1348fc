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
};

void TestEvaluationPage::hasNoChoiceWithoutAnElo()
{
    QSettings().setValue(u"preview/shown"_s, 1);
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

ZAHLMEISTER_TEST(TestEvaluationPage, QApplication)

} // namespace tst_evaluationpage

#include "tst_evaluationpage.moc"
