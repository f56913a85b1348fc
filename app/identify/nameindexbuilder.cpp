// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/nameindexbuilder.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <span>

#include <QBuffer>

#include "app/identify/indeximage.h"
#include "app/identify/nameindex.h"
#include "app/lists/personkey.h"
#include "app/names/editdistance.h"
#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kFirstSlots = 1U << 12;
constexpr int kYearBase = 1849;

std::uint32_t rankOf(const ListIndexRow& row)
{
    constexpr std::uint32_t kStrongest = 8191;
    const auto rating =
        static_cast<std::uint32_t>(std::clamp(std::max(row.dwz, row.elo), 0, int{kStrongest}));
    const bool german = row.federation.empty() || row.federation == "GER";
    return (row.former ? 2U << 16 : 0) + (german ? 0 : 1U << 16) + (kStrongest - rating);
}

std::uint32_t asUint32(std::size_t value)
{
    assert(value <= std::numeric_limits<std::uint32_t>::max());
    return static_cast<std::uint32_t>(value);
}

/// Positions of the parts in an array that is sorted by part, from the part of each element.
template <class Parts>
std::vector<std::uint32_t> partition(const Parts& partOfElement, std::size_t parts)
{
    std::vector<std::uint32_t> starts(parts + 1, 0);
    for (const auto part : partOfElement)
        ++starts[part + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    return starts;
}

/// One member of many structures.
template <class Struct, class Value>
std::vector<Value> valuesOf(const std::vector<Struct>& all, Value Struct::*member)
{
    std::vector<Value> values(all.size());
    std::ranges::transform(all, values.begin(), member);
    return values;
}

/// The place of every number in an order of all of them.
std::vector<std::uint32_t> placesIn(const std::vector<std::uint32_t>& order)
{
    std::vector<std::uint32_t> places(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        places[order[i]] = i;
    return places;
}

} // namespace

NameIndexBuilder::NameIndexBuilder(std::size_t expectedRows) : m_slots(kFirstSlots, 0)
{
    m_entries.reserve(expectedRows);
    m_wordStarts.reserve(expectedRows + 1);
    m_words.reserve(expectedRows * 5 / 2);
}

void NameIndexBuilder::add(const ListIndexRow& row)
{
    const std::uint32_t number = asUint32(m_entries.size());
    const std::size_t lastNameWords =
        std::min<std::size_t>(addWords(row.lastName), IndexTrait::LastNameWords);
    addWords(row.firstName);
    m_wordStarts.push_back(asUint32(m_words.size()));
    std::uint8_t traits = static_cast<std::uint8_t>(lastNameWords);
    if (row.sex)
        traits |= *row.sex == engine::Sex::Male ? IndexTrait::IsMale : IndexTrait::IsFemale;
    if (row.former)
        traits |= IndexTrait::IsFormer;
    const int year = row.birthYear - kYearBase;
    const bool yearFits = row.birthYear > kYearBase && year <= std::numeric_limits<std::uint8_t>::max();
    m_entries.push_back({asUint32(static_cast<std::size_t>(row.id)), rankOf(row),
                         static_cast<std::uint32_t>(std::max(row.memberNumber, 0)),
                         static_cast<std::uint32_t>(std::max(row.fideId, 0)), clubNumber(row.club),
                         yearFits ? static_cast<std::uint8_t>(year) : std::uint8_t{0}, traits});
    if (const auto nu = nuNumber(row.nuId))
        m_nuIds.push_back({*nu, number});
    if (const auto pkz = pkzNumber(row.pkz))
        m_pkzs.push_back({*pkz, number});
}

void NameIndexBuilder::addClub(const ListClub& club)
{
    m_clubNames[club.club] = spelled(club.name, NameSpelling::Search);
}

std::size_t NameIndexBuilder::addWords(std::string_view name)
{
    spell(name, NameSpelling::Search, m_spelled);
    const auto words = wordsOf(m_spelled);
    for (const std::string_view word : words)
        m_words.push_back(wordNumber(word));
    return words.size();
}

std::string_view NameIndexBuilder::word(std::uint32_t number) const
{
    return {m_text.data() + m_textStarts[number], m_textStarts[number + 1] - m_textStarts[number]};
}

std::uint32_t NameIndexBuilder::wordNumber(std::string_view letters)
{
    std::size_t slot = std::hash<std::string_view>()(letters) & (m_slots.size() - 1);
    while (m_slots[slot] != 0) {
        if (word(m_slots[slot] - 1) == letters)
            return m_slots[slot] - 1;
        slot = (slot + 1) & (m_slots.size() - 1);
    }
    const std::uint32_t number = asUint32(m_textStarts.size() - 1);
    m_text.insert(m_text.end(), letters.begin(), letters.end());
    m_textStarts.push_back(asUint32(m_text.size()));
    m_slots[slot] = number + 1;
    if (number * std::size_t{2} > m_slots.size())
        growSlots();
    return number;
}

void NameIndexBuilder::growSlots()
{
    std::vector<std::uint32_t> slots(m_slots.size() * 2, 0);
    for (std::uint32_t number = 0; number + 1 < m_textStarts.size(); ++number) {
        std::size_t slot = std::hash<std::string_view>()(word(number)) & (slots.size() - 1);
        while (slots[slot] != 0)
            slot = (slot + 1) & (slots.size() - 1);
        slots[slot] = number + 1;
    }
    m_slots = std::move(slots);
}

std::uint16_t NameIndexBuilder::clubNumber(std::string_view code)
{
    if (code.size() != 5)
        return 0;
    auto known = m_clubs.find(code);
    if (known == m_clubs.end()) {
        if (m_clubs.size() == std::numeric_limits<std::uint16_t>::max())
            return 0;
        known = m_clubs.emplace(code, static_cast<std::uint16_t>(m_clubs.size() + 1)).first;
    }
    return known->second;
}

std::vector<std::byte> NameIndexBuilder::build(std::uint64_t stamp)
{
    QBuffer buffer;
    const bool isBuilt = buffer.open(QIODevice::WriteOnly) && build(stamp, buffer);
    const auto bytes = std::as_bytes(std::span(buffer.data()));
    return isBuilt ? std::vector(bytes.begin(), bytes.end()) : std::vector<std::byte>();
}

bool NameIndexBuilder::build(std::uint64_t stamp, QIODevice& device)
{
    m_slots = {};
    std::vector<std::uint32_t> alphabet(m_textStarts.size() - 1);
    std::iota(alphabet.begin(), alphabet.end(), 0U);
    std::ranges::sort(alphabet, [&](auto a, auto b) { return word(a) < word(b); });
    std::vector<std::uint32_t> place = placesIn(alphabet);
    for (std::uint32_t& number : m_words)
        number = place[number];
    place = {};

    std::vector<std::uint32_t> order(m_entries.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&](auto a, auto b) { return m_entries[a].rank < m_entries[b].rank; });

    IndexImageWriter image(device);
    writeRows(image, order);
    writeWords(image, alphabet);
    writeRowsOfWords(image, order, alphabet.size());
    writeSounds(image, alphabet);
    m_words = {};
    m_text = {};
    writeClubs(image, order);
    writeIds(image, placesIn(order));
    *this = NameIndexBuilder();
    return image.finish(stamp);
}

