// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/legend.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>
#include <QStringList>

#include "app/tables/cells/words.h"
#include "engine/standings/statedcheck.h"
#include "engine/standings/tiebreak.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongestLine = 200; // characters
constexpr int kMostColumns = 9;

/// Words that say which tie-break it is; of several the first one that fits.
struct LegendWords {
    const char16_t* pattern;
    const char* code;
    bool takesCuts = false;
};

constexpr std::array kWords{
    LegendWords{
        uR"(direct encounter|direkte[rs]? (?:vergleich|begegnung)|results? (?:of the players )?in the same point)",
        "DE"},
    LegendWords{uR"(sonneborn)", "SB", true},
    LegendWords{uR"(average.*buchholz|durchschnitt.*buchholz)", "AOB"},
    LegendWords{uR"(sum of buchholz|buchholz.?summe|feinwertung|buchholz of the opponents)", "BHS"},
    LegendWords{uR"(fore.?buchholz)", "FB", true},
    LegendWords{uR"(median)", "BH/M1"},
    LegendWords{uR"(buchholz)", "BH", true},
    LegendWords{uR"(wins? with black|siege mit schwarz)", "BWG"},
    LegendWords{uR"((?:games|partien).*(?:with black|mit schwarz)|most black)", "BPG"},
    LegendWords{uR"(\bWON\b|games won|gewonnene partien)", "WON"},
    LegendWords{uR"(\bWIN\b|number of (?:wins|victories)|zahl der siege|anzahl siege)", "WIN"},
    LegendWords{uR"(koya)", "KS"},
    LegendWords{uR"(progressive|cumulative|fortschritt|kumulativ)", "PS", true},
    LegendWords{uR"(average rating|elo.?schnitt|ratingschnitt|rating average)", "ARO"},
    LegendWords{uR"(performance)", "TPR"},
};

/// `variabel with parameter`: what the parameters are, the page does not say.
bool isOpen(const QString& words)
{
    static const QRegularExpression kOpen = anyCase(uR"(\bvariab[el]{2}\b|parameter)"_s);
    return kOpen.match(words).hasMatch();
}

/// `Cut1`, `(1 Streichresultat)`, `without the lowest`; nothing where none is given.
std::optional<int> cutIn(const QString& words)
{
    static const QRegularExpression kCut =
        anyCase(uR"(cut[ -]?(\d)|(\d) (?:streich|cut)|streich\w*[ :]+(\d)\b)"_s);
    const auto match = kCut.match(words);
    if (!match.hasMatch())
        return std::nullopt;
    return QString(match.captured(1) + match.captured(2) + match.captured(3)).toInt();
}

} // namespace

std::string tieBreakOfWords(const QString& words)
{
    // Programs that write the code itself, be it in brackets.
    static const QRegularExpression kCode(uR"(^\(?([A-Z]{2,4}(?:[/-][A-Z]\d?){0,2})\)?$)"_s);
    if (const auto match = kCode.match(words.trimmed()); match.hasMatch()) {
        const auto code = engine::tieBreakFromText(match.captured(1).toStdString());
        return code ? engine::tieBreakText(*code) : std::string();
    }
    const auto known = std::ranges::find_if(kWords, [&](const LegendWords& one) {
        return anyCase(QString::fromUtf16(one.pattern)).match(words).hasMatch();
    });
    if (known == kWords.end())
        return {};
    if (!known->takesCuts)
        return known->code;
    const auto cut = cutIn(words);
    if (!cut)
        return isOpen(words) ? std::string() : known->code;
    return *cut == 0 ? known->code : known->code + ("/C" + std::to_string(*cut));
}

std::map<int, TieBreakLegend> tieBreakLegend(const QString& text)
{
    static const QRegularExpression kLine = anyCase(
        uR"((?:^|[\n>])[ \t*]*(?:tie[ -]?break|tb|wtg|wertung)\.? ?([1-9])[*]* ?: *([^\n<]{2,200}))"_s);
    std::map<int, TieBreakLegend> legend;
    for (auto lines = kLine.globalMatch(text); lines.hasNext();) {
        const auto line = lines.next();
        const QString words = line.captured(2).simplified().left(kLongestLine);
        // The first legend is that of the first table.
        legend.try_emplace(line.captured(1).toInt(), TieBreakLegend{tieBreakOfWords(words), words});
        if (legend.size() == kMostColumns)
            break;
    }
    return legend;
}

void nameTieBreaks(const QString& text, TableReading& reading)
{
    if (!reading.tournament)
        return;
    const auto legend = tieBreakLegend(text);
    if (legend.empty())
        return;
    engine::Tournament& tournament = *reading.tournament;
    for (const auto& [number, line] : legend) {
        const std::string counted = std::string(engine::kStatedUnnamed) + std::to_string(number);
        bool isThere = false;
        for (engine::Participant& participant : tournament.participants) {
            const auto column =
                std::ranges::find(participant.stated, counted, &engine::StatedValue::criterion);
            if (column == participant.stated.end())
                continue;
            isThere = true;
            const bool isTaken =
                std::ranges::find(participant.stated, line.criterion, &engine::StatedValue::criterion) !=
                participant.stated.end();
            if (!line.criterion.empty() && !isTaken)
                column->criterion = line.criterion;
        }
        if (isThere && line.criterion.empty())
            reading.notes.push_back({ImportCode::BadValue,
                                     ImportLevel::Adjusted,
                                     {"tie_breaks", counted + ": " + line.text.toStdString()},
                                     {}});
    }
}

} // namespace zahlmeister::app
