// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "engine/evaluation/trace.h"
#include "tests/support/testmain.h"

namespace tst_trace {

using namespace zahlmeister::engine;

class TestTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsOperandsAndTermsOfEachStep();
    void everyCodeHasItsOwnText();
};

void TestTrace::keepsOperandsAndTermsOfEachStep()
{
    Trace trace;
    QVERIFY(trace.empty());
    trace.begin(Quantity::Expected, 4, "3.3.2");
    trace.add(TermKind::Participant, 7, 3, 2, 1961, -11, 0.484);
    trace.add(OperandName::Games, 7);
    trace.finish(3.818);
    trace.begin(Quantity::NewRating, 4, "3.5.2");
    trace.add(OperandName::OldRating, 1950);
    trace.add(OperandName::Coefficient, 33.7);
    trace.finish(1973);

    QCOMPARE(trace.steps().size(), std::size_t(2));
    const Step& first = trace.steps()[0];
    QCOMPARE(first.result, 3.818);
    QCOMPARE(trace.terms(first).size(), std::size_t(1));
    QCOMPARE(trace.terms(first)[0].opponent, 7);
    QCOMPARE(trace.operands(first).size(), std::size_t(1));
    const Step& second = trace.steps()[1];
    QCOMPARE(trace.terms(second).size(), std::size_t(0));
    QCOMPARE(trace.operand(second, OperandName::Coefficient), 33.7);
    QCOMPARE(trace.operand(second, OperandName::Games, -1), -1.0);
}

void TestTrace::everyCodeHasItsOwnText()
{
    std::set<std::string_view> quantities;
    for (int code = 0; code <= static_cast<int>(Quantity::NewIndex); ++code) {
        const auto text = quantityText(static_cast<Quantity>(code));
        QVERIFY2(!text.empty() && quantities.insert(text).second, qPrintable(QString::number(code)));
    }
    std::set<std::string_view> operands;
    for (int code = 0; code <= static_cast<int>(OperandName::GamesCounted); ++code) {
        const auto text = operandText(static_cast<OperandName>(code));
        QVERIFY2(!text.empty() && operands.insert(text).second, qPrintable(QString::number(code)));
    }
}

ZAHLMEISTER_TEST(TestTrace, QCoreApplication)

} // namespace tst_trace

#include "tst_trace.moc"
