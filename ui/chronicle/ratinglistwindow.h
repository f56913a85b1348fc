// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/chronicle/listwindow.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace zahlmeister::ui {

class DateField;

/// @brief Who has which rating on a day: of all, a club, a level or an age, compared with another day, as it
/// is known today or as it was given out.
class RatingListWindow : public ListWindow {
    Q_OBJECT

public:
    /// @param session must outlive the window
    /// @param archive as of ListWindow
    explicit RatingListWindow(app::Session& session, QWidget* parent = nullptr,
                              app::ArchiveLink* archive = nullptr);

    /// @brief Chooses, as if it was done by hand.
    void choose(const app::RatingListRequest& request);
    /// @brief What is chosen; nothing while a field holds no day.
    [[nodiscard]] std::optional<app::RatingListRequest> chosen() const;

    /// @brief Shows a list as it was given out; 0: as it is known today.
    void showIssued(std::int64_t id);

Q_SIGNALS:
    /// @brief Emitted when the current person is not to be named.
    /// @param person id in the chronicle
    void namingWanted(const std::string& person);

protected:
    [[nodiscard]] QStringList remarks() const override;
    [[nodiscard]] Result<Question::OfChronicle> wanted() override;
    [[nodiscard]] Question::OfArchive wantedOfArchive() override;
    void kept() override { readIssued(); }

private:
    struct Offers;

    void arrange();
    [[nodiscard]] QLayout* choices();
    void offer(const std::shared_ptr<const Offers>& offers);
    void readIssued();
    void choicesChanged();
    void updateFields();
    [[nodiscard]] Result<Question::OfChronicle> wantedIssued(std::int64_t id);

    std::shared_ptr<const Offers> m_offers; ///< what the boxes have
    QString m_offersComputed;               ///< the state of the archive of which they were asked
    QComboBox* m_state;
    DateField* m_day;
    DateField* m_since;
    QComboBox* m_system;
    QComboBox* m_club;
    QComboBox* m_level;
    QComboBox* m_ages;
    QSpinBox* m_bornFrom;
    QSpinBox* m_bornUntil;
    QCheckBox* m_women;
    QCheckBox* m_byName;
    bool m_isChoosing = false; ///< the program chooses
};

} // namespace zahlmeister::ui