void NameIndexBuilder::writeRows(IndexImageWriter& image, const std::vector<std::uint32_t>& order)
{
    const auto column = [&](auto value) {
        std::vector<decltype(value(m_entries.front()))> values;
        values.reserve(order.size());
        for (const std::uint32_t row : order)
            values.push_back(value(m_entries[row]));
        image.append(values);
    };
    column([](const Entry& entry) { return entry.id; });
    std::vector<std::uint32_t> starts;
    starts.reserve(order.size() + 1);
    std::vector<std::uint32_t> words;
    words.reserve(m_words.size());
    for (const std::uint32_t row : order) {
        starts.push_back(asUint32(words.size()));
        words.insert(words.end(), m_words.begin() + m_wordStarts[row],
                     m_words.begin() + m_wordStarts[row + 1]);
    }
    starts.push_back(asUint32(words.size()));
    image.append(starts);
    image.append(words);
    m_words = std::move(words); // in the new order from here on
    m_wordStarts = std::move(starts);
    column([](const Entry& entry) { return entry.year; });
    column([](const Entry& entry) { return entry.traits; });
    const std::vector<std::uint16_t> places = clubPlaces();
    column([&](const Entry& entry) { return places[entry.club]; });
    const bool members = std::ranges::any_of(m_entries, [](const Entry& e) { return e.memberNumber != 0; });
    if (members)
        column([](const Entry& entry) { return entry.memberNumber; });
    else
        image.append(std::vector<std::uint32_t>());
    column([](const Entry& entry) { return entry.fideId; });
}

