// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ruletablesdialog.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include "app/text/calendar.h"
#include "ui/print/printservice.h"
#include "ui/print/ruletables.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/views/sheetoutput.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/helpbutton.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

RuleTablesDialog::RuleTablesDialog(std::vector<engine::RuleVersion> versions, const std::string& preferred,
                                   QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_versions(std::move(versions)),
      m_rules(withAccessibleName(new QComboBox(this), tr("Rules"))),
      m_language(withAccessibleName(new QComboBox(this), tr("Language of the tables"))),
      m_save(new QPushButton(icon(u"pdf"_s), tr("Save as P&DF…"), this)),
      m_print(new QPushButton(icon(u"print"_s), tr("P&rint…"), this)),
      m_place(new QLabel(this)),
      m_messages(new MessageBar(this)),
      m_printing(new SheetPrinting(*this, *m_messages)),
      m_preview(new SheetPreview(this))
{
    setWindowTitle(tr("Tables of the rules"));
    setObjectName(u"ruleTables"_s);
    build();
    chooseRules(preferred);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &RuleTablesDialog::layOut);
    connect(m_language, &QComboBox::currentIndexChanged, this, &RuleTablesDialog::layOut);
    connect(m_save, &QPushButton::clicked, this, &RuleTablesDialog::askForFile);
    connect(m_print, &QPushButton::clicked, this, [this] { m_printing->print(m_preview->sheets()); });
    connect(m_printing, &SheetPrinting::busyChanged, m_print, &QPushButton::setDisabled);
    connect(m_preview, &SheetPreview::viewChanged, this, &RuleTablesDialog::showPlace);
    m_preview->setFocus();
}

void RuleTablesDialog::build()
{
    const Metrics metrics(this);
    for (const engine::RuleVersion& version : m_versions)
        m_rules->addItem(ruleVersionName(version), fromEngine(version.id));
    m_language->addItems({u"Deutsch"_s, u"English"_s}); // every language in its own words
    m_language->setCurrentIndex(static_cast<int>(textLanguage()));
    for (const auto& [button, key] : {std::pair(m_save, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)),
                                      std::pair(m_print, QKeySequence(QKeySequence::Print))}) {
        button->setAutoDefault(false);
        assignShortcut(*button, key);
    }
    auto* bar = rowOf(this, {captionOf(tr("R&ules"), m_rules), m_rules, m_language, freeRoom(), m_place,
                             m_save, m_print, helpButton(this)});
    bar->insertSpacing(bar->indexOf(m_save), metrics.grid());
    bar->setContentsMargins(metrics.margin(), metrics.margin(), metrics.margin(), metrics.grid());
    auto* column = fillDialog(this, {860, 760}, {m_messages, bar, {m_preview, 1}});
    column->setContentsMargins({});
    column->setSpacing(0);
}

void RuleTablesDialog::chooseRules(const std::string& id)
{
    const int at = m_rules->findData(fromEngine(id));
    m_rules->setCurrentIndex(at < 0 ? m_rules->count() - 1 : at);
    layOut();
}

const engine::RuleVersion& RuleTablesDialog::version() const
{
    return m_versions[static_cast<std::size_t>(m_rules->currentIndex())];
}

void RuleTablesDialog::layOut()
{
    if (m_rules->currentIndex() < 0)
        return;
    const auto layout =
        layoutRuleTables(version(), static_cast<Language>(m_language->currentIndex()), app::today());
    if (m_messages->succeeded(layout))
        m_preview->setSheets(std::make_shared<const SheetLayout>(*layout));
    showPlace();
}

void RuleTablesDialog::showPlace()
{
    m_place->setText(
        tr("Page %1 of %2").arg(formatCount(m_preview->currentPage()), formatCount(m_preview->pageCount())));
}

void RuleTablesDialog::askForFile()
{
    const QString name = safeFileName(windowTitle() + u" – "_s + fromEngine(version().title));
    const QString chosen = askForTarget(this, tr("Save as PDF"), name, u"pdf"_s, tr("PDF files (*.pdf)"));
    if (!chosen.isEmpty())
        saveTo(chosen);
}

void RuleTablesDialog::saveTo(const QString& path)
{
    const auto pdf = pdfOf(*m_preview->sheets());
    if (m_messages->succeeded(pdf) && m_messages->succeeded(writeFileSafely(*pdf, path)))
        m_messages->say(savedMessage({path}));
}

} // namespace zahlmeister::ui
