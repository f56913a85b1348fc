// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetparts.h"

#include <algorithm>

#include "app/check/acceptance.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/league/leaguestatistics.h"
#include "engine/rules/conditions.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Column;

constexpr qsizetype kLongestNameList = 12;
constexpr double kWidestClub = 17.0; // mm; five of the widest letters, as a VKZ has five characters

bool mustBeKnown(const engine::Finding& finding)
{
    return finding.level != engine::FindingLevel::Note ||
           finding.code == engine::FindingCode::RuleVersionPicked ||
           finding.code == engine::FindingCode::RuleVersionNotInForce;
}

/// The players of a league team by team, or those of one team; who has none comes last, who plays for
/// several with the first of them.
std::vector<engine::ParticipantNumber> byTeams(const engine::Tournament& tournament,
                                               std::vector<engine::ParticipantNumber> players,
                                               const std::string& only)
{
    const auto teams = only.empty() ? engine::teamNames(tournament) : std::vector<std::string>{only};
    auto next = players.begin();
    for (const std::string& team : teams) {
        next = std::stable_partition(next, players.end(), [&](engine::ParticipantNumber number) {
            return engine::playsFor(tournament, tournament.participants[*tournament.indexOf(number)], team);
        });
    }
    if (!only.empty())
        players.erase(next, players.end());
    return players;
}

// RULE: FWZ 7
std::optional<engine::Date> lastDayOfObjection(const SheetSource& source)
{
    const auto conditions = engine::TournamentConditions::from(source.version);
    const auto end = source.tournament.header.end;
    return conditions.has_value() && end ? conditions->lastDayOfObjection(*end) : std::nullopt;
}

/// The head of a sheet about the whole tournament (document 000, Anhang 3.1.11).
std::vector<SheetFact> tournamentFacts(const SheetSource& source, const SheetRequest& request)
{
    const engine::TournamentHeader& header = source.tournament.header;
    return {
        {Sheet::tr("Tournament ID"), fromEngine(header.externalId)},
        {Sheet::tr("Start"), formatDate(header.start)},
        {Sheet::tr("End"), formatDate(header.end)},
        {Sheet::tr("Place"), fromEngine(header.place)},
        //: Spielebene: the first three characters of the VKZ
        {Sheet::tr("Level"), fromEngine(header.level)},
        {Sheet::tr("Evaluated by"), header.secondEvaluator.empty() ? fromEngine(header.evaluator)
                                                                   : fromEngine(header.evaluator) + u", "_s +
                                                                         fromEngine(header.secondEvaluator)},
        {Sheet::tr("Mode"), header.mode ? tournamentModeName(*header.mode) : QString()},
        {Sheet::tr("Rounds"), header.rounds ? formatCount(*header.rounds) : QString()},
        {Sheet::tr("Time control"), fromEngine(header.timeControl)},
        {Sheet::tr("Play-offs"), fromEngine(header.playOff)},
        {Sheet::tr("Arbiter"), fromEngine(header.arbiter)},
        {Sheet::tr("Participants"),
         formatCount(static_cast<qint64>(source.tournament.participants.size() -
                                         engine::withoutGame(source.tournament).size()))},
        {Sheet::tr("Games"), formatCount(static_cast<qint64>(source.tournament.games.size()))},
        {Sheet::tr("Evaluated on"), formatDate(request.calculated)},
        {Sheet::tr("Examination until"), formatDate(lastDayOfObjection(source))},
        {Sheet::tr("Rules"), fromEngine(source.version.title)},
        {Sheet::tr("Arithmetic"), arithmeticName(source.evaluation.arithmetic)},
    };
}

} // namespace

QString tournamentTitle(const engine::Tournament& tournament)
{
    const QString name = fromEngine(tournament.header.name).simplified();
    return name.isEmpty() ? Sheet::tr("Tournament without a name") : name;
}

void beginSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request,
                const QString& kind)
{
    const QString title = tournamentTitle(source.tournament);
    composer.beginSection(title + u" · "_s + kind);
    composer.title(kind, title);
    composer.facts(tournamentFacts(source, request));
    composer.gap(3);
}

