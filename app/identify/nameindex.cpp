// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/nameindex.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include <QFile>

#include "app/names/editdistance.h"
#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

/// The positions of the texts that begin so.
/// @param textOf a text by its position; ascending
template <class TextOf>
NameIndex::WordRange rangeBeginningWith(std::string_view beginning, std::size_t count, TextOf textOf)
{
    const auto firstThat = [&](NameIndex::Word begin, auto isMeant) {
        for (auto end = static_cast<NameIndex::Word>(count); begin < end;) {
            const NameIndex::Word middle = begin + (end - begin) / 2;
            if (isMeant(textOf(middle).substr(0, beginning.size())))
                end = middle;
            else
                begin = middle + 1;
        }
        return begin;
    };
    const auto first = firstThat(0, [&](std::string_view text) { return text >= beginning; });
    return {first, firstThat(first, [&](std::string_view text) { return text > beginning; })};
}

/// Whether more than so many bits are set; cheaper than counting them all.
bool hasMoreBits(std::uint32_t bits, int count)
{
    for (; count > 0; --count)
        bits &= bits - 1; // 0 - 1 wraps, and 0 stays 0
    return bits != 0;
}

/// Whether the positions of a section begin with 0, never fall and end at the other section's end.
bool isPartition(std::span<const std::uint32_t> starts, std::size_t parts, std::size_t end)
{
    return starts.size() == parts + 1 && starts.front() == 0 && starts.back() == end &&
           std::ranges::is_sorted(starts);
}

} // namespace

std::uint32_t soundKey(std::string_view word)
{
    std::uint32_t hash = 2166136261U; // FNV-1a
    for (const char c : soundOf(word))
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash;
}

std::shared_ptr<const NameIndex> NameIndex::fromBytes(std::vector<std::byte> bytes)
{
    const auto holder = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    std::shared_ptr<NameIndex> index(new NameIndex);
    index->m_holder = holder;
    return index->open(*holder) ? index : nullptr;
}

std::shared_ptr<const NameIndex> NameIndex::map(const QString& path)
{
    const auto file = std::make_shared<QFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return nullptr;
    const uchar* bytes = file->map(0, file->size());
    if (bytes == nullptr)
        return nullptr;
    std::shared_ptr<NameIndex> index(new NameIndex);
    index->m_holder = file;
    const auto size = static_cast<std::size_t>(file->size());
    return index->open({reinterpret_cast<const std::byte*>(bytes), size}) ? index : nullptr;
}

bool NameIndex::open(std::span<const std::byte> bytes)
{
    const auto image = IndexImage::read(bytes);
    if (!image)
        return false;
    m_stamp = image->stamp();
    std::size_t section = 0;
    const auto take = [&]<class T>(std::span<const T>& values) {
        values = image->section<T>(static_cast<IndexSection>(section++));
    };
    // In the order of IndexSection.
    const auto takeAll = [&](auto&... values) { (take(values), ...); };
    auto& [fide, nu, pkz] = m_ids; // as IdKind has them
    takeAll(m_rowIds, m_rowWordStarts, m_rowWords, m_years, m_traits, m_rowClubs, m_memberNumbers, m_fideIds,
            m_wordStarts, m_wordText, m_wordLetters, m_wordRowStarts, m_wordLastNameRows, m_wordRows,
            m_soundKeys, m_soundWords, m_clubCodes, m_clubRowStarts, m_clubRows, m_clubNameStarts,
            m_clubNames, fide.keys, fide.rows, nu.keys, nu.rows, pkz.keys, pkz.rows);
    assert(section == static_cast<std::size_t>(IndexSection::Count));
    return isConsistent();
}

/// No word is a last name of more rows than have it.
bool NameIndex::areLastNameRowsWithin() const
{
    for (Word word = 0; word < wordCount(); ++word) {
        if (m_wordLastNameRows[word] > m_wordRowStarts[word + 1] - m_wordRowStarts[word])
            return false;
    }
    return true;
}

/// The checksum vouches for the numbers; this vouches for the program that wrote them.
bool NameIndex::isConsistent() const
{
    const std::size_t rows = m_rowIds.size();
    const std::size_t words = m_wordLetters.size();
    return isPartition(m_rowWordStarts, rows, m_rowWords.size()) && m_years.size() == rows &&
           m_traits.size() == rows && m_rowClubs.size() == rows &&
           (m_memberNumbers.empty() || m_memberNumbers.size() == rows) && m_fideIds.size() == rows &&
           isPartition(m_wordStarts, words, m_wordText.size()) &&
           isPartition(m_wordRowStarts, words, m_wordRows.size()) && m_wordLastNameRows.size() == words &&
           areLastNameRowsWithin() && m_soundKeys.size() == words && m_soundWords.size() == words &&
           isPartition(m_clubRowStarts, clubCount(), m_clubRows.size()) &&
           isPartition(m_clubNameStarts, clubCount(), m_clubNames.size()) &&
           std::ranges::all_of(m_ids, [](const Ids& ids) { return ids.keys.size() == ids.rows.size(); });
}

