// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/personsearch.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace zahlmeister::app {

namespace {

constexpr std::size_t kFew = 8; ///< with fewer exact answers, near ones are looked for

using FindOnShelf = std::vector<IndexHit> (*)(const NameIndex&, std::span<const SearchTerm>,
                                              const SearchLimits&);

struct ShelfHit {
    IndexHit hit;
    Shelf shelf;

    [[nodiscard]] auto key() const { return std::tie(hit.kind, hit.distance, shelf, hit.row); }
};

std::vector<ShelfHit> findOnShelves(FindOnShelf find, const NameShelves& shelves,
                                    std::span<const SearchTerm> terms, const SearchLimits& limits)
{
    std::vector<ShelfHit> hits;
    for (const Shelf shelf : NameShelves::kAll) {
        const NameIndex* index = shelves.index(shelf);
        if (index == nullptr || limits.stop.stop_requested())
            continue;
        for (const IndexHit& hit : find(*index, terms, limits))
            hits.push_back({hit, shelf});
    }
    // The same person on two shelves: the first one knows the clubs, too.
    std::set<std::uint32_t> fideIds;
    std::erase_if(hits, [&](const ShelfHit& hit) {
        const std::uint32_t fideId = shelves.index(hit.shelf)->fideId(hit.hit.row);
        if (fideId == 0)
            return false;
        const bool isNew = fideIds.insert(fideId).second;
        return !isNew && hit.shelf == Shelf::Fide;
    });
    std::ranges::sort(hits, {}, &ShelfHit::key);
    return hits;
}

} // namespace

Shelf shelfOf(ListSource source)
{
    switch (source) {
    case ListSource::Dsb: return Shelf::Dsb;
    case ListSource::Fide: return Shelf::Fide;
    case ListSource::SwissChess: break;
    }
    return Shelf::SwissChess;
}

void NameShelves::set(Shelf shelf, std::shared_ptr<const NameIndex> index)
{
    m_indexes[static_cast<std::size_t>(shelf)] = std::move(index);
}

std::vector<PersonHit> searchPersons(const NameShelves& shelves, std::string_view typed,
                                     const SearchLimits& limits)
{
    const std::vector<SearchTerm> terms = searchTerms(typed);
    std::vector<PersonHit> found;
    const auto add = [&](const std::vector<ShelfHit>& hits) {
        for (const ShelfHit& hit : hits) {
            const PersonRef person{hit.shelf, shelves.index(hit.shelf)->id(hit.hit.row)};
            const bool known =
                std::ranges::any_of(found, [&](const PersonHit& f) { return f.person == person; });
            if (found.size() < limits.hits && !known)
                found.push_back({person, hit.hit.kind, hit.hit.distance});
        }
    };
    add(findOnShelves(searchNames, shelves, terms, limits));
    if (found.size() < kFew && !limits.stop.stop_requested())
        add(findOnShelves(searchNearNames, shelves, terms, limits));
    return found;
}

} // namespace zahlmeister::app
