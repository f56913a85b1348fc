// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/valuecheck.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/fields/recordfields.h"
#include "app/text/codepages.h"
#include "app/text/plaintext.h"
#include "engine/base/try.h"
#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kCharactersShown = 30; // of a text that is too long

/// Checks the fields of one record; the first that is wrong is reported.
class FieldCheck {
public:
    /// @param number of the record, where there are several
    explicit FieldCheck(const char* kind, std::optional<std::int64_t> number = {})
        : m_kind(kind), m_number(number)
    {
    }

    /// @param before what it takes the place of; nullptr: nothing
    /// @param list key of the list that the record stands in; that is what errors name
    template <class Record>
    FieldCheck& check(const Record& record, const Record* before, std::string_view list = {})
    {
        forEachField<Record>([&](const auto& field) {
            using Value = typename std::decay_t<decltype(field)>::Value;
            const Value& value = record.*field.member;
            const Value* const old = before ? &(before->*field.member) : nullptr;
            if (!m_result.has_value() || (old && *old == value))
                return;
            m_key = list.empty() ? field.key : list;
            if constexpr (kIsList<Value>)
                checkList(value, old);
            else
                checkValue(field.rules, value);
        });
        return *this;
    }

    [[nodiscard]] Result<void> result() const { return m_result; }

private:
    void checkValue(const FieldRules& rules, const std::string& text)
    {
        // Text that is not UTF-8 would come back from the file as another text.
        if (!isUtf8(text))
            m_result = failure(ErrorCode::WrongType, {place(), std::string(m_key), "UTF-8"});
        else if (!isPlainText(text, linesOf(rules)))
            refuse(beginningOf(plainText(text), kCharactersShown), "printable");
        else if (text.size() > rules.longest && characterCount(text) > rules.longest)
            refuse(beginningOf(text, kCharactersShown), longestText(rules.longest));
    }

    void checkValue(const FieldRules& rules, int number)
    {
        if (!isPossible(rules, number))
            refuse(std::to_string(number), std::to_string(rules.least) + "–" + std::to_string(rules.most));
    }

    void checkValue(const FieldRules& rules, std::optional<int> number)
    {
        if (number)
            checkValue(rules, *number);
    }

    void checkValue(const FieldRules& rules, engine::ParticipantNumber number)
    {
        checkValue(rules, number.value());
    }

    void checkValue(const FieldRules& rules, engine::Score score)
    {
        if (!isPossible(rules, score))
            refuse(std::to_string(score.halfPoints()), "0–2");
    }

    void checkValue(const FieldRules& rules, engine::GameResult result)
    {
        if (!isPossible(rules, result))
            refuse("?", "1-0 to *");
    }

    template <class Record>
    void checkList(const std::vector<Record>& records, const std::vector<Record>* before)
    {
        const std::string_view list = m_key;
        std::set<std::string> taken; // values of the unique field
        for (const Record& record : records) {
            const bool isOld = before && std::ranges::find(*before, record) != before->end();
            if (!check(record, isOld ? &record : nullptr, list).m_result.has_value())
                return;
            forEachField<Record>([&](const auto& field) {
                const std::string value = uniqueText(record, field.key);
                if (!value.empty() && !taken.insert(value).second)
                    m_result = failure(ErrorCode::DuplicateValue, {place(), std::string(list), value});
            });
        }
    }

    // Values of these types are right in themselves.
    template <class Value>
    void checkValue(const FieldRules& /*rules*/, const Value& /*value*/)
    {
    }

    void refuse(const std::string& value, const std::string& expected)
    {
        m_result = failure(ErrorCode::OutOfRange, {place(), std::string(m_key), value, expected});
    }

    [[nodiscard]] std::string place() const
    {
        return m_number ? std::string(m_kind) + ' ' + std::to_string(*m_number) : std::string(m_kind);
    }

    const char* m_kind;
    std::optional<std::int64_t> m_number;
    std::string_view m_key;
    Result<void> m_result;
};

} // namespace

Result<void> checkHeader(const engine::TournamentHeader& header, const engine::TournamentHeader* before)
{
    return FieldCheck("tournament").check(header, before).result();
}

Result<void> checkParticipant(const engine::Participant& participant, const engine::Participant* before)
{
    TRY_DO(FieldCheck("participant", participant.number.value()).check(participant, before).result());
    const auto place = [&] { return "participant " + std::to_string(participant.number.value()); };
    const bool isBirthNew =
        !before || before->birthYear != participant.birthYear || before->birthDate != participant.birthDate;
    if (isBirthNew && participant.birthYear && participant.birthDate &&
        *participant.birthYear != participant.birthDate->year()) {
        return failure(ErrorCode::OutOfRange, {place(), "birth_year", std::to_string(*participant.birthYear),
                                               std::to_string(participant.birthDate->year())});
    }
    int lastRound = 0;
    for (const engine::Bye& bye : participant.byes) {
        if (bye.round < lastRound) {
            return failure(ErrorCode::OutOfRange, {place(), "byes", std::to_string(bye.round),
                                                   std::to_string(lastRound + 1) + "–999"});
        }
        lastRound = bye.round;
    }
    return {};
}

Result<void> checkGame(const engine::Game& game, const engine::Game* before)
{
    if (game.white == game.black)
        return failure(ErrorCode::GameAgainstSelf, {std::to_string(game.white.value())});
    return FieldCheck("game", game.id.value()).check(game, before).result();
}

Result<void> checkTournament(const engine::Tournament& tournament)
{
    TRY_DO(checkHeader(tournament.header));
    std::vector<engine::ParticipantNumber> numbers;
    for (const engine::Participant& participant : tournament.participants) {
        TRY_DO(checkParticipant(participant));
        numbers.push_back(participant.number);
    }
    std::ranges::sort(numbers);
    if (const auto twice = std::ranges::adjacent_find(numbers); twice != numbers.end())
        return failure(ErrorCode::DuplicateParticipant, {std::to_string(twice->value())});
    for (const engine::Game& game : tournament.games) {
        TRY_DO(checkGame(game));
        for (const engine::ParticipantNumber player : {game.white, game.black}) {
            if (!std::ranges::binary_search(numbers, player))
                return failure(ErrorCode::UnknownParticipant, {std::to_string(player.value())});
        }
    }
    return {};
}

} // namespace zahlmeister::app
