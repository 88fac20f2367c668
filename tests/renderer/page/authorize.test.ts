import { expect, test } from "vitest";
import type { User } from "#schemas/visitor/user.ts";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import { type Options, visit } from "../recorded-portal.ts";
import { read } from "../seo/answer.ts";

const citizen: User = { login: "obcan", name: "Jana Nová", roles: [] };
const official: User = { ...citizen, login: "urednik", roles: ["official"] };
const signedIn = (user: User): Visitor => ({ ...anyone, session: { user, sessionId: "one" } });
const toLogin = { kind: "redirect", status: 302, location: "/auth/login", needsSignIn: true };

async function outcome(path: string, environment: Record<string, string> = {}, options: Options = {}) {
  const resolved = await visit(path, { ...options, environment });
  return resolved.kind === "error" ? { kind: "error", status: resolved.status } : resolved;
}

test.each(["/dev/protected", "/en/dev/protected", "/up/dev/protected", "/ua/up/dev/protected", "/dev/protected/-/x"])(
  "%s leads those who are not signed in to the login page",
  async (path) => {
    expect(await outcome(path)).toMatchObject(toLogin);
  },
);

test("signed-in visitors see what their roles allow, and are refused the rest", async () => {
  expect(await outcome("/dev/protected", {}, { visitor: signedIn(citizen) })).toMatchObject({ kind: "demo" });
  const officials = "/dev/protected/officials";
  expect(await outcome(officials)).toMatchObject(toLogin);
  expect(await outcome(officials, {}, { visitor: signedIn(citizen) })).toEqual({ kind: "error", status: 403 });
  expect(await outcome(officials, {}, { visitor: signedIn(official) })).toMatchObject({ kind: "demo" });
});

test.each([
  ["/dev/login", "/dev/protected"],
  ["/en/up/dev/login", "/en/up/dev/protected"],
])("%s is for those who are not signed in; others go to %s", async (path, elsewhere) => {
  expect(await outcome(path)).toMatchObject({ kind: "demo", status: 200 });
  const moved = await outcome(path, {}, { visitor: signedIn(citizen) });
  expect(moved).toMatchObject({ kind: "redirect", status: 302, location: elsewhere });
  expect(moved).not.toHaveProperty("needsSignIn");
});

const patterns = { AUTH_PATHS: "/rodina/*,/dev/tabs" };

test.each(["/rodina/porodne", "/up/rodina/x", "/rodina/neni-tu", "/rodina/a/b/c", "/en/dev/tabs"])(
  "%s is in the list and so protected, whether or not anything is there",
  async (path) => {
    expect(await outcome(path, patterns)).toMatchObject(toLogin);
  },
);

test.each(["/rodina", "/rodinax", "/dev/tabs2", "/"])("%s is not in the list", async (path) => {
  expect(await outcome(path, patterns)).not.toMatchObject({ needsSignIn: true });
});

test("exports of protected pages are protected as well", async () => {
  const paths = { AUTH_PATHS: "/kalendar/*,/dev/*" };
  for (const path of ["/up/kalendar/tyden-karieroveho-poradenstvi", "/up/kalendar/tyden-karieroveho-poradenstvi.ics"]) {
    expect(await outcome(path, paths), path).toMatchObject(toLogin);
  }
});

test("a protected page is protected wherever it is embedded", async () => {
  const embedding = "/en/dev/search/kalendar-akci";
  expect(await outcome(embedding)).toMatchObject({ kind: "page" });
  const target = (await outcome(embedding)) as { page: { alternates: { href: string }[] } };
  expect(target.page.alternates.map(({ href }) => href)).toContain(embedding);
  expect(await outcome(embedding, { AUTH_PATHS: "/search/*,/vyhledavani/*" })).toMatchObject(toLogin);
});

test("excluded paths are public, whatever the settings or the page say", async () => {
  const excluded = { ...patterns, AUTH_EXCLUDED_PATHS: "/rodina/porodne,/dev/protected" };
  expect(await outcome("/rodina/porodne", excluded)).toMatchObject({ kind: "page" });
  expect(await outcome("/dev/protected", excluded)).toMatchObject({ kind: "demo" });
  expect(await outcome("/rodina/neni-tu", excluded)).toMatchObject(toLogin);
});

test("settings alone can require a role for a path", async () => {
  const roles = { AUTH_ROLES: JSON.stringify({ "/rodina/*": "official" }) };
  const path = "/rodina/porodne";
  expect(await outcome(path, roles)).toMatchObject(toLogin);
  expect(await outcome(path, roles, { visitor: signedIn(citizen) })).toEqual({ kind: "error", status: 403 });
  expect(await outcome(path, roles, { visitor: signedIn(official) })).toMatchObject({ kind: "page" });
});

test("settings can require a level of assurance for a path, whatever the visitor's roles are", async () => {
  const levels = { AUTH_KIND: "oidc", OIDC_STEP_UP: JSON.stringify({ "/rodina/*": "high higher" }) };
  const path = "/rodina/porodne";
  const toHigher = { ...toLogin, location: "/auth/login?level=high+higher" };
  const withLevel = (level: string): Options => ({
    visitor: { ...anyone, session: { user: official, sessionId: "one", level } },
  });
  expect(await outcome(path, levels)).toMatchObject(toHigher);
  expect(await outcome(path, levels, { visitor: signedIn(official) })).toMatchObject(toHigher);
  expect(await outcome(path, levels, withLevel("basic"))).toMatchObject(toHigher);
  expect(await outcome(path, levels, withLevel("higher"))).toMatchObject({ kind: "page" });
  expect(await outcome("/rodina", levels, withLevel("basic"))).toMatchObject({ kind: "page" });
  expect(await outcome(path, { ...levels, AUTH_KIND: "cas" })).toMatchObject({ kind: "page" });
});

test("while signing in is unavailable, a protected page is unavailable and a public one is shown", async () => {
  const visitor = { ...anyone, isUncertain: true };
  expect(await outcome("/dev/protected", {}, { visitor })).toEqual({ kind: "error", status: 503 });
  expect(await outcome("/rodina", {}, { visitor })).toMatchObject({ kind: "page", status: 200 });
});

test("without a security provider, nobody can see protected pages", async () => {
  expect(await outcome("/dev/protected", { SECURITY_PROVIDER_URL: "none" })).toEqual({ kind: "error", status: 403 });
});

test("the header links to signing in where it is possible, with the page as return address", async () => {
  const account = async (environment: Record<string, string>, options: Options = {}) =>
    (await visit("/rodina", { environment, ...options })).shell.account;
  expect(await account({})).toEqual({ name: null, href: "/auth/login?redirect=%2Frodina", otherHref: null });
  expect(await account({}, { visitor: signedIn(citizen) })).toEqual({
    name: "Jana Nová",
    href: "/auth/logout",
    otherHref: "/auth/cleanup?redirect=%2Frodina",
  });
  expect(await account({ SECURITY_PROVIDER_URL: "none" })).toBeNull();
});

test("contents of protected paths are in no sitemap, feed or search", async () => {
  const own = "/aktuality/minimalni-mzda-2027";
  for (const path of ["/sitemap-pages.xml", "/feeds/news.xml", "/vyhledavani/aktuality.csv"]) {
    const query = path.endsWith(".csv") ? { q: "minimální mzda" } : {};
    expect(await read(path, { query }), path).toContain(own);
    const hidden = await read(path, { query, environment: { AUTH_PATHS: "/aktuality/minim*" } });
    expect(hidden, path).not.toContain(own);
    expect(hidden.length, path).toBeGreaterThan(100);
  }
});
