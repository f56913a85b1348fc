// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/chronicle/reading/impact.h"
#include "app/chronicle/reading/publication.h"
#include "app/chronicle/recalculationstore.h"
#include "ui/models/columns.h"

/// Tables of what a recalculation would change, and of those that were done.
namespace zahlmeister::ui {

/// @brief A change with its names.
struct ImpactRow {
    app::ImpactLine line;
    QString player;
    QString tournament;
    QString club; ///< name, else VKZ
    QString way;  ///< the nearest first
};

/// @brief The changes of an impact with their names, in its order: those to be reported, or those set apart.
/// @param filter who may be named, on paper and in files; nullptr: everybody, in the window
[[nodiscard]] std::vector<ImpactRow> impactRows(const app::Impact& impact, const app::Chronicle& chronicle,
                                                bool areApart,
                                                const app::PublicationFilter* filter = nullptr);

/// @brief The changes to be reported to the clubs, club by club; of whom a filter does not name, nothing.
[[nodiscard]] std::vector<ImpactRow> clubRows(const app::Impact& impact, const app::Chronicle& chronicle,
                                              const app::PublicationFilter* filter = nullptr);

/// @brief What a column of changes says; for screen, paper and files.
[[nodiscard]] std::vector<TextColumn<ImpactRow>> impactColumns();
/// @brief Likewise for what a club is informed of.
[[nodiscard]] std::vector<TextColumn<ImpactRow>> clubColumns();

/// @brief A table of changes.
class ImpactModel : public ColumnsModel<ImpactRow> {
    Q_OBJECT

public:
    explicit ImpactModel(std::vector<TextColumn<ImpactRow>> columns, QObject* parent = nullptr);
};

/// @brief The recalculations that were done.
class RunsModel : public ColumnsModel<app::RecalculationRun> {
    Q_OBJECT

public:
    explicit RunsModel(QObject* parent = nullptr);
};

} // namespace zahlmeister::ui
