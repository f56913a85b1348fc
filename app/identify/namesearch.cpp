// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/namesearch.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "app/identify/rowset.h"
#include "app/identify/searchtarget.h"
#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

using Row = NameIndex::Row;
using Word = NameIndex::Word;
using Mode = SearchMode;

constexpr int kMostErrors = 3; ///< in all terms together

/// So many rows that may match are looked at in any case. After them, and with enough matches, the rest is
/// not: it is weaker players.
constexpr std::size_t kLookedAt = 4096;
constexpr std::size_t kLookedAtNear = 16384;
/// Where enough matches are to be expected among so many rows from the first, these are looked at first.
constexpr double kFirstRows = 16384;
constexpr double kShareOfYear = 0.02; ///< of all rows that have one year of birth

class Search {
public:
    Search(const NameIndex& index, std::span<const SearchTerm> terms, const SearchLimits& limits)
        : m_index(index), m_terms(terms), m_limits(limits), m_namesClub(namesClub(terms))
    {
    }

    std::vector<IndexHit> exact()
    {
        if (m_terms.empty() || m_index.rowCount() == 0)
            return {};
        addIds();
        setTargets(m_terms);
        if (isOneWord()) {
            collectByDistance(Mode::Beginning);
            return std::move(m_hits);
        }
        for (const Mode mode : {Mode::Whole, Mode::Exact, Mode::Beginning}) {
            if (m_hits.size() < m_limits.hits && !stopped())
                collect(mode);
        }
        return std::move(m_hits);
    }

    std::vector<IndexHit> near()
    {
        if (m_terms.empty() || m_index.rowCount() == 0)
            return {};
        setTargets(m_terms);
        for (SearchTarget& target : m_targets) {
            if (stopped())
                return {};
            target.findNear(m_index);
        }
        if (isOneWord())
            collectByDistance(Mode::Near);
        else
            collect(Mode::Near);
        for (const std::vector<SearchTerm>& terms : otherSpellings()) {
            if (m_hits.size() >= m_limits.hits || stopped())
                break;
            setTargets(terms);
            collect(Mode::Near, distance::kOtherSpelling);
        }
        std::ranges::sort(m_hits);
        return std::move(m_hits);
    }

private:
    [[nodiscard]] bool stopped() const { return m_limits.stop.stop_requested(); }

    static HitKind kindOf(int distance, Mode mode)
    {
        if (mode == Mode::Near)
            return HitKind::Near;
        return distance <= distance::kNoLastName ? HitKind::Exact : HitKind::Beginning;
    }

    void setTargets(std::span<const SearchTerm> terms)
    {
        m_targets.clear();
        for (const SearchTerm& term : terms)
            m_targets.emplace_back(m_index, term, m_namesClub);
    }

    [[nodiscard]] bool isOneWord() const { return m_targets.size() == 1 && m_targets.front().isWord(); }

    /// A single number or id names persons directly.
    void addIds()
    {
        std::vector<Row> rows;
        const SearchTerm& term = m_terms.front();
        if (m_terms.size() == 2 && term.kind == SearchTermKind::ClubCode &&
            m_terms[1].kind == SearchTermKind::MemberNumber) {
            rows = m_index.rowsOfMember(term.text, static_cast<int>(m_terms[1].number));
        } else if (m_terms.size() == 1) {
            rows = rowsOfId(m_index, term, false);
        }
        std::ranges::sort(rows);
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        for (std::size_t i = 0; i < std::min(rows.size(), m_limits.hits); ++i)
            m_hits.push_back({HitKind::Id, 0, rows[i]});
    }

    /// The least sum of distances when every word of the name answers one term at most.
    int assign(std::size_t position, std::uint32_t used, Row row, Mode mode, bool lastName) const
    {
        if (position == m_targets.size())
            return lastName ? 0 : distance::kNoLastName;
        const SearchTarget& target = m_targets[position];
        int best = distance::kNone;
        const auto consider = [&](int own, std::uint32_t nowUsed, bool nowLastName) {
            if (own >= best)
                return;
            const int rest = assign(position + 1, nowUsed, row, mode, nowLastName);
            if (rest != distance::kNone)
                best = std::min(best, own + rest);
        };
        if (const int other = target.distanceOfRow(m_index, row); other != distance::kNone)
            consider(other, used, lastName || !target.isWord());
        if (!target.isWord())
            return best;
        const auto words = m_index.words(row);
        for (std::size_t i = 0; i < std::min<std::size_t>(words.size(), 32); ++i) {
            if ((used >> i & 1U) != 0)
                continue;
            if (const int own = target.distanceOf(words[i], mode); own != distance::kNone)
                consider(own, used | 1U << i, lastName || i < m_index.lastNameWords(row));
        }
        return best;
    }

