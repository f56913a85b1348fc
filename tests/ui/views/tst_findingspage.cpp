// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include "engine/check/check.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/entry/participantfields.h"
#include "ui/models/findingsmodel.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/language.h"
#include "ui/views/findingspage.h"
#include "ui/views/readinesspanel.h"

namespace tst_findingspage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::FindingLevel;
using engine::FindingPlace;
using ui::FindingsModel;
using ui::FindingsPage;

namespace {

/// Two players without a fault; what tests add to it is what is found.
engine::Tournament faultless()
{
    TournamentBuilder builder;
    builder.tournament.header.place = "Musterstadt";
    builder.tournament.header.level = "C05";
    builder.tournament.header.start = builder.tournament.header.end;
    builder.tournament.header.mode = engine::TournamentMode::RoundRobin;
    builder.tournament.header.timeControl = "90 min/40 + 30 min";
    builder.rated(1500).name = "Ahorn, Anna";
    builder.rated(1600).name = "Buche, Bernd";
    for (engine::Participant& participant : builder.tournament.participants)
        participant.memberNumber = participant.number.value();
    builder.game(1, 2, engine::kDrawn).round = 1;
    builder.tournament.header.rounds = 1;
    return builder.tournament;
}

FindingPlace placeOf(const QList<QVariant>& signal)
{
    return *static_cast<const FindingPlace*>(signal[0].constData());
}

} // namespace

class TestFindingsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.emplace(ui::Language::German); }
    void cleanup()
    {
        m_page.reset();
        m_open.reset();
    }

    void saysWhenThereIsNothing();
    void errorsComeFirstUnderTheirHeading();
    void everyFindingHasPlaceSentenceAndClause();
    void enterGoesToThePlace();
    void headingsAreNoFindings();
    void doubleClickGoesToThePlace();
    void followsEditsWhileItIsShown();
    void catchesUpWhenItIsShownAgain();
    void longSentencesWrapInANarrowWindow();
    void foldsWhatIsDoneInALowWindow();
    void repairsWithOneKey();
    void acceptsWithAReasonAndTakesItBack();
    void checkListKeepsItsNames();
    void checkListFollows();
    void checkListLeavesRoomBelowTheFindings();
    void copiesTheQueryLetter();
    void whatIsSaidOfSeveralPlayersIsOneLine();
    void settlesTheSameOfSeveralPlayersInOneStep();
    void showsWhatWasTypedButNotTaken();

private:
    void show(const engine::Tournament& tournament)
    {
        m_open = std::make_unique<OpenTournament>(tournament);
        m_page = std::make_unique<FindingsPage>(m_open->evaluation());
        m_page->resize(900, 600);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_list = m_page->findChild<QListView*>();
        m_model = m_page->findChild<FindingsModel*>();
        m_page->setFocus();
    }

    [[nodiscard]] QString summary() const { return m_page->findChild<QLabel*>()->text(); }
    [[nodiscard]] std::optional<engine::Finding> at(int row) const
    {
        const auto findings = m_model->findings(m_model->index(row));
        return findings.empty() ? std::nullopt : std::optional(findings.front());
    }
    [[nodiscard]] int rowOf(engine::FindingCode code) const
    {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (at(row) && at(row)->code == code)
                return row;
        }
        return -1;
    }

    std::optional<ui::Translators> m_translators;
    std::unique_ptr<OpenTournament> m_open;
    std::unique_ptr<FindingsPage> m_page;
    QListView* m_list = nullptr;
    FindingsModel* m_model = nullptr;
};

void TestFindingsPage::saysWhenThereIsNothing()
{
    show(faultless());
    QVERIFY2(m_model->rowCount() == 0, qPrintable(m_model->index(1).data().toString()));
    QVERIFY(!m_list->isVisible());
    QStringList visible;
    for (const QLabel* label : m_page->findChild<QStackedWidget*>()->findChildren<QLabel*>()) {
        if (label->isVisible())
            visible += label->text();
    }
    QCOMPARE(visible, QStringList(u"Nichts zu beanstanden."_s));
}

