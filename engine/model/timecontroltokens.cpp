// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/timecontroltokens.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/fold.h"

namespace zahlmeister::engine {

namespace {

constexpr int kSecondsOfHour = 3600;
constexpr int kGreatestFigure = 100'000;

using Words = std::string_view; ///< separated by single blanks
constexpr Words kMinutes = "min mins minute minuten minutes m";
constexpr Words kHours = "h hr hrs hour hours stunde stunden std stdn";
constexpr Words kSeconds = "s sec secs second seconds sek sekunde sekunden sekunden-";
constexpr Words kDays = "tag tage tagen day days";
constexpr Words kMoves = "zug zuege zuegen zuge zuges z move moves";
constexpr Words kEach = "pro je per jeden jedem jeder jedes every each fuer for";
constexpr Words kPlayed =
    "ausgefuehrten ausgefuehrtem gespielten gespieltem einzelnen gemachten getaetigten vollendeten jeden";
constexpr Words kFrom = "ab from vom von starting beginning seit";
constexpr Words kAfter = "nach after";
constexpr Words kFirst = "ersten erste first eins one 1st beginn start";
constexpr Words kThen =
    "danach dann anschliessend then followed gefolgt weitere weiteren weiterhin sowie zeitkontrolle "
    "further nachfolgend";
constexpr Words kRest =
    "rest restpartie restliche restlichen restlicher remainder remaining rests ende end partieende finish "
    "sd schluss verbleibenden";
constexpr Words kFischer = "fischer fischermodus fischerzeit fischeruhr fischerbedenkzeit fischerbonus";
constexpr Words kDelay = "delay bronstein aufschub";
constexpr Words kWithout = "ohne kein keine no";
constexpr Words kBonus =
    "bonus zeitbonus zeitgutschrift gutschrift inkrement increment inc zugabe zeitzugabe zuschlag "
    "zeitzuschlag aufschlag zeitaufschlag zugbonus zeitaddition";
constexpr Words kGrace = "karenzzeit karenz wartezeit grace versaeumnis karenzregel";
constexpr Words kNoise =
    "in auf mit with of zu zum die der den das dem des the a an spieler spielerin player person partie "
    "partien game games zeit time control bedenkzeit spielzeit grundzeit gesamt ganze ganzen gesamte "
    "whole total naechsten next folgenden zusaetzlich zusaetzliche additional extra jeweils es gibt "
    "erhaelt hinzu modus mode insgesamt bis until grundbedenkzeit gesamtbedenkzeit ist betraegt by death "
    "sudden complete komplette";

/// A number, a word or a sign.
struct Raw {
    enum class Kind { Number, Word, Sign } kind;
    std::string_view text;
    double number = 0;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '?';
}

/// The figure at a position. A decimal point belongs to it only before hours: "1,5 h", but "40 Züge,30 min".
Raw numberAt(std::string_view plain, std::size_t& at)
{
    const std::size_t begin = at;
    double value = 0;
    while (at < plain.size() && isDigit(plain[at]))
        value = std::min<double>(value * 10 + (plain[at++] - '0'), kGreatestFigure);
    std::size_t end = at;
    if (end + 1 < plain.size() && (plain[end] == '.' || plain[end] == ',') && isDigit(plain[end + 1])) {
        double fraction = 0;
        double place = 0.1;
        for (++end; end < plain.size() && isDigit(plain[end]); ++end, place /= 10)
            fraction += place * (plain[end] - '0');
        std::size_t unit = end;
        while (unit < plain.size() && plain[unit] == ' ')
            ++unit;
        std::size_t word = unit;
        while (word < plain.size() && isLetter(plain[word]))
            ++word;
        if (isOneOf(plain.substr(unit, word - unit), kHours)) {
            at = end;
            value += fraction;
        }
    }
    if (at == begin) // a point before a figure that it does not belong to
        return {Raw::Kind::Sign, plain.substr(at++, 1)};
    return {Raw::Kind::Number, plain.substr(begin, at - begin), value};
}

std::vector<Raw> rawOf(std::string_view plain)
{
    std::vector<Raw> result;
    for (std::size_t at = 0; at < plain.size();) {
        const char c = plain[at];
        if (isDigit(c) || (c == '.' && at + 1 < plain.size() && isDigit(plain[at + 1]))) {
            result.push_back(numberAt(plain, at));
        } else if (isLetter(c)) {
            const std::size_t begin = at;
            while (at < plain.size() && isLetter(plain[at]))
                ++at;
            result.push_back({Raw::Kind::Word, plain.substr(begin, at - begin)});
        } else {
            if (c == '\'' && at + 1 < plain.size() && plain[at + 1] == '\'') {
                result.push_back({Raw::Kind::Sign, "\""});
                ++at;
            } else if (c != ' ' && c != '\t' && c != '\n' && c != '\r') {
                result.push_back({Raw::Kind::Sign, plain.substr(at, 1)});
            }
            ++at;
        }
    }
    return result;
}

/// Finds the pieces in the raw parts, the longest first.
class Cutter {
public:
    explicit Cutter(std::vector<Raw> raw) : m_raw(std::move(raw)) { }

