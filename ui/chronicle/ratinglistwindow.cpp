// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/ratinglistwindow.h"

#include <algorithm>
#include <map>
#include <set>

#include <QCheckBox>
#include <QComboBox>
#include <QScopedValueRollback>
#include <QSpinBox>

#include "app/archive/reading/archivereading.h"
#include "app/rules/shippedrules.h"
#include "app/session/livechronicle.h"
#include "app/spelling/birth.h"
#include "app/store/issuedlists.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kFirstYear = app::kFirstBirthYear - 1; ///< the field shows it as "any"
constexpr int kClubCharacters = 22;

std::optional<int> yearOf(const QSpinBox& field)
{
    return field.value() == field.minimum() ? std::nullopt : std::optional(field.value());
}

void setYear(QSpinBox& field, std::optional<int> year)
{
    field.setValue(year.value_or(field.minimum()));
}

std::string codeOf(const QComboBox& box)
{
    return box.currentData().toString().toStdString();
}

/// Chooses what has a code; what is not offered is added, since somebody asked for it.
void chooseCode(QComboBox& box, const std::string& code)
{
    const QString wanted = fromEngine(code);
    if (box.findData(wanted) < 0)
        box.addItem(wanted, wanted);
    box.setCurrentIndex(box.findData(wanted));
}

/// Offers something else, and stays with what was chosen.
void offerAnew(QComboBox& box, const std::vector<std::pair<QString, QString>>& items)
{
    const std::string chosen = codeOf(box);
    box.clear();
    for (const auto& [code, text] : items)
        box.addItem(text, code);
    chooseCode(box, chosen);
}

} // namespace

/// What there is to choose from.
struct RatingListWindow::Offers {
    std::vector<std::pair<QString, QString>> clubs; ///< VKZ and name
    std::vector<std::pair<QString, QString>> levels;
    std::vector<std::pair<QString, QString>> systems; ///< rule version and name

    bool operator==(const Offers&) const = default;
};

namespace {

/// Clubs and rating systems that occur in the tournaments.
app::ArchivedOffers occurringIn(const app::Chronicle& chronicle)
{
    app::ArchivedOffers occurring;
    for (const app::PersonHistory& person : chronicle.persons) {
        for (const app::Participation& one : person.participations) {
            if (!one.participant->club.empty()) {
                std::string& name = occurring.clubs[one.participant->club];
                name = one.participant->clubName.empty() ? name : one.participant->clubName;
            }
            occurring.systems[app::familyOf(*one.rules)] = one.rules->id;
        }
    }
    return occurring;
}

/// With the levels of the clubs.
template <class Offers>
Offers offersOf(const app::ArchivedOffers& occurring, const engine::RuleCatalog& rules)
{
    Offers offers{.clubs = {{QString(), RatingListWindow::tr("all clubs")}},
                  .levels = {{QString(), RatingListWindow::tr("all levels")}},
                  .systems = {{QString(), ratingName(nullptr)}}};
    std::set<std::string> levels;
    for (const auto& [vkz, name] : occurring.clubs) {
        const QString code = fromEngine(vkz);
        offers.clubs.emplace_back(code, name.empty() ? code : fromEngine(name) + u" ("_s + code + u')');
        // RULE: WO2026 6.3
        if (vkz.size() == 5 && engine::isLevel(vkz.substr(0, 3)))
            levels.insert({vkz.substr(0, 1) + "00", vkz.substr(0, 2) + '0', vkz.substr(0, 3)});
    }
    std::ranges::sort(offers.clubs.begin() + 1, offers.clubs.end(), [](const auto& a, const auto& b) {
        return QString::localeAwareCompare(a.second, b.second) < 0;
    });
    for (const std::string& level : levels)
        offers.levels.emplace_back(fromEngine(level), fromEngine(level));
    for (const auto& [family, id] : occurring.systems) {
        if (!family.empty())
            offers.systems.emplace_back(fromEngine(id), ratingName(engine::descriptionOf(**rules.find(id))));
    }
    return offers;
}

} // namespace

