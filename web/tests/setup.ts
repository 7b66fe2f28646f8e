/** Starts the real server and the built client before all tests, and stops them after. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";

const BINARY = process.env.DERELICT ?? "../target/release/derelict";

/** What the server sends with every page. */
const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(BINARY)) {
    throw new Error(
      `${BINARY} is missing: build it with \`cargo build --release\`, or name another with DERELICT`,
    );
  }
  const data = mkdtempSync(join(tmpdir(), "derelict-browser-"));
  const server = spawn(BINARY, ["serve", "--bind", "127.0.0.1:0", "--data", data, "--unlimited"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(server);
  const page = await preview({
    preview: {
      port: 0,
      host: "127.0.0.1",
      headers: { "content-security-policy": CSP },
      proxy: {
        "/api": { target: address, ws: true, changeOrigin: true, headers: { origin: address } },
      },
    },
  });
  process.env.DERELICT_SERVER = address;
  process.env.DERELICT_PAGE = page.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  return async () => {
    await page.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("exit", (code) => {
      reject(new Error(`the server ended with ${code ?? "a signal"}`));
    });
    server.stdout?.on("data", (text: Buffer) => {
      const found = /http:\/\/[\d.:]+/.exec(text.toString());
      if (found) resolve(found[0]);
    });
  });
}
