// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include <unordered_map>

#include "engine/catalogue/rulecatalog.h"
#include "ui/print/sheetparts.h"
#include "ui/text/derivation/derivation.h"
#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::GameDetail;
using engine::Group;
using engine::Participant;
using engine::ParticipantEvaluation;
using engine::ParticipantNumber;
using engine::Step;
using engine::TermKind;

constexpr double kNarrowestOpponentName = 40.0; // mm
constexpr double kWidestRemark = 62.0;          // mm; the longest on two lines

/// Words of ours in the column of opponents.
SheetCell label(const QString& text, FontRole role = FontRole::Body)
{
    return {.text = text, .role = role, .whole = true};
}

/// What scoresheets look up again and again, found once.
class Lookup {
public:
    explicit Lookup(const SheetSource& source) : m_source(source)
    {
        for (const Step& step : source.evaluation.trace.steps()) {
            // The last step of the iteration is the one that stays.
            if (step.quantity == engine::Quantity::Iteration ||
                step.quantity == engine::Quantity::CarryOverKept)
                m_lastSteps.insert_or_assign(step.participant, &step);
        }
    }

    [[nodiscard]] const Participant& participant(ParticipantNumber number) const
    {
        return m_source.tournament.participants[*m_source.tournament.indexOf(number)];
    }
    [[nodiscard]] const ParticipantEvaluation& evaluation(ParticipantNumber number) const
    {
        return m_source.evaluation.participants[*m_source.tournament.indexOf(number)];
    }

    /// The step of the trace in which a player without a rating used his games; nullptr when there is none.
    [[nodiscard]] const Step* step(ParticipantNumber number) const
    {
        const auto found = m_lastSteps.find(number.value());
        return found == m_lastSteps.end() ? nullptr : found->second;
    }
    [[nodiscard]] const engine::Trace& trace() const { return m_source.evaluation.trace; }

private:
    const SheetSource& m_source;
    std::unordered_map<int, const Step*> m_lastSteps;
};

/// Sets the scoresheet of one player.
class Scoresheet {
public:
    Scoresheet(SheetComposer& composer, const SheetSource& source, const Lookup& lookup,
               ParticipantNumber number)
        : m_composer(composer),
          m_source(source),
          m_lookup(lookup),
          m_participant(lookup.participant(number)),
          m_evaluation(lookup.evaluation(number)),
          m_textOnly(isTextOnly(m_participant) && !m_evaluation.isPublished())
    {
    }

    void compose(const SheetRequest& request);

private:
    [[nodiscard]] bool isNewcomer() const { return getsFirstRating(m_evaluation); }
    /// Whether the system's sheet has a column.
    [[nodiscard]] bool has(engine::Column column) const
    {
        return m_system == nullptr || engine::columnOf(*m_system, column) != nullptr;
    }
    [[nodiscard]] bool showsExpected() const
    {
        return m_evaluation.group != Group::Residual && has(engine::Column::Expected);
    }
    [[nodiscard]] bool showsChange() const
    {
        return m_evaluation.group == Group::Established && has(engine::Column::Expected);
    }

    [[nodiscard]] std::vector<SheetFact> facts(const SheetRequest& request) const;
    [[nodiscard]] std::vector<SheetColumn> columns() const;
    [[nodiscard]] SheetTable table();
    [[nodiscard]] std::vector<SheetCell> cells(std::vector<SheetCell> common, const SheetCell& expected,
                                               const SheetCell& change, const QString& remark) const;
    void addCarryOverRow(SheetTable& table);
    void addGame(SheetTable& table, const GameDetail& detail);
    void addSums(SheetTable& table);
    [[nodiscard]] SheetCell ratingUsed(const GameDetail& detail);
    [[nodiscard]] QString remark(const GameDetail& detail) const;
    [[nodiscard]] std::vector<engine::Column> resultColumns() const;
    [[nodiscard]] SheetTable resultTable() const;
    [[nodiscard]] std::vector<SheetEntry> explanations() const;
    void addNewRating(std::vector<SheetEntry>& entries) const;

    SheetComposer& m_composer;
    const SheetSource& m_source;
    const engine::SystemDescription* m_system = engine::descriptionOf(m_source.version);
    const Lookup& m_lookup;
    const Participant& m_participant;
    const ParticipantEvaluation& m_evaluation;
    const bool m_textOnly;
    bool m_usesIterationValues = false;
    bool m_usesSpecialRating = false;
};

