// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/support/openexample.h"
#include "ui/models/previewmodel.h"
#include "ui/models/previeworder.h"
#include "ui/text/language.h"

namespace tst_previeworder {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::PreviewModel;
using ui::PreviewOrder;

namespace {

QString names(const PreviewOrder& order)
{
    QString all;
    for (int row = 0; row < order.rowCount(); ++row)
        all += order.index(row, PreviewModel::NameColumn).data().toString();
    return all;
}

} // namespace

class TestPreviewOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = openExample();
        m_model = std::make_unique<PreviewModel>(m_open->evaluation());
        m_order = std::make_unique<PreviewOrder>();
        m_order->setSourceModel(m_model.get());
    }

    void cleanup()
    {
        m_order.reset();
        m_model.reset();
        m_open.reset();
    }

    void sheetOrderIsByGroupThenNumber()
    {
        QCOMPARE(names(*m_order), u"ABCDEFGHJKLMNPQR"_s);
        // B loses his rating: he has five games, two and a half points, and goes to the first ratings.
        engine::Participant player = m_open->tournament().participants[1];
        player.rating.reset();
        player.index.reset();
        m_open->apply({app::PutParticipant{player}});
        const int group = m_model->index(1, 0).data(PreviewModel::GroupRole).toInt();
        QVERIFY(group != int(engine::Group::Established));
        QVERIFY2(names(*m_order).startsWith(u"ACDEFGH"_s), qPrintable(names(*m_order)));
        QVERIFY(m_open->document().undo().has_value());
        QCOMPARE(names(*m_order), u"ABCDEFGHJKLMNPQR"_s);
    }

    void emptyCellsComeLastInBothDirections()
    {
        const int change = m_model->columnOf(engine::Column::Change);
        m_order->sortByColumn(change, Qt::AscendingOrder);
        // E -49, C -22, B -19, F and H -8, D +23, A +25, G +90
        QCOMPARE(names(*m_order), u"ECBFHDAGJKLMNPQR"_s);
        m_order->sortByColumn(change, Qt::DescendingOrder);
        QCOMPARE(names(*m_order), u"GADFHBCEJKLMNPQR"_s);
        m_order->sortAsSheet();
        QCOMPARE(names(*m_order), u"ABCDEFGHJKLMNPQR"_s);
    }

    void filtersByWordsAndNumbers()
    {
        m_order->setFilter(u"bbbbb"_s, -1); // a club
        QCOMPARE(names(*m_order), u"B"_s);
        m_order->setFilter(u"bbbbb"_s, m_model->columnOf(engine::Column::Club));
        QCOMPARE(names(*m_order), u"B"_s);
        m_order->setFilter(u"bbbbb"_s, PreviewModel::NameColumn);
        QCOMPARE(names(*m_order), QString());
        // E -49, C -22, B -19, F and H -8, D +23, A +25, G +90
        m_order->setFilter(u">0"_s, m_model->columnOf(engine::Column::Change));
        QCOMPARE(names(*m_order), u"ADG"_s);
        m_order->setFilter(u">=-19 <23"_s, m_model->columnOf(engine::Column::Change));
        QCOMPARE(names(*m_order), u"BFH"_s);
        m_order->setFilter(u">2200"_s, -1); // the new rating
        QCOMPARE(names(*m_order), u"AL"_s);
        m_order->setFilter({}, -1);
        QCOMPARE(names(*m_order), u"ABCDEFGHJKLMNPQR"_s);
    }

    void comparesWithAnotherRuleVersion()
    {
        QVERIFY(m_model->extraColumn(m_model->columnCount() - 1) == PreviewModel::Extra::Course);
        const int columns = m_model->columnCount();
        m_model->setComparedWith(**m_open->evaluation().rules().find("dwz-2016"));
        QCOMPARE(m_model->columnCount(), columns + 2);
        const QAbstractItemModelTester tester(m_model.get(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto shown = [&](int column) { return m_model->index(1, column).data().toString(); };
        const auto second = engine::evaluate(m_open->tournament(), *m_model->comparedWith());
        const int other = *second->participants[1].newRating;
        const int own = *m_open->evaluation().of(engine::ParticipantNumber(2))->newRating;
        QVERIFY(shown(columns).startsWith(QString::number(other)));
        QCOMPARE(m_model->index(1, columns + 1).data(PreviewModel::SortRole).toInt(), other - own);
        // An edit changes both.
        m_open->setResult(1, 2, engine::kBlackWins);
        const auto again = engine::evaluate(m_open->tournament(), *m_model->comparedWith());
        QVERIFY(shown(columns).startsWith(QString::number(*again->participants[1].newRating)));
        m_model->setComparedWith({});
        QCOMPARE(m_model->columnCount(), columns);
    }

    void theCourseEndsWithTheChange()
    {
        const int course = m_model->columnCount() - 1;
        const auto line = m_model->index(6, course).data(ui::SparklineRole).value<QList<double>>();
        const auto& result = *m_open->evaluation().of(engine::ParticipantNumber(7));
        QVERIFY(!line.isEmpty());
        QVERIFY(std::abs(line.constLast() - *result.change()) < 1.0); // the new rating is rounded
        QVERIFY(m_model->index(6, course).data().toString().isEmpty());
        QVERIFY(!m_model->index(6, course).data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void theScaleIsRelativeToTheLargestChange()
    {
        const int change = m_model->columnOf(engine::Column::Change);
        QCOMPARE(m_model->index(6, change).data(ui::ScaleRole).toDouble(), 1.0);          // G +90
        QCOMPARE(m_model->index(4, change).data(ui::ScaleRole).toDouble(), -49.0 / 90.0); // E, in brackets
        QVERIFY(!m_model->index(6, change - 1).data(ui::ScaleRole).isValid());
    }

    void liveEditsMoveRows()
    {
        const QAbstractItemModelTester tester(m_order.get(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_order->sortByColumn(m_model->columnOf(engine::Column::Score), Qt::DescendingOrder);
        QCOMPARE(names(*m_order).left(2), u"AL"_s);
        m_open->setResult(1, 2, engine::kBlackWins);
        QCOMPARE(names(*m_order).left(2), u"LA"_s);
    }

    void namesFollowTheAlphabet()
    {
        engine::Participant player = m_open->tournament().participants[2];
        player.name = "Änne";
        m_open->apply({app::PutParticipant{player}});
        m_order->sortByColumn(PreviewModel::NameColumn, Qt::AscendingOrder);
        QVERIFY2(names(*m_order).startsWith(u"AÄnneB"_s), qPrintable(names(*m_order)));
    }

private:
    ui::Translators m_translators{ui::Language::German};
    std::unique_ptr<OpenTournament> m_open;
    std::unique_ptr<PreviewModel> m_model;
    std::unique_ptr<PreviewOrder> m_order;
};

ZAHLMEISTER_TEST(TestPreviewOrder, QApplication)

} // namespace tst_previeworder

#include "tst_previeworder.moc"
