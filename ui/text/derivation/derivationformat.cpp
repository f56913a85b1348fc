// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivation/derivationformat.h"

#include <algorithm>
#include <iterator>

#include "app/output/htmlpage.h"
#include "engine/evaluation/trace.h"
#include "ui/text/derivation/derivationweb.h"
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
        anchors += anchor(app::htmlText(link.text), link.target);
    return anchors.isEmpty() ? QString() : u"<p class=\"links\">%1</p>"_s.arg(anchors.join(u" · "_s));
}

QString alignText(DerivationAlignment alignment)
{
    return alignment == DerivationAlignment::Left ? u"left"_s : u"right"_s;
}

QString rowHtml(const std::vector<DerivationCell>& cells, const std::vector<DerivationAlignment>& alignments,
                QLatin1StringView cellClass)
{
    QString html = u"<tr>"_s;
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const DerivationCell& cell = cells[column];
        QString text = app::htmlText(cell.text);
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
    QString html = {};

    void operator()(const DerivationParagraph& paragraph)
    {
        add(paragraph);
        html += linksHtml(paragraph.links);
    }
    void operator()(const DerivationFormula& formula)
    {
        add(formula);
        html += linksHtml(formula.links);
    }
    void operator()(const DerivationTable& table)
    {
        addCaption(table);
        html += "<table cellspacing=\"0\" cellpadding=\"3\"><thead><tr>"_L1;
        for (qsizetype column = 0; column < table.heads.size(); ++column) {
            html += u"<th align=\"%1\">%2</th>"_s.arg(
                alignText(table.alignments[static_cast<std::size_t>(column)]),
                app::htmlText(table.heads.at(column)));
        }
        html += "</tr></thead>"_L1;
        for (const auto& row : table.rows)
            html += rowHtml(row, table.alignments, "cell"_L1);
        if (!table.sums.empty())
            html += rowHtml(table.sums, table.alignments, "sum"_L1);
        html += "</table>"_L1;
    }

protected:
    void add(const DerivationParagraph& paragraph)
    {
        html += "<p>"_L1 + app::htmlText(paragraph.text) + clauseHtml(paragraph.clause) + "</p>"_L1;
    }
    void add(const DerivationFormula& formula)
    {
        html += "<p class=\"formula\">"_L1 + app::htmlText(formula.symbols) + clauseHtml(formula.clause);
        if (!formula.values.isEmpty())
            html += "<br>"_L1 + app::htmlText(formula.values);
        if (!formula.result.isEmpty())
            html += " <b>"_L1 + app::htmlText(formula.result) + "</b>"_L1;
        html += "</p>"_L1;
    }
    void addCaption(const DerivationTable& table)
    {
        if (!table.caption.isEmpty())
            html += "<p class=\"caption\">"_L1 + app::htmlText(table.caption) + clauseHtml(table.clause) +
                    "</p>"_L1;
    }
};

/// For a page that has a style of its own and no derivation to lead to.
struct WebWriter : HtmlWriter {
    QString label; ///< of tables without a caption

    explicit WebWriter(QString labelOfTables) : label(std::move(labelOfTables)) { }

    void operator()(const DerivationParagraph& paragraph) { add(paragraph); }
    void operator()(const DerivationFormula& formula) { add(formula); }
    void operator()(const DerivationTable& derived)
    {
        using Kind = app::Table::Kind;
        app::Table table;
        for (qsizetype i = 0; i < derived.heads.size(); ++i) {
            const bool isLeft = derived.alignments[static_cast<std::size_t>(i)] == DerivationAlignment::Left;
            table.columns.push_back({derived.heads[i], isLeft ? Kind::Text : Kind::Figure});
        }
        const auto addRow = [&](const std::vector<DerivationCell>& cells, bool isStrong) {
            auto& row = table.rows.emplace_back();
            for (const DerivationCell& cell : cells)
                row.push_back({.text = cell.text, .isStrong = isStrong || cell.strong});
        };
        for (const auto& row : derived.rows)
            addRow(row, false);
        if (!derived.sums.empty())
            addRow(derived.sums, true);
        addCaption(derived);
        html += app::htmlTable(table, {.label = derived.caption.isEmpty() ? label : derived.caption});
    }
};

QString withClause(const QString& text, const QString& clause)
{
    return clause.isEmpty() ? text : text + " ["_L1 + clause + u']';
}

/// Running text, broken at blanks.
QString wrapped(const QString& text, const QString& clause)
{
    const auto fits = [](const QString& line) { return line.size() <= kTextWidth; };
    return u'\n' + filledLines(withClause(text, clause), fits).join(u'\n') + u'\n';
}

QStringList textsOf(const std::vector<DerivationCell>& cells)
{
    QStringList texts;
    for (const DerivationCell& cell : cells)
        texts += cell.text;
    return texts;
}

struct TextWriter {
    QString text;

    void operator()(const DerivationParagraph& paragraph)
    {
        text += wrapped(paragraph.text, paragraph.clause);
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
            text += wrapped(table.caption, table.clause);
        std::vector<QStringList> rows;
        std::ranges::transform(table.rows, std::back_inserter(rows), textsOf);
        const QStringList sums = textsOf(table.sums);
        QList<qsizetype> widths(table.heads.size());
        const auto widen = [&](const QStringList& line) {
            for (qsizetype column = 0; column < line.size(); ++column)
                widths[column] = std::max(widths[column], line[column].size());
        };
        const auto addLine = [&](const QStringList& cells, QChar fill = u' ') {
            QString line = u"    "_s;
            for (qsizetype column = 0; column < widths.size(); ++column) {
                const QString cell = cells.value(column);
                const bool isLeft =
                    table.alignments[static_cast<std::size_t>(column)] == DerivationAlignment::Left;
                line += (isLeft ? cell.leftJustified(widths[column], fill)
                                : cell.rightJustified(widths[column], fill)) +
                        "  "_L1;
            }
            while (line.endsWith(u' '))
                line.chop(1);
            text += line + u'\n';
        };
        widen(table.heads);
        std::ranges::for_each(rows, widen);
        widen(sums);
        addLine(table.heads);
        addLine({}, u'─');
        std::ranges::for_each(rows, [&](const QStringList& row) { addLine(row); });
        if (!sums.isEmpty()) {
            addLine({}, u'─');
            addLine(sums);
        }
    }
};

} // namespace

QString derivationToHtml(const Derivation& derivation)
{
    HtmlWriter writer;
    writer.html = "<h3>"_L1 + app::htmlText(derivation.title);
    if (!derivation.result.isEmpty())
        writer.html += ": "_L1 + app::htmlText(derivation.result);
    writer.html += u"</h3>"_s;
    for (const DerivationBlock& block : derivation.blocks)
        std::visit(writer, block);
    writer.html += "<p class=\"rules\">"_L1 + derivation.rules.toHtmlEscaped() + "</p>"_L1;
    return writer.html;
}

QString derivationToWeb(const Derivation& derivation, const QString& label)
{
    WebWriter writer(label);
    for (const DerivationBlock& block : derivation.blocks)
        std::visit(writer, block);
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
