// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/text/calendar.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "ui/site/site.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kSiteOptions{
    kArchiveOption,
    OptionSpec{"output", "FOLDER",
               QT_TRANSLATE_NOOP("CommandLine", "folder of the site; it is made when it is not there")},
    OptionSpec{"from", "DAY",
               QT_TRANSLATE_NOOP("CommandLine", "only tournaments that ended on that day or later")},
    OptionSpec{"profile", "web|board",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "for everybody (web, if nothing is said) or for the board of the club, with "
                                 "numbers of players, age groups and K")},
    OptionSpec{"minors", "initials|names",
               QT_TRANSLATE_NOOP("CommandLine", "how who is under age is named, else with initials")},
    OptionSpec{"title", "TEXT",
               QT_TRANSLATE_NOOP("CommandLine", "title of the site, else the name of the club")},
    OptionSpec{"contact", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "whom to write to, as the site shows it")},
    OptionSpec{
        "preview", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "only say what the profile shows of whom, and write nothing")},
    kFormatOption};

Outcome<ui::SiteOptions> siteOptionsOf(const Arguments& arguments)
{
    ui::SiteOptions options{.language = ui::textLanguage(), .today = app::today()};
    TRY(options.from, arguments.day(u"from"));
    options.profile = app::siteProfileFromCode(arguments.value(u"profile").value_or(QString()))
                          .value_or(app::SiteProfile::Web);
    if (arguments.value(u"minors") == u"names"_s)
        options.minors = app::MinorNames::Full;
    options.title = arguments.value(u"title").value_or(QString());
    options.contact = arguments.value(u"contact").value_or(QString());
    return options;
}

/// What the folder is asked for.
template <class Value>
Outcome<Value> inFolder(const QString& folder, Result<Value> asked)
{
    if (asked.has_value())
        return *std::move(asked);
    QString text = ui::siteErrorText(asked.error());
    if (ui::canBeAgreed(asked.error()))
        text +=
            u' ' +
            Tr::tr("--overwrite writes there all the same; files that have the name of a page are replaced.");
    return tl::unexpected(Complaint{ExitCode::FileFailed, text, errorCodeText(asked.error().code), folder});
}

QByteArray siteToJson(const app::SiteRun& run)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("written", run.written);
    json.member("unchanged", run.unchanged);
    json.member("removed", static_cast<int>(run.removed.size()));
    json.objects("pages", app::JsonWriter::Layout::OneLine, run.files, [&](const app::SiteFile& page) {
        json.member("file", page.file.toStdString());
        json.member("kind", page.kind.toStdString());
        json.member("bytes", page.bytes);
        if (page.isWritten)
            json.member("written", true);
    });
    json.key("to_delete");
    json.beginArray();
    for (const QString& file : run.gone)
        json.value(file.toStdString());
    json.endArray();
    json.endObject();
    return json.take();
}

QByteArray siteToText(const app::SiteRun& run, const QString& folder)
{
    QString text = folder + u": "_s + Tr::tr("%n file(s) written", nullptr, run.written) + u", "_s +
                   Tr::tr("%n unchanged", nullptr, run.unchanged) + u", "_s +
                   Tr::tr("%n removed", nullptr, static_cast<int>(run.removed.size())) + u".\n"_s;
    if (!run.gone.isEmpty())
        text += Tr::tr("No longer part of the site; to be deleted on the server, too:") + u"\n  "_s +
                run.gone.join(u"\n  "_s) + u'\n';
    return writtenText(text);
}

/// Keeps in the work file what was published; a file that cannot be written to does not keep the site from
/// being there.
void keepPublished(const QString& path, const QString& folder, const ui::SiteOptions& options,
                   const app::SiteRun& run)
{
    if (run.written == 0 && run.removed.isEmpty())
        return;
    const auto file = app::WorkFile::open(path);
    const auto kept = file.has_value() ? ui::noteSite(**file, folder, options, run)
                                       : Result<void>(tl::unexpected(file.error()));
    if (!kept.has_value())
        printMessage(path, 0, MessageLevel::Warning,
                     ui::fillPattern(Tr::tr("The site is written, but the work file does not know when: %1"),
                                     {ui::errorText(kept.error())}),
                     "publication-not-kept");
}

