// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/timecontrol.h"

#include <algorithm>

#include "engine/base/fold.h"
#include "engine/model/timecontroltokens.h"

namespace zahlmeister::engine {

namespace {

constexpr std::size_t kLongestTimeControl = 500; ///< bytes; no time control is longer
constexpr int kLongestIncrement = 120;           ///< seconds
constexpr int kShortestLaterPeriod = 300;        ///< seconds; "90 min + 1 min" may mean either
constexpr int kFigureInSeconds = 600;            ///< from here on a figure is seconds, as in files of FIDE
constexpr int kLongestPeriod = 24 * 3600;        ///< seconds
constexpr int kSurelyMinutes = 60;               ///< nobody adds a minute for each move to a later period
constexpr int kMostMoves = 200;
constexpr int kUsualMoves = 40; ///< tells moves from minutes in "90/40" and "40/90"

/// A figure of a FIDE file; nothing when there is none.
std::optional<int> figureAt(std::string_view text, std::size_t& at)
{
    const std::size_t begin = at;
    int value = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9' && at < begin + 6)
        value = value * 10 + (text[at++] - '0');
    return at == begin ? std::nullopt : std::optional(value);
}

/// `40/5400+30:1800+30`: moves, seconds, increment; periods after colons.
std::optional<TimeControl> readFide(std::string_view text)
{
    TimeControl control;
    for (std::size_t at = 0;;) {
        TimePeriod period;
        const auto first = figureAt(text, at);
        if (!first)
            return {};
        period.seconds = *first;
        if (at < text.size() && text[at] == '/') {
            const auto seconds = figureAt(text, ++at);
            if (!seconds)
                return {};
            period.moves = *first;
            period.seconds = *seconds;
        }
        if (at < text.size() && text[at] == '+') {
            const auto increment = figureAt(text, ++at);
            if (!increment || *increment > kLongestIncrement)
                return {};
            period.increment = *increment;
            if (*increment > 0)
                control.mode = IncrementMode::Fischer;
        }
        control.periods.push_back(period);
        if (at == text.size())
            break;
        if (text[at++] != ':' || control.periods.size() > 9)
            return {};
    }
    const bool isFide = control.periods.front().seconds >= kFigureInSeconds;
    return isFide ? std::optional(control) : std::nullopt;
}

/// Puts the pieces together, from left to right.
class Assembly {
public:
    explicit Assembly(const std::vector<TimePiece>& pieces) : m_pieces(pieces) { }

    /// Nothing when the pieces do not fit together.
    std::optional<TimeControl> run()
    {
        for (; m_at < m_pieces.size(); ++m_at) {
            if (!step())
                return {};
        }
        if (m_control.periods.empty() && !applyName())
            return {};
        if (!applyIncrement() || !isSound())
            return {};
        return m_control;
    }

    [[nodiscard]] std::vector<TimeControlNote> notes() const { return m_notes; }

private:
    [[nodiscard]] bool isAt(std::size_t at, TimeToken token) const
    {
        return at < m_pieces.size() && m_pieces[at].token == token;
    }
    [[nodiscard]] bool isTimeAt(std::size_t at) const
    {
        return isAt(at, TimeToken::Hours) || isAt(at, TimeToken::Minutes) || isAt(at, TimeToken::Seconds);
    }
    /// Whether a piece continues what stands directly before it.
    [[nodiscard]] bool isJoined() const
    {
        return m_at > 0 && !isAt(m_at - 1, TimeToken::Separator) && !isAt(m_at - 1, TimeToken::Plus) &&
               !isAt(m_at - 1, TimeToken::And);
    }
    [[nodiscard]] bool canTakeMoves() const
    {
        return !m_control.periods.empty() && !m_control.periods.back().moves && !m_isRest;
    }

    [[nodiscard]] int movesBefore(std::size_t period) const
    {
        int moves = 0;
        for (std::size_t at = 0; at < period; ++at)
            moves += m_control.periods[at].moves.value_or(0);
        return moves;
    }

