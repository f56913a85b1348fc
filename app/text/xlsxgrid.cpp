// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/xlsxgrid.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QBuffer>
#include <QDate>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <quazip.h>
#include <quazipfile.h>

#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kPiece = 64 * 1024;

tl::unexpected<ImportNote> refusal(ImportCode code, std::vector<std::string> args)
{
    return tl::unexpected(refusalNote(code, std::move(args)));
}

/// The parts of the archive, one at a time, with a limit to what they unpack to together.
class Archive {
public:
    Archive(const QByteArray& data, const XlsxLimits& limits)
        : m_data(data), m_limits(limits), m_left(limits.unpacked)
    {
        m_buffer.setData(m_data);
        m_zip.setIoDevice(&m_buffer);
    }

    bool open() { return m_zip.open(QuaZip::mdUnzip) && m_zip.getEntriesCount() <= m_limits.members; }
    bool has(const QString& name) { return m_zip.setCurrentFile(name, QuaZip::csInsensitive); }

    tl::expected<QByteArray, ImportNote> read(const QString& name)
    {
        if (!has(name))
            return refusal(ImportCode::MissingPart, {name.toStdString()});
        QuaZipFile file(&m_zip);
        if (!file.open(QIODevice::ReadOnly))
            return refusal(ImportCode::Truncated, {name.toStdString()});
        QByteArray content;
        // What the archive says of its sizes need not be true, so what comes out is counted.
        for (;;) {
            const QByteArray piece = file.read(kPiece);
            if (file.getZipError() != UNZ_OK)
                return refusal(ImportCode::Truncated, {name.toStdString()});
            if (piece.isEmpty())
                break;
            m_left -= piece.size();
            if (m_left < 0)
                return refusal(
                    ImportCode::TooLarge,
                    {name.toStdString(), std::to_string(m_limits.unpacked / (1024 * 1024)) + " MiB"});
            content += piece;
        }
        file.close();
        if (file.getZipError() != UNZ_OK)
            return refusal(ImportCode::Truncated, {name.toStdString()});
        return content;
    }

private:
    QByteArray m_data;
    XlsxLimits m_limits;
    qint64 m_left;
    QBuffer m_buffer;
    QuaZip m_zip;
};

/// Goes through the elements of a part with a limit to their depth.
class Elements {
public:
    Elements(const QByteArray& xml, int depth) : m_reader(xml), m_maximumDepth(depth) { }

    /// Moves to the next beginning or end of an element, or to text.
    bool next()
    {
        while (!m_reader.atEnd()) {
            switch (m_reader.readNext()) {
            case QXmlStreamReader::StartElement: return ++m_depth <= m_maximumDepth;
            case QXmlStreamReader::EndElement: --m_depth; return true;
            case QXmlStreamReader::Characters: return true;
            // A spreadsheet has no document type; a file that declares entities is hostile.
            case QXmlStreamReader::DTD: return false;
            default: break;
            }
        }
        return false;
    }

    bool isStart(QStringView name) const { return m_reader.isStartElement() && m_reader.name() == name; }
    bool isEnd(QStringView name) const { return m_reader.isEndElement() && m_reader.name() == name; }
    bool isText() const { return m_reader.isCharacters(); }
    QStringView text() const { return m_reader.text(); }

    /// An attribute by its name without prefix.
    QString attribute(QStringView name) const
    {
        for (const QXmlStreamAttribute& each : m_reader.attributes()) {
            if (each.name() == name)
                return each.value().toString();
        }
        return {};
    }

    bool isComplete() const { return m_reader.atEnd() && !m_reader.hasError(); }

private:
    QXmlStreamReader m_reader;
    int m_maximumDepth;
    int m_depth = 0;
};

