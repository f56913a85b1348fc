// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/participantsmodel.h"

#include <algorithm>
#include <utility>

#include <QScopedValueRollback>
#include <QStringList>

#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/text/origintext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::TournamentDocument;
using engine::Participant;

bool isNumeric(ParticipantField field)
{
    return field == ParticipantField::Number || field == ParticipantField::MemberNumber ||
           field == ParticipantField::Rating || field == ParticipantField::Index ||
           field == ParticipantField::CarryOver || field == ParticipantField::Birth ||
           field == ParticipantField::FideId || field == ParticipantField::Elo ||
           field == ParticipantField::EloFactor;
}

// The same participant under another number: games follow, then the old number goes.
std::vector<app::Edit> renumberEdits(const engine::Tournament& tournament, engine::ParticipantNumber from,
                                     const Participant& changed)
{
    std::vector<app::Edit> edits{app::PutParticipant{changed}};
    for (engine::Game game : tournament.games) {
        if (game.white != from && game.black != from)
            continue;
        (game.white == from ? game.white : game.black) = changed.number;
        edits.push_back(app::PutGame{game});
    }
    engine::TournamentHeader header = tournament.header;
    for (engine::Team& team : header.teams) {
        for (engine::LineupPlace& place : team.lineup) {
            if (place.participant == from)
                place.participant = changed.number;
        }
    }
    if (header != tournament.header)
        edits.push_back(app::PutHeader{header});
    edits.push_back(app::RemoveParticipant{from});
    return edits;
}

} // namespace

