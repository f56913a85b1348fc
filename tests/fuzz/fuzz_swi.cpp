// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds, it is refused, or read; what was read is written and read again, and becomes the
// same file unless a loss was named.
#include "app/formats/swi/swi.h"
#include "app/open/exportlosses.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;
using namespace Qt::StringLiterals;

void fuzz::fuzzSwi(std::string_view bytes)
{
    const app::ImportInput input{{u"fuzz"_s, copied(bytes)}};
    (void)app::recognisesSwi(input);
    const auto read = app::readSwi(input);
    checkImport(read);
    if (!read.has_value())
        return;
    const auto losses = app::lossesOf(app::swiFormat(), {.tournament = read->tournament});
    const auto written = app::writeSwi({.tournament = read->tournament});
    if (!written.has_value())
        return;
    const auto again = app::readSwi({{u"again"_s, *written}});
    checkImport(again);
    require(again.has_value());
    require(!losses.empty() || app::writeSwi({.tournament = again->tournament}) == written);
}
