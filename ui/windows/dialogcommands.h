// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "app/identify/personfinder.h"
#include "app/session/session.h"
#include "app/session/submissionwatch.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

class MessageBar;
class TournamentStage;

/// @brief The commands of the dialogs that stay open beside the window. Each is there once: asked for again,
/// it comes to the front.
class DialogCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window owns the dialogs
    DialogCommands(app::Session& session, app::SubmissionWatch& submissions, app::PersonFinder& finder,
                   TournamentStage& stage, MessageBar& messages, QWidget& window);

    /// @brief Shows the rating lists, and offers to import files when there are any.
    void showLists(const QStringList& files = {});
    /// @brief Shows the dialog of identities, for the whole field or for one participant.
    void identify(std::optional<engine::ParticipantNumber> number);
    /// @brief Says that something was imported, and offers to look the names up. In the sample it warns that
    /// there the tournament counts for nothing, and offers to go back to the own file.
    void sayImported(const QString& text);
    [[nodiscard]] bool showsPreferences() const;

Q_SIGNALS:
    /// @brief As PreferencesDialog says it.
    void appearanceChosen(zahlmeister::ui::Appearance appearance);
    void rebuildWanted();
    /// @brief The preferences were left: who evaluates may be somebody else.
    void preferencesClosed();
    /// @brief Out of the sample, back to the own file.
    void ownFileWanted();

private:
    void makeOfTournament();
    void makeOfProgram();
    void showAbout();
    void showDecisions();
    [[nodiscard]] std::string rulesInUse() const;
    [[nodiscard]] std::vector<engine::RuleVersion> ruleVersions() const;

    app::Session& m_session;
    app::SubmissionWatch& m_submissions;
    app::PersonFinder& m_finder;
    TournamentStage& m_stage;
    MessageBar& m_messages;
    QWidget& m_window;
};

} // namespace zahlmeister::ui
