// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "ui/print/sheetrequest.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;

namespace zahlmeister::ui {

class RuleVersionBox;

/// @brief What to print: the kind of sheet, whose, how it lies, and in which language.
class SheetChoice : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive this
    explicit SheetChoice(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief What is chosen at present.
    [[nodiscard]] SheetRequest request() const;

    /// @brief The kind of sheet, as it is called.
    [[nodiscard]] QString title() const;

    /// @brief Whether every player gets a file of his own.
    [[nodiscard]] bool isPerPlayer() const;

    /// @brief Whether there are sheets of the chosen kind: for anybody, and for anybody who is chosen.
    [[nodiscard]] bool isAnybodyOffered() const;
    [[nodiscard]] bool isAnybodyChosen() const;

    /// @brief Offers the participants and rule versions that there are now.
    void refresh();

Q_SIGNALS:
    /// @brief request() changed.
    void changed();

private:
    [[nodiscard]] QWidget* buildPlayers();
    void build();
    void connectAll();
    void fillKinds();
    void fillTeams();
    void fillClubs();
    void fillPlayers();
    void checkAll(Qt::CheckState state);
    void showWhatFits();
    [[nodiscard]] SheetKind kind() const;
    [[nodiscard]] std::string chosenTeam() const;
    [[nodiscard]] std::string chosenClub() const;
    [[nodiscard]] bool isExcluded(const engine::Participant& participant) const;
    /// Whether there are sheets of this kind for a participant.
    [[nodiscard]] bool isOffered(const engine::Participant& participant) const;

    app::LiveEvaluation& m_evaluation;
    QComboBox* m_kind;
    QComboBox* m_team;  ///< of a league
    QComboBox* m_round; ///< likewise
    QComboBox* m_club;  ///< where players are of several
    QLabel* m_teamLabel = nullptr;
    QLabel* m_orderLabel = nullptr;
    QLabel* m_roundLabel = nullptr;
    RuleVersionBox* m_compared; ///< the other rule version of a comparison
    QLabel* m_comparedLabel = nullptr;
    QListWidget* m_players;
    QWidget* m_playersChoice; ///< the list, its label and its buttons
    QComboBox* m_orientation;
    QComboBox* m_order;
    QComboBox* m_language;
    QCheckBox* m_twoToAPage;
    QCheckBox* m_perPlayer;
    std::set<int> m_excluded; ///< numbers of players whose sheets are not wanted
};

} // namespace zahlmeister::ui
