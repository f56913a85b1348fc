// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>

#include "app/archive/adjusting.h"
#include "app/sample/sample.h"
#include "app/session/archivelink.h"
#include "app/store/archivedrevisions.h"
#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/ui/support/buttons.h"
#include "ui/archive/publishdialog.h"
#include "ui/text/language.h"

namespace tst_publishdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

} // namespace

class TestPublishDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishesAllThatAreNew();
    void keepsErrorsBack();
    void leavesAConflictToTheReferee_data();
    void leavesAConflictToTheReferee();
    void saysThatTheConnectionIsGone();
    void keepsTheSampleBack();
    void publishesAgainAfterABackup();
    void sortsByTheHead();
    void saysThatAdjustmentsDiffer();

private:
    void prepare(app::Session& session, const app::ArchiveAddress& address)
    {
        QVERIFY(session.openWorkFile(m_places.path(u"%1.zahlmeister"_s.arg(++m_files))).has_value());
        for (const char* name : {"First", "Second"}) {
            engine::Tournament one = flawlessTournament().tournament;
            one.header.name = name;
            QVERIFY(session.addTournament(one).has_value());
        }
        session.archive().connectTo(address, {});
        QTRY_VERIFY_WITH_TIMEOUT(session.archive().isConnected(), kLong);
    }
    static QStringList statesOf(const PublishDialog& dialog)
    {
        QStringList states;
        for (int row = 0; row < dialog.model().rowCount(); ++row)
            states += dialog.model().index(row, 2).data().toString();
        return states;
    }
    static QString stateOf(const QDialog& dialog)
    {
        return dialog.findChild<QLabel*>(u"publishState"_s)->text();
    }

    Translators m_translators{Language::English};
    ArchivePlaces m_places;
    int m_files = 0;
};

void TestPublishDialog::publishesAllThatAreNew()
{
    const auto archive = m_places.make(false);
    app::Session session;
    prepare(session, archive->database().address());
    PublishDialog dialog(session, u"Anna Auswerterin"_s);
    dialog.show();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog), (QStringList{u"new"_s, u"new"_s}), kLong);
    QCOMPARE(stateOf(dialog), u"2 tournaments new or changed."_s);
    // The open one is where the cursor is.
    QCOMPARE(dialog.findChild<QTableView*>()->currentIndex().siblingAtColumn(0).data().toString(),
             u"Second"_s);
    buttonOf(dialog, u"Publish"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog), (QStringList{u"published"_s, u"new"_s}), kLong);
    buttonOf(dialog, u"Publish all that are new"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog), (QStringList{u"published"_s, u"published"_s}), kLong);
    QCOMPARE(stateOf(dialog), u"1 tournament published."_s);
    QCOMPARE(dialog.model().index(0, 3).data().toString(), u"1"_s);
    QVERIFY(!dialog.model().index(0, 4).data().toString().isEmpty());
    QVERIFY(!dialog.model().index(0, 5).data().toString().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!buttonOf(dialog, u"Publish"_s)->isEnabled(), kLong);
    QCOMPARE(archive->status()->submissions, 2);
}

void TestPublishDialog::keepsErrorsBack()
{
    const auto archive = m_places.make(false);
    app::Session session;
    prepare(session, archive->database().address());
    engine::Tournament broken = flawlessTournament().tournament;
    broken.header.name = "Broken";
    broken.games[0].result = engine::GameResult{};
    broken.participants[0].name.clear();
    QVERIFY(session.addTournament(broken).has_value());
    PublishDialog dialog(session, {});
    dialog.show();
    QTRY_COMPARE_WITH_TIMEOUT(dialog.model().rowCount(), 3, kLong);
    QVERIFY2(statesOf(dialog)[0].startsWith(u"! new, "_s), qPrintable(statesOf(dialog)[0]));
    buttonOf(dialog, u"Publish all that are new"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog).count(u"published"_s), 2, kLong);
    QVERIFY(!buttonOf(dialog, u"Publish all that are new"_s)->isEnabled());
    // By choice all the same.
    QVERIFY(buttonOf(dialog, u"Publish"_s)->isEnabled());
    buttonOf(dialog, u"Publish"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog).count(u"published"_s), 3, kLong);
}

