import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { events } from "./events.ts";
import { countRequests } from "./request-metrics.ts";

/** Milliseconds for which a served content age is reported. */
const ageKeptMs = 60_000;

/** Values per label, since some come from the CMS and visitors; further ones are counted as `other`. */
const maxLabelValues = 50;

/** Labels of a process in logs and metrics. */
export interface About {
  node: string;
  build: string;
}

/**
 * Creates the Prometheus metrics from the events of the process (`events.ts`). Their names are also used in
 * deploy/prometheus and deploy/grafana; a test compares them.
 */
export function createMetrics({ node, build }: About): Registry {
  const registry = new Registry();
  const registers: Registers = [registry];
  collectDefaultMetrics({ register: registry });

  const info = new Gauge({
    name: "portal_build_info",
    help: "The build that a node runs.",
    labelNames: ["node", "build"],
    registers,
  });
  info.set({ node, build }, 1);

  const siteLabel = createLabel();
  countRequests(registers, siteLabel);
  countAges(registers, siteLabel);
  countCmsRequests(registers);
  countContent(registers);
  countNode(registers);
  return registry;
}

type Registers = [Registry];

function countAges(registers: Registers, siteLabel: (site: string) => string): void {
  const ages = new Map<string, { age: number; at: number }>();
  events.requestAnswered.subscribe(({ site, contentAge }) => {
    if (contentAge) noteAge(siteLabel(site ?? "none"), contentAge);
  });

  function noteAge(site: string, age: number): void {
    const at = performance.now();
    const reported = ages.get(site);
    if (!reported || reported.age <= age || at - reported.at > ageKeptMs) ages.set(site, { age, at });
  }

  new Gauge({
    name: "portal_content_age_seconds",
    help: "Greatest time past its retention of content that was shown in the last minute; absent while all was fresh.",
    labelNames: ["site"],
    aggregator: "max",
    registers,
    collect() {
      this.reset();
      for (const [site, { age, at }] of ages)
        if (performance.now() - at > ageKeptMs) ages.delete(site);
        else this.set({ site }, age);
    },
  });
}

function countCmsRequests(registers: Registers): void {
  const cmsRequests = new Counter({
    name: "portal_cms_requests_total",
    help: "Requests to the CMS by its part and their outcome: ok, or the kind of failure.",
    labelNames: ["part", "outcome"],
    registers,
  });
  const cmsDurations = new Histogram({
    name: "portal_cms_request_duration_seconds",
    help: "Time from a request to the CMS to the end of its answer.",
    labelNames: ["part"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const partLabel = createLabel();
  events.cmsAnswered.subscribe(({ part, ms, failure }) => {
    cmsRequests.inc({ part: partLabel(part), outcome: failure ?? "ok" });
    cmsDurations.observe({ part: partLabel(part) }, ms / 1000);
  });
  const cmsDown = new Gauge({
    name: "portal_cms_down",
    help: "1 while a part of the CMS counts as down and is only tried from time to time.",
    labelNames: ["part"],
    aggregator: "max",
    registers,
  });
  events.cmsChanged.subscribe(({ part, isDown }) => cmsDown.set({ part: partLabel(part) }, Number(isDown)));
}

function countContent(registers: Registers): void {
  const partsGivenUp = new Gauge({
    name: "portal_parts_given_up",
    help: "Parts of pages, such as menus, that could not be read for five minutes: pages are kept without them.",
    aggregator: "max",
    registers,
  });
  events.partsGivenUp.subscribe((count) => partsGivenUp.set(count));

  const issues = new Counter({
    name: "portal_content_issues_total",
    help: "Faults of content that were found and left out of pages, by code.",
    labelNames: ["code", "severity"],
    registers,
  });
  const codeLabel = createLabel();
  events.issueFound.subscribe(({ code, severity }) => issues.inc({ code: codeLabel(code), severity }));
}

function countNode(registers: Registers): void {
  const sessions = new Counter({
    name: "portal_sessions_total",
    help: "Sessions of signed-in visitors by what became of them.",
    labelNames: ["event"],
    registers,
  });
  events.sessionChanged.subscribe((event) => sessions.inc({ event }));

  const logoutTokens = new Counter({
    name: "portal_logout_tokens_total",
    help: "Logout tokens of an OpenID provider by what became of them.",
    labelNames: ["result"],
    registers,
  });
  events.logoutTokenReceived.subscribe((result) => logoutTokens.inc({ result }));

  const store = new Gauge({
    name: "portal_store_up",
    help: "1 while the store that nodes share can be used; absent without one.",
    labelNames: ["use"],
    aggregator: "min",
    registers,
  });
  events.storeChanged.subscribe(({ use, isDown }) => store.set({ use }, Number(!isDown)));

  const submissions = new Gauge({
    name: "portal_form_submissions",
    help: "Submissions of forms that wait for their delivery, or were given up.",
    labelNames: ["state"],
    // Workers share the outbox of their node.
    aggregator: "max",
    registers,
  });
  events.outboxChanged.subscribe(({ waiting, dead }) => {
    submissions.set({ state: "waiting" }, waiting);
    submissions.set({ state: "dead" }, dead);
  });

  const refused = new Counter({
    name: "portal_forms_refused_total",
    help: "Forms that were not taken, because a robot may have sent them.",
    labelNames: ["reason"],
    registers,
  });
  events.formRefused.subscribe((reason) => refused.inc({ reason }));

  const running = new Gauge({ name: "portal_render_running", help: "Pages that are being rendered.", registers });
  const waiting = new Gauge({ name: "portal_render_waiting", help: "Pages that wait to be rendered.", registers });
  events.queueChanged.subscribe((queue) => {
    running.set(queue.running);
    waiting.set(queue.waiting);
  });
}

/** Returns a function that limits the number of values of a label, in order of first use. */
function createLabel(): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= maxLabelValues || value.length > 100) return "other";
    known.add(value);
    return value;
  };
}
