// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/table_tree.h"

#include "evaluation/metrics/python/value.h"

#include <algorithm>
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>
#include <memory>

namespace groundmark::evaluation {

namespace {

struct FreeDocument
{
    void operator()(xmlDoc* document) const { xmlFreeDoc(document); }
};
using Document = std::unique_ptr<xmlDoc, FreeDocument>;

struct FreeContext
{
    void operator()(htmlParserCtxt* context) const { htmlFreeParserCtxt(context); }
};

/// The same settings as lxml's HTMLParser(remove_comments=True).
Document parse(const std::string& utf8)
{
    static const bool ready = (xmlInitParser(), true); // once, before any thread parses
    const std::unique_ptr<htmlParserCtxt, FreeContext> context(
        ready ? htmlNewParserCtxt() : nullptr);
    if (!context) {
        return nullptr;
    }
    context->sax->comment = nullptr;
    constexpr int kOptions = HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_COMPACT
        | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING;
    return Document(htmlCtxtReadMemory(
        context.get(), utf8.data(), int(utf8.size()), nullptr, "UTF-8", kOptions));
}

std::string_view view(const xmlChar* text)
{
    return text != nullptr ? std::string_view(reinterpret_cast<const char*>(text))
                           : std::string_view();
}

/// What lxml lists as children: elements and processing instructions.
bool isNode(const xmlNode* node)
{
    return node->type == XML_ELEMENT_NODE || node->type == XML_PI_NODE;
}

bool isNamed(const xmlNode* node, std::string_view name)
{
    return node->type == XML_ELEMENT_NODE && view(node->name) == name;
}

bool isText(const xmlNode* node)
{
    return node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
}

/// The text from `node` to the next child: lxml's .text and .tail.
Text textFrom(const xmlNode* node)
{
    std::string text;
    for (; node != nullptr && !isNode(node); node = node->next) {
        if (isText(node)) {
            text += view(node->content);
        }
    }
    return fromUtf8(text);
}

const xmlNode* firstChild(const xmlNode* parent, std::string_view name)
{
    for (const xmlNode* child = parent->children; child != nullptr; child = child->next) {
        if (isNamed(child, name)) {
            return child;
        }
    }
    return nullptr;
}

/// lxml.html.fromstring() hands out the whole document only if the text begins like one or has a
/// head; otherwise it hands out the body's content, and there is no body to find a table in.
bool isWholeDocument(TextView html, const xmlNode* root)
{
    const Text start = lower(strip(html).substr(0, 9));
    return start.starts_with(U"<html") || start.starts_with(U"<!doctype")
        || firstChild(root, "head") != nullptr || firstChild(root, "body") == nullptr;
}

std::size_t countDescendants(const xmlNode* parent)
{
    std::size_t count = 0;
    for (const xmlNode* child = parent->children; child != nullptr; child = child->next) {
        if (child->type == XML_ELEMENT_NODE) {
            count += 1 + countDescendants(child);
        }
    }
    return count;
}

/// Puts the content of all elements with this name in their place.
void dissolve(xmlNode* parent, std::string_view name)
{
    for (xmlNode* child = parent->children; child != nullptr;) {
        if (child->type != XML_ELEMENT_NODE) {
            child = child->next;
            continue;
        }
        dissolve(child, name);
        xmlNode* next = child->next;
        if (isNamed(child, name)) {
            for (xmlNode* inner = child->children; inner != nullptr;) {
                xmlNode* following = inner->next;
                xmlUnlinkNode(inner);
                inner->parent = parent;
                inner->prev = child->prev;
                inner->next = child;
                (child->prev != nullptr ? child->prev->next : parent->children) = inner;
                child->prev = inner;
                inner = following;
            }
            xmlUnlinkNode(child);
            xmlFreeNode(child);
        }
        child = next;
    }
}

class Builder
{
public:
    Builder(bool structureOnly, HeaderCells headers, TokenAlphabet& alphabet)
        : m_structureOnly(structureOnly)
        , m_headers(headers)
        , m_alphabet(alphabet)
    {
    }