bool beginTournamentSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request,
                          const QString& kind)
{
    beginSheet(composer, source, request, kind);
    if (source.tournament.participants.empty())
        composer.paragraph(Sheet::tr("The tournament has no participants yet."));
    return !source.tournament.participants.empty();
}

std::vector<SheetFact> playerFacts(const SheetSource& source, const SheetRequest& request,
                                   const engine::Participant& participant,
                                   const engine::ParticipantEvaluation& evaluation, const SheetFact& rating,
                                   const QString& club)
{
    const engine::TournamentHeader& header = source.tournament.header;
    return {
        {Sheet::tr("Number"), formatCount(participant.number.value())},
        {Sheet::tr("Player ID"), fromEngine(participant.personId)},
        rating,
        {Sheet::tr("Club"), club},
        {Sheet::tr("Age group"), evaluation.ageGroup ? ageGroupName(*evaluation.ageGroup) : QString()},
        {Sheet::tr("Group"), groupName(evaluation.group, engine::descriptionOf(source.version))},
        {Sheet::tr("Tournament ID"), fromEngine(header.externalId)},
        {Sheet::tr("End"), formatDate(header.end)},
        {Sheet::tr("Evaluated on"), formatDate(request.calculated)},
    };
}

void composeNobody(SheetComposer& composer, const SheetSource& source, const QString& kind,
                   const QString& nobody)
{
    const QString title = tournamentTitle(source.tournament);
    composer.beginSection(title);
    composer.title(kind, title);
    composer.paragraph(source.tournament.participants.empty()
                           ? Sheet::tr("The tournament has no participants yet.")
                           : nobody);
}

SheetColumn nameColumn(const QString& words, double minimum)
{
    return {
        .words = words, .alignment = Alignment::Left, .flexible = true, .wraps = true, .minimum = minimum};
}

QString sheetFooter(const SheetSource& source, const SheetRequest& request)
{
    if (isLetter(request.kind))
        return {}; // a letter computes nothing
    QStringList parts{programName(), ruleVersionName(source.version),
                      arithmeticName(source.evaluation.arithmetic)};
    if (request.calculated)
        parts += Sheet::tr("calculated on %1").arg(formatDate(*request.calculated));
    return parts.join(u" · "_s);
}

bool getsFirstRating(const engine::ParticipantEvaluation& evaluation)
{
    return evaluation.group == engine::Group::First || evaluation.group == engine::Group::Second;
}

std::vector<engine::ParticipantNumber> playersOf(const SheetSource& source, const SheetRequest& request)
{
    std::vector<engine::ParticipantNumber> players;
    const auto idle = engine::withoutGame(source.tournament);
    const ParticipantSelection selection = selectionOf(request);
    const bool isByTeams = engine::isLeague(source.tournament) && selection.order == TableOrder::Number;
    for (const std::size_t row : selectedRows(source.tournament, source.evaluation, selection)) {
        const engine::ParticipantEvaluation& evaluation = source.evaluation.participants[row];
        const bool isComputer = source.tournament.participants[row].computer; // it gets no sheet to sign
        const bool chosen = request.players.empty()
                                ? !idle.contains(evaluation.number) && !isComputer
                                : std::find(request.players.begin(), request.players.end(),
                                            evaluation.number) != request.players.end();
        if (chosen && (request.kind != SheetKind::FirstRatings || getsFirstRating(evaluation)))
            players.push_back(evaluation.number);
    }
    return isByTeams ? byTeams(source.tournament, std::move(players), request.team) : players;
}

std::vector<std::size_t> rowsOf(const SheetSource& source, const SheetRequest& request)
{
    return selectedRows(source.tournament, source.evaluation, selectionOf(request));
}

SheetCell decimalCell(const QString& number, FontRole role)
{
    const qsizetype separator = number.indexOf(textLocale().decimalPoint());
    return {number, role, separator < 0 ? number.size() : separator};
}

SheetCell scoreCell(engine::Score score, FontRole role)
{
    const QString text = formatScore(score);
    return {text, role, text.size() - (score.halfPoints() % 2 != 0 ? 1 : 0)};
}

