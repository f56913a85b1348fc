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
#include "ui/delegates/findingdelegate.h"
#include "ui/entry/participantfields.h"
#include "ui/models/findingsmodel.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/language.h"
#include "ui/views/findingspage.h"

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
    void foldsWhatIsDone();
    void actionsStandInTheCard();
    void chipsLeadToTheirPlayers();
    void takesTheListsRatingBack();
    void findsEarlierTournamentsOfANewMember();
    void repairsWithOneKey();
    void acceptsWithAReasonAndTakesItBack();
    void checkListFollows();
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

    [[nodiscard]] QString summary() const
    {
        QStringList all;
        for (const QLabel* label : m_page->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
            all += label->text();
        return all.join(u' ');
    }
    [[nodiscard]] QString signs() const
    {
        QString all;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const QModelIndex index = m_model->index(row);
            if (index.data(FindingsModel::HeadingRole).toBool())
                all += index.data(FindingsModel::SignRole).toString();
        }
        return all;
    }
    [[nodiscard]] int cards() const
    {
        int count = 0;
        for (int row = 0; row < m_model->rowCount(); ++row)
            count += at(row) ? 1 : 0;
        return count;
    }
    [[nodiscard]] QRect visual(int row) const { return m_list->visualRect(m_model->index(row)); }
    [[nodiscard]] const ui::FindingDelegate& delegate() const
    {
        return *static_cast<const ui::FindingDelegate*>(m_list->itemDelegate());
    }
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
    QVERIFY2(cards() == 0, qPrintable(m_model->index(1).data().toString()));
    QCOMPARE(m_model->rowCount(), 8); // the items of the check-list, each with its tick
    QCOMPARE(signs(), u"✓✓✓✓✓✓✓✓"_s);
    QVERIFY2(summary().contains(u"Bereit zur Einreichung."_s), qPrintable(summary()));
}

// RULE: WO2026 6.1.2.1
void TestFindingsPage::errorsComeFirstUnderTheirHeading()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    tournament.header.start.reset();
    tournament.participants[0].index.reset();
    show(tournament);
    QVERIFY(m_list->isVisible());
    int errors = 0;
    app::ReadinessItem item = app::ReadinessItem::TournamentData;
    auto level = FindingLevel::Error;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!at(row)) { // the heading of the next item
            level = FindingLevel::Error;
            continue;
        }
        QVERIFY(engine::kindOf(at(row)->code).theme >= item);
        item = engine::kindOf(at(row)->code).theme;
        QVERIFY(at(row)->level >= level);
        level = at(row)->level;
        errors += level == FindingLevel::Error ? 1 : 0;
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
    QVERIFY(at(m_list->currentIndex().row()));
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
    int last = m_model->rowCount() - 1;
    while (!m_model->flags(m_model->index(last)).testFlag(Qt::ItemIsSelectable))
        --last;
    int first = 0;
    while (!m_model->flags(m_model->index(first)).testFlag(Qt::ItemIsSelectable))
        ++first;
    QTest::keyClick(m_list, Qt::Key_End);
    QCOMPARE(m_list->currentIndex().row(), last);
    QTest::keyClick(m_list, Qt::Key_Home);
    QCOMPARE(m_list->currentIndex().row(), first);
}

void TestFindingsPage::doubleClickGoesToThePlace()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    show(tournament);
    QSignalSpy activated(m_page.get(), &FindingsPage::placeActivated);
    const QPoint point = visual(rowOf(engine::FindingCode::EndMissing)).topLeft() + QPoint(60, 12);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, point);
    QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, {}, point);
    QCOMPARE(activated.size(), 1);
    QVERIFY(!placeOf(activated[0]).participant);
    QCOMPARE(placeOf(activated[0]).field, engine::FindingField::End);
}

void TestFindingsPage::followsEditsWhileItIsShown()
{
    show(faultless());
    QCOMPARE(cards(), 0);
    m_open->setResult(1, 2, engine::kNotPlayed);
    QTRY_VERIFY(rowOf(engine::FindingCode::GameNotPlayed) > 0);
    m_open->setResult(1, 2, engine::kWhiteWins);
    QTRY_COMPARE(cards(), 0);
}