// RULE: WO2026 6.1.2.1
void TestFindingsPage::errorsComeFirstUnderTheirHeading()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    tournament.participants[0].index.reset();
    show(tournament);
    QVERIFY(m_list->isVisible());
    QVERIFY(!at(0)); // the heading
    QCOMPARE(m_model->index(0).data(FindingsModel::LevelRole).toInt(), static_cast<int>(FindingLevel::Error));
    QVERIFY(at(1));
    QCOMPARE(at(1)->level, FindingLevel::Error);
    QVERIFY(rowOf(engine::FindingCode::EndMissing) > 0);
    FindingLevel last = FindingLevel::Error;
    int errors = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto level =
            static_cast<FindingLevel>(m_model->index(row).data(FindingsModel::LevelRole).toInt());
        QVERIFY(level >= last);
        last = level;
        if (at(row) && at(row)->level == FindingLevel::Error)
            ++errors;
    }
    QVERIFY(errors > 0);
    QVERIFY2(summary().contains(QString::number(errors)), qPrintable(summary()));
}

void TestFindingsPage::everyFindingHasPlaceSentenceAndClause()
{
    engine::Tournament tournament = OpenTournament::read(u"wo-2026"_s);
    tournament.header.mode.reset();
    show(tournament);
    const int row = rowOf(engine::FindingCode::ModeMissing);
    QVERIFY(row > 0);
    const QModelIndex index = m_model->index(row);
    QCOMPARE(index.data().toString(), u"Der Modus des Turniers fehlt."_s);
    QCOMPARE(index.data(FindingsModel::ClauseRole).toString(), u"WO 6.1.2.1"_s);
    for (int i = 0; i < m_model->rowCount(); ++i) {
        if (!at(i))
            continue;
        const QModelIndex finding = m_model->index(i);
        QVERIFY(!finding.data(FindingsModel::PlaceRole).toString().isEmpty());
        const QString spoken = finding.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(finding.data().toString()), qPrintable(spoken));
        QVERIFY2(spoken.startsWith(ui::findingLevelName(at(i)->level)), qPrintable(spoken));
    }
}

void TestFindingsPage::enterGoesToThePlace()
{
    engine::Tournament tournament = faultless();
    tournament.participants[1].birthYear.reset();
    tournament.header.end.reset();
    show(tournament);
    QSignalSpy activated(m_page.get(), &FindingsPage::placeActivated);
    const int row = rowOf(engine::FindingCode::BirthYearMissing);
    QVERIFY(row > 0);
    // From the first finding, which is chosen when the page opens, downwards past the headings.
    QCOMPARE(m_list->currentIndex().row(), 1);
    for (int i = 0; i < m_model->rowCount() && m_list->currentIndex().row() != row; ++i)
        QTest::keyClick(m_list, Qt::Key_Down);
    QCOMPARE(m_list->currentIndex().row(), row);
    QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(placeOf(activated[0]).participant, std::optional(engine::ParticipantNumber(2)));
    QCOMPARE(placeOf(activated[0]).field, engine::FindingField::BirthYear);
}

void TestFindingsPage::headingsAreNoFindings()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    show(tournament);
    QSignalSpy activated(m_page.get(), &FindingsPage::placeActivated);
    QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, {},
                       m_list->visualRect(m_model->index(0)).center());
    QCOMPARE(activated.size(), 0);
    QVERIFY(!m_model->flags(m_model->index(0)).testFlag(Qt::ItemIsSelectable));
    m_list->setFocus();
    QTest::keyClick(m_list, Qt::Key_End);
    QCOMPARE(m_list->currentIndex().row(), m_model->rowCount() - 1);
    QTest::keyClick(m_list, Qt::Key_Home);
    QCOMPARE(m_list->currentIndex().row(), 1);
}

void TestFindingsPage::doubleClickGoesToThePlace()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    show(tournament);
    QSignalSpy activated(m_page.get(), &FindingsPage::placeActivated);
    const QPoint point = m_list->visualRect(m_model->index(rowOf(engine::FindingCode::EndMissing))).center();
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, point);
    QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, {}, point);
    QCOMPARE(activated.size(), 1);
    QVERIFY(!placeOf(activated[0]).participant);
    QCOMPARE(placeOf(activated[0]).field, engine::FindingField::End);
}

