import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.DERELICT_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    // A font or an icon as text inside a style sheet would load for everybody.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".", "../locales"] },
    proxy: {
      // The server checks that requests come from its own page; the proxy is that page.
      "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
