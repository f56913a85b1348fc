// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fetch/listupdate.h"

#include <utility>

#include <QFile>

#include "app/files/temporaryfolder.h"
#include "app/lists/listrollback.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using Stage = ListUpdateProgress::Stage;

/// Lists are made at most some days before they hold.
constexpr int kDaysAhead = 31;

bool goesOn(const ListUpdateProgressFunction& progress, const ListUpdateProgress& step)
{
    return !progress || progress(step);
}

/// Asked at the beginning of a stage, too: it may be over before anybody else asks.
Result<void> begin(const ListUpdateProgressFunction& progress, Stage stage)
{
    if (!goesOn(progress, {stage}))
        return failure(ErrorCode::Cancelled);
    return {};
}

tl::unexpected<Error> noList(const QUrl& address, const char* instead)
{
    return failure(ErrorCode::NoListThere, {address.host().toStdString(), instead});
}

/// Servers say what is wrong in a page for people, and call that a success.
bool isWebPage(const QString& path)
{
    constexpr qint64 kBeginning = 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray beginning = file.read(kBeginning).trimmed().toLower();
    return beginning.startsWith("<!doctype html") || beginning.contains("<html");
}

/// By their own clocks files can be made in any year; a list of tomorrow would stay the newest for ever.
engine::Date plausibleDay(engine::Date day)
{
    const engine::Date now = today();
    return day > now.plusDays(kDaysAhead) ? now : day;
}

/// What a file is; Error::NoListThere when it is no list of this federation.
Result<ListInspection> inspect(const QString& path, const ListUpdateRequest& request)
{
    auto inspection = inspectList({path});
    if (!inspection.has_value()) {
        if (inspection.error().code != ErrorCode::UnknownList)
            return inspection;
        return noList(request.address, isWebPage(path) ? "web-page" : "other-file");
    }
    if (inspection->source != request.source)
        return noList(request.address, "other-federation");
    return inspection;
}

} // namespace

ListUpdate::ListUpdate(QString folder) : m_folder(std::move(folder)) { }

ListUpdate::~ListUpdate() = default;

void ListUpdate::discard()
{
    m_files.reset();
}

Result<ListUpdated> ListUpdate::run(const ListUpdateRequest& request,
                                    const ListUpdateProgressFunction& progress)
{
    TRY_DO(begin(progress, Stage::Loading));
    m_files = std::make_unique<TemporaryFolder>();
    auto updated = load(request, progress);
    if (updated.has_value() || updated.error().code != ErrorCode::DoubtfulList)
        discard();
    return updated;
}

Result<ListUpdated> ListUpdate::load(const ListUpdateRequest& request,
                                     const ListUpdateProgressFunction& progress)
{
    const QString loading = m_files->filePath(u"list.loading"_s);
    TRY(const auto loaded, loadFile(request.address, request.known, loading, request.rules,
                                    [&](std::int64_t bytes, std::int64_t total) {
                                        return goesOn(progress, {Stage::Loading, bytes, total});
                                    }));
    m_state = loaded.state;
    if (loaded.isUnchanged)
        return ListUpdated{.state = m_state};
    // Some lists say only by their name or their time of which day they are.
    const QString path = m_files->filePath(loaded.name + u".loading"_s);
    TRY_DO(renameToFree(loading, path));
    if (QFile file(path); loaded.modified.isValid() && file.open(QIODevice::ReadWrite))
        file.setFileTime(loaded.modified, QFileDevice::FileModificationTime);
    TRY(m_inspection, inspect(path, request));
    m_inspection->file = loaded.name.toStdString();
    m_inspection->date = plausibleDay(m_inspection->date);
    return take(DoubtfulLists::Refuse, progress);
}

Result<ListUpdated> ListUpdate::takeDoubtful(const ListUpdateProgressFunction& progress)
{
    auto taken = take(DoubtfulLists::Take, progress);
    discard();
    return taken;
}

Result<ListUpdated> ListUpdate::take(DoubtfulLists doubtful, const ListUpdateProgressFunction& progress)
{
    TRY_DO(begin(progress, Stage::Keeping));
    TRY(auto before, ListRollback::copy(m_folder, m_inspection->source,
                                        [&] { return goesOn(progress, {Stage::Keeping}); }));
    TRY_DO(begin(progress, Stage::Reading));
    ListUpdateProgress read{Stage::Reading};
    TRY(auto report, importList(
                         m_folder, *m_inspection, m_inspection->date,
                         [&](const ListProgress& step) {
                             read = {Stage::Reading, step.bytes, step.totalBytes, step.rows};
                             return goesOn(progress, read);
                         },
                         doubtful,
                         // No new list without a way back, not even when the program is killed now.
                         [&](const ListRevisions& revisions) -> Result<void> {
                             TRY_DO(before.keep(revisions));
                             if (!goesOn(progress, read))
                                 return failure(ErrorCode::Cancelled);
                             return {};
                         }));
    before.stay();
    return ListUpdated{.state = m_state, .report = std::move(report)};
}

} // namespace zahlmeister::app
