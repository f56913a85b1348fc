// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/statedcheck.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <tuple>

#include "engine/standings/tiebreakvalues.h"

namespace zahlmeister::engine {

namespace {

constexpr double kNoPlace = std::numeric_limits<double>::quiet_NaN();

/// A figure with the precision in which it stands there.
struct Figure {
    double value = 0;
    double tolerance = 0;
};

std::optional<Figure> figureOf(const std::string& text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    const std::size_t point = text.find('.');
    const auto decimals = point == std::string::npos ? std::size_t{0} : text.size() - point - 1;
    // Programs leave out decimals that are zero, so that a whole number is exact.
    return Figure{value, (decimals == 0 ? 0 : 0.5 * std::pow(10.0, -static_cast<double>(decimals))) + 1e-6};
}

bool isSame(const Figure& figure, double value)
{
    return !std::isnan(value) && std::abs(figure.value - value) <= figure.tolerance;
}

/// One column of the organiser's table.
struct Stated {
    std::string criterion;
    std::vector<std::optional<Figure>> figures; ///< by participant
    std::vector<std::string> texts;

    [[nodiscard]] int count() const
    {
        return static_cast<int>(
            std::ranges::count_if(figures, [](const auto& one) { return one.has_value(); }));
    }
    [[nodiscard]] int equal(const std::vector<double>& values) const
    {
        int equal = 0;
        for (std::size_t i = 0; i < figures.size(); ++i)
            equal += figures[i] && isSame(*figures[i], values[i]) ? 1 : 0;
        return equal;
    }
};

std::vector<Stated> columnsOf(const Tournament& tournament)
{
    std::vector<Stated> columns;
    const std::size_t count = tournament.participants.size();
    for (std::size_t i = 0; i < count; ++i) {
        for (const StatedValue& one : tournament.participants[i].stated) {
            const auto figure = figureOf(one.value);
            if (!figure)
                continue;
            auto column = std::ranges::find(columns, one.criterion, &Stated::criterion);
            if (column == columns.end())
                column = columns.insert(column, {one.criterion, std::vector<std::optional<Figure>>(count),
                                                 std::vector<std::string>(count)});
            column->figures[i] = figure;
            column->texts[i] = one.value;
        }
    }
    return columns;
}

std::vector<double> pointsOf(const PlayedRounds& played, int win, int draw)
{
    std::vector<double> points;
    for (std::size_t i = 0; i < played.entrants().size(); ++i) {
        double sum = win == 0 ? played.entrants()[i].score.front() * 0.5 : 0;
        for (const RoundCell& cell : played.of(i)) {
            if (win > 0)
                sum += cell.points.front() == 2 ? win : cell.points.front() == 1 ? draw : 0;
        }
        points.push_back(sum);
    }
    return points;
}

/// The round after which the stated points are those of most participants.
/// @return nothing when no points are stated
std::optional<int> roundOf(const Tournament& tournament, const std::vector<Stated>& columns)
{
    const auto points = std::ranges::find(columns, kStatedPoints, &Stated::criterion);
    const bool hasRounds =
        std::ranges::any_of(tournament.games, [](const Game& game) { return game.round.has_value(); });
    if (points == columns.end() || !hasRounds)
        return std::nullopt;
    const int last = PlayedRounds(tournament).rounds();
    int best = last;
    int most = -1;
    for (int round = last; round >= 1 && most < points->count(); --round) {
        const int equal = points->equal(pointsOf(PlayedRounds(tournament, round), 0, 0));
        if (equal > most)
            std::tie(best, most) = std::pair(round, equal);
    }
    return best;
}

TieBreakEdition otherEdition(TieBreakEdition edition)
{
    return edition == TieBreakEdition::Of2024 ? TieBreakEdition::Of2026 : TieBreakEdition::Of2024;
}

bool takes(TieBreakCode code, char modifier)
{
    return std::string_view(infoOf(code).modifiers).find(modifier) != std::string_view::npos;
}

/// A tie-break with other cuts, from the usual to the rare.
std::vector<TieBreak> withCuts(const TieBreak& own)
{
    std::vector<TieBreak> all{own};
    constexpr std::array kCuts{std::pair(0, 0), std::pair(1, 0), std::pair(1, 1), std::pair(2, 0),
                               std::pair(2, 2)};
    for (const auto& [lowest, highest] : kCuts) {
        TieBreak one = own;
        std::tie(one.cutLowest, one.cutHighest) = std::pair(lowest, highest);
        if (takes(own.code, 'C') && one != own)
            all.push_back(one);
    }
    return all;
}

/// What a column might be, the nearest first: other editions and modifiers, other ways to count.
std::vector<StatedSetting> settingsNear(const TieBreak& own, TieBreakEdition edition)
{
    std::vector<StatedSetting> settings;
    for (const TieBreak& cut : withCuts(own)) {
        for (const bool forfeits : {own.forfeits, !own.forfeits}) {
            for (const TieBreakEdition each : {edition, otherEdition(edition)}) {
                TieBreak one = cut;
                one.forfeits = forfeits;
                one.edition = each;
                if (forfeits == own.forfeits || takes(own.code, 'P'))
                    settings.push_back({.tieBreaks = {one}});
            }
        }
        for (const CountingHabit& habit : countingHabits()) {
            if (hasHabits(own.code))
                settings.push_back({.tieBreaks = {cut}, .habit = habit});
            if (own.code == TieBreakCode::BuchholzSum) { // Swiss-Chess sums up what it has cut
                CountingHabit summed = habit;
                summed.cutOfSummed = 1;
                settings.push_back({.tieBreaks = {cut}, .habit = summed});
            }
        }
    }
    return settings;
}

/// Everything that a column without a name might be.
std::vector<TieBreak> usualForPlayers()
{
    using enum TieBreakCode;
    std::vector<TieBreak> all;
    for (const TieBreakCode code : {Buchholz, SonnebornBerger, BuchholzSum, GamesWon, Wins, Progressive, Koya,
                                    GamesWithBlack, WinsWithBlack, RoundsElected, AverageBuchholz, Standard})
        all.push_back({.code = code});
    return all;
}

class Comparison {
public:
    Comparison(const Tournament& tournament, const TableOptions& options)
        : m_tournament(tournament),
          m_options(options),
          m_stated(columnsOf(tournament)),
          m_round(roundOf(tournament, m_stated)),
          m_played(tournament, m_round),
          m_edition(options.edition.value_or(m_played.edition())),
          m_values(m_played)
    {
        m_options.round = m_round;
    }

