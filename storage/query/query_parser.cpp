// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/query/query.h"
#include "storage/query/query_lexer.h"
#include "storage/query/query_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

namespace groundmark::storage {

namespace {

using Kind = QueryNode::Kind;
using Token = QueryToken;

/// A query that nests deeper is refused: it would exhaust the stack before it said anything.
constexpr int DeepestNesting = 64;

std::optional<Comparison> comparisonOf(const QString& sign)
{
    static const QHash<QString, Comparison> all {
        {QStringLiteral("<"), Comparison::Less},       {QStringLiteral("<="), Comparison::LessOrEqual},
        {QStringLiteral("="), Comparison::Equal},      {QStringLiteral("=="), Comparison::Equal},
        {QStringLiteral("!="), Comparison::NotEqual},  {QStringLiteral(">="), Comparison::GreaterOrEqual},
        {QStringLiteral(">"), Comparison::Greater},
    };
    const auto found = all.find(sign);
    return found != all.end() ? std::optional(*found) : std::nullopt;
}

class Parser
{
public:
    explicit Parser(std::vector<Token> tokens)
        : m_tokens(std::move(tokens))
    {
    }

    Result<QueryNode> whole()
    {
        if (here().kind == Token::Kind::End) {
            return QueryNode {};
        }
        auto node = anyOf();
        if (node && here().kind != Token::Kind::End) {
            return expected(QCoreApplication::translate("Query", "the end of the query"));
        }
        return node;
    }

private:
    [[nodiscard]] const Token& here() const { return m_tokens[m_at]; }
    [[nodiscard]] const Token& next() const { return m_tokens[std::min(m_at + 1, m_tokens.size() - 1)]; }
    [[nodiscard]] bool isSign(const QString& sign) const { return here().kind == Token::Kind::Sign && here().text == sign; }
    [[nodiscard]] bool isKeyword(const QString& word) const
    {
        return here().kind == Token::Kind::Word && here().text.compare(word, Qt::CaseInsensitive) == 0;
    }
    bool take(const QString& sign)
    {
        if (!isSign(sign)) {
            return false;
        }
        ++m_at;
        return true;
    }

    [[nodiscard]] Error expected(const QString& what) const
    {
        const QString found = here().kind == Token::Kind::End ? QCoreApplication::translate("Query", "the end") : here().text;
        return {
            QCoreApplication::translate("Query", "Expected %1, found %2.").arg(what, found),
            QCoreApplication::translate("Query", "character %1").arg(here().at + 1), {}, {}};
    }

    Result<QueryNode> listOf(Kind kind, Result<QueryNode> (Parser::*part)(), bool (Parser::*goesOn)())
    {
        auto first = (this->*part)();
        if (!first) {
            return first;
        }
        QueryNode node;
        node.kind = kind;
        node.children.push_back(std::move(*first));
        while ((this->*goesOn)()) {
            auto another = (this->*part)();
            if (!another) {
                return another;
            }
            node.children.push_back(std::move(*another));
        }
        return node.children.size() == 1 ? QueryNode(node.children.front()) : node;
    }

    bool takeOr()
    {
        const bool isOr = isKeyword(QStringLiteral("or"));
        m_at += isOr ? 1 : 0;
        return isOr;
    }
    bool takeAnd()
    {
        if (isKeyword(QStringLiteral("and"))) {
            ++m_at;
            return true;
        }
        return here().kind != Token::Kind::End && !isKeyword(QStringLiteral("or")) && !isSign(QStringLiteral(")"));
    }

    Result<QueryNode> anyOf() { return listOf(Kind::Or, &Parser::allOf, &Parser::takeOr); }
    Result<QueryNode> allOf() { return listOf(Kind::And, &Parser::one, &Parser::takeAnd); }

    Result<QueryNode> one()
    {
        if (++m_depth > DeepestNesting) {
            return Error {QCoreApplication::translate("Query", "The query is nested too deeply."), {}, {}, {}};
        }
        auto node = isKeyword(QStringLiteral("not")) ? negated() : isSign(QStringLiteral("(")) ? bracketed() : term();
        --m_depth;
        return node;
    }

    Result<QueryNode> negated()
    {
        ++m_at;
        auto inner = one();
        if (!inner) {
            return inner;
        }
        QueryNode node;
        node.kind = Kind::Not;
        node.children.push_back(std::move(*inner));
        return node;
    }

    Result<QueryNode> bracketed()
    {
        ++m_at;
        auto inner = anyOf();
        if (inner && !take(QStringLiteral(")"))) {
            return expected(QStringLiteral(")"));
        }
        return inner;
    }

    Result<QueryNode> term()
    {
        if (here().kind == Token::Kind::Quoted) {
            QueryNode node;
            node.kind = Kind::Contains;
            node.text = m_tokens[m_at++].text;
            return node;
        }
        if (here().kind != Token::Kind::Word) {
            return expected(QCoreApplication::translate("Query", "a word or a condition"));
        }
        const QString name = QueryWords::canonical(here().text);
        if (next().kind == Token::Kind::Sign) {
            if (next().text == u"(") {
                return ofRun(name);
            }
            if (next().text == u":") {
                return keyed(name);
            }
            if (next().text == u"~") {
                return pattern(name);
            }
            if (comparisonOf(next().text)) {
                return number(name);
            }
        }
        if (QueryWords::flags().contains(name)) {
            ++m_at;
            QueryNode node;
            node.kind = name == u"flipped" ? Kind::Flipped : Kind::Bookmarked;
            return node;
        }
        return words();
    }

