import { readFileSync } from "node:fs";
import { untilIdle } from "#harness/bench/compare.ts";
import { mix } from "#harness/bench/faults/portal.ts";
import { sendTraffic } from "#harness/bench/faults/traffic.ts";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import type { MeasuredProcess } from "#harness/bench/servers/measured-process.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";

const rounds = 7;

/** Two workers must reach 1.7 times the throughput of one process. */
const limit = 1 / 1.7;

/** CPU milliseconds per request of the ordinary mix. */
interface Cost {
  /** Sum over all processes. */
  all: number;
  /** The busiest process alone. */
  busiest: number;
}

/**
 * Compares the throughput of two workers with that of one process. The load generator uses a core as well, so
 * throughput is computed from CPU time: on two cores, the work is done when the busiest worker is, and at the earliest
 * after half of the total.
 */
export function measureWorkers(): Promise<Measurement[]> {
  return withServers(async (servers) => {
    const start = (count: number) => servers.portalOnEndlessCms({ WORKERS: String(count) });
    const [one, two] = [await start(1), await start(2)];
    for (const { url } of [one, two]) await sendTraffic({ ...load(url, false), seconds: 10 });
    for (const node of [one, two]) await untilIdle(node);
    return [
      ...(await compareWorkers("kept-alive connections, as from nginx", one, two, false)),
      ...(await compareWorkers("a new connection per request", one, two, true)),
    ];
  });
}

async function compareWorkers(how: string, one: MeasuredProcess, two: MeasuredProcess, isNewEach: boolean) {
  const costs: { work: number; share: number; time: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await costOf(one, isNewEach);
    const workers = await costOf(two, isNewEach);
    const time = Math.max(workers.busiest, workers.all / 2) / alone.all;
    costs.push({ work: workers.all / alone.all, share: workers.busiest / workers.all, time });
  }
  const middle = (value: (cost: (typeof costs)[number]) => number) => median(costs.map(value));
  return [
    { what: `time of two workers / of one process, ${how}`, value: middle(({ time }) => time), unit: "×", limit },
    { what: "  processor time of a request, two workers / one process", value: middle(({ work }) => work), unit: "×" },
    { what: "  share of the busier worker", value: middle(({ share }) => share), unit: "" },
  ] satisfies Measurement[];
}

/** As many visitors as nginx keeps idle connections to a node (deploy/nginx). */
function load(url: string, isNewEach: boolean) {
  return { url, isNewEach, seconds: 5, rate: null, connections: 32, kinds: [...mix] };
}

async function costOf({ url, pid }: MeasuredProcess, isNewEach: boolean): Promise<Cost> {
  const before = cpuOfTree(pid);
  const answered = (await sendTraffic(load(url, isNewEach))).count(/^[24]/);
  const times = [...cpuOfTree(pid)].map(([process, ms]) => (ms - (before.get(process) ?? 0)) / answered);
  return { all: times.reduce((sum, ms) => sum + ms, 0), busiest: Math.max(...times) };
}

/** CPU milliseconds of a process and its children. Linux counts in hundredths of a second. */
function cpuOfTree(pid: number): Map<number, number> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return new Map([pid, ...children.map(Number)].map((each) => [each, cpuOf(each)]));
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
