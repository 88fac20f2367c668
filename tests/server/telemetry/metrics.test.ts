import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CmsError } from "#server/cms/client.ts";
import { logIssue } from "#server/cms/entities.ts";
import { instrumented } from "#server/cms/instrumented-client.ts";
import { createLog } from "#server/http/log.ts";
import { createAvailability } from "#server/store/availability.ts";
import { createMetrics } from "#server/telemetry/metrics.ts";
import { serveMetrics } from "#server/telemetry/metrics-server.ts";
import { addUp, createWorkerMetrics } from "#server/telemetry/worker-metrics.ts";
import { startApp } from "./started-app.ts";

/** The metrics of this process, read over HTTP as Prometheus does. */
async function start() {
  const registry = createMetrics({ node: "a:3000", build: "b1" });
  const { contentType } = registry;
  const served = await serveMetrics({ port: 0, host: "127.0.0.1", read: () => registry.metrics(), contentType });
  onTestFinished(served.close);
  const url = `http://127.0.0.1:${served.port}`;
  /** Values of the samples whose line begins with this. */
  async function samples(beginning: string): Promise<Record<string, number>> {
    const text = await (await fetch(`${url}/metrics`)).text();
    const lines = text.split("\n").filter((line) => line.startsWith(beginning));
    return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ""), Number(line.replace(/.* /, ""))]));
  }
  return { url, samples, registry };
}

const silent = createLog("silent");
const gauge = { help: "-", type: "gauge" };

test("a scrape reports requests by route, site, status and cache, their durations and the build", async () => {
  const { samples } = await start();
  const { get } = await startApp(async ({ path }) => {
    const about = { route: "content", site: "mpsv.localhost", language: "cs" };
    return path === "/missing" ? { about, status: 404, cacheable: false } : { about };
  });
  for (const path of ["/a", "/a", "/missing", "/livez", "/b//c"]) await get(path);
  await expect
    .poll(() => samples("portal_requests_total"))
    .toMatchObject({
      'portal_requests_total{route="content",site="mpsv.localhost",status="200",cache="miss"}': 1,
      'portal_requests_total{route="content",site="mpsv.localhost",status="200",cache="hit"}': 1,
      'portal_requests_total{route="content",site="mpsv.localhost",status="404",cache="miss"}': 1,
      'portal_requests_total{route="health",site="none",status="200",cache="none"}': 1,
      'portal_requests_total{route="redirect",site="none",status="308",cache="none"}': 1,
    });
  const count = 'portal_request_duration_seconds_count{route="content",cache="hit"}';
  expect(await samples(count)).toEqual({ [count]: 1 });
  const name = "portal_request_duration_seconds";
  expect(await samples(`${name}_bucket{le="+Inf",route="content",cache="miss"}`)).toEqual({
    [`${name}_bucket{le="+Inf",route="content",cache="miss"}`]: 2,
  });
  const buckets = Object.values(await samples(`${name}_bucket{`));
  expect(buckets.length % 13).toBe(0);
  const ofMisses = Object.entries(await samples(`${name}_bucket{`)).filter(([line]) => line.includes('cache="miss"'));
  expect(ofMisses.map(([, value]) => value)).toEqual(ofMisses.map(([, value]) => value).toSorted((a, b) => a - b));
  expect(Object.values(await samples(`${name}_sum{route="content",cache="miss"}`))[0]).toBeGreaterThan(0);
  expect(await samples("portal_build_info")).toEqual({ 'portal_build_info{node="a:3000",build="b1"}': 1 });
  expect(Object.keys(await samples("nodejs_eventloop_lag_p99_seconds"))).toHaveLength(1);
});

test("a scrape reports the pages that were sent and their bytes by encoding", async () => {
  const { samples } = await start();
  const { get } = await startApp(async () => ({ body: "x".repeat(5000) }));
  await get("/a", { "accept-encoding": "identity" });
  await get("/a", { "accept-encoding": "gzip" });
  await get("/livez");
  await expect
    .poll(() => samples("portal_pages_sent_total"))
    .toEqual({
      'portal_pages_sent_total{encoding="identity"}': 1,
      'portal_pages_sent_total{encoding="gzip"}': 1,
    });
  const bytes = await samples("portal_page_bytes_total");
  expect(bytes).toEqual({
    'portal_page_bytes_total{encoding="identity"}': 5000,
    'portal_page_bytes_total{encoding="gzip"}': expect.any(Number),
  });
  expect(bytes['portal_page_bytes_total{encoding="gzip"}']).toBeLessThan(1000);
});

test("with several workers, the largest event loop delay is reported and requests are summed", async () => {
  const worker = (lag: number) => [
    { name: "nodejs_eventloop_lag_p99_seconds", ...gauge, aggregator: "average", values: [{ value: lag, labels: {} }] },
    { name: "portal_render_running", ...gauge, aggregator: "sum", values: [{ value: 1, labels: {} }] },
  ];
  const text = await addUp([worker(0.01), worker(0.5)]).metrics();
  expect(text).toContain("\nnodejs_eventloop_lag_p99_seconds 0.5\n");
  expect(text).toContain("\nportal_render_running 2\n");
});

