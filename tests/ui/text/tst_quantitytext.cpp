// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QSet>
#include <QTest>

#include "app/output/htmlpage.h"
#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "ui/text/language.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

namespace tst_quantitytext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using engine::Column;
using engine::Quantity;

namespace {

/// All values of an enumeration up to its last one.
template <class Enum>
std::vector<Enum> valuesUpTo(Enum last)
{
    std::vector<Enum> values;
    for (int value = 0; value <= static_cast<int>(last); ++value)
        values.push_back(static_cast<Enum>(value));
    return values;
}

/// What the system of a shipped rule version says of itself.
const engine::SystemDescription* systemOf(const char* version)
{
    return engine::descriptionOf(**zahlmeister::app::shippedRules().find(version));
}

} // namespace

class TestQuantityText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyValueHasAName();
    void headsOfTheRegulation();
    void toolTips();
    void columnsLeadToQuantities();
    void ruleVersions();
    void clauses();
    void wordsOfTheSystem();
    void groupsOfTheSystem();
    void subscripts();

private:
    template <class Enum>
    void checkNames(Enum last, const std::function<QString(Enum)>& name,
                    const QSet<QString>& sameInBoth = {});
    Translators m_translators{Language::German};
};

/// Every value has a name in both languages, no two values share one, and German differs where it should.
template <class Enum>
void TestQuantityText::checkNames(Enum last, const std::function<QString(Enum)>& name,
                                  const QSet<QString>& sameInBoth)
{
    QSet<QString> germanNames;
    for (const Enum value : valuesUpTo(last)) {
        m_translators.use(Language::German);
        const QString german = name(value);
        m_translators.use(Language::English);
        const QString english = name(value);
        QVERIFY2(!german.isEmpty() && !english.isEmpty(),
                 qPrintable(QString::number(static_cast<int>(value))));
        QVERIFY2(german != english || sameInBoth.contains(german), qPrintable(german));
        QVERIFY2(!germanNames.contains(german), qPrintable(german));
        germanNames += german;
    }
}

void TestQuantityText::everyValueHasAName()
{
    checkNames<Column>(Column::Change, [](Column column) { return columnHead(column); },
                       {u"+/−"_s, u"Niveau"_s, u"%d"_s});
    checkNames<Column>(Column::Change, [](Column column) { return columnToolTip(column); });
    checkNames<Quantity>(Quantity::NewIndex,
                         [](Quantity quantity) { return quantityName(quantity, nullptr); }, {u"Niveau"_s});
    checkNames<engine::Group>(engine::Group::Residual,
                              [](engine::Group group) { return groupName(group, nullptr); });
    checkNames<engine::AgeGroup>(engine::AgeGroup::Adult, ageGroupName, {u"Junior"_s});
    checkNames<engine::AgeGroup>(engine::AgeGroup::Adult, ageGroupShort, {u"Jun"_s});
    checkNames<engine::NotCounted>(engine::NotCounted::BeforeFirstList, ui::notCountedText);
    checkNames<engine::RatingSource>(engine::RatingSource::National, ratingSourceName, {u"DWZ"_s});
    checkNames<engine::Arithmetic>(engine::Arithmetic::Tables, arithmeticName);
    checkNames<engine::TournamentKind>(engine::TournamentKind::Match, tournamentKindName);
    checkNames<engine::TournamentMode>(engine::TournamentMode::Free, tournamentModeName);
}

void TestQuantityText::headsOfTheRegulation()
{
    // RULE: WO2026 Anhang 3.1.11
    m_translators.use(Language::German);
    QCOMPARE(columnHead(Column::AgeGroup), u"Altersstufe"_s);
    QCOMPARE(columnHead(Column::Club), u"VKZ"_s);
    QCOMPARE(columnHead(Column::OldRating), u"DWZ alt"_s);
    QCOMPARE(columnHead(Column::Coefficient), u"Entw.-Faktor"_s);
    QCOMPARE(columnHead(Column::OpponentsAverage), u"Gegner-Ø"_s);
    QCOMPARE(columnHead(Column::Score), u"Punkte"_s);
    QCOMPARE(columnHead(Column::Games), u"Partien"_s);
    QCOMPARE(columnHead(Column::Expected), u"Erwartung"_s);
    QCOMPARE(columnHead(Column::Performance), u"Leistung"_s);
    QCOMPARE(columnHead(Column::NewRating), u"DWZ neu"_s);
    QCOMPARE(columnHead(Column::Change), u"+/−"_s);
    QCOMPARE(ageGroupShort(engine::AgeGroup::Youth), u"Jgd"_s);
}

void TestQuantityText::toolTips()
{
    m_translators.use(Language::German);
    QCOMPARE(columnToolTip(Column::Expected),
             u"<b>W<sub>e</sub></b>: Punkterwartung: Summe aller Gewinnerwartungen"_s);
    QCOMPARE(columnToolTip(Column::Club), u"fünfstellige Vereinskennziffer zur Zeit des Turniers"_s);
}

