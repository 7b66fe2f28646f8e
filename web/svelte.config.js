import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Short names for what is styled in one component only: they stand at every element.
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css)}` },
};
