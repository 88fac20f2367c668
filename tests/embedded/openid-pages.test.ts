import { expect, test, vi } from "vitest";
import { callback, citizen, listenForLogout, official, startOpenId } from "./openid.ts";
import { createVisitor } from "./openid-visitor.ts";

const withoutPushing = { features: { pushedRequests: false } };
const languageOf = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1];

test("a wrong password gets the form again, with the reason and the name, and nobody is signed in", async () => {
  const { begin } = await startOpenId();
  const visitor = createVisitor();
  const { address } = await begin();
  const page = await visitor.open(address);
  const wrong = await visitor.submit(page, { username: citizen.login, password: official.password });
  expect([wrong.status, wrong.leftTo]).toEqual([422, null]);
  expect(wrong.html).toContain("Uživatelské jméno nebo heslo není správné.");
  expect(wrong.html).toContain('value="obcan"');
  const empty = await visitor.submit(wrong, { username: "", password: "" });
  expect(empty.html).toContain("Zadejte heslo.");
  const right = await visitor.submit(empty, { username: citizen.login, password: citizen.password });
  expect(right.leftTo).toContain(`${callback}?code=`);
});

test("the page is in the language that the portal asks for, or else of the link, the cookie or the browser", async () => {
  const { begin } = await startOpenId();
  const page = async (parameters: Record<string, string>, visitor = createVisitor("ru")) =>
    visitor.open((await begin(parameters)).address);
  expect(languageOf((await page({})).html)).toBe("ru");
  expect(languageOf((await page({ ui_locales: "de uk cs" })).html)).toBe("uk");
  const visitor = createVisitor("cs");
  const first = await page({}, visitor);
  const link = /href="(\?[^"]*lang=en[^"]*)"/.exec(first.html)?.[1] ?? "";
  const english = await visitor.open(new URL(link, first.url).href);
  expect(languageOf(english.html)).toBe("en");
  const wrong = await visitor.submit(english, { username: "x", password: "x" });
  expect(wrong.html).toContain("The username or the password is not correct.");
  expect(languageOf((await page({}, visitor)).html)).toBe("en");
  expect(languageOf((await page({ ui_locales: "ru" }, visitor)).html)).toBe("ru");
});

test("pages need no script, load nothing external, and their form may redirect to the portal", async () => {
  const { provider, begin } = await startOpenId();
  const visitor = createVisitor();
  const { url, html } = await visitor.open((await begin()).address);
  expect(html).not.toMatch(/<script|style=|https?:/);
  const cookie = visitor.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { headers } = await fetch(url, { headers: { cookie } });
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).toContain("form-action 'self' http://mpsv.localhost:3000;");
  expect(headers.get("cache-control")).toBe("no-store");
  const styles = await fetch(new URL("provider.css", url));
  expect([styles.status, styles.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  expect(url.startsWith(`${provider.url}/interaction/`)).toBe(true);
});

test.for([
  "https://evil.example/auth/callback",
  "http://localhost.evil.example/auth/callback",
  "http://localhost:3000/auth/callback?next=//evil.example",
  "http://localhost:3000/auth/callback#x",
  "http://localhost:3000/auth/other",
  "http://localhost:3000/auth/x/../callback",
  "http://user@localhost:3000/auth/callback",
  "http://LOCALHOST:3000/auth/callback",
  "javascript:alert(1)",
])("browsers are never sent to %s", async (address) => {
  const { begin } = await startOpenId(withoutPushing);
  const visit = await createVisitor("en").open((await begin({ redirect_uri: address })).address);
  expect([visit.status, visit.leftTo]).toEqual([400, null]);
  expect(visit.html).toContain("This address cannot be opened");
  expect(visit.html).not.toContain("<form");
});

test.for([
  "http://localhost:3000/auth/callback",
  "http://up.localhost:8080/auth/callback",
  "http://127.0.0.1/auth/callback",
  "https://www.example.org/auth/callback",
])("portals may be at %s", async (address) => {
  const { begin } = await startOpenId({ redirectHosts: ["www.example.org"] });
  const returned = await createVisitor().signInAt((await begin({ redirect_uri: address })).address, citizen);
  expect(returned.startsWith(`${address}?code=`)).toBe(true);
});

test("a request that has expired or is made up gets a page, and no output", async () => {
  const lines = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
  const { provider, begin } = await startOpenId();
  const visitor = createVisitor("en");
  const { url } = await visitor.open((await begin()).address);
  for (const address of [url, `${provider.url}/interaction/x`, `${provider.url}/auth?client_id=x`]) {
    const { status, html } = await createVisitor("en").open(address);
    expect([status, html]).toEqual([400, expect.stringContaining("The request cannot be completed")]);
  }
  expect((await visitor.open(`${provider.url}/nothing`)).status).toBe(404);
  const portal = await listenForLogout(500);
  const failing = await startOpenId({ portal: { backchannelLogoutUri: portal.url } });
  await failing.signIn();
  await failing.provider.endSessionsOf("obcan");
  expect(portal.received).toHaveLength(1);
  for (const spy of lines) {
    expect(spy.mock.calls).toEqual([]);
    spy.mockRestore();
  }
});
