// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/importreader.h"

#include <algorithm>

#include "app/formats/importvalues.h"
#include "app/spelling/day.h"

namespace zahlmeister::app {

namespace {

bool isZero(const QString& text)
{
    return std::ranges::all_of(text, [](QChar character) { return character == u'0'; });
}

} // namespace

std::string ImportReader::label(std::size_t position) const
{
    return participantLabel(m_imported.tournament.participants[position]);
}

void ImportReader::noteEncoding(const DecodedText& decoded, ListEncoding usual, const ImportPlace& place)
{
    const std::string name(listEncodingText(decoded.encoding));
    if (!decoded.ascii && decoded.encoding != usual)
        m_notes.adjusted(ImportCode::EncodingChosen, {name}, place);
    if (!decoded.complete)
        m_notes.doubt(ImportCode::BadText, {name}, place);
}

std::optional<int> ImportReader::number(const char* field, const QString& text, const ImportPlace& place)
{
    if (isZero(text))
        return std::nullopt;
    const auto value = importedNumber(text);
    if (!value)
        m_notes.doubt(ImportCode::BadNumber, {field, text.toStdString()}, place);
    return value;
}

std::optional<engine::Date> ImportReader::day(const char* field, const QString& text,
                                              const ImportPlace& place)
{
    const auto day = dayOf(text, DayForm::Season);
    if (!day && !text.isEmpty())
        m_notes.doubt(ImportCode::BadDate, {field, text.toStdString()}, place);
    return day;
}

void ImportReader::takeCode(const char* field, std::string& code, const QString& text,
                            const ImportPlace& place, std::optional<std::string> (*read)(QStringView text))
{
    if (isZero(text))
        return;
    if (const auto value = read(text))
        code = *value;
    else
        badValue(field, text, place);
}

void ImportReader::takeRating(engine::Participant& participant, const QString& dwz, const QString& elo,
                              const ImportPlace& place, const ImportPlace& placeOfElo)
{
    participant.rating = rating(dwz, place);
    const auto foreign = rating(elo, place);
    if (participant.rating || !foreign)
        return;
    participant.rating = foreign;
    participant.ratingSource = engine::RatingSource::Fide;
    m_notes.doubt(ImportCode::RatingIsNotDwz,
                  {participantLabel(participant), std::to_string(foreign->value())}, placeOfElo);
}

std::optional<engine::Rating> ImportReader::rating(const QString& text, const ImportPlace& place)
{
    const auto value = number("rating", text, place);
    if (value && !engine::Rating::isListed(*value))
        m_notes.doubt(ImportCode::OutOfRange, {"rating", std::to_string(*value), "1–5000"}, place);
    return value ? engine::Rating::tryListed(*value) : std::nullopt;
}

void ImportReader::badValue(const char* field, const QString& text, const ImportPlace& place)
{
    m_notes.doubt(ImportCode::BadValue, {field, text.toStdString()}, place);
}

ImportResult ImportReader::finished()
{
    if (m_notes.isRefused())
        return tl::unexpected(m_notes.takeRefusals());
    m_imported.notes = m_notes.take();
    return std::move(m_imported);
}

} // namespace zahlmeister::app
