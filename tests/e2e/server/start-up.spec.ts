import { expect } from "@playwright/test";
import { get } from "../support/http.ts";
import { launch } from "../support/portal.ts";
import { test } from "../support/visitor.ts";

test("a port in use stops the start with one log line and exit code 1", async ({ portal }) => {
  const { output, exited } = launch({ PORT: String(portal.port) });
  expect(await exited).toBe(1);
  expect(JSON.parse(output.stderr)).toMatchObject({ level: 50, reason: expect.stringContaining(String(portal.port)) });
  expect(output.stdout).not.toContain("Portal ready");
});

test("without a CMS address the portal serves its own recorded contents", async () => {
  const { child, output, exited } = launch({});
  await expect.poll(() => output.stdout, { timeout: 60_000 }).toMatch(/Portal ready on http:\/\/localhost:\d+/);
  const port = Number(/Portal ready on http:\/\/localhost:(\d+)/.exec(output.stdout)?.[1]);
  expect((await get({ port }, "/rodina")).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exited, output.stderr).toBe(0);
});

test("SIGTERM finishes responses in flight and accepts no new connections", async ({ start }) => {
  const portal = await start();
  portal.fail(() => ({ delayMs: 500 }));
  const underWay = get(portal, "/rodina/porodne");
  // The portal also renders its home page after the start.
  await expect.poll(() => portal.requests.some((address) => address.includes("porodne"))).toBe(true);
  portal.child.kill("SIGTERM");
  const refusal = () => get(portal, "/livez").then(String, String);
  await expect.poll(refusal).toMatch(/ECONNREFUSED/);
  const { status, headers, text } = await underWay;
  expect(status).toBe(200);
  expect(headers["connection"]).toBe("close");
  expect(text).toContain("</html>");
  expect(await portal.exited).toBe(0);
});
