// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QRect>

#include "app/identify/personfinder.h"

class QKeyEvent;
class QLineEdit;
class QListWidget;

namespace zahlmeister::ui {

/// @brief Persons of the lists below the place where a name is being typed. They come when they are found:
/// typing never waits, and the focus stays where it is.
///
/// Down selects the first; Enter and Tab take the selected one, and do what they always do while none is.
class NameSuggestions : public QObject {
    Q_OBJECT

public:
    /// @brief Suggests whom a field may mean.
    /// @param editor the field; the suggestions go with it
    /// @param finder must outlive the field
    NameSuggestions(QLineEdit* editor, app::PersonFinder& finder);

    /// @brief Suggests for what is typed without a field; search() says where.
    /// @param area in which is typed; the suggestions go with it
    /// @param finder must outlive it
    NameSuggestions(QWidget* area, app::PersonFinder& finder);
    ~NameSuggestions() override;

    /// @brief Looks for what is typed now.
    /// @param place of the text, in coordinates of the field or the area
    void search(const QString& typed, const QRect& place);

    /// @brief Nothing is being typed any more for which anybody could be suggested.
    void clear();

    /// @brief Gives a key of the field to the suggestions first.
    /// @return whether it was theirs
    bool handleKey(const QKeyEvent& event);

    /// @brief Whether anybody is suggested.
    [[nodiscard]] bool isVisible() const;

Q_SIGNALS:
    /// @brief A person was chosen.
    /// @param downwards where the cursor goes on: as after Enter; else to the right, as after Tab
    void taken(const zahlmeister::app::FoundPerson& person, bool downwards);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const QString& typed, const std::vector<app::FoundPerson>& persons);
    bool takeSelected(bool downwards);

    QWidget* m_area;
    app::PersonFinder& m_finder;
    QListWidget* m_list;
    QString m_typed;
    QRect m_place;
    std::vector<app::FoundPerson> m_persons;
};

} // namespace zahlmeister::ui
