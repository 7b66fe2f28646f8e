//! The packs at hand, before a table has chosen what to play with.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use crate::base::SHIPPED;
use crate::catalog::Catalog;
use crate::load::load_packs;
use crate::offer::ways;
use crate::origin::PackTexts;
use crate::pack::{Manifest, Pack, with_required};
use crate::problems::Problems;
use crate::select::Selection;
use crate::source::PackFiles;
use crate::ways::Ways;

/// The packs inside the program, and further ones from folders.
#[derive(Clone, Debug)]
pub struct Library {
    packs: Vec<Volume>,
    further: Vec<String>,
}

/// A pack at hand.
#[derive(Clone, Debug)]
struct Volume {
    id: String,
    requires: Vec<String>,
    files: PackFiles,
}

impl Volume {
    fn new(files: PackFiles) -> Self {
        let Manifest { id, requires, .. } =
            Pack::parse(&files, &mut Vec::new(), &mut Vec::new()).manifest;
        Self { id, requires, files }
    }
}

impl Library {
    /// The packs inside the program.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHELF: OnceLock<Library> = OnceLock::new();
        SHELF.get_or_init(|| {
            let files = SHIPPED.iter().filter_map(|id| PackFiles::shipped(id));
            Self { packs: files.map(Volume::new).collect(), further: Vec::new() }
        })
    }

    /// The packs inside the program and those in these folders; one of these takes the place of a
    /// shipped one with its id.
    ///
    /// # Errors
    ///
    /// What keeps a folder from being read, or its pack from having an id.
    pub fn with(folders: &[&Path]) -> Result<Self, Problems> {
        let mut library = Self::shipped().clone();
        for folder in folders {
            let mut problems = Vec::new();
            let volume = Volume::new(PackFiles::read(folder, &mut problems));
            if !problems.is_empty() {
                return Err(Problems::new(problems));
            }
            if volume.id.is_empty() {
                // What is wrong with it is best said by loading it.
                load_packs(std::slice::from_ref(&volume.files), &Selection::default())?;
            }
            library.further.push(volume.id.clone());
            match library.packs.iter_mut().find(|known| known.id == volume.id) {
                Some(place) => *place = volume,
                None => library.packs.push(volume),
            }
        }
        Ok(library)
    }

    /// The packs' ids.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.packs.iter().map(|pack| pack.id.as_str())
    }

    /// The ids of those that came from folders, in the order given.
    #[must_use]
    pub fn further(&self) -> &[String] {
        &self.further
    }

    /// What the packs say of their entries.
    #[must_use]
    pub fn texts(&self) -> Vec<PackTexts> {
        let parse =
            |pack: &Volume| Pack::parse(&pack.files, &mut Vec::new(), &mut Vec::new()).texts();
        self.packs.iter().map(parse).collect()
    }

    /// These packs and all they require, as far as they are at hand, required ones first.
    pub fn with_required<'a>(&self, packs: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        let requires = |id: &str| {
            let pack = self.packs.iter().find(|known| known.id == id);
            pack.map_or(&[][..], |pack| &pack.requires)
        };
        packs.into_iter().fold(Vec::new(), |all, id| with_required(all, id, &requires))
    }

    /// Everything a table can choose with these packs.
    ///
    /// # Errors
    ///
    /// What is wrong with the manifests.
    pub fn ways(&self) -> Result<Ways, Problems> {
        let mut problems = Vec::new();
        let packs: Vec<Pack<'_>> = self
            .packs
            .iter()
            .map(|pack| Pack::parse(&pack.files, &mut Vec::new(), &mut Vec::new()))
            .collect();
        let ways = ways(&packs, &mut problems);
        if problems.is_empty() { Ok(ways) } else { Err(Problems::new(problems)) }
    }

    /// The packs named, composed, and of them what a table selects. A pack that is not at hand is
    /// left to the setup to refuse; the base game serves where none is named.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the composition.
    pub fn catalog(
        &self,
        packs: &[impl AsRef<str>],
        selection: &Selection,
    ) -> Result<Arc<Catalog>, Problems> {
        let wanted = self.with_required(packs.iter().map(AsRef::as_ref));
        let mut chosen: Vec<&Volume> =
            self.packs.iter().filter(|pack| wanted.contains(&pack.id)).collect();
        if chosen.is_empty() {
            chosen.extend(self.packs.first());
        }
        let base = matches!(chosen[..], [pack] if pack.id == "base") && self.further.is_empty();
        if base && *selection == Selection::default() {
            return Ok(Catalog::base());
        }
        let files: Vec<PackFiles> = chosen.into_iter().map(|pack| pack.files.clone()).collect();
        load_packs(&files, selection).map(Arc::new)
    }
}

impl Ways {
    /// What can be chosen with the packs inside the program.
    ///
    /// # Panics
    ///
    /// Never: tests of those packs see to it that their manifests are sound.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static WAYS: OnceLock<Ways> = OnceLock::new();
        WAYS.get_or_init(|| match Library::shipped().ways() {
            Ok(ways) => ways,
            Err(problems) => panic!("the manifests inside the program are checked:\n{problems}"),
        })
    }
}