    /// Words side by side are one text, up to a keyword or something with a sign.
    Result<QueryNode> words()
    {
        QueryNode node;
        node.kind = Kind::Contains;
        const auto isKey = [this] { return next().kind == Token::Kind::Sign && next().text != u")" && next().text != u","; };
        const auto isConnective = [this] {
            return isKeyword(QStringLiteral("and")) || isKeyword(QStringLiteral("or")) || isKeyword(QStringLiteral("not"));
        };
        QStringList found {m_tokens[m_at++].text};
        while (here().kind == Token::Kind::Word && !isConnective() && !isKey()
               && !QueryWords::flags().contains(here().text.toLower())) {
            found.append(m_tokens[m_at++].text);
        }
        node.text = found.join(u' ');
        return node;
    }

    Result<QString> value()
    {
        if (here().kind != Token::Kind::Word && here().kind != Token::Kind::Quoted) {
            return expected(QCoreApplication::translate("Query", "a value"));
        }
        return QString(m_tokens[m_at++].text);
    }

    Result<double> comparedNumber(QueryNode& node)
    {
        const auto comparison = here().kind == Token::Kind::Sign ? comparisonOf(here().text) : std::nullopt;
        if (!comparison) {
            return expected(QCoreApplication::translate("Query", "<, <=, =, !=, >= or >"));
        }
        node.comparison = *comparison;
        ++m_at;
        bool isNumber = false;
        const double number = here().text.toDouble(&isNumber);
        if (here().kind != Token::Kind::Word || !isNumber) {
            return expected(QCoreApplication::translate("Query", "a number"));
        }
        ++m_at;
        return number;
    }

    Result<QueryNode> ofRun(const QString& name)
    {
        const bool isTest = QueryWords::runTests().contains(name);
        const bool isNumber = QueryWords::runNumbers().contains(name);
        if (!isTest && !isNumber) {
            return expected(QCoreApplication::translate("Query", "one of %1")
                                .arg((QueryWords::runTests() + QueryWords::runNumbers()).join(QStringLiteral(", "))));
        }
        m_at += 2;
        QueryNode node;
        node.kind = isTest ? Kind::RunIs : Kind::RunNumber;
        node.name = name;
        auto run = value();
        if (!run) {
            return expected(QCoreApplication::translate("Query", "a run: A, B, … or its name in quotation marks"));
        }
        node.run = *run;
        if (name == u"score" && take(QStringLiteral(","))) {
            auto metric = value();
            if (!metric) {
                return metric.error();
            }
            node.metric = *metric;
        }
        if (!take(QStringLiteral(")"))) {
            return expected(QStringLiteral(")"));
        }
        if (isNumber) {
            auto number = comparedNumber(node);
            if (!number) {
                return number.error();
            }
            node.number = *number;
        }
        return node;
    }

    Result<QueryNode> keyed(const QString& name)
    {
        const bool isField = QueryWords::fields().contains(name);
        if (!isField && !QueryWords::texts().contains(name)) {
            return expected(QCoreApplication::translate("Query", "one of %1")
                                .arg((QueryWords::fields() + QueryWords::texts()).join(QStringLiteral(", "))));
        }
        m_at += 2;
        auto text = value();
        if (!text) {
            return text.error();
        }
        QueryNode node;
        const bool isIndexed = name == u"text" || name == u"reply";
        node.kind = isField ? Kind::Field : isIndexed ? Kind::Search : Kind::Contains;
        node.name = name;
        node.text = *text;
        return node;
    }

    Result<QueryNode> pattern(const QString& name)
    {
        if (!QueryWords::texts().contains(name)) {
            return expected(QCoreApplication::translate("Query", "one of %1").arg(QueryWords::texts().join(QStringLiteral(", "))));
        }
        m_at += 2;
        const qsizetype at = here().at;
        auto text = value();
        if (!text) {
            return text.error();
        }
        const QRegularExpression checked(*text);
        if (!checked.isValid()) {
            return Error {
                QCoreApplication::translate("Query", "The pattern is wrong: %1.").arg(checked.errorString()),
                QCoreApplication::translate("Query", "character %1").arg(at + 1 + checked.patternErrorOffset() + 1), {}, {}};
        }
        QueryNode node;
        node.kind = Kind::Matches;
        node.name = name;
        node.text = *text;
        return node;
    }

    Result<QueryNode> number(const QString& name)
    {
        if (!QueryWords::sampleNumbers().contains(name)) {
            return expected(QCoreApplication::translate("Query", "one of %1").arg(QueryWords::sampleNumbers().join(QStringLiteral(", "))));
        }
        ++m_at;
        QueryNode node;
        node.kind = Kind::AnyNumber;
        node.name = name;
        auto number = comparedNumber(node);
        if (!number) {
            return number.error();
        }
        node.number = *number;
        return node;
    }

    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

Result<QueryNode> parseQuery(const QString& text)
{
    auto tokens = queryTokens(text);
    if (!tokens) {
        return tokens.error();
    }
    return Parser(std::move(*tokens)).whole();
}

} // namespace groundmark::storage
