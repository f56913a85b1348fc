// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notelist.h"

#include <utility>

namespace zahlmeister::app {

void NoteList::add(ImportLevel level, ImportCode code, std::vector<std::string> args, ImportPlace place)
{
    if (isFull())
        return;
    if (level == ImportLevel::Refused)
        ++m_refusals;
    if (m_notes.size() < kMaximumNotes) {
        m_notes.push_back({code, level, std::move(args), std::move(place)});
        return;
    }
    // A file of which so much is to be said is no tournament; without a refusal the rest would go unsaid.
    if (m_notes.size() == kMaximumNotes) {
        m_notes.push_back({ImportCode::TooLarge,
                           ImportLevel::Refused,
                           {"notes", std::to_string(kMaximumNotes)},
                           m_notes.back().place});
    }
    m_refusals = kMaximumRefusals;
}

std::vector<ImportNote> NoteList::takeRefusals()
{
    std::vector<ImportNote> refusals = take();
    std::erase_if(refusals, [](const ImportNote& note) { return note.level != ImportLevel::Refused; });
    return refusals;
}

} // namespace zahlmeister::app