test("a label has at most 50 values from visitors or the CMS", async () => {
  const { samples } = await start();
  const { get } = await startApp(async ({ path }) => ({ about: { route: "content", site: path, language: "cs" } }));
  for (let number = 0; number < 70; number += 1) {
    await get(`/site-${number}`, { "x-request-id": `id-${number}-12345`, host: `h${number}.example` });
    await instrumented({ get: async () => null }).get(`/part${number}/x`);
    const issue = { severity: "error", effect: "none", path: [], expected: "", received: "" } as const;
    const content = { id: "1", versionId: null, language: null, structureKey: "x" };
    logIssue(silent, { ...issue, code: `code-${number}\n"}`, content });
  }
  const counted = await samples("portal_requests_total");
  const sites = new Set(Object.keys(counted).map((name) => /site="([^"]*)"/.exec(name)?.[1]));
  expect(sites.size).toBeLessThanOrEqual(51);
  expect(Object.keys(await samples("portal_cms_requests_total")).length).toBeLessThanOrEqual(51);
  const issues = await samples("portal_content_issues_total");
  expect(Object.keys(issues)).toHaveLength(51);
  expect(issues['portal_content_issues_total{code="other",severity="error"}']).toBe(20);
});

test("CMS requests are counted by outcome, and stale content is reported by its greatest age", async () => {
  const { samples } = await start();
  const failing = instrumented({
    get: async () => {
      throw new CmsError("timeout", "/webs", "expected an answer");
    },
  });
  await expect(failing.get("/webs")).rejects.toThrow("expected an answer");
  await instrumented({ get: async () => null }).get("/webs");
  expect(await samples("portal_cms_requests_total")).toEqual({
    'portal_cms_requests_total{part="/webs",outcome="timeout"}': 1,
    'portal_cms_requests_total{part="/webs",outcome="ok"}': 1,
  });
  expect(await samples("portal_content_age_seconds")).toEqual({});
  const { get } = await startApp(async ({ path }) => ({
    about: { route: "content", site: "up", language: "cs" },
    staleFor: Number(path.slice(1)),
  }));
  for (const age of [100, 900, 20]) await get(`/${age}`);
  await expect
    .poll(async () => Object.values(await samples('portal_content_age_seconds{site="up"}'))[0])
    .toSatisfy((age) => age >= 900 && age < 930);
});

test("the store is reported as up until it fails, and again when it recovers", async () => {
  const { samples } = await start();
  const state = async () => Object.values(await samples('portal_store_up{use="tried"}'));
  expect(await state()).toEqual([]);
  const store = createAvailability({ name: "tried", log: silent, budgetMs: 50, probe: async () => {} });
  expect(await state()).toEqual([1]);
  store.fail(new Error("away"));
  expect(await state()).toEqual([0]);
  await expect.poll(state).toEqual([1]);
});

test("the metrics port serves nothing else", async () => {
  const { url } = await start();
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics?x=1`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: "POST", body: "x" })).status).toBe(404);
});

test.each(["deploy/prometheus/alerts.yml", "deploy/grafana/portal.json"])(
  "every metric and label used in %s exists in a scrape",
  async (file) => {
    const { url, registry } = await start();
    const text = (await (await fetch(`${url}/metrics`)).text()) + (await createWorkerMetrics().read());
    const typed = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const exposed = new Set(
      typed.flatMap(([, name, type]) => (type === "histogram" ? [`${name}_bucket`, `${name}_count`] : [name])),
    );
    const source = readFileSync(join(import.meta.dirname, "../../..", file), "utf8").replaceAll('\\"', '"');
    const expressions = [...source.matchAll(/(?:\bexpr: |"expr": ")(.+)$/gm)].map(([, expression = ""]) => expression);
    expect(expressions.length).toBeGreaterThan(10);
    const named = expressions.flatMap((expression) => expression.match(/\b(?:portal|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !exposed.has(name))).toEqual([]);
    // Leave out the labels that Prometheus itself adds.
    const labels = expressions.flatMap((expression) => [
      ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(", ")),
      ...[...expression.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, name = ""]) => name),
    ]);
    const metrics = await registry.getMetricsAsArray();
    const own = metrics.flatMap((metric) =>
      "labelNames" in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [],
    );
    const known = ["instance", "job", "le", ...own];
    expect(own).toContain("site");
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  },
);

test("each alert links to a paragraph of docs/operations.md", () => {
  const root = join(import.meta.dirname, "../../..");
  const alerts = readFileSync(join(root, "deploy/prometheus/alerts.yml"), "utf8");
  const headings = [...readFileSync(join(root, "docs/operations.md"), "utf8").matchAll(/^### (.+)$/gm)];
  const anchors = headings.map(([, heading = ""]) => heading.toLowerCase().replaceAll(" ", "-"));
  const named = [...alerts.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, anchor]) => anchor);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((anchor) => !anchors.includes(anchor ?? ""))).toEqual([]);
});

test("messages and metrics quoted in docs/operations.md exist in the code", () => {
  const root = join(import.meta.dirname, "../../..");
  const [, runbook = ""] = readFileSync(join(root, "docs/operations.md"), "utf8").split("## Runbook");
  const cells = [...runbook.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text),
  );
  const sources = globSync("{server,renderer}/**/*.{ts,tsx,mjs}", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  // Placeholders in messages: the operations of the store, `read` and `written`.
  const variants = (text: string) => [text, text.replace(/\b(?:read|written)\b/, "$" + "{name}")];
  const isMessage = (text: string) => /^[A-Za-z_]+:? [a-z]/.test(text) && !text.includes("…");
  const messages = cells.filter(isMessage);
  const metrics = cells.flatMap((text) => /^portal_\w+/.exec(text) ?? []);
  expect(messages.length).toBeGreaterThan(30);
  expect(metrics.length).toBeGreaterThan(4);
  const isKnown = (text: string) => variants(text).some((each) => sources.includes(each));
  expect([...messages, ...metrics].filter((text) => !isKnown(text))).toEqual([]);
});
