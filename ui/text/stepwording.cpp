// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/stepwording.h"

#include <cmath>
#include <utility>

#include <QCoreApplication>

#include "engine/evaluation/evaluation.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::OperandName;
using engine::Quantity;

namespace {

constexpr int kMostDecimals = 4;
constexpr double kLargestRounding = 0.5 + 1e-9; ///< to an integer; a tie is not lost to its binary digits

} // namespace

StepWording::StepWording(const engine::Trace& trace, const engine::Step& step, QString name, bool isExact)
    : m_trace(trace), m_step(step), m_name(std::move(name)), m_isExact(isExact)
{
}

QString StepWording::sentence(const char* text) const
{
    return filled(QCoreApplication::translate("Rules", text));
}

QString StepWording::formula(const char* values) const
{
    return values ? filled(QString::fromUtf8(values)) : QString();
}

QString StepWording::rounding() const
{
    for (const engine::Operand& operand : m_trace.operands(m_step)) {
        if (operand.name != OperandName::Unrounded)
            continue;
        // A bound that moved the result further than rounding does has its own sentence.
        if (std::fabs(m_step.result - operand.value) > kLargestRounding)
            return {};
        const QString result = formatNumberShort(m_step.result, kMostDecimals);
        return result == valueText(operand.name, operand.value) ? QString() : u"≈ "_s + result;
    }
    return {};
}

QString StepWording::filled(QString pattern) const
{
    QString result;
    qsizetype at = 0;
    for (qsizetype open = pattern.indexOf(u'{'); open >= 0; open = pattern.indexOf(u'{', at)) {
        const qsizetype close = pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        result += QStringView(pattern).mid(at, open - at);
        const QString key = pattern.mid(open + 1, close - open - 1);
        if (key == "name"_L1)
            result += m_name;
        else if (key == "result"_L1)
            result += formatNumberShort(m_step.result, m_isExact ? kMostDecimals : 3);
        for (const engine::Operand& operand : m_trace.operands(m_step)) {
            if (key == QLatin1StringView(engine::operandText(operand.name).data(),
                                         qsizetype(engine::operandText(operand.name).size())))
                result += valueText(operand.name, operand.value);
        }
        at = close + 1;
    }
    return result + QStringView(pattern).mid(at);
}

/// Points with halves, ratings without decimals where they have none.
QString StepWording::valueText(OperandName name, double value) const
{
    switch (name) {
    case OperandName::AgeGroup: return ageGroupName(static_cast<engine::AgeGroup>(static_cast<int>(value)));
    case OperandName::Score: return formatNumberShort(value, 1);
    case OperandName::Expected:
    case OperandName::Percentage:
    case OperandName::Correction: return formatNumber(value, m_isExact ? kMostDecimals : 3);
    case OperandName::Performance:
    case OperandName::IterationValue:
    case OperandName::Value: return formatNumberShort(value, 3);
    default: return formatNumberShort(value, kMostDecimals);
    }
}

QString operandSymbol(OperandName name)
{
    switch (name) {
    case OperandName::Value: return u"R_z"_s;
    case OperandName::Coefficient: return u"K"_s;
    case OperandName::Score: return u"S"_s;
    case OperandName::Expected: return u"W"_s;
    case OperandName::Games: return u"n"_s;
    default: return fromEngine(engine::operandText(name));
    }
}

std::optional<Quantity> quantityOf(OperandName name)
{
    switch (name) {
    case OperandName::OldRating: return Quantity::EntryRating;
    case OperandName::Score: return Quantity::Score;
    case OperandName::Games: return Quantity::Games;
    case OperandName::Expected: return Quantity::Expected;
    case OperandName::Coefficient: return Quantity::Coefficient;
    case OperandName::BaseCoefficient: return Quantity::BaseCoefficient;
    case OperandName::Bonus: return Quantity::Bonus;
    case OperandName::Brake: return Quantity::Brake;
    case OperandName::IterationValue: return Quantity::Iteration;
    case OperandName::Performance: return Quantity::Performance;
    case OperandName::AgeGroup: return Quantity::Age;
    default: return std::nullopt;
    }
}

} // namespace zahlmeister::ui
