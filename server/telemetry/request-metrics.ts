import { Counter, Histogram, type Registry } from "prom-client";
import { events } from "./events.ts";

/** Requests with the same labels. */
interface Series {
  labels: { route: string; site: string; status: number; cache: string };
  seconds: number;
  /** Requests by the shortest of these times, in seconds, that they did not exceed. */
  buckets: readonly { le: number; count: number }[];
}

const times = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

/**
 * Counts answered requests and their durations in plain numbers, which become metrics when they are read: to count each
 * by its labels in prom-client takes 2 to 4 % of the time of a cached page.
 */
export function countRequests(registers: [Registry], siteLabel: (site: string) => string): void {
  countBytes(registers);
  const all = new Map<string, Series>();
  events.requestAnswered.subscribe(({ route, site, status, cache = "none", ms }) => {
    const label = siteLabel(site ?? "none");
    const key = `${route} ${label} ${status} ${cache}`;
    const series = all.get(key) ?? createSeries({ route, site: label, status, cache });
    all.set(key, series);
    const seconds = ms / 1000;
    series.seconds += seconds;
    const bucket = series.buckets.find(({ le }) => seconds <= le);
    if (bucket) bucket.count += 1;
  });
  new Counter({
    name: "portal_requests_total",
    help: "Answered requests by kind of address, site, status and state of the page cache.",
    labelNames: ["route", "site", "status", "cache"],
    registers,
    collect() {
      this.reset();
      for (const { labels, buckets } of all.values()) this.inc(labels, sumOf(buckets));
    },
  });
  new RequestDurations(registers, all);
}

/** Counts pages that were sent with their body, and their bytes, by content encoding. */
function countBytes(registers: [Registry]): void {
  const all = new Map<string, { pages: number; bytes: number }>();
  events.requestAnswered.subscribe(({ encoding, method, bytes = 0 }) => {
    if (encoding === undefined || method === "HEAD") return;
    const sent = all.get(encoding) ?? { pages: 0, bytes: 0 };
    all.set(encoding, sent);
    sent.pages += 1;
    sent.bytes += bytes;
  });
  for (const [unit, name, help] of [
    ["pages", "portal_pages_sent_total", "Pages sent by content encoding; dcz is Zstandard with a dictionary."],
    ["bytes", "portal_page_bytes_total", "Bytes of their bodies."],
  ] as const)
    new Counter({
      name,
      help,
      labelNames: ["encoding"],
      registers,
      collect() {
        this.reset();
        for (const [encoding, sent] of all) this.inc({ encoding }, sent[unit]);
      },
    });
}

function createSeries(labels: Series["labels"]): Series {
  return { labels, seconds: 0, buckets: times.map((le) => ({ le, count: 0 })) };
}

/** A histogram whose values are computed when it is read. */
class RequestDurations extends Histogram {
  readonly #all: ReadonlyMap<string, Series>;

  constructor(registers: [Registry], all: ReadonlyMap<string, Series>) {
    super({ ...about, labelNames: ["route", "cache"], registers });
    this.#all = all;
  }

  /** Called by prom-client to read the metric, in both formats. */
  async getForPromString() {
    const groups = Map.groupBy(this.#all.values(), ({ labels: { route, cache } }) => `${route} ${cache}`);
    return { ...about, type: "histogram", aggregator: "sum", values: [...groups.values()].flatMap(samplesOf) };
  }
}

const about = {
  name: "portal_request_duration_seconds",
  help: "Time from a request to the end of its answer.",
};

/** Samples of one histogram: requests up to each time, the sum of times, and the number of requests. */
function samplesOf(group: readonly Series[]) {
  const { route, cache } = group[0]?.labels ?? {};
  const buckets = group.flatMap((series) => series.buckets);
  const sample = (suffix: string, value: number, labels = {}) => ({
    metricName: `${about.name}_${suffix}`,
    labels,
    sharedLabels: { route, cache },
    value,
  });
  return [
    ...times.map((time) => {
      const within = buckets.filter(({ le }) => le <= time);
      return sample("bucket", sumOf(within), { le: time === Infinity ? "+Inf" : time });
    }),
    sample(
      "sum",
      group.reduce((sum, { seconds }) => sum + seconds, 0),
    ),
    sample("count", sumOf(buckets)),
  ];
}

function sumOf(buckets: readonly { count: number }[]): number {
  return buckets.reduce((sum, { count }) => sum + count, 0);
}
