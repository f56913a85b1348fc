// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "app/site/sitefolder.h"
#include "app/site/siteview.h"
#include "app/store/issuedlists.h"
#include "app/store/workfile.h"
#include "ui/text/language.h"

/// The web site of a work file: a pure function from what the file holds to the files of the site. Nothing
/// here writes, and none of it needs a screen or the thread of the window.
namespace zahlmeister::app {
class Archive;
}

namespace zahlmeister::ui {

/// @brief What is asked of a site.
struct SiteOptions {
    Language language = Language::German;
    app::SiteProfile profile = app::SiteProfile::Web;
    app::MinorNames minors = app::MinorNames::Initials;
    std::optional<engine::Date> from = {}; ///< earlier tournaments have no pages
    QString title = {};                    ///< empty: that of the club that most persons are of
    QString contact = {};                  ///< whom to write to, as it is shown; empty: nobody is named
    engine::Date today;                    ///< day of the publication
};

/// @brief What a site is made of; nobody changes it any more.
struct SiteSource {
    /// @brief A list that was given out, byte for byte.
    struct Issued {
        app::IssuedListSummary summary;
        QByteArray content;
    };
    std::shared_ptr<const app::Chronicle> chronicle = {};
    std::vector<app::UnnamedPerson> unnamed = {};
    std::vector<Issued> issued = {};
    QByteArray owner = {}; ///< tells this work file or archive from others, and says nothing of it
    bool isSample = false;
    bool isArchive = false;
    qint64 pending = 0; ///< tournaments that a recalculation would change; of an archive what is not computed
    int hidden = 0;     ///< tournaments of an archive that are left out
};

/// @brief Reads it from a work file.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<SiteSource> readSite(const app::WorkFile& file);

/// @brief The same where the chronicle of the file is known already, and how much of it is pending.
[[nodiscard]] Result<SiteSource> readSite(const app::WorkFile& file,
                                          std::shared_ptr<const app::Chronicle> chronicle, int pending);

/// @brief Reads it from an archive, which keeps no lists and does not note what was published.
/// @return as app::archivedChronicle()
[[nodiscard]] Result<SiteSource> readSite(app::Archive& archive);

/// @brief That the site would say other numbers than the chain, in a sentence or two; empty: it would not.
[[nodiscard]] QString sitePending(const SiteSource& source);

/// @brief The files of the site, part by part; making one takes some milliseconds and can be done on any
/// thread.
[[nodiscard]] std::vector<app::SitePart> siteParts(std::shared_ptr<const SiteSource> source,
                                                   const SiteOptions& options);

/// @brief What a profile shows of whom in this work file, in sentences, before anything is written.
[[nodiscard]] QStringList sitePreview(const SiteSource& source, const SiteOptions& options);

/// @brief What went wrong with the folder of a site, in a sentence.
[[nodiscard]] QString siteErrorText(const Error& error);

/// @brief Whether SiteFolder would write there all the same if the user agreed.
[[nodiscard]] bool canBeAgreed(const Error& error);

/// @brief Who may read the files on this computer.
[[nodiscard]] app::Readers siteReaders(app::SiteProfile profile);

/// @brief Keeps in the work file which pages were written and taken away.
/// @return as app::notePublishedPages()
Result<void> noteSite(app::WorkFile& file, const QString& folder, const SiteOptions& options,
                      const app::SiteRun& run);

} // namespace zahlmeister::ui