/// `BC12` is row 11, column 54.
std::optional<std::pair<int, int>> placeOf(const QString& reference)
{
    int column = 0;
    qsizetype at = 0;
    for (; at < reference.size() && at < 4 && reference[at] >= u'A' && reference[at] <= u'Z'; ++at)
        column = column * 26 + (reference[at].unicode() - u'A' + 1);
    bool ok = false;
    const int row = reference.mid(at).toInt(&ok);
    if (!ok || column == 0 || row < 1 || row > kMaximumTableRows || column > kMaximumTableColumns)
        return std::nullopt;
    return std::pair(row - 1, column - 1);
}

class Workbook {
public:
    Workbook(const QByteArray& data, const XlsxLimits& limits) : m_archive(data, limits), m_limits(limits) { }

    tl::expected<std::vector<TableGrid>, ImportNote> read()
    {
        if (!m_archive.open())
            return refusal(ImportCode::Truncated, {"zip"});
        TRY(const auto sheets, readSheetList());
        TRY_DO(readStrings());
        TRY_DO(readStyles());
        std::vector<TableGrid> grids;
        for (const Sheet& sheet : sheets) {
            TRY(auto grid, readSheet(sheet.path));
            grid.part = sheet.name.toStdString();
            tidyGrid(grid);
            const auto isEmpty = [](const auto& row) { return row.empty(); };
            if (!std::ranges::all_of(grid.rows, isEmpty))
                grids.push_back(std::move(grid));
        }
        return grids;
    }

private:
    /// What the number in a cell stands for.
    enum class NumberKind { Plain, Day, TimeOfDay };

    static bool isTrue(const QString& value) { return value == "1"_L1 || value == "true"_L1; }

    static tl::unexpected<ImportNote> malformed(const QString& part)
    {
        return refusal(ImportCode::Malformed, {part.toStdString(), "XML"});
    }

    struct Sheet {
        QString name;
        QString path;
        bool hidden;
    };

    /// The sheets and the parts in which they are, in the workbook's order.
    tl::expected<std::vector<Sheet>, ImportNote> readSheetList()
    {
        const QString workbook = u"xl/workbook.xml"_s;
        const QString relations = u"xl/_rels/workbook.xml.rels"_s;
        TRY(const QByteArray xml, m_archive.read(workbook));
        TRY(const QByteArray links, m_archive.read(relations));
        QHash<QString, QString> targets;
        Elements relation(links, m_limits.depth);
        while (relation.next()) {
            if (!relation.isStart(u"Relationship"))
                continue;
            const QString target = relation.attribute(u"Target");
            targets.insert(relation.attribute(u"Id"),
                           target.startsWith(u'/') ? target.mid(1) : u"xl/"_s + target);
        }
        std::vector<Sheet> sheets;
        Elements element(xml, m_limits.depth);
        while (element.next()) {
            if (element.isStart(u"workbookPr"))
                m_firstDay = isTrue(element.attribute(u"date1904")) ? QDate(1904, 1, 1) : m_firstDay;
            if (!element.isStart(u"sheet"))
                continue;
            const QString path = targets.value(element.attribute(u"id"));
            const bool hidden = element.attribute(u"state").contains("hidden"_L1, Qt::CaseInsensitive);
            if (!path.isEmpty())
                sheets.push_back({element.attribute(u"name"), path, hidden});
            if (std::ssize(sheets) > m_limits.sheets)
                return refusal(ImportCode::TooLarge, {"sheets", std::to_string(m_limits.sheets)});
        }
        if (!relation.isComplete() || !element.isComplete())
            return malformed(workbook);
        if (!std::ranges::all_of(sheets, &Sheet::hidden))
            std::erase_if(sheets, [](const Sheet& sheet) { return sheet.hidden; });
        return sheets;
    }

