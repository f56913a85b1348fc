// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "app/session/session.h"
#include "engine/evaluation/comparison.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/dialogs/comparisondialog.h"
#include "ui/models/comparisonmodel.h"
#include "ui/widgets/ruleversionbox.h"

namespace tst_comparisondialog {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using Model = ui::ComparisonModel;

class TestComparisonDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void atTheChangeOfTheRules_data();
    void atTheChangeOfTheRules();
    void showsBothRatings();
    void followsEdits();
    void theSameVersionTwice();
    void copiesATable();
    void nothingIsCutOff();

private:
    void endOn(const char* day);
    QString cell(int row, int column) const
    {
        const auto& model = m_dialog->model();
        return model.index(row, column).data().toString();
    }

    QTemporaryDir m_directory;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ui::ComparisonDialog> m_dialog;
};

void TestComparisonDialog::init()
{
    m_session = std::make_unique<app::Session>();
    const QString name = u"%1.zahlmeister"_s.arg(QLatin1StringView(QTest::currentTestFunction()));
    QVERIFY(m_session->openWorkFile(m_directory.filePath(name)).has_value());
    QVERIFY(m_session->addTournament(tests::woExample()).has_value());
    m_dialog = std::make_unique<ui::ComparisonDialog>(*m_session->evaluation());
}

void TestComparisonDialog::cleanup()
{
    m_dialog.reset();
    m_session.reset();
}

void TestComparisonDialog::endOn(const char* day)
{
    engine::TournamentHeader header = m_session->document()->tournament().header;
    header.start.reset();
    header.end = engine::Date::fromIso(day);
    header.system.clear();
    QVERIFY(
        m_session->document()->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    m_dialog = std::make_unique<ui::ComparisonDialog>(*m_session->evaluation());
}

void TestComparisonDialog::atTheChangeOfTheRules_data()
{
    QTest::addColumn<QByteArray>("day");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addRow("last day of the old") << QByteArray("2026-06-07") << u"dwz-2016"_s << u"dwz-2026"_s;
    QTest::addRow("first day of the new") << QByteArray("2026-06-08") << u"dwz-2016"_s << u"dwz-2026"_s;
    QTest::addRow("years later") << QByteArray("2030-01-01") << u"dwz-2016"_s << u"dwz-2026"_s;
    QTest::addRow("the oldest") << QByteArray("1995-01-01") << u"dwz-1992"_s << u"dwz-2004"_s;
}

void TestComparisonDialog::atTheChangeOfTheRules()
{
    QFETCH(const QByteArray, day);
    endOn(day.constData());
    const auto boxes = m_dialog->findChildren<ui::RuleVersionBox*>();
    QTEST(boxes[0]->currentData().toString(), "first");
    QTEST(boxes[1]->currentData().toString(), "second");
}

void TestComparisonDialog::showsBothRatings()
{
    const QAbstractItemModelTester tester(m_dialog->findChild<Model*>());
    m_dialog->choose(u"dwz-2016"_s, u"dwz-2026"_s);
    const engine::Tournament& tournament = m_session->document()->tournament();
    const auto& rules = app::shippedRules();
    const auto old = engine::evaluate(tournament, **rules.find("dwz-2016")).value();
    const auto current = engine::evaluate(tournament, **rules.find("dwz-2026")).value();
    const auto compared = engine::compare(old, current);
    int differing = 0;
    int sum = 0;
    for (std::size_t i = 0; i < compared.size(); ++i) {
        QVERIFY(compared[i].firstRating == old.participants[i].newRating);
        QVERIFY(compared[i].secondRating == current.participants[i].newRating);
        if (compared[i].difference())
            QCOMPARE(*compared[i].difference(), *compared[i].secondRating - *compared[i].firstRating);
        differing += compared[i].differs() ? 1 : 0;
        // As in the evaluation sheet, the sums are of what is recorded.
        if (tournament.participants[i].member)
            sum += compared[i].difference().value_or(0);
    }
    QCOMPARE(m_dialog->model().rowCount(), 16);
    QCOMPARE(m_dialog->model().differing(), differing);
    QCOMPARE(m_dialog->model().sum(Model::DifferenceColumn), sum);
    QVERIFY(differing > 0);
    // The regulation's own example (Anhang 3.1.11): A has 2245 - 32.
    QCOMPARE(cell(0, Model::SecondColumn), u"2245 – 32"_s);
    QCOMPARE(cell(0, Model::SecondChangeColumn), u"+25"_s);
    // L is beyond what the E system can rate: 100 % gives no first rating there.
    QCOMPARE(cell(10, Model::FirstColumn), u"–"_s);
    QCOMPARE(cell(10, Model::DifferenceColumn), u"–"_s);
    // The older version stands at the left, whichever was picked first, as on paper.
    m_dialog->choose(u"dwz-2026"_s, u"dwz-2016"_s);
    QCOMPARE(cell(0, Model::SecondColumn), u"2245 – 32"_s);
    QCOMPARE(m_dialog->model().sum(Model::DifferenceColumn), sum);
}

void TestComparisonDialog::followsEdits()
{
    const QString before = cell(0, Model::SecondColumn);
    engine::Participant participant = m_session->document()->tournament().participants[0];
    participant.rating = engine::Rating(1500);
    QVERIFY(m_session->document()
                ->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{participant}}})
                .has_value());
    QCOMPARE(cell(0, Model::OldColumn), u"1500"_s);
    QVERIFY(cell(0, Model::SecondColumn) != before);
}

void TestComparisonDialog::theSameVersionTwice()
{
    m_dialog->choose(u"dwz-2026"_s, u"dwz-2026"_s);
    QCOMPARE(m_dialog->model().differing(), 0);
    QCOMPARE(m_dialog->model().sum(Model::DifferenceColumn), 0);
}

void TestComparisonDialog::nothingIsCutOff()
{
    // A participant in brackets, and one with an index of two digits.
    auto* table = m_dialog->findChild<QTableView*>();
    m_dialog->choose(u"dwz-2016"_s, u"dwz-2026"_s);
    m_dialog->show();
    int bracketed = 0;
    for (int row = 0; row < m_dialog->model().rowCount(); ++row) {
        for (int column = 0; column < Model::ColumnCount; ++column) {
            const QString text = cell(row, column);
            bracketed += text.startsWith(u'(') ? 1 : 0;
            QVERIFY2(table->fontMetrics().horizontalAdvance(text) <= table->columnWidth(column),
                     qPrintable(text));
        }
    }
    QVERIFY(bracketed > 0);
}

void TestComparisonDialog::copiesATable()
{
    const QStringList lines = m_dialog->copyText().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 17);
    for (const QString& line : lines)
        QCOMPARE(line.count(u'\t'), int(Model::ColumnCount) - 1);
    QVERIFY(lines[1].startsWith(u"1\tA\t2220\t"_s));
}

ZAHLMEISTER_TEST(TestComparisonDialog, QApplication)

} // namespace tst_comparisondialog

#include "tst_comparisondialog.moc"
