//! The forms a name takes in a sentence.

macro_rules! forms {
    ($($(#[$doc:meta])* $form:ident $word:literal,)*) => {
        /// A form of a name.
        ///
        /// A message asks for one by its gap: `{ $room-into }` is the name that fills `$room`, as
        /// it stands for where somebody goes. Names have their forms as attributes; a language
        /// without forms, such as English, has none and asks for none.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Form {
            $($(#[$doc])* $form,)*
        }

        impl Form {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$form),*];

            /// The attribute a name has it under, and how gaps that ask for it end.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$form => $word,)*
                }
            }
        }
    };
}

forms! {
    /// Who or what: "der Captain".
    Nominative "nominative",
    /// Whom: "den Captain".
    Accusative "accusative",
    /// To whom: "dem Captain".
    Dative "dative",
    /// Whose: "des Captains".
    Genitive "genitive",
    /// Where: "im Cockpit".
    In "in",
    /// Where to: "ins Cockpit".
    Into "into",
    /// Towards where: "zum Cockpit".
    To "to",
    /// Where from: "aus dem Cockpit".
    From "from",
    /// Not said, but chosen by: `masculine`, `feminine`, `neuter` or `plural`.
    Gender "gender",
}

impl Form {
    /// The form a gap asks for, and the gap whose name is meant.
    pub(crate) fn asked(gap: &str) -> Option<(&str, Self)> {
        let (name, word) = gap.rsplit_once('-')?;
        Self::ALL.iter().find(|form| form.word() == word).map(|form| (name, *form))
    }
}
