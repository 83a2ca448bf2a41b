//! Rendered page, which tests search by role, accessible name and text, as players and screen readers do.

use html5ever::{parse_document, tendril::TendrilSink};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

/// Parsed page.
pub(crate) struct Document(RcDom);

/// Element of a page.
#[derive(Clone)]
pub(crate) struct Element(Handle);

impl Document {
    /// Parses the markup of a page's body.
    ///
    /// # Panics
    /// Panics if the markup is not valid HTML.
    pub(crate) fn parse(body: &str) -> Self {
        // Leptos inserts empty comments between adjacent texts.
        let body = body.replace("<!>", "");
        let page = format!("<!DOCTYPE html><html><head></head><body>{body}</body></html>");
        let dom = parse_document(RcDom::default(), html5ever::ParseOpts::default()).one(page);
        assert!(dom.errors.borrow().is_empty(), "{:?}", dom.errors);
        Self(dom)
    }

    /// Returns all elements in document order.
    pub(crate) fn elements(&self) -> Vec<Element> {
        let mut found = Vec::new();
        collect(&self.0.document, &mut found);
        found
    }

    /// Returns the elements with this role.
    pub(crate) fn all(&self, role: &str) -> Vec<Element> {
        let all = self.elements().into_iter();
        all.filter(|element| element.role() == Some(role)).collect()
    }

    /// Returns the element with this role and accessible name; `None` if there is no such element.
    ///
    /// # Panics
    /// Panics if several elements match.
    pub(crate) fn find(&self, role: &str, name: &str) -> Option<Element> {
        let mut found = self.all(role);
        found.retain(|element| element.name() == name);
        assert!(found.len() < 2, "{} times: {role} {name:?}", found.len());
        found.pop()
    }

    /// Returns the element with this role and accessible name.
    ///
    /// # Panics
    /// Panics unless exactly one element matches.
    pub(crate) fn get(&self, role: &str, name: &str) -> Element {
        self.find(role, name)
            .unwrap_or_else(|| panic!("no {role} {name:?}, but {:#?}", self.names(role)))
    }

    /// Returns the accessible names of all elements with this role, in document order.
    pub(crate) fn names(&self, role: &str) -> Vec<String> {
        self.all(role).iter().map(Element::name).collect()
    }

    /// Returns the text of the page.
    pub(crate) fn text(&self) -> String {
        text(&self.0.document)
    }

    /// Returns the text of the elements with these IDs.
    fn text_of(&self, ids: &str) -> String {
        texts(&self.elements(), ids)
    }

    /// Returns the accessible description of an element.
    pub(crate) fn description(&self, element: &Element) -> String {
        self.text_of(&element.attribute("aria-describedby").unwrap_or_default())
    }
}

impl Element {
    /// Returns the tag's name.
    pub(crate) fn tag(&self) -> &str {
        match &self.0.data {
            NodeData::Element { name, .. } => &name.local,
            _ => "",
        }
    }

