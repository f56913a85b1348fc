// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/dewis/dewisxml.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/formats/dsbxml/dsbxmlvalues.h"
#include "app/formats/dsbxml/xmlreport.h"
#include "app/formats/importvalues.h"
#include "app/lists/listkey.h"
#include "app/spelling/birth.h"
#include "app/spelling/result.h"
#include "engine/base/try.h"
#include "engine/model/vkz.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Participant;
using engine::ParticipantNumber;

constexpr std::string_view kRoot = "dewis";
constexpr qsizetype kShownOfValue = 40;

/// Nothing for a contradiction, and for what is no result.
std::optional<engine::GameResult> resultIn(const XmlRecord& record)
{
    const QString text = QString::fromStdString(record.text(u"result"));
    const auto result = text.isEmpty() ? engine::kNotPlayed : resultOf(text);
    return result && engine::isAllowed(*result) ? result : std::nullopt;
}

/// Builds a tournament out of a report; every doubt becomes a note.
class DewisReader : public XmlReportReader {
public:
    explicit DewisReader(std::vector<ImportNote> notes) : XmlReportReader(std::move(notes)) { }

    ImportResult read(const XmlElement& root)
    {
        const XmlRecord report(root, m_read.notes);
        report.checkNames({u"tournamentSection", u"playerSection", u"teamSection"});
        const XmlElement* section = root.child(u"tournamentSection");
        const XmlElement* tournament = section ? section->child(u"tournament") : nullptr;
        const XmlElement* playing = root.child(u"playerSection");
        const XmlElement* players = playing ? playing->child(u"players") : nullptr;
        const XmlElement* games = playing ? playing->child(u"games") : nullptr;
        for (const auto& [name, element] :
             {std::pair("tournament", tournament), {"players", players}, {"games", games}}) {
            if (!element)
                report.note(ImportCode::MissingPart, ImportLevel::Refused, {name});
        }
        if (!tournament || !players || !games)
            return finished();
        readTournament(XmlRecord(*tournament, m_read.notes));
        if (const XmlElement* appointments = section->child(u"appointments"))
            readAppointments(*appointments);
        each(*players, u"player", [&](const XmlRecord& record) { readPlayer(record); });
        std::ranges::stable_sort(m_read.tournament.participants, {}, &Participant::number);
        each(*games, u"game", [&](const XmlRecord& record) { readGame(record); });
        if (const XmlElement* teams = root.child(u"teamSection"))
            readTeams(*teams);
        return finished();
    }

private:
    template <class Action>
    void each(const XmlElement& parent, QStringView name, Action action)
    {
        for (const XmlElement& child : parent.children) {
            if (child.name == name)
                action(XmlRecord(child, m_read.notes));
        }
    }

    void readTournament(const XmlRecord& record);
    void readAppointments(const XmlElement& appointments);
    void readPlayer(const XmlRecord& record);
    void readBirth(const XmlRecord& record, Participant& participant);
    void readGame(const XmlRecord& record);
    [[nodiscard]] Participant* player(const XmlRecord& record, QStringView field, QStringView opponentField);
    void readTeams(const XmlElement& section);

    std::map<int, engine::Date> m_days; ///< of rounds
    std::set<int> m_numbers;
};

void DewisReader::readTournament(const XmlRecord& record)
{
    record.checkNames({u"label", u"type", u"rounds", u"endDate"});
    engine::TournamentHeader& header = m_read.tournament.header;
    header.name = record.text(u"label");
    header.rounds = record.numberOrZero(u"rounds", kMaximumRounds, ImportLevel::Doubt);
    header.end = record.date(u"endDate");
    takeType(record, "type", record.text(u"type"));
}

void DewisReader::readAppointments(const XmlElement& appointments)
{
    each(appointments, u"appointment", [&](const XmlRecord& record) {
        const auto round = record.numberOrZero(u"round", kMaximumRounds, ImportLevel::Doubt);
        const auto day = record.date(u"matchday");
        if (round && day)
            m_days.emplace(*round, *day);
    });
}

