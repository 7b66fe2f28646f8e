//! Finds the places where a source can be made slightly wrong.

use std::ops::Range;

use anyhow::{Context, Result};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Lit, Pat, ReturnType, Signature, Type, UnOp};

/// Stands for the question whether the mutant lives.
const LIVES: &str = "{lives}";

/// One small change to a source.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The file, as a path inside the project.
    pub file: String,
    /// The line it begins in.
    pub line: usize,
    /// The change, for people.
    pub change: String,
    /// What is replaced.
    at: Range<usize>,
    /// By what: both the wrong way and the right one.
    with: String,
}

impl Mutant {
    /// Whether two changes touch the same text.
    pub fn overlaps(&self, other: &Mutant) -> bool {
        self.file == other.file && self.at.start <= other.at.end && other.at.start <= self.at.end
    }
}

/// Every mutant of a source.
pub fn mutants(file: &str, source: &str) -> Result<Vec<Mutant>> {
    let parsed = syn::parse_file(source).with_context(|| format!("cannot read {file}"))?;
    let mut breeder = Breeder { file, source, found: Vec::new() };
    breeder.visit_file(&parsed);
    Ok(breeder.found)
}

/// A source that holds all these mutants, none of which overlap; each lives when the
/// expression made of its number is true.
pub fn infect(
    source: &str,
    mutants: &[(usize, &Mutant)],
    lives: impl Fn(usize) -> String,
) -> String {
    let mut mutants = mutants.to_vec();
    mutants.sort_by_key(|(_, mutant)| mutant.at.start);
    let mut infected = source.to_owned();
    for (number, mutant) in mutants.iter().rev() {
        infected.replace_range(mutant.at.clone(), &mutant.with.replace(LIVES, &lives(*number)));
    }
    infected
}

struct Breeder<'a> {
    file: &'a str,
    source: &'a str,
    found: Vec<Mutant>,
}

impl Breeder<'_> {
    fn breed(&mut self, span: Span, at: Range<usize>, change: String, with: String) {
        let change = change.split_whitespace().collect::<Vec<_>>().join(" ");
        let line = span.start().line;
        self.found.push(Mutant { file: self.file.to_owned(), line, change, at, with });
    }

    /// An expression that is another one while the mutant lives.
    fn exchange(&mut self, span: Span, wrong: &str) {
        let at = span.byte_range();
        let right = &self.source[at.clone()];
        let with = format!("(if {LIVES} {{ {wrong} }} else {{ {right} }})");
        self.breed(span, at, format!("`{right}` is `{wrong}`"), with);
    }

    fn text(&self, part: &impl Spanned) -> String {
        self.source[part.span().byte_range()].to_owned()
    }

    /// A function that gives up at once.
    fn give_up(&mut self, signature: &Signature, block: &syn::Block) {
        if block.stmts.is_empty() {
            return;
        }
        let inside = block.brace_token.span.open().byte_range().end;
        for answer in answers(&signature.output) {
            let change = format!("{} answers `{answer}`", signature.ident);
            let with = format!(" if {LIVES} {{ return {answer}; }}");
            self.breed(signature.ident.span(), inside..inside, change, with);
        }
    }
}

/// What a function of this type could answer without looking.
fn answers(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, output) = output else {
        return &["()"];
    };
    let Type::Path(path) = &**output else {
        return &[];
    };
    let Some(name) = path.path.segments.last() else {
        return &[];
    };
    match name.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" => &["0", "1"],
        "Option" => &["None"],
        _ => &[],
    }
}

/// What a careless hand would have written instead. Sums lose a part, since not everything
/// that can be added can be subtracted.
fn slip(operator: &BinOp, left: &str, right: &str) -> Option<String> {
    let operator = match operator {
        BinOp::Eq(_) => "!=",
        BinOp::Ne(_) => "==",
        BinOp::Lt(_) => "<=",
        BinOp::Le(_) => "<",
        BinOp::Gt(_) => ">=",
        BinOp::Ge(_) => ">",
        BinOp::And(_) => "||",
        BinOp::Or(_) => "&&",
        BinOp::Add(_) | BinOp::Sub(_) => return Some(left.to_owned()),
        BinOp::AddAssign(_) | BinOp::SubAssign(_) => return Some("()".to_owned()),
        _ => return None,
    };
    Some(format!("{left} {operator} {right}"))
}

