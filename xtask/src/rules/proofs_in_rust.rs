//! Proofs in Rust, `proves!("id", ...)` and `proves!(["id", "id"], ...)`, and
//! the ids that the engine names. Sources are read as tokens, so comments and
//! strings are never mistaken for code.

use anyhow::{Result, anyhow};
use derelict_ledger::Problem;
use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};

use super::proof::{NamedId, Proof, ProofKind, Proofs};
use crate::project::Project;

pub fn collect(project: &Project, problems: &mut Vec<Problem>) -> Result<Vec<Proof>> {
    let mut proofs = Proofs::new(ProofKind::Test, problems);
    for folder in ["crates", "xtask"] {
        proofs.read(project, (folder, "rs"), read)?;
    }
    Ok(proofs.found())
}

/// The ids that the engine gives to events, refusals and choices:
/// `Rule("id")`, `rules!("id", ...)` and fields `rule: "id"`.
pub fn engine_ids(project: &Project) -> Result<Vec<NamedId>> {
    let mut ids = Vec::new();
    for file in project.files("crates/engine/src", "rs")? {
        ids.extend(ids_in(&file, &project.read(&file)?)?);
    }
    Ok(ids)
}

fn read(proofs: &mut Proofs<'_>, text: &str) -> Result<()> {
    walk(tokens(proofs.file(), text)?, &mut |name, then| {
        let Some(group) = called_macro(then).filter(|_| name == "proves") else {
            return;
        };
        let mut arguments = group.stream().into_iter();
        let line = group.span_open().start().line;
        let ids = match arguments.next() {
            Some(TokenTree::Literal(id)) => strings([TokenTree::Literal(id)]),
            Some(TokenTree::Group(list)) if list.delimiter() == Delimiter::Bracket => {
                strings(list.stream())
            }
            // A macro that hands its own argument on names no rule here.
            Some(TokenTree::Punct(punct)) if punct.as_char() == '$' => return,
            _ => Vec::new(),
        };
        if ids.is_empty() {
            proofs.complain(line, "`proves!` starts with a rule id or a list of them");
        }
        proofs.assertion(line, ids);
    });
    Ok(())
}

fn ids_in(file: &str, text: &str) -> Result<Vec<NamedId>> {
    let mut found = Vec::new();
    walk(tokens(file, text)?, &mut |name, then| {
        let ids = match (name, then) {
            ("Rule", [TokenTree::Group(group), ..])
                if group.delimiter() == Delimiter::Parenthesis =>
            {
                strings(group.stream())
            }
            ("rules", then) => called_macro(then).map_or(Vec::new(), |g| strings(g.stream())),
            ("rule", [TokenTree::Punct(colon), id @ TokenTree::Literal(_), ..])
                if colon.as_char() == ':' =>
            {
                strings([id.clone()])
            }
            _ => return,
        };
        found.extend(ids.into_iter().map(|(id, line)| NamedId { id, file: file.to_owned(), line }));
    });
    Ok(found)
}

fn tokens(file: &str, text: &str) -> Result<TokenStream> {
    text.parse().map_err(|error: proc_macro2::LexError| {
        let line = error.span().start().line;
        anyhow!("{file}:{line}: cannot be read as Rust")
    })
}

/// Visits every name together with the tokens that follow it.
fn walk(stream: TokenStream, visit: &mut impl FnMut(&str, &[TokenTree])) {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    for (n, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) => visit(&name.to_string(), &tokens[n + 1..]),
            TokenTree::Group(group) => walk(group.stream(), visit),
            _ => {}
        }
    }
}

/// The arguments, if these tokens make the name before them a macro call.
fn called_macro(then: &[TokenTree]) -> Option<&Group> {
    match then {
        [TokenTree::Punct(bang), TokenTree::Group(group), ..] if bang.as_char() == '!' => {
            Some(group)
        }
        _ => None,
    }
}

/// The plain strings among some tokens, with their lines.
fn strings(tokens: impl IntoIterator<Item = TokenTree>) -> Vec<(String, usize)> {
    tokens
        .into_iter()
        .filter_map(|token| match token {
            TokenTree::Literal(literal) => Some((string(&literal)?, literal.span().start().line)),
            _ => None,
        })
        .collect()
}

fn string(literal: &Literal) -> Option<String> {
    let text = literal.to_string();
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, proofs: &[&str], complaints: &[&str]) {
        crate::rules::proof::tests::check(read, text, proofs, complaints);
    }

    /// Reads an engine source and expects these `line id` names.
    fn check_engine(text: &str, expect: &[&str]) {
        let found: Vec<String> = ids_in("a", text)
            .expect("tokens")
            .iter()
            .map(|named| format!("{} {}", named.line, named.id))
            .collect();
        assert_eq!(found, expect);
    }

    #[test]
    fn a_proof_names_one_rule_or_a_list() {
        check("fn f() {\n proves!(\"a.b\", assert_eq!(1, 1, \"not.this\"));\n}", &["2 a.b"], &[]);
        check("fn f() { x::proves!([\"a.b\",\n \"a.c\"], true) }", &["1 a.b", "2 a.c"], &[]);
    }

    #[test]
    fn comments_strings_and_definitions_prove_nothing() {
        check("// proves!(\"a.b\", x)\n", &[], &[]);
        check("/// proves!(\"a.b\", x)\nfn f() {}", &[], &[]);
        check("const S: &str = \"proves!(\\\"a.b\\\")\";", &[], &[]);
        check("macro_rules! proves { ($id:literal) => { inner::proves!($id) } }", &[], &[]);
    }

    #[test]
    fn bad_proofs_are_named() {
        check(
            "fn f() {\n proves!(ID, true) }",
            &[],
            &["a:2: `proves!` starts with a rule id or a list of them"],
        );
        check(
            "fn f() { proves!([\"a.a\", \"a.b\", \"a.c\", \"a.d\"], true) }",
            &["1 a.a", "1 a.b", "1 a.c", "1 a.d"],
            &["a:1: an assertion names at most 3 rules, this one names 4"],
        );
    }

    #[test]
    fn the_engine_names_rules_in_three_forms() {
        check_engine(
            "const A: Rule = Rule(\"a.b\");\nlet x = rules![\"a.c\",\n\"a.d\"];\nE { rule: \"a.e\" }",
            &["1 a.b", "2 a.c", "3 a.d", "4 a.e"],
        );
        check_engine("struct Rule(&'static str); fn rule(rule: Rule) {}", &[]);
    }
}