void TestFindingsPage::followsEditsWhileItIsShown()
{
    show(faultless());
    QCOMPARE(m_model->rowCount(), 0);
    m_open->setResult(1, 2, engine::kNotPlayed);
    QTRY_VERIFY(rowOf(engine::FindingCode::GameNotPlayed) > 0);
    QVERIFY(m_list->isVisible());
    m_open->setResult(1, 2, engine::kWhiteWins);
    QTRY_VERIFY(!m_list->isVisible());
    QCOMPARE(m_model->rowCount(), 0);
}

void TestFindingsPage::catchesUpWhenItIsShownAgain()
{
    show(faultless());
    m_page->hide();
    m_open->setResult(1, 2, engine::kNotPlayed);
    QTest::qWait(20);
    QCOMPARE(m_model->rowCount(), 0); // nobody looks
    m_page->show();
    QVERIFY(rowOf(engine::FindingCode::GameNotPlayed) > 0);
}

void TestFindingsPage::longSentencesWrapInANarrowWindow()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    tournament.participants[1].birthYear.reset();
    show(tournament);
    const QModelIndex finding = m_model->index(1);
    const int wide = m_list->visualRect(finding).height();
    m_page->resize(260, 600);
    QTRY_VERIFY(m_list->visualRect(finding).height() > wide);
    QVERIFY(m_list->visualRect(finding).width() <= m_list->viewport()->width());
    // Rows follow each other, also when something beside them takes a little of their width.
    const auto isInLine = [this] {
        bool isOne = true;
        for (int row = 1; row < m_model->rowCount(); ++row)
            isOne = isOne && m_list->visualRect(m_model->index(row)).top() ==
                                 m_list->visualRect(m_model->index(row - 1)).bottom() + 1;
        return isOne;
    };
    for (const int width : {1300, 1000, 900, 620, 640, 260}) {
        m_page->resize(width, 600);
        QTRY_VERIFY2(isInLine(), qPrintable(QString::number(width)));
    }
    m_page->resize(900, 600);
    QTRY_VERIFY(isInLine());
    m_page->setChangedEntries(12); // the check-list beside it becomes wider
    QTRY_VERIFY(isInLine());
    m_list->resize(m_list->width() - 40, m_list->height());
    QTRY_VERIFY(isInLine());
}

/// In a low window its lines were squeezed; now those that are done give way.
void TestFindingsPage::foldsWhatIsDoneInALowWindow()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    show(tournament);
    const auto* panel = m_page->findChild<ui::ReadinessPanel*>();
    const auto lines = [&] {
        const auto buttons = panel->findChildren<QPushButton*>();
        return std::ranges::count_if(
            buttons, [](const QPushButton* button) { return !button->isHidden() && button->isFlat(); });
    };
    m_page->resize(700, 900);
    QTRY_COMPARE(lines(), 8);
    m_page->resize(700, 380);
    QTRY_VERIFY2(lines() > 0 && lines() < 8,
                 qPrintable(u"%1 lines, %2 high"_s.arg(lines()).arg(m_page->height())));
    for (const auto* button : panel->findChildren<QPushButton*>())
        QVERIFY(button->isHidden() || button->height() >= button->fontMetrics().height());
    m_page->resize(700, 900);
    QTRY_COMPARE(lines(), 8);
}

void TestFindingsPage::repairsWithOneKey()
{
    engine::Tournament tournament = faultless();
    tournament.header.mode.reset();
    show(tournament);
    m_list->setCurrentIndex(m_model->index(rowOf(engine::FindingCode::ModeMissing)));
    QTest::keyClick(m_list, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_open->tournament().header.mode, engine::TournamentMode::RoundRobin);
    QCOMPARE(rowOf(engine::FindingCode::ModeMissing), -1);
    QVERIFY(m_open->document().undoName()->kind == app::EditKind::Repair);
    QVERIFY(m_open->document().undo().has_value());
    QVERIFY(rowOf(engine::FindingCode::ModeMissing) > 0);
}