    void consider(Row row, Mode mode, std::vector<IndexHit>& found) const
    {
        const int sum = assign(0, 0, row, mode, false);
        if (sum != distance::kNone &&
            (mode != Mode::Near || sum <= kMostErrors * distance::kError + distance::kNoLastName))
            found.push_back({kindOf(sum, mode), sum, row});
    }

    /// The answers to a single word: what a word's rows are worth follows from the word alone, so that the
    /// first of each are all that is needed.
    void collectByDistance(Mode mode)
    {
        const SearchTarget& target = m_targets.front();
        std::map<int, std::vector<std::span<const Row>>> lists;
        const auto add = [&](Word word, int own) {
            lists[own].push_back(m_index.lastNameRows(word));
            lists[own + distance::kNoLastName].push_back(m_index.forenameRows(word));
        };
        for (Word word = target.range.first; word < target.range.last; ++word)
            add(word, target.distanceOf(word, mode));
        for (const NameIndex::NearWord& word : target.near) {
            if (!target.range.contains(word.word))
                add(word.word, target.distanceOf(word.word, mode));
        }
        for (const Word club : target.clubsByName)
            lists[distance::kOfClub + distance::kNoLastName].push_back(m_index.clubRows({club, club + 1}));
        for (const auto& [sum, rows] : lists) {
            if (m_hits.size() >= m_limits.hits || stopped())
                return;
            std::vector<IndexHit> found;
            // As many may be known already as there are hits.
            for (const Row row : firstOf(rows, m_limits.hits + m_hits.size()))
                found.push_back({kindOf(sum, mode), sum, row});
            keepBest(std::move(found));
        }
    }

    /// The smallest rows of ascending lists, each once.
    static std::set<Row> firstOf(const std::vector<std::span<const Row>>& lists, std::size_t count)
    {
        std::set<Row> first;
        for (const std::span<const Row> list : lists) {
            for (const Row row : list) {
                if (first.size() == count && row > *first.rbegin())
                    break;
                if (first.insert(row).second && first.size() > count)
                    first.erase(std::prev(first.end()));
            }
        }
        return first;
    }

    /// Looks at the rows that may answer every term, in the order of the index.
    void collect(Mode mode, int surcharge = 0)
    {
        double share = 1;
        bool isListed = false;
        const auto all = static_cast<double>(m_index.rowCount());
        for (const SearchTarget& target : m_targets) {
            if (target.isEverywhere) {
                share *= kShareOfYear;
                continue;
            }
            const std::size_t rows = target.rowCount(m_index, mode);
            if (rows == 0)
                return;
            isListed = true;
            share *= std::min(1.0, static_cast<double>(rows) / all);
        }
        if (!isListed)
            return;
        std::vector<IndexHit> found;
        const double needed = static_cast<double>(wanted()) / share;
        if (mode == Mode::Near || needed > kFirstRows || !lookAtFirstRows(mode, 4 * needed, found)) {
            found.clear();
            lookAtCandidates(mode, found);
        }
        for (IndexHit& hit : found)
            hit.distance += surcharge;
        keepBest(std::move(found));
    }

    /// So many matches that the best by distance are among them.
    [[nodiscard]] std::size_t wanted() const { return m_limits.hits * 4; }

    /// @return whether enough matches were found
    bool lookAtFirstRows(Mode mode, double rows, std::vector<IndexHit>& found) const
    {
        const auto end = static_cast<Row>(std::min(rows, static_cast<double>(m_index.rowCount())));
        for (Row row = 0; row < end && found.size() < wanted(); ++row) {
            const bool mayMatch = std::ranges::all_of(
                m_targets, [&](const auto& target) { return target.mayBe(m_index, row); });
            if (mayMatch)
                consider(row, mode, found);
        }
        return found.size() >= wanted() || end == m_index.rowCount();
    }

    void lookAtCandidates(Mode mode, std::vector<IndexHit>& found) const
    {
        const std::size_t least = mode == Mode::Near ? kLookedAtNear : kLookedAt;
        std::size_t seen = 0;
        candidates(mode).visit([&](Row row) {
            if (++seen % kLookedAt == 0 && stopped())
                return false;
            consider(row, mode, found);
            return seen < least || found.size() < wanted();
        });
    }

