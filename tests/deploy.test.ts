import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { healthPaths } from "#schemas/site/own-paths.ts";
import { parseConfig, settings } from "#server/config/config.ts";
import { nodeEnvironment, nodeFlags } from "#server/node-options.mjs";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

const dockerfile = read("docker/Dockerfile").replaceAll("\\\n", " ");
const compose = parse(read("docker/compose.yaml"), { merge: true });
const unit = read("systemd/portal.service");
const manifests = parseAllDocuments(read("kubernetes/portal.yaml")).map((each) => each.toJS());
const ofKind = (kind: string) => manifests.find((each) => each.kind === kind);
const [container] = ofKind("Deployment").spec.template.spec.containers;

const assignments = (text: string) =>
  Object.fromEntries([...text.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
const imageVariables = assignments(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? "");
const composeVariables: Record<string, string> = compose.services["portal-1"].environment;

const secret = "a secret of at least thirty-two characters";
/** The environment that each file gives a node, including variables set from outside. */
const environments: Record<string, Record<string, string>> = {
  image: imageVariables,
  compose: Object.fromEntries(
    Object.entries(composeVariables).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-(.*)\}/, "$1").replace(/\$\{.*\}/, secret),
    ]),
  ),
  unit: assignments([...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line]) => line).join(" ")),
  kubernetes: { ...ofKind("ConfigMap").data, AUTH_SECRET: secret, CHANGED_SECRET: secret },
};
const ofNode = ["NODE_ENV", "NODE_COMPILE_CACHE", ...Object.keys(nodeEnvironment)];

test.each(Object.entries(environments))(
  "the %s gives nodes variables that the portal has, with values it takes",
  (_, given) => {
    expect(Object.keys(given).length).toBeGreaterThan(3);
    expect(Object.keys(given).filter((name) => !(name in settings.shape || ofNode.includes(name)))).toEqual([]);
    expect(parseConfig(given).warnings).toEqual([]);
  },
);

test("image and unit start the server as npm start does", () => {
  const command = ["node", ...nodeFlags, "server/main.mjs"];
  expect(JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? "")).toEqual(command);
  expect(/^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1]).toBe(command.join(" "));
  for (const given of [environments["image"], environments["unit"]]) expect(given).toMatchObject(nodeEnvironment);
});

test("files and programs that the images are made of are in the project", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));
  const programs = [...`${dockerfile}\n${read("docker/compose.yaml")}`.matchAll(/[\w/]+\/\w+\.(?:ts|mjs)\b/g)].map(
    ([file]) => file,
  );
  expect(copied.length).toBeGreaterThan(4);
  expect(new Set(programs).size).toBe(4);
  expect([...copied, ...programs].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const steps = [...dockerfile.matchAll(/^RUN (.*)$/gm)].map(([, step]) => step);
  // tests/nodes/package.spec.ts runs the second one.
  const packed = "node renderer/build/build.ts && node renderer/build/package.ts dist/package";
  expect(steps).toEqual(["npm ci", packed, "install -d -o node -g node /var/lib/portal"]);
});

test("ports and health addresses lead to each other", () => {
  const { PORT } = imageVariables;
  const upstream = read("docker/nginx.conf");
  const nodes = Object.keys(compose.services).filter((name) => name.startsWith("portal-"));
  expect([...upstream.matchAll(/server ([\w-]+:\d+) max_fails=1 fail_timeout=2s;/g)].map(([, each]) => each)).toEqual(
    nodes.map((name) => `${name}:${PORT}`),
  );
  const targets = parse(read("prometheus/prometheus.yml")).scrape_configs[0].static_configs[0].targets;
  expect(targets).toEqual(nodes.map((name) => `${name}:${composeVariables["METRICS_PORT"]}`));
  const ports = container.ports.map(({ containerPort }: { containerPort: number }) => String(containerPort));
  expect(ports).toEqual([PORT, ofKind("ConfigMap").data.METRICS_PORT]);
  const probes = ["startupProbe", "livenessProbe", "readinessProbe"].map((name) => container[name].httpGet.path);
  const inDockerfile = /\/\w+(?='\)\.then)/.exec(dockerfile)?.[0];
  for (const path of [...probes, inDockerfile]) expect(Object.values(healthPaths)).toContain(path);
});

test("nginx trusts the network of the compose file, and not its gateway, whose address visitors may have", () => {
  const [{ subnet, gateway }] = compose.networks.default.ipam.config;
  expect(read("docker/nginx.conf")).toContain(`geo $portal_is_near { default 0; ${subnet} 1; ${gateway} 0; }`);
});

test("whoever stops a node waits longer than the node does", () => {
  const delay = Number(imageVariables["SHUTDOWN_DELAY_S"]);
  expect(delay).toBeGreaterThan(10);
  const { terminationGracePeriodSeconds } = ofKind("Deployment").spec.template.spec;
  const waits = [
    Number.parseInt(compose.services["portal-1"].stop_grace_period, 10),
    Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
    terminationGracePeriodSeconds - container.lifecycle.preStop.sleep.seconds,
  ];
  for (const wait of waits) expect(wait).toBeGreaterThan(delay + 10);
});

test("nginx gives each request that it passes on an id, by which lines of its log and of a node's are found", () => {
  const included = read("nginx/pages.conf");
  const passing = read("nginx/server.conf")
    .replaceAll(/include \S+\/pages\.conf;/g, included)
    .split(/^location /m)
    .filter((location) => location.includes("proxy_pass"));
  expect(passing).toHaveLength(4);
  for (const location of passing) expect(location).toContain("proxy_set_header X-Request-Id $request_id;");
});
