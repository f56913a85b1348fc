// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/adjustmentdialog.h"
#include "ui/chronicle/adjustmentsdialog.h"
#include "ui/chronicle/impactmodel.h"
#include "ui/text/language.h"

namespace tst_adjustmentsdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

class TestAdjustmentsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsTheImpactBeforeItIsApplied();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void showsWhatIsChanged();
    void takesBackAndUndoes();

private:
    template <class Field>
    static Field& in(const QWidget& dialog, const QString& name)
    {
        return *dialog.findChild<Field*>(name);
    }
    static void type(const QWidget& dialog)
    {
        in<QLineEdit>(dialog, u"adjustmentId"_s).setText(u"hessen-2027"_s);
        in<QLineEdit>(dialog, u"adjustmentDay"_s).setText(u"1.4.2027"_s);
        in<QPlainTextEdit>(dialog, u"adjustmentRanges"_s).setPlainText(u"1000: 0,9 100\n1 50"_s);
        in<QLineEdit>(dialog, u"adjustmentReason"_s).setText(u"Beschluss"_s);
    }
    static bool canBeApplied(const QWidget& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }
    static engine::Date day(int month) { return *engine::Date::tryFrom(2027, month, 1); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
    ui::Translators m_translators{ui::Language::English};
};

void TestAdjustmentsDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    const auto first = wonBy(1, day(3), 1700, 20);
    const auto left = evaluated(first, *m_session->rules());
    QVERIFY(m_session->addTournament(first.tournament).has_value());
    QVERIFY(
        m_session->addTournament(wonBy(2, day(6), *left.newRating, *left.newIndex).tournament).has_value());
    m_session->chronicle().start();
    QTRY_VERIFY(m_session->chronicle().isCurrent());
}

// RULE: WO2026 2.2.1, 3.7
void TestAdjustmentsDialog::showsTheImpactBeforeItIsApplied()
{
    ui::AdjustmentDialog dialog(*m_session, {});
    QVERIFY(!canBeApplied(dialog) && !dialog.adjustment());
    type(dialog);
    QVERIFY(!canBeApplied(dialog)); // nobody has seen what it would change
    const auto typed = dialog.adjustment();
    QVERIFY(typed.has_value());
    QCOMPARE(typed->formula.convert(2000), 2050);
    QCOMPARE(typed->formula.convert(1000), 1000);
    QTRY_VERIFY(canBeApplied(dialog));
    QVERIFY(dialog.findChild<ui::ImpactModel*>()->rowCount() > 0);
    const auto& impact = in<QLabel>(dialog, u"adjustmentImpact"_s);
    QVERIFY2(impact.text().startsWith(u"2 players"_s), qPrintable(impact.text()));
    in<QLineEdit>(dialog, u"adjustmentRegion"_s).setText(u"c"_s);
    QVERIFY(!canBeApplied(dialog));
    QTRY_VERIFY(canBeApplied(dialog));
    QCOMPARE(dialog.adjustment()->region, std::string("C"));
    QCOMPARE(dialog.findChild<ui::ImpactModel*>()->rowCount(), 0); // nobody is of a club
    QVERIFY(m_session->rules()->adjustments().empty());
}

void TestAdjustmentsDialog::saysWhatIsMissing_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("no id") << u"adjustmentId"_s << QString();
    QTest::newRow("bad id") << u"adjustmentId"_s << u"Hessen 2027"_s;
    QTest::newRow("no day") << u"adjustmentDay"_s << QString();
    QTest::newRow("impossible day") << u"adjustmentDay"_s << u"31.4.2027"_s;
    QTest::newRow("bad region") << u"adjustmentRegion"_s << u"6-1"_s;
    QTest::newRow("no reason") << u"adjustmentReason"_s << u" "_s;
    QTest::newRow("no ranges") << u"adjustmentRanges"_s << QString();
    QTest::newRow("no last range") << u"adjustmentRanges"_s << u"1000: 1 50"_s;
    QTest::newRow("no summand") << u"adjustmentRanges"_s << u"1"_s;
    QTest::newRow("no numbers") << u"adjustmentRanges"_s << u"a: 1 50\n1 50"_s;
    QTest::newRow("great factor") << u"adjustmentRanges"_s << u"11 50"_s;
}

void TestAdjustmentsDialog::saysWhatIsMissing()
{
    QFETCH(const QString, field);
    QFETCH(const QString, text);
    ui::AdjustmentDialog dialog(*m_session, {});
    type(dialog);
    const auto& hint = in<QLabel>(dialog, u"adjustmentHint"_s);
    QVERIFY(hint.text().isEmpty());
    if (field == u"adjustmentRanges"_s)
        in<QPlainTextEdit>(dialog, field).setPlainText(text);
    else
        in<QLineEdit>(dialog, field).setText(text);
    QVERIFY(!hint.text().isEmpty());
    QVERIFY(!dialog.adjustment() && !canBeApplied(dialog));
}

void TestAdjustmentsDialog::showsWhatIsChanged()
{
    const engine::Adjustment known{
        .id = "known",
        .day = day(5),
        .formula = *engine::Conversion::of({{0, 1500, 0.95, -12.5}, {0, std::nullopt, 1, 20}}),
        .region = "C03",
        .ages = engine::AgeGroup::Junior,
        .raisesIndex = false,
        .clause = "WO 2.2.1",
        .reason = "Beschluss"};
    ui::AdjustmentDialog dialog(*m_session, known);
    QVERIFY(in<QLineEdit>(dialog, u"adjustmentId"_s).isReadOnly());
    QVERIFY(dialog.adjustment() == known);
}

void TestAdjustmentsDialog::takesBackAndUndoes()
{
    ui::AdjustmentsDialog dialog(*m_session);
    auto& list = in<QTreeWidget>(dialog, u"adjustments"_s);
    QCOMPARE(list.topLevelItemCount(), 0);
    engine::Adjustment one{.id = "one", .day = day(4), .reason = "Beschluss"};
    one.formula = *engine::Conversion::of({{0, std::nullopt, 1, 100}});
    dialog.store(one);
    QCOMPARE(list.topLevelItemCount(), 1);
    QCOMPARE(list.topLevelItem(0)->text(2), u"everybody"_s);
    QCOMPARE(list.topLevelItem(0)->text(3), u"R + 100"_s);
    // The chain follows: the second tournament now begins with other numbers.
    QTRY_VERIFY(m_session->chronicle().isCurrent() && m_session->chronicle().recalculation()->hasChanges());
    dialog.removeCurrent();
    QCOMPARE(list.topLevelItemCount(), 0);
    QTRY_VERIFY(m_session->chronicle().isCurrent() && !m_session->chronicle().recalculation()->hasChanges());
    dialog.undoRemove();
    QCOMPARE(list.topLevelItemCount(), 1);
    QVERIFY(m_session->rules()->adjustments().front() == one);
}

ZAHLMEISTER_TEST(TestAdjustmentsDialog, QApplication)

} // namespace tst_adjustmentsdialog

#include "tst_adjustmentsdialog.moc"
