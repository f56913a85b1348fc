// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swisschess/swisschesshtml.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

#include <QRegularExpression>

#include "app/formats/importreader.h"
#include "app/formats/importvalues.h"
#include "app/formats/roundentries.h"
#include "app/formats/swisschess/swisschesspage.h"
#include "app/formats/swisschess/swisschesspersons.h"
#include "app/notes/pointstext.h"
#include "app/spelling/nobody.h"
#include "app/spelling/points.h"
#include "app/spelling/result.h"
#include "app/tables/cells/heads.h"
#include "app/tables/cells/results.h"
#include "app/tables/cells/words.h"
#include "engine/standings/statedcheck.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;
using engine::SideResult;

namespace {

constexpr std::size_t kMaximumNamesakes = 20;

class SwissChessHtmlReader : ImportReader {
public:
    explicit SwissChessHtmlReader(const ImportInput& input)
    {
        for (const ImportFile& file : input)
            m_read.push_back(readSwissChessPage(file));
    }

    /// Pages that tell participants by number, or games.
    [[nodiscard]] bool areOwn() const
    {
        bool useful = false;
        std::set<SwissChessList> lists;
        for (const auto& page : m_read) {
            if (!page)
                continue;
            for (const SwissChessTable& table : page->tables) {
                useful = useful || table.isUseful();
                lists.insert(table.list);
            }
        }
        // A progress table says more than lists of single rounds, and only the forms say as much.
        return useful && (lists.contains(SwissChessList::Form) || !lists.contains(SwissChessList::Games));
    }

    ImportResult run()
    {
        takePages();
        if (m_notes.isRefused())
            return finished();
        m_persons.emplace(m_lists, m_notes);
        m_persons->addTo(m_imported);
        if (participants().empty())
            m_notes.refuse(ImportCode::MissingPart, {"participants"});
        if (m_notes.isRefused())
            return finished();
        collectGames();
        joinRoundEntries(m_halves, m_imported, m_notes);
        completeRounds();
        comparePoints();
        takeStandings();
        return finished();
    }

private:
    /// Points that a list tells, after some round.
    struct ToldPoints {
        std::size_t participant;
        QString text;
        int round; ///< 0: after the last
        ImportPlace place;
    };

    void takePages()
    {
        for (auto& page : m_read) {
            if (!page.has_value()) {
                m_notes.refuse(page.error().code, page.error().args, page.error().place);
                return;
            }
            if (m_read.size() == 1)
                page->file.clear(); // there is no other one
            m_pages.push_back(std::move(*page));
        }
        for (const SwissChessPage& page : m_pages) {
            notePage(page);
            for (const SwissChessTable& table : page.tables)
                m_lists[table.list].push_back({&page, &table});
        }
        for (const SwissChessSource& other : m_lists[SwissChessList::Other]) {
            if (!other.table->title.isEmpty())
                m_notes.adjusted(ImportCode::UnknownPart, {other.table->title.toStdString()},
                                 other.place(other.table->line));
        }
    }

    void notePage(const SwissChessPage& page)
    {
        const ImportPlace place{.part = page.file.toStdString()};
        noteEncoding(page.decoded, ListEncoding::Utf8, place);
        if (page.title.isEmpty())
            return;
        if (header().name.empty())
            header().name = page.title.toStdString();
        else if (header().name != page.title.toStdString())
            m_notes.refuse(ImportCode::Malformed, {page.title.toStdString(), header().name}, place);
    }

    void collectGames()
    {
        for (std::size_t position = 0; position < participants().size(); ++position)
            m_positions.emplace(participants()[position].number.value(), position);
        for (const auto& [number, form] : m_persons->forms()) {
            // A form has a row for each round, and one for the sum.
            if (form.table->rows.size() > std::size_t(kMaximumRounds) + 1) {
                m_notes.refuse(ImportCode::TooLarge, {"rounds", std::to_string(kMaximumRounds)},
                               form.place(form.table->line));
                return;
            }
            for (const SwissChessRow& row : form.table->rows)
                addFormRow(number, form, row);
        }
        for (const SwissChessList kind : {SwissChessList::Pairings, SwissChessList::Alphabet}) {
            for (const SwissChessSource& list : m_lists[kind])
                addRound(list);
        }
    }

