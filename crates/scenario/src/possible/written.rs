//! A value as it is written, read as a type of the game.

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{Deserializer, IntoDeserializer, Visitor};
use serde_json::{Map, Value};

use super::stop::Stop;

/// A value as it is written. Fields may be left out, but none may be made up.
#[derive(Clone, Copy)]
pub struct Written<'v>(pub &'v Value);

/// What a path and a written value have in common: what wraps one value is read as that value,
/// and whatever is named here, or plain, as it comes.
macro_rules! read_alike {
    ($($shape:ident)*) => {
        fn deserialize_newtype_struct<V: Visitor<'de>>(
            self,
            _: &'static str,
            visitor: V,
        ) -> Result<V::Value, Stop> {
            visitor.visit_newtype_struct(self)
        }

        serde::forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
            unit_struct identifier ignored_any $($shape)*
        }
    };
}

pub(super) use read_alike;

fn entries(object: &Map<String, Value>) -> impl Iterator<Item = (&str, Written<'_>)> {
    object.iter().map(|(key, value)| (key.as_str(), Written(value)))
}

impl<'v> IntoDeserializer<'_, Stop> for Written<'v> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Written<'_> {
    type Error = Stop;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Number(number) => match number.as_i64() {
                Some(number) => visitor.visit_i64(number),
                None => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(list) => visitor.visit_seq(SeqDeserializer::new(list.iter().map(Written))),
            Value::Object(object) => visitor.visit_map(MapDeserializer::new(entries(object))),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        let keys = self.0.as_object().into_iter().flat_map(Map::keys);
        match keys.into_iter().find(|key| !known.contains(&key.as_str())) {
            Some(field) => Err(Stop::NoField { field: field.clone(), known }),
            None => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(word.as_str().into_deserializer()),
            Value::Object(object) => {
                let entries = MapDeserializer::new(entries(object));
                visitor.visit_enum(MapAccessDeserializer::new(entries))
            }
            _ => self.deserialize_any(visitor),
        }
    }

    read_alike! { u8 seq tuple tuple_struct map }
}
