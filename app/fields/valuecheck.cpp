// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/valuecheck.h"

#include <set>

#include "app/fields/recordfields.h"
#include "engine/base/try.h"
#include "engine/base/utf8.h"

namespace zahlmeister::app {

namespace {

/// Checks the fields of one record; the first that is wrong is told.
class FieldCheck {
public:
    explicit FieldCheck(std::string place) : m_place(std::move(place)) { }

    /// @param list key of the list that the record stands in; that is what errors name
    template <class Record>
    FieldCheck& check(const Record& record, std::string_view list = {})
    {
        forEachField<Record>([&](const auto& field) {
            if (!m_result.has_value())
                return;
            m_key = list.empty() ? field.key : list;
            checkValue(field.rules, record.*field.member);
        });
        return *this;
    }

    [[nodiscard]] Result<void> result() const { return m_result; }

private:
    void checkValue(const FieldRules& rules, const std::string& text)
    {
        // Text that is not UTF-8 would come back from the file as another text.
        if (!isUtf8(text))
            m_result = failure(ErrorCode::WrongType, {m_place, std::string(m_key), "UTF-8"});
        else if (rules.longest > 0 && characterCount(text) > rules.longest)
            refuse(std::to_string(characterCount(text)), longestText(rules.longest));
    }

    void checkValue(const FieldRules& rules, int number)
    {
        if (number < rules.least || number > rules.most) {
            refuse(std::to_string(number), std::to_string(rules.least) + "–" + std::to_string(rules.most));
        }
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

    void checkValue(const FieldRules& /*rules*/, engine::Score score)
    {
        checkValue({.least = 0, .most = 2}, score.halfPoints());
    }

    void checkValue(const FieldRules& /*rules*/, engine::GameResult result)
    {
        if (!engine::isAllowed(result))
            refuse("?", "1-0 to *");
    }

    template <class Record>
    void checkValue(const FieldRules& /*rules*/, const std::vector<Record>& records)
    {
        const std::string_view list = m_key;
        std::set<std::string> taken; // values of the unique field
        for (const Record& record : records) {
            if (!check(record, list).m_result.has_value())
                return;
            forEachField<Record>([&](const auto& field) {
                const std::string value = uniqueText(record, field.key);
                if (!value.empty() && !taken.insert(value).second)
                    m_result = failure(ErrorCode::DuplicateValue, {m_place, std::string(list), value});
            });
        }
    }

    // Values of these types are right in themselves.
    void checkValue(const FieldRules& /*rules*/, bool /*value*/) { }
    void checkValue(const FieldRules& /*rules*/, engine::GameId /*value*/) { }
    void checkValue(const FieldRules& /*rules*/, engine::Rating /*value*/) { }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void checkValue(const FieldRules& /*rules*/, Enum /*value*/) { }
    template <class Value>
    void checkValue(const FieldRules& /*rules*/, const std::optional<Value>& /*value*/)
    {
    }

    void refuse(const std::string& value, const std::string& expected)
    {
        m_result = failure(ErrorCode::OutOfRange, {m_place, std::string(m_key), value, expected});
    }

    std::string m_place;
    std::string_view m_key;
    Result<void> m_result;
};

} // namespace

Result<void> checkHeader(const engine::TournamentHeader& header)
{
    return FieldCheck("tournament").check(header).result();
}

Result<void> checkParticipant(const engine::Participant& participant)
{
    const std::string place = "participant " + std::to_string(participant.number.value());
    TRY_DO(FieldCheck(place).check(participant).result());
    if (participant.birthYear && participant.birthDate &&
        *participant.birthYear != participant.birthDate->year()) {
        return failure(ErrorCode::OutOfRange, {place, "birth_year", std::to_string(*participant.birthYear),
                                               std::to_string(participant.birthDate->year())});
    }
    int lastRound = 0;
    for (const engine::Bye& bye : participant.byes) {
        if (bye.round < lastRound) {
            return failure(ErrorCode::OutOfRange, {place, "byes", std::to_string(bye.round),
                                                   std::to_string(lastRound + 1) + "–999"});
        }
        lastRound = bye.round;
    }
    return {};
}

Result<void> checkGame(const engine::Game& game)
{
    if (game.white == game.black)
        return failure(ErrorCode::GameAgainstSelf, {std::to_string(game.white.value())});
    return FieldCheck("game " + std::to_string(game.id.value())).check(game).result();
}

} // namespace zahlmeister::app