SheetCell ratingCell(std::optional<int> rating, std::optional<int> index, FontRole role)
{
    return rating ? SheetCell{formatRating(*rating, index), role, formatRating(*rating).size()} : dashCell();
}

SheetCell dashCell()
{
    return {u"–"_s, FontRole::Body, 1};
}

SheetColumn evaluationColumn(Column column, const engine::RuleVersion& version)
{
    SheetColumn spec{
        .symbol = column == Column::Change ? QString() : columnSymbol(column, engine::descriptionOf(version)),
        .words = columnHead(column, engine::descriptionOf(version))};
    if (column == Column::AgeGroup) {
        //: Head of a narrow column: age group, broken with a hyphen where the language needs it
        spec.words = Sheet::tr("Age group", "narrow column");
        spec.alignment = Alignment::Left;
    }
    if (column == Column::Club) {
        spec.alignment = Alignment::Left;
        spec.maximum = kWidestClub;
    }
    return spec;
}

SheetCell evaluationCell(Column column, const engine::Participant& participant,
                         const engine::ParticipantEvaluation& evaluation, const engine::RuleVersion& version)
{
    const PreviewValue value = previewValue(participant, evaluation, column, engine::descriptionOf(version));
    const PreviewText text = previewText(value);
    SheetCell cell{text.text};
    if (value.kind == PreviewValue::Kind::Real)
        cell = decimalCell(text.text);
    else if (column != Column::AgeGroup && column != Column::Club &&
             value.kind != PreviewValue::Kind::CarryOver)
        cell.axis = text.bodyLength;
    if (column == Column::NewRating && value.kind == PreviewValue::Kind::Rating)
        cell.role = FontRole::BodyStrong;
    if (column == Column::OldRating && evaluation.oldRating) {
        if (participant.ratingSource == engine::RatingSource::Fide)
            cell.text += u" F"_s;
        else if (participant.ratingSource == engine::RatingSource::National)
            cell.text += u" N"_s;
        if (!participant.overrides.empty()) // RULE: WO2026 6.4.2
            cell.text += u" ≠"_s;
    }
    if (value.marked) {
        cell.underlined = true;
        cell.text += u'*';
    }
    return cell;
}

QString nameList(const QStringList& names)
{
    if (names.size() > kLongestNameList)
        return Sheet::tr("%n players", nullptr, static_cast<int>(names.size()));
    return names.join(u"; "_s);
}

std::vector<SheetEntry> findingEntries(const SheetSource& source)
{
    struct Sentence {
        engine::FindingLevel level;
        QString text;
        QStringList places;
        bool playersOnly = true;
    };
    std::vector<Sentence> sentences;
    for (const engine::Finding& finding : source.findings) {
        if (!mustBeKnown(finding))
            continue;
        const FindingText text =
            findingText(finding, source.tournament, engine::descriptionOf(source.version));
        const engine::Acceptance* acceptance = app::acceptanceOf(finding, source.tournament);
        const QString said = acceptance ? fillPattern(Sheet::tr("%1 Accepted: %2"),
                                                      {text.sentence, fromEngine(acceptance->reason)})
                                        : text.sentence;
        const auto known = std::find_if(sentences.begin(), sentences.end(), [&](const Sentence& sentence) {
            return sentence.level == finding.level && sentence.text == said;
        });
        Sentence& sentence = known != sentences.end()
                                 ? *known
                                 : sentences.emplace_back(Sentence{finding.level, said, {}, true});
        const bool aboutTournament = !finding.place.participant && !finding.place.game;
        if (!aboutTournament && !sentence.places.contains(text.place))
            sentence.places += text.place;
        sentence.playersOnly = sentence.playersOnly && !finding.place.game;
    }
    std::vector<SheetEntry> entries;
    for (const Sentence& sentence : sentences) {
        const QString places =
            sentence.playersOnly ? nameList(sentence.places) : sentence.places.join(u"; "_s);
        entries.push_back(
            {findingLevelSign(sentence.level),
             places.isEmpty() ? sentence.text : QString(sentence.text + u" ("_s + places + u')')});
    }
    return entries;
}

} // namespace zahlmeister::ui