void TestPublishDialog::leavesAConflictToTheReferee_data()
{
    QTest::addColumn<bool>("isMine");
    QTest::newRow("mine") << true;
    QTest::newRow("theirs") << false;
}

void TestPublishDialog::leavesAConflictToTheReferee()
{
    QFETCH(const bool, isMine);
    const auto archive = m_places.make(false);
    app::Session session;
    prepare(session, archive->database().address());
    const auto id = session.document()->id();
    PublishDialog dialog(session, {});
    dialog.show();
    QTRY_COMPARE_WITH_TIMEOUT(dialog.model().rowCount(), 2, kLong);
    buttonOf(dialog, u"Publish"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog).count(u"published"_s), 1, kLong);
    // Somebody else goes on from there.
    auto other = app::publicationFrom(*session.workFile(), id, archive->id()).value();
    other.submission = uuidOf(77);
    other.publisher = u"Otto Andersen"_s;
    other.tournament->tournament.header.place = "Elsewhere";
    QVERIFY(archive->publish(other).has_value());
    PublishDialog again(session, {});
    again.show();
    auto* difference = again.findChild<QPlainTextEdit*>(u"publishDifference"_s);
    QTRY_VERIFY_WITH_TIMEOUT(difference->isVisible(), kLong);
    QCOMPARE(statesOf(again)[0], u"! conflict"_s);
    QVERIFY2(difference->toPlainText().contains(u"place Elsewhere → "_s),
             qPrintable(difference->toPlainText()));
    QCOMPARE(again.model().index(0, 4).data().toString(), u"Otto Andersen"_s);
    buttonOf(again, isMine ? u"Publish mine over it"_s : u"Take theirs over"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(again)[0], u"published"_s, kLong);
    QCOMPARE(again.model().index(0, 3).data().toString(), isMine ? u"3"_s : u"2"_s);
    const std::string place = session.tournament(id)->tournament.header.place;
    QCOMPARE(place == "Elsewhere", !isMine);
    if (!isMine) {
        QVERIFY(session.document()->undo().has_value());
        QVERIFY(session.document()->tournament().header.place != "Elsewhere");
    }
}

void TestPublishDialog::saysThatTheConnectionIsGone()
{
    const auto archive = m_places.make(false);
    app::Session session;
    prepare(session, archive->database().address());
    PublishDialog dialog(session, {});
    dialog.show();
    QTRY_COMPARE_WITH_TIMEOUT(dialog.model().rowCount(), 2, kLong);
    session.archive().leave();
    QCOMPARE(stateOf(dialog), u"There is no connection to the archive."_s);
    QVERIFY(!buttonOf(dialog, u"Publish"_s)->isEnabled());
    QVERIFY(!buttonOf(dialog, u"Publish all that are new"_s)->isEnabled());
    // As soon as there is one again, it is compared anew.
    session.archive().connectTo(archive->database().address(), {});
    QTRY_COMPARE_WITH_TIMEOUT(stateOf(dialog), u"2 tournaments new or changed."_s, kLong);
    QTRY_VERIFY_WITH_TIMEOUT(buttonOf(dialog, u"Publish"_s)->isEnabled(), kLong);
}

void TestPublishDialog::keepsTheSampleBack()
{
    const auto archive = m_places.make(false);
    app::Session session;
    const QString path = m_places.path(u"Musterverein.zahlmeister"_s);
    QVERIFY(app::makeSample(path).has_value());
    QVERIFY(session.openWorkFile(path).has_value());
    session.archive().connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(session.archive().isConnected(), kLong);
    PublishDialog dialog(session, {});
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(stateOf(dialog).contains(u"sample"_s, Qt::CaseInsensitive), kLong);
    QTest::qWait(100); // it is said, and not tried again and again
    QCOMPARE(stateOf(dialog).count(u"sample"_s, Qt::CaseInsensitive), 1);
    QCOMPARE(dialog.model().rowCount(), 0);
    QVERIFY(!buttonOf(dialog, u"Publish"_s)->isEnabled());
}

