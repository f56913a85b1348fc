// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/valuecheck.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include <QByteArrayView>
#include <QStringDecoder>

#include "app/fields/codes.h"

namespace zahlmeister::app {

namespace {

struct Range {
    std::string_view key;
    std::optional<int> value;
    int minimum;
    int maximum;
};

struct Text {
    std::string_view key;
    const std::string& value;
};

Result<void> checkRanges(const std::string& place, std::initializer_list<Range> ranges)
{
    for (const Range& range : ranges) {
        if (!range.value || (*range.value >= range.minimum && *range.value <= range.maximum))
            continue;
        return failure(ErrorCode::OutOfRange,
                       {place, std::string(range.key), std::to_string(*range.value),
                        std::to_string(range.minimum) + "–" + std::to_string(range.maximum)});
    }
    return {};
}

bool isUtf8(const std::string& text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    Q_UNUSED(decoded)
    return !decoder.hasError();
}

/// Text that is not UTF-8 would come back from the file as another text.
Result<void> checkTexts(const std::string& place, std::initializer_list<Text> texts)
{
    for (const Text& text : texts) {
        if (!isUtf8(text.value))
            return failure(ErrorCode::WrongType, {place, std::string(text.key), "UTF-8"});
    }
    return {};
}

/// What the referee decided about a participant, and his rounds without an opponent.
Result<void> checkDecisions(const std::string& place, const engine::Participant& participant)
{
    int lastRound = 0;
    for (const engine::Bye& bye : participant.byes) {
        // Ascending, so that no round occurs twice.
        const auto checked = checkRanges(
            place, {{"byes", bye.round, lastRound + 1, 999}, {"byes", bye.score.halfPoints(), 0, 2}});
        if (!checked.has_value())
            return checked;
        lastRound = bye.round;
    }
    for (const engine::Override& value : participant.overrides) {
        const auto ranges =
            checkRanges(place, {{"overrides", value.listed, 0, 9999}, {"overrides", value.given, 0, 9999}});
        if (!ranges.has_value())
            return ranges;
        const auto same = [&](const engine::Override& other) { return other.value == value.value; };
        if (std::ranges::count_if(participant.overrides, same) > 1)
            return failure(ErrorCode::DuplicateValue, {place, "overrides", codeText(value.value)});
        if (const auto checked = checkTexts(place, {{"overrides", value.reason}}); !checked.has_value())
            return checked;
    }
    return {};
}

} // namespace

Result<void> checkHeader(const engine::TournamentHeader& header)
{
    const std::string place = "tournament";
    if (const auto checked = checkRanges(place, {{"rounds", header.rounds, 1, 999}}); !checked.has_value())
        return checked;
    for (const engine::Acceptance& acceptance : header.acceptances) {
        const auto checked = checkTexts(place, {{"acceptances", acceptance.finding},
                                                {"acceptances", acceptance.place},
                                                {"acceptances", acceptance.reason}});
        if (!checked.has_value())
            return checked;
    }
    return checkTexts(place, {{"name", header.name},
                              {"id", header.externalId},
                              {"place", header.place},
                              {"level", header.level},
                              {"system", header.system},
                              {"time_control", header.timeControl},
                              {"youth_class", header.youthClass},
                              {"evaluator", header.evaluator}});
}

Result<void> checkParticipant(const engine::Participant& participant)
{
    const std::string place = "participant " + std::to_string(participant.number.value());
    const auto ranges = checkRanges(place, {{"number", participant.number.value(), 1, 99'999},
                                            {"member_number", participant.memberNumber, 1, 99'999},
                                            {"fide_id", participant.fideId, 1, 999'999'999},
                                            {"birth_year", participant.birthYear, 1850, 2199},
                                            {"index", participant.index, 0, 9999},
                                            {"board", participant.board, 1, 999}});
    if (!ranges.has_value())
        return ranges;
    if (participant.birthYear && participant.birthDate &&
        *participant.birthYear != participant.birthDate->year()) {
        return failure(ErrorCode::OutOfRange, {place, "birth_year", std::to_string(*participant.birthYear),
                                               std::to_string(participant.birthDate->year())});
    }
    for (const engine::CarryOverGame& game : participant.carryOver) {
        if (const auto checked = checkRanges(place, {{"carry_over", game.score.halfPoints(), 0, 2}});
            !checked.has_value())
            return checked;
    }
    if (const auto checked = checkDecisions(place, participant); !checked.has_value())
        return checked;
    return checkTexts(place, {{"name", participant.name},
                              {"club", participant.club},
                              {"club_name", participant.clubName},
                              {"person_id", participant.personId},
                              {"team", participant.team}});
}

Result<void> checkGame(const engine::Game& game)
{
    const std::string place = "game " + std::to_string(game.id.value());
    if (game.white == game.black)
        return failure(ErrorCode::GameAgainstSelf, {std::to_string(game.white.value())});
    if (!engine::isAllowed(game.result))
        return failure(ErrorCode::OutOfRange, {place, "result", "?", "1-0 to *"});
    return checkRanges(place, {{"round", game.round, 1, 999}, {"board", game.board, 1, 999}});
}

} // namespace zahlmeister::app
