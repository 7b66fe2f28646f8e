/** A word is not broken for so few letters. */
const SPARE = 2;
/** The second line may be so much longer: it is set narrow then. */
const NARROW = 5;

/** Breaks a name into at most two lines of about so many letters; a broken word ends in a hyphen. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most || (!name.includes(" ") && name.length <= most + SPARE)) return [name];
  const words = name.split(" ");
  let first = "";
  while (words.length > 0 && `${first} ${words[0] ?? ""}`.trim().length <= most) {
    first = `${first} ${words.shift() ?? ""}`.trim();
  }
  if (first === "" && (words[0]?.length ?? 0) <= most + SPARE) first = words.shift() ?? "";
  if (first === "") {
    const long = words.shift() ?? "";
    first = `${long.slice(0, most - 1)}-`;
    words.unshift(long.slice(most - 1));
  }
  const second = words.join(" ");
  if (second === "") return [first];
  return [first, second.length > most + NARROW ? `${second.slice(0, most + NARROW - 1)}.` : second];
}
