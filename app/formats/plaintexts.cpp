// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/plaintexts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "app/fields/recordfields.h"
#include "app/formats/importvalues.h"
#include "app/text/codepages.h"
#include "app/text/plaintext.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kCharactersShown = 40; // of a text

/// The texts of one field that were not plain.
struct Cleaned {
    std::string_view field;
    std::size_t texts = 0;
    std::string first; ///< as it reads now
    ImportPlace place;
};

class Cleaner {
public:
    template <class Record>
    void clean(Record& record, const ImportPlace& place, std::string_view list = {})
    {
        forEachField<Record>([&](const auto& field) {
            using Value = typename std::decay_t<decltype(field)>::Value;
            const std::string_view key = list.empty() ? field.key : list;
            if constexpr (std::is_same_v<Value, std::string>) {
                cleanText(record.*field.member, linesOf(field.rules), key, place);
            } else if constexpr (kIsList<Value>) {
                for (auto& one : record.*field.member)
                    clean(one, place, key);
            }
        });
    }

    void tell(std::vector<ImportNote>& notes) const
    {
        for (const Cleaned& one : m_cleaned)
            notes.push_back({ImportCode::ControlCharacters,
                             ImportLevel::Adjusted,
                             {std::string(one.field), std::to_string(one.texts), one.first},
                             one.place});
    }

private:
    void cleanText(std::string& text, TextLines lines, std::string_view field, const ImportPlace& place)
    {
        if (isPlainText(text, lines))
            return;
        text = plainText(text, lines);
        auto found = std::ranges::find(m_cleaned, field, &Cleaned::field);
        if (found == m_cleaned.end())
            found = m_cleaned.insert(m_cleaned.end(), {field, 0, beginningOf(text, kCharactersShown), place});
        ++found->texts;
    }

    std::vector<Cleaned> m_cleaned;
};

int lineOf(const std::vector<int>& lines, std::size_t index)
{
    return index < lines.size() ? lines[index] : 0;
}

} // namespace

void makePlain(ImportedTournament& imported)
{
    Cleaner cleaner;
    engine::Tournament& tournament = imported.tournament;
    cleaner.clean(tournament.header, {.line = imported.headerLine});
    for (std::size_t i = 0; i < tournament.participants.size(); ++i)
        cleaner.clean(tournament.participants[i], {.line = lineOf(imported.participantLines, i)});
    for (std::size_t i = 0; i < tournament.games.size(); ++i)
        cleaner.clean(tournament.games[i], {.line = lineOf(imported.gameLines, i)});
    cleaner.tell(imported.notes);
}

} // namespace zahlmeister::app
