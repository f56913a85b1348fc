// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/tiebreak.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/base/codetable.h"
#include "engine/base/text.h"

namespace zahlmeister::engine {

namespace {

using enum TieBreakCode;

// clang-format off
constexpr std::array kCatalogue{
    //           code, text, name, clause, modifiers, decimals, lower, teams, by group, by rating, in round robins
    TieBreakInfo{Points, "PTS", ZAHLMEISTER_TEXT("Rules", "Points"), "", "", 1, false, false, false, false, true},
    TieBreakInfo{MatchPoints, "MPTS", ZAHLMEISTER_TEXT("Rules", "Match points"), "", "", 1, false, true, false, false, true},
    TieBreakInfo{GamePoints, "GPTS", ZAHLMEISTER_TEXT("Rules", "Board points"), "", "", 1, false, true, false, false, true},
    TieBreakInfo{DirectEncounter, "DE", ZAHLMEISTER_TEXT("Rules", "Direct encounter"), "6", "P", 0, true, false, true, false, true},
    TieBreakInfo{Wins, "WIN", ZAHLMEISTER_TEXT("Rules", "Wins"), "7.1", "", 0, false, false, false, false, true},
    TieBreakInfo{GamesWon, "WON", ZAHLMEISTER_TEXT("Rules", "Games won"), "7.2", "", 0, false, false, false, false, true},
    TieBreakInfo{GamesWithBlack, "BPG", ZAHLMEISTER_TEXT("Rules", "Games with Black"), "7.3", "", 0, false, false, false, false, true},
    TieBreakInfo{WinsWithBlack, "BWG", ZAHLMEISTER_TEXT("Rules", "Wins with Black"), "7.4", "", 0, false, false, false, false, true},
    TieBreakInfo{Progressive, "PS", ZAHLMEISTER_TEXT("Rules", "Progressive score"), "7.5", "CM", 1, false, false, false, false, true},
    TieBreakInfo{RoundsElected, "REP", ZAHLMEISTER_TEXT("Rules", "Rounds elected to play"), "7.6", "", 0, false, false, false, false, true},
    TieBreakInfo{Standard, "STD", ZAHLMEISTER_TEXT("Rules", "Standard points"), "7.7", "", 1, false, false, false, false, true},
    TieBreakInfo{PairingNumber, "TPN", ZAHLMEISTER_TEXT("Rules", "Pairing number"), "7.8", "R", 0, true, false, false, false, true},
    TieBreakInfo{Buchholz, "BH", ZAHLMEISTER_TEXT("Rules", "Buchholz"), "8.1", "CMP", 1, false, false, false, false, false},
    TieBreakInfo{AverageBuchholz, "AOB", ZAHLMEISTER_TEXT("Rules", "Average of opponents' Buchholz"), "8.2", "CMPF", 2, false, false, false, false, false},
    TieBreakInfo{ForeBuchholz, "FB", ZAHLMEISTER_TEXT("Rules", "Fore Buchholz"), "8.3", "CMP", 1, false, false, false, false, false},
    TieBreakInfo{BuchholzSum, "BHS", ZAHLMEISTER_TEXT("Rules", "Sum of opponents' Buchholz"), "", "CMP", 1, false, false, false, false, false},
    TieBreakInfo{SonnebornBerger, "SB", ZAHLMEISTER_TEXT("Rules", "Sonneborn-Berger"), "9.1", "CMP", 2, false, false, false, false, true},
    TieBreakInfo{Koya, "KS", ZAHLMEISTER_TEXT("Rules", "Koya"), "9.2", "LP", 1, false, false, false, false, true},
    TieBreakInfo{AverageRating, "ARO", ZAHLMEISTER_TEXT("Rules", "Average rating of opponents"), "10.1", "CM", 0, false, false, false, true, true},
    TieBreakInfo{Performance, "TPR", ZAHLMEISTER_TEXT("Rules", "Performance"), "10.2", "", 0, false, false, false, true, true},
    TieBreakInfo{PerfectPerformance, "PTP", ZAHLMEISTER_TEXT("Rules", "Perfect performance"), "10.3", "", 0, false, false, false, true, true},
    TieBreakInfo{AveragePerformance, "APRO", ZAHLMEISTER_TEXT("Rules", "Average performance of opponents"), "10.4", "CM", 0, false, false, false, true, true},
    TieBreakInfo{AveragePerfectPerformance, "APPO", ZAHLMEISTER_TEXT("Rules", "Average perfect performance of opponents"), "10.5", "CM", 0, false, false, false, true, true},
    TieBreakInfo{OwnRating, "RTNG", ZAHLMEISTER_TEXT("Rules", "Rating"), "10.6", "R", 0, false, false, false, true, true},
    TieBreakInfo{OtherScore, "MPvGP", ZAHLMEISTER_TEXT("Rules", "Match points or board points"), "13.1", "", 1, false, true, false, false, true},
    TieBreakInfo{MatchMatchSonneborn, "EMMSB", ZAHLMEISTER_TEXT("Rules", "Sonneborn-Berger, match points by match points"), "13.2.1", "CMP", 2, false, true, false, false, true},
    TieBreakInfo{MatchGameSonneborn, "EMGSB", ZAHLMEISTER_TEXT("Rules", "Sonneborn-Berger, match points by board points"), "13.2.2", "CMP", 2, false, true, false, false, true},
    TieBreakInfo{GameMatchSonneborn, "EGMSB", ZAHLMEISTER_TEXT("Rules", "Sonneborn-Berger, board points by match points"), "13.2.3", "CMP", 2, false, true, false, false, true},
    TieBreakInfo{GameGameSonneborn, "EGGSB", ZAHLMEISTER_TEXT("Rules", "Sonneborn-Berger, board points by board points"), "13.2.4", "CMP", 2, false, true, false, false, true},
    TieBreakInfo{ExtendedEncounter, "EDE", ZAHLMEISTER_TEXT("Rules", "Extended direct encounter"), "13.3", "P", 0, true, true, true, false, true},
    TieBreakInfo{ExtendedEncounterTop, "EDET", ZAHLMEISTER_TEXT("Rules", "Extended direct encounter, then top boards"), "13.3", "P", 0, true, true, true, false, true},
    TieBreakInfo{ExtendedEncounterBottom, "EDEB", ZAHLMEISTER_TEXT("Rules", "Extended direct encounter, then bottom boards"), "13.3", "P", 0, true, true, true, false, true},
    TieBreakInfo{ExtendedEncounterCountTop, "EDEBT", ZAHLMEISTER_TEXT("Rules", "Extended direct encounter, then board count and top boards"), "13.3", "P", 0, true, true, true, false, true},
    TieBreakInfo{ExtendedEncounterCountBottom, "EDEBB", ZAHLMEISTER_TEXT("Rules", "Extended direct encounter, then board count and bottom boards"), "13.3", "P", 0, true, true, true, false, true},
    TieBreakInfo{Strength, "SSSC", ZAHLMEISTER_TEXT("Rules", "Score and strength of the schedule"), "13.4", "KPF", 2, false, true, false, false, true},
    TieBreakInfo{BoardCount, "BC", ZAHLMEISTER_TEXT("Rules", "Board count"), "12.1", "", 1, true, true, false, false, true},
    TieBreakInfo{TopBoards, "TBR", ZAHLMEISTER_TEXT("Rules", "Top board results"), "12.2", "", 0, true, true, true, false, true},
    TieBreakInfo{BottomBoards, "BBE", ZAHLMEISTER_TEXT("Rules", "Bottom board elimination"), "12.3", "", 0, true, true, true, false, true},
    TieBreakInfo{Berlin, "BB", ZAHLMEISTER_TEXT("Rules", "Berlin tie-break"), "", "", 1, false, true, false, false, true},
};
static_assert(isCodeTable(kCatalogue, &TieBreakInfo::code, Berlin));

constexpr std::array kPresets{
    TieBreakPreset{"round-robin", ZAHLMEISTER_TEXT("Rules", "Round robin: Sonneborn-Berger, games won, direct encounter"), "SB,WON,DE", false, true},
    TieBreakPreset{"german-round-robin", ZAHLMEISTER_TEXT("Rules", "German round robin: Sonneborn-Berger, direct encounter"), "SB,DE", false, true},
    TieBreakPreset{"swiss", ZAHLMEISTER_TEXT("Rules", "Swiss: Buchholz without the lowest, Buchholz, Sonneborn-Berger"), "BH/C1,BH,SB", false, false},
    TieBreakPreset{"german", ZAHLMEISTER_TEXT("Rules", "German Swiss: Buchholz, sum of opponents' Buchholz"), "BH,BHS", false, false},
    TieBreakPreset{"german-sb", ZAHLMEISTER_TEXT("Rules", "German Swiss: Buchholz, Sonneborn-Berger"), "BH,SB", false, false},
    TieBreakPreset{"team-round-robin", ZAHLMEISTER_TEXT("Rules", "Teams, round robin: board points, direct encounter"), "MPvGP,EDET,EMGSB", true, true},
    TieBreakPreset{"league", ZAHLMEISTER_TEXT("Rules", "League: board points, Berlin tie-break"), "MPvGP,BB", true, true},
    TieBreakPreset{"team-swiss", ZAHLMEISTER_TEXT("Rules", "Teams, Swiss: board points, Sonneborn-Berger, strength"), "MPvGP,EMGSB/C1,SSSC", true, false},
};
// clang-format on

char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string uppered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), upper);
    return result;
}