    void addFormRow(int number, const SwissChessSource& source, const SwissChessRow& row)
    {
        const SwissChessTable& form = *source.table;
        const ImportPlace at = source.place(row.line);
        const QString opponent = row.cell(form.column(u"teilnehmer"));
        const QString roundText = row.cell(form.column(u"runde"));
        if (roundText.isEmpty()) {
            if (opponent == "Gesamtpunkte"_L1)
                m_points.push_back({m_positions.at(number),
                                    row.cell(form.column(u"ergebnis")).section(u" - "_s, 0, 0), 0, at});
            return;
        }
        const auto round = roundIn(roundText, at);
        const auto result = resultIn(row.cell(form.column(u"ergebnis")), at);
        if (!round || !result || opponent.isEmpty())
            return;
        RoundEntry half{.participant = m_positions.at(number),
                        .round = *round,
                        .colour = colourIn(row.cell(form.column(u"farbe"))),
                        .result = result->white,
                        .place = at};
        if (!isNobody(opponent)) {
            const auto found = opponentOf(number, opponent, row.cell(form.column(u"verein/ort")), *round);
            if (!found) {
                m_notes.refuse(ImportCode::UnknownOpponent, {label(half.participant), opponent.toStdString()},
                               at);
                return;
            }
            half.opponent = m_positions.at(*found);
        }
        addHalf(half);
    }

    [[nodiscard]] static EntryColour colourIn(const QString& text)
    {
        if (text.startsWith(u'W'))
            return EntryColour::White;
        return text.startsWith(u'S') ? EntryColour::Black : EntryColour::Unknown;
    }

    /// Forms name opponents by name; of several of the same name it is the one of that club, or the one whose
    /// own form has this participant in that round.
    [[nodiscard]] std::optional<int> opponentOf(int number, const QString& name, const QString& club,
                                                int round)
    {
        const std::span<const int> numbers = m_persons->numbersOf(name);
        if (numbers.size() > kMaximumNamesakes)
            return std::nullopt;
        std::vector<int> candidates(numbers.begin(), numbers.end());
        if (candidates.size() > 1)
            std::erase_if(candidates, [&](int other) { return m_persons->club(other) != club; });
        if (candidates.size() > 1)
            std::erase_if(candidates,
                          [&](int other) { return !plays(other, m_persons->name(number), round); });
        return candidates.size() == 1 ? std::optional(candidates.front()) : std::nullopt;
    }

    [[nodiscard]] bool plays(int number, const QString& opponent, int round) const
    {
        const auto found = m_persons->forms().find(number);
        if (found == m_persons->forms().end())
            return false;
        const SwissChessTable& form = *found->second.table;
        return std::ranges::any_of(form.rows, [&](const SwissChessRow& row) {
            return row.cell(form.column(u"runde")).toInt() == round &&
                   row.cell(form.column(u"teilnehmer")) == opponent;
        });
    }

    std::optional<int> roundIn(const QString& text, const ImportPlace& at)
    {
        const auto round = importedNumber(text);
        if (round && *round >= 1 && *round <= kMaximumRounds)
            return round;
        m_notes.refuse(ImportCode::BadNumber, {"round", text.toStdString()}, at);
        return std::nullopt;
    }

    /// On club pages people write over what the program wrote; that is read as in any other table.
    std::optional<engine::GameResult> resultIn(const QString& text, const ImportPlace& at)
    {
        auto result = text.isEmpty() ? engine::kNotPlayed : resultOf(text, ResultSigns::SwissChess);
        if (!result)
            result = resultOfPairing(plainCell(text));
        if (!result)
            m_notes.refuse(ImportCode::BadResult, {text.toStdString()}, at);
        return result;
    }

    /// Refused when the title does not say which round it is.
    void addRound(const SwissChessSource& source)
    {
        const SwissChessTable& list = *source.table;
        if (list.round < 1 || list.round > kMaximumRounds) {
            m_notes.refuse(ImportCode::MissingValue, {"round", list.title.toStdString()},
                           source.place(list.line));
            return;
        }
        m_pairedRounds.insert(list.round);
        for (const SwissChessRow& row : list.rows) {
            if (list.list == SwissChessList::Pairings)
                addPairing(source, row);
            else
                addAlphabetRow(source, row);
        }
    }

    /// One side of a game that is still to be played.
    void addAlphabetRow(const SwissChessSource& source, const SwissChessRow& row)
    {
        const SwissChessTable& list = *source.table;
        const auto own = positionAt(source, row, 1);
        if (!own)
            return;
        const auto opponent = positionAt(source, row, 2);
        addHalf({.participant = *own,
                 .opponent = opponent,
                 .round = list.round,
                 .colour = opponent ? colourIn(row.cell(list.column(u"farbe"))) : EntryColour::Unknown,
                 .board = boardIn(row.cell(list.column(u"tisch"))),
                 .place = source.place(row.line)});
    }