void TestFindingsPage::acceptsWithAReasonAndTakesItBack()
{
    engine::Tournament tournament = faultless();
    tournament.header.place.clear();
    show(tournament);
    auto* reason = m_page->findChild<QLineEdit*>(u"acceptanceReason"_s);
    QVERIFY(reason && reason->isVisible());
    QVERIFY2(summary().startsWith(u"1 "_s), qPrintable(summary()));
    QTest::keyClick(m_list, Qt::Key_F2);
    QVERIFY(reason->hasFocus());
    QTest::keyClicks(reason, u"Wanderturnier"_s);
    QTest::keyClick(reason, Qt::Key_Return);
    QCOMPARE(m_open->tournament().header.acceptances,
             (std::vector<engine::Acceptance>{{"place-missing", "", "Wanderturnier"}}));
    const int row = rowOf(engine::FindingCode::PlaceMissing);
    QVERIFY(m_model->index(row).data(FindingsModel::AdviceRole).toString().endsWith(u"Wanderturnier"_s));
    // An accepted warning is still listed, but nothing is left to do about it.
    QVERIFY2(!summary().contains(u'1'), qPrintable(summary()));
    // An empty reason accepts nothing.
    QTest::keyClick(m_list, Qt::Key_F2);
    reason->clear();
    QTest::keyClick(reason, Qt::Key_Return);
    QCOMPARE(m_open->tournament().header.acceptances.size(), std::size_t(1));
    // Escape leaves it as it was.
    QTest::keyClick(reason, Qt::Key_Escape);
    QCOMPARE(reason->text(), u"Wanderturnier"_s);
    QVERIFY(m_list->hasFocus());
    QVERIFY(m_open->document().undo().has_value());
    QVERIFY(m_open->tournament().header.acceptances.empty());
}

void TestFindingsPage::checkListLeavesRoomBelowTheFindings()
{
    show(faultless());
    const auto* panel = m_page->findChild<ui::ReadinessPanel*>();
    const auto heightAt = [this, panel](int width) {
        m_page->resize(width, 700);
        QApplication::processEvents();
        return panel->height();
    };
    const int narrow = heightAt(500);
    const int below = heightAt(640);
    QVERIFY(panel->y() > 0 && panel->x() == 0);
    QVERIFY2(below < narrow * 3 / 4, qPrintable(u"%1, %2"_s.arg(below).arg(narrow)));
    // Everything is still there, and nothing lies above anything else.
    QRegion covered;
    for (const QWidget* child : panel->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        QVERIFY(child->isVisible());
        QVERIFY2(!covered.intersects(child->geometry()), child->metaObject()->className());
        covered += child->geometry();
    }
    heightAt(1000);
    QVERIFY(panel->x() > 0);
    QCOMPARE(heightAt(500), narrow); // the window may become narrow again
    QCOMPARE(m_page->width(), 500);
}

/// Side by side there is not always room for what is open of an item; its name stays.
void TestFindingsPage::checkListKeepsItsNames()
{
    const ui::Translators german(ui::Language::German);
    engine::Tournament tournament = faultless();
    for (engine::Participant& participant : tournament.participants)
        participant.memberNumber.reset(); // nobody is identified then
    show(tournament);
    for (const int width : {640, 700}) {
        m_page->resize(width, 700);
        QApplication::processEvents();
        for (const auto* name : m_page->findChild<ui::ReadinessPanel*>()->findChildren<QPushButton*>())
            QVERIFY2(name->width() >= name->sizeHint().width(), qPrintable(name->text()));
    }
}

void TestFindingsPage::checkListFollows()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    tournament.header.start.reset();
    show(tournament);
    const auto* panel = m_page->findChild<ui::ReadinessPanel*>();
    const auto signs = [&] {
        QString all;
        for (const QLabel* label : panel->findChildren<QLabel*>()) {
            if (label->text().size() == 1)
                all += label->text();
        }
        return all;
    };
    QCOMPARE(signs(), u"✓✓✕✓✓✓✓✓"_s);
    m_open->apply({app::PutHeader{faultless().header}});
    QTRY_COMPARE(signs(), u"✓✓✓✓✓✓✓✓"_s);
}

void TestFindingsPage::copiesTheQueryLetter()
{
    engine::Tournament tournament = faultless();
    tournament.participants[1].birthYear.reset();
    show(tournament);
    auto* copy = m_page->findChild<QPushButton*>(u"copyLetter"_s);
    const QString before = copy->text();
    copy->click();
    QVERIFY(QApplication::clipboard()->text().contains(u"Buche, Bernd"_s));
    // It says that it was done, for a moment.
    QVERIFY(copy->text() != before);
    QTRY_COMPARE(copy->text(), before);
}

