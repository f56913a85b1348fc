// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/jointext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/editnametext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(JoinText)
};

} // namespace

QString joinDoubtText(const app::JoinDoubt& doubt)
{
    using enum app::JoinDoubtCode;
    QStringList args = fromEngine(doubt.args);
    const int count = args.isEmpty() ? 0 : args.front().toInt();
    switch (doubt.code) {
    case Level:
        args.replaceInStrings(QRegularExpression(u"^$"_s), Tr::tr("none"));
        return fillPattern(Tr::tr("They are of different organisation levels: %1. Only those of one level "
                                  "can be one tournament (WO 4.2.4.3)."),
                           {args.join(u", "_s)});
    case Rules:
        args.replaceInStrings(QRegularExpression(u"^$"_s), Tr::tr("by the end date"));
        return fillPattern(Tr::tr("They name different rules: %1."), {args.join(u", "_s)});
    case Contradiction:
        return fillPattern(Tr::tr("Round %3, %1 – %2: the reports have different results."), args);
    case Repeated: return Tr::tr("%n game(s) that several reports have are taken once.", nullptr, count);
    case Rounds:
        return fillPattern(Tr::tr("The rounds of report %1 are counted on from %2."),
                           {args.value(0), formatCount(args.value(1).toInt() + 1)});
    case Conditions:
        for (QString& arg : args)
            arg = fieldName(arg);
        return fillPattern(Tr::tr("These data differ; those of the first report hold: %1."),
                           {args.join(u", "_s)});
    case Period: break;
    }
    return Tr::tr("They are classes of their own, but do not begin and end on the same days (WO 4.2.4.3).");
}

} // namespace zahlmeister::ui
