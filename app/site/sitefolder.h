// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/files/filewriting.h"
#include "engine/base/date.h"
#include "engine/base/result.h"

/// The folder of a web site: which files in it are ours, which have changed, and which have to go.
namespace zahlmeister::app {

/// @brief Files of a site that are made together.
struct SitePart {
    QString kind;             ///< `tournament`, `player`, ...
    std::string subject = {}; ///< uuid of the person or tournament that it is about; empty: of none alone
    QByteArray fingerprint =
        {};                 ///< of what it is made of, hexadecimal: the same, the same files; empty: unknown
    QStringList files = {}; ///< relative, `/` between folders; see isSiteFile()
    std::function<std::vector<QByteArray>()> make = {}; ///< what stands in them; called on any thread
};

/// @brief Whether a path is one that a page may have: small letters, digits, `.`, `-` and `/`, no way out.
[[nodiscard]] bool isSiteFile(const QString& file);

/// @brief A file of a site after a run.
struct SiteFile {
    QString file;
    QString kind = {};
    std::string subject = {}; ///< of those that were written
    qint64 bytes = 0;
    QByteArray hash = {}; ///< SHA-256, hexadecimal
    bool isWritten = false;
};

/// @brief What a run did.
struct SiteRun {
    std::vector<SiteFile> files = {}; ///< by file
    int written = 0;
    int unchanged = 0;
    QStringList removed = {}; ///< by this run
    QStringList gone =
        {}; ///< by this run and those before it, and not there again: to be deleted on a server
};

/// @brief The folder of a site. A list in it (kSiteManifest) says which files are the site's; nothing else in
/// it is ever touched, and no link is followed out of it. A run that was killed leaves each page as it was or
/// as it is to be, and the next one goes on from there.
class SiteFolder {
public:
    /// @brief The name of the list.
    static constexpr QLatin1StringView kManifest{"zahlmeister-site.txt"};

    /// @brief Looks into the folder. It need not exist.
    /// @param owner whose site is written, hexadecimal
    /// @param isAgreed the user knows that there is something else in it: files that have the name of a page
    /// are replaced
    /// @return Error::FileNotReplaced with `folder-in-use` (there is something else in it), `site-of-other`
    /// or `site-list` (the list cannot be read); NotARegularFile, FileNotReadable
    [[nodiscard]] static Result<SiteFolder> open(const QString& path, const QByteArray& owner, bool isAgreed);

    [[nodiscard]] const QString& path() const { return m_path; }
    /// @brief How many files of the site there are.
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

    /// @brief Brings the folder in line with these parts. What has to go goes first.
    /// @param readers who may read the files
    /// @param stop ends early; what was done stays, and the next run goes on
    /// @param progress called with the parts that are done and all of them, on any thread, one at a time
    /// @return Error::Cancelled, and those of writing; FileNotReplaced with `not-of-site` or `link`
    [[nodiscard]] Result<SiteRun> write(std::span<const SitePart> parts, engine::Date day, Readers readers,
                                        const std::stop_token& stop = {},
                                        const std::function<void(int done, int all)>& progress = {});

private:
    struct Entry {
        qint64 bytes = -1; ///< -1: a run began to write it, and did not say that it ended
        QByteArray hash = {};
        QByteArray fingerprint = {};
        QString kind = {};
    };
    /// What a run has to do.
    struct Plan {
        std::set<QString> wanted = {};
        std::vector<const SitePart*> work = {};
        QStringList obsolete = {};
    };
    class Writing;

    explicit SiteFolder(QString path, QByteArray owner, bool isAgreed);
    [[nodiscard]] bool read(const QByteArray& text);
    /// @param begun what a run is going to write; nullptr: it has done what is known of it
    Result<void> save(bool isFinished, const Plan* begun = nullptr) const;
    [[nodiscard]] bool isUpToDate(const SitePart& part) const;
    [[nodiscard]] QString pathOf(const QString& file) const { return m_path + u'/' + file; }
    [[nodiscard]] Result<Plan> plan(std::span<const SitePart> parts) const;
    Result<void> begin(const Plan& plan) const;
    Result<void> carryOut(const Plan& plan, Writing& writing, const std::stop_token& stop,
                          const std::function<void(int done, int all)>& progress);
    [[nodiscard]] SiteRun runOf(const Plan& plan, const std::map<QString, std::string>& written) const;
    Result<void> removeObsolete(const QStringList& files);
    void removeLeftovers() const;

    QString m_path;
    QByteArray m_owner;
    bool m_isAgreed;
    bool m_wasFinished = true;
    std::map<QString, Entry> m_entries;
    std::map<QString, engine::Date> m_gone; ///< files that were taken away, and when
};

} // namespace zahlmeister::app