    /// Rows that may answer every term.
    [[nodiscard]] RowSet candidates(Mode mode) const
    {
        std::optional<RowSet> all;
        for (const SearchTarget& target : m_targets) {
            if (target.isEverywhere)
                continue;
            RowSet rows(m_index.rowCount());
            if (needsTwoWords(target, mode))
                rows.addRepeated(m_index.rows(target.words(mode)));
            else
                target.visitRows(m_index, mode, [&](std::span<const Row> list) { rows.add(list); });
            if (all)
                all->intersect(rows);
            else
                all = std::move(rows);
        }
        return all.value_or(RowSet(0));
    }

    /// Whether another term's words answer this one, too, so that one word of a name is not enough for both.
    [[nodiscard]] bool needsTwoWords(const SearchTarget& target, Mode mode) const
    {
        const auto isByWords = [](const SearchTarget& t) {
            return t.isWord() && t.near.empty() && t.clubsByName.empty();
        };
        const NameIndex::WordRange words = target.words(mode);
        return isByWords(target) && std::ranges::any_of(m_targets, [&](const auto& other) {
                   const NameIndex::WordRange within = other.words(mode);
                   return &other != &target && isByWords(other) && within.first >= words.first &&
                          within.last <= words.last;
               });
    }

    void keepBest(std::vector<IndexHit> found)
    {
        std::ranges::sort(found);
        for (const IndexHit& hit : found) {
            if (m_hits.size() == m_limits.hits)
                return;
            if (std::ranges::none_of(m_hits, [&](const IndexHit& known) { return known.row == hit.row; }))
                m_hits.push_back(hit);
        }
    }

    /// Hanspeter for Hans Peter and the other way round, van den Berg for Vandenberg, Heide for von der
    /// Heide.
    [[nodiscard]] std::vector<std::vector<SearchTerm>> otherSpellings() const
    {
        std::vector<std::vector<SearchTerm>> others;
        for (std::size_t i = 0; i < m_terms.size(); ++i) {
            const SearchTerm& term = m_terms[i];
            if (term.kind != SearchTermKind::Word)
                continue;
            const auto replaced = [&](std::size_t count, std::vector<SearchTerm> by) {
                std::vector<SearchTerm> terms(m_terms.begin(), m_terms.end());
                const auto at = terms.begin() + static_cast<std::ptrdiff_t>(i);
                by.insert(by.end(), at + static_cast<std::ptrdiff_t>(count), terms.end());
                terms.erase(at, terms.end());
                terms.insert(terms.end(), by.begin(), by.end());
                others.push_back(std::move(terms));
            };
            if (isParticle(term.text) && m_terms.size() > 1)
                replaced(1, {});
            if (i + 1 < m_terms.size() && m_terms[i + 1].kind == SearchTermKind::Word) {
                SearchTerm joined = term;
                joined.text += m_terms[i + 1].text;
                joined.isWhole = m_terms[i + 1].isWhole;
                if (!m_index.beginningWith(joined.text).isEmpty())
                    replaced(2, {joined});
            }
            if (const std::vector<std::string> parts = partsOf(term.text); !parts.empty()) {
                std::vector<SearchTerm> terms;
                for (const std::string& part : parts)
                    terms.push_back({SearchTermKind::Word, part, 0, true});
                replaced(1, terms);
            }
        }
        return others;
    }

    /// Two known words, the first of which may be particles before it; nothing when there are none.
    [[nodiscard]] std::vector<std::string> partsOf(std::string_view text) const
    {
        constexpr std::size_t kShortest = 3;
        std::vector<std::string> parts;
        for (std::size_t length = 2; length + kShortest <= text.size(); ++length) {
            const std::string_view first = text.substr(0, length);
            const std::string_view second = text.substr(length);
            const bool particle = isParticle(first);
            if ((!particle && length < kShortest) || !m_index.find(first))
                continue;
            if (m_index.find(second))
                parts = {std::string(first), std::string(second)};
            else if (std::vector<std::string> rest = particle ? partsOf(second) : std::vector<std::string>();
                     !rest.empty()) {
                parts = {std::string(first)};
                parts.insert(parts.end(), rest.begin(), rest.end());
            }
        }
        return parts;
    }

    const NameIndex& m_index;
    std::span<const SearchTerm> m_terms;
    const SearchLimits& m_limits;
    std::vector<SearchTarget> m_targets;
    std::vector<IndexHit> m_hits;
    bool m_namesClub; ///< a bare number may be a member number
};

} // namespace

std::vector<IndexHit> searchNames(const NameIndex& index, std::span<const SearchTerm> terms,
                                  const SearchLimits& limits)
{
    return Search(index, terms, limits).exact();
}

std::vector<IndexHit> searchNearNames(const NameIndex& index, std::span<const SearchTerm> terms,
                                      const SearchLimits& limits)
{
    return Search(index, terms, limits).near();
}

} // namespace zahlmeister::app