    StatedComparison run()
    {
        m_result.round = m_played.rounds();
        for (const Stated& stated : m_stated) {
            if (stated.criterion == kStatedPoints)
                comparePoints(stated);
            else if (stated.criterion != kStatedPlace)
                compareTieBreak(stated);
        }
        // Places are named by what the other columns are.
        const auto places = std::ranges::find(m_stated, kStatedPlace, &Stated::criterion);
        if (places != m_stated.end())
            comparePlaces(*places);
        return std::move(m_result);
    }

private:
    struct Candidate {
        StatedSetting setting;
        std::vector<double> values;
        int equal = 0;
    };

    std::vector<double> valuesOf(const StatedSetting& setting)
    {
        const TieBreak& tieBreak = setting.tieBreaks.front();
        return setting.habit ? valuesByHabit(m_played, tieBreak, *setting.habit) : m_values.of(tieBreak);
    }

    void addCandidate(const Stated& stated, const StatedSetting& setting, std::vector<double> values,
                      std::vector<Candidate>& candidates) const
    {
        const int equal = stated.equal(values);
        candidates.push_back({setting, std::move(values), equal});
    }

    void comparePoints(const Stated& stated)
    {
        std::vector<Candidate> candidates;
        for (const auto& [win, draw] : {std::pair(3, 1), std::pair(2, 1)})
            addCandidate(stated, {.winPoints = win, .drawPoints = draw}, pointsOf(m_played, win, draw),
                         candidates);
        tell(stated, {}, pointsOf(m_played, 0, 0), candidates);
    }

    void compareTieBreak(const Stated& stated)
    {
        std::optional<TieBreak> own = tieBreakFromText(stated.criterion);
        if (own && (infoOf(own->code).byGroup || infoOf(own->code).forTeams))
            return;
        std::vector<Candidate> candidates;
        if (!own) {
            own = recognised(stated, candidates);
            if (!own) {
                m_result.columns.push_back({.criterion = stated.criterion, .figures = stated.count()});
                return;
            }
        }
        TieBreak applied = *own;
        applied.edition = applied.edition.value_or(m_edition);
        const std::vector<double> values = m_values.of(applied);
        if (stated.equal(values) < stated.count() && candidates.empty()) {
            for (const StatedSetting& setting : settingsNear(*own, m_edition))
                addCandidate(stated, setting, valuesOf(setting), candidates);
            for (const TieBreak& other : usualForPlayers())
                addCandidate(stated, {.tieBreaks = {other}}, m_values.of(other), candidates);
        }
        tell(stated, own, values, candidates);
    }

