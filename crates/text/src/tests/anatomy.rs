//! What messages are made of.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast;

use crate::Language;
use crate::locale::files;

/// Every message and attribute the game says in a language.
pub(crate) fn messages(language: Language) -> BTreeMap<String, Anatomy> {
    dissect(files(language).iter().map(|(file, text)| (*file, *text)))
}

/// The same file by file, with those of the front ends, who keep words of their own beside ours.
pub(crate) fn all_messages(language: Language) -> BTreeMap<String, BTreeMap<String, Anatomy>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.tag());
    let files = fs::read_dir(folder).expect("a folder a language");
    let messages = files.map(|file| {
        let file = file.expect("a file");
        let name = file.file_name().to_string_lossy().into_owned();
        let text = fs::read_to_string(file.path()).expect("a text");
        let messages = dissect([(name.as_str(), text.as_str())]);
        (name, messages)
    });
    messages.collect()
}

fn dissect<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> BTreeMap<String, Anatomy> {
    let mut all = BTreeMap::new();
    for (file, text) in files {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, faults)| panic!("{file}: {faults:?}"));
        for entry in &resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut add = |name: String, pattern: &ast::Pattern<&str>| {
                let mut anatomy = Anatomy::default();
                anatomy.pattern(pattern);
                assert!(all.insert(name.clone(), anatomy).is_none(), "`{name}` stands there twice");
            };
            if let Some(value) = &message.value {
                add(message.id.name.to_owned(), value);
            }
            for form in &message.attributes {
                add(format!("{}.{}", message.id.name, form.id.name), &form.value);
            }
        }
    }
    all
}

/// The gaps of a pattern, the messages it refers to, the words it chooses by, and what it says itself.
#[derive(Default)]
pub(crate) struct Anatomy {
    pub(crate) gaps: BTreeSet<String>,
    pub(crate) messages: BTreeSet<String>,
    pub(crate) words: BTreeSet<String>,
    pub(crate) said: String,
}

impl Anatomy {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::Placeable { expression } => self.expression(expression),
                ast::PatternElement::TextElement { value } => {
                    self.said.push(' ');
                    self.said.push_str(value);
                }
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let (ast::VariantKey::Identifier { name }, false) =
                        (&variant.key, variant.default)
                    {
                        self.words.insert((*name).to_owned());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.gaps.insert(id.name.to_owned());
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                let form =
                    attribute.as_ref().map_or(String::new(), |form| format!(".{}", form.name));
                self.messages.insert(format!("{}{form}", id.name));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