    /// Returns the value of an attribute; `None` if it is absent.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        attribute(&self.0, name)
    }

    /// Returns the explicit role or, if there is none, the tag's implicit role; `None` if there is neither.
    pub(crate) fn role(&self) -> Option<&str> {
        let NodeData::Element { attrs, .. } = &self.0.data else {
            return None;
        };
        let listed = |role: &str| ROLES.into_iter().find(|listed| *listed == role);
        if let Some(role) = attribute(&self.0, "role") {
            return listed(&role);
        }
        let input = || match attribute(&self.0, "type").as_deref() {
            Some("checkbox") => Some("checkbox"),
            Some("radio") => Some("radio"),
            Some("range") => Some("slider"),
            Some("search") => Some("searchbox"),
            Some("number") => Some("spinbutton"),
            Some("file" | "hidden") => None,
            _ => Some("textbox"),
        };
        match self.tag() {
            "input" if !attrs.borrow().is_empty() => input(),
            "a" if self.attribute("href").is_some() => Some("link"),
            "th" if self.attribute("scope").as_deref() == Some("row") => Some("rowheader"),
            "section" if self.name_is_given() => Some("region"),
            tag => OF_TAGS.iter().find(|(own, _)| *own == tag).map(|of| of.1),
        }
    }

    /// Returns the accessible name: the label, or the text if the role is named by its content.
    pub(crate) fn name(&self) -> String {
        if let Some(label) = self.attribute("aria-label") {
            return clean(&label);
        }
        if let Some(ids) = self.attribute("aria-labelledby") {
            return texts(&self.root().inside(), &ids);
        }
        match self.role() {
            Some(
                "checkbox" | "radio" | "slider" | "searchbox" | "spinbutton" | "textbox"
                | "combobox" | "progressbar",
            ) => {
                let around = ancestors(&self.0).find(|one| one.tag() == "label");
                around
                    .or_else(|| self.label())
                    .map(|label| label.text())
                    .unwrap_or_default()
            }
            Some("group") => {
                let names = self
                    .children()
                    .into_iter()
                    .find(|one| matches!(one.tag(), "legend" | "summary"));
                names.map(|one| one.text()).unwrap_or_default()
            }
            Some(
                "button" | "link" | "heading" | "cell" | "columnheader" | "rowheader" | "option"
                | "listitem",
            ) => self.text(),
            _ => String::new(),
        }
    }

    /// Returns the label that refers to this element; `None` without a label.
    fn label(&self) -> Option<Self> {
        let id = self.attribute("id")?;
        let mut all = self.root().inside().into_iter();
        all.find(|one| one.tag() == "label" && one.attribute("for").as_deref() == Some(&*id))
    }

    fn root(&self) -> Self {
        ancestors(&self.0).last().unwrap_or_else(|| self.clone())
    }

    fn name_is_given(&self) -> bool {
        ["aria-label", "aria-labelledby"]
            .into_iter()
            .any(|name| self.attribute(name).is_some())
    }

    /// Returns the visible and spoken text, without hidden parts and direction marks.
    pub(crate) fn text(&self) -> String {
        text(&self.0)
    }

    /// Returns the elements inside this element, in document order.
    pub(crate) fn inside(&self) -> Vec<Self> {
        let mut found = Vec::new();
        for child in self.0.children.borrow().iter() {
            collect(child, &mut found);
        }
        found
    }

    fn children(&self) -> Vec<Self> {
        let children = self.0.children.borrow();
        let elements = children
            .iter()
            .filter(|child| matches!(child.data, NodeData::Element { .. }));
        elements.cloned().map(Self).collect()
    }

    /// Returns the accessible names of the elements inside this element that have this role.
    pub(crate) fn names(&self, role: &str) -> Vec<String> {
        let inside = self.inside().into_iter();
        let matching = inside.filter(|element| element.role() == Some(role));
        matching.map(|element| element.name()).collect()
    }

    /// Returns `true` if the element is disabled, or announced as such.
    pub(crate) fn is_disabled(&self) -> bool {
        self.attribute("disabled").is_some()
            || self.attribute("aria-disabled").as_deref() == Some("true")
    }

    /// Returns `true` if the element or an ancestor is hidden from all players.
    pub(crate) fn is_hidden(&self) -> bool {
        let hidden = |one: &Self| one.attribute("hidden").is_some();
        hidden(self) || ancestors(&self.0).any(|one| hidden(&one))
    }

    /// Returns an attribute's value on the element or on its nearest ancestor that has the attribute.
    pub(crate) fn inherited(&self, name: &str) -> Option<String> {
        self.attribute(name)
            .or_else(|| ancestors(&self.0).find_map(|one| one.attribute(name)))
    }

    /// Returns the text directly inside this element.
    pub(crate) fn own_text(&self) -> String {
        let mut own = String::new();
        for child in self.0.children.borrow().iter() {
            if let NodeData::Text { contents } = &child.data {
                own.push_str(&contents.borrow());
            }
        }
        clean(&own)
    }
}

