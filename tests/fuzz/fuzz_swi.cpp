// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds, it is refused, or read; what was read is written and read again, unchanged unless a
// loss was named.
#include <cstddef>
#include <cstdint>

#include "app/formats/swi/swi.h"
#include "tests/fuzz/importpromises.h"

using namespace zahlmeister;
using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const app::ImportInput input{
        {u"fuzz"_s, QByteArray(reinterpret_cast<const char*>(data), qsizetype(size))}};
    (void)app::recognisesSwi(input);
    const auto read = app::readSwi(input);
    fuzz::checkImport(read);
    if (!read.has_value())
        return 0;
    const auto losses = app::swiLosses(read->tournament);
    const auto written = app::writeSwi({.tournament = read->tournament});
    if (!written.has_value())
        return 0;
    const auto again = app::readSwi({{u"again"_s, *written}});
    fuzz::checkImport(again);
    fuzz::require(again.has_value());
    fuzz::require(!losses.empty() || again->tournament == read->tournament);
    return 0;
}
