// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QUuid>
#include <QXmlStreamWriter>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/dsbxml/dsbxmlvalues.h"
#include "app/formats/losslist.h"
#include "app/formats/roundassignment.h"
#include "app/spelling/result.h"
#include "app/text/xmltree.h"
#include "engine/league/leaguestatistics.h"
#include "engine/model/vkz.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Bye;
using engine::Date;
using engine::Game;
using engine::GameResult;
using engine::Participant;
using engine::SideResult;
using engine::Tournament;

constexpr int kIndentation = 2;

bool isComputerGame(const Tournament& tournament, const Game& game)
{
    return std::ranges::any_of(std::array{game.white, game.black}, [&](engine::ParticipantNumber number) {
        const auto index = tournament.indexOf(number);
        return index && tournament.participants[*index].computer;
    });
}

/// The sides as a game counts: what must not be rated is written like a forfeit.
GameResult writtenResult(const Tournament& tournament, const Game& game)
{
    if (isComputerGame(tournament, game))
        return engine::kBothForfeit;
    if (game.rated)
        return game.result;
    const auto unrated = [](SideResult side) {
        return engine::tablePoints(side) == engine::kWin ? SideResult::ForfeitWin : SideResult::ForfeitLoss;
    };
    return {unrated(game.result.white), unrated(game.result.black)};
}

QString pointsText(SideResult side)
{
    if (side == SideResult::Draw)
        return u"0.5"_s;
    return side == SideResult::NotPlayed ? u"-"_s : QString(signOfSide(side));
}

QString pointsText(engine::Score bye)
{
    return bye == engine::kWin ? u"+"_s : bye == engine::kDraw ? u"0.5"_s : u"-"_s;
}

/// Writes elements in the order of the schema; empty ones are left out.
class DsbWriter {
public:
    explicit DsbWriter(const ExportInput& input)
        : m_input(input),
          m_tournament(input.tournament),
          m_rounds(assignedRounds(input.tournament)),
          m_xml(&m_data)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(kIndentation);
    }

    QByteArray write()
    {
        m_xml.writeStartDocument();
        m_xml.writeDefaultNamespace(QString::fromUtf8(kDsbNamespace));
        m_xml.writeStartElement(QString::fromUtf8(kDsbNamespace), QString::fromUtf8(kDsbRoot));
        m_xml.writeAttribute(u"version"_s, QString::fromUtf8(kDsbVersion));
        writeFileHeader();
        writeTournament();
        m_xml.writeStartElement(u"players"_s);
        for (const Participant& participant : m_tournament.participants)
            writePlayer(participant);
        m_xml.writeEndElement();
        m_xml.writeStartElement(u"games"_s);
        for (std::size_t i = 0; i < m_tournament.games.size(); ++i) {
            if (m_tournament.games[i].result != engine::kNotPlayed)
                writeGame(m_tournament.games[i], m_rounds[i]);
        }
        for (const Participant& participant : m_tournament.participants) {
            for (const Bye& bye : participant.byes)
                writeBye(participant, bye);
        }
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
        return std::move(m_data);
    }

private:
    void text(const QString& name, const QString& value)
    {
        if (!value.isEmpty())
            m_xml.writeTextElement(name, value);
    }
    void text(const QString& name, const std::string& value) { text(name, cleanedText(value)); }
    void number(const QString& name, std::optional<int> value)
    {
        if (value)
            text(name, QString::number(*value));
    }
    void date(const QString& name, const std::optional<Date>& value)
    {
        if (value)
            text(name, value->iso());
    }

    void writeFileHeader();
    void writeTournament();
    void writePlayer(const Participant& participant);
    void writeGame(const Game& game, int round);
    void writeBye(const Participant& participant, const Bye& bye);
    [[nodiscard]] QString tournamentUuid() const;

    const ExportInput& m_input;
    const Tournament& m_tournament;
    std::vector<int> m_rounds;
    QByteArray m_data;
    QXmlStreamWriter m_xml;
};

void DsbWriter::writeFileHeader()
{
    if (m_input.fileUuid.isEmpty() || m_input.created.isEmpty())
        return;
    const QString program = m_input.program.isEmpty() ? u"Zahlmeister"_s : m_input.program;
    const QString sender = cleanedText(m_tournament.header.evaluator);
    m_xml.writeStartElement(u"header"_s);
    text(u"creationDate"_s, m_input.created);
    text(u"sender"_s, sender.isEmpty() ? program : sender);
    text(u"system"_s, program);
    text(u"fileUUID"_s, QString::fromLatin1(m_input.fileUuid));
    m_xml.writeEndElement();
}

QString DsbWriter::tournamentUuid() const
{
    if (isUuid(m_input.tournamentUuid))
        return QString::fromLatin1(m_input.tournamentUuid);
    // The same tournament gets the same one, though nobody keeps it.
    const engine::TournamentHeader& header = m_tournament.header;
    const std::string key = header.name + '\n' + header.place + '\n' +
                            (header.start ? header.start->iso() : "") + '\n' +
                            (header.end ? header.end->iso() : "");
    const QUuid space = QUuid::createUuidV5(QUuid(), QString::fromUtf8(kDsbNamespace));
    return QUuid::createUuidV5(space, QString::fromUtf8(key)).toString(QUuid::WithoutBraces);
}

