//! Setup: what game is to be played.

use std::sync::Arc;

use derelict_content::{
    Axis, AxisKind, AxisValue, Catalog, CharacterId, Kind, Library, Problems, Selection, Ways,
};
use serde::{Deserialize, Serialize};

use crate::mission::Mission;
use crate::mode::Mode;
use crate::option::Options;
use crate::rulebook::Rulebook;
use crate::wreck::Wreck;

/// What game is to be played. What a setup does not say is as usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Packs, in loading order.
    pub packs: Vec<String>,
    /// Where we are.
    pub setting: String,
    /// What hunts us.
    pub species: String,
    /// What the crew is there for.
    pub mission: String,
    /// The way of playing.
    pub mode: Mode,
    /// The side of the board.
    pub board: String,
    /// Number of players.
    pub players: u8,
    /// Characters by player number instead of the draft.
    pub characters: Vec<String>,
    /// Everything the players may agree on besides.
    pub options: Options,
    /// What another game has left, where it goes on; made up if nothing is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Box<Wreck>>,
}

impl Default for Setup {
    fn default() -> Self {
        let Selection { setting, species, mission } = Selection::default();
        Self {
            packs: vec!["base".into()],
            setting,
            species,
            mission,
            mode: Mode::SemiCoop,
            board: "basic".into(),
            players: 4,
            characters: Vec::new(),
            options: Options::default(),
            after: None,
        }
    }
}

/// Every reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupProblems(pub Vec<String>);

impl std::fmt::Display for SetupProblems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for SetupProblems {}

impl Setup {
    /// Everything that speaks against playing this, and the rulebook if nothing does.
    pub fn rulebook(&self, catalog: &Arc<Catalog>) -> Result<Arc<Rulebook>, SetupProblems> {
        let mut problems = Vec::new();
        if self.packs.is_empty() {
            problems.push("no pack is named; the base game is the pack `base`".into());
        }
        for pack in self.packs.iter().filter(|pack| !catalog.packs.contains(pack)) {
            problems
                .push(format!("unknown pack `{pack}`; loaded are {}", catalog.packs.join(", ")));
        }
        let seats = self.mode.seats();
        if !seats.contains(&self.players) {
            let (least, most) = seats.into_inner();
            let takes =
                if least == most { least.to_string() } else { format!("{least} to {most}") };
            let name = self.mode.name();
            let players = people(self.players);
            problems.push(format!("{players}; the mode `{name}` takes {takes}"));
        }
        let misfits = catalog.ways.misfits(|axis| self.chosen(axis));
        problems.extend(misfits.iter().map(ToString::to_string));
        self.options.check(self, &mut problems);
        if !self.characters.is_empty() {
            self.check_characters(catalog, &mut problems);
        }
        if problems.is_empty() && self.selection() != catalog.selection {
            problems.push(format!(
                "these packs were prepared for {:?}, not for {:?}",
                catalog.selection,
                self.selection()
            ));
        }
        if !problems.is_empty() {
            return Err(SetupProblems(problems));
        }
        let book = Rulebook::new(catalog, &self.board)
            .map_err(|problem| SetupProblems(vec![problem.0]))?;
        self.check_wreck(&book, &mut problems);
        if problems.is_empty() { Ok(book) } else { Err(SetupProblems(problems)) }
    }

    /// The Epilogue of a game that was set up like this, for as many players and with everything that
    /// is in that game (`after.epilogue.prior`).
    #[must_use]
    pub fn epilogue(&self, ways: &Ways, wreck: Wreck) -> Self {
        let Options { odds, undo, sand, .. } = self.options.clone();
        let mut setup = Self {
            packs: self.packs.clone(),
            board: self.board.clone(),
            players: self.players,
            mode: if self.players == 1 { Mode::Solo } else { Mode::SemiCoop },
            options: Options { odds, undo, sand, ..Options::default() },
            after: Some(Box::new(wreck)),
            ..Self::default()
        };
        // Every program knows the mission; one without its pack refuses the setup by name.
        if setup.choose(ways, "mission", "epilogue").is_err() {
            setup.mission = "epilogue".into();
        }
        setup
    }

    /// What speaks against going on from what another game has left.
    fn check_wreck(&self, book: &Rulebook, problems: &mut Vec<String>) {
        let Some(wreck) = &self.after else { return };
        if !book.is_sequel() {
            let mission = &self.mission;
            problems.push(format!(
                "the mission `{mission}` does not go on from another game; the mission `epilogue` does"
            ));
            return;
        }
        wreck.check(book, problems);
        for name in self.characters.iter().filter(|name| wreck.characters.contains(name)) {
            let rule = "after.epilogue.draft-pool";
            problems.push(format!("`{name}` took part in the game before ({rule})"));
        }
    }

    /// The packs named, composed, and of them what this game uses. Where its choices do not go
    /// together the packs are composed as usual, so that [`Self::rulebook`] can say why.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the composition.
    pub fn catalog(&self, library: &Library) -> Result<Arc<Catalog>, Problems> {
        let mut selection = self.selection();
        if selection != Selection::default() {
            let ways = library.ways()?;
            if !ways.misfits(|axis| self.chosen(axis)).is_empty() {
                selection = ways.usual();
            }
        }
        library.catalog(&self.packs, &selection)
    }

    /// What this game uses of its packs.
    #[must_use]
    pub fn selection(&self) -> Selection {
        Selection {
            setting: self.setting.clone(),
            species: self.species.clone(),
            mission: self.mission.clone(),
        }
    }

