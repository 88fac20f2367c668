import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVisitor, type Visitor } from "#harness/bench/visitor.ts";
import { nodeEnvironment, nodeFlags } from "#portal/node-options.mjs";
import { type MeasuredProcess, startPortal, startProcess } from "./measured-process.ts";

/** Starts the servers of a measurement, and creates its visitors and folders. */
export class Servers {
  readonly #stops: (() => Promise<void> | void)[] = [];

  /** Starts the built portal, by default on the embedded content. */
  portal(environment: Record<string, string> = {}): Promise<MeasuredProcess> {
    return this.#started(startPortal(environment));
  }

  /** Starts the built portal without its cache of rendered parts. */
  renderingPortal(environment: Record<string, string>): Promise<MeasuredProcess> {
    const flags = [...nodeFlags, "--heap-growing-percent=40"];
    const program = [...flags, join(import.meta.dirname, "rendering-portal.ts")];
    return this.process(program, { ...nodeEnvironment, ...environment });
  }

  /** Starts the built portal on the endless CMS. */
  async portalOnEndlessCms(environment: Record<string, string> = {}): Promise<MeasuredProcess> {
    const cms = await this.program("endless-cms.ts");
    return this.portal({ CMS_URL: cms.url, LOG_LEVEL: "error", ...environment });
  }

  /** Starts a program of this folder. */
  program(file: string, ...args: string[]): Promise<MeasuredProcess> {
    return this.process([join(import.meta.dirname, file), ...args]);
  }

  process(...process: Parameters<typeof startProcess>): Promise<MeasuredProcess> {
    return this.#started(startProcess(...process));
  }

  /** Creates a client; without `encoding` it accepts uncompressed responses only. */
  visitor(encoding?: "br" | "gzip", connections?: number): Visitor {
    const visitor = createVisitor(encoding, connections);
    this.#stops.push(visitor.close);
    return visitor;
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), "portal-bench-"));
    this.#stops.push(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.toReversed()) await stop();
  }

  async #started(starting: Promise<MeasuredProcess>): Promise<MeasuredProcess> {
    const server = await starting;
    this.#stops.push(server.stop);
    return server;
  }
}

/** Runs a measurement; stops its servers and removes its folders afterwards. */
export async function withServers<Result>(measure: (servers: Servers) => Promise<Result>): Promise<Result> {
  const servers = new Servers();
  try {
    return await measure(servers);
  } finally {
    await servers.stop();
  }
}