void TestFindingsPage::whatIsSaidOfSeveralPlayersIsOneLine()
{
    engine::Tournament tournament = faultless();
    for (engine::Participant& participant : tournament.participants)
        participant.birthYear.reset();
    show(tournament);
    const int row = rowOf(engine::FindingCode::BirthYearMissing);
    const QModelIndex index = m_model->index(row);
    QCOMPARE(m_model->findings(index).size(), std::size_t(2));
    QCOMPARE(index.data(FindingsModel::PlaceRole).toString(), u"2 Spieler"_s);
    const QString advice = index.data(FindingsModel::AdviceRole).toString();
    QVERIFY2(advice.contains(u"Ahorn, Anna"_s) && advice.contains(u"Buche, Bernd"_s), qPrintable(advice));
    // The heading counts findings, as the check-list does.
    QVERIFY2(m_model->index(row - 1).data().toString().startsWith(u'2'),
             qPrintable(m_model->index(row - 1).data().toString()));
    // Enter leads to one after the other.
    QSignalSpy activated(m_page.get(), &FindingsPage::placeActivated);
    m_list->setCurrentIndex(index);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(activated.size(), 3);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(placeOf(activated[i]).participant, std::optional(engine::ParticipantNumber(i % 2 + 1)));
    // Findings about games stay apart: each leads to its own place.
    m_open->setResult(1, 2, engine::kNotPlayed);
    QCOMPARE(m_model->findings(m_model->index(rowOf(engine::FindingCode::GameNotPlayed))).size(),
             std::size_t(1));
}

void TestFindingsPage::settlesTheSameOfSeveralPlayersInOneStep()
{
    engine::Tournament tournament = faultless();
    for (engine::Participant& participant : tournament.participants) {
        participant.rating.reset();
        participant.index = 12;
    }
    show(tournament);
    m_list->setCurrentIndex(m_model->index(rowOf(engine::FindingCode::IndexWithoutRating)));
    QVERIFY(m_page->findChild<QPushButton*>(u"repair"_s)->text().endsWith(u"(alle 2)"_s));
    QTest::keyClick(m_list, Qt::Key_F2);
    auto* reason = m_page->findChild<QLineEdit*>(u"acceptanceReason"_s);
    QTest::keyClicks(reason, u"Alte Liste"_s);
    QTest::keyClick(reason, Qt::Key_Return);
    QCOMPARE(m_open->tournament().header.acceptances.size(), std::size_t(2));
    QVERIFY(m_open->document().undo().has_value());
    QVERIFY(m_open->tournament().header.acceptances.empty());
    m_list->setCurrentIndex(m_model->index(rowOf(engine::FindingCode::IndexWithoutRating)));
    QTest::keyClick(m_list, Qt::Key_Return, Qt::ControlModifier);
    for (const engine::Participant& participant : m_open->tournament().participants)
        QVERIFY(!participant.index);
    QVERIFY(m_open->document().undo().has_value());
    QCOMPARE(m_open->tournament().participants[1].index, std::optional(12));
}

void TestFindingsPage::showsWhatWasTypedButNotTaken()
{
    show(faultless());
    const std::vector<app::Draft> typed{
        {ui::draftPlace({engine::ParticipantNumber(2), ui::ParticipantField::Birth}), u"Nr."_s}};
    QVERIFY(m_open->document().putDrafts(ui::kParticipantDrafts, typed).has_value());
    QVERIFY(m_list->isVisible());
    const QModelIndex entry = m_model->index(1);
    QVERIFY2(entry.data().toString().contains(u"„Nr.“"_s), qPrintable(entry.data().toString()));
    QVERIFY(entry.data(FindingsModel::PlaceRole).toString().contains(u"Buche, Bernd"_s));
    QVERIFY2(summary().startsWith(u"1 "_s), qPrintable(summary()));
    QSignalSpy activated(m_page.get(), &FindingsPage::entryActivated);
    m_list->setCurrentIndex(entry);
    QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QVERIFY(ui::cellOfDraft(activated[0][0].toString()) ==
            std::optional(ui::ParticipantCell(engine::ParticipantNumber(2), ui::ParticipantField::Birth)));
    QVERIFY(m_open->document().putDrafts(ui::kParticipantDrafts, {}).has_value());
    QCOMPARE(m_model->rowCount(), 0);
}

ZAHLMEISTER_TEST(TestFindingsPage, QApplication)

} // namespace tst_findingspage

#include "tst_findingspage.moc"
