// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "app/text/word.h"
#include "engine/model/tournament.h"

/// The words of the tournament exchange format, once for reading and writing.
namespace zahlmeister::app {

inline constexpr std::string_view kFormatName = "zahlmeister-tournament";
inline constexpr int kFormatVersion = 1;
inline constexpr std::array<Word<int>, 1> kFormatWords{{{kFormatName, kFormatVersion}}};

inline constexpr std::array<Word<engine::TournamentKind>, 3> kKindWords{{
    {"individual", engine::TournamentKind::Individual},
    {"team", engine::TournamentKind::Team},
    {"match", engine::TournamentKind::Match},
}};

inline constexpr std::array<Word<engine::TournamentMode>, 5> kModeWords{{
    {"round-robin", engine::TournamentMode::RoundRobin},
    {"swiss", engine::TournamentMode::Swiss},
    {"scheveningen", engine::TournamentMode::Scheveningen},
    {"knockout", engine::TournamentMode::Knockout},
    {"free", engine::TournamentMode::Free},
}};

inline constexpr std::array<Word<engine::Sex>, 2> kSexWords{{
    {"m", engine::Sex::Male},
    {"w", engine::Sex::Female},
}};

inline constexpr std::array<Word<engine::RatingSource>, 3> kSourceWords{{
    {"dwz", engine::RatingSource::Dwz},
    {"fide", engine::RatingSource::Fide},
    {"national", engine::RatingSource::National},
}};

inline constexpr std::array<Word<engine::RatingBound>, 2> kBoundWords{{
    {"or_better", engine::RatingBound::OrBetter},
    {"or_worse", engine::RatingBound::OrWorse},
}};

inline constexpr std::array<Word<engine::Identity>, 4> kIdentityWords{{
    {"open", engine::Identity::Open},
    {"person", engine::Identity::Person},
    {"newcomer", engine::Identity::Newcomer},
    {"text-only", engine::Identity::TextOnly},
}};

inline constexpr std::array<Word<engine::ListedValue>, 2> kListedValueWords{{
    {"rating", engine::ListedValue::Rating},
    {"index", engine::ListedValue::Index},
}};

inline constexpr std::array<Word<engine::ByeKind>, 2> kByeWords{{
    {"allocated", engine::ByeKind::Allocated},
    {"requested", engine::ByeKind::Requested},
}};

inline constexpr std::array<Word<engine::Withdrawal>, 3> kWithdrawalWords{{
    {"not-approved", engine::Withdrawal::NotApproved},
    {"approved", engine::Withdrawal::Approved},
    {"replaced", engine::Withdrawal::Replaced},
}};

/// @brief The twelve results, with the texts that the engine gives them.
[[nodiscard]] inline std::array<Word<engine::GameResult>, 12> resultWords()
{
    const auto word = [](engine::GameResult result) {
        return Word<engine::GameResult>{engine::resultText(result), result};
    };
    return {word(engine::kWhiteWins),          word(engine::kBlackWins),          word(engine::kDrawn),
            word(engine::kWhiteWinsByForfeit), word(engine::kBlackWinsByForfeit), word(engine::kBothForfeit),
            word(engine::kBothLose),           word(engine::kDrawAndLoss),        word(engine::kLossAndDraw),
            word(engine::kLossAndForfeit),     word(engine::kForfeitAndLoss),     word(engine::kNotPlayed)};
}

/// @brief The word of a value; every value of the enumerations above has one.
template <class Value, std::size_t n>
[[nodiscard]] constexpr std::string_view wordOf(Value value, const std::array<Word<Value>, n>& words)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.meaning == value; });
    return found == words.end() ? std::string_view() : found->text;
}

} // namespace zahlmeister::app
