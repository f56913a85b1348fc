// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/tournamentdocument.h"
#include "app/identify/liveidentification.h"
#include "ui/entry/participantfields.h"

namespace zahlmeister::ui {

/// @brief The participants of a document and one empty row below them that adds the next one.
///
/// The document holds the truth. The model keeps only what was typed and could not be read, so that it stays
/// on screen.
class ParticipantsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief What the delegate asks for beside the text.
    enum Role {
        RefusalRole = Qt::UserRole, ///< why the text in the cell is not a value; empty when it is one
        OverrideRole,               ///< how the value differs from the list, and why; empty when it does not
        PlaceholderRole,            ///< whether the text only announces what a new row would get
    };

    /// @param document must outlive the model
    explicit ParticipantsModel(app::TournamentDocument& document, QObject* parent = nullptr);

    [[nodiscard]] app::TournamentDocument& document() const { return m_document; }

    /// @brief What the lists say of the participants: a rating that differs is kept as an override.
    /// @param identification nullptr: nothing is known; else it must outlive the model
    void setIdentification(app::LiveIdentification* identification) { m_identification = identification; }

    /// @brief The field of a column.
    [[nodiscard]] static ParticipantField fieldAt(int column)
    {
        return static_cast<ParticipantField>(column);
    }
    /// @brief The column of a field.
    [[nodiscard]] static int columnOf(ParticipantField field) { return static_cast<int>(field); }

    /// @brief The empty row below the participants.
    [[nodiscard]] int newRow() const { return rowCount() - 1; }

    /// @brief Participant of a row; in the empty row the one that typing there would make.
    [[nodiscard]] engine::Participant participantAt(int row) const;

    /// @brief Row of a participant; the empty row for the next free number; -1 for any other number.
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;

    /// @brief Reads a text for a cell without changing anything.
    /// @return why it cannot be taken; empty when it can
    [[nodiscard]] QString refusalOf(const QModelIndex& cell, const QString& text) const;

    /// @brief Keeps what is being typed into a cell, so that a crash loses no keystroke; an empty text
    /// keeps none.
    void keepDraft(const QModelIndex& cell, const QString& text);

    /// @brief Forgets a text that is being typed into a cell or that was refused there; the value stands
    /// there again.
    /// @return whether a text was refused there
    bool forget(const QModelIndex& cell);

    /// @brief The cell whose text was refused last, unless an edit came after it; else invalid.
    [[nodiscard]] QModelIndex lastRefused() const;

    /// @brief Takes up the texts that were being typed when the program ended: all but the last stand in
    /// their cells again, with why they cannot be taken.
    /// @return the cell of the last one and its text; an invalid index when there is none for this table
    [[nodiscard]] std::pair<QModelIndex, QString> resumeDrafts();

    /// @brief Makes the participant of a row a person of the lists, by the referee's choice: name, club, ids,
    /// rating and index are taken over as one undo step. What was typed stays.
    /// @pre identification() is not nullptr
    bool takePerson(const QModelIndex& cell, const app::FoundPerson& person);

    /// @brief nullptr: nobody is looked up
    [[nodiscard]] app::LiveIdentification* identification() const { return m_identification; }

    /// @brief Removes participants with their games as one undo step.
    Result<void> removeParticipants(const std::vector<int>& rows);

    /// @brief Clears the fields as one undo step; numbers stay.
    Result<void> clear(const QModelIndexList& cells);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// @brief Reads a text (EditRole) or a tick (CheckStateRole) into a field. A text that cannot be read
    /// stays in the cell with RefusalRole set, and false is returned.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// @brief The document could not take an edit, such as on a full disk.
    void failed(const zahlmeister::Error& error);
    /// @brief A rating or an index was typed against what was recorded, and nobody has said why yet.
    void reasonMissing(zahlmeister::engine::ParticipantNumber number);

private:
    struct Refused {
        QString text;
        QString sentence;
    };

    void announceNextNumber();
    [[nodiscard]] ParticipantCell cellOf(const QModelIndex& index) const;
    [[nodiscard]] FieldReading read(const QModelIndex& cell, const QString& text) const;
    [[nodiscard]] app::EditGroup groupFor(const QModelIndex& index, const engine::Participant& changed) const;
    void refuse(const QModelIndex& index, const Refused& refused);
    void keepRefused();
    bool apply(const app::EditGroup& group);
    bool put(const QModelIndex& index, const engine::Participant& changed);
    [[nodiscard]] const Refused* refusedAt(const QModelIndex& index) const;
    [[nodiscard]] engine::Participant withOverrides(const engine::Participant& before,
                                                    const engine::Participant& changed) const;
    [[nodiscard]] QString overrideAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant toolTip(const QModelIndex& index) const;

    app::TournamentDocument& m_document;
    app::LiveIdentification* m_identification = nullptr;
    std::map<ParticipantCell, Refused> m_refused;
    std::optional<ParticipantCell> m_lastRefused;
    bool m_keepQueued = false;
    bool m_appending = false; ///< the empty row is becoming a participant
    int m_insertedBelow = 0;
    engine::ParticipantNumber m_announced; ///< what the empty row shows; it follows when rows are in place
};

} // namespace zahlmeister::ui