ParticipantsModel::ParticipantsModel(TournamentDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_announced(document.nextNumber())
{
    connect(&m_document, &TournamentDocument::participantAboutToBeInserted, this, [this](int position) {
        // When the empty row becomes a participant, the row that is new is the empty one below it: the cursor
        // and an open editor stay on the participant.
        m_insertedBelow = m_appending ? 1 : 0;
        beginInsertRows({}, position + m_insertedBelow, position + m_insertedBelow);
    });
    connect(&m_document, &TournamentDocument::participantInserted, this, [this](int position) {
        endInsertRows();
        if (m_insertedBelow == 1)
            Q_EMIT dataChanged(index(position, 0), index(position, columnCount() - 1));
        announceNextNumber();
    });
    connect(&m_document, &TournamentDocument::participantAboutToBeRemoved, this,
            [this](int position) { beginRemoveRows({}, position, position); });
    connect(&m_document, &TournamentDocument::participantRemoved, this, [this] {
        endRemoveRows();
        announceNextNumber();
    });
    connect(&m_document, &TournamentDocument::participantChanged, this,
            [this](int position, const Participant& before) {
                const Participant& after =
                    m_document.tournament().participants[static_cast<std::size_t>(position)];
                for (int column = 0; column < columnCount(); ++column) {
                    const auto field = fieldAt(column);
                    if (fieldEditText(before, field) != fieldEditText(after, field) ||
                        before.overrides != after.overrides ||
                        (isCheckField(field) && fieldText(before, field) != fieldText(after, field)))
                        Q_EMIT dataChanged(index(position, column), index(position, column));
                }
            });
    connect(&m_document, &TournamentDocument::edited, this, [this] {
        m_lastRefused.reset();
        if (!m_refused.empty() && !std::exchange(m_keepQueued, true))
            QMetaObject::invokeMethod(this, &ParticipantsModel::keepRefused, Qt::QueuedConnection);
    });
}

void ParticipantsModel::announceNextNumber()
{
    m_announced = m_document.nextNumber();
    Q_EMIT dataChanged(index(newRow(), 0), index(newRow(), 0));
}

Participant ParticipantsModel::participantAt(int row) const
{
    const auto& participants = m_document.tournament().participants;
    const auto position = static_cast<std::size_t>(row);
    return position < participants.size() ? participants[position]
                                          : Participant{.number = m_document.nextNumber()};
}

int ParticipantsModel::rowOf(engine::ParticipantNumber number) const
{
    if (const auto position = m_document.tournament().indexOf(number))
        return static_cast<int>(*position);
    return number == m_document.nextNumber() ? newRow() : -1;
}

ParticipantCell ParticipantsModel::cellOf(const QModelIndex& index) const
{
    const auto& participants = m_document.tournament().participants;
    const auto position = static_cast<std::size_t>(index.row());
    return {position < participants.size() ? participants[position].number : m_document.nextNumber(),
            fieldAt(index.column())};
}

FieldReading ParticipantsModel::read(const QModelIndex& cell, const QString& text) const
{
    const Participant before = participantAt(cell.row());
    // A team has many players, one below the other: a ditto mark takes the name from above.
    const bool isDitto = fieldAt(cell.column()) == ParticipantField::Team && text.trimmed() == u"\""_s;
    if (isDitto && (cell.row() == 0 || participantAt(cell.row() - 1).team.empty()))
        return {std::nullopt, tr("There is no team in the row above that \u201C\"\u201D could repeat.")};
    FieldReading reading = readFieldOf(m_document.tournament().header, before, fieldAt(cell.column()),
                                       isDitto ? fromEngine(participantAt(cell.row() - 1).team) : text);
    if (!reading.value || reading.value->number == before.number)
        return reading;
    if (const auto taken = m_document.tournament().indexOf(reading.value->number))
        return {std::nullopt, tr("Number %1 belongs to %2 already.")
                                  .arg(formatCount(reading.value->number.value()),
                                       formatName(m_document.tournament().participants[*taken]))};
    return reading;
}

QString ParticipantsModel::refusalOf(const QModelIndex& cell, const QString& text) const
{
    return read(cell, text).refusal;
}

void ParticipantsModel::keepDraft(const QModelIndex& cell, const QString& text)
{
    if (const auto done = m_document.setDraft({draftPlace(cellOf(cell)), text}); !done.has_value())
        Q_EMIT failed(done.error());
}

bool ParticipantsModel::forget(const QModelIndex& cell)
{
    keepDraft(cell, {});
    const bool wasRefused = m_refused.erase(cellOf(cell)) > 0;
    if (wasRefused)
        Q_EMIT dataChanged(cell, cell);
    return wasRefused;
}

QModelIndex ParticipantsModel::lastRefused() const
{
    const bool isThere = m_lastRefused && m_refused.contains(*m_lastRefused);
    const int row = isThere ? rowOf(m_lastRefused->first) : -1;
    return row < 0 ? QModelIndex() : index(row, columnOf(m_lastRefused->second));
}

/// An edit has removed the drafts, but texts that wait to be mended are still there.
void ParticipantsModel::keepRefused()
{
    m_keepQueued = false;
    std::vector<app::Draft> drafts = m_document.drafts(kParticipantDrafts);
    for (const auto& [cell, refused] : m_refused) {
        const app::Draft kept{draftPlace(cell), refused.text};
        if (std::ranges::find(drafts, kept.place, &app::Draft::place) == drafts.end())
            drafts.push_back(kept);
    }
    if (const auto done = m_document.putDrafts(kParticipantDrafts, drafts); !done.has_value())
        Q_EMIT failed(done.error());
}

std::pair<QModelIndex, QString> ParticipantsModel::resumeDrafts()
{
    std::pair<QModelIndex, QString> last;
    for (const app::Draft& draft : m_document.drafts(kParticipantDrafts)) {
        const auto cell = cellOfDraft(draft.place);
        const int row = cell ? rowOf(cell->first) : -1;
        if (row < 0)
            continue;
        if (last.first.isValid()) {
            if (const QString refusal = refusalOf(last.first, last.second); !refusal.isEmpty())
                refuse(last.first, {last.second, refusal});
        }
        last = {index(row, columnOf(cell->second)), draft.text};
    }
    return last;
}

app::EditGroup ParticipantsModel::groupFor(const QModelIndex& index, const Participant& changed) const
{
    const Participant before = participantAt(index.row());
    const auto field = fieldAt(index.column());
    if (index.row() == newRow())
        return {{app::EditKind::AddParticipant, {formatName(changed)}}, {app::PutParticipant{changed}}};
    if (changed.number != before.number)
        return {{app::EditKind::Renumber, {}},
                renumberEdits(m_document.tournament(), before.number, changed)};
    return {{app::EditKind::Participant, {formatName(before), fieldId(field)}},
            {app::PutParticipant{changed}}};
}

bool ParticipantsModel::apply(const app::EditGroup& group)
{
    const auto applied = m_document.apply(group);
    if (!applied.has_value())
        Q_EMIT failed(applied.error());
    return applied.has_value();
}

bool ParticipantsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const auto field = fieldAt(index.column());
    if (role == Qt::CheckStateRole && !isCheckField(field))
        return false;
    const QString text =
        role == Qt::CheckStateRole ? (value.toInt() == Qt::Checked ? u"1"_s : u"0"_s) : value.toString();
    const Participant before = participantAt(index.row());
    FieldReading reading = read(index, text);
    if (!reading.value) {
        refuse(index, {text, reading.refusal});
        return false;
    }
    if (m_refused.erase(cellOf(index)) > 0)
        Q_EMIT dataChanged(index, index);
    if (*reading.value == before) { // nothing typed into the empty row, or the same value again
        forget(index);
        return true;
    }
    reading.value = withOverrides(before, *reading.value);
    if (before.identity == engine::Identity::TextOnly)
        reading.value->birthDate.reset(); // only the year is kept (document 000, 3.4.3)
    if (!put(index, *reading.value))
        return false;
    if (field == ParticipantField::Name && m_identification != nullptr)
        m_identification->fillInRemembered(reading.value->number);
    const bool asks =
        reading.value->overrides != before.overrides &&
        std::ranges::any_of(reading.value->overrides, &std::string::empty, &engine::Override::reason);
    if (asks)
        Q_EMIT reasonMissing(before.number);
    return true;
}