    bool step()
    {
        const TimePiece& piece = m_pieces[m_at];
        switch (piece.token) {
        case TimeToken::Hours:
        case TimeToken::Minutes:
        case TimeToken::Seconds: return takeTime();
        case TimeToken::Number: return takeNumber();
        case TimeToken::Moves: return takeMoves(piece.value);
        case TimeToken::Rest: return takeRest();
        case TimeToken::FromMove: return takeFromMove(piece.value);
        case TimeToken::AfterMove: return takeAfterMove(piece.value);
        case TimeToken::PerMove: return m_lastWasIncrement; // "Bonus 30 s, pro Zug"
        case TimeToken::Fischer:
            m_name = m_name.value_or(piece.token);
            m_control.mode = IncrementMode::Fischer;
            return true;
        case TimeToken::Short:
        case TimeToken::Long:
            if (m_name != TimeToken::Fischer)
                return false;
            m_name = piece.token;
            return true;
        case TimeToken::Delay: m_control.mode = IncrementMode::Delay; return true;
        case TimeToken::NoIncrement: m_isWithoutIncrement = true; return true;
        case TimeToken::And:
        case TimeToken::Plus:
        case TimeToken::Slash:
        case TimeToken::Separator: return true;
        case TimeToken::Days:
        case TimeToken::Unknown: break;
        }
        return false;
    }

    bool takeTime()
    {
        const TimePiece& piece = m_pieces[m_at];
        // "1 Stunde 30 Minuten", "1 Stunde und 30 Minuten"
        const std::size_t hours = isAt(m_at - 1, TimeToken::And) ? m_at - 2 : m_at - 1;
        if (m_at > 0 && piece.token == TimeToken::Minutes && isAt(hours, TimeToken::Hours) &&
            !m_control.periods.empty() && piece.value < 3600) {
            m_control.periods.back().seconds += piece.value;
            return true;
        }
        if (isAt(m_at + 1, TimeToken::PerMove)) {
            ++m_at;
            return takeIncrement(piece.value);
        }
        if (piece.token == TimeToken::Seconds && piece.value < kFigureInSeconds)
            return takeIncrement(piece.value);
        return open(piece.value);
    }

    bool takeNumber()
    {
        const int value = m_pieces[m_at].value;
        const bool afterSlash = m_at > 0 && isAt(m_at - 1, TimeToken::Slash);
        if (m_at > 0 && isAt(m_at - 1, TimeToken::Hours) && value < kSecondsOfMinute) { // "2h30"
            m_control.periods.back().seconds += value * kSecondsOfMinute;
            return true;
        }
        if (m_pendingRest) // "G/90"
            return open(value * kSecondsOfMinute);
        if (afterSlash && canTakeMoves()) // "90 min/40"
            return takeMoves(value);
        if (isAt(m_at + 1, TimeToken::PerMove)) { // "+ 30 pro Zug"
            ++m_at;
            return takeIncrement(value);
        }
        if (isAt(m_at + 1, TimeToken::Slash) && isTimeAt(m_at + 2)) { // "40/2h"
            m_pendingMoves = value;
            ++m_at;
            return true;
        }
        if (isAt(m_at + 1, TimeToken::Slash) && isAt(m_at + 2, TimeToken::Moves)) // "90/40 Züge"
            return open(value * kSecondsOfMinute);
        if (isAt(m_at + 1, TimeToken::Slash) && isAt(m_at + 2, TimeToken::Number)) { // "90/40", "40/90"
            const int other = m_pieces[m_at + 2].value;
            if ((value == kUsualMoves) == (other == kUsualMoves))
                return false;
            m_pendingMoves = kUsualMoves;
            m_at += 2;
            return open((value == kUsualMoves ? other : value) * kSecondsOfMinute);
        }
        const bool isFirst = m_control.periods.empty();
        const bool isAfterPlus = m_at > 0 && isAt(m_at - 1, TimeToken::Plus);
        if (isFirst && isAt(m_at + 1, TimeToken::Plus)) // "90+30"
            return open(value * kSecondsOfMinute);
        if (isAfterPlus && !isFirst && !m_control.periods.back().moves && !m_increment) // "90+30"
            return takeIncrement(value);
        const bool isLater = !isFirst && m_control.periods.back().moves;
        if (isAfterPlus && isLater && value >= 5) // "90/40+30"
            return open(value * kSecondsOfMinute);
        // "40/120, 60"; "40/90, 30" may be seconds for each move as well.
        if (m_at > 0 && isAt(m_at - 1, TimeToken::Separator) && isLater && value >= kSurelyMinutes)
            return open(value * kSecondsOfMinute);
        return false;
    }

