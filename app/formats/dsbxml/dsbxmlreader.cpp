// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "app/formats/dsbxml/dsbxml.h"
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
using engine::SideResult;

constexpr int kMaximumDsbNumber = 999'999; // of a participant in the file; ours have five digits

/// Builds a tournament out of a report; every doubt becomes a note.
class DsbReader : public XmlReportReader {
public:
    explicit DsbReader(std::vector<ImportNote> notes) : XmlReportReader(std::move(notes)) { }

    ImportResult read(const XmlElement& root)
    {
        const XmlRecord report(root, m_read.notes);
        report.checkNames({u"header", u"tournament", u"players", u"games"});
        const QString version = root.attribute(u"version");
        if (!version.isEmpty() && version.toStdString() != kDsbVersion)
            report.note(ImportCode::VersionUnsure, ImportLevel::Doubt, {version.left(20).toStdString()});
        const XmlElement* tournament = part(report, u"tournament");
        const XmlElement* players = part(report, u"players");
        const XmlElement* games = part(report, u"games");
        if (!tournament || !players || !games)
            return tl::unexpected(std::move(m_read.notes));
        readTournament(XmlRecord(*tournament, m_read.notes));
        readPlayers(*players);
        each(*games, u"game", [&](const XmlRecord& record) { readGame(record); });
        return finished();
    }

private:
    /// Reads the children of a name, and notes all others.
    template <class Action>
    void each(const XmlElement& parent, QStringView name, Action action)
    {
        for (const XmlElement& child : parent.children) {
            const XmlRecord record(child, m_read.notes);
            if (child.name == name)
                action(record);
            else
                record.note(ImportCode::UnknownPart, ImportLevel::Adjusted,
                            {child.name.left(40).toStdString()});
        }
    }

    static const XmlElement* part(const XmlRecord& report, QStringView name)
    {
        const XmlElement* element = report.element().child(name);
        if (!element)
            report.note(ImportCode::MissingPart, ImportLevel::Refused, {name.toString().toStdString()});
        return element;
    }

    void readTournament(const XmlRecord& record);
    void readPlayers(const XmlElement& players);
    void readPlayer(const XmlRecord& record, bool numberAnew);
    void readName(const XmlRecord& record, Participant& participant);
    void readBirth(const XmlRecord& record, Participant& participant);
    void readMembership(const XmlRecord& record, Participant& participant);
    void readGame(const XmlRecord& record);
    [[nodiscard]] std::optional<SideResult> points(const XmlRecord& record, QStringView field) const;
    [[nodiscard]] Participant* player(const XmlRecord& record, QStringView field, QStringView none,
                                      const std::string& otherPlayer);

    std::map<int, ParticipantNumber> m_numbers; ///< of participants, by the file's numbers
    std::map<ParticipantNumber, int> m_lines;   ///< of participants
};

void DsbReader::readTournament(const XmlRecord& record)
{
    record.checkNames({u"tournamentUUID", u"label", u"tournamentType", u"timecontrol", u"rounds",
                       u"startDate", u"endDate", u"location", u"ageClass"});
    engine::TournamentHeader& header = m_read.tournament.header;
    const QByteArray uuid = QByteArray::fromStdString(record.text(u"tournamentUUID")).toLower();
    if (isUuid(uuid))
        m_read.tournamentUuid = uuid;
    else if (!uuid.isEmpty())
        record.note(ImportCode::BadValue, ImportLevel::Doubt,
                    {"tournamentUUID", uuid.left(40).toStdString()});
    header.name = record.text(u"label");
    header.timeControl = record.text(u"timecontrol");
    header.rounds = record.number(u"rounds", 1, kMaximumRounds, ImportLevel::Doubt);
    header.start = record.date(u"startDate");
    header.end = record.date(u"endDate");
    header.place = record.text(u"location");
    header.youthClass = record.text(u"ageClass");

    std::string type = record.text(u"tournamentType");
    header.hybrid = std::string_view(type).ends_with(kDsbHybridEnding);
    if (header.hybrid)
        type.resize(type.size() - kDsbHybridEnding.size());
    takeType(record, "tournamentType", type);
}