void DsbWriter::writeTournament()
{
    const engine::TournamentHeader& header = m_tournament.header;
    const ReportPeriod period = reportPeriod(m_tournament);
    m_xml.writeStartElement(u"tournament"_s);
    text(u"tournamentUUID"_s, tournamentUuid());
    text(u"label"_s, header.name);
    text(u"tournamentType"_s, QString::fromUtf8(dsbTypeOf(header)->code) +
                                  (header.hybrid ? QString::fromUtf8(kDsbHybridEnding) : QString()));
    text(u"timecontrol"_s, header.timeControl);
    number(u"rounds"_s, std::max(header.rounds.value_or(1), highestReportRound(m_tournament, m_rounds)));
    date(u"startDate"_s, period.start);
    date(u"endDate"_s, period.end);
    text(u"location"_s, header.place);
    text(u"ageClass"_s, header.youthClass);
    m_xml.writeEndElement();
}

void DsbWriter::writePlayer(const Participant& participant)
{
    const auto [surname, forename] = reportNames(participant);
    const auto birthYear = engine::birthYearOf(participant);
    m_xml.writeStartElement(u"player"_s);
    number(u"tournamentPlayerNumber"_s, participant.number.value());
    text(u"dsbId"_s, participant.personId);
    text(u"surname"_s, surname);
    text(u"forename"_s, forename);
    number(u"dobYear"_s, participant.computer ? birthYear.value_or(kDsbComputerBirthYear) : birthYear);
    date(u"dobDate"_s, participant.birthDate);
    if (engine::isVkz(participant.club))
        text(u"vkz"_s, participant.club);
    number(u"numberClubMember"_s, participant.memberNumber);
    text(u"club"_s, participant.clubName);
    number(u"fideId"_s, participant.fideId);
    if (participant.rating && participant.ratingSource == engine::RatingSource::Fide)
        number(u"fideRating"_s, participant.rating->value());
    if (participant.sex)
        text(u"sex"_s, *participant.sex == engine::Sex::Male ? u"m"_s : u"w"_s);
    m_xml.writeEndElement();
}

void DsbWriter::writeGame(const Game& game, int round)
{
    const GameResult result = writtenResult(m_tournament, game);
    m_xml.writeStartElement(u"game"_s);
    number(u"round"_s, round);
    date(u"date"_s, game.date);
    number(u"tournamentPlayerNumberWhite"_s, game.white.value());
    number(u"tournamentPlayerNumberBlack"_s, game.black.value());
    text(u"pointWhite"_s, pointsText(result.white));
    text(u"pointBlack"_s, pointsText(result.black));
    m_xml.writeEndElement();
}

void DsbWriter::writeBye(const Participant& participant, const Bye& bye)
{
    m_xml.writeStartElement(u"game"_s);
    number(u"round"_s, bye.round);
    number(u"tournamentPlayerNumberWhite"_s, participant.number.value());
    text(u"noneBlackPlayer"_s, u"true"_s);
    text(u"pointWhite"_s, pointsText(bye.score));
    text(u"pointBlack"_s, u"-"_s);
    m_xml.writeEndElement();
}

/// Who stands in a line-up only is no matter of the federation.
ExportResult writeWithoutIdle(const ExportInput& input)
{
    const Tournament reported = engine::withoutIdle(input.tournament);
    return writeDsbXml({reported, input.tournamentUuid, input.fileUuid, input.created, input.program});
}

/// What reading a report again does not show: the referee's decisions, and texts that XML cannot carry.
std::vector<ExportLoss> dsbXmlLosses(const Tournament& tournament)
{
    std::size_t characters = 0;
    for (const Participant& one : tournament.participants) {
        for (const std::string* text : {&one.name, &one.clubName})
            characters += cleanedText(*text).toStdString() != *text ? 1 : 0;
    }
    std::vector<ExportLoss> losses = decisionsLost(tournament);
    addLoss(losses, ExportLossCode::Characters, characters);
    return losses;
}

bool isDsbReport(const ImportInput& input)
{
    return input.size() == 1 && hasXmlRoot(input.front().data, QByteArrayView(kDsbRoot));
}

} // namespace

ExportResult writeDsbXml(const ExportInput& input)
{
    if (auto defects = dsbReportDefects(input.tournament); !defects.empty())
        return tl::unexpected(std::move(defects));
    return DsbWriter(input).write();
}

TournamentFormat dsbXmlFormat()
{
    return {.id = "dsb-xml",
            .endings = {"xml"},
            .recognises = isDsbReport,
            .read = readDsbXml,
            .write = writeWithoutIdle,
            .losses = dsbXmlLosses,
            .isWithoutIdle = true};
}

} // namespace zahlmeister::app
