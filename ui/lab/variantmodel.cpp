// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/variantmodel.h"

#include <algorithm>
#include <cmath>

#include "ui/models/figurerole.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/text/parametertext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kNumberDecimals = 6;

/// Numbers that say when the conversion was, or which tournaments count, change no forecast.
bool isOfForecasts(const std::string& name)
{
    return name != "conversion_day" && name != "tolerance" && name != "maximum_steps";
}

} // namespace

void VariantModel::show(const app::Variant& variant, const engine::RuleCatalog& rules)
{
    beginResetModel();
    m_variant = variant;
    m_numbers.clear();
    m_version = {};
    const auto version = rules.find(variant.base);
    if (variant.yardstick == app::Yardstick::None && version.has_value()) {
        m_version = **version;
        const auto ranges =
            engine::parameterRanges(m_version).value_or(std::vector<engine::ParameterRange>());
        for (const engine::Parameter& parameter : m_version.parameters) {
            const auto range = std::ranges::find(ranges, parameter.name, &engine::ParameterRange::name);
            if (range == ranges.end() || !isOfForecasts(parameter.name))
                continue;
            for (std::size_t at = 0; at < parameter.values.size(); ++at)
                m_numbers.push_back({parameter.name, at, parameter.values.size(), parameter.values[at],
                                     range->least, range->most, range->isWhole});
        }
    }
    endResetModel();
}

double VariantModel::value(int row) const
{
    const Number& number = m_numbers[static_cast<std::size_t>(row)];
    const auto found = m_variant.parameters.find(number.parameter);
    return found == m_variant.parameters.end() || number.at >= found->second.size()
               ? number.inForce
               : found->second[number.at];
}

bool VariantModel::setValue(int row, double value)
{
    const Number& number = m_numbers[static_cast<std::size_t>(row)];
    const bool isGood = std::isfinite(value) && number.least <= value && value <= number.most &&
                        (!number.isWhole || value == std::floor(value));
    if (!isGood || value == this->value(row))
        return isGood;
    const auto base = *m_version.row(number.parameter);
    auto& values = m_variant.parameters.try_emplace(number.parameter, base).first->second;
    values[number.at] = value;
    if (values == base)
        m_variant.parameters.erase(number.parameter);
    Q_EMIT dataChanged(index(row, Changed), index(row, Changed));
    Q_EMIT numberChanged();
    return true;
}

int VariantModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int VariantModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant VariantModel::data(const QModelIndex& index, int role) const
{
    const Number& number = m_numbers[static_cast<std::size_t>(index.row())];
    const auto parameter =
        std::ranges::find(m_version.parameters, number.parameter, &engine::Parameter::name);
    const bool isFigure = index.column() >= InForce;
    if (role == Qt::TextAlignmentRole)
        return int((isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == EmphasisRole && index.column() == Changed)
        return int(value(index.row()) == number.inForce ? Emphasis::Normal : Emphasis::Strong);
    if (role == Qt::ToolTipRole) {
        const QString what =
            fromEngine(textLanguage() == Language::English ? parameter->english : parameter->german);
        const QString range = tr("%1 to %2")
                                  .arg(formatNumberShort(number.least, kNumberDecimals),
                                       formatNumberShort(number.most, kNumberDecimals));
        return parameter->clause.empty() ? u"%1: %2"_s.arg(what, range)
                                         : u"%1 (%2): %3"_s.arg(what, fromEngine(parameter->clause), range);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case Name:
        return number.count == 1 ? fromEngine(number.parameter)
                                 : u"%1 [%2]"_s.arg(fromEngine(number.parameter)).arg(number.at + 1);
    case Unit: return unitText(parameter->unit);
    case InForce: return formatNumberShort(number.inForce, kNumberDecimals);
    case Changed: return formatNumberShort(value(index.row()), kNumberDecimals);
    default: return {};
    }
}

QVariant VariantModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= InForce ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Parameter");
    case Unit: return tr("Unit");
    case InForce: return tr("In force");
    case Changed: return tr("Variant");
    default: return {};
    }
}

Qt::ItemFlags VariantModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Changed ? flags | Qt::ItemIsEditable : flags;
}

bool VariantModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != Changed)
        return false;
    const auto number = parseNumber(value.toString());
    return number && setValue(index.row(), *number);
}

} // namespace zahlmeister::ui