void DsbReader::readPlayers(const XmlElement& players)
{
    const auto isTooHigh = [](const XmlElement& element) {
        const XmlElement* number = element.child(u"tournamentPlayerNumber");
        return number && number->text.toLongLong() > kReportMaximumNumber;
    };
    const bool numberAnew = std::ranges::any_of(players.children, isTooHigh);
    if (numberAnew)
        addNote(m_read.notes, {ImportCode::NumberedAnew, ImportLevel::Adjusted, {}, players.place()});
    each(players, u"player", [&](const XmlRecord& record) { readPlayer(record, numberAnew); });
    // Participants stand in the order of their numbers everywhere in the program.
    std::ranges::stable_sort(m_read.tournament.participants, {}, &Participant::number);
    for (const auto& [number, line] : m_lines)
        m_read.participantLines.push_back(line);
}

void DsbReader::readPlayer(const XmlRecord& record, bool numberAnew)
{
    record.checkNames({u"tournamentPlayerNumber", u"dsbId", u"surname", u"forename", u"dobYear", u"dobDate",
                       u"vkz", u"numberClubMember", u"club", u"fideId", u"fideRating", u"sex"});
    const auto number = record.requiredNumber(u"tournamentPlayerNumber", 1, kMaximumDsbNumber);
    if (!number)
        return;
    const ParticipantNumber own(numberAnew ? static_cast<int>(m_numbers.size()) + 1 : *number);
    if (!m_numbers.emplace(*number, own).second) {
        record.note(ImportCode::DuplicateNumber, ImportLevel::Refused, {std::to_string(*number)});
        return;
    }
    Participant participant{.number = own};
    readName(record, participant);
    readBirth(record, participant);
    readMembership(record, participant);
    participant.fideId = record.number(u"fideId", 1, kMaximumFideId, ImportLevel::Doubt);
    // The only rating that a report has; the DWZ comes from the federation's list.
    const auto fide = record.number(u"fideRating", engine::Rating::kListedMinimum,
                                    engine::Rating::kListedMaximum, ImportLevel::Doubt);
    if (fide) {
        participant.rating = engine::Rating(*fide);
        participant.ratingSource = engine::RatingSource::Fide;
        record.note(ImportCode::RatingIsNotDwz, ImportLevel::Doubt,
                    {participant.name, std::to_string(*fide)});
    }
    const std::string sex = record.text(u"sex");
    if (sex == "m" || sex == "w")
        participant.sex = sex == "m" ? engine::Sex::Male : engine::Sex::Female;
    else if (!sex.empty())
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"sex", sex.substr(0, 40)});
    m_lines.emplace(own, record.element().line);
    m_read.tournament.participants.push_back(std::move(participant));
}

void DsbReader::readName(const XmlRecord& record, Participant& participant)
{
    const std::string surname = record.text(u"surname");
    const std::string forename = record.text(u"forename");
    if (surname == kDsbComputer || forename == kDsbComputer) {
        participant.computer = true;
        participant.name = "Computer";
        return;
    }
    for (const auto& [field, value] : {std::pair("surname", &surname), {"forename", &forename}}) {
        if (value->empty())
            record.note(ImportCode::BadValue, ImportLevel::Doubt, {field, {}});
    }
    // Who has one name only has it in both fields.
    const bool isOneName = surname == forename || forename.empty() || surname.empty();
    participant.name = isOneName ? (surname.empty() ? forename : surname) : surname + ", " + forename;
}

void DsbReader::readBirth(const XmlRecord& record, Participant& participant)
{
    participant.birthYear = record.number(u"dobYear", kFirstBirthYear, kLastBirthYear, ImportLevel::Doubt);
    participant.birthDate = record.date(u"dobDate");
    if (participant.computer && participant.birthYear == kDsbComputerBirthYear)
        participant.birthYear.reset();
    if (participant.birthYear && participant.birthDate &&
        *participant.birthYear != participant.birthDate->year()) {
        record.note(ImportCode::OutOfRange, ImportLevel::Refused,
                    {"dobDate", participant.birthDate->iso(), std::to_string(*participant.birthYear)});
    }
}

