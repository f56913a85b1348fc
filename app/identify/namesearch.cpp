// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/namesearch.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>

#include "app/identify/editdistance.h"
#include "app/identify/forenames.h"

namespace zahlmeister::app {

namespace {

using Row = NameIndex::Row;
using Word = NameIndex::Word;

constexpr int kNoMatch = std::numeric_limits<int>::max();

/// Distances of one term, so that a sum tells how good an answer is.
constexpr int kWhole = 0;
constexpr int kBegun = 2;
constexpr int kOfClub = 3;
constexpr int kSounding = 4;
constexpr int kError = 6;         ///< each typing error
constexpr int kNoLastName = 1;    ///< no term is a last name
constexpr int kMostErrors = 3;    ///< in all terms together
constexpr int kOtherSpelling = 1; ///< words joined or parted otherwise, a particle left out

/// Cost of looking at one row, in nanoseconds: at random, and in the order of the index. Measured with 1.9
/// million rows; only the proportion matters.
constexpr std::size_t kRandomCost = 40;
constexpr std::size_t kSequentialCost = 6;
constexpr double kShareOfYear = 0.02; ///< of all rows that have one year of birth

enum class Mode {
    Exact,     ///< all words but the one that is being typed are whole
    Beginning, ///< every word may be a beginning
    Near,
};

/// A term and what it means in one index.
struct Target {
    const SearchTerm* term = nullptr;
    NameIndex::WordRange range;            ///< words that begin so
    std::optional<Word> whole;             ///< the word itself
    std::vector<NameIndex::NearWord> near; ///< ascending by word; only in Mode::Near
    NameIndex::WordRange clubs;            ///< clubs whose VKZ begins so
    std::vector<bool> clubsByName;         ///< by position + 1; empty when no club's name has the word
    std::vector<Row> ids;                  ///< ascending: rows with such an id
    std::size_t rows = 0;                  ///< how many rows it may match
    bool isEverywhere = false;             ///< its rows cannot be listed: a year, a member number
};

bool beginsAWord(std::string_view words, std::string_view beginning)
{
    for (std::size_t at = words.find(beginning); at != std::string_view::npos;
         at = words.find(beginning, at + 1)) {
        if (at == 0 || words[at - 1] == ' ')
            return true;
    }
    return false;
}

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
        for (const Mode mode : {Mode::Exact, Mode::Beginning}) {
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
        for (Target& target : m_targets) {
            if (stopped())
                return {};
            findNear(target);
        }
        collect(Mode::Near);
        for (const std::vector<SearchTerm>& terms : otherSpellings()) {
            if (m_hits.size() >= m_limits.hits || stopped())
                break;
            setTargets(terms);
            collect(Mode::Near, kOtherSpelling);
        }
        std::sort(m_hits.begin(), m_hits.end(), isBetter);
        return std::move(m_hits);
    }

private:
    [[nodiscard]] bool stopped() const { return m_limits.stop.stop_requested(); }

    static bool isBetter(const IndexHit& a, const IndexHit& b)
    {
        return std::tie(a.kind, a.distance, a.row) < std::tie(b.kind, b.distance, b.row);
    }

    void setTargets(std::span<const SearchTerm> terms)
    {
        m_targets.clear();
        for (const SearchTerm& term : terms)
            m_targets.push_back(target(term));
    }

    /// A single number or id names persons directly.
    void addIds()
    {
        std::vector<Row> rows;
        const SearchTerm& term = m_terms.front();
        if (m_terms.size() == 2 && term.kind == SearchTermKind::ClubCode &&
            m_terms[1].kind == SearchTermKind::MemberNumber) {
            rows = m_index.rowsOfMember(term.text, static_cast<int>(m_terms[1].number));
        } else if (m_terms.size() == 1) {
            rows = rowsOfId(term, false);
        }
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        for (std::size_t i = 0; i < std::min(rows.size(), m_limits.hits); ++i)
            m_hits.push_back({rows[i], HitKind::Id, 0});
    }

