// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QMap>

#include "engine/model/standings.h"
#include "engine/model/tableresult.h"
#include "engine/standings/finaltable.h"
#include "ui/print/sheetparts.h"
#include "ui/text/entrytext.h"
#include "ui/text/finaltabletext.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Game;
using engine::Participant;

constexpr double kNarrowestNameInCrosstable = 30.0; // mm
const QString kAwarded = u"*"_s;                    ///< marks a result that was not reached at the board

/// What a player did, by the position of the opponent or by the round.
using Line = QMap<int, QStringList>;

/// `12w1`: the opponent's number, the player's colour, his result; without a colour where nobody played.
QString roundText(int opponent, bool isWhite, engine::SideResult side)
{
    const QString number = QString::number(opponent);
    if (side == engine::SideResult::ForfeitWin || side == engine::SideResult::ForfeitLoss)
        return number + formatSide(side);
    return number + colourLetter(isWhite) + formatSide(side);
}

/// Collects what stands in the table and sets it in parts that the paper can take.
class ResultsSheet {
public:
    ResultsSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
        : m_composer(composer),
          m_source(source),
          m_byRounds(isPrintedByRounds(source.tournament)),
          m_lines(source.tournament.participants.size()),
          m_rows(rowsOf(source, request))
    {
        // A list that somebody chose; the usual one stands on the final table.
        if (!source.tournament.header.tieBreaks.empty() &&
            source.tournament.header.kind != engine::TournamentKind::Team)
            m_final.emplace(source.tournament, engine::tableOptionsOf(source.tournament));
        for (const Game& game : source.tournament.games)
            add(game);
        addByes();
        m_columns = m_byRounds ? std::max(source.tournament.header.rounds.value_or(0),
                                          engine::lastRound(source.tournament))
                               : static_cast<int>(m_rows.size());
    }

    void compose();

private:
    void add(const Game& game);
    void addByes();
    void add(const Game& game, std::size_t player, std::size_t opponent, engine::SideResult side);
    [[nodiscard]] QString head(int column) const;
    [[nodiscard]] QString result(std::size_t row, int column) const;
    [[nodiscard]] double widestColumn() const;
    [[nodiscard]] double sidesWidth() const;
    [[nodiscard]] int columnsPerPart() const;
    [[nodiscard]] SheetTable part(int first, int last) const;
    [[nodiscard]] std::vector<SheetEntry> explanations() const;

    SheetComposer& m_composer;
    const SheetSource& m_source;
    std::vector<Game> m_awarded; ///< whose result for the table differs from that on the board
    const bool m_byRounds;
    std::vector<Line> m_lines;                 ///< of every participant
    const std::vector<std::size_t> m_rows;     ///< whose, from above; the columns of a crosstable likewise
    std::optional<engine::FinalTable> m_final; ///< of a tournament with a list of tie-breaks
    int m_columns = 0;
    bool m_hasByes = false;
};

/// Byes count on the table, though never for a rating.
void ResultsSheet::addByes()
{
    for (std::size_t player = 0; player < m_lines.size(); ++player) {
        for (const engine::Bye& bye : m_source.tournament.participants[player].byes) {
            m_hasByes = true;
            if (m_byRounds)
                m_lines[player][bye.round] += byeText(bye);
        }
    }
}

void ResultsSheet::add(const Game& game)
{
    const auto white = m_source.tournament.indexOf(game.white);
    const auto black = m_source.tournament.indexOf(game.black);
    if (!white || !black)
        return;
    const engine::GameResult result = engine::tableResult(game); // RULE: WO2026 2.2.5.2
    if (game.awarded)
        m_awarded.push_back(game);
    add(game, *white, *black, result.white);
    add(game, *black, *white, result.black);
}

