// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/previewmodel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QStringList>

#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Column;
using Kind = PreviewValue::Kind;

bool isFigure(Column column)
{
    return column != Column::AgeGroup && column != Column::Club;
}

} // namespace

PreviewModel::PreviewModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractTableModel(parent), m_evaluation(evaluation)
{
    rebuild();
    const app::TournamentDocument& document = evaluation.document();
    connect(&document, &app::TournamentDocument::participantAboutToBeInserted, this,
            [this](int position) { beginInsertRows({}, position, position); });
    connect(&document, &app::TournamentDocument::participantInserted, this, [this](int position) {
        m_rows.insert(m_rows.begin() + position, makeRow(position));
        endInsertRows();
    });
    connect(&document, &app::TournamentDocument::participantAboutToBeRemoved, this,
            [this](int position) { beginRemoveRows({}, position, position); });
    connect(&document, &app::TournamentDocument::participantRemoved, this, [this](int position) {
        m_rows.erase(m_rows.begin() + position);
        endRemoveRows();
    });
    connect(&evaluation, &app::LiveEvaluation::updated, this, &PreviewModel::refresh);
}

int PreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstSystemColumn + static_cast<int>(m_columns.size() + m_extras.size());
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const int column = index.column();
    const Cell& shown = cell(index.row(), column);
    switch (role) {
    case Qt::DisplayRole:
        return extraColumn(column) == Extra::Course ? QVariant() : QVariant(textOf(shown).text);
    case Qt::TextAlignmentRole: return headerData(column, Qt::Horizontal, role);
    case Qt::ToolTipRole: return toolTip(index.row(), column);
    case Qt::AccessibleTextRole:
        return textOf(shown).text.isEmpty() || shown.value.kind == Kind::None ? tr("empty")
                                                                              : textOf(shown).text;
    case BodyLengthRole: return static_cast<int>(textOf(shown).bodyLength);
    case EmphasisRole: return static_cast<int>(emphasisOf(shown, column));
    case SignRole:
        if (shown.value.kind != Kind::Change || !m_system)
            return {};
        return engine::directionOf(*m_system, shown.value.number);
    case MarkedRole: return shown.value.marked;
    case ScaleRole: return scaleOf(shown);
    case SparklineRole:
        return extraColumn(column) == Extra::Course ? QVariant::fromValue(sparklineOf(index.row()))
                                                    : QVariant();
    default: return ownRole(index.row(), column, role);
    }
}

QVariant PreviewModel::ownRole(int row, int column, int role) const
{
    const Cell& shown = cell(row, column);
    const Row& whole = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case SortRole: return previewSortKey(shown.value);
    case GroupRole: return static_cast<int>(whole.group);
    case ParticipantRole: return whole.number.value();
    case QuantityRole: return static_cast<int>(quantityAt(row, column));
    case ChangedRole: return shown.before.has_value();
    case PlainTextRole: return previewPlainText(shown.value);
    case PlainIndexRole:
        return shown.value.index ? QVariant(QString::number(*shown.value.index)) : QVariant();
    case RemarkRole: return remark(row);
    default: return {};
    }
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto column = systemColumn(section);
    switch (role) {
    case Qt::DisplayRole:
        if (section == NumberColumn)
            return u"#"_s;
        if (const auto extra = extraColumn(section))
            return textsOf(*extra).head;
        return section == NameColumn ? tr("Player") : columnHead(*column, m_system);
    case Qt::ToolTipRole: return columnTitle(section);
    case Qt::TextAlignmentRole: {
        const auto extra = extraColumn(section);
        const bool right = section == NumberColumn || (column && isFigure(*column)) ||
                           extra == Extra::Compared || extra == Extra::Difference;
        return int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case Qt::InitialSortOrderRole:
        return column && isBestAtTheEnd(*column) ? Qt::DescendingOrder : Qt::AscendingOrder;
    default: return {};
    }
}

