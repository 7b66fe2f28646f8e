//! Puts the built browser client into the program, where there is one, and names the sources that
//! sleeping tables depend on, so that no other program wakes them.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    name_sources(here)?;
    let built = here.join("../../web/dist");
    // What cargo watches must be there: it takes what is missing for changed, every time.
    println!("cargo::rerun-if-changed={}", built.display());
    let folder = built.join("client");
    let mut list = String::from("const CLIENT: &[File] = &[\n");
    for file in files(&folder)? {
        let name = file.strip_prefix(&folder).unwrap_or(&file).display().to_string();
        let kind = kind(&name);
        let path = file.canonicalize()?;
        // Writing to a string has no way to fail.
        let _ = writeln!(list, "    ({name:?}, {kind:?}, include_bytes!({path:?})),");
    }
    list += "];\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("client.rs"), list)
}

fn name_sources(here: &Path) -> io::Result<()> {
    let mut hasher = DefaultHasher::new();
    for folder in ["src", "../engine/src", "../content/src"].map(|folder| here.join(folder)) {
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in files(&folder)? {
            file.strip_prefix(&folder).unwrap_or(&file).hash(&mut hasher);
            fs::read(&file)?.hash(&mut hasher);
        }
    }
    println!("cargo::rustc-env=DERELICT_SOURCES={:016x}", hasher.finish());
    Ok(())
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("ogg") => "audio/ogg",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
