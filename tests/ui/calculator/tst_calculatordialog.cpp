// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "ui/calculator/calculatorpage.h"
#include "ui/calculator/handgamesmodel.h"
#include "ui/calculator/handgamesview.h"
#include "ui/calculator/nextgamepanel.h"
#include "ui/calculator/numberfield.h"
#include "ui/dialogs/calculatordialog.h"
#include "ui/text/quantitytext.h"

namespace tst_calculatordialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::CalculatorDialog;
using ui::NumberField;

namespace {

std::vector<engine::RuleVersion> versions()
{
    const auto shipped = zahlmeister::app::shippedRules().versions();
    return {shipped.begin(), shipped.end()};
}

/// Types into whatever has the focus; `\t` and `\n` are Tab and Enter.
void type(const QString& text)
{
    for (const QChar sign : text) {
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus);
        if (sign == u'\t')
            QTest::keyClick(focus, Qt::Key_Tab);
        else if (sign == u'\n')
            QTest::keyClick(focus, Qt::Key_Return);
        else
            QTest::keyClicks(focus, QString(sign));
        QCoreApplication::processEvents(); // an editor ends by a queued call
    }
}

template <class Widget>
Widget* named(const CalculatorDialog& dialog, const QString& name)
{
    for (Widget* widget : dialog.page()->findChildren<Widget*>()) {
        if (widget->accessibleName() == name)
            return widget;
    }
    qFatal("no such widget");
}

void chooseRules(const CalculatorDialog& dialog, const QString& id)
{
    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
        if (box->accessibleName() != u"Rules"_s)
            continue;
        const auto all = versions();
        const auto version = std::ranges::find(all, id.toStdString(), &engine::RuleVersion::id);
        const int item = box->findText(ui::ruleVersionName(*version));
        QVERIFY(item >= 0);
        box->setCurrentIndex(item);
        Q_EMIT box->activated(item);
    }
}

QString hintOf(const CalculatorDialog& dialog)
{
    return dialog.page()->findChild<QLabel*>(u"hint"_s)->text();
}

std::optional<int> newRating(const CalculatorDialog& dialog)
{
    const auto& calculated = dialog.page()->calculated();
    return calculated ? calculated->result().newRating : std::nullopt;
}

/// Player B of document 000, Anhang 3.2, typed without a look: rating, index, age, source, way, games.
const QString kPlayerB = u"2100\t55\t22\t\t\t"_s;
const QString kGamesOfB = u"2220\n0"_s + u"1800\nr"_s + u"1961\n1"_s + u"1179\n1"_s + u"2329\n0"_s;

} // namespace

class TestCalculatorDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_dialog.reset(); }
    void typedByKeyboardAlone();
    void resultIsLive();
    void explainsTheChosenNumber();
    void followsLinks();
    void totals();
    void columnsStandStill();
    void invalidInputIsSaidInline();
    void birthYear();
    void nextGame();
    void nextGameOfNewcomer();
    void columnsFollowTheSystem_data();
    void columnsFollowTheSystem();
    void estimateOnlyWhereTheDocumentHasOne();
    void conversion();
    void correction();
    void meanOfFirstRatings();
    void ownFactor();
    void approximation();
    void ownFactorWithoutExpectancies();
    void offersOnlyRulesThatSuit();

private:
    std::unique_ptr<CalculatorDialog> m_dialog;
};

