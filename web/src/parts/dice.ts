/** Checking that the dice were what the server had promised. */

/**
 * Whether a seed, in hexadecimal digits, is the one of a fingerprint; nothing where the browser
 * reckons no fingerprints, as on pages without encryption from another machine.
 */
export async function proves(seed: string, fingerprint: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === fingerprint;
}