void TestQuantityText::columnsLeadToQuantities()
{
    engine::ParticipantEvaluation participant{engine::ParticipantNumber(1)};
    participant.group = engine::Group::Established;
    QCOMPARE(quantityOf(Column::NewRating, participant), Quantity::NewRating);
    QCOMPARE(quantityOf(Column::OldRating, participant), Quantity::EntryRating);
    QVERIFY(!quantityOf(Column::Club, participant).has_value());
    participant.group = engine::Group::Second;
    QCOMPARE(quantityOf(Column::NewRating, participant), Quantity::FirstRating);
    QCOMPARE(quantityOf(Column::OldRating, participant), Quantity::Group);
    participant.group = engine::Group::Residual;
    QCOMPARE(quantityOf(Column::NewRating, participant), Quantity::CarryOverKept);
    for (const Column column : valuesUpTo(Column::Change))
        QCOMPARE(quantityOf(column, participant).has_value(), column != Column::Club);
}

void TestQuantityText::ruleVersions()
{
    engine::RuleVersion version;
    version.title = "DWZ 2026";
    version.document = "Wertungsordnung 2026";
    QCOMPARE(ruleVersionName(version), u"DWZ 2026 (Wertungsordnung 2026)"_s);
    version.document = "DWZ 2026";
    QCOMPARE(ruleVersionName(version), u"DWZ 2026"_s);
}

void TestQuantityText::clauses()
{
    m_translators.use(Language::German);
    QCOMPARE(clauseText("3.5.2", systemOf("dwz-2026")), u"WO 3.5.2"_s);
    QCOMPARE(clauseText("Anhang 1.3", systemOf("dwz-2026")), u"WO Anhang 1.3"_s);
    QCOMPARE(clauseText("", systemOf("dwz-2026")), QString());
    m_translators.use(Language::English);
    QCOMPARE(clauseText("3.2, Anhang 3.1.11", systemOf("dwz-2026")), u"WO 3.2, Annex 3.1.11"_s);
}

void TestQuantityText::wordsOfTheSystem()
{
    m_translators.use(Language::German);
    QCOMPARE(quantityName(Quantity::NewRating, systemOf("fwz-2019")), u"FWZ neu"_s);
    QCOMPARE(quantityName(Quantity::FirstRating, systemOf("dwz-2026")), u"Erst-DWZ"_s);
    QCOMPARE(quantityName(Quantity::Bonus, systemOf("dwz-2026")), u"Erfolgsaufschlag"_s);
    QCOMPARE(quantityName(Quantity::Bonus, systemOf("dwz-2016")), u"Beschleunigungsfaktor"_s);
    QCOMPARE(quantitySymbol(Quantity::Expected, systemOf("dwz-2026")), u"W_e"_s);
    QCOMPARE(quantitySymbol(Quantity::Expected, systemOf("fwz-2019")), u"W"_s);
    QCOMPARE(quantitySymbol(Quantity::BaseCoefficient, systemOf("dwz-2026")), u"K_0"_s);
    QCOMPARE(quantitySymbol(Quantity::BaseCoefficient, systemOf("dwz-2016")), u"E_0"_s);
    QCOMPARE(quantitySymbol(Quantity::Performance, systemOf("fwz-2019")), QString());
    QCOMPARE(operandSymbol(engine::OperandName::Score, systemOf("fwz-2019")), u"S"_s);
    QCOMPARE(withRatingName(u"Erst-{rating}"_s, systemOf("fwz-2019")), u"Erst-FWZ"_s);
}

/// Only the DWZ has stages of first ratings (WO2026 3.4.1, WO1992 4.7.3).
void TestQuantityText::groupsOfTheSystem()
{
    using engine::Group;
    m_translators.use(Language::English);
    for (const char* version : {"dwz-2026", "dwz-2016", "dwz-1992"}) {
        QCOMPARE(groupName(Group::First, systemOf(version)), u"first stage"_s);
        QCOMPARE(previewGroupTitle(Group::First, systemOf(version)), u"First ratings, first stage"_s);
    }
    QCOMPARE(groupName(Group::First, systemOf("ingo-1960")), u"first evaluation"_s);
    QCOMPARE(previewGroupTitle(Group::Residual, systemOf("ingo-1960")), u"Still without an Ingo number"_s);
    QCOMPARE(groupName(Group::First, systemOf("fwz-2019")), u"first FWZ"_s);
    QCOMPARE(previewGroupTitle(Group::Established, systemOf("fwz-2019")), u"Players with an FWZ"_s);
}

void TestQuantityText::subscripts()
{
    QCOMPARE(app::htmlText(u"R_n = R_o + K · (W − W_e)"_s),
             u"R<sub>n</sub> = R<sub>o</sub> + K · (W − W<sub>e</sub>)"_s);
    QCOMPARE(app::htmlText(u"R_z' < 0, K_max"_s), u"R<sub>z</sub>' &lt; 0, K<sub>max</sub>"_s);
}

ZAHLMEISTER_TEST(TestQuantityText, QCoreApplication)

} // namespace tst_quantitytext

#include "tst_quantitytext.moc"