void DsbReader::readMembership(const XmlRecord& record, Participant& participant)
{
    participant.personId = record.text(u"dsbId");
    participant.clubName = record.text(u"club");
    participant.memberNumber =
        record.number(u"numberClubMember", 1, kMaximumMemberNumber, ImportLevel::Doubt);
    participant.club = record.text(u"vkz");
    if (!participant.club.empty() && !engine::isVkz(participant.club)) {
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"vkz", participant.club.substr(0, 40)});
        participant.club.clear();
    }
    // A former member may be reported with his old club; only the federation's list knows.
    participant.member = !participant.club.empty();
}

std::optional<SideResult> DsbReader::points(const XmlRecord& record, QStringView field) const
{
    const std::string text = record.requiredText(field);
    if (const auto side = sideOf(QString::fromStdString(text)))
        return side;
    if (!text.empty())
        record.note(ImportCode::BadResult, ImportLevel::Refused, {text.substr(0, 40)});
    return std::nullopt;
}

/// The player of one side; nullptr when nobody was named, or when the file is refused for it.
Participant* DsbReader::player(const XmlRecord& record, QStringView field, QStringView none,
                               const std::string& otherPlayer)
{
    const std::string noneText = record.text(none);
    const std::string number = record.text(field);
    if (!noneText.empty() && (noneText == "true" || noneText == "1")) {
        if (!number.empty())
            record.note(ImportCode::Malformed, ImportLevel::Refused,
                        {number.substr(0, 40), none.toString().toStdString()});
        return nullptr;
    }
    const auto read = record.requiredNumber(field, 1, kMaximumDsbNumber);
    if (!read)
        return nullptr;
    const auto found = m_numbers.find(*read);
    if (found == m_numbers.end()) {
        record.note(ImportCode::UnknownOpponent, ImportLevel::Refused, {otherPlayer, std::to_string(*read)});
        return nullptr;
    }
    return &m_read.tournament.participants[*m_read.tournament.indexOf(found->second)];
}

void DsbReader::readGame(const XmlRecord& record)
{
    record.checkNames({u"round", u"date", u"tournamentPlayerNumberWhite", u"noneWhitePlayer",
                       u"tournamentPlayerNumberBlack", u"noneBlackPlayer", u"pointWhite", u"pointBlack"});
    const auto round = record.requiredNumber(u"round", 1, kMaximumRounds);
    Participant* white = player(record, u"tournamentPlayerNumberWhite", u"noneWhitePlayer",
                                record.text(u"tournamentPlayerNumberBlack"));
    Participant* black = player(record, u"tournamentPlayerNumberBlack", u"noneBlackPlayer",
                                record.text(u"tournamentPlayerNumberWhite"));
    const auto whitePoints = points(record, u"pointWhite");
    const auto blackPoints = points(record, u"pointBlack");
    if (!round || !whitePoints || !blackPoints || isRefused(m_read.notes))
        return;
    if (!white && !black) {
        record.note(ImportCode::UnknownPart, ImportLevel::Adjusted, {"game"});
    } else if (!white || !black) {
        addBye(record, white ? *white : *black, *round,
               engine::tablePoints(white ? *whitePoints : *blackPoints));
    } else if (white != black && !engine::isAllowed({*whitePoints, *blackPoints})) {
        record.note(ImportCode::BadResult, ImportLevel::Refused,
                    {record.text(u"pointWhite") + ":" + record.text(u"pointBlack")});
    } else {
        addGame(record, *round, *white, *black, {*whitePoints, *blackPoints}, record.date(u"date"));
    }
}

} // namespace

ImportResult readDsbXml(const ImportInput& input)
{
    TRY(auto document, readXmlReport(input, kDsbRoot));
    return DsbReader(std::move(document.notes)).read(document.root);
}

} // namespace zahlmeister::app