void TestCalculatorDialog::init()
{
    m_dialog = std::make_unique<CalculatorDialog>(versions(), "dwz-2026");
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

// RULE: WO2026 Anhang 3.2, Anhang 3.3
void TestCalculatorDialog::typedByKeyboardAlone()
{
    type(kPlayerB + kGamesOfB);
    QCOMPARE(newRating(*m_dialog), std::optional(2081));
    QCOMPARE(m_dialog->page()->calculated()->result().games, 5);
}

void TestCalculatorDialog::resultIsLive()
{
    type(kPlayerB + u"2220\n"_s);
    QVERIFY(!newRating(*m_dialog).has_value());
    QVERIFY(!hintOf(*m_dialog).isEmpty());
    type(u"1"_s);
    const auto won = newRating(*m_dialog);
    QVERIFY(won > 2100);
    auto* rating = named<NumberField>(*m_dialog, u"Rating"_s);
    rating->setText(u"2000"_s);
    QVERIFY(newRating(*m_dialog) < won);
}

void TestCalculatorDialog::explainsTheChosenNumber()
{
    type(kPlayerB + kGamesOfB);
    auto* why = m_dialog->findChild<QTextBrowser*>();
    QVERIFY(why->toPlainText().contains(u"2081"_s));
    m_dialog->page()->choose(engine::Quantity::Coefficient);
    QVERIFY2(why->toPlainText().contains(u"Annex 1.3"_s), qPrintable(why->toPlainText()));
    // The explanation stays with its quantity while the numbers change.
    named<NumberField>(*m_dialog, u"Index"_s)->setText(u"3"_s);
    QCOMPARE(m_dialog->page()->chosenQuantity(), engine::Quantity::Coefficient);
    QVERIFY(why->toPlainText().contains(u"48"_s));
}

void TestCalculatorDialog::followsLinks()
{
    type(kPlayerB + kGamesOfB);
    auto* why = m_dialog->findChild<QTextBrowser*>();
    Q_EMIT why->anchorClicked(QUrl(u"why:1/expected"_s));
    QCOMPARE(m_dialog->page()->chosenQuantity(), engine::Quantity::Expected);
    QVERIFY(why->toPlainText().contains(u"3.088"_s));
    Q_EMIT why->anchorClicked(QUrl(u"why:2/new_rating"_s)); // an opponent has nothing to tell
    QCOMPARE(m_dialog->page()->chosenQuantity(), engine::Quantity::Expected);
}

void TestCalculatorDialog::totals()
{
    type(u"1950\t15\t16"_s);
    for (QRadioButton* way : m_dialog->page()->findChildren<QRadioButton*>()) {
        if (way->text() == u"&Totals only"_s)
            way->click();
    }
    named<NumberField>(*m_dialog, u"W"_s)->setText(u"4½"_s);
    named<NumberField>(*m_dialog, u"We"_s)->setText(u"3,818"_s);
    QVERIFY(!newRating(*m_dialog).has_value());
    named<NumberField>(*m_dialog, u"n"_s)->setText(u"7"_s);
    QCOMPARE(newRating(*m_dialog), std::optional(1973));
    named<NumberField>(*m_dialog, u"n"_s)->setText(u"4"_s);
    QVERIFY(!newRating(*m_dialog).has_value());
    QVERIFY(hintOf(*m_dialog).contains(u"W is more"_s));
}

void TestCalculatorDialog::invalidInputIsSaidInline()
{
    type(kPlayerB + u"2220\n1"_s);
    auto* rating = named<NumberField>(*m_dialog, u"Rating"_s);
    rating->setText(u"21OO"_s);
    QVERIFY(hintOf(*m_dialog).contains(u"21OO"_s));
    QVERIFY(!newRating(*m_dialog).has_value());
    QVERIFY(!QApplication::activeModalWidget());
    rating->setText(u"2100"_s);
    QVERIFY(newRating(*m_dialog).has_value());
    QVERIFY(!hintOf(*m_dialog).contains(u"21OO"_s));
}

void TestCalculatorDialog::birthYear()
{
    type(kPlayerB + kGamesOfB);
    const auto asJunior = newRating(*m_dialog);
    auto* age = named<NumberField>(*m_dialog, u"Age or birth year"_s);
    // The rules of 2026 count in this year, but never before 2026.
    const int year = std::max(2026, QDate::currentDate().year());
    age->setText(QString::number(year - 22));
    QCOMPARE(newRating(*m_dialog), asJunior);
    QCOMPARE(m_dialog->page()->calculated()->result().ageGroup, std::optional(engine::AgeGroup::Junior));
    age->setText(u"1700"_s);
    QVERIFY(!newRating(*m_dialog).has_value());
    QVERIFY(hintOf(*m_dialog).contains(u"1700"_s));
}

void TestCalculatorDialog::nextGame()
{
    type(u"1500\t20"_s);
    auto* panel = m_dialog->findChild<ui::NextGamePanel*>();
    panel->field()->setText(u"1500"_s);
    QVERIFY(panel->answer().has_value());
    QCOMPARE(panel->answer()->outcomes[0].change, std::optional(16));
    QCOMPARE(panel->answer()->outcomes[2].change, std::optional(-13));
    QStringList texts;
    for (const QLabel* label : panel->findChildren<QLabel*>())
        texts += label->text();
    for (const QString& text : {u"+16"_s, u"±0"_s, u"−13"_s, u"→ 1516"_s, u"→ 1487"_s})
        QVERIFY2(texts.contains(text), qPrintable(text));
    panel->field()->setText(u"abc"_s);
    QVERIFY(!panel->answer().has_value());
}

void TestCalculatorDialog::nextGameOfNewcomer()
{
    type(u"\t\t\t\t\t"_s + u"1500\n5"_s + u"1500\n5"_s + u"1500\n5"_s + u"1500\n5"_s);
    auto* panel = m_dialog->findChild<ui::NextGamePanel*>();
    panel->field()->setText(u"1500"_s);
    QVERIFY(panel->answer().has_value());
    QCOMPARE(panel->answer()->outcomes[1].newRating, std::optional(1540));
    QVERIFY(!panel->answer()->outcomes[1].change.has_value());
}

void TestCalculatorDialog::columnsFollowTheSystem_data()
{
    QTest::addColumn<QString>("id");
    for (const engine::RuleVersion& version : versions())
        QTest::addRow("%s", version.id.c_str()) << QString::fromStdString(version.id);
}

void TestCalculatorDialog::columnsFollowTheSystem()
{
    QFETCH(QString, id);
    chooseRules(*m_dialog, id);
    const int level = id.startsWith(u"fide"_s) ? 1800 : 0; // nobody has an Elo of 150
    type(QString::number(level + 150) + u"\t9\t"_s);
    named<QTableView>(*m_dialog, u"Opponents and results"_s)->setFocus();
    for (const auto& [rating, key] :
         {std::pair(140, u"1"_s), {160, u"5"_s}, {155, u"0"_s}, {130, u"0"_s}, {170, u"1"_s}, {150, u"1"_s}})
        type(QString::number(level + rating) + u'\n' + key);
    const auto& calculated = m_dialog->page()->calculated();
    QVERIFY2(calculated, qPrintable(hintOf(*m_dialog)));
    QCOMPARE(calculated->version.id, id.toStdString());
    QVERIFY(calculated->result().newRating.has_value());
    const auto* results = m_dialog->page()->findChild<QTableView*>(u"results"_s);
    const engine::SystemDescription& system = *engine::descriptionOf(calculated->version);
    QStringList heads;
    for (int row = 0; row < results->model()->rowCount(); ++row)
        heads += results->model()->index(row, 0).data().toString();
    QVERIFY(heads.contains(ui::columnHead(engine::Column::NewRating, &system).simplified()));
    // Nothing that the system does not have.
    QVERIFY(heads.size() <= static_cast<qsizetype>(system.columns.size()));
    QVERIFY(!m_dialog->findChild<QTextBrowser*>()->toPlainText().isEmpty());
}

// RULE: WO1992 Anhang 1.3
void TestCalculatorDialog::estimateOnlyWhereTheDocumentHasOne()
{
    const auto estimate = [&] {
        for (QAbstractButton* box : m_dialog->page()->findChildren<QAbstractButton*>()) {
            if (box->text() == u"&Estimate"_s)
                return box;
        }
        qFatal("no such box");
    };
    QVERIFY(estimate()->isVisible()); // RULE: WO2026 Anhang 3.3
    chooseRules(*m_dialog, u"dwz-2016"_s);
    QVERIFY(!estimate()->isVisible());
    chooseRules(*m_dialog, u"dwz-1992"_s);
    QVERIFY(estimate()->isVisible());
    type(u"1600\t6\t"_s);
    named<QTableView>(*m_dialog, u"Opponents and results"_s)->setFocus();
    type(u"2100\n5"_s + u"1500\n1"_s + u"1400\n0"_s);
    QCOMPARE(m_dialog->page()->calculated()->result().opponentsAverage, std::optional(1667));
    estimate()->click();
    QCOMPARE(newRating(*m_dialog), std::optional(1602));
    QCOMPARE(m_dialog->page()->calculated()->result().opponentsAverage, std::optional(1617));
}

// RULE: WO2026 Anhang 4
void TestCalculatorDialog::conversion()
{
    QTest::keyClick(m_dialog.get(), Qt::Key_2, Qt::ControlModifier);
    type(u"1366\t21"_s);
    QCOMPARE(newRating(*m_dialog), std::optional(1634));
    QCOMPARE(m_dialog->page()->calculated()->result().newIndex, std::optional(22));
    QVERIFY(m_dialog->findChild<QTextBrowser*>()->toPlainText().contains(u"Annex 4"_s));
}

// RULE: WO1992 4.10.1.1
void TestCalculatorDialog::correction()
{
    QTest::keyClick(m_dialog.get(), Qt::Key_3, Qt::ControlModifier);
    type(u"1580\t8\t40\t"_s + u"1540\n4\n3,45\n7\n"_s);
    QCOMPARE(newRating(*m_dialog), std::optional(1584));
    QCOMPARE(m_dialog->page()->calculated()->version.id, std::string("dwz-1992"));
    // The second evaluation starts from what the first gave.
    type(u"1553\n3\n2,6\n5"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCoreApplication::processEvents();
    named<QTableView>(*m_dialog, u"Evaluations in their order"_s)->selectRow(1);
    QCOMPARE(m_dialog->page()->calculated()->result().oldRating, std::optional(1584));
}

// RULE: WO1992 4.10.1.3
void TestCalculatorDialog::meanOfFirstRatings()
{
    QTest::keyClick(m_dialog.get(), Qt::Key_3, Qt::ControlModifier);
    auto* partials = m_dialog->page()->findChild<QLineEdit*>(u"partialRatings"_s);
    const auto* mean = m_dialog->page()->findChild<QLabel*>(u"meanRating"_s);
    const auto* right = named<NumberField>(*m_dialog, u"Right rating"_s);
    partials->setFocus();
    type(u"1500:6 1620:9, 1450:5"_s); // 30830 / 20 = 1541.5
    QVERIFY2(mean->text().contains(u"1542"_s), qPrintable(mean->text()));
    QVERIFY(right->isBlank());
    type(u"\n"_s);
    QCOMPARE(right->whole(), std::optional(1542));
    // What cannot be read is said, and Enter takes nothing over.
    type(u" 16O0:3"_s);
    QVERIFY2(mean->text().contains(u"16O0:3"_s), qPrintable(mean->text()));
    type(u"\n"_s);
    QCOMPARE(right->whole(), std::optional(1542));
    partials->setText(u"1500:0"_s);
    QVERIFY(!mean->text().contains(u"1500"_s) && !mean->text().isEmpty());
}

// RULE: WO2026 Anhang 3.3
void TestCalculatorDialog::ownFactor()
{
    type(kPlayerB + kGamesOfB);
    auto* factor = named<NumberField>(*m_dialog, u"K of one's own"_s);
    const auto* change = m_dialog->page()->findChild<QLabel*>(u"ownChange"_s);
    QVERIFY(factor->isVisible());
    QVERIFY(change->text().isEmpty());
    factor->setText(u"40"_s);
    // W - We = -0.588 with the printed table, exactly -0.590: 40 of it.
    QVERIFY2(change->text().startsWith(u"−23.5"_s) || change->text().startsWith(u"−23.6"_s),
             qPrintable(change->text()));
    QVERIFY2(change->text().contains(u"2076"_s), qPrintable(change->text()));
    QCOMPARE(newRating(*m_dialog), std::optional(2081)); // the rules' own K still stands
    factor->setText(u"0"_s);
    QVERIFY(!change->text().contains(u"2076"_s) && !change->text().isEmpty());
    factor->clear();
    QVERIFY(change->text().isEmpty());
}

// RULE: WO2026 Anhang 2.1: beside the binding result, and named as such.
void TestCalculatorDialog::approximation()
{
    type(kPlayerB + kGamesOfB);
    auto* box = m_dialog->page()->findChild<QCheckBox*>(u"approximate"_s);
    const auto* text = m_dialog->page()->findChild<QLabel*>(u"approximation"_s);
    QVERIFY(box->isVisible() && !box->isChecked() && text->text().isEmpty());
    box->setChecked(true);
    QVERIFY2(text->text().contains(u"208"_s), qPrintable(text->text()));
    QCOMPARE(newRating(*m_dialog), std::optional(2081)); // as before
    QVERIFY(box->toolTip().contains(u"Anhang 2.1"_s));
    QVERIFY(named<NumberField>(*m_dialog, u"K of one's own"_s)->toolTip().contains(u"3.1.9"_s));
    box->setChecked(false);
    QVERIFY(text->text().isEmpty());
}

void TestCalculatorDialog::ownFactorWithoutExpectancies()
{
    chooseRules(*m_dialog, u"ingo-1960"_s);
    QVERIFY(!named<NumberField>(*m_dialog, u"K of one's own"_s)->isVisible());
    chooseRules(*m_dialog, u"dwz-1992"_s);
    QVERIFY(named<NumberField>(*m_dialog, u"K of one's own"_s)->isVisible());
}

void TestCalculatorDialog::offersOnlyRulesThatSuit()
{
    const auto* rules = m_dialog->findChild<QComboBox*>();
    QCOMPARE(rules->count(), static_cast<int>(versions().size()));
    QTest::keyClick(m_dialog.get(), Qt::Key_3, Qt::ControlModifier);
    for (int item = 0; item < rules->count(); ++item)
        QVERIFY(m_dialog->page()->suits(versions()[rules->itemData(item).toUInt()]));
    QVERIFY(rules->count() >= 1 && rules->count() < static_cast<int>(versions().size()));
    // Back again, the rules are those that were chosen before.
    QTest::keyClick(m_dialog.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(versions()[rules->currentData().toUInt()].id, std::string("dwz-2026"));
}

/// Whatever is typed, and however long the list becomes.
void TestCalculatorDialog::columnsStandStill()
{
    m_dialog->show();
    auto* view = m_dialog->page()->findChild<ui::HandGamesView*>();
    auto& model = static_cast<ui::HandGamesModel&>(*view->model());
    const auto places = [view] {
        QTest::qWait(10);
        QList<int> ends;
        for (int column = 0; column < view->model()->columnCount(); ++column)
            ends += view->columnViewportPosition(column) + view->columnWidth(column);
        return ends;
    };
    const QList<int> before = places();
    model.addGames(u"1800 1\n1961 \u00BD"_s);
    QCOMPARE(places(), before);
    model.addGames(u"1179 1\n"_s.repeated(60));
    QTRY_VERIFY(view->verticalScrollBar()->maximum() > 0);
    QCOMPARE(places(), before);
}

ZAHLMEISTER_TEST(TestCalculatorDialog, QApplication)

} // namespace tst_calculatordialog

#include "tst_calculatordialog.moc"
