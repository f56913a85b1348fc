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

QString signOf(app::ImportLevel level)
{
    switch (level) {
    case app::ImportLevel::Refused: return u"✕"_s;
    case app::ImportLevel::Doubt: return u"!"_s;
    case app::ImportLevel::Adjusted: break;
    }
    return u"i"_s;
}

ColorRole roleOf(app::ImportLevel level)
{
    switch (level) {
    case app::ImportLevel::Refused: return ColorRole::Negative;
    case app::ImportLevel::Doubt: return ColorRole::Amber;
    case app::ImportLevel::Adjusted: break;
    }
    return ColorRole::SecondaryText;
}

} // namespace

ImportNotesModel::ImportNotesModel(QObject* parent) : QAbstractTableModel(parent) { }

void ImportNotesModel::setNotes(std::vector<app::ImportNote> notes)
{
    beginResetModel();
    m_notes = std::move(notes);
    std::ranges::stable_sort(m_notes, std::ranges::greater(), &app::ImportNote::level);
    endResetModel();
}

QString ImportNotesModel::copyText() const
{
    QStringList lines;
    for (const app::ImportNote& note : m_notes) {
        const QString place = importPlaceText(note.place);
        lines += (place.isEmpty() ? QString() : place + u": "_s) + importNoteText(note);
    }
    return lines.join(u'\n');
}

int ImportNotesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_notes.size());
}

int ImportNotesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ImportNotesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const app::ImportNote& note = m_notes[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == SignColumn    ? signOf(note.level)
               : index.column() == PlaceColumn ? importPlaceText(note.place)
                                               : importNoteText(note);
    case Qt::ForegroundRole:
        if (index.column() == SignColumn)
            return color(roleOf(note.level), QApplication::palette());
        if (index.column() == PlaceColumn)
            return color(ColorRole::SecondaryText, QApplication::palette());
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == SignColumn ? int(Qt::AlignHCenter | Qt::AlignTop)
                                            : int(Qt::AlignLeft | Qt::AlignTop);
    case Qt::AccessibleTextRole:
        if (index.column() != SignColumn)
            return {};
        return note.level == app::ImportLevel::Refused ? tr("refused")
               : note.level == app::ImportLevel::Doubt ? tr("doubtful")
                                                       : tr("adjusted");
    default: return {};
    }
}

QVariant ImportNotesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == PlaceColumn ? tr("Place") : section == TextColumn ? tr("Remark") : QString();
}

} // namespace zahlmeister::ui
