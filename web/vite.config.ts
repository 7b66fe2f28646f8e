import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.DERELICT_SERVER ?? "http://127.0.0.1:7777";

/** Where the server's build looks for the client. */
const CLIENT = "dist/client";

/** Packs what can be packed, so that the server need not do it again and again. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle(error?: Error) {
      if (error) return;
      const files = readdirSync(CLIENT, { recursive: true, encoding: "utf8" });
      for (const file of files.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))) {
        const path = join(CLIENT, file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: CLIENT,
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
