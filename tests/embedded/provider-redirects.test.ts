import { expect, test } from "vitest";
import { parseRedirect } from "#embedded/provider/redirects.ts";
import { createRandom } from "#harness/content/random.ts";
import { citizen, startProvider } from "./provider.ts";

const allowed: Record<string, string> = {
  "/": "/",
  "/auth/callback?redirect=%2Fdev%2Fprotected": "/auth/callback?redirect=%2Fdev%2Fprotected",
  "/služby?a=b c": "/slu%C5%BEby?a=b%20c",
  "/a/../b": "/b",
  "http://localhost:3000/auth/callback": "http://localhost:3000/auth/callback",
  "http://UP.Localhost:3000": "http://up.localhost:3000/",
  "https://127.0.0.1/x": "https://127.0.0.1/x",
  "http://127.1/": "http://127.0.0.1/",
  "http://[::1]:3000/x": "http://[::1]:3000/x",
  "https://www.example.org/auth/callback": "https://www.example.org/auth/callback",
};

const refused = [
  "",
  "x",
  "login",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "https://evil.example/",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https://localhost.evil.example/",
  "https://evillocalhost/",
  "https://127.0.0.1.evil.example/",
  "https://www.example.org.evil.example/",
  "https://localhost@evil.example/",
  "https://user:secret@localhost/",
  "https://evil.example\\@localhost/",
  "https://evil.example#@localhost/",
  "javascript:alert(1)",
  "javascript://localhost/%0aalert(1)",
  "data:text/html,x",
  "ftp://localhost/",
  "https://",
  "https://%",
  " https://localhost/",
];

test("browsers are redirected to paths, localhost and allowed hosts", () => {
  for (const [given, expected] of Object.entries(allowed))
    expect([given, parseRedirect(given, ["www.example.org"])]).toEqual([given, expected]);
});

test("browsers are redirected nowhere else", () => {
  for (const given of refused) expect([given, parseRedirect(given, ["www.example.org"])]).toEqual([given, null]);
});

test("an accepted address leads to the host for which it was checked", () => {
  const hosts = /^(?:portal\.test|localhost|.+\.localhost|127\.0\.0\.1)$/;
  const parts = [
    "/",
    "\\",
    ".",
    "..",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "\r\n",
    "%2f",
    "%5c",
    "%09",
    "evil.example",
    "localhost",
    "https",
    "http",
    "x",
    "š",
    " ",
  ];
  const { pick } = createRandom(1);
  let through = 0;
  for (let round = 0; round < 50_000; round++) {
    const given =
      (round % 2 ? "/" : "http://localhost") + Array.from({ length: 1 + (round % 7) }, () => pick(parts)).join("");
    const location = parseRedirect(given, []);
    if (location === null) continue;
    through++;
    expect(location).toMatch(/^[!-~]+$/);
    expect(new URL(location, "http://portal.test/a/b").hostname).toMatch(hosts);
  }
  expect(through).toBeGreaterThan(5000);
});

test("a login with a forbidden return address says so, has no form and signs nobody in", async () => {
  const { send, logIn } = await startProvider();
  const query = `?redirect=${encodeURIComponent("https://evil.example/")}`;
  for (const answer of [await send(`/auth/cas/login${query}`), await logIn(citizen, query)]) {
    expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie()]).toEqual([400, null, []]);
    const page = await answer.text();
    expect(page).toContain("Na tuto adresu nelze přejít");
    expect(page).not.toContain("<form");
    expect(page).not.toContain('href="https://evil');
  }
});

test("logging out with a forbidden return address still logs out", async () => {
  const { send, logIn, userInfo } = await startProvider();
  const cookie = (await logIn(citizen)).headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const answer = await send("/auth/cas/logout?redirect=//evil.example", { headers: { cookie } });
  expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  expect((await userInfo({ cookie })).status).toBe(401);
});

test("no input becomes markup", async () => {
  const { send, logIn } = await startProvider();
  const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
  const query = `?redirect=${encodeURIComponent(`/${evil}`)}&lang=${encodeURIComponent(evil)}&${encodeURIComponent(evil)}=1`;
  const pages = [await send(`/auth/cas/login${query}`), await logIn({ username: evil, password: evil }, query)];
  for (const answer of pages) {
    expect([200, 422]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/<script|<img/);
  }
  const page = await (await logIn({ username: evil, password: "x" })).text();
  expect(page).toContain('value="&#34;&#62;&#60;script&#62;alert(1)');
});