    tl::expected<void, ImportNote> readStrings()
    {
        const QString path = u"xl/sharedStrings.xml"_s;
        if (!m_archive.has(path))
            return {};
        TRY(const QByteArray xml, m_archive.read(path));
        Elements element(xml, m_limits.depth);
        QString text;
        bool inText = false;
        bool phonetic = false;
        while (element.next()) {
            if (element.isStart(u"si")) {
                text.clear();
            } else if (element.isEnd(u"si")) {
                m_strings.push_back(tidyCell(text.left(kMaximumCellLength)));
                if (std::ssize(m_strings) > kMaximumTableCells)
                    return refusal(ImportCode::TooLarge,
                                   {path.toStdString(), std::to_string(kMaximumTableCells)});
            } else if (element.isStart(u"rPh") || element.isEnd(u"rPh")) {
                phonetic = element.isStart(u"rPh");
            } else if (element.isStart(u"t") || element.isEnd(u"t")) {
                inText = element.isStart(u"t");
            } else if (inText && !phonetic && element.isText() && text.size() <= kMaximumCellLength) {
                text += element.text();
            }
        }
        if (!element.isComplete())
            return malformed(path);
        return {};
    }

    /// Which cell formats show a number as a day or a time.
    tl::expected<void, ImportNote> readStyles()
    {
        const QString path = u"xl/styles.xml"_s;
        if (!m_archive.has(path))
            return {};
        TRY(const QByteArray xml, m_archive.read(path));
        std::map<int, NumberKind> kinds{
            {14, NumberKind::Day},       {15, NumberKind::Day},       {16, NumberKind::Day},
            {17, NumberKind::Day},       {22, NumberKind::Day},       {18, NumberKind::TimeOfDay},
            {19, NumberKind::TimeOfDay}, {20, NumberKind::TimeOfDay}, {21, NumberKind::TimeOfDay}};
        Elements element(xml, m_limits.depth);
        bool inFormats = false;
        while (element.next()) {
            if (element.isStart(u"cellXfs") || element.isEnd(u"cellXfs"))
                inFormats = element.isStart(u"cellXfs");
            else if (element.isStart(u"numFmt"))
                kinds[element.attribute(u"numFmtId").toInt()] =
                    kindOfFormat(element.attribute(u"formatCode"));
            else if (inFormats && element.isStart(u"xf"))
                m_styles.push_back(kinds[element.attribute(u"numFmtId").toInt()]);
        }
        if (!element.isComplete())
            return malformed(path);
        return {};
    }

    static NumberKind kindOfFormat(const QString& code)
    {
        static const QRegularExpression kWords(uR"("[^"]*"|\[[^\]]*\]|\\.)"_s);
        QString small = code.left(kMaximumCellLength).toLower();
        small.remove(kWords); // texts, colours and languages
        if (small.contains(u'y') || small.contains(u"jj"_s) || (small.contains(u'd') && small.contains(u'm')))
            return NumberKind::Day;
        return small.contains(u'h') && small.contains(u'm') ? NumberKind::TimeOfDay : NumberKind::Plain;
    }

    tl::expected<TableGrid, ImportNote> readSheet(const QString& path)
    {
        TRY(const QByteArray xml, m_archive.read(path));
        TableGrid grid;
        Elements element(xml, m_limits.depth);
        Cell cell;
        while (element.next()) {
            if (element.isStart(u"row")) {
                cell.column = -1;
                cell.row =
                    element.attribute(u"r").isEmpty() ? cell.row + 1 : element.attribute(u"r").toInt() - 1;
            } else if (element.isStart(u"c")) {
                cell.begin(element);
            } else if (element.isStart(u"v") || element.isStart(u"t")) {
                cell.inValue = true;
            } else if (element.isEnd(u"v") || element.isEnd(u"t")) {
                cell.inValue = false;
            } else if (cell.inValue && element.isText() && cell.value.size() <= kMaximumCellLength) {
                cell.value += element.text();
            } else if (element.isEnd(u"c") && !put(grid, cell)) {
                return refusal(ImportCode::TooLarge,
                               {path.toStdString(), std::to_string(kMaximumTableCells)});
            }
        }
        if (!element.isComplete())
            return malformed(path);
        return grid;
    }