void TestFindingsPage::catchesUpWhenItIsShownAgain()
{
    show(faultless());
    m_page->hide();
    m_open->setResult(1, 2, engine::kNotPlayed);
    QTest::qWait(20);
    QCOMPARE(cards(), 0); // nobody looks
    m_page->show();
    QVERIFY(rowOf(engine::FindingCode::GameNotPlayed) > 0);
}

void TestFindingsPage::longSentencesWrapInANarrowWindow()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    tournament.participants[1].birthYear.reset();
    show(tournament);
    const QModelIndex finding = m_model->index(rowOf(engine::FindingCode::EndMissing));
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

/// An item that is done is one line; what was found nevertheless is a key or a click away.
void TestFindingsPage::foldsWhatIsDone()
{
    engine::Tournament tournament = faultless();
    tournament.header.place.clear();
    tournament.header.acceptances = {{"place-missing", "", "Wanderturnier"}};
    show(tournament);
    QCOMPARE(rowOf(engine::FindingCode::PlaceMissing), -1);
    int heading = 0;
    while (!m_model->index(heading).data(FindingsModel::FoldRole).isValid())
        ++heading;
    QVERIFY(m_model->index(heading).data(FindingsModel::StateRole).toString().contains(u'1'));
    m_list->setFocus();
    QTest::keyClick(m_list, Qt::Key_Home);
    QCOMPARE(m_list->currentIndex().row(), heading);
    QTest::keyClick(m_list, Qt::Key_Right);
    QCOMPARE(rowOf(engine::FindingCode::PlaceMissing), heading + 1);
    m_list->setCurrentIndex(m_model->index(heading));
    QTest::keyClick(m_list, Qt::Key_Left);
    QCOMPARE(rowOf(engine::FindingCode::PlaceMissing), -1);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, visual(heading).center());
    QCOMPARE(rowOf(engine::FindingCode::PlaceMissing), heading + 1);
}

/// Whatever the width, the actions stand inside the current card, below its texts.
void TestFindingsPage::actionsStandInTheCard()
{
    engine::Tournament tournament = faultless();
    tournament.header.mode.reset();
    tournament.participants[1].birthYear.reset();
    show(tournament);
    const auto* actions = m_page->findChild<QWidget*>(u"findingActions"_s);
    for (const int width : {900, 500, 1300}) {
        m_page->resize(width, 600);
        for (const auto code : {engine::FindingCode::ModeMissing, engine::FindingCode::BirthYearMissing}) {
            m_list->setCurrentIndex(m_model->index(rowOf(code)));
            QTRY_VERIFY2(visual(rowOf(code)).contains(actions->geometry()),
                         qPrintable(QString::number(width)));
            for (const QRect& chip :
                 delegate().chipRects(m_list->font(), visual(rowOf(code)), m_model->index(rowOf(code))))
                QVERIFY(!chip.intersects(actions->geometry()));
        }
    }
}

/// Five players, then how many more; each chip leads to its player, the clause to the manual.
void TestFindingsPage::chipsLeadToTheirPlayers()
{
    engine::Tournament tournament = faultless();
    for (int number = 3; number <= 9; ++number) {
        engine::Participant& participant = tournament.participants.emplace_back(tournament.participants[0]);
        participant.number = engine::ParticipantNumber(number);
        participant.name = "Spieler, " + std::to_string(number);
        participant.memberNumber = number;
    }
    for (engine::Participant& participant : tournament.participants)
        participant.birthYear.reset();
    show(tournament);
    const int row = rowOf(engine::FindingCode::BirthYearMissing);
    const QModelIndex index = m_model->index(row);
    QCOMPARE(m_model->findings(index).size(), std::size_t(9));
    const auto chips = [&] { return delegate().chipRects(m_list->font(), visual(row), index); };
    QCOMPARE(chips().size(), 6);
    QSignalSpy activated(m_page.get(), &FindingsPage::placeActivated);
    m_list->scrollTo(index, QAbstractItemView::PositionAtTop);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, chips()[2].center());
    QCOMPARE(activated.size(), 1);
    QCOMPARE(placeOf(activated[0]).participant, std::optional(engine::ParticipantNumber(3)));
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, chips()[5].center());
    QCOMPARE(chips().size(), 9);
    QCOMPARE(activated.size(), 1);
    QVERIFY(!delegate().clauseRect(m_list->font(), visual(row), index).isEmpty());
}