    [[nodiscard]] static std::optional<int> boardIn(const QString& text)
    {
        const auto board = importedNumber(text);
        return board && *board >= 1 && *board <= kMaximumBoard ? board : std::nullopt;
    }

    void addPairing(const SwissChessSource& source, const SwissChessRow& row)
    {
        const SwissChessTable& list = *source.table;
        const ImportPlace at = source.place(row.line);
        const QString text =
            list.column(u"ergebnis") >= 0
                ? row.cell(list.column(u"ergebnis"))
                : QString(row.cell(list.column(u"w")) % u" - "_s % row.cell(list.column(u"s")));
        const auto result = resultIn(text.simplified(), at);
        if (!result)
            return;
        const auto white = positionAt(source, row, 1);
        const auto black = positionAt(source, row, 2);
        const auto board = boardIn(row.cell(std::max(list.column(u"tisch"), list.column(u"paar"))));
        const auto add = [&](std::size_t own, std::optional<std::size_t> opponent, EntryColour colour,
                             SideResult side) {
            addHalf({.participant = own,
                     .opponent = opponent,
                     .round = list.round,
                     .colour = opponent ? colour : EntryColour::Unknown,
                     .result = side,
                     .board = board,
                     .place = at});
        };
        if (white)
            add(*white, black, EntryColour::White, result->white);
        if (black)
            add(*black, white, EntryColour::Black, result->black);
    }

    /// Nothing for nobody.
    [[nodiscard]] std::optional<std::size_t> positionAt(const SwissChessSource& source,
                                                        const SwissChessRow& row, int side)
    {
        const SwissChessTable& list = *source.table;
        if (isNobody(row.cell(list.column(u"teilnehmer", side))))
            return std::nullopt;
        const auto number = swissChessNumber(row.cell(pairedNumberColumn(list, side)));
        const auto found = number ? m_positions.find(*number) : m_positions.end();
        return found == m_positions.end() ? std::nullopt : std::optional(found->second);
    }

    /// Two lists may have the same game. One that was made before the game was played says nothing of its
    /// result; else they must agree.
    void addHalf(const RoundEntry& half)
    {
        const auto [found, isNew] = m_halfPlaces.try_emplace({half.round, half.participant}, m_halves.size());
        if (isNew) {
            m_halves.push_back(half);
            return;
        }
        RoundEntry& known = m_halves[found->second];
        const bool open = known.result == SideResult::NotPlayed || half.result == SideResult::NotPlayed;
        const bool coloured = known.colour != EntryColour::Unknown && half.colour != EntryColour::Unknown;
        if (known.opponent != half.opponent || (!open && known.result != half.result) ||
            (coloured && known.colour != half.colour)) {
            const std::string label = ImportReader::label(half.participant);
            m_notes.refuse(ImportCode::OpponentDisagrees,
                           {label, std::to_string(half.round), roundEntryText(half, m_imported.tournament),
                            label, roundEntryText(known, m_imported.tournament)},
                           half.place);
            return;
        }
        if (known.result == SideResult::NotPlayed)
            known.result = half.result;
        if (known.colour == EntryColour::Unknown)
            known.colour = half.colour;
        if (!known.board)
            known.board = half.board;
    }

    void completeRounds()
    {
        int last = m_pairedRounds.empty() ? 0 : *m_pairedRounds.rbegin();
        for (const RoundEntry& half : m_halves)
            last = std::max(last, half.round);
        int announced = 0;
        for (const SwissChessSource& standings : m_lists[SwissChessList::Standings])
            announced = std::max(announced, standings.table->round);
        const int rounds = std::max(last, announced);
        if (rounds >= 1 && rounds <= kMaximumRounds)
            header().rounds = rounds;
        if (m_halves.empty()) {
            m_notes.doubt(ImportCode::MissingPart, {"games"});
            return;
        }
        // Forms of all have all games; a list of one round alone says nothing about how many there are.
        m_isComplete = m_persons->forms().size() == participants().size() ||
                       (int(m_pairedRounds.size()) == rounds && (rounds > 1 || announced > 0));
        if (!m_isComplete)
            m_notes.doubt(ImportCode::PartOfPairings, {whatIsThere()});
    }

    /// Rounds and forms, by their numbers.
    [[nodiscard]] std::string whatIsThere() const
    {
        QStringList parts;
        for (const int round : m_pairedRounds)
            parts += u"R"_s + QString::number(round);
        for (const auto& [number, form] : m_persons->forms())
            parts += u"TlnNr "_s + QString::number(number);
        return parts.join(u", "_s).toStdString();
    }

