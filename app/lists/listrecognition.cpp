// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listrecognition.h"

#include <algorithm>

#include "app/lists/dsbreader.h"
#include "app/lists/fidexmlreader.h"
#include "app/lists/listvalues.h"
#include "app/lists/lstreader.h"
#include "engine/base/letters.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kXmlStart = 4096; ///< in bytes; the root element stands within

bool isUtf16(ListEncoding encoding)
{
    return encoding == ListEncoding::Utf16LittleEndian || encoding == ListEncoding::Utf16BigEndian;
}

/// The beginning of a text as UTF-8 or in a single-byte encoding, whatever it is stored as.
std::string readableStart(std::string_view sample, ListEncoding encoding)
{
    std::string text;
    if (isUtf16(encoding))
        Utf16Decoder(encoding == ListEncoding::Utf16BigEndian).decode(sample, text);
    else
        text.assign(sample);
    if (text.starts_with("\xef\xbb\xbf"))
        text.erase(0, 3);
    return text;
}

std::string_view firstLine(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::size_t lineBegin = begin == 0 ? 0 : text.find_last_of("\r\n", begin) + 1;
    text.remove_prefix(lineBegin);
    return text.substr(0, std::min(text.find_first_of("\r\n"), text.size()));
}

/// What an XML declaration says; nothing when it says nothing that is known.
std::optional<ListEncoding> declaredEncoding(std::string_view text)
{
    if (!text.starts_with("<?xml"))
        return std::nullopt;
    std::string declaration(text.substr(0, text.find('>')));
    std::ranges::transform(declaration, declaration.begin(), asciiLower);
    if (declaration.find("windows-1252") != std::string::npos ||
        declaration.find("iso-8859-1") != std::string::npos)
        return ListEncoding::Windows1252;
    return std::nullopt;
}

} // namespace

bool ListRecognition::holdsPersons() const
{
    const auto* dsb = std::get_if<DsbLayout>(&kind);
    return !dsb || dsb->table == DsbTable::Players;
}

ListSource ListRecognition::source() const
{
    if (std::holds_alternative<DsbLayout>(kind))
        return ListSource::Dsb;
    return std::holds_alternative<Lst>(kind) ? ListSource::SwissChess : ListSource::Fide;
}

std::optional<ListRecognition> recogniseList(std::string_view sample, std::string_view partName)
{
    ListRecognition result;
    result.encoding = detectListEncoding(sample, ListEncoding::Cp850);
    const std::string text = readableStart(sample, result.encoding);
    const std::string_view line = firstLine(text);
    const std::string_view start = std::string_view(text).substr(0, kXmlStart);
    if (trimmed(line).starts_with('<')) {
        const auto has = [&](std::string_view tag) { return start.find(tag) != std::string_view::npos; };
        // Reports of tournaments have players, too, but in an element of their own.
        if (!has("<playerslist") && (!has("<player>") || has("<players>")))
            return std::nullopt;
        result.kind = ListRecognition::FideXml{};
        result.encoding = declaredEncoding(trimmed(line)).value_or(result.encoding);
        return result;
    }
    if (line.size() > ListLines::kMaximumLength)
        return std::nullopt;
    if (auto fide = fideLayoutOfHeader(line, partName)) {
        result.kind = std::move(*fide);
    } else if (auto table = dsbLayoutOfHeader(line)) {
        result.kind = std::move(*table);
    } else if (auto dos = dsbLayoutOfDosLine(line)) {
        result.kind = std::move(*dos);
    } else if (isLstLine(line)) {
        result.kind = ListRecognition::Lst{};
        result.encoding = detectListEncoding(sample, ListEncoding::Cp437);
    } else {
        return std::nullopt;
    }
    return result;
}

std::unique_ptr<ListRowReader> listReader(const ListRecognition& recognition,
                                          std::unique_ptr<ListInput> input, std::string partName)
{
    auto decoded = decodedListInput(std::move(input), recognition.encoding);
    const ListEncoding encoding = isUtf16(recognition.encoding) ? ListEncoding::Utf8 : recognition.encoding;
    if (const auto* dsb = std::get_if<DsbLayout>(&recognition.kind))
        return std::make_unique<DsbReader>(std::move(decoded), encoding, *dsb, std::move(partName));
    if (const auto* fide = std::get_if<FideLayout>(&recognition.kind))
        return std::make_unique<FideTextReader>(std::move(decoded), encoding, *fide, std::move(partName));
    if (std::holds_alternative<ListRecognition::FideXml>(recognition.kind))
        return std::make_unique<FideXmlReader>(std::move(decoded), encoding, partName);
    return std::make_unique<LstReader>(std::move(decoded), encoding);
}

} // namespace zahlmeister::app
