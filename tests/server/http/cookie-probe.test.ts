import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { probePaths } from "#schemas/values/cookie-probe.ts";
import { serveCookieProbe } from "#server/http/cookie-probe.ts";

function start() {
  const app = fastify();
  onTestFinished(() => app.close());
  serveCookieProbe(app, async (host) => host === "www.example.org");
  return (url: string, headers: Record<string, string>) => app.inject({ url, headers });
}

const origin = "https://www.example.org";

test("a page of the portal gets a cookie sent with cross-site requests, and learns that it came back", async () => {
  const get = start();
  const set = await get(probePaths.set, { origin });
  expect(set.statusCode).toBe(200);
  expect(set.headers).toMatchObject({
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "cache-control": "no-store",
    vary: "origin",
  });
  const [cookie = "", ...attributes] = String(set.headers["set-cookie"]).split("; ");
  expect(attributes.toSorted()).toEqual([
    "HttpOnly",
    "Max-Age=60",
    `Path=${probePaths.check}`,
    "SameSite=None",
    "Secure",
  ]);
  const check = await get(probePaths.check, { origin, cookie: `other=2; ${cookie}` });
  expect(check.body).toBe("yes");
  expect(check.headers["set-cookie"]).toContain("Max-Age=0");
});

test("without the cookie the probe answers no", async () => {
  const get = start();
  expect((await get(probePaths.check, { origin })).body).toBe("no");
  expect((await get(probePaths.check, { origin, cookie: "not-cookie-probe=1" })).body).toBe("no");
});

test.each([
  undefined,
  "null",
  "https://evil.example",
  "https://www.example.org.evil.example",
  "https://www.example.org/path",
  "https://user@www.example.org",
  "ftp://www.example.org",
  "www.example.org",
])("the origin %s gets no answer", async (foreign) => {
  const get = start();
  for (const path of Object.values(probePaths)) {
    const { statusCode, headers } = await get(path, foreign === undefined ? {} : { origin: foreign });
    expect(statusCode).toBe(403);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  }
});