void NameIndexBuilder::writeWords(IndexImageWriter& image, const std::vector<std::uint32_t>& alphabet)
{
    std::vector<std::uint32_t> starts;
    std::vector<char> text;
    std::vector<std::uint32_t> letters;
    for (const std::uint32_t number : alphabet) {
        const std::string_view letterText = word(number);
        starts.push_back(asUint32(text.size()));
        text.insert(text.end(), letterText.begin(), letterText.end());
        letters.push_back(lettersOf(letterText));
    }
    starts.push_back(asUint32(text.size()));
    image.append(starts);
    image.append(text);
    image.append(letters);
}

void NameIndexBuilder::writeRowsOfWords(IndexImageWriter& image, const std::vector<std::uint32_t>& order,
                                        std::size_t words) const
{
    std::vector<std::uint32_t> next = partition(m_words, words);
    image.append(next);
    std::vector<std::uint32_t> lastNameRows(words, 0);
    std::vector<std::uint32_t> rows(m_words.size());
    for (const bool asLastName : {true, false}) {
        for (std::uint32_t row = 0; row < order.size(); ++row) {
            const std::uint32_t first = m_wordStarts[row];
            const std::uint32_t lastNames = m_entries[order[row]].traits & IndexTrait::LastNameWords;
            const std::uint32_t end = asLastName ? first + lastNames : m_wordStarts[row + 1];
            for (std::uint32_t i = asLastName ? first : first + lastNames; i < end; ++i) {
                rows[next[m_words[i]]++] = row;
                lastNameRows[m_words[i]] += asLastName ? 1 : 0;
            }
        }
    }
    image.append(lastNameRows);
    image.append(rows);
}

void NameIndexBuilder::writeSounds(IndexImageWriter& image, const std::vector<std::uint32_t>& alphabet) const
{
    std::vector<Key> sounds;
    for (std::uint32_t place = 0; place < alphabet.size(); ++place)
        sounds.push_back({soundKey(word(alphabet[place])), place});
    std::ranges::sort(sounds);
    writeKeys(image, sounds);
}

/// The clubs' places in the alphabet + 1, by the numbers that they got when they came.
std::vector<std::uint16_t> NameIndexBuilder::clubPlaces() const
{
    std::vector<std::uint16_t> places(m_clubs.size() + 1, 0);
    std::uint16_t place = 0;
    for (const auto& [code, number] : m_clubs)
        places[number] = ++place;
    return places;
}

void NameIndexBuilder::writeClubs(IndexImageWriter& image, const std::vector<std::uint32_t>& order)
{
    const std::vector<std::uint16_t> places = clubPlaces();
    std::vector<Key> members;
    for (std::uint32_t row = 0; row < order.size(); ++row) {
        if (const std::uint16_t place = places[m_entries[order[row]].club]; place != 0)
            members.push_back({place - 1U, row});
    }
    std::ranges::sort(members);
    std::vector<char> codes;
    std::vector<std::uint32_t> nameStarts{0};
    std::vector<char> names;
    for (const auto& [code, number] : m_clubs) {
        codes.insert(codes.end(), code.begin(), code.end());
        if (const auto name = m_clubNames.find(code); name != m_clubNames.end())
            names.insert(names.end(), name->second.begin(), name->second.end());
        nameStarts.push_back(asUint32(names.size()));
    }
    image.append(codes);
    image.append(partition(valuesOf(members, &Key::key), m_clubs.size()));
    image.append(valuesOf(members, &Key::row));
    image.append(nameStarts);
    image.append(names);
}

void NameIndexBuilder::writeKeys(IndexImageWriter& image, const std::vector<Key>& sorted)
{
    image.append(valuesOf(sorted, &Key::key));
    image.append(valuesOf(sorted, &Key::row));
}

void NameIndexBuilder::writeIds(IndexImageWriter& image, const std::vector<std::uint32_t>& position)
{
    std::vector<Key> fideIds;
    for (std::uint32_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].fideId != 0)
            fideIds.push_back({m_entries[i].fideId, position[i]});
    }
    for (std::vector<Key>* keys : {&fideIds, &m_nuIds, &m_pkzs}) {
        if (keys != &fideIds) {
            for (Key& key : *keys)
                key.row = position[key.row];
        }
        std::ranges::sort(*keys);
        writeKeys(image, *keys);
    }
}

} // namespace zahlmeister::app
