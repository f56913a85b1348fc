// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "app/output/htmlpage.h"
#include "engine/base/rounding.h"
#include "ui/site/sitemaker.h"
#include "ui/text/derivation/derivationweb.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::Table;
using engine::ParticipantEvaluation;
using engine::Quantity;
using Kind = Table::Kind;

/// What is explained of a participant, in the order in which it is asked.
std::vector<Quantity> quantitiesOf(const SiteMaker& site, const ParticipantEvaluation& whose,
                                   const engine::RatingSystem& system)
{
    std::vector<Quantity> quantities;
    const auto add = [&](Quantity quantity) {
        if (site.view().mayExplain(quantity, whose) &&
            std::ranges::find(quantities, quantity) == quantities.end())
            quantities.push_back(quantity);
    };
    if (const auto first = quantityOf(engine::Column::NewRating, whose))
        add(*first);
    for (const engine::Column column : engine::columnsOf(system)) {
        const auto quantity = quantityOf(column, whose);
        // The age stands with the factor that it is for, games and points with the table of games.
        if (quantity && column != engine::Column::Score && column != engine::Column::Games &&
            column != engine::Column::Change && column != engine::Column::OldRating)
            add(*quantity);
    }
    return quantities;
}

Table gamesOf(const SiteMaker& site, const ShownTournament& shown, const ParticipantEvaluation& whose,
              const QString& file)
{
    const auto isRemarked = [](const auto& one) { return !one.counted && one.reason; };
    const bool hasRemark = std::ranges::any_of(whose.details, isRemarked);
    const bool hasExpected =
        std::ranges::any_of(whose.details, [](const auto& one) { return one.expected.has_value(); });
    const bool hasChange =
        std::ranges::any_of(whose.details, [](const auto& one) { return one.change.has_value(); });
    app::Table table{.title = SiteTr::tr("Games")};
    table.columns = {{SiteTr::tr("Round"), Kind::Figure},
                     {SiteTr::tr("Opponent"), Kind::Text, false, false, true},
                     {SiteTr::tr("Colour"), Kind::Text},
                     {SiteTr::tr("Rating used"), Kind::Figure},
                     {SiteTr::tr("Result"), Kind::Game}};
    if (hasExpected)
        table.columns.push_back({SiteTr::tr("Expected"), Kind::Figure});
    if (hasChange)
        table.columns.push_back({SiteTr::tr("Part of the change"), Kind::Figure});
    if (hasRemark)
        table.columns.push_back({SiteTr::tr("Remark"), Kind::Text});
    for (const engine::GameDetail& game : whose.details) {
        auto& row = table.rows.emplace_back();
        row.push_back({game.round ? formatCount(*game.round) : QString()});
        row.push_back({.text = formatName(shown.tournament, game.opponent),
                       .link = site.cardLink(file, shown.source->id, game.opponent)});
        row.push_back({game.white ? SiteTr::tr("White") : SiteTr::tr("Black")});
        row.push_back({game.ratingUsed
                           ? formatRating(static_cast<int>(engine::roundCommercial(*game.ratingUsed)))
                           : QString()});
        row.push_back({formatSide(game.result)});
        if (hasExpected)
            row.push_back({game.expected ? formatExpected(*game.expected) : QString()});
        if (hasChange)
            row.push_back({game.change ? formatGameChange(*game.change) : QString()});
        if (hasRemark)
            row.push_back({isRemarked(game) ? ui::notCountedText(*game.reason) : QString()});
    }
    return table;
}

/// What can be said of the new rating of somebody whose K is not shown.
QString hiddenFactor(const ShownTournament& shown)
{
    const engine::SystemDescription* const system = engine::descriptionOf(*shown.rules);
    const QString factor = columnSymbol(engine::Column::Coefficient, system);
    return factor.isEmpty()
               ? QString()
               : fillPattern(SiteTr::tr("How the new rating follows from the old one is not shown here: it "
                                        "takes %1, which depends on the age."),
                             {factor});
}

QString explained(const SiteMaker& site, const ShownTournament& shown, std::size_t at, const QString& file)
{
    const engine::Participant& participant = shown.tournament.participants[at];
    const ParticipantEvaluation& whose = shown.evaluation.participants[at];
    const auto system = engine::systemOf(*shown.rules);
    const engine::SystemDescription* const described = engine::descriptionOf(*shown.rules);
    QString body = siteTable(gamesOf(site, shown, whose, file));
    const auto quantities = quantitiesOf(site, shown.whole.participants[at], **system);
    for (const Quantity quantity : quantities) {
        const Derivation derivation =
            derive(shown.tournament, shown.whole, *shown.rules, participant.number, quantity);
        if (derivation.blocks.empty())
            continue;
        // Whom it is about stands above.
        const QString what = quantityName(quantity, described) + u' ' + quantitySymbol(quantity, described);
        QString title = what.trimmed();
        title.front() = title.front().toUpper();
        if (!derivation.result.isEmpty())
            title += u": "_s + derivation.result;
        body += u"<h2>"_s + app::htmlText(title) + u"</h2>\n"_s +
                derivationToWeb(derivation, SiteTr::tr("Table"));
    }
    if (site.view().isForWeb() && whose.group == engine::Group::Established && !whose.details.empty())
        body += u"<p>"_s + app::htmlText(hiddenFactor(shown)) + u"</p>\n"_s;
    const QString number = formatCount(participant.number.value());
    return u"<details id=\"n"_s + number + u"\"><summary>"_s + number + u' ' +
           formatName(participant).toHtmlEscaped() + u"</summary>\n<div>\n"_s + body +
           u"</div>\n</details>\n"_s;
}

} // namespace

QString explanationFile(std::size_t position)
{
    const std::size_t page = position / kExplainedOnAPage;
    return page == 0 ? u"why.html"_s : u"why-%1.html"_s.arg(page + 1);
}

QByteArray makeExplanations(const SiteMaker& site, const ShownTournament& shown, const QString& file,
                            std::size_t first, std::size_t last)
{
    const QString name = siteNameOf(shown.tournament);
    QString body = siteWay(u"index.html"_s, name) + siteParagraphs({ruleVersionName(*shown.rules)});
    for (std::size_t i = first; i < last && i < shown.evaluation.participants.size(); ++i)
        body += explained(site, shown, i, file);
    std::vector<std::pair<QString, QString>> further;
    for (std::size_t i = 0; i < shown.tournament.participants.size(); i += kExplainedOnAPage) {
        const std::size_t end = std::min(i + kExplainedOnAPage, shown.tournament.participants.size()) - 1;
        if (i != first)
            further.emplace_back(explanationFile(i),
                                 formatCount(shown.tournament.participants[i].number.value()) + u" – "_s +
                                     formatCount(shown.tournament.participants[end].number.value()));
    }
    body += siteWays(further);
    return site.write({.title = SiteTr::tr("Why?") + u' ' + name, .file = file, .body = body});
}

} // namespace zahlmeister::ui
