// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/teamquestions.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include "ui/text/format.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

TeamQuestions::TeamQuestions(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("teamQuestions"));
    hide();
}

void TeamQuestions::ask(const std::vector<app::TeamQuestion>& questions)
{
    if (questions == m_questions)
        return;
    const app::TeamNames before = answers();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete layout();
    m_questions = questions;
    m_choices.clear();
    auto* form = formOf(this);
    form->setContentsMargins({});
    for (const app::TeamQuestion& question : questions) {
        auto* choice = named(new QComboBox(this), fromEngine(question.told));
        for (const std::string& team : question.teams)
            choice->addItem(fromEngine(team), fromEngine(team));
        choice->addItem(tr("a new team"), fromEngine(question.told));
        choice->setPlaceholderText(tr("Please choose"));
        const auto answer = before.find(question.told);
        choice->setCurrentIndex(answer == before.end() ? -1 : choice->findData(fromEngine(answer->second)));
        connect(choice, &QComboBox::currentIndexChanged, this, &TeamQuestions::answered);
        // A name is no mnemonic.
        addRow(*form, tr("“%1” is:").arg(fromEngine(question.told).replace(u'&', QStringLiteral("&&"))),
               choice);
        m_choices.push_back(choice);
    }
    setLayout(form);
    setVisible(!questions.empty());
}

app::TeamNames TeamQuestions::answers() const
{
    app::TeamNames answers;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (m_choices[i]->currentIndex() >= 0)
            answers.emplace(m_questions[i].told, m_choices[i]->currentData().toString().toStdString());
    }
    return answers;
}

QWidget* TeamQuestions::open() const
{
    const auto open =
        std::ranges::find_if(m_choices, [](const QComboBox* choice) { return choice->currentIndex() < 0; });
    return open == m_choices.end() ? nullptr : *open;
}

} // namespace zahlmeister::ui
