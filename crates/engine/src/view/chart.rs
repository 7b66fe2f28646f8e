//! A small map as one list in the order of its keys.

use std::collections::BTreeMap;
use std::ops::Index;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a view shows by key. Views are made often and asked little: one list is made and dropped
/// in a fraction of the time a tree takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart<K, V>(Vec<(K, V)>);

impl<K: Ord, V> Chart<K, V> {
    /// What stands beside a key.
    #[must_use]
    pub fn get(&self, key: &K) -> Option<&V> {
        let at = self.0.binary_search_by(|(known, _)| known.cmp(key)).ok()?;
        Some(&self.0[at].1)
    }

    /// What stands beside a key, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let at = self.0.binary_search_by(|(known, _)| known.cmp(key)).ok()?;
        Some(&mut self.0[at].1)
    }

    /// Whether there is such a key.
    #[must_use]
    pub fn contains_key(&self, key: &K) -> bool {
        self.get(key).is_some()
    }
}

impl<K, V> Chart<K, V> {
    /// How many keys there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Keys and values, in the order of the keys.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> + ExactSizeIterator {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// The keys, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + ExactSizeIterator {
        self.0.iter().map(|(key, _)| key)
    }

    /// The values, in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator {
        self.0.iter().map(|(_, value)| value)
    }

    /// Keys and values to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut V)> {
        self.0.iter_mut().map(|(key, value)| (&*key, value))
    }
}

impl<K, V> Default for Chart<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> Index<&K> for Chart<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the key is on the chart")
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for Chart<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut list: Vec<(K, V)> = entries.into_iter().collect();
        if !list.is_sorted_by(|(one, _), (next, _)| one < next) {
            // The last of equal keys counts, as in any map.
            list = list.into_iter().collect::<BTreeMap<K, V>>().into_iter().collect();
        }
        Self(list)
    }
}

impl<'a, K, V> IntoIterator for &'a Chart<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = std::iter::Map<std::slice::Iter<'a, (K, V)>, fn(&'a (K, V)) -> (&'a K, &'a V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().map(|(key, value)| (key, value))
    }
}

impl<K: Serialize, V: Serialize> Serialize for Chart<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self)
    }
}

impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for Chart<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(BTreeMap::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(feature = "ts")]
mod typescript {
    use std::collections::BTreeMap;

    use ts_rs::{TS, TypeVisitor};

    use super::Chart;

    /// To a browser it is like any other map.
    impl<K: TS, V: TS> TS for Chart<K, V> {
        type WithoutGenerics = <BTreeMap<K, V> as TS>::WithoutGenerics;
        type OptionInnerType = <BTreeMap<K, V> as TS>::OptionInnerType;

        fn ident() -> String {
            BTreeMap::<K, V>::ident()
        }

        fn name() -> String {
            BTreeMap::<K, V>::name()
        }

        fn inline() -> String {
            BTreeMap::<K, V>::inline()
        }

        fn inline_flattened() -> String {
            BTreeMap::<K, V>::inline_flattened()
        }

        fn visit_dependencies(visitor: &mut impl TypeVisitor)
        where
            Self: 'static,
        {
            BTreeMap::<K, V>::visit_dependencies(visitor);
        }

        fn visit_generics(visitor: &mut impl TypeVisitor)
        where
            Self: 'static,
        {
            BTreeMap::<K, V>::visit_generics(visitor);
        }

        fn decl() -> String {
            BTreeMap::<K, V>::decl()
        }

        fn decl_concrete() -> String {
            BTreeMap::<K, V>::decl_concrete()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_reads_like_a_map() {
        let chart: Chart<u8, &str> = [(3, "c"), (1, "a"), (3, "d")].into_iter().collect();
        assert_eq!(chart.keys().collect::<Vec<_>>(), [&1, &3]);
        assert_eq!((chart[&3], chart.get(&2)), ("d", None));
        let text = serde_json::to_string(&chart).expect("JSON");
        assert_eq!(text, r#"{"1":"a","3":"d"}"#);
        let again: Chart<u8, &str> = serde_json::from_str(&text).expect("a chart");
        assert_eq!(again, chart);
    }
}
