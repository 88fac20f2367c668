import { createPlay } from "#embedded/replay/play.ts";
import { type Latency, latency, readScenario, ScenarioError } from "#embedded/replay/scenario.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore, StoreError } from "#embedded/replay/store.ts";
import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { untilAborted } from "#harness/cli/interruption.ts";
import { parsePort, readNumber } from "#harness/cli/values.ts";
import { largeSite } from "#harness/content/large-site.ts";
import { systemClock } from "#server/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { createMiss, missModes } from "./miss.ts";
import { createRecordMiss } from "./record-miss.ts";

const largestSeed = 999_999_999;

export const command = portalCommand({
  description: "Serves the fixtures as a CMS",
  isServer: true,
  args: {
    port: { type: "string", default: "4000", valueHint: "number", description: "0 takes any free port" },
    host: { type: "string", default: "127.0.0.1", valueHint: "address", description: "Address to listen on" },
    fixtures: { type: "string", default: "fixtures", valueHint: "folder", description: "Folder of the fixtures" },
    scale: { type: "string", valueHint: "seed", description: "Adds thousands of generated contents" },
    scenario: {
      type: "string",
      valueHint: "file",
      description: "Rules for failing requests (see embedded/replay/README.md)",
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
        "Answer to requests without fixture; synth generates a page, pass asks the CMS at CMS_URL, record also adds its answer to a recorded store",
    },
    from: { type: "string", valueHint: "address", description: "CMS that --on-miss record asks; CMS_URL if not given" },
    config: { type: "string", valueHint: "file", description: "Configuration; portal.config.ts if not given" },
  },
  async run({ port, host, fixtures, scale, scenario, seed, latency: time, ...args }, { out, progress, signal }) {
    const address = { port: parsePort(port), host };
    const { note } = progress;
    const generated = scale === undefined ? [] : largeSite({ seed: readNumber("--scale", scale, 0, largestSeed) });
    const play = createPlay({
      rules: scenario === undefined ? [] : open(() => readScenario(scenario)).rules,
      seed: readNumber("--seed", seed, 0, largestSeed),
      latency: time === undefined ? undefined : parseLatency(time),
      note,
    });
    const upstream = args["on-miss"] === "pass" ? readUpstream() : null;
    const recorded = open(() => readStore(fixtures));
    const store = { ...recorded, contents: [...recorded.contents, ...generated] };
    const { items: webs } = recorded.webs;
    const isRecording = args["on-miss"] === "record";
    const record = isRecording ? createRecordMiss({ store: fixtures, webs, from: args.from, signal, note }) : null;
    const onMiss = createMiss(args["on-miss"], { store, upstream, record, note });
    const replay = await serveReplay({ store, clock: systemClock, onMiss, ...address });
    replay.setFault(play);
    out(`Replay CMS ready on ${replay.url}\n`);
    await untilAborted(signal);
    await replay.close();
    return exitCodes.clean;
  },
});

/** Reads a file; a fault of its content becomes a UsageError. */
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
