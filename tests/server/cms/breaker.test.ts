import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { withBreaker } from "#server/cms/breaker.ts";
import { CmsError, type CmsErrorKind, type CmsResponse } from "#server/cms/client.ts";

/** A circuit breaker around a CMS whose paths can fail, on a clock that the test controls. */
function start() {
  const clock = { time: 0 };
  const failing = new Map<string, CmsErrorKind>();
  const sent: string[] = [];
  const changes: string[] = [];
  const client = withBreaker(
    {
      get: async (path) => {
        sent.push(path);
        const kind = [...failing].find(([prefix]) => path.startsWith(prefix))?.[1];
        if (kind === "timeout") clock.time += 5000;
        if (kind) throw new CmsError(kind, path, "expected an answer");
        return { json: {}, text: "{}" };
      },
    },
    { probeIntervalMs: 500, now: () => clock.time, onChange: (part, isDown) => changes.push(`${part} ${isDown}`) },
  );
  const kindAt = (path: string) =>
    client.get(path).then(
      () => "answered",
      (error) => (error instanceof CmsError ? error.kind : "unexpected"),
    );
  return { clock, failing, sent, changes, kindAt };
}

test("after three failures in a row requests fail without being sent, except for an occasional trial request", async () => {
  const { clock, failing, sent, kindAt } = start();
  failing.set("/webs", "network");
  for (let count = 0; count < 3; count++) expect(await kindAt("/webs")).toBe("network");
  sent.length = 0;
  for (let time = 0; time < 10_000; time += 10) {
    clock.time += 10;
    await kindAt("/webs");
  }
  expect(sent.length).toBeGreaterThan(15);
  expect(sent.length).toBeLessThanOrEqual(21);
  expect(await kindAt("/webs")).toBe("down");
});

test("a response between failures keeps a part closed", async () => {
  const { failing, kindAt, changes } = start();
  for (let count = 0; count < 9; count++) {
    failing.set("/contents/by-id/broken", "status");
    await kindAt("/contents/by-id/broken");
    if (count % 2 === 1) await kindAt("/contents/by-friendly-url/sound");
  }
  expect(changes).toEqual([]);
});

test("one timeout opens a part that has never responded", async () => {
  const { failing, kindAt } = start();
  failing.set("/webs", "timeout");
  expect(await kindAt("/webs")).toBe("timeout");
  // The first try is due immediately.
  await kindAt("/webs");
  failing.set("/webs", "network");
  await kindAt("/webs");
  expect(await kindAt("/webs")).toBe("down");
});

test("an open part does not affect the others", async () => {
  const { failing, kindAt, changes } = start();
  failing.set("/folders", "status");
  for (let count = 0; count < 5; count++) await kindAt("/folders/by-id/1/tree");
  expect(await kindAt("/folders/by-id/1/tree")).toBe("down");
  expect(await kindAt("/contents/by-id/1")).toBe("answered");
  expect(await kindAt("/contents")).toBe("answered");
  expect(changes).toEqual(["/folders/by- true"]);
});

test("once two parts are open, each further part opens after one failure, and all share the trial requests", async () => {
  const { clock, failing, sent, kindAt } = start();
  failing.set("/", "network");
  const paths = ["/webs", "/contents/by-id/1", "/contents", "/folders/by-id/1/tree", "/documents"];
  for (let count = 0; count < 3; count++) await kindAt("/webs");
  expect(await kindAt("/contents/by-id/1")).toBe("network");
  for (const path of paths.slice(2)) {
    clock.time += 500;
    expect(await kindAt(path)).toBe("network");
  }
  expect(await kindAt("/tags")).toBe("down");
  sent.length = 0;
  for (let time = 0; time < 10_000; time += 10) {
    clock.time += 10;
    for (const path of paths) await kindAt(path);
  }
  expect(sent.length).toBeLessThanOrEqual(21);
});

test("a successful trial request closes the part", async () => {
  const { clock, failing, kindAt, changes } = start();
  failing.set("/webs", "network");
  for (let count = 0; count < 5; count++) await kindAt("/webs");
  failing.clear();
  expect(await kindAt("/webs")).toBe("down");
  clock.time += 500;
  expect(await kindAt("/webs")).toBe("answered");
  expect(await kindAt("/webs")).toBe("answered");
  expect(changes).toEqual(["/webs true", "/webs false"]);
});

/** A circuit breaker that is open for /webs. Further requests are answered by the test. */
async function startHanging() {
  const clock = { time: 0 };
  const waiting: PromiseWithResolvers<CmsResponse>[] = [];
  let isOpen = false;
  const client = withBreaker(
    {
      get: async (path) => {
        if (!isOpen) throw new CmsError("network", path, "expected an answer");
        const pending = Promise.withResolvers<CmsResponse>();
        waiting.push(pending);
        return pending.promise;
      },
    },
    { probeIntervalMs: 500, now: () => clock.time },
  );
  for (let count = 0; count < 3; count++) await client.get("/webs").catch(() => {});
  isOpen = true;
  const probe = () => {
    clock.time += 500;
    return client.get("/webs");
  };
  return { client, waiting, probe };
}

test("nobody waits for a trial request that hangs, and its late answer still closes the part", async () => {
  const { client, waiting, probe } = await startHanging();
  await expect(probe()).rejects.toMatchObject({ kind: "down" });
  await expect(probe()).rejects.toMatchObject({ kind: "down" });
  waiting[0]?.resolve({ json: {}, text: "{}" });
  await setImmediate();
  const next = client.get("/webs");
  waiting[2]?.resolve({ json: {}, text: "answer" });
  expect(await next).toMatchObject({ text: "answer" });
});

test("trial requests from before a response do not open the part again when they time out", async () => {
  const { client, waiting, probe } = await startHanging();
  const probes = [probe(), probe(), probe(), probe()];
  waiting[3]?.resolve({ json: {}, text: "{}" });
  await expect(probes[3]).resolves.toMatchObject({ text: "{}" });
  for (const each of waiting.slice(0, 3)) each.reject(new CmsError("timeout", "/webs", "expected an answer"));
  await Promise.allSettled(probes);
  const next = client.get("/webs");
  waiting[4]?.resolve({ json: {}, text: "answer" });
  expect(await next).toMatchObject({ text: "answer" });
});

test.each(["invalid", "too-large", "too-deep"] as const)(
  "a record that is %s does not count as an outage",
  async (kind) => {
    const { failing, kindAt } = start();
    failing.set("/webs", kind);
    for (let count = 0; count < 5; count++) expect(await kindAt("/webs")).toBe(kind);
  },
);
