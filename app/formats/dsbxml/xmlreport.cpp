// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/dsbxml/xmlreport.h"

#include <algorithm>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/dsbxml/dsbxmlvalues.h"

namespace zahlmeister::app {

namespace {

constexpr int kShown = 40; // characters of a value that is refused

} // namespace

using engine::Bye;
using engine::Participant;

void XmlReportReader::takeType(const XmlRecord& record, std::string_view field, std::string_view type)
{
    const auto known = std::ranges::find(kDsbTypes, type, &DsbType::code);
    if (known != kDsbTypes.end()) {
        m_read.tournament.header.kind = known->kind;
        m_read.tournament.header.mode = known->mode;
    } else if (!type.empty()) {
        record.note(ImportCode::BadValue, ImportLevel::Doubt,
                    {std::string(field), std::string(type.substr(0, kShown))});
    }
}

void XmlReportReader::addGame(const XmlRecord& record, int round, const Participant& white,
                              const Participant& black, engine::GameResult result,
                              std::optional<engine::Date> date)
{
    const auto [first, second] = std::minmax(white.number, black.number);
    if (white.number == black.number) {
        record.note(ImportCode::PlaysHimself, ImportLevel::Refused, {white.name, std::to_string(round)});
    } else if (!m_pairings.emplace(round, first, second).second) {
        record.note(ImportCode::TwoGamesInOneRound, ImportLevel::Refused,
                    {white.name, std::to_string(round)});
    } else {
        auto& games = m_read.tournament.games;
        games.push_back({.id = engine::GameId(static_cast<std::int64_t>(games.size()) + 1),
                         .round = round,
                         .white = white.number,
                         .black = black.number,
                         .result = result,
                         .date = date});
        m_read.gameLines.push_back(record.element().line);
    }
}

void XmlReportReader::addBye(const XmlRecord& record, Participant& player, int round, engine::Score score)
{
    if (std::ranges::find(player.byes, round, &Bye::round) != player.byes.end()) {
        record.note(ImportCode::TwoGamesInOneRound, ImportLevel::Refused,
                    {player.name, std::to_string(round)});
        return;
    }
    player.byes.push_back({.round = round, .score = score, .kind = byeKindOf(score)});
}

ImportResult XmlReportReader::finished()
{
    if (isRefused(m_read.notes))
        return tl::unexpected(std::move(m_read.notes));
    for (Participant& participant : m_read.tournament.participants)
        std::ranges::sort(participant.byes, {}, &Bye::round);
    return std::move(m_read);
}

tl::expected<XmlDocument, std::vector<ImportNote>> readXmlReport(const ImportInput& input,
                                                                 std::string_view root)
{
    auto document = readXml(input.empty() ? QByteArray() : input.front().data);
    if (!document.has_value())
        return tl::unexpected(std::vector{std::move(document.error())});
    const XmlElement& element = document->root;
    if (element.name.toStdString() != root) {
        return refusal(ImportCode::Malformed, {element.name.left(kShown).toStdString(), std::string(root)},
                       element.place());
    }
    return std::move(*document);
}

} // namespace zahlmeister::app