void TestPublishDialog::publishesAgainAfterABackup()
{
    const auto archive = m_places.make(false);
    app::Session session;
    prepare(session, archive->database().address());
    QVERIFY(app::keepArchivedState(*session.workFile(), archive->id(), session.document()->id(), {4, {}})
                .has_value());
    PublishDialog dialog(session, {});
    dialog.show();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog), (QStringList{u"! not there any more"_s, u"new"_s}), kLong);
    QVERIFY(!buttonOf(dialog, u"Publish"_s)->isEnabled());
    QVERIFY(buttonOf(dialog, u"Publish it again"_s)->isVisible());
    buttonOf(dialog, u"Publish it again"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(dialog), (QStringList{u"published"_s, u"new"_s}), kLong);
    QCOMPARE(dialog.model().index(0, 3).data().toString(), u"1"_s);
}

/// At first what has to be decided, then the newest; a click on a head sorts by days, not by their texts.
void TestPublishDialog::sortsByTheHead()
{
    ui::PublicationModel model;
    std::vector<ui::PublicationRow> rows;
    const std::pair<const char*, const char*> days[]{
        {"b", "2026-03-09"}, {"c", "2025-12-31"}, {"A", "2026-10-01"}, {"d", "2024-02-02"}};
    for (const auto& [name, day] : days)
        rows.push_back({.id = engine::TournamentId(static_cast<int>(rows.size()) + 1),
                        .name = QString::fromLatin1(name),
                        .end = engine::Date::fromIso(day)});
    rows[3].preview.state = app::PublicationPreview::State::Conflict;
    const auto names = [&model] {
        QString all;
        for (const ui::PublicationRow& row : model.rows())
            all += row.name;
        return all;
    };
    model.show(rows);
    QCOMPARE(names(), u"dAbc"_s);
    model.sort(ui::PublicationModel::EndColumn, Qt::DescendingOrder);
    QCOMPARE(names(), u"Abcd"_s);
    model.sort(ui::PublicationModel::NameColumn);
    QCOMPARE(names(), u"Abcd"_s);
    model.sort(ui::PublicationModel::NameColumn, Qt::DescendingOrder);
    QCOMPARE(names(), u"dcbA"_s);
    model.show(rows); // what comes anew keeps the order
    QCOMPARE(names(), u"dcbA"_s);
    model.sort(-1);
    QCOMPARE(names(), u"dAbc"_s);
}

// RULE: WO2026 2.2.1
void TestPublishDialog::saysThatAdjustmentsDiffer()
{
    const auto archive = m_places.make(false);
    app::Session session;
    prepare(session, archive->database().address());
    const engine::Adjustment one{.id = "plus",
                                 .day = *engine::Date::tryFrom(2027, 1, 1),
                                 .formula = *engine::Conversion::of({{0, std::nullopt, 1, 10}}),
                                 .reason = "r"};
    QVERIFY(session.putAdjustment(one).has_value());
    const auto said = [](const PublishDialog& dialog) {
        const auto* const label = dialog.findChild<QLabel*>(u"publishAdjustments"_s);
        return label->isVisible() ? label->text() : QString();
    };
    {
        PublishDialog dialog(session, {});
        dialog.show();
        QTRY_VERIFY_WITH_TIMEOUT(said(dialog).contains(u"only the work file has plus"_s), kLong);
    }
    QVERIFY(app::adjustArchive(*archive, {.made = {one}}).has_value());
    PublishDialog dialog(session, {});
    dialog.show();
    QTRY_COMPARE_WITH_TIMEOUT(dialog.model().rowCount(), 2, kLong);
    QCOMPARE(said(dialog), QString());
}

ZAHLMEISTER_TEST(TestPublishDialog, QApplication)

} // namespace tst_publishdialog

#include "tst_publishdialog.moc"
