// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/preferencesdialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>

#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/formscroll.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kLevelLength = 3;
constexpr int kFieldWidth = 32; ///< characters; for the longest choice
constexpr int kTextSizes[]{80, 90, 100, 110, 125, 150, 175, 200};

QString defaultText(const QString& shipped)
{
    //: What a preference is as long as nothing is chosen
    return fillPattern(PreferencesDialog::tr("default: %1"), {shipped});
}

} // namespace

PreferencesDialog::PreferencesDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(u"preferences"_s);
    setWindowTitle(tr("Preferences"));
    auto* form = formOf(this);
    QLineEdit* name = addText(*form, tr("&Evaluator"), 28, m_preferences.evaluator(), tr("none"),
                              &Preferences::setEvaluator);
    addText(*form, tr("His &club"), 28, m_preferences.evaluatorClub(), tr("none"),
            &Preferences::setEvaluatorClub);
    QLineEdit* level = addText(*form, tr("&Level"), kLevelLength + 1, m_preferences.level(), tr("none"),
                               &Preferences::setLevel);
    level->setMaxLength(kLevelLength);
    limitLevel(*form, *level);
    addFideTerms(*form);
    addFolder(*form);
    addDirection(*form);
    addLanguage(*form);
    addAppearance(*form);
    addTextSize(*form);
    auto* hint =
        quietLabel(this, tr("Every choice takes effect at once. Evaluator and level are proposed for new "
                            "tournaments; those that there are stay as they are."));
    auto* column = fillColumn(this, {new FormScroll(this, columnOf(Metrics(this).groupGap(), {hint, form})),
                                     withHelp(this, closeBox(this))});
    column->setContentsMargins(marginOf(this));
    column->setSpacing(Metrics(this).groupGap());
    column->setSizeConstraint(QLayout::SetFixedSize);
    name->setFocus();
}

QLineEdit* PreferencesDialog::addText(QFormLayout& form, const QString& caption, int characters,
                                      const QString& text, const QString& shipped,
                                      void (Preferences::*set)(const QString&))
{
    auto* field = new QLineEdit(text, this);
    field->setFixedWidth(Metrics(this).fieldWidth(characters));
    connect(field, &QLineEdit::textEdited, this,
            [this, set](const QString& typed) { (m_preferences.*set)(typed.trimmed()); });
    addField(form, caption, *field, shipped);
    return field;
}

/// The defaults stand below each other, whatever width the fields have.
void PreferencesDialog::addField(QFormLayout& form, const QString& caption, QWidget& field,
                                 const QString& shipped)
{
    auto* room = new QWidget(this);
    fillRow(room, {}, 0, {&field, freeRoom()});
    room->setFixedWidth(Metrics(this).fieldWidth(kFieldWidth));
    field.setAccessibleName(QString(caption).remove(u'&'));
    field.setAccessibleDescription(defaultText(shipped)); // is read together with the field
    addRow(
        form, caption,
        rowOf(this, {room, new RoleLabel(ColorRole::SecondaryText, defaultText(shipped), this), freeRoom()}),
        &field);
}

/// Half a level is none: new tournaments would be refused with it.
void PreferencesDialog::limitLevel(QFormLayout& form, QLineEdit& level)
{
    static const QRegularExpression characters(u"[0-9A-Za-z]{0,3}"_s);
    level.setValidator(new QRegularExpressionValidator(characters, &level));
    auto* problem = new RoleLabel(ColorRole::Negative, {}, this);
    problem->hide();
    form.addRow(QString(), problem);
    const auto isWhole = [&level] { return level.text().isEmpty() || level.text().size() == kLevelLength; };
    connect(&level, &QLineEdit::textEdited, this, [this, &level, problem, isWhole](const QString& text) {
        level.setText(text.toUpper());
        m_preferences.setLevel(isWhole() ? level.text() : QString());
        if (isWhole())
            problem->hide();
    });
    connect(&level, &QLineEdit::editingFinished, problem, [&level, problem, isWhole] {
        problem->setText(u"✕ "_s + fillPattern(tr("The level has three characters, “%1” has %2."),
                                               {level.text(), formatCount(level.text().size())}));
        problem->setVisible(!isWhole());
    });
}