    bool takeMoves(int moves)
    {
        const bool isBeforeTime =
            isTimeAt(m_at + 1) || (isAt(m_at + 1, TimeToken::Slash) && isTimeAt(m_at + 2));
        if (canTakeMoves() && (isJoined() || !isBeforeTime)) {
            m_control.periods.back().moves = moves;
            return true;
        }
        if (m_pendingMoves)
            return false;
        m_pendingMoves = moves;
        if (isAt(m_at + 1, TimeToken::Slash))
            ++m_at;
        return true;
    }

    bool takeRest()
    {
        const bool isSlash = isAt(m_at + 1, TimeToken::Slash);
        if (canTakeMoves() && isJoined() && !isSlash) {
            m_isRest = true;
            return true;
        }
        m_pendingRest = true;
        if (isSlash)
            ++m_at;
        return true;
    }

    /// "30 s ab Zug 1"; "30 min ab dem 41. Zug".
    bool takeFromMove(int move)
    {
        if (move < 1 || m_control.periods.empty())
            return false;
        if (m_lastWasIncrement || move == 1) {
            m_incrementFrom = move;
            return true;
        }
        return takeAfterMove(move % 10 == 1 ? move - 1 : move);
    }

    bool takeAfterMove(int moves)
    {
        if (m_control.periods.empty())
            return false;
        // "30 min nach 40 Zügen" tells of the period before; "nach 40 Zügen 30 min" of the one that ends.
        std::size_t period = m_control.periods.size() - 1;
        if (period > 0 && isJoined() && !m_lastWasIncrement && !m_control.periods.back().moves)
            --period;
        const int own = moves - movesBefore(period);
        TimePeriod& ended = m_control.periods[period];
        if (own < 1 || (ended.moves && *ended.moves != own && *ended.moves != own - 1))
            return false;
        if (!ended.moves)
            ended.moves = own;
        return true;
    }

    bool takeIncrement(int seconds)
    {
        if (seconds > kLongestIncrement || (m_increment && *m_increment != seconds))
            return false;
        m_increment = seconds;
        m_lastWasIncrement = true;
        return true;
    }

    bool open(int seconds)
    {
        if (!m_control.periods.empty() && seconds < kShortestLaterPeriod)
            return false;
        if (m_isRest && !m_control.periods.empty())
            return false;
        m_control.periods.push_back({m_pendingMoves, seconds, 0});
        m_isRest = m_pendingRest;
        m_pendingMoves.reset();
        m_pendingRest = false;
        m_lastWasIncrement = false;
        return true;
    }

    bool applyIncrement()
    {
        if (!m_increment || *m_increment == 0) {
            // Modes of adding time, but no time to add.
            return m_control.mode == IncrementMode::None;
        }
        if (m_isWithoutIncrement)
            return false;
        if (m_control.mode == IncrementMode::None)
            m_control.mode = IncrementMode::Fischer;
        std::size_t first = 0;
        if (m_incrementFrom.value_or(1) > 1) {
            while (first < m_control.periods.size() && movesBefore(first) != *m_incrementFrom &&
                   movesBefore(first) != *m_incrementFrom - 1)
                ++first;
        } else if (!m_incrementFrom && m_control.periods.size() > 1) {
            m_notes.push_back(TimeControlNote::IncrementFromFirstMove);
        }
        for (std::size_t at = first; at < m_control.periods.size(); ++at)
            m_control.periods[at].increment = *m_increment;
        return first < m_control.periods.size();
    }

