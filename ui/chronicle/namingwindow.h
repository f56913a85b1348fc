// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "app/chronicle/reading/publication.h"
#include "ui/chronicle/listwindow.h"

class QLineEdit;

namespace zahlmeister::ui {

/// @brief All persons with how they may be published: here an objection is noted, or somebody made anonymous,
/// and taken back. What is done can be undone from the message bar.
/// @source document 000, 1.3, 4.1.1, 6.5
class NamingWindow : public ListWindow {
    Q_OBJECT

public:
    /// @param session must outlive the window
    explicit NamingWindow(app::Session& session, QWidget* parent = nullptr);

    /// @brief Goes to a person, now or when the list is there.
    /// @param person id in the chronicle
    void choosePerson(const std::string& person);

    /// @brief Notes what the current person said or asked for, with the reason that is typed.
    void note(app::UnnamedKind kind);
    /// @brief Takes back what was noted about the current person.
    void takeBack();

Q_SIGNALS:
    /// @brief Others may be named than before.
    void changed();

protected:
    [[nodiscard]] Result<Question::OfChronicle> wanted() override;

private:
    struct Known;

    void take(const std::shared_ptr<const Known>& known);
    void updateButtons();
    void tellChange(const QString& sentence, std::function<Result<void>()> undo);

    QLineEdit* m_reason;
    QPushButton* m_object;
    QPushButton* m_anonymise;
    QPushButton* m_takeBack;
    std::shared_ptr<const Known> m_known;
    std::string m_wanted; ///< person to go to when the list is there
};

} // namespace zahlmeister::ui
