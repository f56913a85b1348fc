// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/listcolumns.h"
#include "app/lists/listlinereader.h"

namespace zahlmeister::app {

/// @brief Whether a line is a record of Swiss-Chess's `fdsbJJMMTT.LST` (29 fields).
[[nodiscard]] bool isLstLine(std::string_view line);

/// @brief Reads Swiss-Chess's `fdsbJJMMTT.LST`: members of the DSB and players of the FIDE in one list.
///
/// A member's club comes as an item of its own before the first member. In files of Swiss-Chess 9 and older
/// the numbers are packed into bytes: 100 to 109 is one digit, 110 to 209 are two.
class LstReader : public ListLineReader {
public:
    LstReader(std::unique_ptr<ListInput> input, ListEncoding encoding);

    [[nodiscard]] Result<ListItem> next() override;

private:
    [[nodiscard]] ListItem readRow(std::string_view line) override;
    [[nodiscard]] std::optional<RowProblem> readMembership(std::string_view& culprit);
    [[nodiscard]] std::optional<RowProblem> readValues(std::string_view& culprit);
    [[nodiscard]] bool takeClub(std::string_view name);
    void takeFields();

    FieldSplitter m_splitter;
    std::vector<std::string_view> m_fields; ///< of the line, numbers in digits
    std::array<std::string, 5> m_unpacked;  ///< numbers that were packed
    std::vector<bool> m_knownClubs;         ///< by a number made of the VKZ
    bool m_hasPerson = false;               ///< m_person waits, after its club was given
};

} // namespace zahlmeister::app