RatingListWindow::RatingListWindow(app::Session& session, QWidget* parent, app::ArchiveLink* archive)
    : ListWindow(session, parent, archive),
      m_state(new QComboBox(this)),
      m_day(new DateField(this)),
      m_since(new DateField(this)),
      m_system(new QComboBox(this)),
      m_club(new QComboBox(this)),
      m_level(new QComboBox(this)),
      m_ages(new QComboBox(this)),
      m_bornFrom(new QSpinBox(this)),
      m_bornUntil(new QSpinBox(this)),
      m_women(new QCheckBox(tr("&Women only"), this)),
      m_byName(new QCheckBox(tr("By na&me"), this))
{
    setWindowTitle(archive ? tr("Rating list of the archive") : tr("Rating list"));
    setObjectName(u"ratingList"_s);
    arrange();
    auto* naming = pushButton(tr("&Naming…"), this, [this] {
        const ListRow* const row = currentRow();
        Q_EMIT namingWanted(row ? row->person : std::string());
    });
    naming->setToolTip(tr("Who objected to being published, or is anonymous (4.1.1, 6.5)"));
    naming->setVisible(!archive); // that is noted in a work file
    build(choices(),
          tr("Nobody has a rating on that day. A list has members of clubs whom the tournaments "
             "gave a rating up to then."),
          {naming});
    connect(&session, &app::Session::workFileChanged, this, &RatingListWindow::readIssued);
    readIssued();
    updateFields();
    follow();
}

void RatingListWindow::arrange()
{
    m_day->setDate(app::today());
    m_since->setPlaceholderText(tr("not compared"));
    for (QSpinBox* field : {m_bornFrom, m_bornUntil}) {
        field->setRange(kFirstYear, app::kLastBirthYear);
        field->setSpecialValueText(tr("any"));
        setYear(*field, std::nullopt);
        connect(field, &QSpinBox::valueChanged, this, &RatingListWindow::choicesChanged);
    }
    m_bornUntil->setAccessibleName(tr("Born until"));
    m_system->addItem(ratingName(nullptr), QString());
    m_club->addItem(tr("all clubs"), QString());
    m_club->setMinimumContentsLength(kClubCharacters);
    m_club->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_state->setMinimumContentsLength(kClubCharacters);
    m_state->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_level->addItem(tr("all levels"), QString());
    for (const app::ListedAges ages : {app::ListedAges::All, app::ListedAges::Youth, app::ListedAges::Juniors,
                                       app::ListedAges::Adults, app::ListedAges::Seniors})
        m_ages->addItem(agesText(ages, *session().rules(), app::today()), static_cast<int>(ages));
    for (QComboBox* box : {m_state, m_system, m_club, m_level, m_ages})
        connect(box, &QComboBox::currentIndexChanged, this, &RatingListWindow::choicesChanged);
    for (QCheckBox* box : {m_women, m_byName})
        connect(box, &QCheckBox::toggled, this, &RatingListWindow::choicesChanged);
    for (DateField* field : {m_day, m_since}) {
        field->setMaximumWidth(Metrics(this).fieldWidth(12));
        connect(field, &QLineEdit::textChanged, this, &RatingListWindow::choicesChanged);
    }
}

