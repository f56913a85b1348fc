// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/formats/importedtournament.h"
#include "app/notes/notelist.h"
#include "app/text/textencoding.h"

namespace zahlmeister::app {

/// @brief What the readers of other programs' files share: the tournament as far as it is read, and what
/// there is to say about it. Texts of zeros stand for what is not known.
class ImportReader {
protected:
    /// @brief The tournament as far as it is read.
    [[nodiscard]] engine::Tournament& tournament() { return m_imported.tournament; }
    /// @brief Its header.
    [[nodiscard]] engine::TournamentHeader& header() { return tournament().header; }
    /// @brief Its participants, in the order of the file.
    [[nodiscard]] std::vector<engine::Participant>& participants() { return tournament().participants; }

    /// @brief How notes name the participant at a position.
    [[nodiscard]] std::string label(std::size_t position) const;

    /// @brief Notes an encoding other than the usual one, and letters that could not be read.
    void noteEncoding(const DecodedText& decoded, ListEncoding usual, const ImportPlace& place = {});

    /// @brief A positive number; a doubt about the field for what is none.
    [[nodiscard]] std::optional<int> number(const char* field, const QString& text, const ImportPlace& place);
    /// @brief A day of the tournament; likewise.
    [[nodiscard]] std::optional<engine::Date> day(const char* field, const QString& text,
                                                  const ImportPlace& place = {});

    /// @brief Takes a code, such as a VKZ or the id of a person; likewise.
    /// @param read of app/formats/importvalues.h
    void takeCode(const char* field, std::string& code, const QString& text, const ImportPlace& place,
                  std::optional<std::string> (*read)(QStringView text));
    /// @brief Takes the DWZ, or in its place the Elo, which is then noted.
    /// @param placeOfElo of that note
    void takeRating(engine::Participant& participant, const QString& dwz, const QString& elo,
                    const ImportPlace& place, const ImportPlace& placeOfElo);
    /// @brief Notes a value that is none of its field.
    void badValue(const char* field, const QString& text, const ImportPlace& place);

    /// @return the tournament with all notes, or those that refuse it
    [[nodiscard]] ImportResult finished();

    ImportedTournament m_imported;
    NoteList m_notes;

private:
    [[nodiscard]] std::optional<engine::Rating> rating(const QString& text, const ImportPlace& place);
};

} // namespace zahlmeister::app