    /// What a column without a name is: what most of its figures are; nothing when it is hardly anything.
    std::optional<TieBreak> recognised(const Stated& stated, std::vector<Candidate>& candidates)
    {
        // Most columns are what many tables have; only what is none of these is worth a long search.
        for (const TieBreak& tieBreak : usualForPlayers()) {
            TieBreak own = tieBreak;
            own.edition = m_edition;
            addCandidate(stated, {.tieBreaks = {own}}, m_values.of(own), candidates);
            if (candidates.back().equal == stated.count())
                return tieBreak;
        }
        for (const TieBreak& tieBreak : usualForPlayers()) {
            for (const StatedSetting& setting : settingsNear(tieBreak, m_edition))
                addCandidate(stated, setting, valuesOf(setting), candidates);
        }
        const auto best = std::ranges::max_element(candidates, {}, &Candidate::equal);
        if (best == candidates.end() || best->equal * 2 <= stated.count())
            return std::nullopt;
        TieBreak own = best->setting.tieBreaks.front();
        own.edition.reset();
        return own;
    }

    /// Places in the order of stated figures, each with how many share it.
    struct Places {
        std::vector<double> ranks; ///< by participant
        std::vector<int> sharing;
    };

    Places placesBy(const TableOptions& options) const
    {
        const FinalTable table(m_tournament, options);
        Places places{std::vector<double>(m_stated.front().figures.size()), {}};
        places.sharing.resize(places.ranks.size());
        for (const FinalPlace& place : table.places()) {
            places.ranks[place.entrant] = place.rank;
            places.sharing[place.entrant] =
                static_cast<int>(std::ranges::count(table.places(), place.rank, &FinalPlace::rank));
        }
        return places;
    }

    /// Places by the organiser's own points and tie-breaks; who has none of them has no place.
    Places placesByFigures() const
    {
        std::vector<std::optional<std::vector<double>>> keys(m_stated.front().figures.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            for (const Stated& stated : m_stated) {
                if (stated.criterion == kStatedPlace || !stated.figures[i])
                    continue;
                if (!keys[i])
                    keys[i].emplace();
                const bool isFirst = stated.criterion == kStatedPoints; // wherever it stands
                keys[i]->insert(isFirst ? keys[i]->begin() : keys[i]->end(), -stated.figures[i]->value);
            }
        }
        Places places{std::vector<double>(keys.size(), kNoPlace), std::vector<int>(keys.size())};
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (!keys[i])
                continue;
            places.ranks[i] = 1 + static_cast<double>(std::ranges::count_if(
                                      keys, [&](const auto& key) { return key && *key < *keys[i]; }));
            places.sharing[i] = static_cast<int>(std::ranges::count(keys, keys[i]));
        }
        return places;
    }

