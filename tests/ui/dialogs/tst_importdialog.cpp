// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/open/formatcatalogue.h"
#include "app/session/session.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/importdialog.h"
#include "ui/models/importedplayersmodel.h"
#include "ui/models/importnotesmodel.h"

namespace tst_importdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::ImportDialog;

/// The preview of an import, over files that other programs would have written.
class TestImportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsWhatWasUnderstood();
    void namesNoRoundsThatNobodyTold();
    void addsByKeyboardAlone();
    void showsTheDifferenceOfTheSameTournament();
    void opensWhatDiffersInNothing();
    void refusesAndSaysWhere();
    void offersToCorrectATable();
    void offersNothingForWhatIsNoTable();
    void saysThatAFileIsGone();

private:
    [[nodiscard]] engine::Tournament example() const;
    [[nodiscard]] QString written(const engine::Tournament& tournament);
    [[nodiscard]] std::unique_ptr<ImportDialog> opened(const QString& path);
    [[nodiscard]] QPushButton* button(ImportDialog& dialog, const QString& text);

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<app::Session> m_session;
};

void TestImportDialog::init()
{
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder.filePath(u"%1.zahlmeister"_s.arg(++m_files))).has_value());
}

engine::Tournament TestImportDialog::example() const
{
    engine::Tournament tournament = tests::OpenTournament::read(u"club-championship"_s);
    tournament.header.place = "Übach";
    for (engine::Participant& participant : tournament.participants) {
        if (!participant.birthYear)
            participant.birthYear = 1980; // which a report must name
    }
    return tournament;
}

/// A report to the federation: what comes back from it is a foreign file.
QString TestImportDialog::written(const engine::Tournament& tournament)
{
    const auto* format = app::formatById("dsb-xml");
    const auto data =
        format->write({tournament, "3f2504e0-4f89-41d3-9a0c-0305e82c3301"_ba,
                       "3f2504e0-4f89-41d3-9a0c-0305e82c3302"_ba, u"2026-11-21T12:00:00"_s, u"Test"_s});
    const QString path = m_folder.filePath(u"report%1.xml"_s.arg(++m_files));
    if (!data.has_value() || !app::Session::writeFile(path, *data).has_value())
        return {};
    return path;
}

std::unique_ptr<ImportDialog> TestImportDialog::opened(const QString& path)
{
    auto dialog = std::make_unique<ImportDialog>(*m_session, app::filesInHand({path}));
    QSignalSpy read(dialog.get(), &ImportDialog::read);
    dialog->show();
    if (!read.wait())
        return {};
    return dialog;
}

QPushButton* TestImportDialog::button(ImportDialog& dialog, const QString& text)
{
    for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
        if (each->text().contains(text) && each->isVisible())
            return each;
    }
    return nullptr;
}

void TestImportDialog::showsWhatWasUnderstood()
{
    const engine::Tournament tournament = example();
    const auto dialog = opened(written(tournament));
    QVERIFY(dialog);
    auto* players = dialog->findChild<ui::ImportedPlayersModel*>();
    QCOMPARE(players->rowCount(), static_cast<int>(tournament.participants.size()));
    QCOMPARE(players->index(0, ui::ImportedPlayersModel::NameColumn).data().toString(),
             QString::fromStdString(tournament.participants.front().name));
    QCOMPARE(dialog->tournament().games.size(), tournament.games.size());
    QVERIFY(button(*dialog, u"&Import"_s));
    QVERIFY(!button(*dialog, u"Take over"_s));
}

void TestImportDialog::namesNoRoundsThatNobodyTold()
{
    const QString path = m_folder.filePath(u"table.csv"_s);
    QVERIFY(app::Session::writeFile(path, "Nr;Name;1;2;3;Punkte\n"
                                          "1;Abel, Otto;*;1;1;2\n"
                                          "2;Berg, Ute;0;*;1;1\n"
                                          "3;Cohn, Ida;0;0;*;0\n"_ba)
                .has_value());
    const auto dialog = opened(path);
    QVERIFY(dialog);
    QString facts;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
        if (label->text().contains(u"game"_s))
            facts = label->text();
    }
    QVERIFY2(facts.contains(u"3 participant"_s) && facts.contains(u"3 game"_s), qPrintable(facts));
    QVERIFY2(!facts.contains(u"round"_s), qPrintable(facts));
}

