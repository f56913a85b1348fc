// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
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
        TakenRole,     ///< who else is this person already; empty: nobody
        ChosenRole,    ///< whether the participant is this one already
        KeyRole,       ///< the digit that takes him; empty beyond the ninth
    };

    using QAbstractListModel::QAbstractListModel;

    /// @brief Shows candidates.
    /// @param chosen the one that the participant is; -1: none
    void setCandidates(const std::vector<app::Candidate>& candidates, int chosen);

    /// @brief Shows the answers of a search.
    void setFound(const std::vector<app::FoundPerson>& persons);

    /// @brief Who of the persons is somebody else in the tournament already: his number and name by the
    /// person; empty for all others.
    using TakenBy = std::function<QString(const app::Candidate&)>;
    void setTakenBy(TakenBy takenBy) { m_takenBy = std::move(takenBy); }

    /// @brief Rows of a person, as LiveIdentification::take() wants them.
    [[nodiscard]] const app::Candidate& personAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<app::Candidate> m_persons;
    TakenBy m_takenBy;
    int m_chosen = -1;
    bool m_isSearch = false;
};

} // namespace zahlmeister::ui
