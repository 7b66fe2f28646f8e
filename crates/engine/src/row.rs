//! Rows of things longer than the 32 that are written and read by themselves.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::pile::Pile;

pub(crate) fn serialize<S, T, const N: usize>(
    row: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error>
where
    S: Serializer,
    T: Serialize,
{
    row.as_slice().serialize(serializer)
}

pub(crate) fn deserialize<'de, D, T, const N: usize>(deserializer: D) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Copy + Default + PartialEq + Deserialize<'de>,
{
    let row = Pile::<T, N>::deserialize(deserializer)?;
    let whole = row.len() == N;
    let short = || de::Error::invalid_length(row.len(), &"a whole row");
    whole.then_some(*row.places()).ok_or_else(short)
}