const ROLES: [&str; 34] = [
    "alert",
    "alertdialog",
    "application",
    "button",
    "cell",
    "checkbox",
    "columnheader",
    "combobox",
    "complementary",
    "dialog",
    "graphics-document",
    "group",
    "heading",
    "img",
    "link",
    "list",
    "listitem",
    "main",
    "navigation",
    "option",
    "progressbar",
    "radio",
    "radiogroup",
    "region",
    "row",
    "rowheader",
    "searchbox",
    "slider",
    "spinbutton",
    "status",
    "table",
    "textbox",
    "tooltip",
    "log",
];

const OF_TAGS: [(&str, &str); 24] = [
    ("aside", "complementary"),
    ("button", "button"),
    ("details", "group"),
    ("dialog", "dialog"),
    ("fieldset", "group"),
    ("h1", "heading"),
    ("h2", "heading"),
    ("h3", "heading"),
    ("h4", "heading"),
    ("li", "listitem"),
    ("main", "main"),
    ("nav", "navigation"),
    ("ol", "list"),
    ("option", "option"),
    ("progress", "progressbar"),
    ("select", "combobox"),
    ("summary", "button"),
    ("table", "table"),
    ("td", "cell"),
    ("textarea", "textbox"),
    ("th", "columnheader"),
    ("tr", "row"),
    ("ul", "list"),
    ("menu", "list"),
];

/// Returns the text of the elements with these IDs.
fn texts(all: &[Element], ids: &str) -> String {
    let own = |id: &str| {
        all.iter()
            .find(|one| one.attribute("id").as_deref() == Some(id))
    };
    let texts = ids.split_whitespace().filter_map(own).map(Element::text);
    texts.collect::<Vec<_>>().join(" ")
}

fn collect(node: &Handle, found: &mut Vec<Element>) {
    if let NodeData::Element { .. } = node.data {
        found.push(Element(node.clone()));
    }
    for child in node.children.borrow().iter() {
        collect(child, found);
    }
}

fn attribute(node: &Handle, name: &str) -> Option<String> {
    let NodeData::Element { attrs, .. } = &node.data else {
        return None;
    };
    let attrs = attrs.borrow();
    let found = attrs.iter().find(|attr| &*attr.name.local == name)?;
    Some(found.value.to_string())
}

fn parent(node: &Handle) -> Option<Handle> {
    let weak = node.parent.take();
    let parent = weak.as_ref().and_then(std::rc::Weak::upgrade);
    node.parent.set(weak);
    parent
}

/// Returns the ancestors of a node, nearest first.
fn ancestors(node: &Handle) -> impl Iterator<Item = Element> + use<> {
    std::iter::successors(parent(node), parent).map(Element)
}

/// Returns the spoken text of a node.
fn text(node: &Handle) -> String {
    let mut found = String::new();
    add_text(node, &mut found);
    clean(&found)
}

fn add_text(node: &Handle, found: &mut String) {
    if let NodeData::Text { contents } = &node.data {
        return found.push_str(&contents.borrow());
    }
    let is_unread = attribute(node, "aria-hidden").as_deref() == Some("true");
    if is_unread || attribute(node, "hidden").is_some() {
        return;
    }
    if let Some(label) = attribute(node, "aria-label") {
        found.push_str(&label);
        if !matches!(
            Element(node.clone()).tag(),
            "section" | "div" | "table" | "ul" | "main" | "nav" | "aside" | "dialog" | "fieldset"
        ) {
            return;
        }
        found.push(' ');
    }
    for child in node.children.borrow().iter() {
        add_text(child, found);
        // Block elements are separated by spaces; inline elements are not.
        let tag = Element(child.clone());
        if !matches!(tag.tag(), "" | "bdi" | "span" | "i" | "b" | "em" | "strong") {
            found.push(' ');
        }
    }
}

/// Joins the words by single spaces and drops direction marks.
pub(crate) fn clean(text: &str) -> String {
    let text = text.replace(|mark| ('\u{2066}'..='\u{2069}').contains(&mark), "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
