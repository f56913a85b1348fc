// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/entrytext.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/entry/resultentry.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using app::EntryCode;
using engine::ByeKind;
using engine::GameResult;
using engine::ParticipantNumber;
using engine::Tournament;

struct ResultEntryTr {
    // As in the crosstable, whose menu had these words first.
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::CrosstableView)
};

struct EntryTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::EntryText)
};

QString patternOf(EntryCode code)
{
    switch (code) {
    case EntryCode::NoParticipant: return EntryTr::tr("There is no participant %1.");
    case EntryCode::PlaysHimself: return EntryTr::tr("%1 cannot play against himself.");
    case EntryCode::AlreadyPlays: return EntryTr::tr("%1 already plays %2 in round %3.");
    case EntryCode::SeveralGames:
        return EntryTr::tr("%1 has several games in round %2. Change them in the list of the round.");
    case EntryCode::HasBye: return EntryTr::tr("%1 has a bye in round %2.");
    case EntryCode::HasWhite: return EntryTr::tr("In round %1 %2 has White against %3.");
    case EntryCode::GameWithoutRound:
        return EntryTr::tr("%1 and %2 have a game without a round, with the result %3. Clear it, or give it "
                           "its round.");
    case EntryCode::LosesGame: return EntryTr::tr("%1 has no game in round %2 any more.");
    case EntryCode::NoResult:
        return EntryTr::tr("Board %1: \u201C%2\u201D is no result. Each sign is one board: 1 0 \u00BD, "
                           "forfeits + -, of both #, x for none yet.");
    case EntryCode::WrongCount: return EntryTr::tr("Results typed: %2, but boards of the match: %1.");
    case EntryCode::NoTeam: return EntryTr::tr("There is no team %1.");
    case EntryCode::TeamPlaysItself: return EntryTr::tr("A team cannot play against itself.");
    case EntryCode::TooFewPlayers: return EntryTr::tr("%1: too few players, only %2.");
    case EntryCode::NoPlayer: return EntryTr::tr("%1 has no player %2.");
    case EntryCode::OnOtherBoard: return EntryTr::tr("%1 already plays on board %2.");
    case EntryCode::NoRound: return EntryTr::tr("Give the games of the match their round first.");
    case EntryCode::NobodyLeft:
        return EntryTr::tr("%1 has nobody left who could come in. U leaves a board empty.");
    case EntryCode::NoMatch: return EntryTr::tr("%1 does not play against %2 in round %3.");
    }
    return {};
}

/// What an entry is about, as a sentence or an undo entry says it.
QStringList worded(const std::vector<app::EntryValue>& values, const Tournament& tournament, bool isSentence)
{
    QStringList texts;
    for (const app::EntryValue& value : values) {
        if (const auto* number = std::get_if<int>(&value))
            texts += isSentence ? formatCount(*number) : QString::number(*number);
        else if (const auto* player = std::get_if<ParticipantNumber>(&value))
            texts += isSentence ? numberedName(tournament, *player) : formatName(tournament, *player);
        else if (const auto* result = std::get_if<GameResult>(&value))
            texts += isSentence ? formatResult(*result) : fromEngine(engine::resultText(*result));
        else
            texts += fromEngine(std::get<std::string>(value));
    }
    return texts;
}

} // namespace

std::vector<std::pair<GameResult, QString>> rareResults(const QString& row, const QString& column)
{
    return {
        {engine::kBothLose, ResultEntryTr::tr("both lose")},
        {engine::kDrawAndLoss, ResultEntryTr::tr("draw for %1 only").arg(row)},
        {engine::kLossAndDraw, ResultEntryTr::tr("draw for %1 only").arg(column)},
        {engine::kLossAndForfeit, ResultEntryTr::tr("loss, not played by %1").arg(column)},
        {engine::kForfeitAndLoss, ResultEntryTr::tr("loss, not played by %1").arg(row)},
        {engine::kBothForfeit, ResultEntryTr::tr("both forfeit")},
    };
}

QString entryText(GameResult result)
{
    if (result == engine::kNotPlayed)
        return QStringLiteral("*");
    if (!app::isRareResult(result))
        return formatSide(result.white);
    const bool forfeit = app::hasForfeit(result);
    return formatSide(result.white) % (forfeit ? u'/' : u'-') % formatSide(result.black);
}

QString entryText(const std::vector<GameResult>& results)
{
    const bool isPlain = std::all_of(results.begin(), results.end(), [](GameResult result) {
        return !app::isRareResult(result) && !app::hasForfeit(result) && result != engine::kNotPlayed;
    });
    QStringList texts;
    for (const GameResult result : results)
        texts.append(entryText(result));
    return texts.join(isPlain ? QString() : QStringLiteral(" "));
}

QString colourLetter(bool isWhite)
{
    //: colour of the pieces in a progress table, one letter
    return isWhite ? EntryTr::tr("w", "white") : EntryTr::tr("b", "black");
}

QString cellText(ParticipantNumber opponent, bool hasWhite, engine::GameResult result)
{
    if (result == engine::kWhiteWinsByForfeit || result == engine::kBlackWinsByForfeit)
        return QString::number(opponent.value()) + formatSide(result.white);
    return QString::number(opponent.value()) + colourLetter(hasWhite) +
           (app::isRareResult(result) ? entryText(result) : formatSide(result.white));
}

QString cellEntryText(ParticipantNumber opponent, bool hasWhite, engine::GameResult result)
{
    return QString::number(opponent.value()) + colourLetter(hasWhite) +
           (result == engine::kNotPlayed ? QString() : entryText(result));
}

QString byeText(const engine::Bye& bye)
{
    if (bye.kind == ByeKind::Requested)
        return u'b' + formatScore(bye.score);
    //: a round without an opponent by the pairing, in a progress table; three letters
    const QString word = EntryTr::tr("bye");
    return bye.score == engine::kWin ? word : word + formatScore(bye.score);
}

QString numberedName(const Tournament& tournament, ParticipantNumber number)
{
    const auto position = tournament.indexOf(number);
    const QString text = formatCount(number.value());
    return position && !tournament.participants[*position].name.empty()
               ? text % u' ' % formatSurname(formatName(tournament.participants[*position]))
               : text;
}

QString noteText(const std::optional<app::EntryNote>& note, const Tournament& tournament)
{
    return note ? fillPattern(patternOf(note->code), worded(note->values, tournament, true)) : QString();
}

app::EditGroup editsOf(const app::RoundPlan& plan, const Tournament& tournament)
{
    return {{plan.kind, worded(plan.about, tournament, false)}, plan.edits};
}

} // namespace zahlmeister::ui
