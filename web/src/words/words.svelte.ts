/**
 * The words of the interface itself. Sentences about the game come from the server and are never
 * made here.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../locales/en/web.ftl?raw";

export const LANGUAGES = [
  { tag: "en", name: "English" },
  { tag: "de", name: "Deutsch" },
] as const;

export type Language = (typeof LANGUAGES)[number]["tag"];

type Values = Record<string, FluentVariable>;

const KEPT = "derelict.language";

function bundle(tag: Language, source: string): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

class Words {
  language = $state<Language>("en");
  private readonly fallback = bundle("en", english);
  private spoken = $state.raw<FluentBundle>(this.fallback);

  /** Says something in the language chosen; in English where that has no words for it. */
  say(id: string, values: Values = {}): string {
    for (const speaker of [this.spoken, this.fallback]) {
      const pattern = speaker.getMessage(id)?.value;
      if (pattern) return speaker.formatPattern(pattern, values, []);
    }
    return id;
  }

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    if (language === "de") {
      const { default: german } = await import("../../../locales/de/web.ftl?raw");
      this.spoken = bundle("de", german);
    } else {
      this.spoken = this.fallback;
    }
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }

  /** The language chosen before, or the browser's. */
  async begin(): Promise<void> {
    const wanted = [localStorage.getItem(KEPT), ...navigator.languages];
    const found = wanted
      .map((tag) => LANGUAGES.find((known) => tag?.toLowerCase().startsWith(known.tag)))
      .find((known) => known !== undefined);
    if (found && found.tag !== "en") await this.speak(found.tag);
  }
}

export const words = new Words();

export function t(id: string, values?: Values): string {
  return words.say(id, values);
}
