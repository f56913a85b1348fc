// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chronicle/listwindow.h"

class QLineEdit;

namespace zahlmeister::ui {

class DateField;

/// @brief The tournaments of the work file, or of an archive, with what document 000, 6.5.2.1 wants to stand
/// in such a list. Of an archive it begins with those of the last year.
class TournamentListWindow : public ListWindow {
    Q_OBJECT

public:
    /// @param session must outlive the window
    /// @param archive as of ListWindow
    explicit TournamentListWindow(app::Session& session, QWidget* parent = nullptr,
                                  app::ArchiveLink* archive = nullptr);

    /// @brief Chooses, as if it was done by hand.
    void choose(const app::TournamentListRequest& request);

protected:
    [[nodiscard]] Result<Question::OfChronicle> wanted() override;
    [[nodiscard]] Question::OfArchive wantedOfArchive() override;

private:
    [[nodiscard]] static Answer answerOf(app::TournamentList list, const engine::RuleCatalog& rules);
    [[nodiscard]] std::optional<app::TournamentListRequest> chosen() const;

    DateField* m_from;
    DateField* m_until;
    QLineEdit* m_level;
    QLineEdit* m_evaluator;
};

} // namespace zahlmeister::ui