    struct Cell {
        int row = -1;
        int column = -1;
        QString type;
        int style = -1;
        QString value;
        bool inValue = false;

        void begin(const Elements& element)
        {
            const QString reference = element.attribute(u"r");
            ++column;
            if (!reference.isEmpty()) {
                const auto place = placeOf(reference);
                row = place ? place->first : -1;
                column = place ? place->second : -1;
            }
            type = element.attribute(u"t");
            const QString number = element.attribute(u"s");
            style = number.isEmpty() ? -1 : number.toInt();
            value.clear();
            inValue = false;
        }
    };

    bool put(TableGrid& grid, const Cell& cell)
    {
        const QString text = textOf(cell);
        if (text.isEmpty())
            return true;
        if (cell.row < 0 || cell.column < 0 || cell.row >= kMaximumTableRows ||
            cell.column >= kMaximumTableColumns)
            return false;
        const auto row = static_cast<std::size_t>(cell.row);
        const auto column = static_cast<std::size_t>(cell.column);
        if (row >= grid.rows.size())
            grid.rows.resize(row + 1);
        auto& cells = grid.rows[row];
        if (column >= cells.size()) {
            m_cells += static_cast<int>(column + 1 - cells.size());
            if (m_cells > kMaximumTableCells)
                return false;
            cells.resize(column + 1);
        }
        cells[column] = text;
        return true;
    }

    QString textOf(const Cell& cell) const
    {
        if (cell.type == "s"_L1) {
            bool ok = false;
            const auto index = cell.value.toULongLong(&ok);
            return ok && index < m_strings.size() ? m_strings[static_cast<std::size_t>(index)] : QString();
        }
        if (cell.type == "b"_L1)
            return isTrue(cell.value) ? u"WAHR"_s : u"FALSCH"_s; // a 1 would be a result
        if (!cell.type.isEmpty() && cell.type != "n"_L1)
            return cell.type == "e"_L1 ? QString() : tidyCell(cell.value);
        bool ok = false;
        const double number = QLocale::c().toDouble(cell.value, &ok);
        if (!ok)
            return tidyCell(cell.value);
        const bool styled = cell.style >= 0 && static_cast<std::size_t>(cell.style) < m_styles.size();
        const NumberKind kind = styled ? m_styles[static_cast<std::size_t>(cell.style)] : NumberKind::Plain;
        constexpr double kLastDay = 109'574; // 31 December 2199
        if (kind == NumberKind::Day && number >= 1 && number <= kLastDay)
            return m_firstDay.addDays(static_cast<qint64>(number)).toString(u"dd.MM.yyyy"_s);
        if (kind == NumberKind::TimeOfDay && number >= 0 && number < 1)
            return timeText(number);
        // 0.30000000000000004 is what a sum of tenths is stored as.
        return QLocale::c().toString(number, 'g', 12);
    }

    /// A part of a day: what is left of a result such as 1:0 that was typed into a cell.
    static QString timeText(double day)
    {
        const int minutes = static_cast<int>(std::lround(day * 24 * 60));
        return u"%1:%2"_s.arg(minutes / 60).arg(minutes % 60, 2, 10, QChar(u'0'));
    }

    Archive m_archive;
    XlsxLimits m_limits;
    std::vector<QString> m_strings;
    std::vector<NumberKind> m_styles; ///< by the number of the cell's style
    QDate m_firstDay{1899, 12, 30};   ///< day 0; other calendars begin with 1904
    int m_cells = 0;
};

} // namespace

bool isXlsx(const QByteArray& data)
{
    return data.startsWith("PK\x03\x04") && data.contains("xl/workbook.xml");
}

tl::expected<std::vector<TableGrid>, ImportNote> gridsOfXlsx(const QByteArray& data, const XlsxLimits& limits)
{
    return Workbook(data, limits).read();
}

} // namespace zahlmeister::app