/// Whether something is bound by the condition, which both ways would have to do.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg"))
}

fn catches_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        // A capital names a value, such as `None`.
        Pat::Ident(name) => name.ident.to_string().starts_with(char::is_lowercase),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Breeder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if function.sig.constness.is_none() {
            self.give_up(&function.sig, &function.block);
            visit::visit_block(self, &function.block);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if function.sig.constness.is_none() {
            self.give_up(&function.sig, &function.block);
            visit::visit_block(self, &function.block);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let (left, right) = (self.text(&binary.left), self.text(&binary.right));
        if let Some(wrong) = slip(&binary.op, &left, &right)
            && !binds(&binary.left)
            && !binds(&binary.right)
        {
            self.exchange(binary.span(), &wrong);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Not(_)) {
            let wrong = self.text(&unary.expr);
            self.exchange(unary.span(), &wrong);
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_lit(&mut self, literal: &'ast syn::ExprLit) {
        if let Lit::Int(number) = &literal.lit
            && let Ok(value) = number.base10_parse::<u32>()
        {
            self.exchange(literal.span(), &format!("{}{}", value + 1, number.suffix()));
        }
    }

    fn visit_expr_match(&mut self, choice: &'ast syn::ExprMatch) {
        let caught = choice.arms.last().is_some_and(|arm| catches_all(&arm.pat));
        let arms = if caught { &choice.arms[..choice.arms.len() - 1] } else { &[] };
        for arm in arms {
            let change = format!("no arm `{}`", self.text(&arm.pat));
            let end = arm.pat.span().byte_range().end;
            match &arm.pat {
                Pat::Guard(guarded) if binds(&guarded.guard) => {}
                Pat::Guard(guarded) => {
                    let at = guarded.guard.span().byte_range();
                    let with = format!("!{LIVES} && ({})", &self.source[at.clone()]);
                    self.breed(arm.pat.span(), at, change, with);
                }
                _ => self.breed(arm.pat.span(), end..end, change, format!(" if !{LIVES}")),
            }
        }
        visit::visit_expr_match(self, choice);
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_pat(&mut self, pattern: &'ast Pat) {
        // A number in a pattern is no expression; its guard is one.
        if let Pat::Guard(guarded) = pattern {
            self.visit_expr(&guarded.guard);
        }
    }

    // What the compiler works out by itself cannot ask whether a mutant lives.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_angle_bracketed_generic_arguments(
        &mut self,
        _: &'ast syn::AngleBracketedGenericArguments,
    ) {
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(source: &str) -> Vec<String> {
        let found = mutants("a.rs", source).expect("a source");
        found.into_iter().map(|mutant| mutant.change).collect()
    }

    #[test]
    fn operators_numbers_answers_and_arms_are_found() {
        let source = "fn f(a: u8) -> bool { match a { 1 => a < 2, _ => !g() } }";
        let expected = [
            "f answers `true`",
            "f answers `false`",
            "no arm `1`",
            "`a < 2` is `a <= 2`",
            "`2` is `3`",
            "`!g()` is `g()`",
        ];
        assert_eq!(changes(source), expected);
    }

    #[test]
    fn what_is_worked_out_beforehand_is_left_alone() {
        let source = "const A: u8 = 1; const fn f() -> u8 { 1 } #[cfg(test)] mod t { fn g() {} }";
        assert!(changes(source).is_empty());
    }

    #[test]
    fn conditions_that_bind_stay_whole() {
        let source = "fn f() -> String { if let Some(a) = b && c { d } else { e } }";
        assert!(changes(source).is_empty());
    }

    #[test]
    fn an_infected_source_goes_both_ways() {
        let source = "fn f(a: u8) { if a > 1 { g() } }";
        let found = mutants("a.rs", source).expect("a source");
        let greater = found.iter().find(|mutant| mutant.change.contains(">=")).expect("it");
        assert_eq!(
            infect(source, &[(7, greater)], |number| format!("alive({number})")),
            "fn f(a: u8) { if (if alive(7) { a >= 1 } else { a > 1 }) { g() } }"
        );
    }
}
