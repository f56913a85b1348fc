// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivation/stepwording.h"

#include <cmath>

#include <QCoreApplication>

#include "engine/evaluation/evaluation.h"
#include "ui/text/derivation/derivationwriter.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::OperandName;
using engine::Quantity;

namespace {

constexpr int kRatingDecimals = 2;
constexpr int kFactorDecimals = 3; ///< of a, b and an unrounded K, as the regulation's example has them
constexpr int kParameterDecimals = 4;
constexpr double kHalf = 0.5;       ///< what rounding to an integer moves a number at most
constexpr double kHalfTenth = 0.05; ///< what rounding to one decimal moves it
constexpr double kTie = 1e-9;       ///< what a tie may miss by its binary digits

} // namespace

QString StepWording::sentence(const char* text) const
{
    return text ? filled(QCoreApplication::translate("Rules", text), Style::Sentence) : QString();
}

QString StepWording::formula(const char* pattern) const
{
    return pattern ? filled(QString::fromUtf8(pattern), Style::Formula) : QString();
}

QString StepWording::rounding() const
{
    if (!m_step)
        return {};
    const auto unrounded = m_writer.tryOperand(*m_step, OperandName::Unrounded);
    if (!unrounded)
        return {};
    const int decimals = m_step->quantity == Quantity::Coefficient ? m_writer.coefficientDecimals() : 0;
    // A bound that moved the result further than rounding does has its own sentence.
    if (std::fabs(m_step->result - *unrounded) > (decimals > 0 ? kHalfTenth : kHalf) + kTie)
        return {};
    const bool isSame = formatNumberShort(*unrounded, kParameterDecimals) ==
                        formatNumberShort(m_step->result, kParameterDecimals);
    return isSame ? QString() : u"≈ "_s + formatNumber(m_step->result, decimals);
}

QString StepWording::valueText(OperandName name, double value) const
{
    return operandText({name, value}, Style::Sentence);
}

QString StepWording::filled(const QString& pattern, Style style) const
{
    QString result;
    qsizetype at = 0;
    for (qsizetype open = pattern.indexOf(u'{'); open >= 0; open = pattern.indexOf(u'{', at)) {
        const qsizetype close = pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        result += QStringView(pattern).mid(at, open - at);
        const QString key = pattern.mid(open + 1, close - open - 1);
        if (key.startsWith(u'+') || key.startsWith(u'|'))
            result += magnitude(key.mid(1), style, key.startsWith(u'+'));
        else
            result += value(key, style);
        at = close + 1;
    }
    return result + QStringView(pattern).mid(at);
}

/// The first that has the name: the step, the participant, the rule version.
QString StepWording::value(const QString& key, Style style) const
{
    if (key == "name"_L1)
        return m_writer.name();
    if (key == "rating"_L1)
        return ratingName(m_writer.system());
    if (key == "date"_L1)
        return dateText();
    if (key == "result"_L1 && m_step)
        return resultText(m_step->result);
    if (const auto found = operand(key))
        return operandText(*found, style);
    if (key == "games"_L1)
        return formatCount(m_writer.result().games);
    if (key == "score"_L1)
        return formatScore(m_writer.result().score);
    if (const auto parameter = m_writer.version().number(key.toStdString()); parameter.has_value())
        return formatNumberShort(*parameter, kParameterDecimals);
    Q_ASSERT_X(false, "StepWording", qPrintable(key));
    return key;
}

QString StepWording::magnitude(const QString& key, Style style, bool withOperator) const
{
    const auto found = operand(key);
    Q_ASSERT_X(found, "StepWording", qPrintable(key));
    if (!found)
        return key;
    const QString text = operandText({found->name, std::fabs(found->value)}, style);
    return withOperator ? (found->value < 0 ? u"− "_s : u"+ "_s) + text : text;
}

std::optional<engine::Operand> StepWording::operand(QStringView key) const
{
    if (!m_step)
        return std::nullopt;
    for (const engine::Operand& one : m_writer.trace().operands(*m_step)) {
        if (key == fromEngine(engine::operandText(one.name)))
            return one;
    }
    return std::nullopt;
}

QString StepWording::operandText(const engine::Operand& operand, Style style) const
{
    const double value = operand.value;
    switch (operand.name) {
    case OperandName::AgeGroup: return ageGroupName(static_cast<engine::AgeGroup>(toInt(value)));
    case OperandName::Source: return ratingSourceName(static_cast<engine::RatingSource>(toInt(value)));
    case OperandName::Reason: return ui::notCountedText(static_cast<engine::NotCounted>(toInt(value)));
    case OperandName::Opponent: return m_writer.nameOf(toInt(value));
    case OperandName::Score:
    case OperandName::PointsAgainstRated:
    case OperandName::PointsAgainstSelection:
    case OperandName::PointsNeeded:
        return style == Style::Formula ? formatNumberShort(value, 1) : pointsText(value);
    case OperandName::Expected:
    case OperandName::Percentage:
    case OperandName::Correction:
    case OperandName::Surplus: return m_writer.probability(value);
    case OperandName::Coefficient: return formatNumber(value, m_writer.coefficientDecimals());
    case OperandName::BaseCoefficient:
    case OperandName::Bonus:
    case OperandName::Brake: return formatNumberShort(value, kFactorDecimals);
    case OperandName::Unrounded:
        return m_step && m_step->quantity == Quantity::NewRating
                   ? formatNumberShort(value, m_writer.isExact() ? 4 : 3)
               : m_step && m_step->quantity == Quantity::Coefficient
                   ? formatNumberShort(value, kFactorDecimals)
                   : formatNumberShort(value, kRatingDecimals);
    case OperandName::ParameterR:
    case OperandName::ParameterT:
    case OperandName::ParameterU:
    case OperandName::Tolerance:
    case OperandName::MaximumCoefficient: return formatNumberShort(value, kParameterDecimals);
    default: return formatNumberShort(value, kRatingDecimals);
    }
}

QString StepWording::resultText(double result) const
{
    switch (m_step->quantity) {
    case Quantity::Score: return pointsText(result);
    case Quantity::Expected: return m_writer.probability(result);
    case Quantity::BaseCoefficient:
    case Quantity::Bonus:
    case Quantity::Brake: return formatNumberShort(result, kFactorDecimals);
    case Quantity::Coefficient: return formatNumber(result, m_writer.coefficientDecimals());
    default: return formatNumberShort(result, kRatingDecimals);
    }
}

QString StepWording::dateText() const
{
    const auto part = [this](OperandName name) {
        return m_step ? toInt(m_writer.trace().operand(*m_step, name)) : 0;
    };
    return formatDate(
        engine::Date::tryFrom(part(OperandName::Year), part(OperandName::Month), part(OperandName::Day)));
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
    case OperandName::IterationValue: return Quantity::IterationValue;
    case OperandName::Performance: return Quantity::Performance;
    case OperandName::AgeGroup: return Quantity::Age;
    case OperandName::Level: return Quantity::Level;
    case OperandName::PercentDifference: return Quantity::PercentDifference;
    default: return std::nullopt;
    }
}

} // namespace zahlmeister::ui
