// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printservice.h"

#include <array>

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

#include "app/fields/shorttexts.h"
#include "app/text/codepages.h"
#include "engine/base/codetable.h"
#include "engine/base/try.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/league/leaguestatistics.h"
#include "ui/print/sheetpainter.h"
#include "ui/print/sheetparts.h"
#include "ui/print/sheets.h"
#include "ui/text/editnametext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kPdfResolution = 1200; // dots per inch; hairlines of 0.2 pt are three of them

Result<void> checkPlayers(const SheetSource& source, const SheetRequest& request)
{
    for (const engine::ParticipantNumber number : request.players) {
        if (!source.tournament.indexOf(number))
            return failure(ErrorCode::UnknownParticipant, {std::to_string(number.value())});
    }
    return {};
}

/// What a kind of sheet is called as a document, and who sets it; in the order of SheetKind.
struct KindOfSheet {
    SheetKind kind;
    const char* title; ///< {rating} stands for what the system calls a rating
    void (*compose)(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);
};

/// What is filed of a tournament, in one document.
void composeEverything(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    composer.numberThrough();
    const auto add = [&](SheetKind kind, auto compose) {
        SheetRequest part = request;
        part.kind = kind;
        if (kind != SheetKind::FirstRatings || !playersOf(source, part).empty())
            compose(composer, source, part);
    };
    add(SheetKind::Evaluation, composeEvaluationSheet);
    if (source.tournament.participants.empty())
        return; // the first sheet has said so
    if (engine::isLeague(source.tournament)) {
        add(SheetKind::LeagueTable, composeLeagueSheet);
        add(SheetKind::Matches, composeMatchSheets);
        add(SheetKind::Teams, composeTeamSheets);
        add(SheetKind::LineUps, composeLineUpSheet);
    } else {
        add(SheetKind::Crosstable, composeCrosstableSheet);
    }
    add(SheetKind::Scoresheets, composeScoresheets);
    add(SheetKind::FirstRatings, composeFirstRatingSheets);
    add(SheetKind::Findings, composeFindingsSheet);
}

class PrintServiceTr {
    Q_DECLARE_TR_FUNCTIONS(Sheet)

public:
    static constexpr auto kKinds = std::to_array<KindOfSheet>(
        {{SheetKind::Evaluation, QT_TR_NOOP("Rating evaluation: %1"), composeEvaluationSheet},
         {SheetKind::Scoresheets, QT_TR_NOOP("Scoresheets: %1"), composeScoresheets},
         {SheetKind::FirstRatings, QT_TR_NOOP("First ratings: %1"), composeFirstRatingSheets},
         {SheetKind::Crosstable, QT_TR_NOOP("Crosstable: %1"), composeCrosstableSheet},
         {SheetKind::Comparison, QT_TR_NOOP("Comparison of rule versions: %1"), composeComparisonSheet},
         {SheetKind::Findings, QT_TR_NOOP("Findings: %1"), composeFindingsSheet},
         {SheetKind::QueryLetter, QT_TR_NOOP("Query letter: %1"), composeQueryLetter},
         {SheetKind::LeagueTable, QT_TR_NOOP("League table: %1"), composeLeagueSheet},
         {SheetKind::Matches, QT_TR_NOOP("Matches: %1"), composeMatchSheets},
         {SheetKind::Teams, QT_TR_NOOP("Teams: %1"), composeTeamSheets},
         {SheetKind::Schedule, QT_TR_NOOP("Schedule: %1"), composeScheduleSheet},
         {SheetKind::LineUps, QT_TR_NOOP("Line-ups: %1"), composeLineUpSheet},
         {SheetKind::MatchCards, QT_TR_NOOP("Match cards: %1"), composeMatchCards},
         {SheetKind::Notice, QT_TR_NOOP("Notice to the organiser: %1"), composeEvaluationNotice},
         {SheetKind::NewRatings, QT_TR_NOOP("New ratings: %1"), composeNewRatingsSheet},
         {SheetKind::Refusal, QT_TR_NOOP("Refusal: %1"), composeRefusalLetter},
         {SheetKind::Everything, QT_TR_NOOP("All sheets: %1"), composeEverything}});
};

static_assert(engine::isCodeTable(PrintServiceTr::kKinds, &KindOfSheet::kind, SheetKind::Everything));

/// Number first, so that the files stand in the order of the crosstable: `07 Müller, Hans.pdf`.
QString fileNameOf(const engine::Participant& participant, int digits)
{
    const QString number = QString::number(participant.number.value()).rightJustified(digits, u'0');
    return safeFileName(number + u' ' + formatName(participant)) + u".pdf"_s;
}

/// The same evaluation with its trace, when a sheet needs the trace and it is not there: it says how
/// carry-over games and fictitious draws were used, and is cheap to make again.
std::optional<engine::Evaluation> tracedAgain(const SheetSource& source, const SheetRequest& request)
{
    const bool isNeeded = isAboutPlayers(request.kind) || request.kind == SheetKind::Everything;
    if (!isNeeded || !source.evaluation.trace.empty())
        return std::nullopt;
    auto traced = engine::evaluate(source.tournament, source.version, {source.evaluation.arithmetic, true});
    return traced.has_value() ? std::optional(std::move(traced.value())) : std::nullopt;
}

