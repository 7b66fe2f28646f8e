/** Bends the style sheets of the page: whether things move, whatever the system says, and how large
 * small type is. Only those who like something else than usual fetch it. */

const CALM = "(prefers-reduced-motion: reduce)";
const SCALES: Record<string, number> = { usual: 1, large: 1.12, larger: 1.25 };
/** Type that is large already stays, and so does type inside drawings, which grow as a whole. */
const LARGE = 24;
const DRAWN = /(^|[\s>+~,])t(ext|span)\b/;

type Motion = "system" | "reduced" | "full";

const printed = new WeakMap<CSSRule, Record<string, string>>();
let wanted: { motion: Motion; scale: number } = { motion: "system", scale: 1 };
let watching = false;

export function restyle(motion: Motion, text: string): void {
  wanted = { motion, scale: SCALES[text] ?? 1 };
  for (const sheet of document.styleSheets) bend(rulesOf(sheet));
  if (watching) return;
  watching = true;
  // Parts of the client bring their own sheets when they are first wanted; some are on their way.
  for (const node of document.head.children) greet(node);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) greet(node);
  }).observe(document.head, { childList: true });
}

/** Bends a sheet once it is there. */
function greet(node: Node): void {
  if (!(node instanceof HTMLLinkElement || node instanceof HTMLStyleElement)) return;
  const bendIt = (): void => {
    if (node.sheet) bend(rulesOf(node.sheet));
  };
  node.addEventListener("load", bendIt);
  bendIt();
}

/** What is still on its way has no rules, or refuses to tell them. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function bend(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) move(rule);
    if (rule instanceof CSSStyleRule) size(rule);
    if ("cssRules" in rule) bend(rule.cssRules as CSSRuleList);
  }
}

/** What was printed there before anybody bent it. */
function was(rule: CSSRule, read: () => Record<string, string>): Record<string, string> {
  const known = printed.get(rule) ?? read();
  printed.set(rule, known);
  return known;
}

function move(rule: CSSMediaRule): void {
  const { media = "" } = was(rule, () => ({ media: rule.media.mediaText }));
  if (media !== CALM) return;
  rule.media.mediaText =
    wanted.motion === "system" ? CALM : wanted.motion === "reduced" ? "all" : "not all";
}

function size(rule: CSSStyleRule): void {
  if (DRAWN.test(rule.selectorText)) return;
  const { style } = rule;
  const before = was(rule, () => ({
    "font-size": style.getPropertyValue("font-size"),
    "line-height": style.getPropertyValue("line-height"),
  }));
  if (parseFloat(before["font-size"] ?? "") >= LARGE) return;
  for (const [name, value] of Object.entries(before)) {
    if (!/^[\d.]+px$/.test(value)) continue;
    const grown = `${(parseFloat(value) * wanted.scale).toFixed(2)}px`;
    style.setProperty(name, wanted.scale === 1 ? value : grown, style.getPropertyPriority(name));
  }
}
