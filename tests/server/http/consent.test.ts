import { expect, test, vi } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { patience } from "../../patience.ts";
import { aPage, startListeningApp } from "../listening-app.ts";
import { sendRequest } from "../send-request.ts";

const now = Date.parse("2026-11-20T23:30:00Z");

async function start(environment: Record<string, string> = {}) {
  const answerPage = vi.fn(async ({ path, visitor: { consent } }: PageRequest) =>
    aPage({ body: JSON.stringify(consent), cacheable: path !== "/settings" }),
  );
  const lines: string[] = [];
  const { port } = await startListeningApp({
    config: parseConfig(environment),
    log: createLog("info", { write: (line) => lines.push(line) }),
    clock: { now: () => now },
    answerPage,
  });

  const ask = async (method: string, path: string, headers: Record<string, string> = {}, posted = "") => {
    const own = { host: `localhost:${port}`, ...headers };
    const { body, ...answer } = await sendRequest({ port, path, method, headers: own }, posted);
    return { ...answer, body: String(body) };
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask("POST", "/consent", { ...ours, ...headers }, body);
  return { ask, post, answerPage, lines };
}

const ours = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };

test.each([
  ["choice=all", "11"],
  ["choice=none", "00"],
  ["choice=some&statistical=on", "10"],
  ["choice=some&marketing=on", "01"],
])("%s is stored for a year with its version and date, and redirects back", async (fields, digits) => {
  const { post, answerPage } = await start({ CONSENT_VERSION: "7" });
  const { status, headers } = await post(`${fields}&return=/rodina`);
  expect([status, headers["location"], headers["cache-control"]]).toEqual([303, "/rodina", "private, no-store"]);
  expect(headers["set-cookie"]).toEqual([`consent=7.2026-11-20.${digits}; Max-Age=31536000; Path=/; SameSite=Lax`]);
  expect(answerPage).not.toHaveBeenCalled();
});

test("the consent cookie is Secure except on the visitor's own machine", async () => {
  const { post } = await start({ ALLOWED_HOSTS: "www.portal.example" });
  const { headers } = await post("choice=all", { host: "www.portal.example" });
  expect(headers["set-cookie"]).toEqual([expect.stringContaining("; Secure; ")]);
});

test("a request for JSON gets a 204 without a redirect", async () => {
  const { post } = await start();
  const { status, headers, body } = await post("choice=all&return=/rodina", { accept: "application/json" });
  expect([status, headers["location"], body]).toEqual([204, undefined, ""]);
  expect(headers["set-cookie"]).toHaveLength(1);
});

test.each([
  [
    "the page in the Referer with its query",
    "/aktuality",
    "http://localhost/aktuality?year=2026&page=2",
    "/aktuality?year=2026&page=2",
  ],
  ["the page in the form, not the one in the Referer", "/rodina", "http://localhost/prace", "/rodina"],
  ["the page in the Referer if the form has none", "", "http://localhost/neni-tu?x=1", "/neni-tu?x=1"],
  ["a path on this site, whatever site is in the Referer", "", "https://evil.example/x", "/x"],
  ["home if there is neither", "", "", "/"],
  ["home, for another site", "https://evil.example/", "", "/"],
  ["home, for another host without a scheme", "//evil.example", "", "/"],
  ["home, for a backslash", "/\\evil.example", "", "/"],
  ["home, for an encoded backslash", "/%5Cevil.example", "", "/"],
  ["home, for a line break", "/x\r\nset-cookie: a=b", "", "/"],
  ["home, for a Referer with double slashes", "", "http://localhost//evil.example", "/"],
  ["home, for a sign-in page", "/auth/logout", "", "/"],
])("after a decision the visitor is redirected to %s", async (_, named, referer, expected) => {
  const { post } = await start();
  const sent = new URLSearchParams({ choice: "none", return: named });
  const { status, headers } = await post(sent.toString(), referer === "" ? {} : { referer });
  expect([status, headers["location"]]).toEqual([303, expected]);
});

test.each(["", "choice=yes", "statistical=on", "choice=&return=/rodina"])(
  "%j is not a decision: it is refused and nothing is stored",
  async (fields) => {
    const { post, lines } = await start();
    const { status, headers } = await post(fields);
    expect([status, headers["set-cookie"]]).toEqual([400, undefined]);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }, 403],
  ["outside a page", { "sec-fetch-site": "none" }, 403],
  ["JSON", { "content-type": "application/json" }, 415],
])("a decision from %s is refused", async (_, headers, status) => {
  const { post } = await start();
  const answer = await post("choice=all", headers);
  expect([answer.status, answer.headers["set-cookie"]]).toEqual([status, undefined]);
});

test("a visitor who opens the address directly is redirected home", async () => {
  const { ask } = await start();
  const { status, headers } = await ask("GET", "/consent");
  expect([status, headers["location"]]).toEqual([302, "/"]);
});

const forged = ["1.2026-11-20.22", "2.2026-11-20.11", "1..11", "1.2026-11-20.11x", '{"marketing":true}'];

test("an uncacheable page receives the visitor's decision, and invalid ones are ignored", async () => {
  const { ask } = await start();
  const asks = async (cookie: string) => (await ask("GET", "/settings", cookie ? { cookie } : {})).body;
  expect(await asks("")).toBe("null");
  expect(await asks("consent=1.2026-11-20.10")).toBe('{"statistical":true,"marketing":false}');
  expect(await asks("")).toBe("null");
  for (const each of forged) expect(await asks(`consent=${each}`), each).toBe("null");
});

test("without scripts a style sheet hides the bar from visitors who have decided, and it is never cached", async () => {
  const { ask } = await start();
  const style = (cookie: string) => ask("GET", "/consent.css", cookie ? { cookie } : {});
  for (const cookie of ["", ...forged.map((each) => `consent=${each}`)]) expect((await style(cookie)).body).toBe("");
  for (const decided of ["consent=1.2026-11-20.10", "consent=1.2026-11-20.00"]) {
    const { status, headers, body } = await style(decided);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/css; charset=utf-8",
      "private, no-store",
    ]);
    expect(body).toContain("[data-consent-bar]{display:none!important}");
  }
});

test("the log says that a decision was posted but not which one", async () => {
  const { post, lines } = await start();
  await post("choice=some&statistical=on&return=/rodina");
  await vi.waitFor(() => expect(lines.some((line) => line.includes("/consent"))).toBe(true), patience);
  for (const line of lines) expect(line).not.toMatch(/statistical|choice|2026-11-20\.|\/rodina/);
});