    /// The value chosen on an axis.
    #[must_use]
    pub fn chosen(&self, axis: &Axis) -> String {
        match axis.kind {
            AxisKind::Mode => self.mode.name().to_owned(),
            AxisKind::Setting => self.setting.clone(),
            AxisKind::Board => self.board.clone(),
            AxisKind::Species => self.species.clone(),
            AxisKind::Mission => self.mission.clone(),
            AxisKind::Pack => if self.packs.contains(&axis.name) { "on" } else { "off" }.to_owned(),
            // An option the rules do not know stays as it is.
            AxisKind::Option => {
                self.options.get(&axis.name).unwrap_or_else(|| axis.usual().to_owned())
            }
        }
    }

    /// Chooses a value on an axis, and takes the packs along that bring it.
    ///
    /// # Errors
    ///
    /// What there is to choose, if not this.
    pub fn choose(&mut self, ways: &Ways, name: &str, value: &str) -> Result<(), String> {
        let Some(axis) = ways.axis(name) else {
            let known: Vec<&str> = ways.axes.iter().map(|axis| axis.name.as_str()).collect();
            return Err(format!("unknown option `{name}`; there are {}", known.join(", ")));
        };
        let Some(known) = axis.value(value) else {
            return Err(match axis.kind {
                AxisKind::Option | AxisKind::Pack => {
                    format!("option `{name}` takes {}, not `{value}`", axis.list())
                }
                _ => format!("unknown {name} `{value}`; the packs have {}", axis.list()),
            });
        };
        let taken = match axis.kind {
            AxisKind::Mode => Mode::parse(value).map(|mode| self.mode = mode).is_some(),
            AxisKind::Setting => set(&mut self.setting, value),
            AxisKind::Board => set(&mut self.board, value),
            AxisKind::Species => set(&mut self.species, value),
            AxisKind::Mission => set(&mut self.mission, value),
            AxisKind::Pack => {
                if !known.packs.iter().any(|pack| pack == name) {
                    self.leave_out(ways, name)?;
                }
                true
            }
            AxisKind::Option => self.options.set(name, value),
        };
        if !taken {
            return Err(format!("the rules know no {name} `{value}`, though a pack offers it"));
        }
        self.take_packs(&known.packs);
        Ok(())
    }

    /// Takes the packs along that bring what is chosen on an axis. Where none does it takes all
    /// that bring any, so that the refusal names everything there is.
    pub fn take_packs_of(&mut self, ways: &Ways, name: &str) {
        let Some(axis) = ways.axis(name) else { return };
        match axis.value(&self.chosen(axis)) {
            Some(value) => self.take_packs(&value.packs),
            None => axis.values.iter().for_each(|value| self.take_packs(&value.packs)),
        }
    }

    /// Plays without a pack, unless something else that is chosen is played with it.
    fn leave_out(&mut self, ways: &Ways, pack: &str) -> Result<(), String> {
        for axis in ways.axes.iter().filter(|axis| axis.name != pack) {
            let chosen = self.chosen(axis);
            let brings = |value: &AxisValue| value.packs.iter().any(|other| other == pack);
            if axis.value(&chosen).is_some_and(brings) {
                let what = &axis.name;
                return Err(format!("`{pack}` cannot be left out with the {what} `{chosen}`"));
            }
        }
        self.packs.retain(|other| other != pack);
        Ok(())
    }

    fn take_packs(&mut self, packs: &[String]) {
        for pack in packs {
            if !self.packs.contains(pack) {
                self.packs.push(pack.clone());
            }
        }
    }

    /// Another character named before this one whose place it takes, or who takes its place.
    fn rival(&self, catalog: &Catalog, index: usize) -> Option<&str> {
        let colour = |name: &str| {
            let id = catalog.names.index(Kind::CharacterId, name)?;
            Some(catalog.characters[usize::from(id)].colour.as_str())
        };
        let before = self.characters[..index].iter().map(String::as_str);
        let own = colour(&self.characters[index])?;
        before.into_iter().find(|other| colour(other) == Some(own))
    }

    /// Whether a character takes part in the mission.
    #[must_use]
    pub fn enlists(&self, catalog: &Catalog, name: &str) -> bool {
        let id = catalog.names.index(Kind::CharacterId, name).map(CharacterId);
        let mission = Mission::parse(&self.mission);
        mission.zip(id).is_none_or(|(mission, id)| mission.enlists(catalog, id))
    }

    pub(crate) fn check_characters(&self, catalog: &Catalog, problems: &mut Vec<String>) {
        if self.characters.len() != self.players as usize {
            problems.push(format!(
                "{} characters for {}; name one for each, or none for the draft",
                self.characters.len(),
                people(self.players)
            ));
        }
        let known = catalog.names.of(Kind::CharacterId);
        for (index, name) in self.characters.iter().enumerate() {
            if !known.contains(name) {
                problems
                    .push(format!("unknown character `{name}`; there are {}", known.join(", ")));
            } else if self.characters[..index].contains(name) {
                problems.push(format!("two players have the character `{name}`; each exists once"));
            } else if !self.enlists(catalog, name) {
                let rule = "after.research.characters";
                let mission = &self.mission;
                problems.push(format!("`{name}` has no part in the mission `{mission}` ({rule})"));
            } else if let Some(other) = self.rival(catalog, index) {
                let rule = "after.char.one-per-colour";
                problems.push(format!("`{name}` and `{other}` are of one colour ({rule})"));
            }
        }
    }
}

fn set(place: &mut String, value: &str) -> bool {
    value.clone_into(place);
    true
}

/// So many players, in words.
fn people(players: u8) -> String {
    format!("{players} player{}", if players == 1 { "" } else { "s" })
}