std::optional<int> NameIndex::birthYear(Row row) const
{
    return m_years[row] != 0 ? std::optional(m_years[row] + 1849) : std::nullopt;
}

std::optional<engine::Sex> NameIndex::sex(Row row) const
{
    if ((m_traits[row] & IndexTrait::IsMale) != 0)
        return engine::Sex::Male;
    return (m_traits[row] & IndexTrait::IsFemale) != 0 ? std::optional(engine::Sex::Female) : std::nullopt;
}

std::string_view NameIndex::club(Row row) const
{
    return m_rowClubs[row] != 0 ? clubCode(m_rowClubs[row] - 1U) : std::string_view();
}

int NameIndex::memberNumber(Row row) const
{
    return m_memberNumbers.empty() ? 0 : static_cast<int>(m_memberNumbers[row]);
}

std::optional<NameIndex::Word> NameIndex::find(std::string_view word) const
{
    const WordRange range = beginningWith(word);
    // The shortest word of a range is the first one.
    return !range.isEmpty() && text(range.first) == word ? std::optional(range.first) : std::nullopt;
}

NameIndex::WordRange NameIndex::beginningWith(std::string_view beginning) const
{
    if (beginning.empty())
        return {};
    return rangeBeginningWith(beginning, wordCount(), [this](Word word) { return text(word); });
}

std::vector<NameIndex::NearWord> NameIndex::near(std::string_view word, int errors) const
{
    std::vector<NearWord> found;
    const std::uint32_t key = soundKey(word);
    const auto sounds = std::equal_range(m_soundKeys.begin(), m_soundKeys.end(), key);
    for (auto sound = sounds.first; sound != sounds.second; ++sound) {
        const Word other = m_soundWords[static_cast<std::size_t>(sound - m_soundKeys.begin())];
        if (text(other) != word)
            found.push_back({other, 0});
    }
    const std::size_t sounding = found.size();
    const std::uint32_t letters = lettersOf(word);
    for (Word other = 0; errors > 0 && other < wordCount(); ++other) {
        if (hasMoreBits(letters ^ m_wordLetters[other], 2 * errors))
            continue;
        const int counted = typingErrors(word, text(other), errors);
        if (counted == 0 || counted > errors)
            continue;
        const auto end = found.begin() + static_cast<std::ptrdiff_t>(sounding);
        if (std::none_of(found.begin(), end, [&](const NearWord& n) { return n.word == other; }))
            found.push_back({other, counted});
    }
    return found;
}

std::vector<NameIndex::NearWord> NameIndex::nearBeginnings(std::string_view beginning, int errors) const
{
    std::vector<NearWord> found;
    const WordRange range = beginningWith(beginning.substr(0, 1));
    const std::uint32_t letters = lettersOf(beginning);
    for (Word other = range.first; other < range.last; ++other) {
        if (hasMoreBits(letters & ~m_wordLetters[other], errors))
            continue;
        const int counted = typingErrorsInBeginning(beginning, text(other), errors);
        if (counted > 0 && counted <= errors)
            found.push_back({other, counted});
    }
    return found;
}

NameIndex::WordRange NameIndex::clubsBeginningWith(std::string_view beginning) const
{
    return rangeBeginningWith(beginning, clubCount(), [this](Word club) { return clubCode(club); });
}

std::vector<NameIndex::Row> NameIndex::rowsOfId(IdKind kind, std::uint32_t number, bool beginning) const
{
    const auto& [keys, rows] = m_ids[static_cast<std::size_t>(kind)];
    std::vector<Row> found;
    std::uint64_t first = number;
    std::uint64_t last = first + 1;
    // Numbers with these first digits: 123, 1230 to 1239, 12300 to 12399, ...
    while (first <= std::numeric_limits<std::uint32_t>::max()) {
        const auto from = std::ranges::lower_bound(keys, first) - keys.begin();
        const auto to = std::lower_bound(keys.begin() + from, keys.end(), last) - keys.begin();
        found.insert(found.end(), rows.begin() + from, rows.begin() + to);
        if (!beginning || first == 0)
            break;
        first *= 10;
        last *= 10;
    }
    return found;
}

std::vector<NameIndex::Row> NameIndex::rowsOfMember(std::string_view club, int member) const
{
    std::vector<Row> found;
    if (club.size() != kClubCodeLength || member <= 0)
        return found;
    for (const Row row : clubRows(clubsBeginningWith(club))) {
        if (memberNumber(row) == member)
            found.push_back(row);
    }
    return found;
}

} // namespace zahlmeister::app