void Scoresheet::compose(const SheetRequest& request)
{
    const QString name = formatName(m_participant).simplified();
    const QString kind = Sheet::tr("Scoresheet") + u" · "_s + tournamentTitle(m_source.tournament);
    m_composer.beginSection(name + u" · "_s + kind);
    m_composer.title(kind, name);
    m_composer.facts(facts(request));
    m_composer.gap(3);
    if (m_evaluation.details.empty() && m_evaluation.games == 0) {
        m_composer.paragraph(Sheet::tr("No games."));
        return;
    }
    m_composer.table(table());
    m_composer.gap(3);
    m_composer.table(resultTable());
    m_composer.gap(3);
    m_composer.legend(Sheet::tr("Explanations"), explanations());
}

std::vector<SheetFact> Scoresheet::facts(const SheetRequest& request) const
{
    QString club = fromEngine(m_participant.club);
    if (!m_participant.clubName.empty())
        club += (club.isEmpty() ? QString() : u" "_s) + fromEngine(m_participant.clubName);
    QString entry = Sheet::tr("none");
    if (m_evaluation.oldRating) {
        entry = formatRating(*m_evaluation.oldRating, m_textOnly ? std::nullopt : m_evaluation.oldIndex);
        if (m_participant.ratingSource != engine::RatingSource::Dwz)
            entry += u", "_s + ratingSourceName(m_participant.ratingSource);
        if (!m_participant.overrides.empty())
            entry += u" ≠"_s;
    }
    return playerFacts(m_source, request, m_participant, m_evaluation,
                       {columnHead(engine::Column::OldRating, m_system), entry},
                       club.isEmpty() && m_textOnly ? Sheet::tr("no member of a club") : club);
}

std::vector<SheetColumn> Scoresheet::columns() const
{
    std::vector<SheetColumn> columns{
        //: Head of the column of rounds, short
        {.words = Sheet::tr("Rd.")},
        {.words = u"#"_s},
        nameColumn(Sheet::tr("Opponent"), kNarrowestOpponentName),
        {.symbol = u"R"_s, .words = Sheet::tr("Rating")},
        {.symbol = u"p"_s, .words = Sheet::tr("Result"), .alignment = Alignment::Centre},
    };
    if (showsExpected())
        columns.push_back({.symbol = u"P(D)"_s, .words = columnHead(engine::Column::Expected)});
    if (showsChange())
        columns.push_back({.symbol = u"K · (p − P(D))"_s, .words = Sheet::tr("Change")});
    columns.push_back({.words = Sheet::tr("Remark"),
                       .alignment = Alignment::Left,
                       .wraps = true,
                       .maximum = kWidestRemark});
    return columns;
}

std::vector<SheetCell> Scoresheet::cells(std::vector<SheetCell> common, const SheetCell& expected,
                                         const SheetCell& change, const QString& remark) const
{
    if (showsExpected())
        common.push_back(expected);
    if (showsChange())
        common.push_back(change);
    common.push_back({remark, FontRole::Note});
    return common;
}

SheetTable Scoresheet::table()
{
    SheetTable table{.columns = columns()};
    addCarryOverRow(table);
    for (const GameDetail& detail : m_evaluation.details)
        addGame(table, detail);
    addSums(table);
    return table;
}

/// Round 0 of the regulation: the carry-over games that the player brought, with their average.
void Scoresheet::addCarryOverRow(SheetTable& table)
{
    const Step* step = m_lookup.step(m_participant.number);
    if (step == nullptr)
        return;
    int count = 0;
    int halfPoints = 0;
    double ratings = 0;
    double expected = 0;
    for (const engine::Term& term : m_lookup.trace().terms(*step)) {
        if (term.kind != TermKind::CarryOver)
            continue;
        ++count;
        halfPoints += term.halfPoints;
        ratings += term.rating;
        expected += term.probability;
    }
    if (count == 0)
        return;
    table.rows.push_back(
        {cells({{formatCount(0)},
                {},
                label(Sheet::tr("old carry-over games, Ø")),
                decimalCell(formatNumber(ratings / count, 0)),
                {formatScore(engine::Score::fromHalfPoints(halfPoints))}},
               decimalCell(formatExpected(expected)), {}, Sheet::tr("%n game(s)", nullptr, count))});
}

void Scoresheet::addGame(SheetTable& table, const GameDetail& detail)
{
    const Participant& opponent = m_lookup.participant(detail.opponent);
    table.rows.push_back(
        {cells({{detail.round ? formatCount(*detail.round) : QString()},
                {formatCount(opponent.number.value())},
                {formatName(opponent).simplified()},
                ratingUsed(detail),
                {formatSide(detail.result)}},
               detail.expected ? decimalCell(formatExpected(*detail.expected)) : dashCell(),
               detail.change ? decimalCell(formatSigned(*detail.change, 3)) : dashCell(), remark(detail))});
}