/// What the federation asks for changes from year to year: nothing is known until somebody enters it.
void PreferencesDialog::addFideTerms(QFormLayout& form)
{
    const app::FideTerms terms = m_preferences.fideTerms();
    QLineEdit* days =
        addText(form, tr("Elo report, &days"), 4, terms.days ? QString::number(*terms.days) : QString(),
                tr("none"), &Preferences::setFideDays);
    days->setValidator(new QIntValidator(1, 999, days));
    QLineEdit* fee = addText(form, tr("Elo report, fee per pla&yer in €"), 7,
                             terms.fee ? formatNumber(*terms.fee / 100.0, 2) : QString(), tr("none"),
                             &Preferences::setFideFee);
    static const QRegularExpression kAmount(uR"(\d{1,3}([.,]\d{0,2})?)"_s);
    fee->setValidator(new QRegularExpressionValidator(kAmount, fee));
    const QString asOf = terms.asOf ? formatDate(*terms.asOf) : QString();
    days->setToolTip(tr("Days after the last one of a tournament by which the federation wants the report."));
    fee->setToolTip(asOf.isEmpty() ? tr("Of each player.")
                                   : fillPattern(tr("Of each player; entered on %1."), {asOf}));
}

QComboBox* PreferencesDialog::addChoice(QFormLayout& form, const QString& caption, const QString& shipped)
{
    auto* field = new QComboBox(this);
    addField(form, caption, *field, shipped);
    return field;
}

void PreferencesDialog::addFolder(QFormLayout& form)
{
    QLineEdit* field = addText(form, tr("&Folder for files"), 28, m_preferences.folder(), tr("documents"),
                               &Preferences::setFolder);
    field->setPlaceholderText(QDir::toNativeSeparators(documentsFolder()));
    auto* choose = pushButton(tr("C&hoose…"), this, [this, field] {
        const QString chosen = askForFolder(this, windowTitle(), documentsFolder());
        if (chosen.isEmpty())
            return;
        field->setText(QDir::toNativeSeparators(chosen));
        m_preferences.setFolder(chosen);
    });
    form.addRow(QString(), rowOf(this, {choose, freeRoom()}));
}

void PreferencesDialog::addDirection(QFormLayout& form)
{
    QComboBox* field =
        named(addChoice(form, tr("After a &result the cursor goes"), tr("along the row")), u"direction"_s);
    // In the order of ResultsGrid::Direction.
    field->addItems({tr("along the row"), tr("down"), tr("every row whole")});
    field->setCurrentIndex(m_preferences.direction());
    connect(field, &QComboBox::activated, this, [this](int index) {
        m_preferences.setDirection(index);
        Q_EMIT rebuildWanted();
    });
}

void PreferencesDialog::addLanguage(QFormLayout& form)
{
    QComboBox* field = named(addChoice(form, tr("L&anguage"), tr("as the system")), u"language"_s);
    field->addItem(tr("as the system"), QString());
    field->addItem(u"Deutsch"_s, languageCode(Language::German)); // each in its own words
    field->addItem(u"English"_s, languageCode(Language::English));
    field->setCurrentIndex(std::max(0, field->findData(m_preferences.language())));
    connect(field, &QComboBox::activated, this, [this, field] {
        m_preferences.setLanguage(field->currentData().toString());
        Q_EMIT rebuildWanted();
    });
}

void PreferencesDialog::addAppearance(QFormLayout& form)
{
    QComboBox* field = addChoice(form, tr("A&ppearance"), tr("as the system"));
    field->addItems({tr("as the system"), tr("light"), tr("dark")}); // in the order of Appearance
    field->setCurrentIndex(static_cast<int>(m_preferences.appearance()));
    connect(field, &QComboBox::activated, this,
            [this](int index) { Q_EMIT appearanceChosen(static_cast<Appearance>(index)); });
}

void PreferencesDialog::addTextSize(QFormLayout& form)
{
    const auto percent = [](int size) { return fillPattern(tr("%1 %"), {formatCount(size)}); };
    QComboBox* field = named(addChoice(form, tr("&Size of text"), percent(100)), u"textSize"_s);
    for (const int size : kTextSizes)
        field->addItem(percent(size), size);
    field->setCurrentIndex(field->findData(m_preferences.textSize()));
    connect(field, &QComboBox::activated, this, [this, field] {
        m_preferences.setTextSize(field->currentData().toInt());
        Q_EMIT rebuildWanted();
    });
}

} // namespace zahlmeister::ui