    void comparePoints()
    {
        if (!m_isComplete)
            return;
        for (const SwissChessSource& standings : m_lists[SwissChessList::Standings]) {
            const SwissChessTable& list = *standings.table;
            for (const SwissChessRow& row : list.rows) {
                const auto numbers = m_persons->numbersOf(row.cell(list.column(u"teilnehmer")));
                if (numbers.size() == 1)
                    m_points.push_back({m_positions.at(numbers.front()), row.cell(list.column(u"punkte")),
                                        list.round, standings.place(row.line)});
            }
        }
        std::vector<std::vector<const RoundEntry*>> halves(participants().size());
        for (const RoundEntry& half : m_halves)
            halves[half.participant].push_back(&half);
        for (const ToldPoints& told : m_points) {
            const int sum = halfPointsAfter(halves[told.participant], told.round);
            const auto points = pointsOf(told.text);
            if (points && points->halfPoints() != sum)
                m_notes.doubt(ImportCode::PointsDiffer,
                              {label(told.participant), told.text.toStdString(), halfPointsText(sum)},
                              told.place);
        }
    }

    /// What the standings after the last round state.
    void takeStandings()
    {
        const auto& lists = m_lists[SwissChessList::Standings];
        const auto last = std::ranges::max_element(
            lists, {}, [](const SwissChessSource& source) { return source.table->round; });
        if (last == lists.end())
            return;
        const SwissChessTable& list = *last->table;
        std::vector<std::pair<qsizetype, std::string>> columns;
        for (qsizetype i = 0; i < list.columns.size(); ++i) {
            const QString& head = list.columns[i];
            std::string criterion = head == "punkte"_L1 ? std::string(engine::kStatedPoints)
                                    : head == "rang"_L1 ? std::string(engine::kStatedPlace)
                                                        : statedCriterion(head);
            if (!criterion.empty())
                columns.emplace_back(i, std::move(criterion));
        }
        for (const SwissChessRow& row : list.rows) {
            const auto numbers = m_persons->numbersOf(row.cell(list.column(u"teilnehmer")));
            if (numbers.size() != 1)
                continue;
            auto& stated = participants()[m_positions.at(numbers.front())].stated;
            for (const auto& [column, criterion] : columns) {
                QString cell = row.cell(column);
                if (criterion == engine::kStatedPlace && cell.endsWith(u'.'))
                    cell.chop(1);
                if (std::string figure = statedFigure(cell);
                    !figure.empty() &&
                    std::ranges::find(stated, criterion, &engine::StatedValue::criterion) == stated.end())
                    stated.push_back({criterion, std::move(figure)});
            }
        }
    }

    [[nodiscard]] static int halfPointsAfter(const std::vector<const RoundEntry*>& halves, int round)
    {
        int sum = 0;
        for (const RoundEntry* half : halves)
            sum += round == 0 || half->round <= round ? tablePoints(half->result).halfPoints() : 0;
        return sum;
    }

    std::vector<tl::expected<SwissChessPage, ImportNote>> m_read; ///< as it was, before anything is taken
    std::vector<SwissChessPage> m_pages;
    SwissChessLists m_lists;
    std::optional<SwissChessPersons> m_persons;
    std::map<int, std::size_t> m_positions; ///< of participants, by number
    std::vector<RoundEntry> m_halves;
    std::map<std::pair<int, std::size_t>, std::size_t> m_halfPlaces; ///< by round and participant
    std::set<int> m_pairedRounds;
    std::vector<ToldPoints> m_points;
    bool m_isComplete = false;
};

} // namespace

std::optional<ImportResult> readIfSwissChessHtml(const ImportInput& input)
{
    const auto hasTable = [](const ImportFile& file) { return file.data.toLower().contains("<table"); };
    if (input.empty() || !std::ranges::all_of(input, hasTable))
        return std::nullopt;
    SwissChessHtmlReader reader(input);
    return reader.areOwn() ? std::optional(reader.run()) : std::nullopt;
}

ImportResult readSwissChessHtml(const ImportInput& input)
{
    return SwissChessHtmlReader(input).run();
}

TournamentFormat swissChessHtmlFormat()
{
    return {.id = "swisschess-html",
            .endings = {"html", "htm"},
            .readIfOwn = readIfSwissChessHtml,
            .read = readSwissChessHtml};
}

} // namespace zahlmeister::app
