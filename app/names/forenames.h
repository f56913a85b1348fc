// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zahlmeister::app {

/// @brief Forms of forenames that stand for one another: Hans and Johannes, Sepp and Josef, Juri and Georg.
class Forenames {
public:
    /// @param table in each line a name and the forms that may stand for it, separated by blanks; lines that
    /// begin with `#` are comments
    explicit Forenames(std::string_view table);

    /// @brief The table that ships with the program (resources/names/forenames.txt).
    [[nodiscard]] static const Forenames& shipped();

    /// @brief Whether one of two different forenames, in the search spelling, may stand for the other.
    [[nodiscard]] bool areForms(std::string_view a, std::string_view b) const;

    /// @brief All forms that a forename can stand for, in the search spelling, without itself; in
    /// alphabetical order.
    [[nodiscard]] std::vector<std::string_view> formsOf(std::string_view forename) const;

private:
    using LinesByKey = std::map<std::string, std::vector<std::uint32_t>, std::less<>>;

    [[nodiscard]] std::span<const std::uint32_t> linesOf(std::string_view forename) const;

    std::vector<std::vector<std::string>> m_lines; ///< the name, then its forms
    LinesByKey m_byText;
    LinesByKey m_bySound;
};

} // namespace zahlmeister::app
