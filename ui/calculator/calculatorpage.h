// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "engine/evaluation/trace.h"
#include "engine/model/ruleversion.h"
#include "ui/calculator/calculated.h"

class QFormLayout;
class QTableView;

namespace zahlmeister::ui {

class CalculationModel;
class NumberField;
class RoleLabel;

/// @brief A page of the calculator: something is typed, and its result stands beside it at once.
class CalculatorPage : public QWidget {
    Q_OBJECT

public:
    /// @brief The oldest that anybody is.
    static constexpr int kHighestAge = 150;

    explicit CalculatorPage(QWidget* parent = nullptr);

    /// @brief Whether the page's question has an answer under a rule version.
    [[nodiscard]] virtual bool suits(const engine::RuleVersion& version) const = 0;

    /// @brief Computes under other rules.
    /// @param version that suits()
    /// @param arithmetic nothing: as the version says
    void setRules(const engine::RuleVersion& version, std::optional<engine::Arithmetic> arithmetic);

    /// @brief The result; nullptr while there is none.
    [[nodiscard]] const CalculatedPointer& calculated() const { return m_calculated; }

    /// @brief The number that is chosen in the results.
    [[nodiscard]] engine::Quantity chosenQuantity() const;
    /// @brief Chooses a number in the results, where it stands there.
    void choose(engine::Quantity quantity);

    /// @brief Puts the cursor where typing begins: into the first number.
    void startTyping();

    /// @brief The keys of this page, a line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

Q_SIGNALS:
    /// @brief calculated() changed.
    void calculatedChanged();
    /// @brief Another number was chosen.
    void quantityChosen(zahlmeister::engine::Quantity quantity);

protected:
    /// @brief Computes from what is typed; nullptr when it does not suffice.
    [[nodiscard]] virtual CalculatedPointer calculate() = 0;
    /// @brief The rules changed.
    virtual void rulesChanged() { }

    /// @brief Computes anew and shows the result.
    void refresh();

    /// @brief Says in one line what is missing or wrong; empty: nothing.
    void say(const QString& text, bool isProblem);
    /// @brief Says why calculate() cannot go on.
    /// @return nullptr
    [[nodiscard]] CalculatedPointer refuse(const QString& text, bool isProblem);
    /// @brief The first problem of some fields; empty when they can all be read.
    [[nodiscard]] static QString problemOf(std::initializer_list<const NumberField*> fields);

    [[nodiscard]] const engine::RuleVersion& version() const { return m_version; }
    [[nodiscard]] std::optional<engine::Arithmetic> arithmetic() const { return m_arithmetic; }

    /// @brief Adds a number to a form; the page computes anew with every keystroke in it.
    NumberField* addNumber(QFormLayout* form, const QString& label, NumberField* field);
    /// @brief A rating, and the index of one.
    NumberField* addRating(QFormLayout* form, const QString& label, const QString& name);
    NumberField* addIndex(QFormLayout* form, const QString& label);
    /// @brief The numbers of the result, and below what is missing, for the pages' layouts.
    [[nodiscard]] QTableView* results() const { return m_results; }
    [[nodiscard]] RoleLabel* hint() const { return m_hint; }

private:
    void fitResults();

    engine::RuleVersion m_version;
    std::optional<engine::Arithmetic> m_arithmetic;
    CalculatedPointer m_calculated;
    CalculationModel* m_model;
    QTableView* m_results;
    RoleLabel* m_hint;
    NumberField* m_first = nullptr;     ///< the first that was added
    NumberField* m_ownRating = nullptr; ///< to which the index belongs that is added next
};

} // namespace zahlmeister::ui
