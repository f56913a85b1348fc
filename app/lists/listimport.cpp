// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listimport.h"

#include <iterator>

#include <algorithm>

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/lists/listwriter.h"
#include "app/spelling/day.h"
#include "app/text/calendar.h"
#include "app/text/xlsxgrid.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

struct DateFound {
    engine::Date date;
    ListDateOrigin origin;
};

/// `fdsb260909`, `standard_sep26frl`, `2026-11-21` or `20261121` in a file's name.
std::optional<engine::Date> dateInName(const QString& name)
{
    static const QRegularExpression kSwissChess(u"^fdsb(\\d\\d)(\\d\\d)(\\d\\d)\\."_s,
                                                QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kFide(u"_([a-z]{3}\\d\\d)frl"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    if (const auto match = kSwissChess.match(name); match.hasMatch()) {
        return engine::Date::tryFrom(2000 + match.captured(1).toInt(), match.captured(2).toInt(),
                                     match.captured(3).toInt());
    }
    if (const auto match = kFide.match(name); match.hasMatch()) {
        if (const auto month = listMonth(match.captured(1).toStdString()))
            return month;
    }
    return dayOf(name, DayForm::InName);
}

/// A list of the FIDE holds from the first of a month; its file may be made a few days before.
QDate monthOfFideList(QDate made)
{
    constexpr int kLastDays = 28;
    const QDate first(made.year(), made.month(), 1);
    return made.day() >= kLastDays ? first.addMonths(1) : first;
}

DateFound dateOfList(ListSource source, const RecognisedPart& persons)
{
    if (const auto* fide = std::get_if<FideLayout>(&persons.recognition.kind); fide && fide->month)
        return {*fide->month, ListDateOrigin::Header};
    for (const QString& name : {persons.part.member, QFileInfo(persons.part.file).fileName()}) {
        if (const auto date = dateInName(name.section(u'/', -1)))
            return {*date, ListDateOrigin::FileName};
    }
    constexpr int kZipWithoutTime = 1980;
    const auto stamped = [&](const QDateTime& time) {
        const QDate day = time.date();
        return day.isValid() && day.year() > kZipWithoutTime
                   ? dateOf(source == ListSource::Fide ? monthOfFideList(day) : day)
                   : std::nullopt;
    };
    if (!persons.part.member.isEmpty()) {
        if (const auto date = stamped(persons.part.modified))
            return {*date, ListDateOrigin::ArchiveTime};
    }
    const auto date = stamped(QFileInfo(persons.part.file).lastModified());
    return {date ? *date : today(), ListDateOrigin::FileTime};
}

Result<std::optional<ListRecognition>> recognisePart(const ListPart& part)
{
    TRY(auto input, openListPart(part));
    TRY(const auto sample, readListSample(*input, kListSampleSize));
    return recogniseList(sample, part.name());
}

/// Says where the first row is that cannot be read.
tl::unexpected<Error> tooDamaged(const ListReport& report)
{
    const auto isUnreadable = [](const RefusedRow& row) { return row.problem != RowProblem::RepeatedHeader; };
    const auto first = std::ranges::find_if(report.refused, isUnreadable);
    const std::int64_t useless = report.rowsRefused + report.duplicates + report.withoutMembership;
    return failure(ErrorCode::DamagedList,
                   {report.file, std::to_string(useless), std::to_string(report.rowsTaken),
                    first != report.refused.end() ? std::to_string(first->line) : std::string("–")});
}

bool isTooDamaged(const ListReport& report)
{
    const bool hasNothing = report.rowsTaken == 0 && report.clubs == 0 && report.associations == 0;
    return hasNothing || report.rowsRefused > report.rowsTaken + report.clubs + report.associations;
}

/// The FIDE's list has two million. What is kept of new rows until the end would fill the memory.
constexpr std::int64_t kMostRows = 5'000'000;

/// Says why a list is one to doubt; nothing when it is none.
/// @param rowsBefore of the newest stored list
std::optional<Error> doubtOf(const ListReport& report, std::int64_t rowsBefore)
{
    constexpr std::int64_t kOf = 5; // four fifths are enough
    const auto doubt = [&](const char* what) {
        return Error{ErrorCode::DoubtfulList,
                     {report.file, std::to_string(report.rowsTaken), std::to_string(rowsBefore), what}};
    };
    if (report.rowsTaken * kOf < rowsBefore * (kOf - 1))
        return doubt("fewer-rows");
    if (report.endsInLine)
        return doubt("cut-off");
    return std::nullopt;
}

/// Reads the parts of one list into the store.
class Import {
public:
    Import(const ListInspection& inspection, ListWriter& writer, ListReport& report,
           const ListProgressFunction& progress)
        : m_inspection(inspection), m_writer(writer), m_report(report), m_progress(progress)
    {
    }

    Result<void> readParts()
    {
        for (const RecognisedPart& part : m_inspection.parts) {
            TRY_DO(readPart(part));
        }
        return {};
    }

    [[nodiscard]] bool isComplete() const { return m_complete; }

private:
    Result<void> readPart(const RecognisedPart& part)
    {
        TRY(auto input, openListPart(part.part));
        const auto reader = listReader(part.recognition, std::move(input), part.part.name());
        for (;;) {
            TRY(const auto item, reader->next());
            if (item == ListItem::End)
                break;
            TRY_DO(take(item, *reader, part));
            if (isFlooded())
                return tooDamaged(m_report);
            // What an archive says of its sizes need not be true, and several parts may each be large.
            if (m_bytesBefore + reader->bytesRead() > kMaximumListSize || m_report.rowsTaken > kMostRows)
                return listTooLarge(part.part.file);
            if (!goesOn(*reader))
                return failure(ErrorCode::Cancelled);
        }
        m_bytesBefore += reader->bytesRead();
        m_report.endsInLine = m_report.endsInLine || reader->endsInLine();
        if (part.recognition.holdsPersons()) {
            m_complete = m_complete && reader->isComplete();
            m_report.format = reader->format();
            m_report.encoding = listEncodingText(part.recognition.encoding);
        }
        return {};
    }

    Result<void> take(ListItem item, const ListRowReader& reader, const RecognisedPart& part)
    {
        switch (item) {
        case ListItem::Person: return takePerson(reader, part);
        case ListItem::Club: ++m_report.clubs; return m_writer.add(reader.club());
        case ListItem::Association: ++m_report.associations; return m_writer.add(reader.association());
        default: break;
        }
        refuse(reader.refused(), part);
        if (part.recognition.holdsPersons()) {
            ++m_report.rowsRead;
            m_writer.keep(reader.person());
        }
        return {};
    }

    Result<void> takePerson(const ListRowReader& reader, const RecognisedPart& part)
    {
        ++m_report.rowsRead;
        TRY(const auto first, m_writer.add(reader.person(), reader.missingFields(), reader.line()));
        if (first == 0)
            ++m_report.rowsTaken;
        else
            refuse({.line = reader.line(), .problem = RowProblem::Duplicate, .value = std::to_string(first)},
                   part);
        return {};
    }

    void refuse(RefusedRow row, const RecognisedPart& part)
    {
        switch (row.problem) {
        case RowProblem::Duplicate: ++m_report.duplicates; break;
        case RowProblem::NoMembership: ++m_report.withoutMembership; break;
        case RowProblem::RepeatedHeader: break;
        default: ++m_report.rowsRefused; break;
        }
        if (m_report.refused.size() >= ListReport::kListedRows)
            return;
        row.file = part.part.name();
        m_report.refused.push_back(std::move(row));
    }

    /// No list, but rows without end that are of no use, such as a small archive that unpacks to gigabytes.
    [[nodiscard]] bool isFlooded() const
    {
        constexpr std::int64_t kMany = 200'000;
        constexpr std::int64_t kUselessForOne = 4;
        const std::int64_t useless = m_report.rowsRefused + m_report.duplicates + m_report.withoutMembership;
        return useless > kMany && useless > kUselessForOne * m_report.rowsTaken;
    }

    bool goesOn(const ListRowReader& reader)
    {
        constexpr int kRowsBetween = 512;
        if (!m_progress || ++m_items % kRowsBetween != 0)
            return true;
        return m_progress({.bytes = m_bytesBefore + reader.bytesRead(),
                           .totalBytes = m_inspection.bytes,
                           .rows = m_report.rowsRead});
    }

    const ListInspection& m_inspection;
    ListWriter& m_writer;
    ListReport& m_report;
    const ListProgressFunction& m_progress;
    std::int64_t m_bytesBefore = 0;
    std::int64_t m_items = 0;
    bool m_complete = true;
};

} // namespace

std::string_view listDateOriginText(ListDateOrigin origin)
{
    static constexpr std::string_view kTexts[]{"given", "header", "file-name", "archive-time", "file-time"};
    static_assert(std::size(kTexts) == static_cast<std::size_t>(ListDateOrigin::FileTime) + 1);
    return kTexts[static_cast<std::size_t>(origin)];
}

Result<ListInspection> inspectList(const QStringList& files)
{
    std::vector<RecognisedPart> parts;
    std::vector<std::string> ignored;
    for (const QString& file : files) {
        TRY(const auto found, listParts(file));
        bool isList = false;
        for (const ListPart& part : found) {
            TRY(auto recognition, recognisePart(part));
            if (!recognition) {
                ignored.push_back(part.name());
                continue;
            }
            isList = true;
            if (!parts.empty() && recognition->source() != parts.front().recognition.source())
                return failure(ErrorCode::MixedLists, {part.name()});
            parts.push_back({part, std::move(*recognition)});
        }
        if (!isList)
            return failure(ErrorCode::UnknownList, {file.toStdString()});
    }
    if (parts.empty())
        return failure(ErrorCode::UnknownList, {std::string()});
    // The persons come last: they take the longest, and by then their clubs are known.
    std::stable_partition(parts.begin(), parts.end(),
                          [](const RecognisedPart& part) { return !part.recognition.holdsPersons(); });
    const ListSource source = parts.front().recognition.source();
    const DateFound found = dateOfList(source, parts.back());
    ListInspection inspection{.source = source,
                              .parts = std::move(parts),
                              .ignored = std::move(ignored),
                              .date = found.date,
                              .dateOrigin = found.origin,
                              .file = QFileInfo(files.front()).fileName().toStdString()};
    for (const RecognisedPart& part : inspection.parts)
        inspection.bytes += part.part.size;
    return inspection;
}

bool isList(const FileInHand& file)
{
    const QByteArray& beginning = file.beginning();
    if (file.isPipe() || isXlsx(beginning))
        return false;
    return isZip(beginning)
               ? inspectList({file.path()}).has_value()
               : recogniseList({beginning.constData(), static_cast<std::size_t>(beginning.size())},
                               file.name().toStdString())
                     .has_value();
}

Result<ListReport> importList(const QString& folder, const ListInspection& inspection, engine::Date date,
                              const ListProgressFunction& progress, DoubtfulLists doubtful,
                              const ListKeepFunction& keep)
{
    QElapsedTimer timer;
    timer.start();
    ListReport report{.source = inspection.source,
                      .file = inspection.file,
                      .date = date,
                      .dateOrigin = date == inspection.date ? inspection.dateOrigin : ListDateOrigin::Given,
                      .ignored = inspection.ignored};
    TRY(auto writer, ListWriter::begin(folder, inspection.source, date));
    Import import(inspection, *writer, report, progress);
    TRY_DO(import.readParts());
    if (isTooDamaged(report))
        return tooDamaged(report);
    if (doubtful == DoubtfulLists::Refuse) {
        TRY(const auto rowsBefore, writer->rowsOfNewestList());
        if (const auto doubt = doubtOf(report, rowsBefore))
            return tl::unexpected(*doubt);
    }
    TRY_DO(writer->finish({.complete = import.isComplete(),
                           .format = std::string(listFormatText(report.format)),
                           .file = inspection.file,
                           .importedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()},
                          keep));
    report.rowsKept = writer->keptRows();
    report.changes = writer->changes();
    report.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return report;
}

} // namespace zahlmeister::app