QLayout* RatingListWindow::choices()
{
    const int gap = Metrics(this).grid();
    QWidget* state = captionOf(tr("S&tate"), m_state);
    // Lists that were given out are kept in a work file.
    state->setVisible(!source().isArchive());
    m_state->setVisible(!source().isArchive());
    return columnOf(this, {rowOf(this, {captionOf(tr("&Day"), m_day),
                                        m_day,
                                        fixedRoom(gap),
                                        captionOf(tr("Changes sin&ce"), m_since),
                                        m_since,
                                        fixedRoom(gap),
                                        state,
                                        {m_state, 1},
                                        freeRoom(source().isArchive() ? 1 : 0)}),
                           rowOf(this, {captionOf(tr("Cl&ub"), m_club),
                                        {m_club, 1},
                                        fixedRoom(gap),
                                        captionOf(tr("&Level"), m_level),
                                        m_level,
                                        fixedRoom(gap),
                                        captionOf(tr("S&ystem"), m_system),
                                        m_system}),
                           rowOf(this, {captionOf(tr("A&ge"), m_ages), m_ages, fixedRoom(gap),
                                        captionOf(tr("&Born from"), m_bornFrom), m_bornFrom,
                                        captionOf(tr("unt&il", "year"), m_bornUntil), m_bornUntil,
                                        fixedRoom(gap), m_women, fixedRoom(gap), m_byName, freeRoom()})});
}

std::optional<app::RatingListRequest> RatingListWindow::chosen() const
{
    if (!m_day->date() || !m_since->isValid())
        return std::nullopt;
    app::RatingListRequest request{*m_day->date(), m_since->date()};
    request.club = codeOf(*m_club);
    request.level = codeOf(*m_level);
    request.rules = codeOf(*m_system);
    request.ages = static_cast<app::ListedAges>(m_ages->currentData().toInt());
    request.bornFrom = yearOf(*m_bornFrom);
    request.bornUntil = yearOf(*m_bornUntil);
    request.women = m_women->isChecked();
    request.byName = m_byName->isChecked();
    return request;
}

void RatingListWindow::choose(const app::RatingListRequest& request)
{
    {
        const QScopedValueRollback guard(m_isChoosing, true);
        m_day->setDate(request.day);
        m_since->setDate(request.since);
        chooseCode(*m_club, request.club);
        chooseCode(*m_level, request.level);
        chooseCode(*m_system, request.rules);
        m_ages->setCurrentIndex(m_ages->findData(static_cast<int>(request.ages)));
        setYear(*m_bornFrom, request.bornFrom);
        setYear(*m_bornUntil, request.bornUntil);
        m_women->setChecked(request.women);
        m_byName->setChecked(request.byName);
    }
    choicesChanged();
}

void RatingListWindow::showIssued(std::int64_t id)
{
    m_state->setCurrentIndex(std::max(0, m_state->findData(QVariant::fromValue(qint64{id}))));
}

void RatingListWindow::choicesChanged()
{
    if (m_isChoosing)
        return;
    updateFields();
    follow();
}

/// A list that was given out is what it was.
void RatingListWindow::updateFields()
{
    const bool isKept = m_state->currentData().toLongLong() != 0;
    for (QWidget* field : std::initializer_list<QWidget*>{m_day, m_since, m_system, m_club, m_level, m_ages,
                                                          m_bornFrom, m_bornUntil, m_women, m_byName})
        field->setEnabled(!isKept);
}

void RatingListWindow::offer(const std::shared_ptr<const Offers>& offers)
{
    if (m_offers && *m_offers == *offers)
        return; // thousands of clubs are felt
    m_offers = offers;
    const QScopedValueRollback guard(m_isChoosing, true);
    offerAnew(*m_club, offers->clubs);
    offerAnew(*m_level, offers->levels);
    offerAnew(*m_system, offers->systems);
}

void RatingListWindow::readIssued()
{
    const QScopedValueRollback guard(m_isChoosing, true);
    const QVariant chosen = m_state->currentData();
    m_state->clear();
    m_state->addItem(tr("as known today"), QVariant::fromValue(qint64{0}));
    if (session().workFile() && !source().isArchive()) {
        const auto lists = app::issuedLists(*session().workFile());
        if (messageBar().succeeded(lists)) {
            for (const app::IssuedListSummary& one : *lists) {
                if (one.request.contains("\"date\""))
                    m_state->addItem(fillPattern(tr("issued on %1: %2"), {formatDate(one.issued), one.title}),
                                     QVariant::fromValue(qint64{one.id}));
            }
        }
    }
    m_state->setCurrentIndex(std::max(0, m_state->findData(chosen)));
}

