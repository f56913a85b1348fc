// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layering/sourcetree.h"

/// The tests mirror the sources: `app/store/workfile.cpp` has `tests/app/store/tst_workfile.cpp`.
namespace zahlmeister::layering {

/// @brief Sources that have no test of their name in the mirrored folder, and are not listed either; and
/// lines of the list that are wrong: no such source, its own test exists, no reason, a test that does not
/// exist.
/// @param files of the project, of which the `.cpp` files of the layers are the sources
/// @param list lines `SOURCE  REASON`, the reason being the tests that cover it (`tst_a tst_b`) or words that
/// say why there is none; lines that begin with `#` are comments
[[nodiscard]] QList<Violation> withoutTest(const QList<SourceFile>& files, const SourceFile& list);

} // namespace zahlmeister::layering
