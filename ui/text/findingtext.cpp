// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findingtext.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/text/findingsentences.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

/// An argument as a person reads it: days by language, results with the signs of the crosstable.
QString argumentText(const std::string& argument)
{
    if (const auto date = engine::Date::fromIso(argument))
        return formatDate(*date);
    if (const auto result = engine::resultFromText(argument); result && *result != engine::kNotPlayed)
        return formatResult(*result);
    QString text = fromEngine(argument);
    if (text.size() > 1 && text.at(0) == u'-' && text.at(1).isDigit())
        text[0] = u'−';
    return text;
}

QString nameOf(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    const auto position = tournament.indexOf(number);
    return formatName(position ? tournament.participants[*position] : engine::Participant{number});
}

/// The game a place means: positions move while games are edited, so the id has the last word.
const engine::Game* gameAt(const engine::Tournament& tournament, const engine::FindingPlace& place)
{
    if (place.game && place.game->value() != 0) {
        const auto found = std::find_if(tournament.games.begin(), tournament.games.end(),
                                        [&](const engine::Game& game) { return game.id == *place.game; });
        if (found != tournament.games.end())
            return &*found;
    }
    if (place.gameIndex && *place.gameIndex < tournament.games.size())
        return &tournament.games[*place.gameIndex];
    return nullptr;
}

QString placeText(const engine::Tournament& tournament, const engine::FindingPlace& place)
{
    if (place.participant) {
        const auto position = tournament.indexOf(*place.participant);
        return formatParticipant(position ? tournament.participants[*position]
                                          : engine::Participant{*place.participant});
    }
    if (const engine::Game* game = gameAt(tournament, place)) {
        const QString white = nameOf(tournament, game->white);
        const QString black = nameOf(tournament, game->black);
        return game->round
                   ? fillPattern(Tr::tr("Round %1, %2 – %3"), {formatCount(*game->round), white, black})
                   : fillPattern(Tr::tr("%1 – %2"), {white, black});
    }
    return Tr::tr("Tournament");
}

} // namespace

QStringList findingArguments(const engine::Finding& finding)
{
    QStringList args;
    for (const std::string& argument : finding.args)
        args += argumentText(argument);
    return args;
}

FindingText findingText(const engine::Finding& finding, const engine::Tournament& tournament,
                        const engine::SystemDescription* system)
{
    FindingText text;
    text.place = placeText(tournament, finding.place);
    text.clause = clauseText(finding.clause, system);
    const QStringList args = findingArguments(finding);
    const FindingSentences& sentences = findingSentences(finding.code);
    text.sentence = fillPattern(withRatingName(Tr::tr(sentences.sentence), system), args);
    text.explanation = fillPattern(withRatingName(Tr::tr(sentences.explanation), system), args);
    return text;
}

QString findingLevelName(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return Tr::tr("Error");
    case engine::FindingLevel::Warning: return Tr::tr("Warning");
    case engine::FindingLevel::Note: return Tr::tr("Note");
    }
    return {};
}

QString findingLevelSign(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return u"✕"_s;
    case engine::FindingLevel::Warning: return u"!"_s;
    case engine::FindingLevel::Note: return u"i"_s;
    }
    return {};
}

} // namespace zahlmeister::ui
