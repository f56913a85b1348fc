// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "app/identify/personfinder.h"
#include "app/identify/personmatch.h"

namespace zahlmeister::ui {

/// @brief Persons who could be a participant, for CandidateDelegate: candidates with reasons, or whom a
/// search has found.
class CandidatesModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// @brief What the delegate asks for beside the name.
    enum Role {
        BirthYearRole = Qt::UserRole,
        RatingRole,    ///< as lists write it
        PlaceRole,     ///< club, ids, list
        CertaintyRole, ///< "96 %"; empty for whom a search has found
        ReasonsRole,   ///< texts of the reasons
        SidesRole,     ///< of the reasons, in the same order: ints of app::ReasonSide
        ChosenRole,    ///< whether the participant is this one already
        KeyRole,       ///< the digit that takes him; empty beyond the ninth
    };

    using QAbstractListModel::QAbstractListModel;

    /// @brief Shows candidates.
    /// @param chosen the one that the participant is; -1: none
    void setCandidates(const std::vector<app::Candidate>& candidates, int chosen);

    /// @brief Shows the answers of a search.
    void setFound(const std::vector<app::FoundPerson>& persons);

    /// @brief Rows of a person, as LiveIdentification::take() wants them.
    [[nodiscard]] const app::Candidate& personAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<app::Candidate> m_persons;
    int m_chosen = -1;
    bool m_isSearch = false;
};

} // namespace zahlmeister::ui
