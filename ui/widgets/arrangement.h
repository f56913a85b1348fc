// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>

#include <QBoxLayout>
#include <QDialog>
#include <QFont>
#include <QPushButton>
#include <QSize>

#include "ui/theme/rolelabel.h"

/// How pages and dialogs arrange what is in them, said once: the distances are those of the grid.
namespace zahlmeister::ui {

/// @brief What stands in a row or a column: a widget, a layout in it, or free room.
struct Part {
    Part(QWidget* shown, int share = 0, Qt::Alignment place = {})
        : widget(shown), stretch(share), alignment(place)
    {
    }
    Part(QLayout* inner, int share = 0) : layout(inner), stretch(share) { }
    /// @brief Free room.
    explicit Part(int share) : stretch(share) { }

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0; ///< share of the free room
    Qt::Alignment alignment = {};
};

/// @brief Room that takes what the others leave free.
[[nodiscard]] inline Part freeRoom(int share = 1)
{
    return Part(share);
}

/// @brief A row or a column without margins, the unit of the grid between its parts.
/// @param of whose font decides on the distances
[[nodiscard]] QHBoxLayout* rowOf(const QWidget* of, std::initializer_list<Part> parts);
[[nodiscard]] QVBoxLayout* columnOf(const QWidget* of, std::initializer_list<Part> parts);

/// @brief Fills a widget with a column or a row that reaches its edges.
/// @return the layout, for other distances
QVBoxLayout* fillColumn(QWidget* widget, std::initializer_list<Part> parts);
QHBoxLayout* fillRow(QWidget* widget, std::initializer_list<Part> parts);

/// @brief Fills a dialog with a column inside the margin.
/// @param firstSize in pixels of the design, before the user gives it another one
/// @param messages above the column and as wide as the dialog; nullptr: none
/// @return the column, for other distances
QVBoxLayout* fillDialog(QDialog* dialog, QSize firstSize, std::initializer_list<Part> parts,
                        QWidget* messages = nullptr);

/// @brief The margin of dialogs, on all four sides.
[[nodiscard]] QMargins marginOf(const QWidget* of);

/// @brief A button that Enter does not press unless it has the focus.
/// @param receiver its parent, until a layout takes it elsewhere
template <class Receiver, class Method>
[[nodiscard]] QPushButton* pushButton(const QString& text, Receiver* receiver, Method method)
{
    auto* button = new QPushButton(text, receiver);
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, receiver, method);
    return button;
}

/// @brief A label for sentences: plain text, wrapped.
[[nodiscard]] QLabel* sentenceLabel(QWidget* parent, const QString& text = {});
/// @brief Likewise, in the quiet colour of what is said beside the matter.
[[nodiscard]] RoleLabel* quietLabel(QWidget* parent, const QString& text = {});

/// @brief The caption of a field, whose mnemonic goes to it.
[[nodiscard]] QLabel* captionOf(const QString& text, QWidget* field);

/// @brief Says in a line of a dialog what became of a command: red when it failed, else quiet.
void say(RoleLabel& line, const QString& text, bool isProblem);

/// @brief Where the user keeps what he makes, for the choice of files.
[[nodiscard]] QString documentsFolder();

/// @brief Asks where a file shall be written.
/// @param name proposed, without folder and ending
/// @param ending such as `pdf`; given to what is typed without one
/// @param filter such as `PDF (*.pdf)`
/// @return empty when the user wants none
[[nodiscard]] QString askForTarget(QWidget* parent, const QString& title, const QString& name,
                                   const QString& ending, const QString& filter);

/// @brief Makes a label heavier, and larger by a factor.
void strengthen(QLabel& label, double factor = 1, QFont::Weight weight = QFont::DemiBold);

} // namespace zahlmeister::ui
