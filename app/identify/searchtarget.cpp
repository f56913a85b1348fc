// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/searchtarget.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "app/names/editdistance.h"
#include "app/names/forenames.h"
#include "app/spelling/birth.h"

namespace zahlmeister::app {

using Row = NameIndex::Row;
using Word = NameIndex::Word;

namespace {

bool beginsAWord(std::string_view words, std::string_view beginning)
{
    for (std::size_t at = words.find(beginning); at != std::string_view::npos;
         at = words.find(beginning, at + 1)) {
        if (at == 0 || words[at - 1] == ' ')
            return true;
    }
    return false;
}

std::vector<Word> wordsOfClubs(const NameIndex& index, std::string_view beginning)
{
    std::vector<Word> clubs;
    constexpr std::size_t kShortest = 3; // shorter beginnings would name every other club
    for (std::size_t club = 0; beginning.size() >= kShortest && club < index.clubCount(); ++club) {
        if (beginsAWord(index.clubName(club), beginning))
            clubs.push_back(static_cast<Word>(club));
    }
    return clubs;
}

} // namespace

bool isYear(const SearchTerm& term)
{
    return term.kind == SearchTermKind::Number && isBirthYear(term.number);
}

bool namesClub(std::span<const SearchTerm> terms)
{
    return terms.size() > 1 && std::ranges::any_of(terms, [](const SearchTerm& term) {
               return term.kind == SearchTermKind::ClubCode ||
                      (term.kind == SearchTermKind::Number && term.text.size() == 5);
           });
}

std::vector<Row> rowsOfId(const NameIndex& index, const SearchTerm& term, bool beginning)
{
    if (term.kind == SearchTermKind::NuId)
        return index.rowsOfId(NameIndex::IdKind::Nu, term.number, beginning);
    std::vector<Row> rows;
    if (term.kind == SearchTermKind::Number) {
        rows = index.rowsOfId(NameIndex::IdKind::Fide, term.number, beginning);
        const std::vector<Row> pkz = index.rowsOfId(NameIndex::IdKind::Pkz, term.number, beginning);
        rows.insert(rows.end(), pkz.begin(), pkz.end());
    }
    return rows;
}

SearchTarget::SearchTarget(const NameIndex& index, const SearchTerm& searched, bool namesClub)
    : term(&searched)
{
    switch (searched.kind) {
    case SearchTermKind::Word:
        range = index.beginningWith(searched.text);
        whole = index.find(searched.text);
        clubsByName = wordsOfClubs(index, searched.text);
        break;
    case SearchTermKind::ClubCode: clubs = index.clubsBeginningWith(searched.text); break;
    case SearchTermKind::Number:
    case SearchTermKind::NuId:
        // Four digits are a year at first; shorter beginnings of ids would name everybody.
        if (searched.text.size() > 3)
            ids = rowsOfId(index, searched, true);
        if (!ids.empty())
            idSet.emplace(index.rowCount()).add(ids);
        if (searched.kind == SearchTermKind::Number && searched.text.size() <= 5)
            clubs = index.clubsBeginningWith(searched.text);
        namesMember = searched.kind == SearchTermKind::Number && namesClub;
        isEverywhere = isYear(searched) || (namesClub && searched.text.size() < 5);
        break;
    case SearchTermKind::MemberNumber: namesMember = isEverywhere = true; break;
    }
}

void SearchTarget::findNear(const NameIndex& index)
{
    if (!isWord())
        return;
    const std::string& text = term->text;
    const int errors = toleratedErrors(text);
    near = index.near(text, errors);
    if (!term->isWhole && errors > 0) {
        const auto begun = index.nearBeginnings(text, 1);
        near.insert(near.end(), begun.begin(), begun.end());
    }
    for (const std::string_view form : Forenames::shipped().formsOf(text)) {
        if (const auto word = index.find(form))
            near.push_back({*word, 0});
    }
    std::ranges::sort(near);
    const auto repeated = std::ranges::unique(near, {}, &NameIndex::NearWord::word);
    near.erase(repeated.begin(), repeated.end());
}

std::size_t SearchTarget::rowCount(const NameIndex& index, SearchMode mode) const
{
    std::size_t rows = 0;
    visitRows(index, mode, [&](std::span<const Row> list) { rows += list.size(); });
    return rows;
}

int SearchTarget::distanceOf(Word word, SearchMode mode) const
{
    if (whole == word)
        return distance::kWhole;
    if (range.contains(word) && !isWholeIn(mode))
        return distance::kBegun;
    if (mode != SearchMode::Near)
        return distance::kNone;
    const auto at = std::ranges::lower_bound(near, word, {}, &NameIndex::NearWord::word);
    if (at == near.end() || at->word != word)
        return distance::kNone;
    return at->errors == 0 ? distance::kSounding : at->errors * distance::kError;
}

int SearchTarget::distanceOfRow(const NameIndex& index, Row row) const
{
    const std::size_t club = index.clubPosition(row);
    const auto number = static_cast<int>(term->number);
    if ((club > 0 && clubs.contains(static_cast<Word>(club - 1))) ||
        (isYear(*term) && index.birthYear(row) == number) ||
        (namesMember && index.memberNumber(row) == number))
        return distance::kWhole;
    if (idSet && idSet->contains(row))
        return distance::kBegun;
    const bool isOfClub = club > 0 && std::ranges::binary_search(clubsByName, static_cast<Word>(club - 1));
    return isOfClub ? distance::kOfClub : distance::kNone;
}

bool SearchTarget::mayBe(const NameIndex& index, Row row) const
{
    if (!isWord() || !near.empty() || !clubsByName.empty())
        return true;
    const auto words = index.words(row);
    return std::ranges::any_of(words, [&](Word word) { return range.contains(word); });
}

} // namespace zahlmeister::app
