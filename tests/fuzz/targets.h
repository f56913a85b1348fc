// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// What is fuzzed. Each function takes whatever bytes there are, and ends the program when a promise is
/// broken.
namespace zahlmeister::fuzz {

void fuzzArchive(std::string_view bytes); ///< contents and standings of an archive
void fuzzImport(
    std::string_view bytes); ///< every reader of tournaments; the first byte chooses it, 0xff: by content
void fuzzLists(std::string_view bytes);          ///< rating lists of the federations
void fuzzOfficial(std::string_view bytes);       ///< official evaluations
void fuzzSwi(std::string_view bytes);            ///< text files of Swiss-Chess
void fuzzSwissChessHtml(std::string_view bytes); ///< web pages of Swiss-Chess, separated by 0x1e
void fuzzSwt(std::string_view bytes);            ///< tournaments of Swiss-Chess
void fuzzTables(std::string_view bytes);         ///< tables of any origin
void fuzzTournamentJson(std::string_view bytes); ///< the program's own tournaments

/// @brief One entry for the fuzzer.
struct Target {
    std::string_view name; ///< also that of its folder in tests/fuzz/corpus
    void (*run)(std::string_view bytes);
};

inline constexpr std::array kTargets{
    Target{"archive", fuzzArchive},
    Target{"import", fuzzImport},
    Target{"lists", fuzzLists},
    Target{"official", fuzzOfficial},
    Target{"swi", fuzzSwi},
    Target{"swisschesshtml", fuzzSwissChessHtml},
    Target{"swt", fuzzSwt},
    Target{"tables", fuzzTables},
    Target{"tournamentjson", fuzzTournamentJson},
};

} // namespace zahlmeister::fuzz
