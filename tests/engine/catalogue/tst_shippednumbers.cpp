// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the versions that ship: what becomes a parameter changes none of them.
#include <cstdint>
#include <string>
#include <vector>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/fields.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_shippednumbers {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::anyTournament;

namespace {

/// Computed before the deviation and the target of the correction were parameters.
struct Known {
    const char* version;
    Arithmetic arithmetic;
    std::uint64_t digest;
};
const std::vector<Known>& known()
{
    static const std::vector<Known> all{
        {"dwz-1992", Arithmetic::Exact, 0x83da03c2c9a4c80bULL},
        {"dwz-1992", Arithmetic::Tables, 0xb5fe501b8b918f6cULL},
        {"dwz-2004", Arithmetic::Exact, 0xf92e19633b161e70ULL},
        {"dwz-2004", Arithmetic::Tables, 0xd580a39682a57557ULL},
        {"dwz-2013", Arithmetic::Exact, 0xeeaeb339938b1754ULL},
        {"dwz-2013", Arithmetic::Tables, 0x5f20199078bd1f2eULL},
        {"dwz-2016", Arithmetic::Exact, 0x0f0c6af692103eacULL},
        {"dwz-2016", Arithmetic::Tables, 0x29909f43f056378dULL},
        {"dwz-2026", Arithmetic::Exact, 0x1b3c3bd0a60ffa35ULL},
        {"dwz-2026", Arithmetic::Tables, 0x6a893214fb91c4beULL},
        {"fide-blitz", Arithmetic::Exact, 0xf7d79158bc6eabd7ULL},
        {"fide-blitz", Arithmetic::Tables, 0xf7d79158bc6eabd7ULL},
        {"fide-rapid", Arithmetic::Exact, 0xf7d79158bc6eabd7ULL},
        {"fide-rapid", Arithmetic::Tables, 0xf7d79158bc6eabd7ULL},
        {"fide-standard", Arithmetic::Exact, 0x37921274d6fd4f53ULL},
        {"fide-standard", Arithmetic::Tables, 0x37921274d6fd4f53ULL},
        {"fwz-2019", Arithmetic::Exact, 0x550f3ceb2c3b07f9ULL},
        {"fwz-2019", Arithmetic::Tables, 0xdb9bc796707fa500ULL},
        {"ingo-1960", Arithmetic::Exact, 0x9db06e0af2b40dcaULL},
        {"ingo-1960", Arithmetic::Tables, 0x169c884cbb9534fbULL},
    };
    return all;
}

/// FNV-1a.
void mix(std::uint64_t& digest, const std::string& text)
{
    for (const char c : text) {
        digest ^= static_cast<unsigned char>(c);
        digest *= 1099511628211ULL;
    }
}

void mixNumber(std::uint64_t& digest, const std::optional<double>& number)
{
    if (!number) {
        mix(digest, "-;");
        return;
    }
    mix(digest, QByteArray::number(*number + 0.0, 'g', 9).toStdString() + ';');
}
/// Of all numbers of made-up tournaments, with nine digits.
std::uint64_t digestOf(const RuleVersion& version, Arithmetic arithmetic)
{
    std::uint64_t digest = 14695981039346656037ULL;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        Tournament tournament = anyTournament(seed);
        if (version.number("fide_ratings").value_or(0) == 1) {
            for (Participant& participant : tournament.participants)
                participant.ratingSource = RatingSource::Fide;
        }
        const auto evaluation = evaluate(tournament, version, {.arithmetic = arithmetic});
        if (!evaluation.has_value()) {
            mix(digest, "none;");
            continue;
        }
        for (const ParticipantEvaluation& one : evaluation->participants) {
            mix(digest,
                std::to_string(one.games) + (one.exceptional ? "!" : ".") + (one.recorded ? "+" : "-"));
            for (const std::optional<double>& number :
                 {std::optional<double>(one.newRating), std::optional<double>(one.newIndex), one.expected,
                  one.coefficient, one.performance, one.iterationValue, one.startValue})
                mixNumber(digest, number);
            for (const GameDetail& detail : one.details) {
                mixNumber(digest, detail.expected);
                mixNumber(digest, detail.change);
            }
        }
    }
    return digest;
}

} // namespace

class TestShippedNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areAsTheyWere_data();
    void areAsTheyWere();
};

void TestShippedNumbers::areAsTheyWere_data()
{
    QTest::addColumn<std::size_t>("at");
    for (std::size_t at = 0; at < known().size(); ++at)
        QTest::addRow("%s %s", known()[at].version,
                      std::string(arithmeticText(known()[at].arithmetic)).c_str())
            << at;
    QCOMPARE(known().size(), 2 * tests::shippedRules().versions().size());
}

// RULE: WO2026 3.3.1, Anhang 1.2
void TestShippedNumbers::areAsTheyWere()
{
    QFETCH(const std::size_t, at);
    const Known& one = known()[at];
    QCOMPARE(QString::number(digestOf(**tests::shippedRules().find(one.version), one.arithmetic), 16),
             QString::number(one.digest, 16));
}

ZAHLMEISTER_TEST(TestShippedNumbers, QCoreApplication)

} // namespace tst_shippednumbers

#include "tst_shippednumbers.moc"
