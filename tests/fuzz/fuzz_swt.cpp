// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the bytes are, no other ones are touched, and the file is refused or read.
#include "app/formats/swt/swt.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;
using namespace Qt::StringLiterals;

void fuzz::fuzzSwt(std::string_view bytes)
{
    const app::ImportInput input{{u"fuzz"_s, copied(bytes)}};
    (void)app::recognisesSwt(input);
    checkImport(app::readSwt(input));
}
