/// What was decided where the sources disagree or leave a gap, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The question, without the ids that follow it.
    pub question: String,
    /// What the sources say about it; for a question that a source settles,
    /// the name of that source.
    pub sources_say: String,
    /// The answer the game follows.
    pub ruling: String,
    /// The reason. A question that a source settles needs none.
    pub why: Option<String>,
    /// The statements concerned.
    pub ids: Vec<String>,
}
