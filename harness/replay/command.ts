import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { untilAborted } from "#harness/cli/interruption.ts";
import { parsePort, readNumber } from "#harness/cli/values.ts";
import { generatedNews } from "#harness/content/generated-news.ts";
import { largeSite } from "#harness/content/large-site.ts";
import { systemClock } from "#portal/clock.ts";
import { parseConfig } from "#portal/config/config.ts";
import { type Latency, latency, type Rule, readScenario, ScenarioError } from "#portal/replay/scenario.ts";
import { serveReplay } from "#portal/replay/serve.ts";
import { type FixtureStore, readStore, StoreError } from "#portal/replay/store.ts";
import { isLoopback } from "./control/access.ts";
import { controlPath, createControl } from "./control/control.ts";
import { createMiss, createSimilar, missModes } from "./miss.ts";
import { createRecordMiss } from "./record-miss.ts";

const ownFixtures = join(import.meta.dirname, "../../fixtures");
const largestSeed = 999_999_999;

export const command = portalCommand({
  description: "Serves the fixtures as a CMS",
  isServer: true,
  args: {
    port: {
      type: "string",
      default: "4000",
      valueHint: "number",
      description: "Port to listen on; 0 takes any free port",
    },
    host: { type: "string", default: "127.0.0.1", valueHint: "address", description: "Address to listen on" },
    fixtures: {
      type: "string",
      default: relative(process.cwd(), ownFixtures),
      valueHint: "folder",
      description: "Folder of the fixtures",
    },
    scale: {
      type: "string",
      valueHint: "number",
      description: "Adds a large map, a register and this number of generated items, up to a million and more",
    },
    scenario: {
      type: "string",
      valueHint: "file",
      description: "Rules for failing requests (see docs/embedded-services.md)",
    },
    seed: { type: "string", default: "1", valueHint: "number", description: "Seed of random effects" },
    latency: {
      type: "string",
      valueHint: "ms",
      description: "Response time: fixed, or its median and 95th percentile, as 80,400",
    },
    "on-miss": {
      type: "enum",
      options: [...missModes],
      default: "404",
      description:
        "Response to requests without fixture: synth generates a page, pass forwards to the CMS at CMS_URL, record also adds its response to a recorded store",
    },
    from: { type: "string", valueHint: "address", description: "CMS of --on-miss record; by default CMS_URL" },
    config: { type: "string", valueHint: "file", description: "Configuration file; by default portal.config.ts" },
  },
  async run({ port, host, fixtures, scale, scenario, seed, latency: time, ...args }, { out, progress, signal }) {
    const address = { port: parsePort(port), host };
    const { note } = progress;
    const seedNumber = readNumber("--seed", seed, 0, largestSeed);
    const rules = scenario === undefined ? [] : open(() => readScenario(scenario)).rules;
    const playing = {
      rules,
      seed: seedNumber,
      latency: time === undefined ? undefined : parseLatency(time),
      note,
    };
    const upstream = args["on-miss"] === "pass" ? readUpstream() : null;
    const recorded = open(() => readStore(fixtures));
    const store =
      scale === undefined ? recorded : enlarged(recorded, readNumber("--scale", scale, 1, mostContents), seedNumber);
    const { items: webs } = recorded.webs;
    const isRecording = args["on-miss"] === "record";
    const record = isRecording ? createRecordMiss({ store: fixtures, webs, from: args.from, signal, note }) : null;
    const onMiss = createMiss(args["on-miss"], { store, upstream, record, note });
    const token = isLoopback(host) ? null : randomBytes(24).toString("base64url");
    const scenarios = readScenarios(scenario === undefined ? null : [scenario, rules]);
    const control = createControl({ ...playing, scenarios, token, similarTo: createSimilar(store), onMiss });
    const { fault, ...handlers } = control;
    // A recording is replayed as it was recorded.
    const isKeptCurrent = resolve(fixtures) === ownFixtures;
    const replay = await serveReplay({ store, clock: systemClock, isKeptCurrent, ...handlers, ...address });
    replay.setFault(fault);
    out(`Replay CMS ready on ${replay.url}\n`);
    note(`Requests and faults: ${replay.url}${controlPath}${token === null ? "" : `?token=${token}`}`);
    await untilAborted(signal);
    await replay.close();
    return exitCodes.clean;
  },
});

/** Adds a large site, and for the rest of the number news items that are generated on demand. */
function enlarged(recorded: FixtureStore, count: number, seed: number): FixtureStore {
  const large = largeSite({ seed });
  const contents = [...recorded.contents, ...large];
  const news = count - large.length;
  return news > 0
    ? { ...recorded, contents, generated: generatedNews(news, recorded.contents) }
    : { ...recorded, contents };
}

const mostContents = 10_000_000;

const ownScenarios = join(import.meta.dirname, "../../embedded/replay/scenarios");

/** Returns the project's scenarios and the one from the command line. */
function readScenarios(given: readonly [name: string, rules: readonly Rule[]] | null) {
  const names = globSync("*.json", { cwd: ownScenarios }).toSorted();
  const own = names.map((name) => [name, readScenario(join(ownScenarios, name)).rules] as const);
  return new Map<string, readonly Rule[]>([...own, ...(given === null ? [] : [given])]);
}

/** Reads a file; converts an invalid file to a UsageError. */
function open<Content>(read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw error instanceof ScenarioError || error instanceof StoreError ? new UsageError(error.message) : error;
  }
}

function parseLatency(text: string): Latency {
  const [p50 = 0, p95] = (/^\d{1,6}(?:,\d{1,6})?$/.exec(text)?.[0] ?? "-1").split(",").map(Number);
  const { data } = latency.safeParse(p95 === undefined ? p50 : { p50, p95 });
  if (data !== undefined) return data;
  throw new UsageError(`--latency takes milliseconds, or their median and 95th percentile as 80,400, not "${text}".`);
}

function readUpstream() {
  const { url, headers, timeoutMs } = parseConfig(process.env).cms;
  if (url) return { url, headers, timeoutMs };
  throw new UsageError("--on-miss pass needs the address of a CMS in CMS_URL.");
}
