// SPDX-License-Identifier: GPL-3.0-or-later
// The files that the window of the laboratory reads and writes.
#include "app/files/fileinhand.h"
#include "app/files/filewriting.h"
#include "app/lab/labjson.h"
#include "engine/base/try.h"
#include "ui/lab/labwindow.h"
#include "ui/print/printservice.h"
#include "ui/text/format.h"
#include "ui/views/sheetoutput.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

void LabWindow::openStudy(const QString& path)
{
    const auto content = app::contentOfFile(path);
    if (!m_messages->succeeded(content))
        return;
    auto study = app::readStudyJson(*content, path);
    if (study.has_value())
        setStudy(*std::move(study));
    else
        m_messages->report(study.error().front());
}

void LabWindow::askForStudy()
{
    const QString path =
        ui::askForFile(this, tr("Open study"), documentsFolder(), tr("Studies") % u" (*.json)"_s);
    if (!path.isEmpty())
        openStudy(path);
}

Result<QByteArray> LabWindow::contentOf(File file) const
{
    switch (file) {
    case File::StudyJson: return app::writeStudyJson(m_study);
    case File::ReportPdf: return pdfOf(layoutLab(m_document));
    case File::ReportHtml: return labHtml(m_document);
    case File::ReportJson: return app::writeLabReportJson(*m_report);
    case File::TablesCsv: return labCsv(m_document);
    }
    return {};
}

void LabWindow::saveTo(const QString& path, File file)
{
    const auto content = contentOf(file);
    if (m_messages->succeeded(content) && m_messages->succeeded(app::writeFileSafely(*content, path)))
        m_messages->say(savedMessage({path}));
}

void LabWindow::askForFile(File file)
{
    const QString ending = file == File::ReportPdf    ? u"pdf"_s
                           : file == File::ReportHtml ? u"html"_s
                           : file == File::TablesCsv  ? u"csv"_s
                                                      : u"json"_s;
    const QString path = askForTarget(this, tr("Save study"), safeFileName(fromEngine(m_study.title)), ending,
                                      ending.toUpper() % u" (*."_s % ending % u')');
    if (!path.isEmpty())
        saveTo(path, file);
}

} // namespace zahlmeister::ui
