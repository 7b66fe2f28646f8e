//! A walk along a path through a type: at each step the type itself says what could follow.

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde_json::Value;

use super::Wanted;
use super::stop::Stop;
use super::written::{Written, read_alike};

/// Where a walk stands: the keys still to follow, and what is wanted at their end.
#[derive(Clone, Copy)]
pub struct Walk<'p> {
    left: &'p [&'p str],
    wanted: Wanted<'p>,
}

impl<'p> Walk<'p> {
    pub fn new(path: &'p [&'p str], wanted: Wanted<'p>) -> Self {
        Self { left: path, wanted }
    }

    /// The next key and the walk after it.
    fn step(self) -> Option<(&'p str, Self)> {
        let (key, left) = self.left.split_first()?;
        Some((key, Self { left, ..self }))
    }

    /// The value read at the end of the path, if one is.
    fn value(self) -> Result<Written<'p>, Stop> {
        match (self.left, self.wanted) {
            ([], Wanted::Place) => Err(Stop::Arrived),
            ([], Wanted::Value(value)) => Ok(Written(value)),
            ([], Wanted::Member(_)) => Err(Stop::Shape("there is no list to look into".into())),
            ([key, ..], _) => Err(Stop::Shape(format!("nothing is inside it, so no `{key}`"))),
        }
    }

    /// Something of which one named part is followed.
    fn part(self, known: &'static [&'static str]) -> Result<Part<'p>, Stop> {
        let (key, rest) = match (self.step(), self.wanted) {
            (Some((key, rest)), _) => (key, Part::Walk(key, rest)),
            (None, Wanted::Member(Value::String(key))) => (key.as_str(), Part::Key(key)),
            (None, _) => return self.value().map(Part::Value),
        };
        if known.contains(&key) || known.is_empty() {
            return Ok(rest);
        }
        Err(Stop::NoField { field: key.to_owned(), known })
    }
}

/// What of a table is looked at.
enum Part<'p> {
    /// What lies behind a key.
    Walk(&'p str, Walk<'p>),
    /// Only a key.
    Key(&'p str),
    /// All of it, as written.
    Value(Written<'p>),
}

impl<'de> Deserializer<'de> for Walk<'_> {
    type Error = Stop;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        self.value()?.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        visitor.visit_some(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        match self.part(known)? {
            Part::Value(value) => value.deserialize_struct(name, known, visitor),
            part => visitor.visit_map(Entry(Some(part), None)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        match self.part(&[])? {
            Part::Value(value) => value.deserialize_map(visitor),
            part => visitor.visit_map(Entry(Some(part), None)),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        match (self.step(), self.wanted) {
            (Some((key, rest)), _) if key.parse::<usize>().is_ok() => {
                visitor.visit_seq(Element::Walk(rest))
            }
            (Some((key, _)), _) => {
                Err(Stop::Shape(format!("it is a list, counted from 0, and has no `{key}`")))
            }
            (None, Wanted::Member(value)) => visitor.visit_seq(Element::Written(Written(value))),
            (None, _) => self.value()?.deserialize_seq(visitor),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Stop> {
        match self.left.first().map(|key| key.parse::<usize>()) {
            Some(Ok(index)) if index >= length => {
                Err(Stop::Shape(format!("it is a list of {length}, counted from 0")))
            }
            None if matches!(self.wanted, Wanted::Value(_)) => {
                self.value()?.deserialize_tuple(length, visitor)
            }
            _ => self.deserialize_seq(visitor),
        }
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Stop> {
        self.deserialize_tuple(length, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        match self.part(known)? {
            Part::Walk(key, rest) => visitor.visit_enum(Branch { key, rest }),
            Part::Key(_) => Err(Stop::Arrived),
            Part::Value(value) => value.deserialize_enum(name, known, visitor),
        }
    }

    read_alike! { u8 }
}

/// A table of which only one entry matters; what lies behind it follows its key.
struct Entry<'p>(Option<Part<'p>>, Option<Walk<'p>>);

impl<'de> MapAccess<'de> for Entry<'_> {
    type Error = Stop;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Stop> {
        match self.0.take() {
            Some(Part::Walk(key, rest)) => {
                self.1 = Some(rest);
                seed.deserialize(Key(key)).map(Some)
            }
            Some(Part::Key(key)) => {
                seed.deserialize(Key(key))?;
                Err(Stop::Arrived)
            }
            _ => Err(Stop::Arrived),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Stop> {
        let rest = self.1.take().ok_or(Stop::Arrived)?;
        seed.deserialize(rest)?;
        Err(Stop::Arrived)
    }
}

/// A list of which only one element matters; all are of one kind.
enum Element<'p> {
    Walk(Walk<'p>),
    Written(Written<'p>),
}

impl<'de> SeqAccess<'de> for Element<'_> {
    type Error = Stop;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Stop> {
        match self {
            Self::Walk(rest) => seed.deserialize(*rest)?,
            Self::Written(value) => seed.deserialize(*value)?,
        };
        Err(Stop::Arrived)
    }
}

/// One way a value can be, and the walk into it.
struct Branch<'p> {
    key: &'p str,
    rest: Walk<'p>,
}

impl<'de, 'p> EnumAccess<'de> for Branch<'p> {
    type Error = Stop;
    type Variant = Walk<'p>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Walk<'p>), Stop> {
        let key: StrDeserializer<Stop> = self.key.into_deserializer();
        Ok((seed.deserialize(key)?, self.rest))
    }
}

impl<'de> VariantAccess<'de> for Walk<'_> {
    type Error = Stop;

    fn unit_variant(self) -> Result<(), Stop> {
        self.value().map(|_| ())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Stop> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Stop> {
        self.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        self.deserialize_struct("", known, visitor)
    }
}

/// A key of a table, which may stand for a number.
struct Key<'p>(&'p str);

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Stop;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        visitor.visit_str(self.0)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        match self.0.parse() {
            Ok(number) => visitor.visit_u8(number),
            Err(_) => Err(Stop::Wrong(format!("a number belongs here, not `{}`", self.0))),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        let word: StrDeserializer<Stop> = self.0.into_deserializer();
        visitor.visit_enum(word)
    }

    read_alike! { option seq tuple tuple_struct map struct }
}