/// What the site is made of, and what it is called in messages.
struct NamedSource {
    std::shared_ptr<const ui::SiteSource> source;
    QString path;
};

NamedSource named(ui::SiteSource source, const QString& path)
{
    return {std::make_shared<const ui::SiteSource>(std::move(source)), path};
}

Outcome<NamedSource> sourceNamedBy(const Arguments& arguments)
{
    const bool isOfArchive = arguments.has(u"archive");
    if (isOfArchive && !arguments.files().isEmpty())
        return badUsage(Tr::tr("Name either a work file or an archive."));
    if (!isOfArchive && arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one work file."));
    if (isOfArchive) {
        TRY(const auto archive, archiveNamedBy(arguments));
        const QString& path = archive->address().text;
        TRY(auto source, in(path, ui::readSite(*archive)));
        return named(std::move(source), path);
    }
    const QString& path = arguments.files().constFirst();
    TRY(const auto file, workFileNamedBy(arguments));
    TRY(auto source, in(path, ui::readSite(*file)));
    return named(std::move(source), path);
}

void printRemarks(const NamedSource& named)
{
    if (const QString pending = ui::sitePending(*named.source); !pending.isEmpty())
        printMessage(named.path, 0, MessageLevel::Warning, pending, "stale");
    if (named.source->hidden > 0)
        printMessage(
            named.path, 0, MessageLevel::Note,
            Tr::tr("%n tournament(s) are left out, because you may not see all that they follow from.",
                   nullptr, named.source->hidden),
            "games-hidden");
}

Outcome<ExitCode> runSite(const Arguments& arguments)
{
    const bool isPreview = arguments.has(u"preview");
    const QString folder = arguments.value(u"output").value_or(QString());
    if (folder.isEmpty() && !isPreview)
        return badUsage(Tr::tr("Name the folder of the site: --output FOLDER."));
    TRY(const auto options, siteOptionsOf(arguments));
    TRY(const auto named, sourceNamedBy(arguments));
    const auto& [source, path] = named;
    if (isPreview)
        return writeData(writtenText(ui::sitePreview(*source, options).join(u'\n') + u'\n'), {});
    printRemarks(named);
    TRY(auto site,
        inFolder(folder, app::SiteFolder::open(folder, source->owner, arguments.has(u"overwrite"))));
    const auto parts = ui::siteParts(source, options);
    const auto tell = [](int done, int all) {
        if (done % 100 == 0 || done == all)
            printProgress(ui::fillPattern(Tr::tr("%1 of %2"), {ui::formatCount(done), ui::formatCount(all)}),
                          done == all);
    };
    TRY(const auto run,
        inFolder(folder, site.write(parts, options.today, ui::siteReaders(options.profile), {}, tell)));
    if (!source->isArchive)
        keepPublished(path, folder, options, run);
    const bool isJson = arguments.value(u"format") == u"json"_s;
    TRY_DO(writeData(isJson ? siteToJson(run) : siteToText(run, folder), {}));
    return printSkipped(path, source->chronicle->skipped);
}

} // namespace

constinit const Command kSiteCommand{
    "site",
    "WORKFILE|--archive ADDRESS --output FOLDER [--from DAY] [--profile web|board] [--minors initials|names] "
    "[--title TEXT] "
    "[--contact TEXT] [--preview] [--format text|json]",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Writes a web site of the tournaments, players and ratings of a work file or an archive."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Pages that need nothing but themselves, for a web space, a folder or a stick. Only what has changed "
        "is written again; what has to go is removed and named. A list in the folder says which files are "
        "the site's; nothing else in it is touched, and a folder with something else in it is refused "
        "without "
        "--overwrite. With the profile web no file shows numbers of players, age groups or K."),
    kSiteOptions,
    runSite};

} // namespace zahlmeister::cli