    [[nodiscard]] std::vector<Row> rowsOfId(const SearchTerm& term, bool beginning) const
    {
        if (term.kind == SearchTermKind::NuId)
            return m_index.rowsOfNuId(term.number, beginning);
        std::vector<Row> rows;
        if (term.kind == SearchTermKind::Number) {
            rows = m_index.rowsOfFideId(term.number, beginning);
            const std::vector<Row> pkz = m_index.rowsOfPkz(term.number, beginning);
            rows.insert(rows.end(), pkz.begin(), pkz.end());
        }
        return rows;
    }

    [[nodiscard]] Target target(const SearchTerm& term) const
    {
        Target target;
        target.term = &term;
        switch (term.kind) {
        case SearchTermKind::Word:
            target.range = m_index.beginningWith(term.text);
            target.whole = m_index.find(term.text);
            setClubsByName(target);
            target.rows = m_index.rows(target.range).size() + clubRowsByName(target);
            break;
        case SearchTermKind::ClubCode:
            target.clubs = m_index.clubsBeginningWith(term.text);
            target.rows = m_index.clubRows(target.clubs).size();
            break;
        case SearchTermKind::Number:
        case SearchTermKind::NuId:
            // Four digits are a year at first; shorter beginnings of ids would name everybody.
            if (term.text.size() > 3)
                target.ids = rowsOfId(term, true);
            std::sort(target.ids.begin(), target.ids.end());
            if (term.kind == SearchTermKind::Number && term.text.size() <= 5)
                target.clubs = m_index.clubsBeginningWith(term.text);
            target.rows = target.ids.size() + m_index.clubRows(target.clubs).size();
            target.isEverywhere = isYear(term) || (m_namesClub && term.text.size() < 5);
            break;
        case SearchTermKind::MemberNumber: target.isEverywhere = true; break;
        }
        return target;
    }

    [[nodiscard]] static bool namesClub(std::span<const SearchTerm> terms)
    {
        return terms.size() > 1 && std::any_of(terms.begin(), terms.end(), [](const SearchTerm& term) {
                   return term.kind == SearchTermKind::ClubCode ||
                          (term.kind == SearchTermKind::Number && term.text.size() == 5);
               });
    }

    [[nodiscard]] static bool isYear(const SearchTerm& term)
    {
        return term.kind == SearchTermKind::Number && term.number >= 1850 && term.number <= 2199;
    }

    void setClubsByName(Target& target) const
    {
        if (target.term->text.size() < 3)
            return;
        for (std::size_t club = 0; club < m_index.clubCount(); ++club) {
            if (!beginsAWord(m_index.clubName(club), target.term->text))
                continue;
            target.clubsByName.resize(m_index.clubCount() + 1, false);
            target.clubsByName[club + 1] = true;
        }
    }

    [[nodiscard]] std::size_t clubRowsByName(const Target& target) const
    {
        std::size_t rows = 0;
        for (std::size_t i = 1; i < target.clubsByName.size(); ++i) {
            const auto club = static_cast<Word>(i - 1);
            rows += target.clubsByName[i] ? m_index.clubRows({club, club + 1}).size() : 0;
        }
        return rows;
    }

    /// Distance of one word of a name to a term.
    [[nodiscard]] static int distance(const Target& target, Word word, Mode mode)
    {
        if (target.whole == word)
            return kWhole;
        if (target.range.contains(word) && (mode != Mode::Exact || !target.term->isWhole))
            return kBegun;
        if (mode != Mode::Near)
            return kNoMatch;
        const auto near = std::lower_bound(target.near.begin(), target.near.end(), word,
                                           [](const NameIndex::NearWord& n, Word w) { return n.word < w; });
        if (near == target.near.end() || near->word != word)
            return kNoMatch;
        return near->errors == 0 ? kSounding : near->errors * kError;
    }

