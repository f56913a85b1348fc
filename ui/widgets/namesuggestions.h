// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "app/identify/personfinder.h"

class QKeyEvent;
class QLineEdit;
class QListWidget;

namespace zahlmeister::ui {

/// @brief Persons of the lists below a field in which a name is being typed. They come when they are found:
/// typing never waits, and the focus stays in the field.
///
/// Down selects the first; Enter and Tab take the selected one, and do what they always do while none is.
class NameSuggestions : public QObject {
    Q_OBJECT

public:
    /// @param editor the field; the suggestions go with it
    /// @param finder must outlive the field
    NameSuggestions(QLineEdit* editor, app::PersonFinder& finder);
    ~NameSuggestions() override;

    /// @brief Gives a key of the field to the suggestions first.
    /// @return whether it was theirs
    bool handleKey(const QKeyEvent& event);

    /// @brief Whether anybody is suggested.
    [[nodiscard]] bool isVisible() const;

Q_SIGNALS:
    /// @brief A person was chosen.
    /// @param downwards where the cursor goes on: as after Enter; else to the right, as after Tab
    void taken(const zahlmeister::app::FoundPerson& person, bool downwards);

private:
    void search(const QString& typed);
    void show(const QString& typed, const std::vector<app::FoundPerson>& persons);
    bool takeSelected(bool downwards);

    QLineEdit* m_editor;
    app::PersonFinder& m_finder;
    QListWidget* m_list;
    std::vector<app::FoundPerson> m_persons;
};

} // namespace zahlmeister::ui
