// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/parametermodel.h"

#include <algorithm>

#include <QFont>
#include <QLocale>
#include <QRegularExpression>

#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Parameter;

namespace {

constexpr int kMostDecimals = 6;

QString valuesText(const std::vector<double>& values)
{
    QStringList texts;
    for (const double value : values)
        texts += formatNumberShort(value, kMostDecimals);
    return texts.join(u"  "_s);
}

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

} // namespace

ParameterModel::ParameterModel(QObject* parent) : QAbstractTableModel(parent) { }

void ParameterModel::setVersion(const engine::RuleVersion& version, const engine::RuleVersion* shipped,
                                bool editable)
{
    // The cursor stays where it is as long as the rows are the same.
    const auto names = [](const engine::RuleVersion& v) {
        std::vector<std::string> list;
        for (const Parameter& parameter : v.parameters)
            list.push_back(parameter.name);
        return list;
    };
    const bool same = names(version) == names(m_version);
    if (!same)
        beginResetModel();
    m_version = version;
    m_shipped = shipped ? shipped->parameters : std::vector<Parameter>();
    m_editable = editable;
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ParameterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_version.parameters.size());
}

int ParameterModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ParameterModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Parameter& parameter = m_version.parameters[static_cast<std::size_t>(index.row())];
    const QString shipped = shippedText(parameter);
    if (role == Qt::FontRole && index.column() == ValueColumn && !shipped.isEmpty()) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case MeaningColumn: {
        const bool english = textLocale().language() == QLocale::English;
        const QString text = fromEngine(english ? parameter.english : parameter.german);
        return text.isEmpty() ? fromEngine(parameter.name) : text;
    }
    case ValueColumn: return valuesText(parameter.values);
    case ShippedColumn: return shipped;
    case NameColumn: return fromEngine(parameter.name);
    case ClauseColumn: return clauseText(parameter.clause, {});
    default: return {};
    }
}

QVariant ParameterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MeaningColumn: return tr("Parameter");
    case ValueColumn: return tr("Value");
    case ShippedColumn: return tr("As shipped");
    case NameColumn: return tr("Name");
    case ClauseColumn: return tr("Clause");
    default: return {};
    }
}

Qt::ItemFlags ParameterModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return m_editable && index.column() == ValueColumn ? flags | Qt::ItemIsEditable : flags;
}

bool ParameterModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    Parameter parameter = m_version.parameters[static_cast<std::size_t>(index.row())];
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

QString ParameterModel::shippedText(const Parameter& parameter) const
{
    const auto shipped = std::find_if(m_shipped.begin(), m_shipped.end(),
                                      [&](const Parameter& p) { return p.name == parameter.name; });
    return shipped == m_shipped.end() || shipped->values == parameter.values ? QString()
                                                                             : valuesText(shipped->values);
}

} // namespace zahlmeister::ui
