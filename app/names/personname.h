// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zahlmeister::app {

/// @brief Marks by which father and son of one name are distinguished.
enum class Generation { None, Junior, Senior };

/// @brief Last names, or forenames: their words in each NameSpelling, without particles and titles.
struct NamePart {
    std::vector<std::string> expanded = {};
    std::vector<std::string> plain = {};
    std::vector<std::string> search = {};
    std::string withParticles = {}; ///< all words joined, in the search spelling: `vondenberg`

    [[nodiscard]] bool isEmpty() const { return search.empty(); }
};

/// @brief A name as it was written, taken apart.
struct PersonName {
    NamePart last;
    NamePart first;
    bool isOrdered = false; ///< a comma marked the last name; else `last` is a guess
    Generation generation = Generation::None;

    /// @brief All words in the search spelling, last names first.
    [[nodiscard]] std::vector<std::string> words() const;
};

/// @brief Takes a name apart: `Müller, Hans`, `Hans Müller`, `Dr. von Berg jun., Karl-Heinz`.
///
/// Academic and chess titles are left out. Without a comma, the last word and the particles before it are the
/// last name.
[[nodiscard]] PersonName parseName(std::string_view name);

/// @brief A name whose parts a list gives separately.
[[nodiscard]] PersonName listedName(std::string_view lastName, std::string_view firstName);

/// @brief How well two last names, or two forenames, agree; from the best to the worst.
enum class PartMatch {
    Same,     ///< apart from umlauts and other marks
    Spelling, ///< only the ways to write umlauts differ
    Form,     ///< Hans and Johannes; forenames only
    Sound,    ///< Meier and Meyer, Schirow and Shirov
    Part,    ///< one of them lacks words of the other: Müller and Müller-Lüdenscheidt, Hans and Hans Peter
    Initial, ///< one of them is abbreviated
    Near,    ///< one typing error
    Far,     ///< two typing errors
    Missing, ///< one of them is not given
    Different,
};

/// @brief How well two names agree.
struct NameMatch {
    PartMatch last = PartMatch::Different;
    PartMatch first = PartMatch::Different;
    bool isSwapped = false;         ///< the written name has its parts the other way round
    bool generationDiffers = false; ///< one is marked junior, the other senior

    bool operator==(const NameMatch&) const = default;

    /// @brief Whether both parts are the same but for the spelling of umlauts.
    [[nodiscard]] bool isExact() const { return last <= PartMatch::Spelling && first <= PartMatch::Spelling; }
};

/// @brief Compares a name that somebody wrote with one of a list; takes the parts the way that fits best.
[[nodiscard]] NameMatch matchNames(const PersonName& written, const PersonName& listed);

/// @brief Compares last names or forenames.
[[nodiscard]] PartMatch matchLastNames(const NamePart& a, const NamePart& b);
[[nodiscard]] PartMatch matchForenames(const NamePart& a, const NamePart& b);

} // namespace zahlmeister::app
