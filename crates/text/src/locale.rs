//! The messages of each language, read once.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use derelict_content::{PackTexts, SourceFile};
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use fluent_syntax::ast;

use crate::form::Form;
use crate::language::Language;

macro_rules! locale {
    ($language:literal) => {
        locale!($language:
            "interface", "events", "events-rooms", "events-end", "prompts", "choices", "verbs",
            "reasons", "rooms", "items", "cards", "events-cards", "objectives", "characters",
            "intruders", "intruder-player", "options", "signs")
    };
    ($language:literal: $($file:literal),*) => {
        &[$((
            concat!($language, "/", $file, ".ftl"),
            include_str!(concat!("../../../locales/", $language, "/", $file, ".ftl")),
        ),)*]
    };
}

/// The name and text of each file of a language.
pub(crate) type Files = &'static [(&'static str, &'static str)];

/// A language's files.
pub(crate) const fn files(language: Language) -> Files {
    match language {
        Language::English => locale!("en"),
        Language::German => locale!("de"),
    }
}

/// The messages of a language.
pub(crate) struct Speech {
    bundle: FluentBundle<FluentResource>,
    /// Gaps of a message that ask for a form of a name.
    inflected: HashMap<String, Vec<Inflected>>,
}

/// A gap that asks for a form of the name in another gap.
pub(crate) struct Inflected {
    /// The whole of it: `room-into`.
    pub(crate) gap: String,
    /// The other gap: `room`.
    pub(crate) name: String,
    pub(crate) form: Form,
}

/// The messages of a language, then those it falls back to, with what packs add to them.
pub(crate) fn speeches(language: Language, packs: &[PackTexts]) -> Vec<Arc<Speech>> {
    static READ: [OnceLock<Arc<Speech>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let read = |language: Language| {
        let plain = || Speech::read(language, files(language), &mut Vec::new());
        let mut added = of_packs(packs, language).peekable();
        if added.peek().is_none() {
            return Arc::clone(READ[language as usize].get_or_init(|| Arc::new(plain())));
        }
        let mut speech = plain();
        added.for_each(|file| speech.add(&file.path, &file.text, &mut Vec::new()));
        Arc::new(speech)
    };
    let mut speeches = vec![read(language)];
    if language != Language::English {
        speeches.push(read(Language::English));
    }
    speeches
}

/// The files that packs bring in a language.
pub(crate) fn of_packs(
    packs: &[PackTexts],
    language: Language,
) -> impl Iterator<Item = &SourceFile> {
    let files = packs.iter().flat_map(|pack| &pack.files);
    files.filter(move |text| text.language == language.tag()).map(|text| &text.file)
}

impl Speech {
    /// The messages of some files; what is wrong with them is left out and added to the faults.
    pub(crate) fn read(language: Language, files: Files, faults: &mut Vec<String>) -> Self {
        let mut bundle =
            FluentBundle::new_concurrent(vec![language.tag().parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        let mut speech = Self { bundle, inflected: HashMap::new() };
        for (file, text) in files {
            let resource = speech.prepare(file, text, faults);
            if let Err(wrong) = speech.bundle.add_resource(resource) {
                faults.extend(wrong.iter().map(|fault| format!("{file}: {fault}")));
            }
        }
        speech
    }

    /// Adds the messages of a file, in place of those that have their names.
    fn add(&mut self, file: &str, text: &str, faults: &mut Vec<String>) {
        let resource = self.prepare(file, text, faults);
        self.bundle.add_resource_overriding(resource);
    }

    /// Reads a file, and notes which forms its messages ask for.
    fn prepare(&mut self, file: &str, text: &str, faults: &mut Vec<String>) -> FluentResource {
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.unwrap_or_else(|(rest, wrong)| {
            faults.extend(wrong.iter().map(|fault| format!("{file}: {fault}")));
            rest
        });
        for entry in resource.entries() {
            if let ast::Entry::Message(message) = entry {
                let asked = inflections(message);
                if !asked.is_empty() {
                    self.inflected.insert(message.id.name.to_owned(), asked);
                }
            }
        }
        resource
    }

    /// Whether the language has a message, and of it this attribute.
    pub(crate) fn has_part(&self, key: &str, attribute: Option<&str>) -> bool {
        self.bundle.get_message(key).is_some_and(|message| match attribute {
            None => message.value().is_some(),
            Some(attribute) => message.get_attribute(attribute).is_some(),
        })
    }

    /// Whether the language has a message.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The gaps of a message that ask for a form of the name in one gap.
    pub(crate) fn inflected(&self, key: &str, name: &str) -> impl Iterator<Item = &Inflected> {
        let all = self.inflected.get(key).map_or(&[][..], Vec::as_slice);
        all.iter().filter(move |asked| asked.name == name)
    }

    /// A message with its gaps filled, or one of its attributes; nothing if the language lacks it.
    pub(crate) fn speak(
        &self,
        key: &str,
        attribute: Option<&str>,
        gaps: &FluentArgs<'_>,
    ) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(gaps), &mut faults);
        #[cfg(test)]
        crate::tests::heard::note(
            self.bundle.locales[0].language.as_str(),
            key,
            attribute,
            gaps,
            &faults,
        );
        Some(text.into_owned())
    }
}

fn inflections(message: &ast::Message<&str>) -> Vec<Inflected> {
    let mut gaps = Vec::new();
    let forms = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(forms) {
        gaps_of(pattern, &mut gaps);
    }
    gaps.sort_unstable();
    gaps.dedup();
    let asked = gaps.into_iter().filter_map(|gap| {
        let (name, form) = Form::asked(gap)?;
        Some(Inflected { gap: gap.to_owned(), name: name.to_owned(), form })
    });
    asked.collect()
}

fn gaps_of<'a>(pattern: &ast::Pattern<&'a str>, gaps: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            gaps_within(expression, gaps);
        }
    }
}

fn gaps_within<'a>(expression: &ast::Expression<&'a str>, gaps: &mut Vec<&'a str>) {
    let inline = match expression {
        ast::Expression::Inline(inline) => inline,
        ast::Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| gaps_of(&variant.value, gaps));
            selector
        }
    };
    match inline {
        ast::InlineExpression::VariableReference { id } => gaps.push(id.name),
        ast::InlineExpression::Placeable { expression } => gaps_within(expression, gaps),
        _ => {}
    }
}
