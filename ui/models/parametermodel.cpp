// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/parametermodel.h"

#include <algorithm>

#include <QFont>
#include <QRegularExpression>

#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/text/parametertext.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Parameter;

namespace {

/// The numbers of a text with blanks between them; nothing when one is no number.
std::optional<std::vector<double>> valuesOf(const QString& text)
{
    static const QRegularExpression blanks(u"[\\s;]+"_s);
    std::vector<double> values;
    for (QString word : text.split(blanks, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        // A comma or a point, whatever the language is: there are no thousands here.
        values.push_back(word.replace(u',', u'.').replace(u'−', u'-').toDouble(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return values;
}

QString meaningText(const ParameterRow& row)
{
    const bool english = textLanguage() == Language::English;
    const QString text = fromEngine(english ? row.parameter.english : row.parameter.german);
    return text.isEmpty() ? fromEngine(row.parameter.name) : text;
}

/// Empty when the shipped value is the same, or nothing of that name ships.
QString shippedText(const Parameter& parameter, const engine::RuleVersion* shipped)
{
    if (!shipped)
        return {};
    const auto found = std::ranges::find(shipped->parameters, parameter.name, &Parameter::name);
    return found == shipped->parameters.end() || found->values == parameter.values
               ? QString()
               : valuesText(found->values);
}

QVariant boldWhenChanged(const ParameterRow& row)
{
    if (row.shipped.isEmpty())
        return {};
    QFont bold;
    bold.setBold(true);
    return bold;
}

} // namespace

ParameterModel::ParameterModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{tr("Parameter"), Qt::AlignLeft, meaningText},
                {tr("Value"),
                 Qt::AlignLeft,
                 [](const auto& row) { return valuesText(row.parameter.values); },
                 {{Qt::FontRole, boldWhenChanged}}},
                {tr("Unit"), Qt::AlignLeft, [](const auto& row) { return unitText(row.parameter.unit); }},
                {tr("As shipped"), Qt::AlignLeft, &ParameterRow::shipped},
                {tr("Name"), Qt::AlignLeft, [](const auto& row) { return fromEngine(row.parameter.name); }},
                {tr("Clause"), Qt::AlignLeft,
                 [](const auto& row) { return clauseText(row.parameter.clause, {}); }}});
}

void ParameterModel::setVersion(const engine::RuleVersion& version, const engine::RuleVersion* shipped,
                                bool editable)
{
    m_editable = editable;
    std::vector<ParameterRow> parameters;
    for (const Parameter& parameter : version.parameters)
        parameters.push_back({parameter, shippedText(parameter, shipped)});
    // The cursor stays where it is as long as the rows are the same.
    const auto nameOf = [](const ParameterRow& row) -> const std::string& { return row.parameter.name; };
    if (std::ranges::equal(parameters, rows(), {}, nameOf, nameOf))
        updateRows(std::move(parameters));
    else
        setRows(std::move(parameters));
}

QVariant ParameterModel::data(const QModelIndex& index, int role) const
{
    const bool isText = role == Qt::EditRole || role == Qt::ToolTipRole;
    return ColumnsModel::data(index, isText ? int(Qt::DisplayRole) : role);
}

Qt::ItemFlags ParameterModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = ColumnsModel::flags(index);
    return m_editable && index.column() == ValueColumn ? flags | Qt::ItemIsEditable : flags;
}

bool ParameterModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    Parameter parameter = rowAt(index.row()).parameter;
    const auto values = valuesOf(value.toString());
    if (!values || values->size() != parameter.values.size()) {
        Q_EMIT refused(tr("“%1” is not understood. %n number(s) are expected, with blanks between them.",
                          nullptr, static_cast<int>(parameter.values.size()))
                           .arg(value.toString()));
        return false;
    }
    if (*values == parameter.values)
        return true;
    parameter.values = *values;
    Q_EMIT edited(parameter);
    return true;
}

} // namespace zahlmeister::ui
