// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/python/value.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <unordered_map>

namespace groundmark::evaluation::python {

Value Value::boolean(bool value)
{
    Value result;
    result.m_kind = Kind::Bool;
    result.m_number = value ? 1.0 : 0.0;
    return result;
}

Value Value::integer(std::int64_t value)
{
    return bigInteger(std::to_string(value));
}

Value Value::bigInteger(std::string digits)
{
    Value result;
    result.m_kind = Kind::Int;
    result.m_number = toDouble(digits);
    result.m_digits = std::move(digits);
    return result;
}

Value Value::real(double value)
{
    Value result;
    result.m_kind = Kind::Float;
    result.m_number = value;
    return result;
}

Value Value::string(Text text)
{
    Value result;
    result.m_kind = Kind::Str;
    result.m_text = std::move(text);
    return result;
}

Value Value::utf8(std::string_view text)
{
    return string(fromUtf8(text));
}

Value Value::opaque(std::string repr, bool truthy)
{
    Value result;
    result.m_kind = Kind::Opaque;
    result.m_digits = std::move(repr);
    result.m_number = truthy ? 1.0 : 0.0;
    return result;
}

Value Value::sequence(Kind kind, Items items)
{
    Value result;
    result.m_kind = kind;
    result.m_container = std::make_shared<Container>();
    result.m_container->items = std::move(items);
    return result;
}

Value Value::dict(Entries entries)
{
    Value result;
    result.m_kind = Kind::Dict;
    result.m_container = std::make_shared<Container>();
    result.m_container->entries = std::move(entries);
    return result;
}

const Value::Items& Value::items() const
{
    static const Items kNone;
    return m_container ? m_container->items : kNone;
}

const Value::Entries& Value::entries() const
{
    static const Entries kNone;
    return m_container ? m_container->entries : kNone;
}

const Value* Value::find(std::string_view key) const
{
    return m_kind == Kind::Dict ? find(utf8(key)) : nullptr;
}

const Value* Value::find(const Value& key) const
{
    for (const Entry& entry : entries()) {
        if (entry.first.equals(key)) {
            return &entry.second;
        }
    }
    return nullptr;
}

void Value::set(std::string_view key, Value value)
{
    if (m_kind != Kind::Dict) {
        *this = dict();
    } else if (m_container.use_count() > 1) {
        m_container = std::make_shared<Container>(*m_container);
    }
    const Value name = utf8(key);
    for (Entry& entry : m_container->entries) {
        if (entry.first.equals(name)) {
            entry.second = std::move(value);
            return;
        }
    }
    m_container->entries.emplace_back(name, std::move(value));
}

bool Value::isTruthy() const
{
    switch (m_kind) {
    case Kind::None:
        return false;
    case Kind::Bool:
    case Kind::Int:
    case Kind::Float:
    case Kind::Opaque:
        return m_number != 0.0; // NaN is true, as in Python
    case Kind::Str:
        return !m_text.empty();
    case Kind::List:
    case Kind::Tuple:
    case Kind::Set:
        return !items().empty();
    case Kind::Dict:
        return !entries().empty();
    }
    return false;
}

bool Value::isHashable() const
{
    if (m_kind == Kind::Tuple) {
        return std::all_of(
            items().begin(), items().end(), [](const Value& item) { return item.isHashable(); });
    }
    return m_kind != Kind::List && m_kind != Kind::Set && m_kind != Kind::Dict;
}

bool Value::equals(const Value& other) const
{
    const auto isNumeric = [](const Value& v) { return v.isNumber() || v.m_kind == Kind::Bool; };
    if (isNumeric(*this) && isNumeric(other)) {
        if (m_kind == Kind::Int && other.m_kind == Kind::Int) {
            return m_digits == other.m_digits;
        }
        return m_number == other.m_number;
    }
    if (m_kind != other.m_kind) {
        return false;
    }
    const auto isIn = [](const Value& item, const Items& all) {
        return std::any_of(
            all.begin(), all.end(), [&item](const Value& one) { return one.equals(item); });
    };
    switch (m_kind) {
    case Kind::Str:
        return m_text == other.m_text;
    case Kind::Opaque:
        return m_digits == other.m_digits;
    case Kind::List:
    case Kind::Tuple:
        return std::equal(
            items().begin(),
            items().end(),
            other.items().begin(),
            other.items().end(),
            [](const Value& a, const Value& b) { return a.equals(b); });
    case Kind::Set:
        return items().size() == other.items().size()
            && std::all_of(items().begin(), items().end(), [&](const Value& item) {
                   return isIn(item, other.items());
               });
    case Kind::Dict:
        return entries().size() == other.entries().size()
            && std::all_of(entries().begin(), entries().end(), [&](const Entry& entry) {
                   const Value* match = other.find(entry.first);
                   return match != nullptr && match->equals(entry.second);
               });
    default:
        return true; // None
    }
}

std::size_t Value::hash() const
{
    switch (m_kind) {
    case Kind::Bool:
    case Kind::Int:
    case Kind::Float:
        return std::hash<double> {}(m_number);
    case Kind::Str:
        return std::hash<Text> {}(m_text);
    case Kind::Opaque:
        return std::hash<std::string> {}(m_digits);
    case Kind::Tuple: {
        std::size_t seed = items().size();
        for (const Value& item : items()) {
            seed = seed * 31 + item.hash();
        }
        return seed;
    }
    default:
        return 0;
    }
}

struct DictBuilder::Index
{
    std::unordered_multimap<std::size_t, std::size_t> places;
};

DictBuilder::DictBuilder()
    : m_index(std::make_unique<Index>())
{
}

DictBuilder::~DictBuilder() = default;

void DictBuilder::set(Value key, Value value)
{
    const std::size_t hash = key.hash();
    const auto [begin, end] = m_index->places.equal_range(hash);
    for (auto it = begin; it != end; ++it) {
        if (m_entries[it->second].first.equals(key)) {
            m_entries[it->second].second = std::move(value);
            return;
        }
    }
    m_index->places.emplace(hash, m_entries.size());
    m_entries.emplace_back(std::move(key), std::move(value));
}

Value DictBuilder::dict() &&
{
    return Value::dict(std::move(m_entries));
}

Value DictBuilder::set() &&
{
    Value::Items items;
    items.reserve(m_entries.size());
    for (Value::Entry& entry : m_entries) {
        items.push_back(std::move(entry.first));
    }
    return Value::sequence(Value::Kind::Set, std::move(items));
}

nlohmann::ordered_json toJson(const Value& value)
{
    using Kind = Value::Kind;
    switch (value.kind()) {
    case Kind::None:
        return nullptr;
    case Kind::Bool:
        return value.boolValue();
    case Kind::Int: {
        const double number = value.number();
        if (std::abs(number) < 9.0e18) {
            return std::stoll(value.digits());
        }
        return std::isfinite(number) ? nlohmann::ordered_json(number) : nlohmann::ordered_json();
    }
    case Kind::Float:
        return std::isfinite(value.number()) ? nlohmann::ordered_json(value.number())
                                             : nlohmann::ordered_json();
    case Kind::Str:
        return toUtf8(value.text());
    case Kind::Opaque:
        return value.digits();
    case Kind::List:
    case Kind::Tuple:
    case Kind::Set: {
        auto array = nlohmann::ordered_json::array();
        for (const Value& item : value.items()) {
            array.push_back(toJson(item));
        }
        return array;
    }
    case Kind::Dict: {
        auto object = nlohmann::ordered_json::object();
        for (const Value::Entry& entry : value.entries()) {
            object[toUtf8(str(entry.first))] = toJson(entry.second);
        }
        return object;
    }
    }
    return nullptr;
}

Value fromJson(const nlohmann::ordered_json& json)
{
    switch (json.type()) {
    case nlohmann::ordered_json::value_t::boolean:
        return Value::boolean(json.get<bool>());
    case nlohmann::ordered_json::value_t::number_integer:
        return Value::integer(json.get<std::int64_t>());
    case nlohmann::ordered_json::value_t::number_unsigned:
        return Value::bigInteger(std::to_string(json.get<std::uint64_t>()));
    case nlohmann::ordered_json::value_t::number_float:
        return Value::real(json.get<double>());
    case nlohmann::ordered_json::value_t::string:
        return Value::utf8(json.get_ref<const std::string&>());
    case nlohmann::ordered_json::value_t::array: {
        Value::Items items;
        items.reserve(json.size());
        for (const auto& item : json) {
            items.push_back(fromJson(item));
        }
        return Value::sequence(Value::Kind::List, std::move(items));
    }
    case nlohmann::ordered_json::value_t::object: {
        DictBuilder builder;
        for (const auto& [key, item] : json.items()) {
            builder.set(Value::utf8(key), fromJson(item));
        }
        return std::move(builder).dict();
    }
    default:
        return {};
    }
}

} // namespace groundmark::evaluation::python
