// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rulesdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableView>

#include "app/files/fileinhand.h"
#include "app/rules/ruleversionjson.h"
#include "app/rules/shippedrules.h"
#include "ui/chronicle/adjustmentsdialog.h"
#include "ui/models/parametermodel.h"
#include "ui/print/printservice.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::RuleOrigin;
using engine::RuleVersion;

namespace {

constexpr int kLeastParameters = 600; ///< design pixels of their table
constexpr int kIdRole = Qt::UserRole;

const RuleVersion* shippedOf(const std::string& id)
{
    const auto found = app::shippedRules().find(id);
    return found.has_value() ? *found : nullptr;
}

QString stateText(const RuleVersion& version)
{
    switch (version.origin) {
    case RuleOrigin::Shipped:
        return RulesDialog::tr("Ships with the program. Copy it to make rules of your own.");
    case RuleOrigin::Changed:
        return RulesDialog::tr("Ships with the program and was changed in this work file.");
    case RuleOrigin::Own: return RulesDialog::tr("Was added in this work file.");
    }
    return {};
}

/// `dwz-2026` gives `dwz-2026-2`, and `dwz-2026-2` gives `dwz-2026-3`.
std::string freeId(const std::string& id, const engine::RuleCatalog& rules)
{
    const std::string stem = shippedOf(id) ? id : id.substr(0, id.find_last_of('-'));
    for (int number = 2;; ++number) {
        std::string candidate = stem + '-' + std::to_string(number);
        if (!rules.find(candidate).has_value())
            return candidate;
    }
}

} // namespace

RulesDialog::~RulesDialog()
{
    hide(); // takes the focus from a field, whose text is stored while this is a RulesDialog still
}

RulesDialog::RulesDialog(app::Session& session, QWidget* parent) : QDialog(parent), m_session(session)
{
    setObjectName(u"rulesDialog"_s);
    setWindowTitle(tr("Rule versions"));
    build();
    fillList();
    if (const auto* evaluation = session.evaluation(); evaluation && evaluation->choice().has_value())
        select(evaluation->choice()->version->id);
    connect(&session, &app::Session::rulesChanged, this, &RulesDialog::fillList);
    m_list->setFocus();
}

void RulesDialog::select(const std::string& id)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(kIdRole).toString() == fromEngine(id))
            m_list->setCurrentRow(row);
    }
}

const RuleVersion* RulesDialog::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item)
        return nullptr;
    const auto found = m_session.rules()->find(item->data(kIdRole).toString().toStdString());
    return found.has_value() ? *found : nullptr;
}

void RulesDialog::copyCurrent()
{
    const RuleVersion* version = current();
    if (!version)
        return;
    RuleVersion copy = *version;
    copy.id = freeId(version->id, *m_session.rules());
    //: Title of the copy of a rule version
    copy.title = tr("%1 (copy)").arg(fromEngine(version->title)).toStdString();
    copy.origin = RuleOrigin::Own;
    // In force by the calendar it would take the place of the original unasked.
    copy.chosenByDate = false;
    const auto put = m_session.putRuleVersion(copy);
    if (!put.has_value())
        return say(errorText(put.error()), true);
    select(copy.id);
    say(tr("The copy is only used by tournaments for which it is chosen, until it is chosen by date."),
        false);
    m_title->setFocus();
    m_title->selectAll();
}

void RulesDialog::removeCurrent()
{
    const RuleVersion* version = current();
    if (!version || version->origin == RuleOrigin::Shipped)
        return;
    const RuleVersion removed = *version;
    const bool wasOwn = removed.origin == RuleOrigin::Own;
    const auto done = m_session.removeRuleVersion(removed.id);
    if (!done.has_value())
        return say(errorText(done.error()), true);
    m_removed = removed;
    m_undo->show();
    say(wasOwn ? tr("“%1” was removed.").arg(fromEngine(removed.title))
               : tr("“%1” is as shipped again.").arg(fromEngine(removed.title)),
        false);
}

void RulesDialog::undoRemove()
{
    if (!m_removed)
        return;
    const RuleVersion version = *m_removed;
    store(version);
    select(version.id);
    m_removed.reset();
    m_undo->hide();
}

void RulesDialog::unlock()
{
    if (const RuleVersion* version = current()) {
        m_unlocked = version->id;
        showCurrent();
        m_title->setFocus();
    }
}

