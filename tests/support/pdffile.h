// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

/// Small PDF files for tests.
namespace zahlmeister::tests {

/// @brief A PDF with lines in a typewriter's letters.
/// @param pages the lines of each page, in ASCII
[[nodiscard]] inline QByteArray pdfOf(const std::vector<std::vector<QByteArray>>& pages)
{
    QByteArray pdf = "%PDF-1.4\n";
    std::vector<qsizetype> places;
    const auto object = [&](const QByteArray& content) {
        places.push_back(pdf.size());
        pdf += QByteArray::number(qlonglong(places.size())) + " 0 obj\n" + content + "\nendobj\n";
    };
    constexpr qsizetype kBefore = 3; // catalogue, pages, font
    QByteArray kids;
    for (std::size_t page = 0; page < pages.size(); ++page)
        kids += QByteArray::number(kBefore + 1 + 2 * qsizetype(page)) + " 0 R ";
    object("<< /Type /Catalog /Pages 2 0 R >>");
    object("<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(qlonglong(pages.size())) +
           " >>");
    object("<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>");
    for (const std::vector<QByteArray>& lines : pages) {
        const QByteArray next = QByteArray::number(qlonglong(places.size()) + 2);
        object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents " + next +
               " 0 R /Resources << /Font << /F1 3 0 R >> >> >>");
        QByteArray text = "BT /F1 9 Tf 30 560 Td 12 TL\n";
        for (QByteArray line : lines)
            text += "(" + line.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)") + ") Tj T*\n";
        text += "ET";
        object("<< /Length " + QByteArray::number(text.size()) + " >>\nstream\n" + text + "\nendstream");
    }
    const qsizetype table = pdf.size();
    pdf += "xref\n0 " + QByteArray::number(qlonglong(places.size()) + 1) + "\n0000000000 65535 f \n";
    for (const qsizetype place : places)
        pdf += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
    return pdf + "trailer << /Root 1 0 R /Size " + QByteArray::number(qlonglong(places.size()) + 1) +
           " >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
}

} // namespace zahlmeister::tests
