// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/candidaterows.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "app/names/editdistance.h"
#include "app/names/forenames.h"
#include "app/names/namefold.h"
#include "engine/base/fold.h"

namespace zahlmeister::app {

namespace {

using Row = NameIndex::Row;
using Word = NameIndex::Word;

constexpr std::size_t kMostSeedRows = 20000; ///< beyond, a word tells too little to begin with
constexpr std::size_t kMostCompletions = 64; ///< beyond, the beginning of a word tells too little

/// A word of the written name and all words of the index that it may stand for.
struct Meaning {
    std::string text;
    std::vector<Word> words;          ///< ascending
    NameIndex::WordRange abbreviates; ///< for an initial
    std::size_t rows = 0;
    bool isLastName = false;

    [[nodiscard]] bool includes(Word word) const
    {
        return abbreviates.contains(word) || std::ranges::binary_search(words, word);
    }
};

class Gatherer {
public:
    Gatherer(const NameIndex& index, const MatchSubject& subject, bool isWorld)
        : m_index(index), m_subject(subject), m_isWorld(isWorld)
    {
        for (const std::string& club : subject.clubs) {
            const auto range = index.clubsBeginningWith(club);
            if (!range.isEmpty())
                m_clubs.push_back(range.first);
        }
    }

    std::vector<Row> run(std::size_t most)
    {
        addIds();
        setMeanings();
        addByName();
        addByForenameAndYear();
        for (const Word club : m_clubs) {
            for (const Row row : m_index.clubRows({club, club + 1})) {
                if (matchedWords(row) > 0)
                    m_rows.push_back(row);
            }
        }
        return best(most);
    }

private:
    void addIds()
    {
        const PersonKey given = personKeyOf(m_subject.participant);
        addKey(given);
        if (m_subject.remembered)
            addKey(*m_subject.remembered);
        for (const Word club : m_clubs)
            addKey({.club = std::string(m_index.clubCode(club)), .memberNumber = given.memberNumber});
        m_idRows = m_rows;
    }

    void addKey(const PersonKey& key)
    {
        const auto append = [&](const std::vector<Row>& rows) {
            m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        };
        if (const auto nu = nuNumber(key.nuId))
            append(m_index.rowsOfId(NameIndex::IdKind::Nu, *nu, false));
        if (const auto pkz = pkzNumber(key.pkz))
            append(m_index.rowsOfId(NameIndex::IdKind::Pkz, *pkz, false));
        if (key.fideId)
            append(m_index.rowsOfId(NameIndex::IdKind::Fide, static_cast<std::uint32_t>(*key.fideId), false));
        if (key.memberNumber)
            append(m_index.rowsOfMember(key.club, *key.memberNumber));
    }

    void setMeanings()
    {
        const std::vector<std::string> words = m_subject.name.words();
        for (std::size_t i = 0; i < words.size(); ++i) {
            Meaning meaning;
            meaning.text = words[i];
            meaning.isLastName = i < m_subject.name.last.search.size();
            if (words[i].size() == 1)
                meaning.abbreviates = m_index.beginningWith(words[i]);
            else
                addMeanings(words[i], meaning);
            // Hans Peter for Hanspeter.
            if (i + 1 < words.size())
                addWord(words[i] + words[i + 1], meaning);
            if (i > 0)
                addWord(words[i - 1] + words[i], meaning);
            std::ranges::sort(meaning.words);
            meaning.words.erase(std::unique(meaning.words.begin(), meaning.words.end()), meaning.words.end());
            for (const Word word : meaning.words)
                meaning.rows += m_index.rows(word).size();
            meaning.rows += m_index.rows(meaning.abbreviates).size();
            m_meanings.push_back(std::move(meaning));
        }
    }

    bool addWord(std::string_view text, Meaning& meaning) const
    {
        const auto word = m_index.find(text);
        if (word)
            meaning.words.push_back(*word);
        return word.has_value();
    }

    void addMeanings(const std::string& text, Meaning& meaning) const
    {
        addWord(text, meaning);
        for (const NameIndex::NearWord& near : m_index.near(text, toleratedErrors(text)))
            meaning.words.push_back(near.word);
        for (const std::string_view form : Forenames::shipped().formsOf(text))
            addWord(form, meaning);
        // Cut off by a narrow column, or short for the whole.
        const auto completions = m_index.beginningWith(text);
        if (text.size() >= 4 && completions.last - completions.first <= kMostCompletions) {
            for (Word word = completions.first; word < completions.last; ++word)
                meaning.words.push_back(word);
        }
        // Hanspeter for Hans Peter.
        for (std::size_t length = 3; length + 3 <= text.size(); ++length) {
            const std::string_view whole = text;
            if (m_index.find(whole.substr(0, length)) && m_index.find(whole.substr(length))) {
                addWord(whole.substr(0, length), meaning);
                addWord(whole.substr(length), meaning);
            }
        }
    }

    /// How many words of the written name the row has.
    [[nodiscard]] int matchedWords(Row row) const
    {
        const auto words = m_index.words(row);
        return static_cast<int>(std::ranges::count_if(m_meanings, [&](const Meaning& meaning) {
            return std::ranges::any_of(words, [&](Word word) { return meaning.includes(word); });
        }));
    }

