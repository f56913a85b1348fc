// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/parametertext.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kMostDecimals = 9; ///< of the smallest tolerance that ships

struct UnitWord {
    std::string_view unit;
    const char* word;
};

class ParameterTextTr {
    Q_DECLARE_TR_FUNCTIONS(ParameterText)

public:
    static constexpr auto kUnits = std::to_array<UnitWord>({
        {"points", QT_TR_NOOP("rating points")},
        {"score", QT_TR_NOOP("points of games")},
        {"coefficient", QT_TR_NOOP("coefficient")},
        {"factor", QT_TR_NOOP("factor")},
        {"index", QT_TR_NOOP("index")},
        {"games", QT_TR_NOOP("games")},
        {"half_points", QT_TR_NOOP("half points")},
        {"moves", QT_TR_NOOP("moves")},
        {"steps", QT_TR_NOOP("steps")},
        {"decimals", QT_TR_NOOP("decimals")},
        {"years", QT_TR_NOOP("years")},
        {"months", QT_TR_NOOP("months")},
        {"weeks", QT_TR_NOOP("weeks")},
        {"days", QT_TR_NOOP("days")},
        {"date", QT_TR_NOOP("day")},
        {"minutes", QT_TR_NOOP("minutes")},
        {"seconds", QT_TR_NOOP("seconds")},
        {"flag", QT_TR_NOOP("1 yes, 0 no")},
        {"choice", QT_TR_NOOP("number of a choice")},
    });
    static_assert(std::ranges::equal(kUnits, engine::kParameterUnits, {}, &UnitWord::unit));
};

} // namespace

QString valuesText(const std::vector<double>& values)
{
    QStringList texts;
    for (const double value : values)
        texts += formatNumberShort(value, kMostDecimals);
    return texts.join(u"  "_s);
}

QString unitText(std::string_view unit)
{
    const auto found = std::ranges::find(ParameterTextTr::kUnits, unit, &UnitWord::unit);
    return found == ParameterTextTr::kUnits.end() ? fromEngine(unit) : ParameterTextTr::tr(found->word);
}

QString rangeText(const engine::ParameterRange& range)
{
    const QString pattern =
        range.count == 1 && range.isWhole   ? ParameterTextTr::tr("a whole number from %1 to %2")
        : range.count == 1                  ? ParameterTextTr::tr("a number from %1 to %2")
        : range.count == 0 && range.isWhole ? ParameterTextTr::tr("whole numbers from %1 to %2")
        : range.count == 0                  ? ParameterTextTr::tr("numbers from %1 to %2")
        : range.isWhole                     ? ParameterTextTr::tr("%3 whole numbers from %1 to %2")
                                            : ParameterTextTr::tr("%3 numbers from %1 to %2");
    return fillPattern(pattern, {formatNumberShort(range.least, kMostDecimals),
                                 formatNumberShort(range.most, kMostDecimals), QString::number(range.count)});
}

} // namespace zahlmeister::ui