void ResultsSheet::add(const Game& game, std::size_t player, std::size_t opponent, engine::SideResult side)
{
    Line& line = m_lines[player];
    const QString mark = game.awarded ? kAwarded : QString();
    if (m_byRounds) {
        const int number = m_source.tournament.participants[opponent].number.value();
        // Two games of one round are a mistake, but one that must be seen on paper.
        const bool isWhite = m_source.tournament.participants[player].number == game.white;
        line[game.round.value_or(0)] += roundText(number, isWhite, side) + mark;
    } else {
        line[static_cast<int>(opponent)] += formatSide(side) + mark;
    }
}

/// Columns are counted from 0; rounds from 1.
QString ResultsSheet::head(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    return formatCount(m_byRounds ? column + 1 : m_source.tournament.participants[m_rows[at]].number.value());
}

/// @param row of a participant in the tournament
QString ResultsSheet::result(std::size_t row, int column) const
{
    if (m_byRounds)
        return m_lines[row].value(column + 1).join(u' ');
    const std::size_t opponent = m_rows[static_cast<std::size_t>(column)];
    return row == opponent ? u"×"_s : m_lines[row].value(static_cast<int>(opponent)).join(QString());
}

double ResultsSheet::widestColumn() const
{
    double widest = 0;
    for (int column = 0; column < m_columns; ++column) {
        widest = std::max(widest, m_composer.fonts().width(FontRole::HeadStrong, head(column)));
        for (std::size_t row = 0; row < m_lines.size(); ++row)
            widest = std::max(widest, m_composer.fonts().width(FontRole::Body, result(row, column)));
    }
    return widest + 2 * kCellPadding;
}

/// What number, name and sums need at least, beside the results.
double ResultsSheet::sidesWidth() const
{
    SheetTable sides = part(0, 0);
    double width = 0;
    for (std::size_t column = 0; column < sides.columns.size(); ++column) {
        double widest = 0;
        for (const QString& word : sides.columns[column].words.split(u' '))
            widest = std::max(widest, m_composer.fonts().width(FontRole::Head, word));
        for (const SheetRow& row : sides.rows) {
            if (!sides.columns[column].flexible)
                widest =
                    std::max(widest, m_composer.fonts().width(FontRole::BodyStrong, row.cells[column].text));
        }
        width += std::max(widest, sides.columns[column].minimum) + 2 * kCellPadding;
    }
    return width;
}

int ResultsSheet::columnsPerPart() const
{
    const double room = std::max(0.0, m_composer.width() - sidesWidth());
    const int fitting = std::max(1, static_cast<int>(std::floor(room / widestColumn())));
    const int parts = std::max(1, (m_columns + fitting - 1) / fitting);
    return (m_columns + parts - 1) / parts; // parts of the same size
}

/// The columns from first up to, but without, last.
SheetTable ResultsSheet::part(int first, int last) const
{
    // One line of heads: nothing but the rating has a symbol, which would stand above all others.
    SheetColumn rating = evaluationColumn(engine::Column::OldRating, m_source.version);
    rating.symbol.clear();
    SheetTable table;
    table.columns = {
        {.words = u"#"_s}, nameColumn(Sheet::tr("Player"), kNarrowestNameInCrosstable), std::move(rating)};
    for (int column = first; column < last; ++column)
        table.columns.push_back({.words = head(column), .alignment = Alignment::Centre});
    table.columns.push_back({.words = Sheet::tr("Points")});
    table.columns.push_back({.words = Sheet::tr("Games")});
    std::vector<const engine::FinalPlace*> places(m_source.tournament.participants.size());
    for (std::size_t i = 1; m_final && i < m_final->criteria().size(); ++i)
        table.columns.push_back(
            {.words = QString::fromStdString(engine::tieBreakText(m_final->criteria()[i]))});
    if (m_final) {
        table.columns.push_back({.words = Sheet::tr("Place", "in the table")});
        for (const engine::FinalPlace& place : m_final->places())
            places[place.entrant] = &place;
    }
    const auto standings = engine::standings(m_source.tournament);
    for (const std::size_t row : m_rows) {
        const Participant& participant = m_source.tournament.participants[row];
        SheetRow& cells = table.rows.emplace_back();
        cells.cells = {{formatCount(participant.number.value())},
                       {formatName(participant).simplified()},
                       evaluationCell(engine::Column::OldRating, participant,
                                      m_source.evaluation.participants[row], m_source.version)};
        for (int column = first; column < last; ++column)
            cells.cells.push_back({result(row, column)});
        cells.cells.push_back(scoreCell(standings[row].points, FontRole::BodyStrong));
        cells.cells.push_back({formatCount(standings[row].games)});
        for (std::size_t i = 1; m_final && i < m_final->criteria().size(); ++i)
            cells.cells.push_back({tieBreakValue(m_final->criteria()[i], places[row]->values[i])});
        if (m_final)
            cells.cells.push_back({formatCount(places[row]->rank)});
    }
    return table;
}

