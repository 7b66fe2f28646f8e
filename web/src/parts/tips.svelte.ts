/** Explanations that appear beside what is pointed at, focused or pressed for long. */

import type { Attachment } from "svelte/attachments";

export type Tip = {
  title: string;
  /** What it is or does. */
  text?: string | null;
  /** What it means now. */
  now?: string | null;
  /** Why it cannot be done. */
  reasons?: { rule: string; text: string }[];
  rule?: string | null;
};

class Tips {
  shown = $state.raw<{ tip: Tip; near: DOMRect; element: Element } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(element: Element, tip: Tip): void {
    clearTimeout(this.timer);
    this.shown = { tip, near: element.getBoundingClientRect(), element };
  }

  later(element: Element, tip: () => Tip | null, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const said = tip();
      if (said) this.show(element, said);
    }, ms);
  }

  /** Leaves time for the pointer to enter the tip. */
  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.shown = null;
    }, 220);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** What was explained is there no more. */
  gone(element: Element): void {
    if (this.shown?.element === element) this.close();
  }
}

export const tips = new Tips();

/** Explains an element: after a while under the pointer, at once on focus, on a long press. */
export function explained(tip: () => Tip | null): Attachment<Element> {
  return (element) => {
    let pressed = false;
    // What comes to lie under a pointer at rest was not pointed at.
    let pointed = false;
    const on: Record<string, (event: Event) => void> = {
      pointermove: (event) => {
        const { pointerType, movementX, movementY } = event as PointerEvent;
        if (pointed || pointerType !== "mouse" || (movementX === 0 && movementY === 0)) return;
        pointed = true;
        tips.later(element, tip, 400);
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") return;
        pointed = false;
        tips.leave();
      },
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") return;
        pressed = false;
        tips.later(
          element,
          () => {
            pressed = true;
            return tip();
          },
          350,
        );
      },
      pointerup: () => {
        if (!pressed) tips.stay();
      },
      click: (event) => {
        // A long press explains; it does not choose.
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
          pressed = false;
        }
      },
      focusin: () => {
        if (!element.matches(":focus-visible")) return;
        const said = tip();
        if (said) tips.show(element, said);
      },
      focusout: () => {
        tips.leave();
      },
    };
    for (const [name, listener] of Object.entries(on)) {
      element.addEventListener(name, listener, name === "click");
    }
    return () => {
      tips.gone(element);
      for (const [name, listener] of Object.entries(on)) {
        element.removeEventListener(name, listener, name === "click");
      }
    };
  };
}
