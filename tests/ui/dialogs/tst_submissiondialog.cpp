// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "app/store/database.h"
#include "app/text/calendar.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/dialogs/snapshotdialog.h"
#include "ui/dialogs/submissiondialog.h"
#include "ui/models/tournamentlistmodel.h"
#include "ui/text/language.h"

namespace tst_submissiondialog {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ChecklistState;

namespace {

const engine::Date kToday = *engine::Date::tryFrom(2026, 12, 20);

class TestSubmissionDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsWhatBlocks();
    void goesToThePlace();
    void writesAndRecords();
    void isHandedInAsTheRefereeSays();
    void saysThatAReportWasInterrupted();
    void writesTheSameFileAgain();
    void aCorrectionKeepsTheTournament();
    void saysWhatChanged();
    void showsTheSnapshot();
    void remembersTheRecipient();
    void keepsNothingWhenTheFileCannotBeWritten();
    void everyControlHasAName();
    void saysWhoBeginsOtherwise();
    void saysWhatTheEloReportNeeds();

private:
    void build();
    void complete();
    template <class T>
    [[nodiscard]] T* find(const char* name) const
    {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QByteArray contentOf(const QString& name) const
    {
        return tests::contentOf(m_folder->filePath(name));
    }
    [[nodiscard]] QByteArray element(const QByteArray& xml, const char* name) const
    {
        const qsizetype at = xml.indexOf(QByteArray(QByteArray("<") + name));
        return at < 0 ? QByteArray() : xml.sliced(at, xml.indexOf('/', at) - at);
    }
    [[nodiscard]] bool submit(const QString& name) { return m_dialog->submitTo(m_folder->filePath(name)); }
    [[nodiscard]] std::vector<app::SubmissionSummary> kept() const
    {
        return *app::submissionsOf(*m_session->workFile(), m_session->document()->id());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::SubmissionWatch> m_watch;
    std::unique_ptr<ui::SubmissionDialog> m_dialog;
};

} // namespace

void TestSubmissionDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    QVERIFY(m_session->addTournament(tests::woExample()).has_value());
    m_watch = std::make_unique<app::SubmissionWatch>(*m_session);
    build();
}

void TestSubmissionDialog::cleanup()
{
    m_dialog.reset();
    m_watch.reset();
    m_session.reset();
}

void TestSubmissionDialog::build()
{
    m_dialog = std::make_unique<ui::SubmissionDialog>(*m_session, *m_watch);
    m_session->evaluation()->setToday(kToday);
}

/// Gives the tournament everything that the report demands.
void TestSubmissionDialog::complete()
{
    engine::Tournament tournament = m_session->document()->tournament();
    std::vector<app::Edit> edits;
    tournament.header.place = "Beispielstadt";
    tournament.header.timeControl = "90 min / 40 + 30 min + 30 s";
    tournament.header.mode = engine::TournamentMode::Swiss;
    tournament.header.start = engine::Date::tryFrom(2026, 8, 10);
    tournament.header.level = "C05";
    edits.emplace_back(app::PutHeader{tournament.header});
    for (engine::Participant& participant : tournament.participants) {
        if (!engine::birthYearOf(participant))
            participant.birthYear = 1980;
        edits.emplace_back(app::PutParticipant{participant});
    }
    QVERIFY(m_session->document()->apply({{app::EditKind::Header, {}}, edits}).has_value());
}

void TestSubmissionDialog::showsWhatBlocks()
{
    engine::TournamentHeader header = m_session->document()->tournament().header;
    header.place.clear();
    QVERIFY(
        m_session->document()->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    QVERIFY(!find<QPushButton>("submit")->isEnabled());
    QVERIFY(!app::isSubmittable(m_dialog->checklist()));
    const auto* list = find<QTreeWidget>("checklist");
    QCOMPARE(list->topLevelItemCount(), static_cast<int>(m_dialog->checklist().size()));
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const app::ChecklistEntry& entry = m_dialog->checklist()[static_cast<std::size_t>(i)];
        const QTreeWidgetItem* item = list->topLevelItem(i);
        QVERIFY(!item->text(0).isEmpty());
        QVERIFY(!item->icon(0).isNull());
        QCOMPARE(item->childCount(), static_cast<int>(entry.details.size()));
        QCOMPARE(item->isExpanded(), entry.state == ChecklistState::Blocked && !entry.details.empty());
        for (int child = 0; child < item->childCount(); ++child)
            QVERIFY(!item->child(child)->text(0).isEmpty());
    }
    // It follows what is settled meanwhile.
    complete();
    QVERIFY(find<QPushButton>("submit")->isEnabled());
    QVERIFY(find<QLabel>("responsible")->text().contains(u"Württemberg"_s));
}

void TestSubmissionDialog::goesToThePlace()
{
    QSignalSpy spy(m_dialog.get(), &ui::SubmissionDialog::placeActivated);
    auto* list = find<QTreeWidget>("checklist");
    QTreeWidgetItem* blocked = nullptr;
    for (int i = 0; i < list->topLevelItemCount() && !blocked; ++i) {
        if (list->topLevelItem(i)->childCount() > 0)
            blocked = list->topLevelItem(i);
    }
    QVERIFY(blocked);
    list->setCurrentItem(blocked->child(0));
    Q_EMIT list->itemActivated(blocked->child(0), 0);
    QCOMPARE(spy.count(), 1);
}

void TestSubmissionDialog::writesAndRecords()
{
    complete();
    find<QLineEdit>("recipient")->setText(u"N. N., dwz@example.org"_s);
    QVERIFY(submit(u"a.xml"_s));
    const QByteArray xml = contentOf(u"a.xml"_s);
    const auto read = app::readDsbXml({{u"a.xml"_s, xml}});
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants.size(), std::size_t(16));
    QCOMPARE(read->tournamentUuid, *app::tournamentUuid(*m_session->workFile(), m_session->document()->id()));
    const auto submissions = kept();
    QCOMPARE(submissions.size(), std::size_t(1));
    QVERIFY(submissions[0].stage == (app::SubmissionStage{app::today(), true, {}}));
    QCOMPARE(submissions[0].recipient, u"N. N., dwz@example.org"_s);
    QVERIFY(xml.contains(QByteArray("<fileUUID>" + submissions[0].fileUuid)));
    const auto state = m_watch->stateOf(m_session->document()->id());
    QVERIFY(state && !state->changed);
    QCOMPARE(ui::stateOf(m_session->tournaments().front(), state), ui::TournamentState::Reported);
    QVERIFY(find<QLabel>("submissionMessage")->text().contains(u"dwz@example.org"_s));
    // What has its report and is unchanged waits for nothing but the referee.
    QVERIFY(!find<QLabel>("submissionState")->text().contains(u"ready"_s));
    QCOMPARE(find<QTreeWidget>("submissions")->topLevelItemCount(), 1);
}

