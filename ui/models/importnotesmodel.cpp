// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/importnotesmodel.h"

#include <algorithm>

#include <QApplication>
#include <QColor>

#include "ui/text/importtext.h"
#include "ui/theme/palette.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// How a level looks, and what a screen reader says in place of its sign.
struct LevelLook {
    QString sign;
    ColorRole role;
    QString spoken;
};

LevelLook lookOf(const app::ImportNote& note)
{
    switch (note.level) {
    case app::ImportLevel::Refused: return {u"✕"_s, ColorRole::Negative, ImportNotesModel::tr("refused")};
    case app::ImportLevel::Doubt: return {u"!"_s, ColorRole::Amber, ImportNotesModel::tr("doubtful")};
    case app::ImportLevel::Adjusted: break;
    }
    return {u"i"_s, ColorRole::SecondaryText, ImportNotesModel::tr("adjusted")};
}

QColor tint(ColorRole role)
{
    return color(role, QApplication::palette());
}

} // namespace

ImportNotesModel::ImportNotesModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{{},
                 Qt::AlignHCenter | Qt::AlignTop,
                 [](const auto& note) { return lookOf(note).sign; },
                 {{Qt::ForegroundRole, [](const auto& note) { return tint(lookOf(note).role); }},
                  {Qt::AccessibleTextRole, [](const auto& note) { return lookOf(note).spoken; }}}},
                {tr("Place"),
                 Qt::AlignLeft | Qt::AlignTop,
                 [](const auto& note) { return importPlaceText(note.place); },
                 {{Qt::ForegroundRole, [](const auto&) { return tint(ColorRole::SecondaryText); }}}},
                {tr("Remark"), Qt::AlignLeft | Qt::AlignTop, importNoteText}});
}

void ImportNotesModel::setNotes(std::vector<app::ImportNote> notes)
{
    std::ranges::stable_sort(notes, std::ranges::greater(), &app::ImportNote::level);
    setRows(std::move(notes));
}

QString ImportNotesModel::copyText() const
{
    QStringList lines;
    for (const app::ImportNote& note : rows()) {
        const QString place = importPlaceText(note.place);
        lines += (place.isEmpty() ? QString() : place + u": "_s) + importNoteText(note);
    }
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
