// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/details.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/spelling/day.h"
#include "app/tables/cells/figures.h"
#include "app/tables/cells/words.h"
#include "app/text/cellgrid.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongestDetails = 400; // characters
constexpr int kLargestRound = 999;

void addDetail(const QString& key, const QString& value, engine::TournamentHeader& header)
{
    static const WordSet kPlace(
        u"ort|spielort|turnierort|austragungsort|veranstaltungsort|location|place|venue"_s);
    static const WordSet kDays(u"datum|zeitraum|date|dates"_s);
    static const WordSet kStart(u"beginn|turnierbeginn|start date"_s);
    static const WordSet kEnd(u"ende|turnierende|end date"_s);
    static const WordSet kRounds(u"runden|rundenanzahl|rundenzahl|anzahl runden|anzahl der runden|"
                                 "number of rounds|rounds"_s);
    static const WordSet kTime(u"bedenkzeit|time control|rate of play"_s);
    const auto days = daysInText(value);
    if (kPlace.contains(key) && header.place.empty()) {
        header.place = value.toStdString();
    } else if (kTime.contains(key) && header.timeControl.empty()) {
        header.timeControl = value.toStdString();
    } else if (kRounds.contains(key)) {
        const auto rounds = numberOfCell(value);
        if (rounds && *rounds >= 1 && *rounds <= kLargestRound)
            header.rounds = std::max(header.rounds.value_or(0), *rounds);
    } else if (days) {
        if ((kDays.contains(key) || kStart.contains(key)) && !header.start)
            header.start = days->first;
        if ((kDays.contains(key) || kEnd.contains(key)) && !header.end)
            header.end = days->second;
    }
}

} // namespace

std::optional<std::pair<engine::Date, engine::Date>> daysInText(const QString& text)
{
    static const QRegularExpression kUntil = anyCase(u"(?:\\s+(?:to|bis|until)\\s+|\\s+[-\u2013]\\s*)"_s);
    const QStringList parts = text.split(kUntil);
    const auto first = dayOf(parts.front(), DayForm::InText);
    const auto last = dayOf(parts.back(), DayForm::InText);
    if (!first || !last || parts.size() > 2 || *last < *first)
        return std::nullopt;
    return std::pair(*first, *last);
}

std::optional<bool> homeHasWhiteOnOddBoards(const QString& line)
{
    static const QRegularExpression kSide =
        anyCase(uR"(\b(?:(heim|gastgeber|home)|gast|g\x{00e4}ste|guest))"_s);
    static const QRegularExpression kBoards = anyCase(
        uR"(\b(?:(ungerade|brett(?:ern?)? 1\b|ersten? brett|1\. brett|spitzenbrett|odd)|gerade|brett(?:ern?)? 2\b|even))"_s);
    static const QRegularExpression kColour = anyCase(u"\\b(?:(wei(?:\u00df|ss)|white)|schwarz|black)"_s);
    if (line.size() > kLongestDetails)
        return std::nullopt;
    const auto side = kSide.match(line);
    const auto boards = kBoards.match(line);
    const auto colour = kColour.match(line);
    if (!side.hasMatch() || !boards.hasMatch() || !colour.hasMatch())
        return std::nullopt;
    const bool white = colour.hasCaptured(1) == boards.hasCaptured(1);
    return white == side.hasCaptured(1);
}

void addDetails(const QString& line, engine::TournamentHeader& header)
{
    static const QRegularExpression kKey(
        uR"((?:^|, )(\p{L}[\p{L}\x{00d8} -]{2,40}?)(?: ?\([^()]*\))? ?:(?: |$))"_s);
    const QString text = tidyCell(line);
    if (text.size() > kLongestDetails)
        return;
    for (auto keys = kKey.globalMatch(text); keys.hasNext();) {
        const auto key = keys.next();
        const qsizetype end = keys.hasNext() ? keys.peekNext().capturedStart() : text.size();
        const QString value = text.mid(key.capturedEnd(), end - key.capturedEnd()).trimmed();
        if (!value.isEmpty())
            addDetail(key.captured(1), value, header);
    }
}

} // namespace zahlmeister::app