void TestSubmissionDialog::isHandedInAsTheRefereeSays()
{
    complete();
    m_dialog->show();
    QVERIFY(submit(u"a.xml"_s));
    auto* handIn = find<QPushButton>("handIn");
    auto* day = find<QLineEdit>("handInDay");
    QVERIFY(handIn->isEnabled() && day->isVisible());
    day->setText(u"gestern"_s);
    handIn->click();
    QVERIFY(find<QLabel>("submissionMessage")->text().startsWith(u'✕'));
    QVERIFY(!kept()[0].stage.handedIn);
    day->setText(u"20.12.2026"_s);
    handIn->click();
    QVERIFY(kept()[0].stage.handedIn == kToday);
    const auto id = m_session->document()->id();
    QCOMPARE(ui::stateOf(m_session->tournaments().front(), m_watch->stateOf(id)),
             ui::TournamentState::Submitted);
    QVERIFY(find<QLabel>("submissionState")->text().contains(u"2026"_s));
    QVERIFY(!day->isVisible());
    // ... and takes it back.
    handIn->click();
    QVERIFY(!kept()[0].stage.handedIn);
    QVERIFY(day->isVisible());
}

// What a kill between record and file leaves: it says so, and writing once more settles it.
void TestSubmissionDialog::saysThatAReportWasInterrupted()
{
    complete();
    QVERIFY(submit(u"a.xml"_s));
    QVERIFY(m_session->workFile()->database().execute(u"UPDATE submission SET is_written = 0"_s).has_value());
    m_watch->refresh();
    build();
    const auto settled = [&] { return find<QPushButton>("handIn")->isEnabled(); };
    QVERIFY(!settled());
    const QString interrupted = find<QLabel>("submissionState")->text();
    QVERIFY(submit(u"b.xml"_s));
    QCOMPARE(contentOf(u"b.xml"_s), contentOf(u"a.xml"_s));
    QVERIFY(settled());
    QVERIFY(find<QLabel>("submissionState")->text() != interrupted);
    QCOMPARE(kept().size(), std::size_t(1));
}