/// A number with a sign, if need be, and nothing behind it.
std::optional<int> numberOf(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

/// Sets what one word after the code says. False when the code does not know it, when its number
/// is none, and when an earlier word said the same thing: of `BH/C1/C2` nobody knows which cut is
/// meant.
bool setModifier(TieBreak& tieBreak, std::string_view word)
{
    if (word.empty())
        return false;
    const char letter = word.front();
    const std::string_view rest = word.substr(1);
    if (letter == 'V' || letter == 'E') {
        if (tieBreak.edition)
            return false;
        if (rest.starts_with("2024"))
            tieBreak.edition = TieBreakEdition::Of2024;
        else if (rest.starts_with("2026"))
            tieBreak.edition = TieBreakEdition::Of2026;
        return tieBreak.edition.has_value();
    }
    if (std::string_view(infoOf(tieBreak.code).modifiers).find(letter) == std::string_view::npos)
        return false;
    if (letter == 'P' || letter == 'F' || letter == 'R') {
        bool& isSet = letter == 'P' ? tieBreak.forfeits : letter == 'F' ? tieBreak.fore : tieBreak.reversed;
        return rest.empty() && !std::exchange(isSet, true);
    }
    const std::optional<int> number = numberOf(rest);
    if (!number || *number > 99 || (letter != 'L' && *number < 1))
        return false;
    int& value = letter == 'L' ? tieBreak.limit : letter == 'K' ? tieBreak.factor : tieBreak.cutLowest;
    if (std::exchange(value, *number) != 0)
        return false;
    if (letter == 'M')
        tieBreak.cutHighest = *number;
    return true;
}

/// `ESB:MG` of other programs is EMGSB.
std::string codeOf(std::string code, std::string& score)
{
    if (code == "ESB" && score.size() == 2) {
        code = "E" + score + "SB";
        score.clear();
    }
    return code == "GE" ? "REP" : code == "RTG" ? "RTNG" : code;
}

} // namespace

