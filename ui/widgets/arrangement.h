// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>

#include <QBoxLayout>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFont>
#include <QFormLayout>
#include <QKeySequence>
#include <QPushButton>
#include <QSize>

#include "ui/theme/rolelabel.h"

class QMimeData;
class QSplitter;

/// How pages and dialogs arrange what is in them, said once: the distances are those of the grid.
namespace zahlmeister::ui {

/// @brief What stands in a row or a column: a widget, a layout in it, or room.
struct Part {
    // A list of parts names widgets and layouts as they are.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Part(QWidget* shown, int share = 0, Qt::Alignment place = {})
        : widget(shown), stretch(share), alignment(place)
    {
    }
    // NOLINTNEXTLINE(google-explicit-constructor)
    Part(QLayout* inner, int share = 0) : layout(inner), stretch(share) { }
    /// @brief Room: its share of what is free, or so many pixels.
    Part(int share, int pixels) : stretch(share), room(pixels) { }

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0; ///< share of the free room
    int room = 0;    ///< in pixels
    Qt::Alignment alignment = {};
};

/// @brief Room that takes what the others leave free.
[[nodiscard]] inline Part freeRoom(int share = 1)
{
    return {share, 0};
}

/// @brief Room of so many pixels beside that between all parts.
[[nodiscard]] inline Part fixedRoom(int pixels)
{
    return {0, pixels};
}

/// @brief The same margin on all four sides.
[[nodiscard]] inline QMargins allAround(int margin)
{
    return {margin, margin, margin, margin};
}

/// @brief A row or a column without margins, for a place in another layout.
/// @param spacing between two parts, in pixels
[[nodiscard]] QHBoxLayout* rowOf(int spacing, std::initializer_list<Part> parts);
[[nodiscard]] QVBoxLayout* columnOf(int spacing, std::initializer_list<Part> parts);

/// @brief The same with the unit of the grid between the parts.
/// @param of whose font decides on the distances
[[nodiscard]] QHBoxLayout* rowOf(const QWidget* of, std::initializer_list<Part> parts);
[[nodiscard]] QVBoxLayout* columnOf(const QWidget* of, std::initializer_list<Part> parts);

/// @brief Fills a widget with a column or a row.
/// @param spacing between two parts, in pixels
/// @return the layout
QVBoxLayout* fillColumn(QWidget* widget, const QMargins& margins, int spacing,
                        std::initializer_list<Part> parts);
QHBoxLayout* fillRow(QWidget* widget, const QMargins& margins, int spacing,
                     std::initializer_list<Part> parts);

/// @brief The same to the edges of the widget, with the unit of the grid between the parts.
/// @return the layout, for other distances
QVBoxLayout* fillColumn(QWidget* widget, std::initializer_list<Part> parts);
QHBoxLayout* fillRow(QWidget* widget, std::initializer_list<Part> parts);

/// @brief Fills a dialog with a column inside the margin.
/// @param firstSize in pixels of the design, before the user gives it another one; the screen bounds it
/// @param messages above the column and as wide as the dialog; nullptr: none
/// @return the column, for other distances
QVBoxLayout* fillDialog(QDialog* dialog, QSize firstSize, std::initializer_list<Part> parts,
                        QWidget* messages = nullptr);

/// @brief The last row of a dialog that is closed when one has seen enough, with the commands beside it.
[[nodiscard]] QDialogButtonBox* closeBox(QDialog* dialog, std::initializer_list<QPushButton*> commands = {});

/// @brief The last row of a dialog that is answered: a verb accepts it, "Cancel" does not.
[[nodiscard]] QDialogButtonBox* answerBox(QDialog* dialog, const QString& verb);

/// @brief The margin of dialogs, on all four sides.
[[nodiscard]] QMargins marginOf(const QWidget* of);

/// @brief A form: captions to the right beside fields of their own widths.
/// @param of whose font decides on the distances
[[nodiscard]] QFormLayout* formOf(const QWidget* of);

/// @brief Adds a row of several parts to a form, whose caption leads to one of them.
void addRow(QFormLayout& form, const QString& caption, QLayout* row, QWidget* field);

/// @brief Adds a field to a form, called by screen readers as its caption unless it has a name of its own.
/// @param hint beside the field, and its description; may be empty
void addRow(QFormLayout& form, const QString& caption, QWidget* field, const QString& hint = {});

/// @brief Two widgets side by side, of which neither can be pushed out of sight.
/// @param shares of the room that is free
[[nodiscard]] QSplitter* splitterOf(QWidget* parent, QWidget* left, QWidget* right,
                                    std::pair<int, int> shares);

/// @brief Offers values by their names; the data of an item is the number of its value.
template <class Value>
void offer(QComboBox& box, std::initializer_list<Value> values, QString (*name)(Value))
{
    for (const Value value : values)
        box.addItem(name(value), static_cast<int>(value));
}

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

/// @brief Gives a new widget the name that a screen reader says where no caption does.
template <class Widget>
Widget* withAccessibleName(Widget* widget, const QString& name)
{
    widget->setAccessibleName(name);
    return widget;
}

/// @brief Gives a new widget the name by which it is found.
/// @param spoken what a screen reader calls it, where no caption does
template <class Widget>
Widget* named(Widget* widget, const QString& name, const QString& spoken = {})
{
    widget->setObjectName(name);
    if (!spoken.isEmpty())
        widget->setAccessibleName(spoken);
    return widget;
}

/// @brief A label for sentences: plain text, wrapped.
[[nodiscard]] QLabel* sentenceLabel(QWidget* parent, const QString& text = {});
/// @brief Likewise, in the quiet colour of what is said beside the matter.
[[nodiscard]] RoleLabel* quietLabel(QWidget* parent, const QString& text = {});

/// @brief The caption of a field, whose mnemonic goes to it.
[[nodiscard]] QLabel* captionOf(const QString& text, QWidget* field);

/// @brief Says in a line of a dialog what became of a command: red when it failed, else quiet.
void say(RoleLabel& line, const QString& text, bool isProblem);

/// @brief The files of this computer that were dropped, by their paths.
[[nodiscard]] QStringList localFiles(const QMimeData& dropped);

/// @brief The setting of documentsFolder(); empty: the desktop's folder of documents, or home without one.
inline constexpr QLatin1StringView kFolderSetting("folder");

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

/// @brief A key that presses a button besides the letter of its text, shown in the tool tip.
/// @param help what the tool tip says before the key; may be empty
void assignShortcut(QAbstractButton& button, const QKeySequence& key, const QString& help = {});

} // namespace zahlmeister::ui
