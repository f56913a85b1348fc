// SPDX-License-Identifier: GPL-3.0-or-later
// Written with the zip library that reads archives: libxlsxwriter cannot be linked beside QuaZip, since both
// bring functions of the same names.
#include "app/output/xlsx.h"

#include <algorithm>

#include <QBuffer>
#include <QDateTime>
#include <QXmlStreamWriter>
#include <quazip.h>
#include <quazipfile.h>

#include "app/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr double kWidestColumn = 42; // characters
constexpr double kNarrowestColumn = 4;
constexpr int kLongestSheetName = 31; // characters, as the format demands

/// Places in the list of cell formats that writeStyles() makes.
enum Style { PlainStyle, TitleStyle, HeadStyle, GameStyle };

const QString kMain = u"http://schemas.openxmlformats.org/spreadsheetml/2006/main"_s;
const QString kOffice = u"http://schemas.openxmlformats.org/officeDocument/2006/relationships"_s;
const QString kPackage = u"http://schemas.openxmlformats.org/package/2006/"_s;

/// A number is stored as one, so that it can be sorted; what looks like a number and is none stays text.
bool isPlainNumber(const QString& text)
{
    const QStringView number = QStringView(text).sliced(text.startsWith(u'-') ? 1 : 0);
    const bool digits = !number.isEmpty() && number.size() <= 9 &&
                        std::ranges::all_of(number, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return digits && (text.size() == 1 || number.front() != u'0');
}

/// `BC` for column 54, counted from 0.
QString columnName(std::size_t column)
{
    QString name;
    for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        name.prepend(QChar(static_cast<char16_t>(u'A' + (rest - 1) % 26)));
    return name;
}

class Book {
public:
    Book(std::span<const XlsxSheet> sheets, FigureCells figures)
        : m_sheets(sheets), m_figures(figures), m_zip(&m_buffer)
    {
    }

    Result<QByteArray> write()
    {
        m_good = m_zip.open(QuaZip::mdCreate);
        writeTypes();
        writeRelations(u"_rels/.rels"_s, {{u"officeDocument"_s, u"xl/workbook.xml"_s}});
        writeWorkbook();
        std::vector<std::pair<QString, QString>> targets;
        for (std::size_t i = 0; i < m_sheets.size(); ++i)
            targets.emplace_back(u"worksheet"_s, u"worksheets/sheet%1.xml"_s.arg(i + 1));
        targets.emplace_back(u"styles"_s, u"styles.xml"_s);
        writeRelations(u"xl/_rels/workbook.xml.rels"_s, targets);
        writeStyles();
        for (std::size_t i = 0; i < m_sheets.size(); ++i)
            writeSheet(m_sheets[i], u"xl/worksheets/sheet%1.xml"_s.arg(i + 1));
        m_zip.close();
        if (!m_good || m_zip.getZipError() != ZIP_OK)
            return failure(ErrorCode::StorageFailure, {"xlsx"});
        return m_buffer.data();
    }

private:
    template <class Write>
    void writePart(const QString& name, Write write)
    {
        QByteArray part;
        QXmlStreamWriter xml(&part);
        xml.writeStartDocument(u"1.0"_s, true);
        write(xml);
        xml.writeEndDocument();
        QuaZipNewInfo info(name);
        // The same tournament gives the same file.
        info.dateTime = QDateTime(QDate(2000, 1, 1), QTime(0, 0));
        QuaZipFile file(&m_zip);
        m_good = m_good && file.open(QIODevice::WriteOnly, info) && file.write(part) == part.size();
        file.close();
        m_good = m_good && file.getZipError() == ZIP_OK;
    }

    void writeTypes()
    {
        writePart(u"[Content_Types].xml"_s, [&](QXmlStreamWriter& xml) {
            const QString office = u"application/vnd.openxmlformats-"_s;
            const auto add = [&](const QString& part, const QString& type) {
                xml.writeEmptyElement(u"Override"_s);
                xml.writeAttribute(u"PartName"_s, part);
                xml.writeAttribute(u"ContentType"_s,
                                   office + u"officedocument.spreadsheetml."_s + type + u"+xml"_s);
            };
            xml.writeStartElement(u"Types"_s);
            xml.writeDefaultNamespace(kPackage + u"content-types"_s);
            xml.writeEmptyElement(u"Default"_s);
            xml.writeAttribute(u"Extension"_s, u"rels"_s);
            xml.writeAttribute(u"ContentType"_s, office + u"package.relationships+xml"_s);
            add(u"/xl/workbook.xml"_s, u"sheet.main"_s);
            add(u"/xl/styles.xml"_s, u"styles"_s);
            for (std::size_t i = 0; i < m_sheets.size(); ++i)
                add(u"/xl/worksheets/sheet%1.xml"_s.arg(i + 1), u"worksheet"_s);
        });
    }

    void writeRelations(const QString& part, const std::vector<std::pair<QString, QString>>& targets)
    {
        writePart(part, [&](QXmlStreamWriter& xml) {
            xml.writeStartElement(u"Relationships"_s);
            xml.writeDefaultNamespace(kPackage + u"relationships"_s);
            for (std::size_t i = 0; i < targets.size(); ++i) {
                xml.writeEmptyElement(u"Relationship"_s);
                xml.writeAttribute(u"Id"_s, u"rId%1"_s.arg(i + 1));
                xml.writeAttribute(u"Type"_s, kOffice + u'/' + targets[i].first);
                xml.writeAttribute(u"Target"_s, targets[i].second);
            }
        });
    }

    void writeWorkbook()
    {
        writePart(u"xl/workbook.xml"_s, [&](QXmlStreamWriter& xml) {
            xml.writeStartElement(u"workbook"_s);
            xml.writeDefaultNamespace(kMain);
            xml.writeNamespace(kOffice, u"r"_s);
            // The sheets' views say that they are views in this window.
            xml.writeStartElement(u"bookViews"_s);
            xml.writeEmptyElement(u"workbookView"_s);
            xml.writeEndElement();
            xml.writeStartElement(u"sheets"_s);
            for (std::size_t i = 0; i < m_sheets.size(); ++i) {
                xml.writeEmptyElement(u"sheet"_s);
                xml.writeAttribute(u"name"_s, m_sheets[i].name.left(kLongestSheetName));
                xml.writeAttribute(u"sheetId"_s, QString::number(i + 1));
                xml.writeAttribute(kOffice, u"id"_s, u"rId%1"_s.arg(i + 1));
            }
            xml.writeEndElement();
        });
    }

    void writeStyles()
    {
        // Fixed text: fonts plain, bold and large; a pale fill; a line below; in the order of Style.
        static const QString kStyles =
            u"<fonts count=\"3\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
            "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font>"
            "<font><b/><sz val=\"14\"/><name val=\"Calibri\"/></font></fonts>"
            "<fills count=\"3\"><fill><patternFill patternType=\"none\"/></fill>"
            "<fill><patternFill patternType=\"gray125\"/></fill>"
            "<fill><patternFill patternType=\"solid\"><fgColor "
            "rgb=\"FFEEEEEE\"/></patternFill></fill></fills>"
            "<borders count=\"2\"><border><left/><right/><top/><bottom/><diagonal/></border>"
            "<border><left/><right/><top/><bottom style=\"thin\"/><diagonal/></border></borders>"
            "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" "
            "borderId=\"0\"/></cellStyleXfs>"
            "<cellXfs count=\"4\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>"
            "<xf numFmtId=\"0\" fontId=\"2\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"1\"/>"
            "<xf numFmtId=\"0\" fontId=\"1\" fillId=\"2\" borderId=\"1\" xfId=\"0\" applyFont=\"1\" "
            "applyFill=\"1\" "
            "applyBorder=\"1\"/><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
            "applyAlignment=\"1\"><alignment horizontal=\"center\"/></xf></cellXfs>"
            "<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles>"_s;
        writePart(u"xl/styles.xml"_s, [&](QXmlStreamWriter& xml) {
            xml.writeStartElement(u"styleSheet"_s);
            xml.writeDefaultNamespace(kMain);
            xml.writeCharacters(QString());
            xml.device()->write(kStyles.toUtf8());
        });
    }

    void writeSheet(const XlsxSheet& sheet, const QString& part)
    {
        writePart(part, [&](QXmlStreamWriter& xml) {
            const auto titles = static_cast<int>(sheet.titles.size());
            const int headRow = titles == 0 ? 0 : titles + 1;
            xml.writeStartElement(u"worksheet"_s);
            xml.writeDefaultNamespace(kMain);
            writeView(xml, headRow + 1);
            writeWidths(xml, sheet.table);
            xml.writeStartElement(u"sheetData"_s);
            for (int line = 0; line < titles; ++line)
                writeRow(xml, line, {sheet.titles[line]}, line == 0 ? TitleStyle : PlainStyle);
            int row = headRow;
            QStringList heads;
            for (const Table::Column& column : sheet.table.columns)
                heads += column.head;
            writeRow(xml, row, heads, HeadStyle);
            for (const auto& cells : sheet.table.rows)
                writeRow(xml, ++row, sheet.table, cells);
            xml.writeEndElement();
            xml.writeEmptyElement(u"pageSetup"_s);
            xml.writeAttribute(u"paperSize"_s, u"9"_s); // A4
            xml.writeAttribute(u"orientation"_s, u"landscape"_s);
        });
    }

    /// Number, name and head stay in sight.
    static void writeView(QXmlStreamWriter& xml, int rows)
    {
        xml.writeStartElement(u"sheetViews"_s);
        xml.writeStartElement(u"sheetView"_s);
        xml.writeAttribute(u"workbookViewId"_s, u"0"_s);
        xml.writeEmptyElement(u"pane"_s);
        xml.writeAttribute(u"xSplit"_s, u"2"_s);
        xml.writeAttribute(u"ySplit"_s, QString::number(rows));
        xml.writeAttribute(u"topLeftCell"_s, u"C%1"_s.arg(rows + 1));
        xml.writeAttribute(u"state"_s, u"frozen"_s);
        xml.writeEndElement();
        xml.writeEndElement();
    }

    static void writeWidths(QXmlStreamWriter& xml, const Table& table)
    {
        xml.writeStartElement(u"cols"_s);
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            auto width = std::max(kNarrowestColumn, static_cast<double>(table.columns[i].head.size()));
            for (const auto& row : table.rows)
                width = std::max(width, static_cast<double>(i < row.size() ? row[i].text.size() : 0));
            xml.writeEmptyElement(u"col"_s);
            xml.writeAttribute(u"min"_s, QString::number(i + 1));
            xml.writeAttribute(u"max"_s, QString::number(i + 1));
            xml.writeAttribute(u"width"_s, QString::number(std::min(width + 1.5, kWidestColumn)));
            xml.writeAttribute(u"customWidth"_s, u"1"_s);
        }
        xml.writeEndElement();
    }

    static void writeRow(QXmlStreamWriter& xml, int row, const QStringList& texts, Style style)
    {
        beginRow(xml, row);
        for (qsizetype i = 0; i < texts.size(); ++i)
            writeCell(xml, row, static_cast<std::size_t>(i), texts[i], style);
        xml.writeEndElement();
    }

    void writeRow(QXmlStreamWriter& xml, int row, const Table& table,
                  const std::vector<Table::Cell>& cells) const
    {
        beginRow(xml, row);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Table::Kind kind = table.columns[i].kind;
            const bool isPlain = m_figures == FigureCells::Plain && isComputedWith(kind);
            writeCell(xml, row, i, isPlain ? plainFigure(cells[i].text, table.decimalPoint) : cells[i].text,
                      kind == Table::Kind::Game ? GameStyle : PlainStyle);
        }
        xml.writeEndElement();
    }

    static void beginRow(QXmlStreamWriter& xml, int row)
    {
        xml.writeStartElement(u"row"_s);
        xml.writeAttribute(u"r"_s, QString::number(row + 1));
    }

    static void writeCell(QXmlStreamWriter& xml, int row, std::size_t column, const QString& text,
                          Style style)
    {
        if (text.isEmpty())
            return;
        xml.writeStartElement(u"c"_s);
        xml.writeAttribute(u"r"_s, columnName(column) + QString::number(row + 1));
        xml.writeAttribute(u"s"_s, QString::number(style));
        if (style == PlainStyle && isPlainNumber(text)) {
            xml.writeTextElement(u"v"_s, text);
        } else {
            xml.writeAttribute(u"t"_s, u"inlineStr"_s);
            xml.writeStartElement(u"is"_s);
            xml.writeTextElement(u"t"_s, plainText(text));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }

    std::span<const XlsxSheet> m_sheets;
    FigureCells m_figures;
    QBuffer m_buffer;
    QuaZip m_zip;
    bool m_good = true;
};

} // namespace

Result<QByteArray> xlsxOf(std::span<const XlsxSheet> sheets, FigureCells figures)
{
    return Book(sheets, figures).write();
}

} // namespace zahlmeister::app
