//! The intruder bag: tokens drawn from it and put into it, its development.

use derelict_content::{KindId, TokenFace, TokenId};

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::set::TokenSet;
use crate::streams::Stream;

impl Look<'_> {
    pub(crate) fn tokens_of(self, set: TokenSet, kind: Option<KindId>) -> TokenSet {
        let mut found = TokenSet::default();
        for token in set.iter().filter(|token| self.book.token_kind(*token) == kind) {
            found.add(token);
        }
        found
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Bag development: one token is drawn and changes the bag (`round.event.bag.draw`).
    pub(crate) fn develop_bag(&mut self) {
        let Some(token) = self.draw_token("round.event.bag.draw") else {
            return;
        };
        self.develop(token);
    }

    /// A random token of a type goes from the supply into the bag; nothing if none is left.
    pub(crate) fn token_into_bag(&mut self, rule: &'static str, kind: KindId) {
        let all = self.look().tokens_of(self.state.token_supply, Some(kind));
        let blue = |token: &TokenId| matches!(self.book.token_face(*token), TokenFace::Blue(_));
        // Blue ones only if there are no others (`carno.bag.red-first`).
        let plain: TokenSet = all.iter().filter(|token| !blue(token)).collect();
        let tokens = if plain.is_empty() { all } else { plain };
        if let Some(token) = self.pick(tokens) {
            self.state.token_supply.remove(token);
            self.state.bag.add(token);
            self.tell(rule, Fact::TokenToBag { token });
        }
    }

    /// A random token that names no type goes from outside into the bag; nothing if none is left
    /// (`void.term.random-token`).
    pub(crate) fn random_token_into_bag(&mut self, rule: &'static str) {
        let outside = self.state.token_supply.iter();
        let tokens =
            outside.filter(|token| self.book.token_face(*token) == TokenFace::Unnamed).collect();
        if let Some(token) = self.pick(tokens) {
            self.state.token_supply.remove(token);
            self.state.bag.add(token);
            self.tell(rule, Fact::HiddenTokenToBag);
        }
    }

    /// Draws a token from the bag; it is in nobody's hands until put somewhere.
    pub(crate) fn draw_token(&mut self, rule: &'static str) -> Option<TokenId> {
        let token = self.pick(self.state.bag)?;
        self.state.bag.remove(token);
        self.tell(rule, Fact::TokenDrawn { token });
        Some(token)
    }

    pub(crate) fn return_token(&mut self, rule: &'static str, token: TokenId) {
        self.state.bag.add(token);
        self.tell(rule, Fact::TokenToBag { token });
    }

    pub(crate) fn set_token_aside(&mut self, rule: &'static str, token: TokenId) {
        self.state.token_supply.add(token);
        self.tell(rule, Fact::TokenToSupply { token });
    }

    fn pick(&mut self, tokens: TokenSet) -> Option<TokenId> {
        if tokens.is_empty() {
            return None;
        }
        let index = self.state.streams.below(Stream::Bag, tokens.len());
        tokens.iter().nth(index)
    }
}