/// The rating with which the opponent goes into this player's evaluation, with its index when it is a DWZ.
SheetCell Scoresheet::ratingUsed(const GameDetail& detail)
{
    if (!detail.counted || !detail.ratingUsed)
        return dashCell();
    const Participant& opponent = m_lookup.participant(detail.opponent);
    const ParticipantEvaluation& evaluation = m_lookup.evaluation(detail.opponent);
    const double used = *detail.ratingUsed;
    const bool rated = evaluation.group == Group::Established;
    if (!rated && isNewcomer()) {
        m_usesIterationValues = has(engine::Column::Expected);
        return decimalCell(formatNumberShort(used, 1));
    }
    if (rated && evaluation.exceptional && evaluation.oldRating != used) {
        m_usesSpecialRating = true;
        SheetCell cell = decimalCell(formatNumberShort(used, 1));
        cell.text += u'*';
        cell.underlined = true;
        return cell;
    }
    // What stands for a rating, or has been moved by a rule, is nobody's published number.
    if (used != (rated ? evaluation.oldRating : evaluation.newRating))
        return decimalCell(formatNumberShort(used, 1));
    const bool hasIndex = opponent.member && (!rated || opponent.ratingSource == engine::RatingSource::Dwz);
    return ratingCell(static_cast<int>(used), !hasIndex ? std::nullopt
                                              : rated   ? evaluation.oldIndex
                                                        : evaluation.newIndex);
}

QString Scoresheet::remark(const GameDetail& detail) const
{
    if (detail.reason)
        return ui::notCountedText(*detail.reason);
    if (m_evaluation.group == Group::Residual && detail.counted && !m_evaluation.carryOver.empty())
        return Sheet::tr("new carry-over game");
    return {};
}

void Scoresheet::addSums(SheetTable& table)
{
    const Step* step = isNewcomer() ? m_lookup.step(m_participant.number) : nullptr;
    const engine::Term* fictitious = nullptr;
    SheetCell expected;
    if (m_evaluation.expected)
        expected = decimalCell(formatExpected(*m_evaluation.expected), FontRole::BodyStrong);
    if (step != nullptr) {
        for (const engine::Term& term : m_lookup.trace().terms(*step)) {
            if (term.kind == TermKind::Fictitious)
                fictitious = &term;
        }
        expected = decimalCell(formatExpected(m_lookup.trace().operand(*step, engine::OperandName::Expected)),
                               FontRole::BodyStrong);
    }
    double change = 0;
    for (const GameDetail& detail : m_evaluation.details)
        change += detail.change.value_or(0);
    SheetRow sum{.ruledAbove = true, .keepsWithPrevious = true};
    sum.cells = cells(
        {{},
         {},
         label(Sheet::tr("Sum of %n game(s) that count", nullptr, m_evaluation.games), FontRole::BodyStrong),
         m_evaluation.opponentsAverage
             ? SheetCell{u"Ø "_s + formatRating(*m_evaluation.opponentsAverage), FontRole::Body,
                         2 + formatRating(*m_evaluation.opponentsAverage).size()}
             : SheetCell(),
         {formatScore(m_evaluation.score), FontRole::BodyStrong}},
        fictitious == nullptr ? expected : SheetCell(),
        decimalCell(formatSigned(change, 3), FontRole::BodyStrong), {});
    table.rows.push_back(std::move(sum));
    if (fictitious == nullptr)
        return;
    const engine::Score withDraw = m_evaluation.score + engine::kDraw;
    table.rows.push_back(
        {cells({{},
                {},
                label(Sheet::tr("fictitious draw against the average")),
                decimalCell(formatNumberShort(fictitious->rating, 1)),
                {formatScore(engine::kDraw)}},
               decimalCell(formatExpected(fictitious->probability)), {}, Sheet::tr("for the iteration only")),
         false, true});
    table.rows.push_back({cells({{},
                                 {},
                                 label(Sheet::tr("Sum of the iteration"), FontRole::BodyStrong),
                                 {},
                                 {formatScore(withDraw), FontRole::BodyStrong}},
                                expected, {}, {}),
                          true, true});
}

/// The columns of the system's sheet in which this player has something.
std::vector<engine::Column> Scoresheet::resultColumns() const
{
    using engine::Column;
    std::vector<Column> columns;
    if (m_system == nullptr)
        return columns;
    for (const engine::ColumnSpec& spec : m_system->columns) {
        if (spec.column == Column::AgeGroup || spec.column == Column::Club)
            continue; // they stand in the head
        const auto kind = previewValue(m_participant, m_evaluation, spec.column, m_system).kind;
        const bool isExpected = spec.column == Column::Expected;
        if (kind != PreviewValue::Kind::Empty && (!isExpected || m_evaluation.expected))
            columns.push_back(spec.column);
    }
    return columns;
}

