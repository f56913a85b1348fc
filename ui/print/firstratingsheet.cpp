// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include "ui/print/sheetparts.h"
#include "ui/text/derivation/derivation.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Participant;
using engine::ParticipantEvaluation;

constexpr double kFormulaIndent = 6.0; // mm
constexpr double kBlockGap = 2.0;      // mm
constexpr double kHeadedTable = 26.0;  // mm: a caption, the head of a table and two rows
constexpr double kFormula = 12.0;      // mm: in symbols and in numbers
constexpr double kSentenceWithFormula = 24.0;

QString withClause(const QString& text, const QString& clause)
{
    // No break between the words of a clause: "WO" alone at the end of a line says nothing.
    return clause.isEmpty() ? text : text + u" ("_s + QString(clause).replace(u' ', QChar::Nbsp) + u')';
}

/// Sets the blocks of a derivation one below the other.
class BlockWriter {
public:
    explicit BlockWriter(SheetComposer& composer) : m_composer(composer) { }

    void operator()(const DerivationParagraph& paragraph) const
    {
        m_composer.paragraph(withIndices(withClause(paragraph.text, paragraph.clause)));
        m_composer.gap(kBlockGap);
    }

    void operator()(const DerivationFormula& formula) const
    {
        QString values = formula.values;
        if (!formula.result.isEmpty())
            values += u' ' + formula.result;
        const bool hasValues = !values.isEmpty();
        m_composer.paragraph(withIndices(withClause(formula.symbols, hasValues ? QString() : formula.clause)),
                             FontRole::BodyStrong, kFormulaIndent);
        if (hasValues)
            m_composer.paragraph(withIndices(withClause(values, formula.clause)), FontRole::Body,
                                 kFormulaIndent);
        m_composer.gap(kBlockGap);
    }

    void operator()(const DerivationTable& table) const
    {
        m_composer.keepRoom(kHeadedTable);
        m_composer.paragraph(withIndices(withClause(table.caption, table.clause)), FontRole::NoteStrong);
        m_composer.gap(0.8);
        m_composer.table(sheetTable(table));
        m_composer.gap(kBlockGap + 1);
    }

private:
    /// A head that is a symbol of the regulation, such as `R_z'` or `P(D)`, and no word.
    static bool isSymbol(const QString& head)
    {
        return head.size() <= 2 || head.contains(u'_') || head.contains(u'(');
    }

    static SheetTable sheetTable(const DerivationTable& table)
    {
        SheetTable sheet;
        for (qsizetype i = 0; i < table.heads.size(); ++i) {
            const QString& head = table.heads[i];
            SheetColumn column;
            (isSymbol(head) ? column.symbol : column.words) = head;
            if (table.alignments[static_cast<std::size_t>(i)] == DerivationAlignment::Left) {
                column.alignment = Alignment::Left;
                column.wraps = true; // names are never cut off in an explanation
            }
            sheet.columns.push_back(column);
        }
        for (const std::vector<DerivationCell>& row : table.rows)
            sheet.rows.push_back({cells(row, sheet.columns, false)});
        if (!table.sums.empty())
            sheet.rows.push_back({cells(table.sums, sheet.columns, true), true, true});
        return sheet;
    }

    static std::vector<SheetCell> cells(const std::vector<DerivationCell>& row,
                                        const std::vector<SheetColumn>& columns, bool strong)
    {
        std::vector<SheetCell> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const FontRole role = strong || row[i].strong ? FontRole::BodyStrong : FontRole::Body;
            cells.push_back(columns[i].alignment == Alignment::Right ? decimalCell(row[i].text, role)
                                                                     : SheetCell{row[i].text, role});
        }
        return cells;
    }

    SheetComposer& m_composer;
};

void composeNewcomer(SheetComposer& composer, const SheetSource& source, const SheetRequest& request,
                     std::size_t position)
{
    const Participant& participant = source.tournament.participants[position];
    const ParticipantEvaluation& evaluation = source.evaluation.participants[position];
    const QString name = formatName(participant).simplified();
    const QString kind = Sheet::tr("First rating") + u" · "_s + tournamentTitle(source.tournament);
    composer.beginSection(name + u" · "_s + kind);
    composer.title(kind, name);
    const QString club = fromEngine(participant.club);
    composer.facts(
        playerFacts(source, request, participant, evaluation,
                    {withRatingName(Sheet::tr("First {rating}"), engine::descriptionOf(source.version)),
                     formatRating(evaluation.newRating, evaluation.newIndex), true},
                    club.isEmpty() && isTextOnly(participant) ? Sheet::tr("no member of a club") : club));
    composer.gap(3);
    const Derivation derivation = derive(source.tournament, source.evaluation, source.version,
                                         participant.number, engine::Quantity::FirstRating);
    const auto& blocks = derivation.blocks;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        // A sentence stays with the formula that it introduces.
        const bool introduces = i + 1 < blocks.size() &&
                                std::holds_alternative<DerivationParagraph>(blocks[i]) &&
                                std::holds_alternative<DerivationFormula>(blocks[i + 1]);
        if (introduces || std::holds_alternative<DerivationFormula>(blocks[i]))
            composer.keepRoom(introduces ? kSentenceWithFormula : kFormula);
        std::visit(BlockWriter(composer), blocks[i]);
    }
}

} // namespace

void composeFirstRatingSheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const std::vector<engine::ParticipantNumber> players = playersOf(source, request);
    for (const engine::ParticipantNumber number : players)
        composeNewcomer(composer, source, request, *source.tournament.indexOf(number));
    if (players.empty())
        composeNobody(composer, source, Sheet::tr("First ratings"),
                      withRatingName(Sheet::tr("Nobody here gets a first {rating}."),
                                     engine::descriptionOf(source.version)));
}

} // namespace zahlmeister::ui