// RULE: WO2026 6.4.2
void TestFindingsPage::takesTheListsRatingBack()
{
    engine::Tournament tournament = faultless();
    tournament.participants[0].rating = engine::Rating::tryFrom(1525);
    tournament.participants[0].overrides = {{engine::ListedValue::Rating, 1500, 1525, ""}};
    show(tournament);
    m_list->setCurrentIndex(m_model->index(rowOf(engine::FindingCode::OverrideUnexplained)));
    QCOMPARE(m_page->findChild<QPushButton*>(u"repair"_s)->text(), u"Wie in der Liste: 1500"_s);
    QTest::keyClick(m_list, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_open->tournament().participants[0].rating, engine::Rating::tryFrom(1500));
    QVERIFY(m_open->tournament().participants[0].overrides.empty());
    QVERIFY(m_open->document().undo().has_value());
    QCOMPARE(m_open->tournament().participants[0].overrides.size(), std::size_t(1));
}

// RULE: WO2026 3.4.3: one click looks for them in the chronicle.
void TestFindingsPage::findsEarlierTournamentsOfANewMember()
{
    engine::Tournament tournament = faultless();
    engine::Participant& member = tournament.participants[1];
    member.identity = engine::Identity::Newcomer;
    member.rating.reset();
    member.index.reset();
    show(tournament);
    m_list->setCurrentIndex(m_model->index(rowOf(engine::FindingCode::NewMember)));
    auto& button = *m_page->findChild<QPushButton*>(u"earlierTournaments"_s);
    std::optional<engine::ParticipantNumber> wanted;
    connect(m_page.get(), &FindingsPage::earlierTournamentsWanted, this,
            [&](engine::ParticipantNumber number) { wanted = number; });
    QVERIFY(!button.isHidden());
    button.click();
    QCOMPARE(wanted, std::optional(engine::ParticipantNumber(2)));
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
    QVERIFY(reason && !reason->isVisible());
    QVERIFY2(summary().contains(u"1 Warnung"_s), qPrintable(summary()));
    m_page->findChild<QPushButton*>(u"acceptBecause"_s)->click(); // the line opens in place
    QVERIFY(reason->isVisible() && reason->hasFocus());
    QTest::keyClick(reason, Qt::Key_Escape);
    QVERIFY(!reason->isVisible() && m_list->hasFocus());
    QTest::keyClick(m_list, Qt::Key_F2);
    QVERIFY(reason->hasFocus());
    QTest::keyClicks(reason, u"Wanderturnier"_s);
    QTest::keyClick(reason, Qt::Key_Return);
    QCOMPARE(m_open->tournament().header.acceptances,
             (std::vector<engine::Acceptance>{{"place-missing", "", "Wanderturnier"}}));
    // Its item is done and folds; it is opened to look at the warning once more.
    int heading = 0;
    while (!m_model->index(heading).data(FindingsModel::FoldRole).isValid())
        ++heading;
    m_model->toggle(m_model->index(heading));
    const int row = rowOf(engine::FindingCode::PlaceMissing);
    m_list->setCurrentIndex(m_model->index(row));
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

void TestFindingsPage::checkListFollows()
{
    engine::Tournament tournament = faultless();
    tournament.header.end.reset();
    tournament.header.start.reset();
    show(tournament);
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
    const QString spoken = index.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(u"Ahorn, Anna"_s) && spoken.contains(u"Buche, Bernd"_s), qPrintable(spoken));
    // The heading counts findings.
    const QString state = m_model->index(row - 1).data(FindingsModel::StateRole).toString();
    QVERIFY2(state.startsWith(u'2'), qPrintable(state));
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
    QVERIFY2(summary().contains(u"1 "_s), qPrintable(summary()));
    QSignalSpy activated(m_page.get(), &FindingsPage::entryActivated);
    m_list->setCurrentIndex(entry);
    QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QVERIFY(ui::cellOfDraft(activated[0][0].toString()) ==
            std::optional(ui::ParticipantCell(engine::ParticipantNumber(2), ui::ParticipantField::Birth)));
    QVERIFY(m_open->document().putDrafts(ui::kParticipantDrafts, {}).has_value());
    QCOMPARE(m_model->rowCount(), 8);
}

ZAHLMEISTER_TEST(TestFindingsPage, QApplication)

} // namespace tst_findingspage

#include "tst_findingspage.moc"
