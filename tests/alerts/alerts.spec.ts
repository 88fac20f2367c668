import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../deploy/prometheus");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

test("each alert fires where it should and is silent where it should, as Prometheus evaluates it", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "alerts.test.yml"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
  const named = [...read("alerts.yml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const fired = [...read("alerts.test.yml").matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !fired.includes(name))).toEqual([]);
});