void DewisReader::readPlayer(const XmlRecord& record)
{
    record.checkNames({u"noPlayer", u"id", u"surname", u"forename", u"dob", u"vkz", u"club", u"noMember",
                       u"idFide", u"rating"});
    const auto number = record.requiredNumber(u"noPlayer", 1, kReportMaximumNumber);
    if (!number)
        return;
    if (!m_numbers.insert(*number).second) {
        record.note(ImportCode::DuplicateNumber, ImportLevel::Refused, {std::to_string(*number)});
        return;
    }
    Participant participant{.number = ParticipantNumber(*number)};
    const std::string surname = record.text(u"surname");
    const std::string forename = record.text(u"forename");
    participant.name = surname.empty() || forename.empty() ? surname + forename : surname + ", " + forename;
    if (participant.name.empty())
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"surname", {}});
    const std::string id = record.text(u"id");
    if (id.find_first_not_of('0') != std::string::npos)
        participant.personId = id;
    readBirth(record, participant);
    const std::string club = record.text(u"vkz");
    if (engine::isVkz(club) && club != "00000")
        participant.club = club;
    else if (club.find_first_not_of("0-") != std::string::npos)
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"vkz", club.substr(0, kShownOfValue)});
    participant.member = !participant.club.empty();
    participant.clubName = record.text(u"club");
    participant.memberNumber = record.numberOrZero(u"noMember", kMaximumMemberNumber, ImportLevel::Doubt);
    participant.fideId = record.numberOrZero(u"idFide", kMaximumFideId, ImportLevel::Doubt);
    if (const auto rating =
            record.numberOrZero(u"rating", engine::Rating::kListedMaximum, ImportLevel::Doubt))
        participant.rating = engine::Rating(*rating);
    m_read.tournament.participants.push_back(std::move(participant));
}

/// A year, or a whole date.
void DewisReader::readBirth(const XmlRecord& record, Participant& participant)
{
    const std::string text = record.text(u"dob");
    if (text.size() > 4) {
        participant.birthDate = record.date(u"dob");
        if (participant.birthDate)
            participant.birthYear = participant.birthDate->year();
    } else if (text.find_first_not_of('0') != std::string::npos) {
        participant.birthYear = record.number(u"dob", kFirstBirthYear, kLastBirthYear, ImportLevel::Doubt);
    }
}

Participant* DewisReader::player(const XmlRecord& record, QStringView field, QStringView opponentField)
{
    const std::string text = record.text(field);
    if (text.find_first_not_of('0') == std::string::npos)
        return nullptr; // nobody: spielfrei
    const auto number = record.number(field, 1, kReportMaximumNumber, ImportLevel::Refused);
    if (!number)
        return nullptr;
    auto& people = m_read.tournament.participants;
    const auto index = m_read.tournament.indexOf(ParticipantNumber(*number));
    if (!index) {
        record.note(ImportCode::UnknownOpponent, ImportLevel::Refused,
                    {record.text(opponentField), std::to_string(*number)});
        return nullptr;
    }
    return &people[*index];
}

void DewisReader::readGame(const XmlRecord& record)
{
    record.checkNames({u"round", u"noWhite", u"noBlack", u"result"});
    const auto round = record.requiredNumber(u"round", 1, kMaximumRounds);
    Participant* white = player(record, u"noWhite", u"noBlack");
    Participant* black = player(record, u"noBlack", u"noWhite");
    const auto result = resultIn(record);
    if (!result) {
        record.note(ImportCode::BadResult, ImportLevel::Refused,
                    {record.text(u"result").substr(0, kShownOfValue)});
        return;
    }
    if (!round || isRefused(m_read.notes))
        return;
    const auto day = m_days.find(*round);
    if (!white && !black) {
        record.note(ImportCode::UnknownPart, ImportLevel::Adjusted, {"game"});
    } else if (white && black) {
        addGame(record, *round, *white, *black, *result,
                day == m_days.end() ? std::nullopt : std::optional(day->second));
    } else {
        // An empty result is how these files say spielfrei, which is a point.
        const engine::SideResult side = white ? result->white : result->black;
        addBye(record, white ? *white : *black, *round,
               *result == engine::kNotPlayed ? engine::kWin : engine::tablePoints(side));
    }
}

void DewisReader::readTeams(const XmlElement& section)
{
    const XmlElement* teams = section.child(u"teams");
    if (!teams)
        return;
    each(*teams, u"team", [&](const XmlRecord& record) {
        const std::string name = record.text(u"teamName");
        const XmlElement* lineUp = record.element().child(u"lineup");
        if (name.empty() || !lineUp)
            return;
        for (const XmlElement& member : lineUp->children) {
            bool isNumber = false;
            const int number = member.text.toInt(&isNumber);
            const auto index = isNumber && number >= 1 && number <= kReportMaximumNumber
                                   ? m_read.tournament.indexOf(ParticipantNumber(number))
                                   : std::nullopt;
            if (index)
                m_read.tournament.participants[*index].team = name;
        }
    });
}

bool isDewisReport(const ImportInput& input)
{
    return input.size() == 1 && hasXmlRoot(input.front().data, QByteArrayView(kRoot));
}

} // namespace

ImportResult readDewisXml(const ImportInput& input)
{
    TRY(auto document, readXmlReport(input, kRoot));
    return DewisReader(std::move(document.notes)).read(document.root);
}

TournamentFormat dewisXmlFormat()
{
    return {.id = "dewis-xml", .endings = {"xml"}, .recognises = isDewisReport, .read = readDewisXml};
}

} // namespace zahlmeister::app