/// A list of numbers that will be others when the chain is computed anew says so.
QStringList RatingListWindow::remarks() const
{
    if (source().isArchive() || m_state->currentData().toLongLong() != 0)
        return {};
    const auto recalculation = session().chronicle().recalculation();
    const auto stale =
        std::ranges::count_if(recalculation->tournaments, &app::RecalculatedTournament::beginsOtherwise);
    if (stale == 0)
        return {};
    return {staleText(static_cast<int>(stale)),
            tr("Until the recalculation has run, the list has the numbers of before.")};
}

Result<ListWindow::Question::OfChronicle> RatingListWindow::wanted()
{
    if (const qint64 id = m_state->currentData().toLongLong(); id != 0)
        return wantedIssued(id);
    const auto request = chosen();
    TRY(auto unnamed, app::unnamedPersons(*session().workFile()));
    return [this, request, unnamed = std::move(unnamed)](const app::Chronicle& chronicle,
                                                         const Asking&) -> Result<Answer> {
        const auto offers =
            std::make_shared<const Offers>(offersOf<Offers>(occurringIn(chronicle), *chronicle.rules));
        Made made{.show = [this, offers] { offer(offers); }};
        if (!request)
            return answerOf(std::move(made)); // a field holds no day
        const app::PublicationFilter filter(chronicle, unnamed, std::max(app::today(), request->day));
        TRY(auto list, app::ratingList(chronicle, *request, filter));
        made.table = listTable(list, *chronicle.rules);
        made.list = std::move(list);
        return answerOf(std::move(made));
    };
}

ListWindow::Question::OfArchive RatingListWindow::wantedOfArchive()
{
    const QString computed = source().computed();
    const bool knowsOffers = m_offers && computed == m_offersComputed;
    return [this, computed, knowsOffers, request = chosen()](app::Archive& archive,
                                                             const Asking&) -> Result<Answer> {
        Made made;
        if (!knowsOffers) {
            TRY(const auto occurring, app::listOffers(archive));
            const auto offers =
                std::make_shared<const Offers>(offersOf<Offers>(occurring, app::shippedRules()));
            made.show = [this, computed, offers] {
                m_offersComputed = computed;
                offer(offers);
            };
        }
        if (!request)
            return answerOf(std::move(made)); // a field holds no day
        TRY(auto list, app::ratingList(archive, *request, std::max(app::today(), request->day)));
        made.table = listTable(list, app::shippedRules());
        made.list = std::move(list);
        return answerOf(std::move(made));
    };
}

Result<ListWindow::Question::OfChronicle> RatingListWindow::wantedIssued(std::int64_t id)
{
    TRY(auto content, app::issuedListContent(*session().workFile(), id));
    TRY(auto unnamed, app::unnamedPersons(*session().workFile()));
    return [this, content = content.value_or(QByteArray()),
            unnamed = std::move(unnamed)](const app::Chronicle& chronicle, const Asking&) -> Result<Answer> {
        TRY(auto any, app::listFromJson(content));
        app::RatingList* const list = std::get_if<app::RatingList>(&any);
        if (list == nullptr)
            return answerOf({});
        const app::PublicationFilter filter(chronicle, unnamed, std::max(app::today(), list->request.day));
        TRY(const auto today, app::ratingList(chronicle, list->request, filter));
        ListIssue issue{.hash = app::hashOfList(content), .today = &today};
        issue.differences = app::differencesBetween(*list, today, chronicle);
        issue.withheld = app::withholdNames(*list, chronicle, filter);
        Made made{.table = listTable(*list, *chronicle.rules, issue), .isKept = true};
        made.show = [this, request = list->request] {
            const QScopedValueRollback guard(m_isChoosing, true);
            choose(request);
        };
        made.list = std::move(any);
        return answerOf(std::move(made));
    };
}

} // namespace zahlmeister::ui