TieBreakEdition editionOf(std::optional<Date> start)
{
    const bool isOld = start && *start < *Date::tryFrom(2026, 3, 1);
    return isOld ? TieBreakEdition::Of2024 : TieBreakEdition::Of2026;
}

std::string_view editionText(TieBreakEdition edition)
{
    return edition == TieBreakEdition::Of2024 ? "2024-08" : "2026-03";
}

std::optional<TieBreakEdition> editionFromText(std::string_view text)
{
    if (text == "2024-08" || text == "2024-04")
        return TieBreakEdition::Of2024;
    return text == "2026-03" ? std::optional(TieBreakEdition::Of2026) : std::nullopt;
}

std::span<const TieBreakInfo> tieBreakCatalogue()
{
    return kCatalogue;
}

const TieBreakInfo& infoOf(TieBreakCode code)
{
    return kCatalogue[static_cast<std::size_t>(code)];
}

std::string tieBreakText(const TieBreak& tieBreak)
{
    std::string text = infoOf(tieBreak.code).text;
    if (tieBreak.score)
        text += *tieBreak.score == ScoreKind::Match ? ":MP" : ":GP";
    if (tieBreak.cutHighest > 0)
        text += "/M" + std::to_string(tieBreak.cutHighest);
    else if (tieBreak.cutLowest > 0)
        text += "/C" + std::to_string(tieBreak.cutLowest);
    if (tieBreak.limit != 0)
        text += (tieBreak.limit > 0 ? "/L+" : "/L") + std::to_string(tieBreak.limit);
    if (tieBreak.factor > 0)
        text += "/K" + std::to_string(tieBreak.factor);
    if (tieBreak.fore)
        text += "/F";
    if (tieBreak.forfeits)
        text += "/P";
    if (tieBreak.reversed)
        text += "/R";
    if (tieBreak.edition)
        text += *tieBreak.edition == TieBreakEdition::Of2024 ? "/V2024" : "/V2026";
    return text;
}

