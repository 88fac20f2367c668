import { expect, test } from "vitest";
import { type Answer, hang, html, json, reset } from "./fake-provider.ts";
import { type Reply, startPortal } from "./portal.ts";

const MINUTE = 60_000;

const truncated: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"login":');
  setTimeout(() => response.destroy(), 20);
};

const gateway =
  (status: number): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");

const drops: Answer = (_, response) => {
  let sent = 0;
  const timer = setInterval(() => response.write(sent++ === 0 ? '{"login":"' : "x"), 50);
  response.once("close", () => clearInterval(timer));
};

const calls = ["/rest/user-info", "/rest/refresh", "/rest/sign-in", "/rest/sign-out"];

const outages: [name: string, answer: Answer | "killed"][] = [
  ["is killed", "killed"],
  ["hangs", hang],
  ["sends its response byte by byte", drops],
  ["resets connections", reset],
  ["truncates its responses", truncated],
  ["answers 500", json({ login: "eve" }, 500)],
  ["answers 429", json({}, 429)],
  ["is behind a gateway that answers 404", gateway(404)],
  ["is behind a gateway that answers 403", gateway(403)],
  ["is behind a gateway that answers 502", gateway(502)],
  ["answers with a maintenance page", html],
];

/** Each reply as its status, or as a whole when it is another than expected. */
const outcomes = (replies: Reply[], expected: number) =>
  replies.map((reply) => (reply.status === expected ? expected : reply));

test.each(outages)(
  "while the provider %s, sessions and public pages survive, and everything works again afterwards",
  async (_, answer) => {
    // A short timeout only where no response ever comes; a healthy provider may be slow on a busy machine.
    const timeout = answer === hang || answer === drops ? 2000 : 10_000;
    const { visitor, provider, clock, lines } = await startPortal({ AUTH_TIMEOUT_MS: String(timeout) });
    const refused = () => `refused: ${JSON.stringify(lines.filter(({ route }) => route === "refused"))}`;
    const people = ["jana", "petr", "eva"].map((login) => ({ login, browser: visitor() }));
    await Promise.all(people.map(({ login, browser }) => browser.signIn(login)));
    clock.time += 11 * MINUTE;
    if (answer === "killed") await provider.stop();
    else for (const path of calls) provider.faults.set(path, answer);

    for (const round of [1, 2]) {
      const pages = await Promise.all([
        ...people.flatMap(({ browser }) => ["/x", `/x?q=${round}`].map((path) => browser.ask(path))),
        visitor().ask("/x"),
      ]);
      expect(outcomes(pages, 200), refused()).toEqual(pages.map(() => 200));
      const secret = await Promise.all(people.map(({ browser }) => browser.ask("/secret")));
      expect(outcomes(secret, 503), refused()).toEqual(secret.map(() => 503));
      const refreshed = await Promise.all(people.map(({ browser }) => browser.refresh()));
      expect(outcomes(refreshed, 503), refused()).toEqual(refreshed.map(() => 503));
      const active = await Promise.all(
        people.map(({ browser }) => browser.ask("/auth/activity?idle=0", { method: "POST" })),
      );
      expect(outcomes(active, 204), refused()).toEqual(active.map(() => 204));
      clock.time += 3000;
    }

    if (answer === "killed") await provider.restart();
    provider.faults.clear();
    clock.time += 3000;
    for (const { login, browser } of people) {
      expect((await browser.refresh()).status).toBe(200);
      expect((await browser.ask("/secret")).text).toBe(`page of ${login}`);
    }
  },
);

test("a flood of signed-in visitors during a provider outage delays nobody else and ends no session", async () => {
  const { visitor, provider, clock } = await startPortal({ AUTH_TIMEOUT_MS: "3000" });
  const people = Array.from({ length: 40 }, () => visitor());
  for (const browser of people) await browser.signIn("jana");
  clock.time += 6 * MINUTE;
  provider.faults.set("/rest/user-info", hang);
  const ended: string[] = [];
  const flood = Promise.all(people.flatMap((browser) => [browser.refresh(), browser.refresh(), browser.refresh()]));
  void flood.then(() => ended.push("flood"));
  await expect.poll(() => provider.callsOf("/rest/user-info").length).toBeGreaterThan(people.length);
  // The first calls hang now; they must not block the others.
  for (let count = 0; count < 10; count += 1) expect((await visitor().ask("/x")).text).toBe("page of nobody");
  ended.push("others");
  expect(new Set((await flood).map(({ status }) => status))).toEqual(new Set([503]));
  expect(ended).toEqual(["others", "flood"]);
  // Requests of one session share a call: one for signing in, one for the flood.
  expect(provider.callsOf("/rest/user-info").length).toBeLessThanOrEqual(2 * people.length);
  provider.faults.clear();
  clock.time += 3000;
  for (const browser of people) expect((await browser.ask("/secret")).text).toBe("page of jana");
});
