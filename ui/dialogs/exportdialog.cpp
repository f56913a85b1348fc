// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/exportdialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "engine/model/eloperiods.h"
#include "ui/text/fidereporttext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

ExportDialog::ExportDialog(const app::ExportInput& input, const app::ExportInput& published, int withheld,
                           QWidget* parent)
    : QDialog(parent), m_input(input), m_published(published), m_withheld(withheld)
{
    setObjectName(u"export"_s);
    setWindowTitle(tr("Export tournament"));
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        if (format.write)
            m_writable.push_back(&format);
    }
    build();
    m_formats->setCurrentRow(0);
    m_formats->setFocus();
}

const app::TournamentFormat& ExportDialog::format() const
{
    return *m_writable[static_cast<std::size_t>(m_formats->currentRow())];
}

void ExportDialog::build()
{
    const Metrics metrics(this);
    m_formats = withAccessibleName(new QListWidget(this), tr("Format"));
    installContextMenu(*m_formats);
    m_formats->setPalette(viewPalette(palette()));
    for (const app::TournamentFormat* format : m_writable)
        m_formats->addItem(formatName(format->id));
    m_formats->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_formats->setFixedWidth(m_formats->sizeHintForColumn(0) + metrics.groupGap());
    m_headline = sentenceLabel(this);
    m_remarks = withAccessibleName(new QPlainTextEdit(this), tr("What this format means for the tournament"));
    m_remarks->setReadOnly(true);
    m_remarks->setTabChangesFocus(true);
    m_remarks->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(this);
    m_write = buttons->addButton(tr("&Save as …"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_formats, &QListWidget::currentRowChanged, this, &ExportDialog::showFormat);

    m_period = new QComboBox(this);
    m_periodCaption = captionOf(tr("Rating &period"), m_period);
    offerPeriods();
    auto* both = rowOf(
        this,
        {m_formats,
         {columnOf(this, {m_headline, rowOf(this, {m_periodCaption, m_period, freeRoom()}), {m_remarks, 1}}),
          1}});
    both->setSpacing(metrics.margin());
    fillDialog(this, {760, 400}, {{both, 1}, buttons})->setSpacing(metrics.margin());
}

/// The FIDE gets a report for each rating period of an Elo that is split by them.
void ExportDialog::offerPeriods()
{
    m_period->setObjectName(u"period"_s);
    m_period->addItem(tr("the whole tournament"));
    for (const engine::RatingPeriod& period : engine::ratingPeriodsOf(m_input.tournament.header))
        m_period->addItem(fillPattern(tr("%1 to %2"), {formatDate(period.first), formatDate(period.last)}));
    connect(m_period, &QComboBox::activated, this, &ExportDialog::showFormat);
}

app::ExportInput ExportDialog::chosenInput() const
{
    const app::ExportInput& whole = format().isForReaders ? m_published : m_input;
    const bool isPart = m_period->isVisibleTo(this) && m_period->currentIndex() > 0;
    return {isPart ? m_part : whole.tournament, whole.tournamentUuid, whole.fileUuid, whole.created,
            whole.program};
}

void ExportDialog::showFormat()
{
    const app::TournamentFormat& chosen = format();
    const bool hasPeriods = m_period->count() > 1 && app::editionOfTrf(chosen.id);
    m_period->setVisible(hasPeriods);
    m_periodCaption->setVisible(hasPeriods);
    if (hasPeriods && m_period->currentIndex() > 0)
        m_part =
            engine::tournamentOfPeriod(m_input.tournament, engine::ratingPeriodsOf(m_input.tournament.header),
                                       static_cast<std::size_t>(m_period->currentIndex() - 1));
    const app::ExportInput input = chosenInput();
    const auto written = app::writeAs(chosen, input);
    m_data = written.has_value() ? *written : QByteArray();
    QStringList lines;
    if (written.has_value()) {
        for (const app::ExportLoss& loss : app::lossesOf(chosen, input))
            lines += u"! "_s + exportLossText(loss);
        m_headline->setText(lines.isEmpty() ? tr("This format carries the whole tournament.")
                                            : tr("This format does not carry everything:"));
        if (const int told = app::birthDatesTold(chosen, input.tournament); told > 0)
            lines += u"! "_s + birthDatesToldText(told);
        if (m_withheld > 0)
            lines += u"! "_s + namesWithheldText(m_withheld, chosen.isForReaders);
    } else {
        for (const app::ImportNote& note : written.error()) {
            const QString place = importPlaceText(note.place);
            lines += u"✕ "_s + (place.isEmpty() ? QString() : place + u": "_s) + importNoteText(note);
        }
        m_headline->setText(tr("The tournament cannot be written in this format yet:"));
    }
    const auto edition = app::editionOfTrf(chosen.id);
    if (edition && written.has_value()) {
        for (const QString& line : fideReportLines(input.tournament, *edition))
            lines += u"! "_s + line;
    }
    m_remarks->setPlainText(lines.join(u'\n'));
    m_write->setEnabled(written.has_value());
    m_write->setDefault(true);
}

} // namespace zahlmeister::ui
