// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivationformat.h"

#include <algorithm>

#include "engine/evaluation/trace.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kTextWidth = 78; ///< characters of a line of running text

QString anchor(const QString& html, const DerivationTarget& target)
{
    return u"<a href=\"%1\">%2</a>"_s.arg(derivationUrl(target).toString(), html);
}

QString clauseHtml(const QString& clause)
{
    return clause.isEmpty() ? QString() : u" <span class=\"clause\">%1</span>"_s.arg(clause.toHtmlEscaped());
}

QString linksHtml(const std::vector<DerivationLink>& links)
{
    QStringList anchors;
    for (const DerivationLink& link : links)
        anchors += anchor(subscriptsToHtml(link.text), link.target);
    return anchors.isEmpty() ? QString() : u"<p class=\"links\">%1</p>"_s.arg(anchors.join(u" · "_s));
}

QString alignText(DerivationAlignment alignment)
{
    switch (alignment) {
    case DerivationAlignment::Left: return u"left"_s;
    case DerivationAlignment::Right: return u"right"_s;
    case DerivationAlignment::Center: return u"center"_s;
    }
    return {};
}

QString rowHtml(const std::vector<DerivationCell>& cells, const std::vector<DerivationAlignment>& alignments,
                QLatin1StringView cellClass)
{
    QString html = u"<tr>"_s;
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const DerivationCell& cell = cells[column];
        QString text = subscriptsToHtml(cell.text);
        if (cell.target)
            text = anchor(text, *cell.target);
        if (cell.strong)
            text = "<b>"_L1 + text + "</b>"_L1;
        html +=
            u"<td class=\"%1\" align=\"%2\">%3</td>"_s.arg(cellClass, alignText(alignments[column]), text);
    }
    return html + "</tr>"_L1;
}

struct HtmlWriter {
    QString html;

    void operator()(const DerivationParagraph& paragraph)
    {
        html += "<p>"_L1 + subscriptsToHtml(paragraph.text) + clauseHtml(paragraph.clause) + "</p>"_L1 +
                linksHtml(paragraph.links);
    }
    void operator()(const DerivationFormula& formula)
    {
        html += "<p class=\"formula\">"_L1 + subscriptsToHtml(formula.symbols) + clauseHtml(formula.clause);
        if (!formula.values.isEmpty())
            html += "<br>"_L1 + subscriptsToHtml(formula.values);
        if (!formula.result.isEmpty())
            html += " <b>"_L1 + subscriptsToHtml(formula.result) + "</b>"_L1;
        html += "</p>"_L1 + linksHtml(formula.links);
    }
    void operator()(const DerivationTable& table)
    {
        if (!table.caption.isEmpty()) {
            html += "<p class=\"caption\">"_L1 + subscriptsToHtml(table.caption) + clauseHtml(table.clause) +
                    "</p>"_L1;
        }
        html += "<table cellspacing=\"0\" cellpadding=\"3\"><thead><tr>"_L1;
        for (qsizetype column = 0; column < table.heads.size(); ++column) {
            html += u"<th align=\"%1\">%2</th>"_s.arg(
                alignText(table.alignments[static_cast<std::size_t>(column)]),
                subscriptsToHtml(table.heads.at(column)));
        }
        html += "</tr></thead>"_L1;
        for (const auto& row : table.rows)
            html += rowHtml(row, table.alignments, "cell"_L1);
        if (!table.sums.empty())
            html += rowHtml(table.sums, table.alignments, "sum"_L1);
        html += "</table>"_L1;
    }
};

/// Breaks running text at blanks.
QString wrapped(const QString& text)
{
    QString result;
    qsizetype used = 0;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (used > 0 && used + 1 + word.size() > kTextWidth) {
            result += u'\n';
            used = 0;
        } else if (used > 0) {
            result += u' ';
            ++used;
        }
        result += word;
        used += word.size();
    }
    return result;
}

QString withClause(const QString& text, const QString& clause)
{
    return clause.isEmpty() ? text : text + " ["_L1 + clause + u']';
}

QString aligned(const QString& text, qsizetype width, DerivationAlignment alignment)
{
    const qsizetype free = std::max<qsizetype>(0, width - text.size());
    const qsizetype before = alignment == DerivationAlignment::Right    ? free
                             : alignment == DerivationAlignment::Center ? free / 2
                                                                        : 0;
    return QString(before, u' ') + text + QString(free - before, u' ');
}

