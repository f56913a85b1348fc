// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStyledItemDelegate>

namespace zahlmeister::ui {

class FieldEditor;
class ParticipantsModel;

/// @brief Paints and edits the participants table. An editor whose text cannot be read stays open and says
/// why.
class ParticipantsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @brief Where the cursor goes after a field is taken.
    enum class Move { Right, Left, Down, Up };

    /// @brief Where a key takes the cursor when it takes the field: Tab and Enter, to the other side with
    /// Shift; nothing for every other key.
    [[nodiscard]] static std::optional<Move> moveOf(const QKeyEvent& event);

    /// @param model must outlive the delegate
    explicit ParticipantsDelegate(ParticipantsModel& model, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// @brief What the text of a cell needs in the font of the option.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override;
    /// @brief A text that is cut off stands in full in its tool tip.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    /// @brief The text of an editor that createEditor() made.
    [[nodiscard]] static QString editorText(const QWidget* editor);
    static void setEditorText(QWidget* editor, const QString& text);

Q_SIGNALS:
    /// @brief The text of an open editor cannot be taken; it stays.
    void refused(const QModelIndex& cell, const QString& sentence);

    /// @brief Something was typed after a refusal.
    void retyped();
    /// @brief Who the participant is shall be decided; what was typed has been taken.
    void identifyWanted();
    void moveWanted(zahlmeister::ui::ParticipantsDelegate::Move move);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool handleKey(QWidget* editor, const QKeyEvent& event);
    bool take(QWidget* editor);
    void suggestNames(FieldEditor* editor, const QPersistentModelIndex& cell);
    void paintContent(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    ParticipantsModel& m_model;
};

} // namespace zahlmeister::ui
