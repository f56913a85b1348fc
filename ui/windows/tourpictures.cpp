// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/tourpictures.h"

#include <algorithm>

#include <QApplication>
#include <QPainter>

#include "app/document/tournamentdocument.h"
#include "app/sample/sample.h"
#include "app/text/calendar.h"
#include "engine/evaluation/trace.h"
#include "ui/print/printservice.h"
#include "ui/print/sheetpainter.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/views/whypanel.h"
#include "ui/widgets/arrangement.h"
#include "ui/windows/tournamentview.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kWindow(900, 560);
constexpr int kWhyWidth = 340;

/// That of the youth: complete, small enough to be seen at once, with first ratings.
const engine::Tournament* shownTournament()
{
    const auto& all = app::sampleTournaments();
    const auto found = std::ranges::find_if(
        all, [](const engine::Tournament& one) { return !one.header.youthClass.empty(); });
    return found == all.end() ? nullptr : &*found;
}

TournamentView::Page pageOf(TourPictures::Picture picture)
{
    switch (picture) {
    case TourPictures::Picture::Participants: return TournamentView::Page::Participants;
    case TourPictures::Picture::Results: return TournamentView::Page::Results;
    case TourPictures::Picture::Findings: return TournamentView::Page::Findings;
    default: return TournamentView::Page::Evaluation;
    }
}

} // namespace

TourPictures::TourPictures()
{
    const engine::Tournament* tournament = shownTournament();
    if (!tournament)
        return;
    auto file = app::WorkFile::open(m_folder.filePath(u"tour.zahlmeister"_s));
    if (!file.has_value())
        return;
    m_file = std::move(*file);
    const auto id = m_file->addTournament(*tournament);
    if (!id.has_value())
        return;
    auto document = app::TournamentDocument::open(*m_file, *id);
    if (!document.has_value())
        return;
    m_document = std::move(*document);
    m_evaluation = std::make_unique<app::LiveEvaluation>(*m_document);
}

QImage TourPictures::paint(Picture picture, double ratio)
{
    if (!m_evaluation || !m_evaluation->current().has_value())
        return {};
    return picture == Picture::Sheet ? paintSheet(ratio) : paintPage(picture, ratio);
}

QImage TourPictures::paintPage(Picture picture, double ratio)
{
    QWidget window;
    window.setAttribute(Qt::WA_DontShowOnScreen);
    auto* view = new TournamentView(*m_evaluation, nullptr, &window);
    auto* row = fillRow(&window, {}, 0, {{view, 1}});
    const Metrics metrics(&window);
    window.resize(metrics.scaled(kWindow.width()), metrics.scaled(kWindow.height()));
    if (picture == Picture::Evaluation) {
        auto* why = new WhyPanel(*m_evaluation, &window);
        why->setFixedWidth(metrics.scaled(kWhyWidth));
        row->addWidget(why);
        why->explain(m_document->tournament().participants.front().number, engine::Quantity::NewRating);
    }
    window.show();
    view->showPage(pageOf(picture));
    window.layout()->activate();
    QImage image(window.size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(window.palette().color(QPalette::Window));
    window.render(&image);
    return image;
}

QImage TourPictures::paintSheet(double ratio)
{
    const auto version = m_evaluation->choice();
    if (!version.has_value())
        return {};
    const SheetRequest request{.language = textLanguage(), .calculated = app::today()};
    const auto layout = layoutSheets(
        {m_document->tournament(), *m_evaluation->current(), *version->version, m_evaluation->findings()},
        request);
    if (!layout.has_value())
        return {};
    const Metrics metrics(QApplication::font());
    const QSizeF paper = layout->pageSize();
    const QSize size(metrics.scaled(kWindow.width()), metrics.scaled(kWindow.height()));
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    // As wide as the picture: the head and the first rows can be read.
    constexpr double kMillimetresPerInch = 25.4;
    const double dots = image.logicalDpiX() / kMillimetresPerInch;
    QPainter painter(&image);
    paintSheetPage(painter, *layout, 0, size.width() / (paper.width() * dots));
    return image;
}

} // namespace zahlmeister::ui
