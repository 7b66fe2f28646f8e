//! Bytes written as hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::hash::Imprint;

/// Bytes that people and files see as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<u64> for Hex<8> {
    fn from(number: u64) -> Self {
        Self(number.to_be_bytes())
    }
}

impl From<u32> for Hex<4> {
    fn from(number: u32) -> Self {
        Self(number.to_be_bytes())
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not {} hexadecimal digits", 2 * N);
        if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut bytes = [0; N];
        for (byte, place) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

/// In files and messages they are the text that people see, alone or behind their scheme.
macro_rules! kept_as_text {
    ($($name:ident)*) => {$(
        impl<const N: usize> Serialize for $name<N> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de, const N: usize> Deserialize<'de> for $name<N> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

kept_as_text!(Hex Imprint);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_as_written() {
        let hex = Hex::<4>::from(0x00ff_a501);
        assert_eq!(hex.to_string(), "00ffa501");
        assert_eq!("00FFa501".parse(), Ok(hex));
        for wrong in ["00ffa5", "00ffa50g", "00ffa5é", "+0ffa501"] {
            assert!(wrong.parse::<Hex<4>>().is_err(), "{wrong}");
        }
    }
}