/// Whether the best stand last when a column is sorted upwards: the first click shows the best.
bool PreviewModel::isBestAtTheEnd(Column column) const
{
    switch (column) {
    case Column::Score: return true;
    case Column::OldRating:
    case Column::OpponentsAverage:
    case Column::Performance:
    case Column::NewRating:
    case Column::Change: return m_system && !m_system->lowerIsBetter;
    default: return false;
    }
}

std::optional<Column> PreviewModel::systemColumn(int column) const
{
    if (column < FirstSystemColumn || column >= FirstSystemColumn + static_cast<int>(m_columns.size()))
        return std::nullopt;
    return m_columns[static_cast<std::size_t>(column - FirstSystemColumn)];
}

int PreviewModel::columnOf(Column column) const
{
    const auto found = std::find(m_columns.begin(), m_columns.end(), column);
    return found == m_columns.end() ? -1 : FirstSystemColumn + static_cast<int>(found - m_columns.begin());
}

int PreviewModel::rowOf(engine::ParticipantNumber number) const
{
    const auto found = std::ranges::find(m_rows, number, &Row::number);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

PreviewTotals PreviewModel::totals() const
{
    PreviewTotals totals;
    if (!m_evaluation.current().has_value())
        return totals;
    for (const engine::ParticipantEvaluation& participant : m_evaluation.current()->participants) {
        ++totals.participants;
        totals.score += participant.score;
        if (participant.isPublished())
            totals.change += participant.change().value_or(0);
    }
    const auto& games = m_evaluation.document().tournament().games;
    totals.games = static_cast<int>(std::count_if(games.begin(), games.end(), [](const engine::Game& game) {
        return game.result != engine::kNotPlayed;
    }));
    return totals;
}

QString PreviewModel::tailSample(int column) const
{
    QString longest;
    for (const Row& row : m_rows) {
        const PreviewValue& value = row.cells[static_cast<std::size_t>(column)].value;
        QString tail;
        if (value.index)
            tail = *value.index < 100 ? u" – 00"_s : u" – 000"_s;
        else if (value.bracketed)
            tail = u")"_s;
        else if (value.kind == Kind::Score && static_cast<int>(value.number) % 2 != 0)
            tail = u"½"_s;
        if (tail.size() > longest.size())
            longest = tail;
    }
    return longest;
}

PreviewModel::ExtraTexts PreviewModel::textsOf(Extra extra) const
{
    switch (extra) {
    case Extra::Course:
        return {tr("Course"), tr("How the change grew from game to game, by rounds"), u"00000000"_s};
    case Extra::Compared:
        return {fromEngine(m_comparedWith->title),
                tr("The new rating under the rule version chosen for comparison"), u"(0000"_s};
    case Extra::Difference:
        return {tr("Difference"), tr("By how much the other rule version's new rating differs"), u"(+000"_s};
    case Extra::Team:
        return {tr("Team"), tr("The team; a click on the head puts its players together"),
                u"SK Musterstadt 1"_s};
    case Extra::ClubName: break;
    }
    return {tr("Name of the club"), tr("The club; a click on the head puts its players together"),
            u"SK Musterstadt 1"_s};
}

QString PreviewModel::bodySample(int column) const
{
    if (column == NumberColumn)
        return m_rows.empty() ? u"00"_s : QString(formatCount(m_rows.back().number.value()).size() + 1, u'0');
    if (column == NameColumn)
        return u"Musterfrau, Maxima"_s;
    if (const auto extra = extraColumn(column))
        return textsOf(*extra).sample;
    switch (*systemColumn(column)) {
    case Column::AgeGroup:
    case Column::Club: return u"WW000"_s;
    case Column::Coefficient: return u"(00,0"_s;
    case Column::OldRating:
    case Column::OpponentsAverage: return u"0000"_s;
    case Column::Score:
    case Column::Games: return u"000"_s;
    case Column::Level:
    case Column::PercentDifference: return u"−00,0"_s;
    case Column::Expected: return u"00,000"_s;
    case Column::Performance: // with the sign of a special rating
        return u"▲ 0000"_s;
    case Column::NewRating: return u"(0000"_s;
    case Column::Change: return u"(+000"_s;
    }
    return {};
}

bool PreviewModel::hasIndex(int column) const
{
    const auto shown = systemColumn(column);
    return shown == Column::OldRating || shown == Column::NewRating || extraColumn(column) == Extra::Compared;
}

QString PreviewModel::columnTitle(int column) const
{
    if (column == NumberColumn)
        return tr("Number in the crosstable");
    if (const auto extra = extraColumn(column))
        return textsOf(*extra).title;
    const auto shown = systemColumn(column);
    return shown ? columnToolTip(*shown, m_system) : QString();
}

const PreviewModel::Cell& PreviewModel::cell(int row, int column) const
{
    return m_rows[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(column)];
}

const engine::Participant& PreviewModel::participant(int row) const
{
    return m_evaluation.document().tournament().participants[static_cast<std::size_t>(row)];
}

const engine::ParticipantEvaluation* PreviewModel::evaluationOf(int row) const
{
    const auto& current = m_evaluation.current();
    return current.has_value() ? resultIn(*current, row) : nullptr;
}

const engine::ParticipantEvaluation* PreviewModel::resultIn(const engine::Evaluation& evaluation,
                                                            int row) const
{
    const auto position = static_cast<std::size_t>(row);
    // Between the document's signals and the new evaluation the position may belong to somebody else.
    const bool isOfRow = position < evaluation.participants.size() &&
                         evaluation.participants[position].number == participant(row).number;
    return isOfRow ? &evaluation.participants[position] : nullptr;
}

PreviewValue PreviewModel::valueOf(int row, int column) const
{
    const engine::Participant& shown = participant(row);
    if (column == NumberColumn)
        return {Kind::Count, double(shown.number.value())};
    if (column == NameColumn)
        return {Kind::Text, 0, {}, formatName(shown)};
    if (const auto extra = extraColumn(column))
        return extraValue(row, *extra);
    const engine::ParticipantEvaluation* evaluation = evaluationOf(row);
    return evaluation ? previewValue(shown, *evaluation, *systemColumn(column), m_system) : PreviewValue();
}

std::optional<PreviewModel::Extra> PreviewModel::extraColumn(int column) const
{
    const int first = FirstSystemColumn + static_cast<int>(m_columns.size());
    if (column < first || column >= columnCount())
        return std::nullopt;
    return m_extras[static_cast<std::size_t>(column - first)];
}

int PreviewModel::columnKey(int column) const
{
    constexpr int kExtras = 1000;
    if (const auto shown = systemColumn(column))
        return FirstSystemColumn + static_cast<int>(*shown);
    if (const auto extra = extraColumn(column))
        return kExtras + static_cast<int>(*extra);
    return column;
}

PreviewValue PreviewModel::extraValue(int row, Extra extra) const
{
    if (extra == Extra::Course) {
        QStringList changes;
        for (const double value : sparklineOf(row))
            changes += formatSigned(value, 1);
        return {Kind::Text, 0, {}, changes.join(u' ')};
    }
    if (extra == Extra::Team || extra == Extra::ClubName)
        return {Kind::Text,
                0,
                {},
                fromEngine(extra == Extra::Team ? participant(row).team : participant(row).clubName)};
    const engine::ParticipantEvaluation* other = m_compared ? resultIn(*m_compared, row) : nullptr;
    if (!other)
        return {};
    if (extra == Extra::Compared)
        return previewValue(participant(row), *other, Column::NewRating,
                            engine::descriptionOf(*m_comparedWith));
    const engine::ParticipantEvaluation* own = evaluationOf(row);
    if (!own || !own->newRating || !other->newRating)
        return {Kind::None};
    PreviewValue value{Kind::Change, double(*other->newRating - *own->newRating)};
    value.bracketed = isTextOnly(participant(row));
    return value;
}

QList<double> PreviewModel::sparklineOf(int row) const
{
    QList<double> line;
    const engine::ParticipantEvaluation* evaluation = evaluationOf(row);
    if (!evaluation)
        return line;
    double sum = 0;
    for (const engine::GameDetail& detail : evaluation->details) {
        if (!detail.change)
            continue;
        sum += *detail.change;
        line += sum;
    }
    return line;
}

QVariant PreviewModel::scaleOf(const Cell& shown) const
{
    if (shown.value.kind != Kind::Change || m_largestChange <= 0 || !m_system || shown.value.number == 0)
        return {};
    return engine::directionOf(*m_system, shown.value.number) * std::abs(shown.value.number) /
           m_largestChange;
}

void PreviewModel::setComparedWith(std::optional<engine::RuleVersion> version)
{
    beginResetModel();
    m_comparedWith = std::move(version);
    compare();
    rebuild();
    endResetModel();
}

void PreviewModel::compare()
{
    m_compared.reset();
    if (!m_comparedWith)
        return;
    auto compared = engine::evaluate(m_evaluation.document().tournament(), *m_comparedWith);
    if (compared.has_value())
        m_compared = std::move(*compared);
}

void PreviewModel::updateScale()
{
    m_largestChange = 0;
    for (const Row& row : m_rows) {
        for (const Cell& shown : row.cells) {
            if (shown.value.kind == Kind::Change)
                m_largestChange = std::max(m_largestChange, std::abs(shown.value.number));
        }
    }
}

PreviewModel::Row PreviewModel::makeRow(int position) const
{
    Row row{participant(position).number};
    if (const engine::ParticipantEvaluation* evaluation = evaluationOf(position))
        row.group = evaluation->group;
    for (int column = 0; column < columnCount(); ++column)
        row.cells.push_back({valueOf(position, column)});
    return row;
}

const PreviewText& PreviewModel::textOf(const Cell& shown) const
{
    if (!shown.text)
        shown.text = previewText(shown.value);
    return *shown.text;
}

Emphasis PreviewModel::emphasisOf(const Cell& shown, int column) const
{
    if (shown.value.kind == Kind::None || shown.value.kind == Kind::CarryOver || shown.value.bracketed)
        return Emphasis::Muted;
    const auto quantity = systemColumn(column);
    if (quantity == Column::NewRating || quantity == Column::Change)
        return Emphasis::Strong;
    return column == NumberColumn ? Emphasis::Muted : Emphasis::Normal;
}

QString PreviewModel::toolTip(int row, int column) const
{
    QStringList lines;
    const Cell& shown = cell(row, column);
    if (shown.before) {
        const QString before = previewText(*shown.before).text;
        lines +=
            before.isEmpty() ? tr("Empty before the last edit") : tr("%1 before the last edit").arg(before);
    }
    if (shown.value.marked)
        lines += tr("Exceptional player: his rated opponents meet this performance instead of his old rating "
                    "(3.6.3).");
    if (shown.value.bracketed)
        lines += tr("Text-only participant: computed, but not recorded (3.4.3).");
    const engine::ParticipantEvaluation* evaluation = evaluationOf(row);
    if (systemColumn(column) == Column::Games && evaluation) {
        const engine::Tournament& tournament = m_evaluation.document().tournament();
        for (const engine::GameDetail& game : evaluation->details) {
            if (!game.counted && game.reason && tournament.indexOf(game.opponent))
                lines += tr("Does not count: against %1, %2")
                             .arg(formatName(tournament, game.opponent), ui::notCountedText(*game.reason));
        }
    }
    if (shown.value.kind == Kind::CarryOver && evaluation) {
        lines += tr("%n carry-over game(s), kept for a first rating:", nullptr,
                    static_cast<int>(evaluation->carryOver.size()));
        lines += previewCarryOverList(evaluation->carryOver);
    }
    return lines.join(u'\n');
}

QString PreviewModel::remark(int row) const
{
    const engine::ParticipantEvaluation* evaluation = evaluationOf(row);
    QStringList remarks;
    if (isTextOnly(participant(row)))
        remarks += tr("text-only participant");
    if (evaluation && evaluation->exceptional)
        remarks += tr("exceptional player");
    return remarks.join(u", "_s);
}

engine::Quantity PreviewModel::quantityAt(int row, int column) const
{
    const auto shown = systemColumn(column);
    const engine::ParticipantEvaluation* evaluation = evaluationOf(row);
    // Number, name and club say who it is; what the rules make of him is his group.
    return shown && evaluation ? quantityOf(*shown, *evaluation).value_or(engine::Quantity::Group)
                               : engine::Quantity::Group;
}

void PreviewModel::refresh()
{
    compare();
    // Rating systems and team tournaments have columns of their own: then the whole table changes.
    if (m_evaluation.system() != m_system || wantedExtras() != m_extras) {
        beginResetModel();
        rebuild();
        endResetModel();
        return;
    }
    std::vector<int> regrouped;
    std::vector<std::vector<int>> changed(static_cast<std::size_t>(columnCount()));
    for (int position = 0; position < rowCount(); ++position) {
        Row& row = m_rows[static_cast<std::size_t>(position)];
        const engine::ParticipantEvaluation* evaluation = evaluationOf(position);
        const engine::Group group = evaluation ? evaluation->group : engine::Group::Residual;
        if (std::exchange(row.group, group) != group)
            regrouped.push_back(position);
        for (std::size_t column = 0; column < changed.size(); ++column) {
            Cell& shown = row.cells[column];
            PreviewValue value = valueOf(position, static_cast<int>(column));
            if (value == shown.value) {
                shown.before.reset();
                continue;
            }
            // The course is drawn anew, but it is no number that changed.
            const bool isPicture = extraColumn(static_cast<int>(column)) == Extra::Course;
            PreviewValue before = std::exchange(shown.value, std::move(value));
            if (!isPicture)
                shown.before = std::move(before);
            shown.text.reset();
            changed[column].push_back(position);
        }
    }
    const double scale = m_largestChange;
    updateScale();
    if (scale != m_largestChange && rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {ScaleRole});
    // The sheet's order is by group, then by number; so the number's cell tells a proxy about the group.
    announce(NumberColumn, regrouped, {GroupRole});
    static const QList<int> picture{SparklineRole, Qt::AccessibleTextRole};
    static const QList<int> number{Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, SortRole,
                                   ChangedRole};
    for (int column = 0; column < static_cast<int>(changed.size()); ++column)
        announce(column, changed[static_cast<std::size_t>(column)],
                 extraColumn(column) == Extra::Course ? picture : number);
}

std::vector<PreviewModel::Extra> PreviewModel::wantedExtras() const
{
    std::vector<Extra> extras;
    const auto& participants = m_evaluation.document().tournament().participants;
    const bool teams = std::ranges::any_of(
        participants, [](const engine::Participant& participant) { return !participant.team.empty(); });
    if (teams)
        extras.insert(extras.end(), {Extra::Team, Extra::ClubName});
    if (m_system && std::ranges::find(m_columns, Column::Coefficient) != m_columns.end())
        extras.push_back(Extra::Course);
    if (m_comparedWith)
        extras.insert(extras.end(), {Extra::Compared, Extra::Difference});
    return extras;
}

void PreviewModel::rebuild()
{
    m_system = m_evaluation.system();
    m_columns.clear();
    if (m_system) {
        for (const engine::ColumnSpec& spec : m_system->columns)
            m_columns.push_back(spec.column);
    }
    m_extras = wantedExtras();
    m_rows.clear();
    const auto count = static_cast<int>(m_evaluation.document().tournament().participants.size());
    for (int position = 0; position < count; ++position)
        m_rows.push_back(makeRow(position));
    updateScale();
}

void PreviewModel::announce(int column, const std::vector<int>& rows, const QList<int>& roles)
{
    // Runs of rows in one signal: a proxy that sorts by this column then sorts once.
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        Q_EMIT dataChanged(index(rows[first], column), index(rows[last], column), roles);
        first = last + 1;
    }
}

} // namespace zahlmeister::ui