void RulesDialog::build()
{
    QWidget* list = buildList();
    auto* splitter = splitterOf(this, list, buildForm(), {0, 1});
    splitter->setHandleWidth(Metrics(this).margin());

    m_message = named(quietLabel(this), u"rulesMessage"_s);
    m_undo = pushButton(tr("&Undo"), this, &RulesDialog::undoRemove);
    m_undo->hide();

    auto* buttons = closeBox(
        this,
        {named(pushButton(tr("&Adjustments…"), this, &RulesDialog::showAdjustments), u"showAdjustments"_s),
         pushButton(tr("&Import…"), this, &RulesDialog::importFile),
         pushButton(tr("&Export…"), this, &RulesDialog::exportFile)});
    fillDialog(this, {1080, 680}, {{splitter, 1}, rowOf(this, {{m_message, 1}, m_undo}), buttons});
}

QWidget* RulesDialog::buildList()
{
    auto* side = new QWidget(this);
    m_list = new QListWidget(side);
    m_list->setAccessibleName(windowTitle());
    m_list->setFrameShape(QFrame::NoFrame);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (m_filling)
            return;
        m_unlocked.clear();
        showCurrent();
    });
    m_copy = pushButton(tr("&Copy"), this, &RulesDialog::copyCurrent);
    m_change = pushButton(tr("C&hange"), this, &RulesDialog::unlock);
    m_remove = pushButton({}, this, &RulesDialog::removeCurrent);
    installContextMenu(*m_list, {m_copy, m_change, m_remove});
    fillColumn(side, {{m_list, 1}, m_copy, m_change, m_remove});
    side->setMinimumWidth(Metrics(this).scaled(220));
    return side;
}

QWidget* RulesDialog::buildForm()
{
    auto* side = new QWidget(this);
    m_state = quietLabel(side);
    auto* form = buildFields(side);
    fillColumn(side, {m_state, form, {buildParameters(side), 1}});
    for (QLineEdit* field : typedFields())
        connect(field, &QLineEdit::editingFinished, this, &RulesDialog::storeForm);
    connect(m_byDate, &QCheckBox::clicked, this, &RulesDialog::storeForm);
    connect(m_arithmetic, &QComboBox::activated, this, &RulesDialog::storeForm);
    return side;
}

QLayout* RulesDialog::buildFields(QWidget* side)
{
    const Metrics metrics(this);
    m_id = new QLineEdit(side);
    m_id->setReadOnly(true); // tournaments name their rules by it
    m_title = new QLineEdit(side);
    m_document = new QLineEdit(side);
    m_from = withAccessibleName(new DateField(side), tr("First day in force"));
    m_to = withAccessibleName(new DateField(side), tr("Last day in force"));
    m_byDate = new QCheckBox(tr("Chosen by the last day of a tournament"), side);
    m_arithmetic = new QComboBox(side);
    offer(*m_arithmetic, {engine::Arithmetic::Exact, engine::Arithmetic::Tables}, arithmeticName);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(metrics.margin());
    form->setVerticalSpacing(metrics.scaled(4));
    form->addRow(tr("ID"), m_id);
    form->addRow(tr("Title"), m_title);
    form->addRow(tr("Document"), m_document);
    //: Between the first and the last day on which rules are in force
    auto* until = new QLabel(tr("to"), side);
    form->addRow(tr("In force"), rowOf(this, {m_from, until, m_to, freeRoom()}));
    form->addRow(QString(), m_byDate);
    form->addRow(tr("Arithmetic"), m_arithmetic);
    return form;
}

QWidget* RulesDialog::buildParameters(QWidget* side)
{
    const Metrics metrics(this);
    m_parameters = new ParameterModel(this);
    auto* table = withAccessibleName(new QTableView(side), tr("Parameters"));
    TableHead* head = styleAsTable(*table, *m_parameters);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed);
    // What a parameter is needs more than a line where the window is narrow.
    table->setWordWrap(true);
    table->verticalHeader()->setMinimumSectionSize(metrics.rowHeight());
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(ParameterModel::MeaningColumn, QHeaderView::Stretch);
    head->setSectionResizeMode(ParameterModel::ValueColumn, QHeaderView::Interactive);
    head->resizeSection(ParameterModel::ValueColumn, metrics.scaled(120));
    // Narrower, the sentences would stand one letter a line.
    table->setMinimumWidth(metrics.scaled(kLeastParameters));
    connect(m_parameters, &ParameterModel::refused, this, [this](const QString& text) { say(text, true); });
    connect(m_parameters, &ParameterModel::edited, this, [this](const engine::Parameter& parameter) {
        const RuleVersion* version = current();
        if (!version)
            return;
        RuleVersion changed = *version;
        for (engine::Parameter& other : changed.parameters) {
            if (other.name == parameter.name)
                other = parameter;
        }
        store(changed);
    });
    return table;
}

std::array<QLineEdit*, 4> RulesDialog::typedFields() const
{
    return {m_title, m_document, m_from, m_to};
}