// The federation's schema: a file that is sent again must not get another id.
void TestSubmissionDialog::writesTheSameFileAgain()
{
    complete();
    QVERIFY(submit(u"a.xml"_s));
    QVERIFY(submit(u"b.xml"_s));
    QCOMPARE(kept().size(), std::size_t(1));
    QCOMPARE(contentOf(u"b.xml"_s), contentOf(u"a.xml"_s));
}

void TestSubmissionDialog::aCorrectionKeepsTheTournament()
{
    complete();
    QVERIFY(submit(u"a.xml"_s));
    find<QPushButton>("handIn")->click();
    engine::Game game = m_session->document()->tournament().games[0];
    game.result = game.result == engine::kDrawn ? engine::kWhiteWins : engine::kDrawn;
    QVERIFY(m_session->document()->apply({{app::EditKind::Result, {}}, {app::PutGame{game}}}).has_value());
    const auto state = m_watch->stateOf(m_session->document()->id());
    QVERIFY(state->changed);
    QCOMPARE(ui::stateOf(m_session->tournaments().front(), state),
             ui::TournamentState::ChangedSinceSubmission);
    QVERIFY(submit(u"b.xml"_s));
    const QByteArray first = contentOf(u"a.xml"_s);
    const QByteArray second = contentOf(u"b.xml"_s);
    QCOMPARE(element(second, "tournamentUUID"), element(first, "tournamentUUID"));
    QVERIFY(element(second, "fileUUID") != element(first, "fileUUID"));
    QCOMPARE(kept().size(), std::size_t(2));
    QVERIFY(!m_watch->stateOf(m_session->document()->id())->changed);
}

