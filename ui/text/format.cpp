// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/format.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QRegularExpression>

#include "app/spelling/result.h"
#include "engine/base/rounding.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class FormatTr {
    Q_DECLARE_TR_FUNCTIONS(Format)
};

constexpr QChar kMinus(0x2212);
constexpr QChar kPlusMinus(0x00b1);
constexpr QChar kHalf(0x00bd);

/// Rounded here and not by QLocale, which rounds the binary value: 2.5 becomes 3, and 33.65 becomes 33.7.
double rounded(double value, int decimals)
{
    static constexpr std::array kPowers{1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    Q_ASSERT(decimals >= 0 && decimals < static_cast<int>(kPowers.size()));
    const double power = kPowers[static_cast<std::size_t>(decimals)];
    return static_cast<double>(engine::roundCommercial(value * power)) / power;
}

} // namespace

QString formatNumber(double value, int decimals)
{
    const double shown = rounded(value, decimals);
    QLocale locale = textLocale();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const QString magnitude = locale.toString(std::fabs(shown), 'f', decimals);
    // QLocale writes a hyphen for the minus of most languages; in tables it is too short beside a plus.
    return shown < 0 ? kMinus + magnitude : magnitude;
}

QString formatNumberShort(double value, int maximumDecimals)
{
    int decimals = maximumDecimals;
    // Exact comparison is meant: both sides come from the same rounding to powers of ten.
    while (decimals > 0 && rounded(value, decimals) == rounded(value, decimals - 1))
        --decimals;
    return formatNumber(value, decimals);
}

QString formatCount(qint64 value)
{
    return formatNumber(static_cast<double>(value), 0);
}

QString formatRating(std::optional<int> rating, std::optional<int> index)
{
    const QString text = rating ? formatCount(*rating) : QString();
    return rating && index ? text + u" – "_s + formatCount(*index) : text;
}

QString formatScore(engine::Score score)
{
    const int half = score.halfPoints();
    QString text = half < 0 ? QString(kMinus) : QString();
    const int whole = std::abs(half) / 2;
    if (whole > 0 || half == 0)
        text += QString::number(whole);
    if (half % 2 != 0)
        text += kHalf;
    return text;
}

QString formatExpected(double expected)
{
    return formatNumber(expected, 3);
}

QString formatCoefficient(double coefficient)
{
    return formatNumber(coefficient, 1);
}

QString formatChange(int change)
{
    return change == 0 ? kPlusMinus + formatNumber(0, 0) : formatSigned(change, 0);
}

QString formatGameChange(double change)
{
    return rounded(change, 1) == 0 ? kPlusMinus + formatNumber(0, 1) : formatSigned(change, 1);
}

QString formatSigned(double value, int decimals)
{
    const QString text = formatNumber(value, decimals);
    return rounded(value, decimals) > 0 ? u'+' + text : text;
}

QString formatDate(const std::optional<engine::Date>& date)
{
    if (!date)
        return {};
    // English day and month in figures could be read either way round, so the month is a word there.
    const auto pattern = textLanguage() == Language::English ? u"d MMM yyyy"_s : u"dd.MM.yyyy"_s;
    return textLocale().toString(QDate(date->year(), date->month(), date->day()), pattern);
}

QString formatDateEntry(const engine::Date& date)
{
    return QDate(date.year(), date.month(), date.day()).toString(u"dd.MM.yyyy");
}

QString formatBound(const std::optional<engine::RatingBound>& bound)
{
    if (!bound)
        return {};
    return *bound == engine::RatingBound::OrBetter ? u"≤ "_s : u"≥ "_s;
}

QString formatSide(engine::SideResult side)
{
    return side == engine::SideResult::ForfeitLoss ? QString(kMinus)
                                                   : QString(app::signOfSide(side)).trimmed();
}

QString sideInWords(engine::SideResult side)
{
    switch (side) {
    case engine::SideResult::NotPlayed: return FormatTr::tr("still open");
    case engine::SideResult::Win: return FormatTr::tr("won");
    case engine::SideResult::Draw: return FormatTr::tr("draw");
    case engine::SideResult::Loss: return FormatTr::tr("lost");
    case engine::SideResult::ForfeitWin: return FormatTr::tr("won by forfeit");
    case engine::SideResult::ForfeitLoss: return FormatTr::tr("lost by forfeit");
    }
    return {};
}

