// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringView>

#include "app/notes/notelist.h"
#include "engine/model/tournament.h"

/// Birth dates as tournament files have them. Zeros stand for what is not known; what cannot be read is noted
/// and left out.
namespace zahlmeister::app {

/// @brief Reads a year, `dd.mm.yyyy`, `yyyy-mm-dd` or `yyyymmdd`; day and month may be 00.
void readBirth(QStringView text, engine::Participant& participant, ImportPlace place, NoteList& notes);

/// @brief Reads a year of four digits, `ddmmyy` or `ddmmyyyy`, and all that readBirth() reads; eight digits
/// that are a day only the other way round, `yyyymmdd`, are noted.
/// @param tournament tells the century of two digits: nobody is younger than three years. Nothing: the
/// century is taken for which he is born before 2030, and noted
void readShortBirth(QStringView text, std::optional<engine::Date> tournament,
                    engine::Participant& participant, ImportPlace place, NoteList& notes);

} // namespace zahlmeister::app
