// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/namesuggestions.h"

#include <algorithm>
#include <optional>

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QStringList>

#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr std::size_t kShown = 7;
constexpr int kFewestLetters = 2;
constexpr int kWidth = 520; ///< design pixels

QString lineOf(const app::FoundPerson& person)
{
    const app::ListPerson& values = person.rows.front().values;
    QStringList parts{personName(values)};
    if (values.birthYear)
        parts += QString::number(*values.birthYear);
    if (const QString club = membershipText(values, fromEngine(person.clubName)); !club.isEmpty())
        parts += club;
    if (const QString rating = listedRatingText(person.rows); !rating.isEmpty())
        parts += rating;
    if (person.rows.front().ref.shelf == app::Shelf::Archive)
        parts += shelfName(app::Shelf::Archive);
    return parts.join(u" · "_s);
}

/// The letter with which a word begins, without its accent and in lower case.
QChar initialOf(const QString& word)
{
    return word.normalized(QString::NormalizationForm_D).at(0).toCaseFolded();
}

bool isAnyInitialShared(const QString& typed, const QString& name)
{
    static const QRegularExpression kBetween(u"[^\\p{L}]+"_s);
    const QStringList words = name.split(kBetween, Qt::SkipEmptyParts);
    return std::ranges::any_of(typed.split(kBetween, Qt::SkipEmptyParts), [&](const QString& word) {
        return std::ranges::any_of(words,
                                   [&](const QString& of) { return initialOf(of) == initialOf(word); });
    });
}

/// Who is meant by what is typed so far. Names that are merely near are offered when nobody has it, and only
/// those that begin as it does: a Keller is no suggestion for Müller.
std::vector<app::FoundPerson> suggestedFor(const QString& typed, std::vector<app::FoundPerson> persons)
{
    const auto isNear = [](const app::FoundPerson& person) { return person.kind == app::HitKind::Near; };
    const bool isAnyBetter = !std::ranges::all_of(persons, isNear);
    std::erase_if(persons, [&](const app::FoundPerson& person) {
        return isNear(person) &&
               (isAnyBetter || !isAnyInitialShared(typed, personName(person.rows.front().values)));
    });
    persons.resize(std::min(persons.size(), kShown));
    return persons;
}

} // namespace

NameSuggestions::NameSuggestions(QLineEdit* editor, app::PersonFinder& finder)
    : NameSuggestions(static_cast<QWidget*>(editor), finder)
{
    connect(editor, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text != m_typed)
            clear(); // somebody else wrote into it
    });
    connect(editor, &QLineEdit::textEdited, this,
            [this, editor](const QString& typed) { search(typed, editor->rect()); });
}

NameSuggestions::NameSuggestions(QWidget* area, app::PersonFinder& finder)
    : QObject(area),
      m_area(area),
      m_finder(finder),
      // Over the page, not inside the table, whose edge would cut it off.
      m_list(named(new QListWidget(area->window()), u"nameSuggestions"_s, tr("Persons of the lists")))
{
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    // On a dark desktop nothing else would tell the list from the table below it.
    m_list->setFrameStyle(QFrame::Box | QFrame::Plain);
    QPalette framed = m_list->palette();
    framed.setColor(QPalette::WindowText, color(ColorRole::SecondaryText, framed));
    m_list->setPalette(framed);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->hide();
    area->installEventFilter(this);
    connect(&finder, &app::PersonFinder::found, this, &NameSuggestions::show);
    connect(m_list, &QListWidget::itemClicked, this, [this] { takeSelected(true); });
}

NameSuggestions::~NameSuggestions()
{
    delete m_list;
}

bool NameSuggestions::isVisible() const
{
    return m_list->isVisible();
}

void NameSuggestions::search(const QString& typed, const QRect& place)
{
    clear();
    if (typed.trimmed().size() < kFewestLetters)
        return;
    m_typed = typed;
    m_place = place;
    m_finder.search(typed);
}

void NameSuggestions::clear()
{
    m_typed.clear();
    m_list->hide();
}

/// They lie over the whole window, so they must not outlive what they are for.
bool NameSuggestions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide || event->type() == QEvent::FocusOut)
        clear();
    return QObject::eventFilter(watched, event);
}

void NameSuggestions::show(const QString& typed, const std::vector<app::FoundPerson>& persons)
{
    if (m_typed.isEmpty() || typed != m_typed || !m_area->isVisible())
        return;
    // The same once more, with persons who come from elsewhere: what was selected stays so.
    const int row = m_list->isVisible() ? m_list->currentRow() : -1;
    const auto selected =
        row >= 0 ? std::optional(m_persons[static_cast<std::size_t>(row)].rows.front().ref) : std::nullopt;
    m_list->clear();
    m_persons = suggestedFor(typed, persons);
    if (m_persons.empty()) {
        m_list->hide();
        return;
    }
    for (const app::FoundPerson& person : m_persons)
        m_list->addItem(lineOf(person));
    const auto again = std::ranges::find_if(
        m_persons, [&](const app::FoundPerson& person) { return person.rows.front().ref == selected; });
    m_list->setCurrentRow(again == m_persons.end() ? -1 : static_cast<int>(again - m_persons.begin()));
    QWidget* window = m_area->window(); // not yet this one, perhaps, when the area was made
    m_list->setParent(window);
    const int height =
        static_cast<int>(m_persons.size()) * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth();
    const QPoint below = m_area->mapTo(window, m_place.bottomLeft());
    const int width = std::min(Metrics(m_area).scaled(kWidth), window->width());
    const int x = std::clamp(below.x(), 0, std::max(0, window->width() - width));
    const bool fits = below.y() + height <= window->height();
    const int y = fits ? below.y() : std::max(0, below.y() - m_place.height() - height);
    m_list->setGeometry(x, y, width, height);
    m_list->raise();
    m_list->show();
}

bool NameSuggestions::takeSelected(bool downwards)
{
    const int row = m_list->currentRow();
    if (!isVisible() || row < 0)
        return false;
    clear();
    const app::FoundPerson person = m_persons[static_cast<std::size_t>(row)];
    Q_EMIT taken(person, downwards); // the field goes, and this with it
    return true;
}

bool NameSuggestions::handleKey(const QKeyEvent& event)
{
    if (!isVisible())
        return false;
    const int row = m_list->currentRow();
    switch (event.key()) {
    case Qt::Key_Down: m_list->setCurrentRow(std::min(row + 1, m_list->count() - 1)); return true;
    case Qt::Key_Up:
        if (row < 0)
            return false;
        m_list->setCurrentRow(row - 1); // above the first: none
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: return takeSelected(true);
    case Qt::Key_Tab: return takeSelected(false);
    case Qt::Key_Escape: clear(); return true;
    default: return false;
    }
}

} // namespace zahlmeister::ui
