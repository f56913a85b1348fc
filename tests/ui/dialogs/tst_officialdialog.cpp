// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include "app/formats/json/evaluationjson.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/dialogs/officialdialog.h"
#include "ui/widgets/emptyhint.h"

namespace tst_officialdialog {

using namespace zahlmeister;
using namespace Qt::StringLiterals;

namespace {

class TestOfficialDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysWhatToDo();
    void agreesWithItself();
    void listsWhoDeviates();
    void longNamesPushNoNumberOut();
    void ratingsStandOnTheDash();
    void rowsAreOneLine();
    void answersAComplaint();
    void followsCorrections();
    void pastesATable();
    void takesTheGamesToTheirEvaluation();
    void refusesNonsense();

private:
    [[nodiscard]] QByteArray published() const
    {
        const auto& evaluation = m_tournament->evaluation();
        return app::writeEvaluationJson(m_tournament->tournament(), *evaluation.choice()->version,
                                        *evaluation.current(), {});
    }
    void rate(int number, int rating)
    {
        engine::Participant participant =
            m_tournament->tournament().participants[static_cast<std::size_t>(number - 1)];
        participant.rating = engine::Rating(rating);
        m_tournament->apply({app::PutParticipant{participant}});
    }
    [[nodiscard]] QTreeWidget* players() const
    {
        return m_dialog->findChild<QTreeWidget*>(u"officialPlayers"_s);
    }

    void choosePlayer(int number) const
    {
        constexpr int kNumberColumn = 1;
        const auto found = players()->findItems(QString::number(number), Qt::MatchExactly, kNumberColumn);
        QCOMPARE(found.size(), 1);
        players()->setCurrentItem(found.first());
    }

    std::unique_ptr<tests::OpenTournament> m_tournament;
    std::unique_ptr<ui::OfficialDialog> m_dialog;
};

} // namespace

void TestOfficialDialog::init()
{
    m_dialog.reset();
    m_tournament = std::make_unique<tests::OpenTournament>(tests::woExample());
    m_dialog = std::make_unique<ui::OfficialDialog>(m_tournament->evaluation());
}

void TestOfficialDialog::saysWhatToDo()
{
    m_dialog->show();
    QVERIFY(m_dialog->findChild<ui::EmptyHint*>()->isVisible());
    QVERIFY(m_dialog->findChild<ui::EmptyHint*>()->text().contains(u"paste"_s));
    QVERIFY(!m_dialog->findChild<QPushButton*>(u"copyAnswer"_s)->isEnabled());
    QVERIFY(m_dialog->answer().isEmpty());
}

void TestOfficialDialog::agreesWithItself()
{
    m_dialog->read(published());
    QVERIFY(m_dialog->comparison());
    QCOMPARE(m_dialog->comparison()->deviating, 0);
    QCOMPARE(players()->topLevelItemCount(), 0);
    m_dialog->findChild<QCheckBox*>(u"showAll"_s)->setChecked(true);
    QCOMPARE(players()->topLevelItemCount(), 16);
}

void TestOfficialDialog::listsWhoDeviates()
{
    const QByteArray official = published();
    rate(1, 2100);
    m_dialog->read(official);
    const int deviating = m_dialog->comparison()->deviating;
    QVERIFY(deviating > 1);
    QCOMPARE(players()->topLevelItemCount(), deviating);
    choosePlayer(1);
    const QTreeWidgetItem* item = players()->currentItem();
    QCOMPARE(item->text(2), u"A"_s);
    QCOMPARE(item->text(3), u"2245 – 32"_s);
    QVERIFY(item->text(4) != item->text(3));
    QVERIFY(!item->text(5).isEmpty());
    const QString why = m_dialog->findChild<QTextBrowser*>(u"officialWhy"_s)->toPlainText();
    QVERIFY(why.contains(u"2220"_s)); // what they have
    QVERIFY(why.contains(u"2100"_s)); // what we have, in the derivation, too
}

void TestOfficialDialog::longNamesPushNoNumberOut()
{
    engine::Participant participant = m_tournament->tournament().participants[0];
    participant.name = "Schmidt-Oberhummelsbergenstein, Maximiliane-Alexandra Freifrau von und zu Waldeck";
    m_tournament->apply({app::PutParticipant{participant}});
    const QByteArray official = published();
    rate(1, 2100);
    m_dialog->show();
    m_dialog->read(official);
    QCoreApplication::processEvents();
    QCOMPARE(players()->horizontalScrollBar()->maximum(), 0);
    for (const int column : {3, 4})
        QVERIFY(players()->columnWidth(column) >=
                players()->fontMetrics().horizontalAdvance(players()->topLevelItem(0)->text(column)));
}

void TestOfficialDialog::ratingsStandOnTheDash()
{
    m_dialog->resize(1000, 600);
    m_dialog->show();
    m_dialog->read(published());
    m_dialog->findChild<QCheckBox*>(u"showAll"_s)->setChecked(true);
    constexpr int kOfficialColumn = 3;
    constexpr int kRows = 3;
    const QString texts[kRows]{u"1650 – 9"_s, u"1650 – 12"_s, u"1650 – 188"_s};
    for (int row = 0; row < kRows; ++row)
        players()->topLevelItem(row)->setText(kOfficialColumn, texts[row]);
    players()->setCurrentItem(players()->topLevelItem(kRows));
    auto* figures = qobject_cast<ui::FigureDelegate*>(players()->itemDelegate());
    QVERIFY(figures != nullptr);
    figures->measureTails();
    players()->viewport()->update();
    QTest::qWait(10);
    const QImage seen = players()->viewport()->grab().toImage();
    const QColor base = players()->palette().color(QPalette::Base);
    QList<int> begins;
    for (int row = 0; row < kRows; ++row) {
        const QRect cell = players()->visualItemRect(players()->topLevelItem(row));
        const int left = players()->header()->sectionViewportPosition(kOfficialColumn);
        int x = left;
        while (x < left + players()->columnWidth(kOfficialColumn) &&
               seen.pixelColor(x, cell.center().y()) == base)
            ++x;
        begins += x - left;
    }
    QCOMPARE(begins, QList<int>(kRows, begins.front()));
    QVERIFY(begins.front() < players()->columnWidth(kOfficialColumn));
}

