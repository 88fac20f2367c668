// @vitest-environment happy-dom
import { expect, test } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { noAssets } from "#renderer/page/document/assets.ts";
import { type FailedLogin, type LoginProblem, longestCredential } from "#schemas/visitor/failed-login.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { faultsOf } from "../../valid-html.ts";
import { answerAsText, type Options, recordedServices, requestOf, visit } from "../recorded-portal.ts";

const environment = { AUTH_KIND: "credentials", SECURITY_PROVIDER_URL: "https://login.example.org", AUTH_PATHS: "/*" };
const services = recordedServices({ environment });
const path = "/auth/sign-in";

async function open(options: Options = {}, at = path) {
  const { status, body, cacheable } = await answerAsText(requestOf(at, options), services, noAssets);
  // Style sheets would be loaded.
  const page = new DOMParser().parseFromString(body.replaceAll(/<link [^>]*>/g, ""), "text/html");
  const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const textOf = (id: string | null | undefined) => page.getElementById(id?.split(" ").at(-1) ?? "")?.textContent;
  return {
    status,
    body,
    cacheable,
    page,
    title: page.title,
    field,
    summary: page.querySelector('section[aria-labelledby="form-errors"]'),
    errorAt: (name: string) => textOf(field(name)?.getAttribute("aria-describedby")),
  };
}

/** The page after the server has tried a posted form. */
function fail(failedLogin: FailedLogin, redirect = "/rodina", at = path) {
  const fields = new Map([
    ["username", [failedLogin.username]],
    ["password", ["s3cret"]],
    ["redirect", [redirect]],
  ]);
  return open({ form: { fields, files: [] }, visitor: { ...anyone, failedLogin } }, at);
}

const attempt = (...problems: [LoginProblem, ...LoginProblem[]]): FailedLogin => ({ username: "jana", problems });

test("the form posts to its own page in each language and leads back, and is neither cached nor indexed", async () => {
  for (const [at, title] of [
    [path, cs.signIn.title],
    [`/ua${path}`, ua.signIn.title],
  ] as const) {
    const { status, page, field, summary, body, cacheable } = await open({ query: { redirect: "/rodina?q=a" } }, at);
    expect([status, cacheable, summary]).toEqual([200, false, null]);
    expect(page.querySelector("h1")?.textContent).toBe(title);
    const form = page.querySelector("main form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")?.split("?")[0]]).toEqual(["post", at]);
    expect(field("redirect")?.value).toBe("/rodina?q=a");
    expect(field("username")?.autocomplete).toBe("username");
    expect(field("password")?.autocomplete).toBe("current-password");
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    expect(faultsOf(body)).toEqual([]);
  }
});

test.each([
  [{}],
  [{ AUTH_KIND: "cas", SECURITY_PROVIDER_URL: "https://login.example.org" }],
  [{ AUTH_KIND: "credentials", SECURITY_PROVIDER_URL: "none" }],
])("the page exists only with a provider that takes a user name and password (%j)", async (own) => {
  expect(await visit(path, { environment: own })).toMatchObject({ kind: "error", status: 404 });
  expect(await visit(path, { environment })).toMatchObject({ kind: "system", status: 200, name: "sign-in" });
});

test("it exists only at the path that accepts its form, not on each site in a folder", async () => {
  expect(await visit(`/up${path}`, { environment, visitor: signedIn })).toMatchObject({ status: 404 });
});

const signedIn = { ...anyone, session: { user: { login: "jana", name: null, roles: [] }, sessionId: "s1" } };

test.each([
  ["/rodina", "/rodina"],
  ["https://evil.example/", "/"],
  ["/auth/sign-in", "/"],
])("a visitor who is signed in is redirected (%s)", async (redirect, location) => {
  const shown = await visit(path, { environment, visitor: signedIn, query: { redirect } });
  expect(shown).toMatchObject({ kind: "redirect", status: 302, location });
});

test.each([
  ["usernameMissing", 422],
  ["passwordMissing", 422],
  ["wrong", 422],
  ["often", 429],
  ["unavailable", 503],
] as const)("%s is answered with %i, and the message has the focus", async (problem, expected) => {
  const { status, title, summary, body, field } = await fail(attempt(problem));
  expect(status).toBe(expected);
  expect(title).toMatch(/^Chyba: Přihlášení \| /);
  // Short words do not end a line.
  expect(summary?.textContent.replaceAll("\u00a0", " ")).toContain(cs.signIn.problems[problem]);
  expect(summary?.hasAttribute("autofocus")).toBe(true);
  expect([field("username")?.value, field("password")?.hasAttribute("value")]).toEqual(["jana", false]);
  expect(field("redirect")?.value).toBe("/rodina");
  expect(body).not.toContain("s3cret");
  expect(faultsOf(body)).toEqual([]);
});

test("a missing field is named in the summary and at the field, others are not", async () => {
  const { summary, errorAt } = await fail(attempt("usernameMissing", "passwordMissing"));
  const lines = [...(summary?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.hash]);
  const { usernameMissing, passwordMissing } = cs.signIn.problems;
  expect(lines).toEqual([
    [usernameMissing, "#field-username"],
    [passwordMissing, "#field-password"],
  ]);
  expect(errorAt("password")).toContain(passwordMissing);
  expect((await fail(attempt("passwordMissing"))).errorAt("username")).toBeUndefined();
});

test("a wrong user name and a wrong password look the same: one line, and the same error at both fields", async () => {
  const { summary, errorAt, field } = await fail(attempt("wrong"));
  expect(summary?.querySelectorAll("a")).toHaveLength(1);
  for (const name of ["username", "password"]) expect(field(name)?.getAttribute("aria-invalid")).toBe("true");
  expect(errorAt("username")).toBe(errorAt("password"));
  expect(errorAt("username")).toContain(cs.signIn.problems.wrong);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/auth/logout",
  "/en/auth/sign-in",
  "javascript:alert(1)",
  "/a\u0000b",
  "/a\r\nSet-Cookie: x",
  "/%2e%2e//evil.example",
  '"><script>',
  `/${"a".repeat(6000)}`,
])("a hostile return address leads home (%j)", async (redirect) => {
  for (const shown of [await open({ query: { redirect } }), await fail(attempt("wrong"), redirect)]) {
    expect(shown.field("redirect")?.value).toBe("/");
    expect(shown.page.querySelector("main form")?.getAttribute("action")).toBe(`${path}?redirect=%2F`);
  }
});

test.each([
  ["a".repeat(6000), "a".repeat(longestCredential)],
  ["ja\u0000n\u001ba\r\n\u009f", "jana"],
  ['"><script>alert(1)</script>', '"><script>alert(1)</script>'],
  ["\ud83d".repeat(3), "\ufffd".repeat(3)],
])("a hostile user name is shown as text, as far as a field can show it (%j)", async (username, shown) => {
  const { status, field, page, body } = await fail({ username, problems: ["wrong"] });
  expect([status, field("username")?.value]).toEqual([422, shown]);
  expect(page.querySelectorAll("main script")).toHaveLength(0);
  expect(faultsOf(body)).toEqual([]);
});

test("a form posted without a tried sign-in is refused", async () => {
  const { status } = await open({ form: { fields: new Map(), files: [] } });
  expect(status).toBe(405);
});

test("the header's sign-in link and the other languages lead back to the same page", async () => {
  const { page } = await open({ query: { redirect: "/rodina" } });
  const hrefs = [...page.querySelectorAll("header a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toContain("/auth/login?redirect=%2Frodina");
  expect(hrefs).toContain("/en/auth/sign-in?redirect=%2Frodina");
});