std::optional<TieBreak> tieBreakFromText(std::string_view text)
{
    const std::string upperText = uppered(text);
    std::string_view rest = upperText;
    // A minus is also the sign of a limit; it parts words only before a letter.
    const auto cut = [&rest] {
        std::size_t end = rest.find('/');
        for (std::size_t at = 0; at + 1 < rest.size() && at < end; ++at) {
            if (rest[at] == '-' && rest[at + 1] >= 'A' && rest[at + 1] <= 'Z')
                end = at;
        }
        const std::string_view word = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        return std::string(word);
    };
    std::string head = cut();
    std::string score;
    if (const std::size_t colon = head.find(':'); colon != std::string::npos) {
        score = head.substr(colon + 1);
        head.resize(colon);
    }
    head = codeOf(head, score);
    const auto found = std::ranges::find_if(
        kCatalogue, [&](const TieBreakInfo& info) { return uppered(info.text) == head; });
    if (found == kCatalogue.end() || (!score.empty() && score != "MP" && score != "GP") ||
        text.ends_with('/'))
        return std::nullopt;
    TieBreak result{.code = found->code};
    if (!score.empty())
        result.score = score == "MP" ? ScoreKind::Match : ScoreKind::Game;
    while (!rest.empty()) {
        if (!setModifier(result, cut()))
            return std::nullopt;
    }
    return result;
}

Result<std::vector<TieBreak>> tieBreaksFromText(std::string_view text)
{
    std::vector<TieBreak> result;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of(",; \t\r\n");
        const std::string_view word = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (word.empty())
            continue;
        const std::optional<TieBreak> tieBreak = tieBreakFromText(word);
        if (!tieBreak)
            return failure(ErrorCode::BadUsage, {"tie-break", std::string(word)});
        result.push_back(*tieBreak);
    }
    return result;
}

std::string tieBreaksText(std::span<const TieBreak> tieBreaks)
{
    std::string text;
    for (const TieBreak& tieBreak : tieBreaks)
        text += (text.empty() ? "" : ",") + tieBreakText(tieBreak);
    return text;
}

std::span<const TieBreakPreset> tieBreakPresets()
{
    return kPresets;
}

} // namespace zahlmeister::engine