    /// Distance of a term that is no word of the name.
    [[nodiscard]] int otherDistance(const Target& target, Row row) const
    {
        const SearchTerm& term = *target.term;
        const std::size_t club = m_index.clubPosition(row);
        if (club > 0 && target.clubs.contains(static_cast<Word>(club - 1)))
            return kWhole;
        if (isYear(term) && m_index.birthYear(row) == static_cast<int>(term.number))
            return kWhole;
        if (term.kind == SearchTermKind::MemberNumber ||
            (term.kind == SearchTermKind::Number && m_namesClub)) {
            if (m_index.memberNumber(row) == static_cast<int>(term.number))
                return kWhole;
        }
        if (std::binary_search(target.ids.begin(), target.ids.end(), row))
            return kBegun;
        return club < target.clubsByName.size() && target.clubsByName[club] ? kOfClub : kNoMatch;
    }

    /// The least sum of distances when every word of the name answers one term at most.
    int assign(std::size_t position, std::uint32_t used, Row row, Mode mode, bool lastName) const
    {
        if (position == m_targets.size())
            return lastName ? 0 : kNoLastName;
        const Target& target = m_targets[position];
        int best = kNoMatch;
        const auto consider = [&](int own, std::uint32_t nowUsed, bool nowLastName) {
            if (own >= best)
                return;
            const int rest = assign(position + 1, nowUsed, row, mode, nowLastName);
            if (rest != kNoMatch)
                best = std::min(best, own + rest);
        };
        if (const int other = otherDistance(target, row); other != kNoMatch)
            consider(other, used, lastName || target.term->kind != SearchTermKind::Word);
        if (target.term->kind != SearchTermKind::Word)
            return best;
        const auto words = m_index.words(row);
        for (std::size_t i = 0; i < std::min<std::size_t>(words.size(), 32); ++i) {
            if ((used >> i & 1U) != 0)
                continue;
            if (const int own = distance(target, words[i], mode); own != kNoMatch)
                consider(own, used | 1U << i, lastName || i < m_index.lastNameWords(row));
        }
        return best;
    }

    [[nodiscard]] std::size_t nearRows(const Target& target) const
    {
        std::size_t rows = target.rows;
        for (const NameIndex::NearWord& near : target.near)
            rows += m_index.rows(near.word).size();
        return rows;
    }

    [[nodiscard]] std::size_t seedSize(const Target& target, Mode mode) const
    {
        if (target.term->kind != SearchTermKind::Word)
            return target.rows;
        if (mode == Mode::Exact && target.term->isWhole)
            return (target.whole ? m_index.rows(*target.whole).size() : 0) + clubRowsByName(target);
        return mode == Mode::Near ? nearRows(target) : target.rows;
    }

    template <class Visit>
    void visitSeed(const Target& target, Mode mode, Visit visit) const
    {
        const auto visitAll = [&](std::span<const Row> rows) {
            for (const Row row : rows)
                visit(row);
        };
        if (mode == Mode::Exact && target.term->isWhole && target.term->kind == SearchTermKind::Word) {
            if (target.whole)
                visitAll(m_index.rows(*target.whole));
        } else {
            visitAll(m_index.rows(target.range));
        }
        if (mode == Mode::Near) {
            for (const NameIndex::NearWord& near : target.near)
                visitAll(m_index.rows(near.word));
        }
        visitAll(target.ids);
        visitAll(m_index.clubRows(target.clubs));
        for (std::size_t i = 1; i < target.clubsByName.size(); ++i) {
            const auto club = static_cast<Word>(i - 1);
            if (target.clubsByName[i])
                visitAll(m_index.clubRows({club, club + 1}));
        }
    }

    void consider(Row row, Mode mode, std::vector<IndexHit>& found) const
    {
        if (mode != Mode::Near && !mayMatchAll(row))
            return;
        const int distance = assign(0, 0, row, mode, false);
        if (distance == kNoMatch || (mode == Mode::Near && distance > kMostErrors * kError + kNoLastName))
            return;
        const bool exact = distance <= kNoLastName;
        const HitKind kind = mode == Mode::Near ? HitKind::Near : exact ? HitKind::Exact : HitKind::Beginning;
        found.push_back({row, kind, distance});
    }