/// The player's row of the evaluation sheet, and for a first rating the values on the way to it.
SheetTable Scoresheet::resultTable() const
{
    using engine::Column;
    SheetTable table{.columns = {}, .rows = {SheetRow{}}};
    const auto add = [&](Column column) {
        table.columns.push_back(evaluationColumn(column, m_source.version));
        table.rows[0].cells.push_back(evaluationCell(column, m_participant, m_evaluation, m_source.version));
    };
    const auto addValue = [&](const QString& symbol, const QString& words, const QString& value) {
        table.columns.push_back({.symbol = symbol, .words = words});
        table.rows[0].cells.push_back({value});
    };
    for (const Column column : resultColumns()) {
        if (column == Column::NewRating && has(Column::Expected)) {
            if (m_evaluation.startValue)
                addValue(u"R_p"_s, Sheet::tr("Start value"), formatNumberShort(*m_evaluation.startValue, 1));
            if (m_evaluation.iterationValue)
                addValue(u"R_i"_s, Sheet::tr("Final value"),
                         formatNumberShort(*m_evaluation.iterationValue, 1));
        }
        add(column);
        if (column == Column::NewRating && isNewcomer()) {
            table.columns.back().symbol = quantitySymbol(engine::Quantity::FirstRating, m_system);
            table.columns.back().words = withRatingName(Sheet::tr("First {rating}"), m_system);
        }
        if (column == Column::Expected)
            addValue(u"W − W_e"_s, Sheet::tr("Difference"),
                     formatSigned(m_evaluation.score.points() - *m_evaluation.expected, 3));
    }
    return table;
}

std::vector<SheetEntry> Scoresheet::explanations() const
{
    std::vector<SheetEntry> entries;
    entries.push_back(
        {u"R"_s, Sheet::tr("rating with which the opponent goes into the computation, with its index")});
    for (const engine::Override& own : m_participant.overrides) // RULE: WO2026 6.4.2
        entries.push_back({u"≠"_s, overrideSentence(own)});
    for (const QString& text : awardedTexts(m_source.tournament, m_participant.number))
        entries.push_back({{}, text}); // RULE: WO2026 2.2.5.2
    if (m_usesIterationValues) {
        entries.push_back({{},
                           withIndices(withRatingName(
                               Sheet::tr("Opponents who get their first {rating} here count with their "
                                         "value R_z of the last step of the joint iteration."),
                               m_system))});
    }
    if (m_evaluation.newRating)
        addNewRating(entries);
    if (m_usesSpecialRating || m_evaluation.exceptional) {
        entries.push_back({u"*"_s, withIndices(specialRatingText(m_source.version))});
    }
    if (!m_evaluation.newRating && !m_evaluation.carryOver.empty()) {
        entries.push_back({Sheet::tr("Carry-over games"),
                           Sheet::tr("for the next evaluation: %1")
                               .arg(previewCarryOverList(m_evaluation.carryOver).replace(u'\n', u"; "_s))});
    }
    if (m_textOnly) {
        entries.push_back(
            {u"( )"_s, Sheet::tr("text-only participant, no member of a club when the tournament ended: what "
                                 "stands in brackets is not recorded")});
    }
    return entries;
}

/// The formula of the new rating, or of the correction of a first one, with its values, as the rules have it.
void Scoresheet::addNewRating(std::vector<SheetEntry>& entries) const
{
    const auto quantity = isNewcomer() ? engine::Quantity::FirstRating : engine::Quantity::NewRating;
    const Derivation why =
        derive(m_source.tournament, m_source.evaluation, m_source.version, m_participant.number, quantity);
    const QString symbol = quantitySymbol(quantity, m_system);
    const QString head = symbol + " = "_L1;
    for (const DerivationBlock& block : why.blocks) {
        const auto* formula = std::get_if<DerivationFormula>(&block);
        if (!formula || !formula->symbols.startsWith(head) || !formula->values.startsWith(head))
            continue;
        const QString text = "= "_L1 + formula->symbols.mid(head.size()) + " = "_L1 +
                             formula->values.mid(head.size()) + u' ' + formula->result;
        entries.push_back({symbol, withIndices(text.trimmed())});
        return;
    }
}

} // namespace

void composeScoresheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const Lookup lookup(source);
    const std::vector<ParticipantNumber> players = playersOf(source, request);
    for (const ParticipantNumber number : players) {
        Scoresheet(composer, source, lookup, number).compose(request);
        if (request.twoToAPage)
            composer.shareLastPage();
    }
    if (players.empty())
        composeNobody(composer, source, Sheet::tr("Scoresheet"), {});
}

} // namespace zahlmeister::ui
