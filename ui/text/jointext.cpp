// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/jointext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/editnametext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class JoinTextTr {
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
        args.replaceInStrings(QRegularExpression(u"^$"_s), JoinTextTr::tr("none"));
        return fillPattern(
            JoinTextTr::tr("They are of different organisation levels: %1. Only those of one level "
                           "can be one tournament (WO 4.2.4.3)."),
            {args.join(u", "_s)});
    case Rules:
        args.replaceInStrings(QRegularExpression(u"^$"_s), JoinTextTr::tr("by the end date"));
        return fillPattern(JoinTextTr::tr("They name different rules: %1."), {args.join(u", "_s)});
    case Contradiction:
        return fillPattern(JoinTextTr::tr("Round %3, %1 – %2: the reports have different results."), args);
    case Repeated:
        return JoinTextTr::tr("%n game(s) that several reports have are taken once.", nullptr, count);
    case Rounds:
        return fillPattern(JoinTextTr::tr("The rounds of report %1 are counted on from %2."),
                           {args.value(0), formatCount(args.value(1).toInt() + 1)});
    case Conditions:
        for (QString& arg : args)
            arg = fieldName(arg);
        return fillPattern(JoinTextTr::tr("These data differ; those of the first report hold: %1."),
                           {args.join(u", "_s)});
    case Period: break;
    }
    return JoinTextTr::tr(
        "They are classes of their own, but do not begin and end on the same days (WO 4.2.4.3).");
}

} // namespace zahlmeister::ui
