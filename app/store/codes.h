// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <QLatin1StringView>
#include <QString>

#include "app/document/edit.h"
#include "engine/model/tournament.h"

/// Stable text codes of enumerations, as they stand in the work file. They are never changed, only added to.
namespace zahlmeister::app {

/// @brief Pairs of value and code; specialised for every enumeration that is stored.
template <class Enum>
inline constexpr std::array<std::pair<Enum, const char*>, 0> kCodes{};

template <>
inline constexpr std::array<std::pair<engine::Sex, const char*>, 2> kCodes<engine::Sex>{{
    {engine::Sex::Male, "m"},
    {engine::Sex::Female, "w"},
}};

template <>
inline constexpr std::array<std::pair<engine::RatingSource, const char*>, 3> kCodes<engine::RatingSource>{{
    {engine::RatingSource::Dwz, "dwz"},
    {engine::RatingSource::Fide, "fide"},
    {engine::RatingSource::National, "national"},
}};

template <>
inline constexpr std::array<std::pair<engine::TournamentKind, const char*>, 3> kCodes<engine::TournamentKind>{{
    {engine::TournamentKind::Individual, "individual"},
    {engine::TournamentKind::Team, "team"},
    {engine::TournamentKind::Match, "match"},
}};

template <>
inline constexpr std::array<std::pair<engine::TournamentMode, const char*>, 5> kCodes<engine::TournamentMode>{{
    {engine::TournamentMode::RoundRobin, "round-robin"},
    {engine::TournamentMode::Swiss, "swiss"},
    {engine::TournamentMode::Scheveningen, "scheveningen"},
    {engine::TournamentMode::Knockout, "knockout"},
    {engine::TournamentMode::Free, "free"},
}};

template <>
inline constexpr std::array<std::pair<engine::Arithmetic, const char*>, 2> kCodes<engine::Arithmetic>{{
    {engine::Arithmetic::Exact, "exact"},
    {engine::Arithmetic::Tables, "tables"},
}};

template <>
inline constexpr std::array<std::pair<EditKind, const char*>, 9> kCodes<EditKind>{{
    {EditKind::Header, "header"},
    {EditKind::Arithmetic, "arithmetic"},
    {EditKind::AddParticipant, "add-participant"},
    {EditKind::RemoveParticipant, "remove-participant"},
    {EditKind::Participant, "participant"},
    {EditKind::Result, "result"},
    {EditKind::ClearResult, "clear-result"},
    {EditKind::Paste, "paste"},
    {EditKind::Renumber, "renumber"},
}};

/// @brief The code of a value.
template <class Enum>
[[nodiscard]] QString codeOf(Enum value)
{
    static_assert(!kCodes<Enum>.empty(), "no codes for this enumeration");
    const auto found = std::find_if(kCodes<Enum>.begin(), kCodes<Enum>.end(),
                                    [&](const auto& entry) { return entry.first == value; });
    Q_ASSERT(found != kCodes<Enum>.end());
    return QLatin1StringView(found->second);
}

/// @brief The code of an optional value; a null string (SQL NULL) for nothing.
template <class Enum>
[[nodiscard]] QString codeOf(std::optional<Enum> value)
{
    return value ? codeOf(*value) : QString();
}

/// @brief The value of a code; nothing when there is no such code.
template <class Enum>
[[nodiscard]] std::optional<Enum> fromCode(const QString& code)
{
    static_assert(!kCodes<Enum>.empty(), "no codes for this enumeration");
    const auto found = std::find_if(kCodes<Enum>.begin(), kCodes<Enum>.end(),
                                    [&](const auto& entry) { return code == QLatin1StringView(entry.second); });
    if (found == kCodes<Enum>.end())
        return std::nullopt;
    return found->first;
}

} // namespace zahlmeister::app
