// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open/formatcatalogue.h"

#include <algorithm>
#include <vector>

#include <QFileInfo>

#include "app/formats/chessresults/chessresultsxml.h"
#include "app/formats/dewis/dewisxml.h"
#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/json/tournamentjson.h"
#include "app/formats/swi/swi.h"
#include "app/formats/swisschess/swisschesshtml.h"
#include "app/formats/swt/swt.h"
#include "app/formats/table/tableformat.h"
#include "app/formats/table/tablewriter.h"
#include "app/formats/trf/trf.h"
#include "app/formats/tunx/tunx.h"

namespace zahlmeister::app {

namespace {

ExportResult writeJson(const ExportInput& input)
{
    return writeTournamentJson(input.tournament);
}

/// The program's own format carries everything.
std::vector<ExportLoss> noLosses(const engine::Tournament&)
{
    return {};
}

/// The reader of the program's own format, whose errors have lines, is asked before all others: see open().
TournamentFormat jsonFormat()
{
    return {.id = "json", .endings = {"json"}, .write = writeJson, .losses = noLosses};
}

} // namespace

std::span<const TournamentFormat> tournamentFormats()
{
    // What is recognised by its first bytes comes before what is recognised by its looks.
    // clang-format off
    static const std::vector<TournamentFormat> kFormats{
        jsonFormat(),
        tunxFormat(),
        dsbXmlFormat(),
        dewisXmlFormat(),
        chessResultsXmlFormat(),
        swtFormat(),
        swiFormat(),
        swissChessHtmlFormat(),
        trfFormat(),
        trf26Format(), // before its predecessor: what a file called .trf becomes
        trf16Format(),
        chessResultsFormat(),
        csvFormat(),
        xlsxFormat(),
        htmlFormat(),
        tableFormat(),
    };
    // clang-format on
    return kFormats;
}

const TournamentFormat* formatById(std::string_view id)
{
    const auto formats = tournamentFormats();
    const auto found = std::ranges::find(formats, id, &TournamentFormat::id);
    return found == formats.end() ? nullptr : &*found;
}

bool canBeRead(const TournamentFormat& format)
{
    return format.read != nullptr || format.id == "json"; // which open() reads itself
}

bool canBeWritten(const TournamentFormat& format)
{
    return format.write != nullptr;
}

ExportResult writeAs(const TournamentFormat& format, const ExportInput& input)
{
    if (input.tournament.participants.empty() && format.id != "json" && format.id != "dsb-xml")
        return refusal(ImportCode::MissingPart, {"participants"});
    return format.write(input); // the report to the federation names all that is missing
}

const TournamentFormat* formatForWriting(const QString& fileName)
{
    const std::string ending = QFileInfo(fileName).suffix().toLower().toStdString();
    const auto formats = tournamentFormats();
    const auto found = std::ranges::find_if(formats, [&](const TournamentFormat& format) {
        return format.write && !format.endings.empty() && format.endings.front() == ending;
    });
    return found == formats.end() ? nullptr : &*found;
}

} // namespace zahlmeister::app
