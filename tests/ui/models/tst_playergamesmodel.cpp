// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/support/openexample.h"
#include "ui/models/playergamesmodel.h"
#include "ui/text/language.h"

namespace tst_playergamesmodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using Model = ui::PlayerGamesModel;

class TestPlayerGamesModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = openExample();
        m_model = std::make_unique<Model>(m_open->evaluation());
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_open.reset();
    }

    void nobodyHasNoGames()
    {
        QCOMPARE(m_model->rowCount(), 0);
        QCOMPARE(m_model->totals().games, 0);
    }

    // RULE: WO2026 Anhang 3.1.12
    void scoresheetOfH()
    {
        m_model->setParticipant(engine::ParticipantNumber(8));
        QSet<QStringList> rows;
        for (int row = 0; row < m_model->rowCount(); ++row)
            rows.insert({text(row, Model::OpponentColumn), text(row, Model::RatingColumn),
                         text(row, Model::ResultColumn), text(row, Model::ExpectedColumn)});
        const QSet<QStringList> printed{{u"D"_s, u"1950 – 15"_s, u"0"_s, u"0,011"_s},
                                        {u"F"_s, u"1700 – 8"_s, u"0"_s, u"0,079"_s},
                                        {u"N"_s, u"1494"_s, u"½"_s, u"0,246"_s},
                                        {u"K"_s, u"1179 – 1"_s, u"½"_s, u"0,666"_s},
                                        {u"J"_s, u"1476 – 1"_s, u"0"_s, u"0,267"_s},
                                        {u"E"_s, u"1800"_s, u"0"_s, u"0,039"_s},
                                        {u"Q"_s, {}, u"1"_s, {}}};
        QCOMPARE(rows, printed);
        const Model::Totals totals = m_model->totals();
        QCOMPARE(totals.games, 7);
        QCOMPARE(totals.counted, 6);
        QCOMPARE(totals.score.halfPoints(), 2);
        QVERIFY(std::abs(*totals.expected - 1.308) < 0.0005);
    }

    // RULE: WO2026 Anhang 3.2
    void changeByGameOfB()
    {
        m_model->setParticipant(engine::ParticipantNumber(2));
        QMap<QString, QString> changes;
        for (int row = 0; row < m_model->rowCount(); ++row)
            changes[text(row, Model::OpponentColumn)] = text(row, Model::ChangeColumn);
        const QMap<QString, QString> printed{{u"A"_s, u"−10,8"_s},
                                             {u"E"_s, u"−11,4"_s},
                                             {u"G"_s, u"+10,0"_s},
                                             {u"K"_s, u"±0,0"_s},
                                             {u"L"_s, u"−6,7"_s}};
        QCOMPARE(changes, printed);
        QVERIFY(std::abs(*m_model->totals().change - -18.816) < 0.0005);
    }

    // RULE: WO2026 3.6.3
    void exceptionalOpponentIsMarked()
    {
        m_model->setParticipant(engine::ParticipantNumber(2));
        QStringList marked;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->index(row, Model::RatingColumn).data(ui::MarkedRole).toBool())
                marked += text(row, Model::OpponentColumn) + u' ' + text(row, Model::RatingColumn);
        }
        QCOMPARE(marked, QStringList{u"G 1961"_s});
    }

    // RULE: WO2026 3.4.2
    void residualPlayerShowsOldAndNewCarryOverGames()
    {
        m_model->setParticipant(engine::ParticipantNumber(14));
        QStringList remarks;
        for (int row = 0; row < m_model->rowCount(); ++row)
            remarks += text(row, Model::RatingColumn) + u' ' + text(row, Model::ResultColumn) + u' ' +
                       text(row, Model::RemarkColumn);
        QVERIFY2(remarks.contains(u"1600 0 "_s) && remarks.contains(u"1400 1 "_s),
                 qPrintable(remarks.join(u'\n')));
        QCOMPARE(remarks.filter(u"neue Restpartie"_s).size(), 2);
        QVERIFY(m_model->totals().expected == std::nullopt);
    }

    void editsAreAnnouncedWithoutAReset()
    {
        m_model->setParticipant(engine::ParticipantNumber(1));
        const QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
        const QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
        m_open->setResult(1, 2, engine::kBlackWins);
        m_model->refresh();
        QCOMPARE(resets.size(), 0);
        QVERIFY(!changes.isEmpty());
        QStringList against;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (text(row, Model::OpponentColumn) == "B"_L1)
                against += text(row, Model::ResultColumn);
        }
        QCOMPARE(against, QStringList{u"0"_s});
        // A game less is another list.
        m_open->apply({app::RemoveGame{m_open->tournament().games.front().id}});
        m_model->refresh();
        QCOMPARE(resets.size(), 1);
    }

private:
    QString text(int row, int column) const { return m_model->index(row, column).data().toString(); }

    ui::Translators m_translators{ui::Language::German};
    std::unique_ptr<OpenTournament> m_open;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

ZAHLMEISTER_TEST(TestPlayerGamesModel, QApplication)

} // namespace tst_playergamesmodel

#include "tst_playergamesmodel.moc"
