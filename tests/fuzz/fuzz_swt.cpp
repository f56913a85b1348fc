// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the bytes are, no other ones are touched, and the file is refused or read.
#include <cstddef>
#include <cstdint>

#include "app/formats/swt/swt.h"
#include "tests/fuzz/importpromises.h"

using namespace zahlmeister;
using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const app::ImportInput input{
        {u"fuzz"_s, QByteArray(reinterpret_cast<const char*>(data), qsizetype(size))}};
    (void)app::recognisesSwt(input);
    fuzz::checkImport(app::readSwt(input));
    return 0;
}
