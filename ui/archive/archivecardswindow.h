// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDialog>
#include <QString>

#include "app/session/archiveroll.h"
#include "engine/evaluation/trace.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace zahlmeister::ui {

class CardOutput;
class MessageBar;
class PersonsPane;
class PlayerCardPage;
class RoleLabel;
class WhyPanel;

/// @brief The player cards of a whole association: found while somebody types, and the card of whom he
/// chooses, as those of the work file are shown. Not modal. A number is asked *Warum?* as there: of a
/// tournament whose games may be seen, everything is there for it.
///
/// A lost server is reported in a line; what is on show stays there.
class ArchiveCardsWindow : public QDialog {
    Q_OBJECT

public:
    /// @param link must outlive the window
    explicit ArchiveCardsWindow(app::ArchiveLink& link, QWidget* parent = nullptr);
    ~ArchiveCardsWindow() override;

    /// @brief Shows the card of a person.
    /// @param id in the archive
    void showPerson(const QString& id);

    [[nodiscard]] PersonsPane& pane() const { return *m_pane; }
    [[nodiscard]] PlayerCardPage& card() const { return *m_card; }
    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }
    /// @brief What explains a number; nullptr until one is asked.
    [[nodiscard]] WhyPanel* why() const { return m_why; }

private:
    void arrange();
    void connectCard();
    void explain(engine::TournamentId tournament, engine::ParticipantNumber participant,
                 engine::Quantity quantity);
    void forgetWhy();
    void follow();
    void tellMore();
    void showCard(const QString& id);

    app::ArchiveLink& m_link;
    QString m_computed; ///< the state of the archive that is shown
    app::ArchiveRoll m_found;
    app::ArchiveCardRoll m_open;
    MessageBar* m_messages;
    PersonsPane* m_pane;
    PlayerCardPage* m_card;
    QStackedWidget* m_stack;
    RoleLabel* m_more;   ///< others are found, too
    RoleLabel* m_hidden; ///< games that may not be seen
    CardOutput* m_output;
    QWidget* m_whyPlace; ///< hidden while nothing is explained
    QPushButton* m_showWhy;
    QSplitter* m_cardAndWhy = nullptr;
    bool m_hasOpenedWhy = false;
    WhyPanel* m_why = nullptr;
    std::shared_ptr<const app::ChronicleTournament> m_explained; ///< of which the panel tells
};

} // namespace zahlmeister::ui
