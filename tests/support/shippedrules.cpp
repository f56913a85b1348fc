// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shippedrules.h"

#include "app/rules/shippedrules.h"

namespace zahlmeister::tests {

const engine::RuleCatalog& shippedRules()
{
    return app::shippedRules();
}

} // namespace zahlmeister::tests
