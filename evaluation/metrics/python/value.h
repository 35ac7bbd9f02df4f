// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A Python value. The official scorers take whatever their JSON files and the models' answers
/// hold and let Python's rules decide (how a float is written, whether 1 equals True, what is
/// false): those rules are part of the score, so predictions are read into this type.
namespace groundmark::evaluation::python {

class Value
{
public:
    enum class Kind
    {
        None,
        Bool,
        Int, ///< of any size
        Float,
        Str,
        Opaque, ///< bytes, complex or Ellipsis: only ever printed and compared
        List,
        Tuple,
        Set,
        Dict, ///< in order of insertion
    };
    using Items = std::vector<Value>;
    using Entry = std::pair<Value, Value>;
    using Entries = std::vector<Entry>;

    Value() = default; ///< None
    [[nodiscard]] static Value boolean(bool value);
    [[nodiscard]] static Value integer(std::int64_t value);
    /// Canonical decimal digits with an optional '-': no leading zeros, no "-0".
    [[nodiscard]] static Value bigInteger(std::string digits);
    [[nodiscard]] static Value real(double value);
    [[nodiscard]] static Value string(Text text);
    [[nodiscard]] static Value utf8(std::string_view text);
    [[nodiscard]] static Value opaque(std::string repr, bool truthy);
    [[nodiscard]] static Value sequence(Kind kind, Items items); ///< List, Tuple or Set
    [[nodiscard]] static Value dict(Entries entries = {}); ///< keys already unique

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool is(Kind kind) const { return m_kind == kind; }
    [[nodiscard]] bool isString() const { return m_kind == Kind::Str; }
    /// int or float, not bool.
    [[nodiscard]] bool isNumber() const { return m_kind == Kind::Int || m_kind == Kind::Float; }
    [[nodiscard]] bool isListOrTuple() const
    {
        return m_kind == Kind::List || m_kind == Kind::Tuple;
    }

    [[nodiscard]] const Text& text() const { return m_text; } ///< Str only, else empty
    [[nodiscard]] const Items& items() const; ///< List, Tuple and Set, else empty
    [[nodiscard]] const Entries& entries() const; ///< Dict, else empty
    /// Digits of an Int, repr of an Opaque.
    [[nodiscard]] const std::string& digits() const { return m_digits; }
    [[nodiscard]] bool boolValue() const { return m_number != 0.0; }
    /// Numeric value of Bool, Int and Float; an Int may be rounded, or infinite when huge.
    [[nodiscard]] double number() const { return m_number; }

    /// dict.get(key) with a string key; null when there is none or this is no dict.
    [[nodiscard]] const Value* find(std::string_view key) const;
    [[nodiscard]] const Value* find(const Value& key) const;
    /// dict[key] = value: replaces in place or appends. Linear in the number of keys.
    void set(std::string_view key, Value value);

    /// bool(value).
    [[nodiscard]] bool isTruthy() const;
    /// Whether it may be a dict key or a member of a set.
    [[nodiscard]] bool isHashable() const;
    /// Python's ==: 1 == 1.0 == True, dicts without regard to order, NaN equals nothing.
    [[nodiscard]] bool equals(const Value& other) const;
    /// Equal values have equal hashes.
    [[nodiscard]] std::size_t hash() const;

private:
    struct Container
    {
        Items items;
        Entries entries;
    };
    Kind m_kind = Kind::None;
    double m_number = 0.0;
    Text m_text;
    std::string m_digits;
    std::shared_ptr<Container> m_container; ///< shared between copies, never changed while shared
};

/// Collects the entries of a dict, or the members of a set: a key that comes again keeps its place
/// and gets the new value, as in Python.
class DictBuilder
{
public:
    DictBuilder();
    ~DictBuilder();
    DictBuilder(const DictBuilder&) = delete;
    DictBuilder& operator=(const DictBuilder&) = delete;

    void set(Value key, Value value);
    [[nodiscard]] Value dict() &&;
    [[nodiscard]] Value set() &&;

private:
    struct Index;
    Value::Entries m_entries;
    std::unique_ptr<Index> m_index;
};

/// str(value) and repr(value). Depth is bounded by what the parsers let through.
[[nodiscard]] Text str(const Value& value);
[[nodiscard]] Text repr(const Value& value);
/// repr() of a float: the shortest digits that give the same double.
[[nodiscard]] std::string reprOfFloat(double value);

/// int(text): white space around, one sign, decimal digits of any script, single underscores
/// between digits. Canonical digits, or nothing where Python raises (also above 4,300 digits).
[[nodiscard]] std::optional<std::string> intFromText(TextView text);
/// int(value): text as above, numbers truncated toward zero; nothing where Python raises.
[[nodiscard]] std::optional<std::string> intFromValue(const Value& value);
/// Canonical digits as a number; saturates at the largest double.
[[nodiscard]] double toDouble(std::string_view digits);

/// Key order is kept. Numbers beyond 64 bits become doubles; NaN and infinities become null.
[[nodiscard]] nlohmann::ordered_json toJson(const Value& value);
[[nodiscard]] Value fromJson(const nlohmann::ordered_json& json);

} // namespace groundmark::evaluation::python
