import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { get } from "./http.ts";
import { launch } from "./portal.ts";
import { test } from "./visitor.ts";

const mistakes = [
  { what: "an empty address of the CMS", env: { CMS_URL: "" }, says: /^Headless CMS url is not configured\.$/ },
  {
    what: "an address of the CMS with credentials in it",
    env: { CMS_URL: "https://editor:hunter2@cms.example.org/api" },
    says: /^CMS_URL: expected [^\n]+ without query and credentials \(CMS_HEADERS is for those\)$/,
  },
  { what: "a port that is no number", env: { PORT: "abc" }, says: /^PORT: expected .+, got "abc"$/ },
  { what: "a retention that is no number", env: { RETENTION_PAGES_S: "-1" }, says: /^RETENTION_PAGES_S: expected .+$/ },
  { what: "an unknown log level", env: { LOG_LEVEL: "loud" }, says: /^LOG_LEVEL: expected one of .+, got "loud"$/ },
];

for (const { what, env, says } of mistakes) {
  test(`${what} stops the start with one line and exit code 1`, async () => {
    const { output, exited } = launch(env);
    expect(await exited).toBe(1);
    expect(output.stderr.trim()).toMatch(says);
    expect(output.stdout).toBe("");
  });
}

test("a taken port stops the start with one line and exit code 1", async ({ portal }) => {
  const { output, exited } = launch({ PORT: String(portal.port) });
  expect(await exited).toBe(1);
  expect(output.stderr.trim().split("\n")).toHaveLength(1);
  expect(output.stderr).toContain(String(portal.port));
  expect(output.stdout).not.toContain("Portal ready");
});

test("without an address of the CMS the portal serves its own recorded contents", async () => {
  const { child, output, exited } = launch({});
  await expect.poll(() => output.stdout, { timeout: 20_000 }).toMatch(/Portal ready on http:\/\/localhost:\d+/);
  const port = Number(/Portal ready on http:\/\/localhost:(\d+)/.exec(output.stdout)?.[1]);
  expect((await get({ port }, "/rodina")).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exited, output.stderr).toBe(0);
});

test("SIGTERM lets responses under way end and takes no new connections", async ({ start }) => {
  const portal = await start();
  portal.fail(() => ({ delayMs: 500 }));
  const underWay = get(portal, "/rodina/porodne");
  // The list of sites is read at start, whoever asks for a page.
  await expect.poll(() => portal.requests.some((address) => address !== "/webs")).toBe(true);
  portal.child.kill("SIGTERM");
  await setTimeout(100);
  await expect(get(portal, "/livez")).rejects.toThrow(/ECONNREFUSED/);
  const { status, headers, text } = await underWay;
  expect(status).toBe(200);
  expect(headers["connection"]).toBe("close");
  expect(text).toContain("</html>");
  expect(await portal.exited).toBe(0);
});
