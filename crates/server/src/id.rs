//! Names of tables and guests, and the secrets that open them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(pub u64);

        impl $name {
            /// One that nobody has.
            #[must_use]
            pub fn random() -> Self {
                Self(u64::from_le_bytes(random()))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:016x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let digits = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
                let number = u64::from_str_radix(text, 16).ok().filter(|_| digits);
                number.map(Self).ok_or_else(|| format!("`{text}` is not 16 hexadecimal digits"))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

ids! {
    /// A table.
    TableId;
    /// Somebody who has come by.
    GuestId;
}

/// A secret of 256 random bits that proves who somebody is, or that somebody was invited.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// One that nobody can guess.
    #[must_use]
    pub fn random() -> Self {
        let bytes: [u8; 32] = random();
        Self(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// A secret as somebody presents it.
    #[must_use]
    pub fn presented(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// The secret itself, for its owner alone.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

// A secret never reaches a log by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// What is kept of a secret.
#[derive(Clone, Copy)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// Whether both come of the same secret; takes equally long either way.
    #[must_use]
    pub fn matches(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// Bytes nobody can foresee, from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_written() {
        let id = TableId(0x00ff_0000_0000_0a01);
        assert_eq!(id.to_string(), "00ff000000000a01");
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "ff", "+0ff000000000a01", "00ff000000000a0g", "00ff000000000a011"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn tokens_are_long_and_told_apart() {
        let (one, two) = (Token::random(), Token::random());
        assert_eq!(one.reveal().len(), 64);
        assert!(one.hash().matches(&Token::presented(one.reveal()).hash()));
        assert!(!one.hash().matches(&two.hash()));
    }

    #[test]
    fn a_token_is_not_printed() {
        let token = Token::random();
        let printed = format!("{token:?} {:?}", token.hash());
        assert!(!printed.contains(&token.reveal()[..8]));
    }
}