std::vector<SheetEntry> ResultsSheet::explanations() const
{
    std::vector<SheetEntry> entries;
    if (m_byRounds) {
        entries.push_back(
            {roundText(12, true, engine::SideResult::Win),
             Sheet::tr("the opponent's number, the colour of the player's pieces, his result")});
    } else {
        entries.push_back(
            {u"1 ½ 0"_s, Sheet::tr("result of the player in the row against the one in the column")});
    }
    for (const Game& game : m_awarded) { // RULE: WO2026 2.2.5.2
        const auto name = [&](engine::ParticipantNumber number) {
            return formatName(m_source.tournament, number);
        };
        entries.push_back(
            {kAwarded + u' ' + fillPattern(u"%1 – %2"_s, {name(game.white), name(game.black)}),
             fillPattern(Sheet::tr("awarded %1; on the board, and so for the rating, %2"),
                         {formatResult(engine::tableResult(game)), formatResult(game.result)})});
    }
    entries.push_back({u"+ −"_s, Sheet::tr("won, lost by forfeit")});
    if (m_hasByes && m_byRounds)
        entries.push_back({byeText({1, engine::kWin, engine::ByeKind::Allocated}) + u"  b½  b0"_s,
                           Sheet::tr("round without an opponent: by the pairing; asked for, or absent")});
    entries.push_back({Sheet::tr("Points"), m_hasByes
                                                ? Sheet::tr("of all results, forfeits and byes included")
                                                : Sheet::tr("of all results, forfeits included")});
    for (std::size_t i = 1; m_final && i < m_final->criteria().size(); ++i) {
        const engine::TieBreak& tieBreak = m_final->criteria()[i];
        entries.push_back(
            {QString::fromStdString(engine::tieBreakText(tieBreak)), tieBreakName(tieBreak.code)});
    }
    return entries;
}

void ResultsSheet::compose()
{
    const int size = columnsPerPart();
    for (int first = 0; first == 0 || first < m_columns; first += std::max(1, size)) {
        const SheetTable table = part(first, std::min(m_columns, first + size));
        if (first > 0)
            m_composer.gap(5);
        m_composer.table(table);
    }
    m_composer.gap(3);
    m_composer.legend(Sheet::tr("Explanations"), explanations());
}

} // namespace

bool isPrintedByRounds(const engine::Tournament& tournament)
{
    const auto mode = tournament.header.mode;
    return (mode == engine::TournamentMode::Swiss || mode == engine::TournamentMode::Knockout) &&
           !tournament.games.empty() &&
           std::all_of(tournament.games.begin(), tournament.games.end(),
                       [](const Game& game) { return game.round.has_value(); });
}

void composeCrosstableSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const QString kind =
        isPrintedByRounds(source.tournament) ? Sheet::tr("Progress table") : Sheet::tr("Crosstable");
    if (beginTournamentSheet(composer, source, request, kind))
        ResultsSheet(composer, source, request).compose();
}

} // namespace zahlmeister::ui