qsizetype figureLength(const QString& text)
{
    qsizetype length = text.size();
    for (const QString& tail : {u" – "_s, textLocale().decimalPoint(), QString(kHalf)}) {
        if (const qsizetype at = text.indexOf(tail); at >= 0)
            length = std::min(length, at);
    }
    return length;
}

QString formatResult(engine::GameResult result)
{
    if (result == engine::kNotPlayed)
        return {};
    return formatSide(result.white) + u':' + formatSide(result.black);
}

QStringList awardedTexts(const engine::Tournament& tournament, engine::ParticipantNumber participant)
{
    QStringList texts;
    for (const engine::Game& game : tournament.games) {
        const bool isWhite = game.white == participant;
        if (!game.awarded || *game.awarded == game.result || (!isWhite && game.black != participant))
            continue;
        const auto seen = [isWhite](engine::GameResult result) {
            return formatResult(isWhite ? result : result.mirrored());
        };
        const QString opponent = formatName(tournament, isWhite ? game.black : game.white);
        const QString place =
            game.round ? fillPattern(FormatTr::tr("Round %1, %2"), {formatCount(*game.round), opponent})
                       : opponent;
        texts += fillPattern(game.result == engine::kNotPlayed
                                 ? FormatTr::tr("%1: not played; %3 was awarded for the table.")
                                 : FormatTr::tr("%1: %2 on the board; %3 was awarded for the table."),
                             {place, seen(game.result), seen(*game.awarded)});
    }
    return texts;
}

QString boardResultText(const engine::Game& game, engine::ParticipantNumber from)
{
    const engine::GameResult result = game.white == from ? game.result : game.result.mirrored();
    return result == engine::kNotPlayed
               ? FormatTr::tr("(awarded; not played)")
               : fillPattern(FormatTr::tr("(awarded; %1 on the board)"), {formatResult(result)});
}

QString formatName(const engine::Participant& participant)
{
    if (!participant.name.empty())
        return fromEngine(participant.name);
    return FormatTr::tr("Player %1").arg(participant.number.value());
}

QString formatName(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    const auto position = tournament.indexOf(number);
    return formatName(position ? tournament.participants[*position] : engine::Participant{number});
}

QString formatSurname(QStringView name)
{
    const qsizetype comma = name.indexOf(u',');
    return (comma < 0 ? name : name.left(comma)).trimmed().toString();
}

QString formatSignature(const QString& name)
{
    const QStringList parts = name.split(u',');
    return parts.size() == 2 ? QString(parts[1].trimmed() % u' ' % parts[0].trimmed()).trimmed() : name;
}

QString programName()
{
    return QString(u"Zahlmeister "_s + QCoreApplication::applicationVersion()).trimmed();
}

QString formatParticipant(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    const QString player = FormatTr::tr("Player %1").arg(number.value());
    const auto position = tournament.indexOf(number);
    const std::string name = position ? tournament.participants[*position].name : std::string();
    return name.empty() ? player : player + u", "_s + fromEngine(name);
}

std::optional<double> parseNumber(const QString& text)
{
    bool isNumber = false;
    const double number = text.trimmed().replace(u',', u'.').toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QString fillPattern(const QString& pattern, const QStringList& args)
{
    QString text;
    text.reserve(pattern.size() + 32);
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const QChar next = at + 1 < pattern.size() ? pattern.at(at + 1) : QChar();
        if (pattern.at(at) == u'%' && next >= u'1' && next <= u'9') {
            text += args.value(next.digitValue() - 1);
            ++at;
        } else {
            text += pattern.at(at);
        }
    }
    return text;
}

QStringList filledLines(const QString& text, const std::function<bool(const QString& line)>& fits)
{
    QStringList lines;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.isEmpty() && fits(lines.back() + u' ' + word))
            lines.back() += u' ' + word;
        else
            lines += word;
    }
    return lines;
}

QStringList fromEngine(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list += fromEngine(text);
    return list;
}

QString fillParameters(const QString& pattern, const engine::RuleVersion& version)
{
    static const QRegularExpression place(u"\\{(\\w+)\\}"_s);
    constexpr int kDecimals = 3;
    QString text = pattern;
    for (auto match = place.match(text); match.hasMatch();) {
        const auto value = version.number(match.captured(1).toStdString());
        const QString number = value.has_value() ? formatNumberShort(*value, kDecimals) : u"…"_s;
        text.replace(match.capturedStart(), match.capturedLength(), number);
        match = place.match(text, match.capturedStart() + number.size());
    }
    return text;
}

} // namespace zahlmeister::ui
