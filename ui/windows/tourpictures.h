// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QImage>

#include "app/document/liveevaluation.h"
#include "app/files/temporaryfolder.h"
#include "app/store/workfile.h"

namespace zahlmeister::ui {

/// @brief Pictures of the program itself with a tournament of the sample, in the language and the colours of
/// the moment: the widgets are built and painted, but never shown. Its work file is a temporary one.
class TourPictures {
public:
    /// @brief What there is to see.
    enum class Picture { Participants, Results, Evaluation, Findings, Sheet };
    static constexpr int kPictures = 5;

    TourPictures();
    TourPictures(const TourPictures&) = delete;
    TourPictures& operator=(const TourPictures&) = delete;

    /// @brief Paints a picture; a null image when the tournament could not be made.
    /// @param ratio of the pixels of the screen to those of the design
    [[nodiscard]] QImage paint(Picture picture, double ratio);

private:
    [[nodiscard]] QImage paintPage(Picture picture, double ratio);
    [[nodiscard]] QImage paintSheet(double ratio);

    app::TemporaryFolder m_folder;
    std::unique_ptr<app::WorkFile> m_file;
    std::unique_ptr<app::TournamentDocument> m_document;
    std::unique_ptr<app::LiveEvaluation> m_evaluation;
};

} // namespace zahlmeister::ui