void TestImportDialog::addsByKeyboardAlone()
{
    const auto dialog = opened(written(example()));
    QVERIFY(dialog);
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    QCOMPARE(dialog->result(), int(QDialog::Accepted));
    QVERIFY(dialog->choice() == ImportDialog::Choice::Add);
}

void TestImportDialog::showsTheDifferenceOfTheSameTournament()
{
    const auto id = m_session->addTournament(example());
    engine::Tournament changed = example();
    changed.participants.front().rating = engine::Rating::tryFrom(2345);
    changed.games.front().result = changed.games.front().result.mirrored();
    const QString path = written(changed);
    // The report names no ratings but those of FIDE, so only the result is news.
    const auto dialog = opened(path);
    QVERIFY(dialog);
    QVERIFY(dialog->same() == *id);
    const QString differences = dialog->findChild<QPlainTextEdit*>()->toPlainText();
    QVERIFY2(differences.contains(u"→"), qPrintable(differences));
    QVERIFY(button(*dialog, u"new tournament"_s));
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    QVERIFY(dialog->choice() == ImportDialog::Choice::TakeOver);
}

void TestImportDialog::opensWhatDiffersInNothing()
{
    const QString path = written(example());
    const auto first = opened(path);
    QVERIFY(first);
    const auto id = m_session->addTournament(first->tournament());
    QVERIFY(id.has_value());
    const auto again = opened(path);
    QVERIFY(again);
    QVERIFY(again->same() == *id);
    QVERIFY(button(*again, u"Open"_s));
    QTest::keyClick(again.get(), Qt::Key_Return);
    QVERIFY(again->choice() == ImportDialog::Choice::Open);
}

void TestImportDialog::refusesAndSaysWhere()
{
    QFile file(written(example()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray data = file.readAll();
    data.replace("<pointWhite>1</pointWhite>", "<pointWhite>7</pointWhite>");
    file.seek(0);
    file.write(data);
    file.close();
    const auto dialog = opened(file.fileName());
    QVERIFY(dialog);
    auto* notes = dialog->findChild<ui::ImportNotesModel*>();
    QVERIFY(notes->rowCount() > 0);
    QVERIFY(notes->rows().front().level == app::ImportLevel::Refused);
    QVERIFY(notes->rows().front().place.line > 1);
    QVERIFY(!button(*dialog, u"&Import"_s));
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    QCOMPARE(dialog->result(), int(QDialog::Rejected));
    QVERIFY(dialog->choice() == ImportDialog::Choice::None);
}

// Two players of a crosstable who both won their game.
void TestImportDialog::offersToCorrectATable()
{
    const QString path = m_folder.filePath(u"table.csv"_s);
    QVERIFY(app::Session::writeFile(path, "Nr;Name;DWZ;1;2;3;Punkte\n"
                                          "1;Albrecht, Jonas;1900;x;1;1;2\n"
                                          "2;Becker, Ulrike;1800;1;x;1;1\n"
                                          "3;Cramer, Uwe;1700;0;0;x;0\n")
                .has_value());
    const auto dialog = opened(path);
    QVERIFY(dialog);
    QVERIFY(!button(*dialog, u"&Import"_s));
    QPushButton* correct = button(*dialog, u"Correct"_s);
    QVERIFY(correct);
    QVERIFY(correct->isDefault());
    const auto table = dialog->refusedTable();
    QVERIFY(table);
    QVERIFY(table->reading.isRefused());
    QCOMPARE(table->grid.cell(2, 3), u"1"_s);
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    QVERIFY(dialog->choice() == ImportDialog::Choice::Correct);
}

void TestImportDialog::offersNothingForWhatIsNoTable()
{
    const QString path = m_folder.filePath(u"letter.txt"_s);
    QVERIFY(app::Session::writeFile(path, "Dear referee,\nsee you on Saturday.\n").has_value());
    const auto dialog = opened(path);
    QVERIFY(dialog);
    QVERIFY(!dialog->refusedTable());
    QVERIFY(!button(*dialog, u"Correct"_s));
}

void TestImportDialog::saysThatAFileIsGone()
{
    const auto dialog = opened(m_folder.filePath(u"gone.swt"_s));
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QLabel*>()->text().contains(u"gone.swt"_s));
    QVERIFY(!button(*dialog, u"&Import"_s));
}

ZAHLMEISTER_TEST(TestImportDialog, QApplication)

} // namespace tst_importdialog

#include "tst_importdialog.moc"