bool ParticipantsModel::put(const QModelIndex& index, const Participant& changed)
{
    const bool appends =
        index.row() == newRow() && (m_document.tournament().participants.empty() ||
                                    m_document.tournament().participants.back().number < changed.number);
    const QScopedValueRollback guard(m_appending, appends);
    return apply(groupFor(index, changed));
}

bool ParticipantsModel::takePerson(const QModelIndex& cell, const app::FoundPerson& person)
{
    Participant before = participantAt(cell.row());
    m_refused.erase(cellOf(cell));
    before.name.clear(); // what was typed was but the search
    return put(cell, m_identification->asPerson(before, person.rows, person.clubName));
}

/// A rating or an index that the referee sets against the list is kept together with what the list says.
Participant ParticipantsModel::withOverrides(const Participant& before, const Participant& changed) const
{
    const bool isSame = before.rating == changed.rating && before.index == changed.index &&
                        before.ratingSource == changed.ratingSource;
    if (isSame)
        return changed;
    const auto listed = m_identification ? m_identification->listedFor(before.number) : std::nullopt;
    if (listed && (listed->rating || !before.overrides.empty()))
        return app::withOverrides(changed, *listed);
    // Decided or settled once, and the list is not at hand: what the value was then is the listed one.
    const bool isListed = before.identity == engine::Identity::Person ||
                          before.origin == engine::EntryOrigin::List ||
                          before.origin == engine::EntryOrigin::Chain || !before.overrides.empty();
    if (!isListed || (!before.rating && before.overrides.empty()))
        return changed;
    app::ListedValues former{
        .rating = before.rating, .index = before.index, .ratingSource = before.ratingSource};
    for (const engine::Override& value : before.overrides) {
        if (value.value == engine::ListedValue::Rating)
            former.rating = value.listed ? engine::Rating::tryFrom(*value.listed) : std::nullopt;
        else
            former.index = value.listed;
    }
    return app::withOverrides(changed, former);
}

QString ParticipantsModel::overrideAt(const QModelIndex& index) const
{
    const auto field = fieldAt(index.column());
    if (index.row() == newRow() || (field != ParticipantField::Rating && field != ParticipantField::Index))
        return {};
    const auto kind =
        field == ParticipantField::Rating ? engine::ListedValue::Rating : engine::ListedValue::Index;
    for (const engine::Override& value : participantAt(index.row()).overrides) {
        if (value.value == kind)
            return overrideText(value);
    }
    return {};
}

void ParticipantsModel::refuse(const QModelIndex& index, const Refused& refused)
{
    m_lastRefused = cellOf(index);
    m_refused.insert_or_assign(*m_lastRefused, refused);
    keepDraft(index, refused.text);
    Q_EMIT dataChanged(index, index);
}

Result<void> ParticipantsModel::removeParticipants(const std::vector<int>& rows)
{
    const auto& tournament = m_document.tournament();
    std::vector<engine::ParticipantNumber> numbers;
    for (const int row : rows) {
        if (row >= 0 && row < newRow())
            numbers.push_back(participantAt(row).number);
    }
    if (numbers.empty())
        return {};
    const auto leaves = [&numbers](engine::ParticipantNumber number) {
        return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
    };
    app::EditGroup group;
    if (numbers.size() == 1)
        group.name = {app::EditKind::RemoveParticipant, {formatName(participantAt(rowOf(numbers.front())))}};
    else
        group.name = {app::EditKind::RemoveParticipants, {QString::number(numbers.size())}};
    for (const auto& game : tournament.games) {
        if (leaves(game.white) || leaves(game.black))
            group.edits.push_back(app::RemoveGame{game.id});
    }
    engine::TournamentHeader header = tournament.header;
    for (engine::Team& team : header.teams)
        std::erase_if(team.lineup,
                      [&](const engine::LineupPlace& place) { return leaves(place.participant); });
    if (header != tournament.header)
        group.edits.push_back(app::PutHeader{header});
    for (const auto number : numbers)
        group.edits.push_back(app::RemoveParticipant{number});
    return m_document.apply(group).map([](const app::EditGroup&) {});
}