/// The hairline goes on below the signs, and they are there.
void TestOfficialDialog::rowsAreOneLine()
{
    m_dialog->resize(1000, 600);
    m_dialog->show();
    m_dialog->read(published());
    m_dialog->findChild<QCheckBox*>(u"showAll"_s)->setChecked(true);
    players()->setCurrentItem(players()->topLevelItem(0));
    QTest::qWait(10);
    const QImage seen = players()->viewport()->grab().toImage();
    const QRect row = players()->visualItemRect(players()->topLevelItem(2));
    const auto pixelOf = [&](int column, int y) {
        const int left = players()->header()->sectionViewportPosition(column);
        return seen.pixelColor(left + players()->columnWidth(column) / 2, y);
    };
    for (const int column : {1, 2, 3, 4, 5})
        QCOMPARE(pixelOf(0, row.bottom()), pixelOf(column, row.bottom()));
    const QColor base = players()->palette().color(QPalette::Base);
    QVERIFY(pixelOf(0, row.bottom()) != base);
    bool isSigned = false;
    for (int y = row.top(); y < row.bottom(); ++y)
        isSigned = isSigned || pixelOf(0, y) != base;
    QVERIFY(isSigned);
}

void TestOfficialDialog::answersAComplaint()
{
    const QByteArray official = published();
    rate(1, 2100);
    m_dialog->read(official);
    choosePlayer(1);
    const QString answer = m_dialog->answer();
    QVERIFY(answer.contains(u"2220"_s) && answer.contains(u"2100"_s));
    QVERIFY(answer.contains(QString::fromStdString(m_tournament->tournament().header.name)));
    QVERIFY(answer.contains(u"R_n"_s)); // the derivation
    m_dialog->findChild<QPushButton*>(u"copyAnswer"_s)->click();
    QCOMPARE(QApplication::clipboard()->text(), answer);
    QVERIFY(!answer.contains(u"6.4.2"_s));
    // RULE: WO2026 6.4.2
    engine::Participant set = m_tournament->tournament().participants.front();
    set.overrides = {{engine::ListedValue::Rating, 2220, 2100, "evaluated since"}};
    m_tournament->apply({app::PutParticipant{set}});
    choosePlayer(1);
    QVERIFY2(m_dialog->answer().contains(u"evaluated since"_s), qPrintable(m_dialog->answer()));
}

void TestOfficialDialog::followsCorrections()
{
    const QByteArray official = published();
    rate(1, 2100);
    m_dialog->read(official);
    QVERIFY(m_dialog->comparison()->deviating > 0);
    rate(1, 2220);
    QCOMPARE(m_dialog->comparison()->deviating, 0);
    QCOMPARE(players()->topLevelItemCount(), 0);
}

void TestOfficialDialog::pastesATable()
{
    auto* clipboard = new QMimeData;
    clipboard->setText(u"Name\tDWZ alt\tDWZ neu\nA\t2220 - 31\t2240 - 32\n"_s);
    clipboard->setHtml(u"<table><tr><td>no heads</td></tr></table>"_s);
    QApplication::clipboard()->setMimeData(clipboard);
    m_dialog->show();
    QTest::keySequence(m_dialog.get(), QKeySequence::Paste);
    QVERIFY(m_dialog->comparison());
    const app::ComparedPlayer* player = m_dialog->comparison()->of(engine::ParticipantNumber(1));
    QCOMPARE(player->deviations.size(), std::size_t(1));
    QCOMPARE(player->deviations[0].official.value(), 2240.0);
}

void TestOfficialDialog::takesTheGamesToTheirEvaluation()
{
    const engine::Game& game = m_tournament->tournament().games.front();
    const QByteArray games = R"({"body": {"data": [{"round": 1, "result": "MINUS_MINUS",
        "whitePlayer": {"playerNo": )" +
                             QByteArray::number(game.white.value()) + R"(}, "blackPlayer": {"playerNo": )" +
                             QByteArray::number(game.black.value()) + "}}]}}";
    m_dialog->read(published());
    QCOMPARE(m_dialog->comparison()->deviating, 0);
    m_dialog->read(games);
    const auto& compared = m_dialog->comparison()->games;
    const auto same = std::ranges::find_if(compared, [&](const app::ComparedGame& one) {
        return one.white == game.white && one.black == game.black && one.official;
    });
    QVERIFY(same != compared.end() && same->result == engine::kBothForfeit);
    m_dialog->read(published()); // without games, as before
    QVERIFY(m_dialog->comparison()->games.empty());
}

void TestOfficialDialog::refusesNonsense()
{
    m_dialog->read("nonsense");
    QVERIFY(!m_dialog->comparison());
    QVERIFY(m_dialog->findChild<QLabel*>(u"officialMessage"_s)->text().startsWith(u'✕'));
    m_dialog->read(published());
    QVERIFY(m_dialog->comparison());
    QVERIFY(m_dialog->findChild<QLabel*>(u"officialMessage"_s)->isHidden());
}

ZAHLMEISTER_TEST(TestOfficialDialog, QApplication)

} // namespace tst_officialdialog

#include "tst_officialdialog.moc"
