/** Something that may go wrong: whether it is under way, and what went wrong last. */

import { problem } from "./account.svelte";

export class Attempt {
  busy = $state(false);
  trouble = $state<string | null>(null);
  /** How often it was wanted again; whoever reads it in an effect tries again then. */
  retries = $state(0);

  async make(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await deed();
    } catch (error) {
      this.trouble = problem(error);
    }
    this.busy = false;
  }

  retry(): void {
    this.retries += 1;
  }
}
