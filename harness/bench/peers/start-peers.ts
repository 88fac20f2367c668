import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { standardPage } from "#harness/bench/pages.ts";
import type { MeasuredProcess } from "#harness/bench/servers/measured-process.ts";
import type { Servers } from "#harness/bench/servers/with-servers.ts";
import { getPage } from "#harness/bench/visitor.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { buildPeer } from "./build-peer.ts";
import { checkEqual } from "./check-equal.ts";
import { readPage } from "./page-data.ts";

/** The standard page, as a site made with another framework serves it. */
export interface Peer {
  name: string;
  server: MeasuredProcess;
  path: string;
  /** True when the framework's own server compresses pages by default. */
  compresses: boolean;
  /** Length of the page with its scripts. */
  bytes: number;
}

const reactRouter = {
  folder: "react-router",
  program: ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"],
  compresses: true,
};
const svelteKit = { folder: "svelte-kit", program: ["build/index.js"] };
const withoutScript = { env: { HYDRATE: "no" } };

interface Program {
  name: string;
  folder: string;
  program: string[];
  env?: Record<string, string>;
  compresses?: boolean;
}

const programs: Program[] = [
  { name: "Astro", folder: "astro", program: ["dist/server/entry.mjs"] },
  { name: "SvelteKit", ...svelteKit },
  { name: "SvelteKit, no hydration", ...svelteKit, ...withoutScript },
  { name: "React Router", ...reactRouter },
  { name: "React Router, no hydration", ...reactRouter, ...withoutScript },
];

/** Builds and starts all peers; rejects when one of them does not serve the portal's page. */
export async function startPeers(servers: Servers, portalPage: string): Promise<Peer[]> {
  const pageFile = join(servers.folder(), "page.json");
  writeFileSync(pageFile, JSON.stringify(readPage(portalPage)));
  const started: Peer[] = [];
  for (const { name, folder, program, env, compresses = false } of programs) {
    const cwd = buildPeer(folder, pageFile);
    const settings = { ...env, HOST: "127.0.0.1", PORT: String(await freePort()), PAGE_FILE: pageFile };
    const server = await servers.process(program, settings, {
      cwd,
      ready: /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/,
    });
    const { body } = await getPage(servers.visitor(), server.url + standardPage);
    checkEqual(name, body.toString(), portalPage);
    started.push({ name, server, path: standardPage, compresses, bytes: body.length });
  }
  return started;
}
