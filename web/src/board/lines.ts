/** So many letters more still go on one line: they are set narrow. */
const SPARE = 3;
/** The second line may be so much longer. */
const NARROW = 5;

/** Breaks a name into at most two lines of about so many letters; a broken word ends in a hyphen. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most + SPARE) return [name];
  const words = name.split(" ");
  let first = "";
  while (words.length > 0 && `${first} ${words[0] ?? ""}`.trim().length <= most) {
    first = `${first} ${words.shift() ?? ""}`.trim();
  }
  if (first === "" && (words[0]?.length ?? 0) <= most + SPARE) first = words.shift() ?? "";
  if (first === "") {
    const long = words.shift() ?? "";
    const at = joint(long, most) ?? most - 1;
    first = `${long.slice(0, at)}-`;
    words.unshift(long.slice(at));
  }
  const second = words.join(" ");
  if (second === "") return [first];
  return [first, second.length > most + NARROW ? `${second.slice(0, most + NARROW - 1)}.` : second];
}

/** Where a German word of two may be broken: behind the letter that joins them, or before the
 * word that says what kind of room it is. */
function joint(word: string, most: number): number | null {
  const found =
    /(?:ung|heit|keit|tion|werk)s(?=[^s]|s[^s])/.exec(word) ??
    /.(?=steuerung|zentrale|sektion|station|kammer|raum)/.exec(word);
  const at = found ? found.index + found[0].length : Infinity;
  return at <= most ? at : null;
}

/** How wide a line of a room's name is, in its own letters' height. */
export function breadth(line: string): number {
  let sum = 0;
  for (const letter of line) {
    sum += /[mwMW]/.test(letter) ? 0.8 : /[ijlItrf\s.-]/.test(letter) ? 0.32 : 0.54;
  }
  return sum;
}