void RulesDialog::fillList()
{
    const QString shown = m_list->currentItem() ? m_list->currentItem()->data(kIdRole).toString() : QString();
    {
        const QScopedValueRollback filling(m_filling, true);
        m_list->clear();
        int row = 0;
        for (const RuleVersion& version : m_session.rules()->versions()) {
            auto* item = new QListWidgetItem(fromEngine(version.title), m_list);
            if (version.origin != RuleOrigin::Shipped)
                item->setText(version.origin == RuleOrigin::Own
                                  ? tr("%1 · own").arg(fromEngine(version.title))
                                  : tr("%1 · changed").arg(fromEngine(version.title)));
            item->setData(kIdRole, fromEngine(version.id));
            if (item->data(kIdRole).toString() == shown)
                row = m_list->row(item);
        }
        m_list->setCurrentRow(row);
    }
    showCurrent();
}

void RulesDialog::showCurrent()
{
    const RuleVersion* version = current();
    if (!version)
        return;
    const QScopedValueRollback filling(m_filling, true);
    const bool editable = isEditable(*version);
    m_state->setText(stateText(*version));
    m_id->setText(fromEngine(version->id));
    m_title->setText(fromEngine(version->title));
    m_document->setText(fromEngine(version->document));
    m_from->setDate(version->validFrom);
    m_to->setDate(version->validTo);
    m_byDate->setChecked(version->chosenByDate);
    m_arithmetic->setCurrentIndex(m_arithmetic->findData(int(version->arithmetic)));
    for (QLineEdit* field : typedFields())
        field->setReadOnly(!editable);
    m_byDate->setEnabled(editable);
    m_arithmetic->setEnabled(editable);
    m_parameters->setVersion(*version, shippedOf(version->id), editable);
    const bool writable = m_session.isWritable();
    m_copy->setEnabled(writable);
    m_change->setEnabled(writable && !editable);
    m_remove->setEnabled(writable && version->origin != RuleOrigin::Shipped);
    m_remove->setText(version->origin == RuleOrigin::Own ? tr("&Remove") : tr("As &shipped"));
}

void RulesDialog::storeForm()
{
    const RuleVersion* version = current();
    if (m_filling || !version || !isEditable(*version))
        return;
    if (!m_from->isValid() || !m_to->isValid())
        return say(tr("This is no day. Type it as 31.12.2026."), true);
    RuleVersion changed = *version;
    changed.title = m_title->text().trimmed().toStdString();
    changed.document = m_document->text().trimmed().toStdString();
    changed.validFrom = m_from->date();
    changed.validTo = m_to->date();
    changed.chosenByDate = m_byDate->isChecked();
    changed.arithmetic = static_cast<engine::Arithmetic>(m_arithmetic->currentData().toInt());
    if (changed != *version)
        store(changed);
}

void RulesDialog::store(const RuleVersion& version)
{
    const auto put = m_session.putRuleVersion(version);
    if (!put.has_value())
        say(errorText(put.error()), true);
    else
        say(tr("Stored. The open tournament was evaluated anew."), false);
}

void RulesDialog::importFile()
{
    const QString path = askForFile(this, tr("Import a rule version"), {}, tr("Rules (*.json)"));
    if (path.isEmpty())
        return;
    const auto content = app::contentOfFile(path);
    if (!content.has_value())
        return say(errorText(content.error()), true);
    const auto version = app::readRuleVersionJson(*content, path);
    if (!version.has_value())
        return say(errorText(version.error().front()), true);
    if (m_session.rules()->find(version->id).has_value())
        return say(tr("There is a rule version “%1” already. Give the one in the file another ID.")
                       .arg(fromEngine(version->id)),
                   true);
    store(*version);
    select(version->id);
}

void RulesDialog::exportFile()
{
    const RuleVersion* version = current();
    if (!version)
        return;
    const QString path = askForTarget(this, tr("Export the rule version"), fromEngine(version->id), u"json"_s,
                                      tr("Rules (*.json)"));
    if (path.isEmpty())
        return;
    const auto written = writeFileSafely(app::writeRuleVersionJson(*version), path);
    say(written.has_value() ? tr("The rule version was written to %1.").arg(path)
                            : errorText(written.error()),
        !written.has_value());
}

void RulesDialog::showAdjustments()
{
    auto* const dialog = new AdjustmentsDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void RulesDialog::say(const QString& text, bool isProblem)
{
    ui::say(*m_message, text, isProblem);
}

bool RulesDialog::isEditable(const RuleVersion& version) const
{
    return m_session.isWritable() && (version.origin != RuleOrigin::Shipped || m_unlocked == version.id);
}

} // namespace zahlmeister::ui
