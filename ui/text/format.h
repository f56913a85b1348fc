// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/text/plaintext.h"
#include "engine/base/date.h"
#include "engine/base/score.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

/// The one place that turns values into text for screen and paper. Numbers follow textLocale() (see
/// Translators): decimal comma in German, decimal point in English, never a group separator; minus is U+2212.
namespace zahlmeister::ui {

/// @brief A number with a fixed count of decimals, rounded half away from zero.
/// @param decimals 0 to 9
[[nodiscard]] QString formatNumber(double value, int decimals);

/// @brief A number with as many decimals as it has, at most so many: `1799`, `1808,57`.
[[nodiscard]] QString formatNumberShort(double value, int maximumDecimals);

/// @brief A count.
[[nodiscard]] QString formatCount(qint64 value);

/// @brief A rating with its index, as in rating lists: `2245 – 32`; without an index just the rating; empty
/// without a rating.
[[nodiscard]] QString formatRating(std::optional<int> rating, std::optional<int> index = {});

/// @brief Points with halves as a sign: `3½`, `½`, `0`.
[[nodiscard]] QString formatScore(engine::Score score);

/// @brief Expected score or a probability, three decimals: `5,990`.
[[nodiscard]] QString formatExpected(double expected);

/// @brief K (or E), one decimal: `33,7`.
[[nodiscard]] QString formatCoefficient(double coefficient);

/// @brief A change of rating with its sign: `+25`, `−19`, `±0`.
[[nodiscard]] QString formatChange(int change);

/// @brief A game's part of the change, one decimal with its sign: `+0,3`, `−11,4`, `±0,0`.
[[nodiscard]] QString formatGameChange(double change);

/// @brief A signed difference with so many decimals, `±` never: `+120`, `−22,5`, `0`.
[[nodiscard]] QString formatSigned(double value, int decimals);

/// @brief `12.12.2026` in German, `12 Dec 2026` in English; empty for no day.
[[nodiscard]] QString formatDate(const std::optional<engine::Date>& date);

/// @brief `12.12.2026` in every language, for fields in which it is edited.
[[nodiscard]] QString formatDateEntry(const engine::Date& date);

/// @brief `≤ `: so or better; `≥ `: so or worse; empty without a bound. Only a system whose lower numbers are
/// better has bounds (document 003, C II).
[[nodiscard]] QString formatBound(const std::optional<engine::RatingBound>& bound);

/// @brief What one side of a game shows in a crosstable: `1 ½ 0 + −`; empty while the game is not played.
[[nodiscard]] QString formatSide(engine::SideResult side);

/// @brief The same as it is said: "won", "draw", "lost by forfeit"; "still open" for a game not played.
[[nodiscard]] QString sideInWords(engine::SideResult side);

/// @brief How much of a formatted number stands before the line of alignment: what precedes its index, its
/// decimals or its half.
[[nodiscard]] qsizetype figureLength(const QString& text);

/// @brief Both sides of a game: `1:0`, `½:½`, `+:−`, `0:−`; empty while the game is not played.
[[nodiscard]] QString formatResult(engine::GameResult result);

/// @brief What is said beside a result that was awarded: "(awarded; 1:0 on the board)".
/// @param from whose side it is seen from
[[nodiscard]] QString boardResultText(const engine::Game& game, engine::ParticipantNumber from);

/// @brief One sentence for each of a participant's games that counts otherwise on the table than for the
/// rating: "Round 3, Müller, Hans: 1:0 on the board; 0:1 was awarded for the table." From his side.
/// @source document 000, 2.2.5.2
[[nodiscard]] QStringList awardedTexts(const engine::Tournament& tournament,
                                       engine::ParticipantNumber participant);

/// @brief A participant's name, or "Player 5" while he has none.
[[nodiscard]] QString formatName(const engine::Participant& participant);

/// @brief The name of a tournament's participant, or "Player 5" when there is none of that number, too.
[[nodiscard]] QString formatName(const engine::Tournament& tournament, engine::ParticipantNumber number);

/// @brief The surname of `Surname, Forename`, for places that are short of room; the whole text when it has
/// no comma.
[[nodiscard]] QString formatSurname(QStringView name);

/// @brief A name as its owner signs: `Max Muster` for `Muster, Max`; the text itself when it is not of that
/// kind.
[[nodiscard]] QString formatSignature(const QString& name);

/// @brief A participant as findings and errors name him: "Player 5, Müller, Hans"; "Player 5" when there is
/// none of that number, too.
[[nodiscard]] QString formatParticipant(const engine::Tournament& tournament,
                                        engine::ParticipantNumber number);

/// @brief The program and its version, as it signs what it writes.
[[nodiscard]] QString programName();

/// @brief A number with a decimal point or comma, such as `3.891`.
/// @return nothing for every other text
[[nodiscard]] std::optional<double> parseNumber(const QString& text);

/// @brief Puts arguments into the places %1 to %9 of a sentence, all at once, so that a `%1` within an
/// argument stays as it is. A place without an argument becomes empty.
[[nodiscard]] QString fillPattern(const QString& pattern, const QStringList& args);

/// @brief The words of a text in lines of as many as fit; a word that fits nowhere has a line of its own.
[[nodiscard]] QStringList filledLines(const QString& text,
                                      const std::function<bool(const QString& line)>& fits);

/// @brief Puts numbers of a rule version into the places of a sentence that have their names, such as
/// `{special_threshold}`. What the version does not have becomes "…".
[[nodiscard]] QString fillParameters(const QString& pattern, const engine::RuleVersion& version);

/// @brief UTF-8 text of the engine, to be shown: without what no text has, and earlier versions stored.
[[nodiscard]] inline QString fromEngine(std::string_view text)
{
    return app::plainText(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

/// @brief Several of them, such as the arguments of a sentence.
[[nodiscard]] QStringList fromEngine(const std::vector<std::string>& texts);

} // namespace zahlmeister::ui
