// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/chainrunner.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <unordered_map>
#include <utility>

#include <QThread>

#include "app/threads/parallelfor.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

ChainRunner::ChainRunner(ChainStore& store) : m_store(store)
{
    m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1)); // the caller takes part
}

Result<bool> ChainRunner::run(const std::function<bool(std::size_t)>& goesOn)
{
    while (!m_waiting.empty()) {
        ++m_readings;
        TRY_DO(read());
        for (Layer layer = nextLayer(); !layer.empty(); layer = nextLayer()) {
            if (goesOn && !goesOn(m_waiting.size()))
                return failure(ErrorCode::Cancelled);
            TRY_DO(compute(layer));
        }
        TRY(const bool isToGoOn, m_store.flush());
        if (!isToGoOn)
            return false;
    }
    return true;
}

/// Reads those that wait first, as many as there is room for.
Result<void> ChainRunner::read()
{
    std::vector<ChainKey> keys;
    for (const ChainKey key : m_waiting) {
        if (m_read.size() + keys.size() >= m_store.mostAtOnce() && !keys.empty())
            break;
        if (!m_read.contains(key))
            keys.push_back(key);
    }
    TRY_DO(m_store.read(keys));
    m_read.insert(keys.begin(), keys.end());
    return m_store.isShared() ? planLayers() : Result<void>();
}

/// Everybody sits in no more than one tournament of a layer, and in those before it in earlier layers.
Result<void> ChainRunner::planLayers()
{
    std::vector<Layer> layers;
    std::unordered_map<std::int64_t, std::size_t> after; // layers, by person
    for (const ChainKey key : m_read) {
        TRY(const auto persons, m_store.persons(key));
        std::size_t layer = 0;
        for (const std::int64_t person : persons) {
            if (const auto sat = after.find(person); person != 0 && sat != after.end())
                layer = std::max(layer, sat->second);
        }
        for (const std::int64_t person : persons)
            after[person] = layer + 1;
        layers.resize(std::max(layers.size(), layer + 1));
        layers[layer].push_back(key);
    }
    m_layers.assign(std::move_iterator(layers.rbegin()), std::move_iterator(layers.rend()));
    return {};
}

/// What can be computed now; empty: something has to be read first.
ChainRunner::Layer ChainRunner::nextLayer()
{
    if (!m_store.isShared())
        return m_waiting.empty() || !m_read.contains(*m_waiting.begin()) ? Layer()
                                                                         : Layer{*m_waiting.begin()};
    if (m_layers.empty())
        return {};
    Layer next = std::move(m_layers.back());
    m_layers.pop_back();
    return next;
}

/// Those that lack something wait until all have said what.
Result<void> ChainRunner::compute(const Layer& layer)
{
    std::vector<Result<ChainStep>> steps(layer.size());
    std::vector<std::size_t> left(layer.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    while (!left.empty()) {
        parallelFor(m_threads, left.size(),
                    [&](std::size_t i) { steps[left[i]] = m_store.compute(layer[left[i]]); });
        for (const std::size_t i : left) {
            if (!steps[i].has_value())
                return tl::unexpected(steps[i].error());
        }
        std::erase_if(left, [&](std::size_t i) { return !steps[i]->isIncomplete; });
        if (!left.empty()) {
            TRY_DO(m_store.readMissing());
        }
    }
    for (std::size_t i = 0; i < layer.size(); ++i) {
        m_waiting.erase(layer[i]);
        m_read.erase(layer[i]);
        m_store.forget(layer[i]);
        add(steps[i]->next);
    }
    m_computed += static_cast<int>(layer.size());
    return {};
}

} // namespace zahlmeister::app