    /// Tables that count on through shared places have one of them for each.
    static std::vector<double> asStated(const Stated& stated, const Places& places)
    {
        std::vector<double> values = places.ranks;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!stated.figures[i])
                continue;
            const double place = stated.figures[i]->value;
            if (place >= values[i] && place < values[i] + places.sharing[i])
                values[i] = place;
        }
        return values;
    }

    void comparePlaces(const Stated& stated)
    {
        const std::vector<double> values = asStated(stated, placesBy(m_options));
        std::vector<Candidate> candidates;
        if (stated.equal(values) < stated.count()) {
            std::vector<TieBreak> ofTable;
            for (const StatedColumn& column : m_result.columns) {
                if (column.tieBreak)
                    ofTable.push_back(*column.tieBreak);
            }
            std::vector<std::vector<TieBreak>> lists{m_options.tieBreaks, ofTable};
            for (const TieBreakPreset& preset : tieBreakPresets()) {
                if (!preset.forTeams)
                    lists.push_back(tieBreaksFromText(preset.list).value_or(std::vector<TieBreak>()));
            }
            const auto consider = [&](const std::vector<TieBreak>& list) {
                for (const TieBreakEdition edition : {m_edition, otherEdition(m_edition)}) {
                    TableOptions options = m_options;
                    options.tieBreaks = list;
                    options.edition = edition;
                    addCandidate(stated, {.tieBreaks = list, .edition = edition},
                                 asStated(stated, placesBy(options)), candidates);
                }
            };
            std::ranges::for_each(lists, consider);
            const bool hasOthers = m_stated.size() > 2; // beside points and places
            if (hasOthers)
                addCandidate(stated, {.isByOwnFigures = true}, asStated(stated, placesByFigures()),
                             candidates);
            consider({}); // the points alone, in any order
        }
        tell(stated, {}, values, candidates);
    }

    void tell(const Stated& stated, const std::optional<TieBreak>& tieBreak,
              const std::vector<double>& values, const std::vector<Candidate>& candidates)
    {
        StatedColumn column{.criterion = stated.criterion,
                            .tieBreak = tieBreak,
                            .figures = stated.count(),
                            .equal = stated.equal(values)};
        const Candidate* best = nullptr;
        for (const Candidate& candidate : candidates) {
            if (candidate.equal > column.equal && (!best || candidate.equal > best->equal))
                best = &candidate;
        }
        if (best && best->equal == column.figures)
            column.setting = best->setting;
        m_result.columns.push_back(column);
        for (std::size_t i = 0; i < stated.figures.size(); ++i) {
            const auto& figure = stated.figures[i];
            if (!figure || isSame(*figure, values[i]))
                continue;
            StatedDifference difference{.number = m_tournament.participants[i].number,
                                        .criterion = stated.criterion,
                                        .stated = stated.texts[i],
                                        .computed = values[i]};
            const auto produces = [&](const Candidate& one) { return isSame(*figure, one.values[i]); };
            const auto nearest = std::ranges::find_if(candidates, produces);
            if (best && produces(*best))
                difference.setting = best->setting;
            else if (nearest != candidates.end())
                difference.setting = nearest->setting;
            m_result.differences.push_back(std::move(difference));
        }
    }

    const Tournament& m_tournament;
    TableOptions m_options;
    std::vector<Stated> m_stated;
    std::optional<int> m_round;
    PlayedRounds m_played;
    TieBreakEdition m_edition;
    TieBreakValues m_values;
    StatedComparison m_result;
};

} // namespace

std::string statedHalves(int halves)
{
    return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : ".5");
}

StatedComparison compareStated(const Tournament& tournament, const TableOptions& options)
{
    const auto states = [](const Participant& participant) { return !participant.stated.empty(); };
    if (std::ranges::none_of(tournament.participants, states) || PlayedRounds(tournament).isTeamEvent())
        return {};
    return Comparison(tournament, options).run();
}

std::vector<TieBreak> statedTieBreaks(const Tournament& tournament)
{
    std::vector<std::string> criteria; // as the table has its columns
    for (const Participant& participant : tournament.participants) {
        for (const StatedValue& one : participant.stated) {
            if (std::ranges::find(criteria, one.criterion) == criteria.end())
                criteria.push_back(one.criterion);
        }
    }
    std::vector<TieBreak> list;
    bool isAfterPoints = false;
    const StatedComparison compared = compareStated(tournament, {});
    for (const std::string& criterion : criteria) {
        if (criterion == kStatedPoints)
            isAfterPoints = true;
        if (!isAfterPoints || criterion == kStatedPoints || criterion == kStatedPlace)
            continue;
        const bool isNamed = !criterion.starts_with(kStatedUnnamed);
        if (const auto own = isNamed ? tieBreakFromText(criterion) : std::nullopt;
            own && infoOf(own->code).byGroup && !infoOf(own->code).forTeams) {
            list.push_back(*own); // a direct encounter: no figures to be compared
            continue;
        }
        const auto column = std::ranges::find(compared.columns, criterion, &StatedColumn::criterion);
        if (column == compared.columns.end() || !column->tieBreak ||
            (!isNamed && column->equal < column->figures))
            return {};
        TieBreak one = *column->tieBreak;
        if (column->setting && !column->setting->habit) {
            one = column->setting->tieBreaks.front();
            one.edition.reset();
        }
        list.push_back(one);
    }
    return list;
}

} // namespace zahlmeister::engine
