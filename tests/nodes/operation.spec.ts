import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { changeHeaders, signChange } from "#server/changes/signature.ts";
import { systemClock } from "#server/clock.ts";
import { startProcess } from "./portal-process.ts";

test("a portal is monitored by metrics and log, and its secrets are rotated while it runs", async () => {
  const [old, next] = ["o".repeat(32), "n".repeat(32)];
  const folder = temporaryFolder({ changed: `${old}\nshort\n` });
  const { child, lines, logged, url } = await startProcess({
    CHANGED_SECRET_FILE: join(folder, "changed"),
    METRICS_PORT: "0",
    CMS_ULR: "https://cms.example.org",
  });
  const warnings = lines.filter(({ level }) => level === 40).map(({ msg }) => msg);
  expect(warnings).toContain("Unknown setting CMS_ULR; did you mean CMS_URL?");
  expect(warnings).toContain(
    "CHANGED_SECRET: entry 2 is left out, expected at least 32 characters; the others are used",
  );

  for (const path of ["/", "/", "/en"]) expect((await fetch(url + path)).status).toBe(200);
  const line = await logged("request", 3);
  expect(line).toMatchObject({ route: "content", site: "mpsv.localhost", language: "en", host: "localhost" });
  expect(line).toMatchObject({ node: expect.any(String), build: expect.any(String), requestId: expect.any(String) });
  const metrics = await logged("serving metrics");
  const scrape = await (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text();
  expect(scrape).toContain('portal_requests_total{route="content",site="mpsv.localhost",status="200",cache="miss"} 2');
  expect(scrape).toMatch(/^portal_cms_requests_total\{part="\/webs",outcome="ok"\} \d+$/m);

  const notify = async (secret: string, id: number) => {
    const body = JSON.stringify({ ids: [id] });
    const time = String(Math.floor(systemClock.now() / 1000));
    const headers = { [changeHeaders.time]: time, [changeHeaders.signature]: signChange(secret, time, body) };
    return (await fetch(`${url}/_portal/changed`, { method: "POST", headers, body })).status;
  };
  expect([await notify(old, 1), await notify(next, 2)]).toEqual([200, 401]);
  writeFileSync(join(folder, "changed"), `${next},${old}`);
  child.kill("SIGHUP");
  await logged("settings reloaded");
  expect([await notify(old, 3), await notify(next, 4)]).toEqual([200, 200]);
  writeFileSync(join(folder, "changed"), "broken");
  child.kill("SIGHUP");
  const refused = await logged("settings not reloaded, as they are wrong; keeping the current ones");
  expect(refused?.reason).toMatch(/^CHANGED_SECRET: expected at least 32 characters/);
  expect(await notify(next, 5)).toBe(200);
  expect(JSON.stringify(lines)).not.toMatch(/o{32}|n{32}/);

  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
