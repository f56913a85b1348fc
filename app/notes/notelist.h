// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/notes/importnote.h"

namespace zahlmeister::app {

/// @brief Collects what a reader notices, and stops before a malicious file fills the memory with it.
class NoteList {
public:
    static constexpr std::size_t kMaximumRefusals = 1000; ///< nobody reads more of them
    static constexpr std::size_t kMaximumNotes = 50'000; ///< several for each participant of the largest open

    /// @brief Read, but not as it stood there.
    void adjusted(ImportCode code, std::vector<std::string> args = {}, ImportPlace place = {})
    {
        add(ImportLevel::Adjusted, code, std::move(args), std::move(place));
    }

    /// @brief Read, but to be looked at.
    void doubt(ImportCode code, std::vector<std::string> args = {}, ImportPlace place = {})
    {
        add(ImportLevel::Doubt, code, std::move(args), std::move(place));
    }

    /// @brief The file is not imported.
    void refuse(ImportCode code, std::vector<std::string> args = {}, ImportPlace place = {})
    {
        add(ImportLevel::Refused, code, std::move(args), std::move(place));
    }

    [[nodiscard]] bool isRefused() const { return m_refusals > 0; }

    /// @brief Whether it makes no sense to read on.
    [[nodiscard]] bool isFull() const { return m_refusals >= kMaximumRefusals; }

    /// @brief All notes, in the order in which they were made.
    [[nodiscard]] std::vector<ImportNote> take() { return std::move(m_notes); }

    /// @brief Only those that refuse the file.
    [[nodiscard]] std::vector<ImportNote> takeRefusals();

private:
    void add(ImportLevel level, ImportCode code, std::vector<std::string> args, ImportPlace place);

    std::vector<ImportNote> m_notes;
    std::size_t m_refusals = 0;
};

} // namespace zahlmeister::app