    [[nodiscard]] bool isInClub(Row row) const
    {
        const std::size_t club = m_index.clubPosition(row);
        return club > 0 && std::ranges::find(m_clubs, club - 1) != m_clubs.end();
    }

    [[nodiscard]] bool hasYear(Row row) const
    {
        return m_subject.participant.birthYear && m_index.birthYear(row) == m_subject.participant.birthYear;
    }

    void addByName()
    {
        const auto rarest = std::ranges::min_element(m_meanings, {}, &Meaning::rows);
        for (auto meaning = m_meanings.begin(); meaning != m_meanings.end(); ++meaning) {
            if (meaning != rarest && (!meaning->isLastName || meaning->rows > kMostSeedRows))
                continue;
            for (const Word word : meaning->words) {
                for (const Row row : m_index.rows(word))
                    considerByName(row, *meaning);
            }
        }
    }

    void considerByName(Row row, const Meaning& seed)
    {
        const int matched = matchedWords(row);
        const bool whole = matched >= 2 || m_meanings.size() == 1;
        // With another forename he may be the same all the same, when the year is right.
        if (whole || (!m_isWorld && seed.isLastName && hasYear(row)))
            m_rows.push_back(row);
    }

    /// A new last name after a marriage: only forename and year are left.
    void addByForenameAndYear()
    {
        for (const std::string& forename : m_subject.name.first.search) {
            const auto word = m_index.find(forename);
            if (!word || m_isWorld)
                continue;
            for (const Row row : m_index.rows(*word)) {
                if (hasYear(row))
                    m_rows.push_back(row);
            }
        }
    }

    std::vector<Row> best(std::size_t most)
    {
        std::ranges::sort(m_rows);
        m_rows.erase(std::unique(m_rows.begin(), m_rows.end()), m_rows.end());
        std::ranges::sort(m_idRows);
        std::vector<std::pair<int, Row>> ranked;
        ranked.reserve(m_rows.size());
        for (const Row row : m_rows)
            ranked.emplace_back(-rank(row), row);
        const std::size_t count = std::min(most, ranked.size());
        std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(count), ranked.end());
        std::vector<Row> rows;
        for (std::size_t i = 0; i < count; ++i)
            rows.push_back(ranked[i].second);
        return rows;
    }

    /// A rough weight, from what the index knows.
    [[nodiscard]] int rank(Row row) const
    {
        int rank = std::ranges::binary_search(m_idRows, row) ? 500 : 0;
        const auto words = m_index.words(row);
        for (const Meaning& meaning : m_meanings) {
            const auto exact = m_index.find(meaning.text);
            if (exact && std::ranges::find(words, *exact) != words.end())
                rank += 70;
            else if (std::ranges::any_of(words, [&](Word word) { return meaning.includes(word); }))
                rank += 40;
        }
        const auto year = m_index.birthYear(row);
        if (m_subject.participant.birthYear && year)
            rank += yearRank(*year - *m_subject.participant.birthYear);
        rank += isInClub(row) ? 100 : 0;
        rank -= m_index.isFormer(row) ? 10 : 0;
        return rank;
    }

    static int yearRank(int apart)
    {
        if (apart == 0)
            return 60;
        // One digit may be mistyped.
        return std::abs(apart) < 10 || apart % 10 == 0 ? -10 : -60;
    }

    const NameIndex& m_index;
    const MatchSubject& m_subject;
    bool m_isWorld;
    std::vector<Word> m_clubs;
    std::vector<Meaning> m_meanings;
    std::vector<Row> m_rows;
    std::vector<Row> m_idRows;
};

bool tellsAClub(std::string_view word)
{
    constexpr std::string_view kEveryClub =
        "sc sk sv sf sg tsv tus tv vfl vfb svg ssv schach ev und club verein freunde spvgg schachclub "
        "schachfreunde schachverein schachklub schachgesellschaft";
    const bool number = std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
    return word.size() > 2 && !number && !engine::isOneOf(word, kEveryClub);
}

} // namespace

std::vector<Row> candidateRows(const NameIndex& index, const MatchSubject& subject, bool isWorld,
                               std::size_t most)
{
    return Gatherer(index, subject, isWorld).run(most);
}

std::vector<std::string> clubsNamed(const NameIndex& index, std::string_view clubName)
{
    const std::string written = spelled(clubName, NameSpelling::Search);
    std::vector<std::string_view> telling;
    for (const std::string_view word : wordsOf(written)) {
        if (tellsAClub(word))
            telling.push_back(word);
    }
    std::vector<std::string> clubs;
    if (telling.empty())
        return clubs;
    for (std::size_t club = 0; club < index.clubCount(); ++club) {
        const auto words = wordsOf(index.clubName(club));
        const bool all = std::ranges::all_of(telling, [&](std::string_view word) {
            return std::ranges::any_of(words,
                                       [&](std::string_view other) { return other.starts_with(word); });
        });
        if (all)
            clubs.emplace_back(index.clubCode(club));
    }
    return clubs;
}

} // namespace zahlmeister::app