    std::vector<TimePiece> run()
    {
        while (m_at < m_raw.size())
            step();
        return std::move(m_pieces);
    }

private:
    [[nodiscard]] bool isWord(std::size_t at, Words words) const
    {
        return at < m_raw.size() && m_raw[at].kind == Raw::Kind::Word && isOneOf(m_raw[at].text, words);
    }
    [[nodiscard]] bool isSign(std::size_t at, char sign) const
    {
        return at < m_raw.size() && m_raw[at].kind == Raw::Kind::Sign && m_raw[at].text.front() == sign;
    }
    [[nodiscard]] bool isNumber(std::size_t at) const
    {
        return at < m_raw.size() && m_raw[at].kind == Raw::Kind::Number;
    }
    void put(TimeToken token, double value = 0)
    {
        m_pieces.push_back({token, static_cast<int>(std::lround(std::min<double>(value, 100'000'000)))});
    }

    void step()
    {
        if (grace() || perMove() || moveReference(kFrom, TimeToken::FromMove) ||
            moveReference(kAfter, TimeToken::AfterMove) || number())
            return;
        if (m_raw[m_at].kind == Raw::Kind::Word)
            word();
        else
            sign();
    }

    bool number()
    {
        if (!isNumber(m_at))
            return false;
        if (clockTime())
            return true;
        double value = m_raw[m_at].number;
        // "1 1/2 Std"
        if (isNumber(m_at + 1) && m_raw[m_at + 1].text == "1" && isSign(m_at + 2, '/') &&
            isNumber(m_at + 3) && m_raw[m_at + 3].text == "2" && isWord(m_at + 4, kHours))
            return unit(m_at + 4, value + 0.5);
        if (unit(m_at + 1, value))
            return true;
        put(TimeToken::Number, value);
        ++m_at;
        return true;
    }

    /// "1:30 h".
    bool clockTime()
    {
        if (!isSign(m_at + 1, ':') || !isNumber(m_at + 2) || m_raw[m_at + 2].text.size() != 2 ||
            !isWord(m_at + 3, kHours))
            return false;
        put(TimeToken::Hours,
            m_raw[m_at].number * kSecondsOfHour + m_raw[m_at + 2].number * kSecondsOfMinute);
        m_at += 4;
        return true;
    }

    /// The unit of a figure, at a position after it.
    bool unit(std::size_t at, double value)
    {
        // "30-Sekunden-Bonus", "40. Zug".
        if (isSign(at, '-') || isSign(at, '.'))
            ++at;
        if (isWord(at, kHours))
            put(TimeToken::Hours, value * kSecondsOfHour);
        else if (isWord(at, kMinutes) || isSign(at, '\''))
            put(TimeToken::Minutes, value * kSecondsOfMinute);
        else if (isWord(at, kSeconds) || isSign(at, '"'))
            put(TimeToken::Seconds, value);
        else if (isWord(at, kDays))
            put(TimeToken::Days, value);
        else if (isWord(at, kMoves))
            put(TimeToken::Moves, value);
        else
            return false;
        m_at = at + 1;
        return true;
    }

    /// "pro Zug", "/move", "für jeden ausgeführten Zug".
    bool perMove()
    {
        std::size_t at = m_at;
        if (!isSign(at, '/') && !isWord(at, kEach))
            return false;
        ++at;
        while (isWord(at, kEach) || isWord(at, kPlayed))
            ++at;
        if (!isWord(at, kMoves))
            return false;
        put(TimeToken::PerMove);
        m_at = at + 1;
        return true;
    }