Result<void> ParticipantsModel::clear(const QModelIndexList& cells)
{
    std::map<int, Participant> changed;
    int count = 0;
    for (const QModelIndex& cell : cells) {
        // What could not be read goes first: then it is seen what the field holds.
        if (forget(cell) || cell.row() == newRow() || fieldAt(cell.column()) == ParticipantField::Number)
            continue;
        Participant& participant = changed.try_emplace(cell.row(), participantAt(cell.row())).first->second;
        const auto reading = readField(participant, fieldAt(cell.column()), {});
        if (!reading.value || *reading.value == participant)
            continue;
        participant = *reading.value;
        ++count;
    }
    app::EditGroup group;
    for (const auto& [row, participant] : changed) {
        if (participant != participantAt(row))
            group.edits.push_back(app::PutParticipant{participant});
    }
    if (group.edits.empty())
        return {};
    const QModelIndex& first = cells.front();
    group.name =
        count == 1 ? app::EditName{app::EditKind::Participant,
                                   {formatName(participantAt(first.row())), fieldId(fieldAt(first.column()))}}
                   : app::EditName{app::EditKind::ClearResults, {QString::number(count)}};
    return m_document.apply(group).map([](const app::EditGroup&) {});
}

int ParticipantsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_document.tournament().participants.size()) + 1;
}

int ParticipantsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kParticipantFieldCount;
}

const ParticipantsModel::Refused* ParticipantsModel::refusedAt(const QModelIndex& index) const
{
    if (m_refused.empty())
        return nullptr;
    const auto found = m_refused.find(cellOf(index));
    return found != m_refused.end() ? &found->second : nullptr;
}

QVariant ParticipantsModel::toolTip(const QModelIndex& index) const
{
    if (const Refused* refused = refusedAt(index))
        return refused->sentence;
    if (const QString text = overrideAt(index); !text.isEmpty())
        return text;
    const auto field = fieldAt(index.column());
    if (field == ParticipantField::Rating || field == ParticipantField::Index) {
        const QString origin =
            index.row() == newRow() ? QString() : entryOriginText(participantAt(index.row()), {});
        return origin.isEmpty() ? QVariant() : origin;
    }
    if (field != ParticipantField::CarryOver)
        return {};
    QStringList games;
    for (const auto& game : participantAt(index.row()).carryOver)
        games.append(carryOverText(game));
    return games.isEmpty() ? QVariant() : games.join(u'\n');
}

QVariant ParticipantsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto field = fieldAt(index.column());
    const bool isNew = index.row() == newRow();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: {
        if (const Refused* refused = refusedAt(index))
            return refused->text;
        if (isNew && field != ParticipantField::Number)
            return QString();
        if (role == Qt::DisplayRole && isCheckField(field))
            return {};
        if (isNew)
            return QString::number(m_announced.value());
        const Participant participant = participantAt(index.row());
        return role == Qt::EditRole ? fieldEditText(participant, field) : fieldText(participant, field);
    }
    case Qt::CheckStateRole: {
        if (!isCheckField(field) || isNew || refusedAt(index) != nullptr)
            return {};
        const Participant participant = participantAt(index.row());
        const bool checked = field == ParticipantField::Member ? participant.member : participant.computer;
        return checked ? Qt::Checked : Qt::Unchecked;
    }
    case RefusalRole: {
        const Refused* refused = refusedAt(index);
        return refused != nullptr ? refused->sentence : QString();
    }
    case OverrideRole: return overrideAt(index);
    case PlaceholderRole: return isNew;
    case Qt::TextAlignmentRole: {
        const auto horizontal = isNumeric(field)      ? Qt::AlignRight
                                : isCheckField(field) ? Qt::AlignHCenter
                                                      : Qt::AlignLeft;
        return QVariant::fromValue(Qt::Alignment(horizontal | Qt::AlignVCenter));
    }
    case Qt::ToolTipRole: return toolTip(index);
    case Qt::AccessibleTextRole: {
        const Participant participant = participantAt(index.row());
        const Refused* refused = refusedAt(index);
        const QString value = isNew ? QString() : fieldText(participant, field);
        //: name of a participant, head of the column, value
        return tr("%1, %2: %3")
            .arg(isNew ? tr("New participant") : formatName(participant), fieldHead(field),
                 refused != nullptr ? refused->sentence
                 : value.isEmpty()  ? tr("empty")
                                    : value);
    }
    default: return {};
    }
}

QVariant ParticipantsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kParticipantFieldCount)
        return {};
    const auto field = fieldAt(section);
    switch (role) {
    case Qt::DisplayRole: return fieldHead(field);
    case Qt::ToolTipRole: return fieldHelp(field);
    case Qt::TextAlignmentRole: return data(index(0, section), role);
    default: return {};
    }
}

Qt::ItemFlags ParticipantsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (m_document.isReadOnly())
        return flags;
    flags |= Qt::ItemIsEditable;
    return isCheckField(fieldAt(index.column())) ? flags | Qt::ItemIsUserCheckable : flags;
}

} // namespace zahlmeister::ui