    /// The usual times of these names; both give more than the law asks for.
    bool applyName()
    {
        constexpr int kIncrement = 30;
        if (m_name == TimeToken::Short)
            m_control.periods = {{40, 90 * kSecondsOfMinute}, {{}, 30 * kSecondsOfMinute}};
        else if (m_name == TimeToken::Long)
            m_control.periods = {
                {40, 100 * kSecondsOfMinute}, {20, 50 * kSecondsOfMinute}, {{}, 15 * kSecondsOfMinute}};
        else
            return false;
        m_increment = kIncrement;
        m_incrementFrom = 1;
        m_notes.push_back(TimeControlNote::KnownByName);
        return true;
    }

    [[nodiscard]] bool isSound() const
    {
        if (m_pendingMoves || m_control.periods.empty())
            return false;
        return std::all_of(m_control.periods.begin(), m_control.periods.end(), [](const TimePeriod& period) {
            return period.seconds >= kSecondsOfMinute && period.seconds <= kLongestPeriod &&
                   (!period.moves || (*period.moves >= 1 && *period.moves <= kMostMoves));
        });
    }

    const std::vector<TimePiece>& m_pieces;
    std::size_t m_at = 0;
    TimeControl m_control;
    std::vector<TimeControlNote> m_notes;
    std::optional<int> m_pendingMoves; ///< given before the time that they belong to
    bool m_pendingRest = false;
    bool m_isRest = false;          ///< the last period is said to be the rest of the game
    std::optional<int> m_increment; ///< seconds
    std::optional<int> m_incrementFrom;
    bool m_lastWasIncrement = false;
    bool m_isWithoutIncrement = false;
    std::optional<TimeToken> m_name; ///< Fischer, or its short or long form
};

/// The word of the text that was not known, as it is written.
std::string unknownWord(std::string_view text, const std::vector<TimePiece>& pieces)
{
    const auto unknown = std::ranges::find(pieces, TimeToken::Unknown, &TimePiece::token);
    if (unknown == pieces.end())
        return std::string(text);
    for (const std::string_view word : wordsOf(text)) {
        if (folded(word).find(unknown->text) != std::string::npos)
            return std::string(word);
    }
    return unknown->text;
}

} // namespace

TimeControlReading readTimeControl(std::string_view text)
{
    if (text.size() > kLongestTimeControl)
        return {.unread = std::string(text.substr(0, text.find(' ', kLongestTimeControl / 10)))};
    const std::string plain = folded(text);
    std::string dense = plain;
    std::erase(dense, ' ');
    if (auto control = readFide(dense))
        return {.control = std::move(control)};
    const auto pieces = timePieces(plain);
    Assembly assembly(pieces);
    TimeControlReading reading;
    reading.control = assembly.run();
    if (reading.control)
        reading.notes = assembly.notes();
    else
        reading.unread = unknownWord(text, pieces);
    return reading;
}

int totalSeconds(const TimeControl& control, int moves)
{
    int total = 0;
    int left = moves;
    for (std::size_t at = 0; at < control.periods.size(); ++at) {
        const TimePeriod& period = control.periods[at];
        const bool isLast = at + 1 == control.periods.size();
        // Moves that nobody counted are played at the end.
        const int own = isLast ? left : std::min(left, period.moves.value_or(0));
        total += period.seconds + own * period.increment;
        left -= own;
    }
    return total;
}

int firstPeriodSeconds(const TimeControl& control)
{
    const TimePeriod& first = control.periods.front();
    return first.seconds + first.moves.value_or(0) * first.increment;
}

std::optional<double> daysForTenMoves(std::string_view text)
{
    constexpr double kMoves = 10;
    if (text.size() > kLongestTimeControl)
        return {};
    std::optional<int> days;
    std::optional<int> moves;
    for (const TimePiece& piece : timePieces(folded(text))) {
        if (piece.token == TimeToken::Days && !days)
            days = piece.value;
        else if (piece.token == TimeToken::Moves && !moves)
            moves = piece.value;
        else if (piece.token == TimeToken::PerMove && !moves)
            moves = 1;
        else if (piece.token != TimeToken::Slash && piece.token != TimeToken::Separator)
            return {};
    }
    if (!days || !moves || *moves == 0)
        return {};
    return *days * kMoves / *moves;
}

} // namespace zahlmeister::engine
