// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/shorttexts.h"

#include <set>
#include <type_traits>

#include "app/fields/recordfields.h"
#include "app/text/codepages.h"
#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

bool isTooLong(const std::string& text, std::size_t longest)
{
    return text.size() > longest && characterCount(text) > longest;
}

/// Calls a function with every text of a record and of the records within, and the rules of its field, until
/// it returns true.
template <class Record, class Function>
bool anyText(Record& record, const Function& function)
{
    bool isFound = false;
    forEachField<std::remove_const_t<Record>>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if (isFound)
            return;
        if constexpr (std::is_same_v<Value, std::string>) {
            isFound = function(record.*field.member, field.key, field.rules.longest);
        } else if constexpr (kIsList<Value>) {
            for (auto& one : record.*field.member)
                isFound = isFound || anyText(one, function);
        }
    });
    return isFound;
}

template <class Tournament, class Function>
bool anyTextOf(Tournament& tournament, const Function& function)
{
    bool isFound = anyText(tournament.header, function);
    for (auto& one : tournament.participants)
        isFound = isFound || anyText(one, function);
    for (auto& one : tournament.games)
        isFound = isFound || anyText(one, function);
    return isFound;
}

class Shortener {
public:
    void shorten(std::string& text, std::string_view field, std::size_t longest)
    {
        if (!isTooLong(text, longest))
            return;
        ++m_fields[field];
        const auto known = m_known.find(text);
        if (known != m_known.end()) {
            text = known->second;
            return;
        }
        const std::string beginning = beginningOf(text, longest);
        std::string cut = beginning;
        for (int i = 2; !m_taken.insert(cut).second; ++i)
            cut = beginning + " (" + std::to_string(i) + ')';
        m_known.emplace(std::move(text), cut);
        text = std::move(cut);
    }

    [[nodiscard]] std::map<std::string_view, int> fields() && { return std::move(m_fields); }

private:
    std::map<std::string, std::string> m_known;
    std::set<std::string> m_taken;
    std::map<std::string_view, int> m_fields;
};

} // namespace

std::optional<ShortenedTournament> withShortTexts(const engine::Tournament& tournament)
{
    const bool isAnyTooLong =
        anyTextOf(tournament, [](const std::string& text, std::string_view, std::size_t longest) {
            return isTooLong(text, longest);
        });
    if (!isAnyTooLong)
        return std::nullopt;
    ShortenedTournament result{tournament, {}};
    Shortener shortener;
    anyTextOf(result.tournament, [&](std::string& text, std::string_view field, std::size_t longest) {
        shortener.shorten(text, field, longest);
        return false;
    });
    result.fields = std::move(shortener).fields();
    return result;
}

} // namespace zahlmeister::app