    /// Whether the row can match one term; quick, and wrong only in saying yes.
    [[nodiscard]] bool mayMatch(const Target& target, Row row) const
    {
        if (target.term->kind != SearchTermKind::Word || !target.near.empty() || !target.clubsByName.empty())
            return true;
        const auto words = m_index.words(row);
        return std::any_of(words.begin(), words.end(),
                           [&](Word word) { return target.range.contains(word); });
    }

    [[nodiscard]] bool mayMatchAll(Row row) const
    {
        return std::all_of(m_targets.begin(), m_targets.end(),
                           [&](const Target& target) { return mayMatch(target, row); });
    }

    /// Looks at the rows of the rarest term; or at all rows from the first, while that is cheaper: short
    /// beginnings match so many rows that enough of them stand among the first.
    void collect(Mode mode, int surcharge = 0)
    {
        const Target* seed = nullptr;
        double share = 1;
        const auto all = static_cast<double>(m_index.rowCount());
        for (const Target& target : m_targets) {
            if (target.isEverywhere) {
                share *= kShareOfYear;
                continue;
            }
            const std::size_t size = seedSize(target, mode);
            if (size == 0)
                return;
            share *= std::min(1.0, static_cast<double>(size) / all);
            if (seed == nullptr || size < seedSize(*seed, mode))
                seed = &target;
        }
        if (seed == nullptr)
            return;
        const std::size_t wanted = m_limits.hits * 4;
        const double rowsNeeded = static_cast<double>(wanted) / share;
        const double rowsForSeed = static_cast<double>(seedSize(*seed, mode) * kRandomCost / kSequentialCost);
        std::vector<IndexHit> found;
        bool complete = false;
        if (rowsNeeded < rowsForSeed) {
            const auto end = static_cast<Row>(std::min(all, rowsForSeed));
            for (Row row = 0; row < end && found.size() < wanted; ++row) {
                if (row % 4096 == 0 && stopped())
                    return;
                if (mayMatch(*seed, row))
                    consider(row, mode, found);
            }
            complete = found.size() >= wanted || end == m_index.rowCount();
        }
        // Also when the first rows had fewer matches than was to be expected.
        if (!complete) {
            std::size_t seen = 0;
            bool goOn = true;
            visitSeed(*seed, mode, [&](Row row) {
                if (++seen % 4096 == 0)
                    goOn = !stopped();
                if (goOn)
                    consider(row, mode, found);
            });
        }
        for (IndexHit& hit : found)
            hit.distance += surcharge;
        keepBest(std::move(found));
    }

    void keepBest(std::vector<IndexHit> found)
    {
        std::sort(found.begin(), found.end(), isBetter);
        for (const IndexHit& hit : found) {
            if (m_hits.size() == m_limits.hits)
                return;
            if (std::none_of(m_hits.begin(), m_hits.end(),
                             [&](const IndexHit& known) { return known.row == hit.row; }))
                m_hits.push_back(hit);
        }
    }

    /// Words that the term could mean, if it was not typed as it is listed.
    void findNear(Target& target) const
    {
        if (target.term->kind != SearchTermKind::Word)
            return;
        const std::string& text = target.term->text;
        const int errors = toleratedErrors(text);
        target.near = m_index.near(text, errors);
        if (!target.term->isWhole && errors > 0) {
            const auto begun = m_index.nearBeginnings(text, 1);
            target.near.insert(target.near.end(), begun.begin(), begun.end());
        }
        for (const std::string_view form : Forenames::shipped().formsOf(text)) {
            if (const auto word = m_index.find(form))
                target.near.push_back({*word, 0});
        }
        std::sort(target.near.begin(), target.near.end(),
                  [](const NameIndex::NearWord& a, const NameIndex::NearWord& b) {
                      return std::tie(a.word, a.errors) < std::tie(b.word, b.errors);
                  });
        target.near.erase(std::unique(target.near.begin(), target.near.end(),
                                      [](const NameIndex::NearWord& a, const NameIndex::NearWord& b) {
                                          return a.word == b.word;
                                      }),
                          target.near.end());
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
    std::vector<Target> m_targets;
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