/// What is set on paper: the evaluation with its trace where a sheet needs it, and no text that is longer
/// than can be entered.
class PaperSource {
public:
    PaperSource(const SheetSource& source, const SheetRequest& request)
        : m_short(app::withShortTexts(source.tournament)), m_source(source)
    {
        if (m_short)
            m_findings = withShortArgs(source.findings);
        const SheetSource shorter{m_short ? m_short->tournament : source.tournament, source.evaluation,
                                  source.version, m_short ? m_findings : source.findings};
        m_traced = tracedAgain(shorter, request);
    }
    PaperSource(const PaperSource&) = delete;
    PaperSource& operator=(const PaperSource&) = delete;

    [[nodiscard]] SheetSource source() const
    {
        return {m_short ? m_short->tournament : m_source.tournament,
                m_traced ? *m_traced : m_source.evaluation, m_source.version,
                m_short ? m_findings : m_source.findings, m_source.season};
    }

    /// Says on the last page which texts were shortened.
    void tellShortened(SheetComposer& composer) const
    {
        if (!m_short)
            return;
        QStringList fields;
        for (const auto& [field, count] : m_short->fields)
            fields += fieldName(fromEngine(field)) % u" ("_s % formatCount(count) % u')';
        composer.gap(2);
        composer.paragraph(fillPattern(Sheet::tr("Longer than can be entered, and shortened here (…): %1."),
                                       {fields.join(u", "_s)}),
                           FontRole::Note);
    }

private:
    static std::vector<engine::Finding> withShortArgs(std::vector<engine::Finding> findings)
    {
        for (engine::Finding& finding : findings) {
            for (std::string& arg : finding.args)
                arg = app::beginningOf(arg, engine::kLongestText);
        }
        return findings;
    }

    std::optional<app::ShortenedTournament> m_short;
    const SheetSource& m_source;
    std::vector<engine::Finding> m_findings;
    std::optional<engine::Evaluation> m_traced;
};

} // namespace

QString safeFileName(const QString& name)
{
    static const QRegularExpression refused(u"[\\x00-\\x1f<>:\"/\\\\|?*]"_s);
    constexpr qsizetype kLongest = 80; // file systems take 255 bytes, and a character may be three
    QString safe = name.simplified();
    safe.replace(refused, u"_"_s);
    return safe.left(kLongest).trimmed();
}

Result<SheetLayout> layoutSheets(const SheetSource& source, const SheetRequest& request,
                                 const SheetFonts& fonts)
{
    TRY_DO(checkPlayers(source, request));
    const LanguageScope language(request.language);
    const PaperSource paper(source, request);
    const SheetSource used = paper.source();
    SheetComposer composer(fonts, request.orientation);
    const KindOfSheet& kind = PrintServiceTr::kKinds[static_cast<std::size_t>(request.kind)];
    kind.compose(composer, used, request);
    paper.tellShortened(composer);
    const QString title =
        withRatingName(PrintServiceTr::tr(kind.title), engine::descriptionOf(source.version));
    return composer.finish(title.arg(tournamentTitle(used.tournament)), sheetFooter(used, request));
}

Result<QByteArray> pdfOf(const SheetLayout& layout)
{
    TRY_DO(requireSheetFont(layout.fontFamily));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfResolution);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), layout.orientation, QMarginsF(0, 0, 0, 0)));
    writer.setTitle(layout.title);
    writer.setCreator(u"Zahlmeister"_s);
    QPainter painter(&writer);
    for (std::size_t page = 0; page < layout.pages.size(); ++page) {
        if (page > 0)
            writer.newPage();
        paintSheetPage(painter, layout, page);
    }
    painter.end();
    return bytes;
}

Result<void> writeSheetsPdf(const SheetSource& source, const SheetRequest& request, const QString& path)
{
    TRY(const auto layout, layoutSheets(source, request));
    TRY(const QByteArray pdf, pdfOf(layout));
    return writeFileSafely(pdf, path);
}

Result<QStringList> writeSheetsPerPlayer(const SheetSource& source, const SheetRequest& request,
                                         const QString& folder)
{
    TRY_DO(checkPlayers(source, request));
    const PaperSource paper(source, request);
    const SheetSource used = paper.source();
    const SheetFonts fonts;
    const int digits = static_cast<int>(QString::number(source.tournament.participants.size()).size());
    QStringList paths;
    for (const engine::ParticipantNumber number : playersOf(used, request)) {
        SheetRequest single = request;
        single.players = {number};
        TRY(const auto layout, layoutSheets(used, single, fonts));
        TRY(const QByteArray pdf, pdfOf(layout));
        const QString path = QDir(folder).filePath(
            fileNameOf(used.tournament.participants[*used.tournament.indexOf(number)], digits));
        // Nobody was asked about each of the names.
        TRY_DO(writeFileSafely(pdf, path, app::Replaces::SameKind));
        paths += path;
    }
    return paths;
}

} // namespace zahlmeister::ui
