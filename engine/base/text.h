// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks a text of the engine for the translator without giving the engine a translator: the user interface
/// looks up its translation. The context is always `Rules`; the translator's tool reads it here.
#define ZAHLMEISTER_TEXT(context, text) text