    /// "ab Zug 1", "ab dem 41. Zug", "from the first move", "von Beginn an"; "nach 40 Zügen".
    bool moveReference(Words openers, TimeToken token)
    {
        if (!isWord(m_at, openers))
            return false;
        std::size_t at = m_at + 1;
        while (isWord(at, kNoise) || isWord(at, kFrom))
            ++at;
        if (isWord(at, kMoves) && isNumber(at + 1)) {
            put(token, m_raw[at + 1].number);
            m_at = at + 2;
            return true;
        }
        if (isWord(at, kMoves) && isWord(at + 1, kFirst)) {
            put(token, 1);
            m_at = at + 2;
            return true;
        }
        if (isNumber(at)) {
            const std::size_t noun = isSign(at + 1, '.') ? at + 2 : at + 1;
            if (!isWord(noun, kMoves))
                return false;
            put(token, m_raw[at].number);
            m_at = noun + 1;
            return true;
        }
        if (token != TimeToken::FromMove || !isWord(at, kFirst))
            return false;
        put(token, 1);
        m_at = isWord(at + 1, kMoves) ? at + 2 : at + 1;
        if (isWord(m_at, kNoise)) // "an"
            ++m_at;
        return true;
    }

    /// How late one may come is no time to think: "Karenzzeit 30 Minuten", "30 min Wartezeit".
    bool grace()
    {
        if (!isWord(m_at, kGrace))
            return false;
        ++m_at;
        while (isSign(m_at, ':') || isSign(m_at, '=') || isWord(m_at, kNoise))
            ++m_at;
        const auto isTime = [](const TimePiece& piece) {
            return piece.token == TimeToken::Minutes || piece.token == TimeToken::Hours;
        };
        const std::size_t before = m_pieces.size();
        if (isNumber(m_at)) {
            number();
            if (isTime(m_pieces.back()) || m_pieces.back().value == 0)
                m_pieces.resize(before);
        } else if (!m_pieces.empty() && isTime(m_pieces.back())) {
            m_pieces.pop_back();
        }
        return true;
    }

    void word()
    {
        const std::string_view text = m_raw[m_at].text;
        ++m_at;
        if (isOneOf(text, kWithout) && isWord(m_at, kBonus)) {
            put(TimeToken::NoIncrement);
            ++m_at;
        } else if (text == "plus" || text == "zzgl" || text == "zuzueglich") {
            put(TimeToken::Plus);
        } else if (text == "und" || text == "and" || text == "u") {
            put(TimeToken::And);
        } else if (isOneOf(text, kThen)) {
            put(TimeToken::Separator);
        } else if (isOneOf(text, kRest) || (text == "g" && (isSign(m_at, '/') || isNumber(m_at)))) {
            put(TimeToken::Rest);
        } else if (isOneOf(text, kFischer)) {
            put(TimeToken::Fischer);
        } else if (isOneOf(text, kDelay)) {
            put(TimeToken::Delay);
        } else if (text == "kurz" || text == "kurze" || text == "short") {
            put(TimeToken::Short);
        } else if (text == "lang" || text == "lange" || text == "long") {
            put(TimeToken::Long);
        } else if (!isOneOf(text, kNoise) && !isOneOf(text, kBonus) && !isOneOf(text, kEach) &&
                   !isOneOf(text, kFirst) && !isOneOf(text, kFrom) && !isOneOf(text, kAfter)) {
            m_pieces.push_back({TimeToken::Unknown, 0, std::string(text)});
        }
    }

    void sign()
    {
        const char c = m_raw[m_at].text.front();
        ++m_at;
        switch (c) {
        case '+': put(TimeToken::Plus); return;
        case '/': put(TimeToken::Slash); return;
        case '&': put(TimeToken::And); return;
        case ',':
        case ';':
        case '-': put(TimeToken::Separator); return;
        case '.':
        case ':':
        case '(':
        case ')':
        case '[':
        case ']': return;
        default: m_pieces.push_back({TimeToken::Unknown, 0, std::string(1, c)});
        }
    }

    std::vector<Raw> m_raw;
    std::size_t m_at = 0;
    std::vector<TimePiece> m_pieces;
};

} // namespace

std::vector<TimePiece> timePieces(std::string_view plain)
{
    return Cutter(rawOf(plain)).run();
}

} // namespace zahlmeister::engine
