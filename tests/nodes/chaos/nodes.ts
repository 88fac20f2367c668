import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "#harness/cluster/free-port.ts";
import type { Random } from "#harness/content/random.ts";
import { databaseName } from "#server/forms/forms-database.ts";
import { startProcess } from "../portal-process.ts";
import { clockFile } from "./stepped-clock.ts";

const preload = pathToFileURL(join(import.meta.dirname, "preload-clock.ts"));

interface Options {
  count: number;
  settings: Record<string, string>;
  /** Folder of the nodes' forms. */
  folder: string;
  clock: string;
  /** Folders of the builds that nodes are started with in turn. */
  builds: readonly string[];
}

/** Nodes that are killed and started again, each on its port and with its forms. */
export async function startNodes({ count, settings, folder, clock, builds }: Options) {
  async function place(number: number) {
    const own = { port: await freePort(), forms: join(folder, `forms-${number}`), build: 0 };
    const start = () =>
      startProcess(
        {
          ...settings,
          PORT: String(own.port),
          FORMS_FOLDER: own.forms,
          NODE_OPTIONS: `--import=${preload}`,
          [clockFile]: clock,
        },
        { folder: builds[own.build % builds.length] ?? "" },
      );
    let node: Awaited<ReturnType<typeof start>> | null = await start();

    async function restart(signal: NodeJS.Signals): Promise<void> {
      if (!node) return;
      const ended = once(node.child, "exit");
      node.child.kill(signal);
      node = null;
      await ended;
      node = await start();
    }

    return {
      url: `http://localhost:${own.port}`,
      get isUp() {
        return node !== null;
      },
      kill: () => restart("SIGKILL"),
      deploy() {
        own.build += 1;
        return restart("SIGTERM");
      },
      /** Lets the node write nothing to its disk, or everything again. */
      limitDisk(isFull: boolean): void {
        if (!node) return;
        const limit = isFull ? "0:" : "unlimited:";
        const { status, stderr } = spawnSync("prlimit", ["--pid", String(node.child.pid), `--fsize=${limit}`]);
        if (status !== 0 && node.child.exitCode === null) throw new Error(`prlimit: ${stderr}`);
      },
      /** Submissions that wait for their delivery, or were given up. */
      undelivered(): number {
        const file = join(own.forms, databaseName);
        if (!existsSync(file)) return 0;
        const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
        const row = database.prepare("SELECT count(*) AS count FROM outbox WHERE delivered_at IS NULL").get();
        database.close();
        return Number(row?.["count"]);
      },
    };
  }

  const places = await Promise.all(Array.from({ length: count }, (_, number) => place(number)));
  return {
    places,
    /** Returns the address of a running node, as a proxy picks one. */
    async pick(random: Random): Promise<string> {
      for (;;) {
        const up = places.filter(({ isUp }) => isUp);
        if (up.length > 0) return random.pick(up).url;
        await setTimeout(50);
      }
    },
  };
}

export type Nodes = Awaited<ReturnType<typeof startNodes>>;