    TableNode build(const xmlNode* element)
    {
        TableNode node;
        if (element->type == XML_PI_NODE) {
            node.tag = kInstruction;
            return node;
        }
        node.tag = view(element->name);
        if (node.isCell() || (node.tag == "th" && m_headers == HeaderCells::WithContent)) {
            node.colspan = span(element, "colspan");
            node.rowspan = span(element, "rowspan");
            if (!m_structureOnly) {
                appendContent(node.tokens, element);
            }
            return node;
        }
        for (const xmlNode* child = element->children; child != nullptr; child = child->next) {
            if (isNode(child)) {
                node.children.push_back(build(child));
            }
        }
        return node;
    }

    [[nodiscard]] bool sawBadSpan() const { return m_badSpan; }

private:
    static constexpr const char* kInstruction = "?";

    std::string span(const xmlNode* cell, const char* name)
    {
        std::string value = "1";
        if (xmlHasProp(cell, reinterpret_cast<const xmlChar*>(name)) != nullptr) {
            xmlChar* raw = xmlGetNoNsProp(cell, reinterpret_cast<const xmlChar*>(name));
            const auto digits = python::intFromText(fromUtf8(view(raw)));
            xmlFree(raw);
            m_badSpan = m_badSpan || !digits;
            value = digits.value_or("");
        }
        return value;
    }

    void appendText(std::vector<std::uint32_t>& tokens, TextView text)
    {
        for (char32_t c : text) {
            tokens.push_back(m_alphabet.character(c));
        }
    }

    /// The text and the inner elements of an element, each followed by its tail.
    void appendContent(std::vector<std::uint32_t>& tokens, const xmlNode* element)
    {
        appendText(tokens, textFrom(element->children));
        for (const xmlNode* child = element->children; child != nullptr; child = child->next) {
            if (!isNode(child)) {
                continue;
            }
            const bool isInstruction = child->type == XML_PI_NODE;
            const std::string name(isInstruction ? kInstruction : view(child->name));
            tokens.push_back(m_alphabet.tag('<' + name + '>'));
            if (isInstruction) {
                appendText(tokens, fromUtf8(view(child->content)));
            } else {
                appendContent(tokens, child);
            }
            if (name != "unk") {
                tokens.push_back(m_alphabet.tag("</" + name + '>'));
            }
            if (name != "td") {
                appendText(tokens, textFrom(child->next));
            }
        }
    }

    bool m_structureOnly;
    HeaderCells m_headers;
    bool m_badSpan = false;
    TokenAlphabet& m_alphabet;
};

} // namespace

std::uint32_t TokenAlphabet::character(char32_t c)
{
    const auto [place, isNew] = m_characters.try_emplace(c, size());
    if (isNew) {
        m_names.push_back(toUtf8(TextView(&c, 1)));
    }
    return place->second;
}

std::uint32_t TokenAlphabet::tag(const std::string& token)
{
    const auto [place, isNew] = m_tags.try_emplace(token, size());
    if (isNew) {
        m_names.push_back(token);
    }
    return place->second;
}

TableTree readTable(
    TextView html,
    bool structureOnly,
    TokenAlphabet& alphabet,
    const std::vector<std::string>& ignoreTags,
    HeaderCells headers)
{
    TableTree tree;
    Text clean(html);
    std::replace_if(
        clean.begin(),
        clean.end(),
        [](char32_t c) { return c >= 0xD800 && c <= 0xDFFF; },
        U'\uFFFD');
    const std::string utf8 = toUtf8(clean);
    if (utf8.size() > kMaxHtmlBytes) {
        tree.state = TableTree::State::TooLarge;
        return tree;
    }
    const Document document = parse(utf8);
    xmlNode* root = document ? xmlDocGetRootElement(document.get()) : nullptr;
    if (root == nullptr || !isWholeDocument(clean, root)) {
        return tree;
    }
    for (const std::string& tag : ignoreTags) {
        dissolve(root, tag);
    }
    const xmlNode* table = nullptr;
    for (const xmlNode* body = root->children; body != nullptr && table == nullptr;
         body = body->next) {
        table = isNamed(body, "body") ? firstChild(body, "table") : nullptr;
    }
    if (table == nullptr) {
        return tree;
    }
    Builder builder(structureOnly, headers, alphabet);
    tree.root = builder.build(table);
    tree.descendants = countDescendants(table);
    tree.state = builder.sawBadSpan() ? TableTree::State::BadSpan : TableTree::State::Readable;
    return tree;
}

} // namespace groundmark::evaluation