QString trimmedEnd(const QString& line)
{
    qsizetype end = line.size();
    while (end > 0 && line.at(end - 1) == u' ')
        --end;
    return line.left(end);
}

struct TextWriter {
    QString text;

    void operator()(const DerivationParagraph& paragraph)
    {
        text += u'\n' + wrapped(withClause(paragraph.text, paragraph.clause)) + u'\n';
    }
    void operator()(const DerivationFormula& formula)
    {
        text += "\n    "_L1 + withClause(formula.symbols, formula.clause) + u'\n';
        const QString values = QString(formula.values + u' ' + formula.result).trimmed();
        if (!values.isEmpty())
            text += "    "_L1 + values + u'\n';
    }
    void operator()(const DerivationTable& table)
    {
        if (!table.caption.isEmpty())
            text += u'\n' + wrapped(withClause(table.caption, table.clause)) + u'\n';
        const std::vector<qsizetype> widths = columnWidths(table);
        QStringList heads = table.heads;
        addLine(table, widths, [&](std::size_t column) { return heads.at(static_cast<qsizetype>(column)); });
        addRule(widths);
        for (const auto& row : table.rows)
            addLine(table, widths, [&](std::size_t column) { return row[column].text; });
        if (!table.sums.empty()) {
            addRule(widths);
            addLine(table, widths, [&](std::size_t column) { return table.sums[column].text; });
        }
    }

private:
    static std::vector<qsizetype> columnWidths(const DerivationTable& table)
    {
        std::vector<qsizetype> widths;
        for (const QString& head : table.heads)
            widths.push_back(head.size());
        const auto widen = [&](const std::vector<DerivationCell>& row) {
            for (std::size_t column = 0; column < row.size(); ++column)
                widths[column] = std::max(widths[column], row[column].text.size());
        };
        for (const auto& row : table.rows)
            widen(row);
        widen(table.sums);
        return widths;
    }

    template <class TextAt>
    void addLine(const DerivationTable& table, const std::vector<qsizetype>& widths, TextAt textAt)
    {
        QString line = u"    "_s;
        for (std::size_t column = 0; column < widths.size(); ++column)
            line += aligned(textAt(column), widths[column], table.alignments[column]) + "  "_L1;
        text += trimmedEnd(line) + u'\n';
    }

    void addRule(const std::vector<qsizetype>& widths)
    {
        QString line = u"    "_s;
        for (const qsizetype width : widths)
            line += QString(width, u'─') + "  "_L1;
        text += trimmedEnd(line) + u'\n';
    }
};

} // namespace

QString derivationToHtml(const Derivation& derivation)
{
    HtmlWriter writer;
    writer.html = "<h3>"_L1 + subscriptsToHtml(derivation.title);
    if (!derivation.result.isEmpty())
        writer.html += ": "_L1 + subscriptsToHtml(derivation.result);
    writer.html += u"</h3>"_s;
    for (const DerivationBlock& block : derivation.blocks)
        std::visit(writer, block);
    writer.html += "<p class=\"rules\">"_L1 + derivation.rules.toHtmlEscaped() + "</p>"_L1;
    return writer.html;
}

QString derivationToText(const Derivation& derivation)
{
    TextWriter writer;
    writer.text = derivation.title;
    if (!derivation.result.isEmpty())
        writer.text += ": "_L1 + derivation.result;
    writer.text += u'\n';
    for (const DerivationBlock& block : derivation.blocks)
        std::visit(writer, block);
    writer.text += u'\n' + derivation.rules + u'\n';
    return writer.text;
}

QUrl derivationUrl(const DerivationTarget& target)
{
    return QUrl(u"why:%1/%2"_s.arg(QString::number(target.participant.value()),
                                   fromEngine(engine::quantityText(target.quantity))));
}

std::optional<DerivationTarget> derivationTarget(const QUrl& url)
{
    if (url.scheme() != "why"_L1)
        return std::nullopt;
    const QStringList parts = url.path().split(u'/');
    bool isNumber = false;
    const int number = parts.value(0).toInt(&isNumber);
    if (!isNumber || parts.size() != 2)
        return std::nullopt;
    for (int code = 0; code <= static_cast<int>(engine::Quantity::NewIndex); ++code) {
        const auto quantity = static_cast<engine::Quantity>(code);
        if (parts.at(1) == fromEngine(engine::quantityText(quantity)))
            return DerivationTarget{engine::ParticipantNumber(number), quantity};
    }
    return std::nullopt;
}

} // namespace zahlmeister::ui
