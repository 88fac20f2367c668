import { expect, test } from "vitest";
import { citizen, cookiesOf, official, startProvider } from "./provider.ts";

const to = (address: string) => `?redirect=${encodeURIComponent(address)}`;
const returnAddress = "http://mpsv.localhost:3000/auth/callback?redirect=%2Fdev%2Fprotected";

test("logging in sets an HttpOnly session cookie and redirects back", async () => {
  const { logIn, userInfo, send } = await startProvider();
  const answer = await logIn(citizen, to(returnAddress));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(returnAddress);
  expect(answer.headers.get("set-cookie")).toMatch(/^provider\.session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await (await userInfo(cookiesOf(answer))).json()).toEqual({
    login: "obcan",
    name: "Jana Dvořáková",
    roles: [],
  });
  const again = await send(`/auth/cas/login${to("/auth/callback")}`, { headers: cookiesOf(answer) });
  expect([again.status, again.headers.get("location")]).toEqual([302, "/auth/callback"]);
});

test("logging in without a return address shows a page with a link to log out", async () => {
  const { logIn, send } = await startProvider();
  const answer = await logIn(official);
  expect(answer.headers.get("location")).toBe("login");
  const page = await (await send("/auth/cas/login", { headers: cookiesOf(answer) })).text();
  expect(page).toContain("Petr Svoboda");
  expect(page).toContain('<a href="logout">');
});

test("every login creates a new session and ends the browser's previous one", async () => {
  const { logIn, userInfo } = await startProvider();
  const first = cookiesOf(await logIn(citizen));
  const second = cookiesOf(await logIn(official, "", first));
  expect(second.cookie).not.toBe(first.cookie);
  expect((await userInfo(first)).status).toBe(401);
  expect(await (await userInfo(second)).json()).toMatchObject({ login: "urednik", roles: ["official"] });
});

test("a session expires after eight hours", async () => {
  const { logIn, userInfo, send, wait } = await startProvider();
  const session = cookiesOf(await logIn(citizen));
  wait(8 * 3_600_000 - 1);
  expect((await userInfo(session)).status).toBe(200);
  wait(1);
  expect((await userInfo(session)).status).toBe(401);
  expect(await (await send("/auth/cas/login", { headers: session })).text()).toContain("<form");
});

test("blanks around the name, as keyboards of phones add them, are ignored", async () => {
  const { logIn } = await startProvider();
  const answer = await logIn({ ...citizen, username: ` ${citizen.username} ` }, to(returnAddress));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, returnAddress]);
});

test("a wrong name and a wrong password get the same page, which keeps the name and starts no session", async () => {
  const { logIn } = await startProvider();
  const pages = [];
  for (const wrong of [
    { ...citizen, password: "x" },
    { ...citizen, password: official.password },
  ]) {
    const answer = await logIn(wrong);
    expect(answer.status).toBe(422);
    expect(answer.headers.getSetCookie()).toEqual([]);
    pages.push(await answer.text());
  }
  pages.push((await (await logIn({ username: "nikdo", password: "x" })).text()).replace('"nikdo"', '"obcan"'));
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain("<title>Chyba: Přihlášení");
  expect(pages[0]).toContain('<li id="wrong"><a href="#username">Uživatelské jméno nebo heslo není správné.</a></li>');
  expect(pages[0]?.match(/aria-invalid="true" aria-describedby="wrong"/g)).toHaveLength(2);
  expect(pages[0]).not.toContain('value="x"');
});

test("missing values are reported at their field and above the form", async () => {
  const { logIn } = await startProvider();
  const page = await (await logIn({ username: " " })).text();
  for (const [field, problem] of [
    ["username", "usernameMissing"],
    ["password", "passwordMissing"],
  ]) {
    expect(page).toContain(`<a href="#${field}">`);
    expect(page).toContain(`<p class="error" id="${problem}">`);
    expect(page).toMatch(new RegExp(`<input id="${field}"[^>]* aria-describedby="${problem}">`));
  }
});

test("logging out ends the session and its tokens, deletes the cookie and redirects back", async () => {
  const { logIn, userInfo, post, send } = await startProvider();
  const session = cookiesOf(await logIn(citizen));
  const { token } = await (await post("/rest/sign-in", {}, session)).json();
  const answer = await send(`/auth/cas/logout${to("http://localhost:3000/")}`, { headers: session });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "http://localhost:3000/"]);
  expect(answer.headers.get("set-cookie")).toContain("provider.session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  expect((await userInfo(session)).status).toBe(401);
  expect((await userInfo({ authorization: `Bearer ${token}` })).status).toBe(401);
  const page = await send("/auth/cas/logout", { headers: session });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Jste odhlášeni")]);
});

test("a cleanup ends all sessions and tokens of the account, and of no other", async () => {
  const { logIn, userInfo, post, send } = await startProvider();
  const [here, elsewhere, other] = [await logIn(citizen), await logIn(citizen), await logIn(official)].map(cookiesOf);
  const { token } = await (await post("/rest/sign-in", citizen)).json();
  await send(`/auth/cas/cleanup${to("/")}`, { headers: here ?? {} });
  for (const ended of [here, elsewhere, { authorization: `Bearer ${token}` }])
    expect((await userInfo(ended ?? {})).status).toBe(401);
  expect((await userInfo(other ?? {})).status).toBe(200);
});

test("the page is in the language of its link, which is remembered, or else of the browser, or else in Czech", async () => {
  const { send } = await startProvider();
  const languageOf = async (query: string, headers: Record<string, string>) =>
    /<html lang="(\w+)">/.exec(await (await send(`/auth/cas/login${query}`, { headers })).text())?.[1];
  expect(await languageOf("", {})).toBe("cs");
  expect(await languageOf("", { "accept-language": "uk-UA,uk;q=0.9,en;q=0.5" })).toBe("uk");
  expect(await languageOf("", { "accept-language": "de" })).toBe("en");
  expect(await languageOf("", { "accept-language": "de", cookie: "locale=ru" })).toBe("ru");
  expect(await languageOf("?lang=en", { cookie: "locale=ru" })).toBe("en");
  expect(await languageOf("?lang=constructor", { "accept-language": "ru" })).toBe("ru");
  const chosen = cookiesOf(await send("/auth/cas/login?lang=ua"));
  expect(await languageOf("", { ...chosen, "accept-language": "en" })).toBe("uk");
});

test("a link to another language keeps the return address", async () => {
  const { send } = await startProvider();
  const page = await (await send(`/auth/cas/login${to(returnAddress)}`)).text();
  const href = /<a href="\?([^"]+)" lang="en"/.exec(page)?.[1]?.replaceAll("&#38;", "&");
  expect(Object.fromEntries(new URLSearchParams(href))).toEqual({ redirect: returnAddress, lang: "en" });
});

test("pages need no script, load nothing external, and their form may redirect to the return address", async () => {
  const { send } = await startProvider({ redirectHosts: ["www.example.org"] });
  const answer = await send(`/auth/cas/login${to("https://www.example.org/auth/callback")}`);
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' https://www.example.org;");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await answer.text();
  expect(page).not.toMatch(/<script|style=|https?:/);
  // Portals serve the page below a path of their own.
  const addresses = [...page.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((address) => address?.startsWith("/"))).toEqual([]);
  const styles = await send("/auth/cas/provider.css");
  expect([styles.status, styles.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
});