void TestSubmissionDialog::saysWhatChanged()
{
    complete();
    QVERIFY(submit(u"a.xml"_s));
    m_dialog->show();
    find<QPushButton>("showDifference")->click();
    auto* difference = find<QPlainTextEdit>("difference");
    const QString nothing = difference->toPlainText();
    QVERIFY(!nothing.isEmpty());
    engine::TournamentHeader header = m_session->document()->tournament().header;
    header.place = "Elsewhere";
    QVERIFY(
        m_session->document()->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    find<QPushButton>("showDifference")->click();
    QVERIFY2(difference->toPlainText().contains(u"Elsewhere"_s), qPrintable(difference->toPlainText()));
}

void TestSubmissionDialog::showsTheSnapshot()
{
    complete();
    QVERIFY(submit(u"a.xml"_s));
    const auto record = app::readSubmission(*m_session->workFile(), kept()[0].id);
    const ui::SnapshotDialog snapshot(*record);
    const auto* table = snapshot.findChild<QTableWidget*>(u"snapshot"_s);
    QCOMPARE(table->rowCount(), 16);
    QCOMPARE(table->item(0, 1)->text(), u"A"_s);
    // Anhang 3.1.11, computed exactly: A has 2245 - 32.
    QCOMPARE(table->item(0, table->columnCount() - 1)->text(), u"2245 – 32"_s);
    QCOMPARE(snapshot.copyText().count(u'\n'), 17);
}

void TestSubmissionDialog::remembersTheRecipient()
{
    complete();
    find<QLineEdit>("recipient")->setText(u"N. N."_s);
    QVERIFY(submit(u"a.xml"_s));
    build();
    QCOMPARE(find<QLineEdit>("recipient")->text(), u"N. N."_s);
}

void TestSubmissionDialog::keepsNothingWhenTheFileCannotBeWritten()
{
    complete();
    QVERIFY(!submit(u"no/such/folder/a.xml"_s));
    QVERIFY(kept().empty());
    QVERIFY(find<QLabel>("submissionMessage")->text().startsWith(u'✕'));
}

// RULE: WO2026 2.2.3, 3.7: another league of the season is typed while this one is being handed in.
void TestSubmissionDialog::saysWhoBeginsOtherwise()
{
    complete();
    QTRY_VERIFY(m_session->chronicle().isCurrent());
    const auto entries = [&] {
        return *std::ranges::find(m_dialog->checklist(), app::ChecklistItem::Entries,
                                  &app::ChecklistEntry::item);
    };
    QVERIFY(entries().state == ChecklistState::Done);
    QTRY_VERIFY(find<QLabel>("submissionState")->text().contains(u"ready for the report"_s));
    const engine::TournamentId id = m_session->document()->id();
    engine::Tournament earlier = m_session->document()->tournament();
    earlier.header.end = engine::Date::tryFrom(2026, 9, 1);
    earlier.header.start = earlier.header.end;
    m_dialog.reset();
    QVERIFY(m_session->addTournament(earlier).has_value());
    QVERIFY(m_session->openTournament(id).has_value());
    build();
    QVERIFY(find<QLabel>("submissionState")->text().contains(u"still comparing"_s));
    QTRY_VERIFY(entries().state == ChecklistState::Attention);
    QVERIFY(entries().details.size() > 5);
    QVERIFY(find<QPushButton>("submit")->isEnabled()); // looked at, not forbidden
}

/// Only where the referee entered what the federation asks for; it forbids nothing.
void TestSubmissionDialog::saysWhatTheEloReportNeeds()
{
    complete();
    const auto hasElo = [&] {
        return std::ranges::find(m_dialog->checklist(), app::ChecklistItem::EloReport,
                                 &app::ChecklistEntry::item) != m_dialog->checklist().end();
    };
    QVERIFY(!hasElo());
    m_dialog->setFideTerms({.days = 7, .fee = 300, .asOf = engine::Date::tryFrom(2026, 1, 1)});
    QVERIFY(hasElo());
    const auto& list = *find<QTreeWidget>("checklist");
    const QString text = list.topLevelItem(list.topLevelItemCount() - 1)->text(0);
    QVERIFY2(text.contains(u"fee "_s) && text.contains(u"entered on"_s), qPrintable(text));
    QVERIFY(find<QPushButton>("submit")->isEnabled());
}

void TestSubmissionDialog::everyControlHasAName()
{
    complete();
    QVERIFY(submit(u"a.xml"_s));
    m_dialog->show();
    for (const QWidget* widget : m_dialog->findChildren<QWidget*>()) {
        const bool isReached = (widget->focusPolicy() & Qt::TabFocus) && widget->isVisibleTo(m_dialog.get());
        if (!isReached)
            continue;
        QAccessibleInterface* accessible =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(
            accessible && !accessible->text(QAccessible::Name).isEmpty(),
            qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }
}

ZAHLMEISTER_TEST(TestSubmissionDialog, QApplication)

} // namespace tst_submissiondialog

#include "tst_submissiondialog.moc"
