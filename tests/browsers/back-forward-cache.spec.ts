import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts } from "#embedded/provider/accounts.ts";
import { findFullChromium } from "#harness/test/chromium.ts";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { startChromium } from "./chromium.ts";
import { actionsOn, exists } from "./page-actions.ts";
import { startPortal } from "./portal.ts";

let portal: Awaited<ReturnType<typeof startPortal>>;
let browser: Awaited<ReturnType<typeof startChromium>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal?.stop());
beforeEach(async () => {
  browser = await startChromium(findFullChromium() ?? "");
});
afterEach(() => browser?.close());
const { isTrue, press } = actionsOn(() => browser);

const signedIn = `document.documentElement.dataset.watch === "ready"`;
const reasons = `JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons)`;

/** Opens a page, and marks its document when its script is ready. */
async function visit(address: string): Promise<void> {
  await browser.open(portal.url + address);
  await isTrue(`document.documentElement.dataset.shell === "ready"`);
  await browser.evaluate(
    `addEventListener("pageshow", ({ persisted }) => { document.documentElement.toggleAttribute("data-restored", persisted); })`,
  );
}

/** Goes back to an address, and returns why it was loaded again; null when it was restored. */
async function goBack(address: string, pages = 1): Promise<unknown> {
  await browser.evaluate(`history.go(${-pages})`);
  await isTrue(
    `location.pathname + location.search === ${JSON.stringify(address)} && document.readyState === "complete"`,
  );
  return (await browser.evaluate(exists("[data-restored]"))) ? null : browser.evaluate(reasons);
}

async function signIn(): Promise<void> {
  const { login = "", password = "" } = accounts.find((account) => account.login === "urednik") ?? {};
  await browser.open(`${portal.url}/dev/protected`);
  await browser.type("input[name=username]", login);
  await browser.type("input[name=password]", password);
  await browser.click("form button");
  await isTrue(signedIn);
}

test.each([
  ["home page", "/"],
  ["home page of the other site", "/up"],
  ["section", "/rodina"],
  ["standard page", "/prace/minimalni-mzda"],
  ["service", "/sluzby/davka-statni-socialni-pomoci"],
  ["list", "/aktuality?page=2"],
  ["news item", "/aktuality/detska-skupina-chrudim"],
  ["search", "/vyhledavani?q=mzda"],
  ["map", "/en/up/care/map-of-help"],
  ["contacts", "/kontakty"],
  ["office", "/up/kontakty/krajska-pobocka-brno"],
  ["glossary", "/slovnik-pojmu"],
  ["guide", "/pruvodce/rodina"],
  ["start of a form", "/dev/formular"],
  ["page with a widget", "/dev/components/json"],
  ["cookie settings", "/cookies"],
  ["English page", "/en"],
])("going back restores a page: %s", async (_, address) => {
  await visit(address);
  await browser.open(`${portal.url}/prace`);
  expect(await goBack(address)).toBeNull();
});

test.each(["/neni", "/zadosti/zadost-o-informace/-/krok/zadost"])("%s is not kept", async (address) => {
  await visit(address);
  await browser.open(`${portal.url}/prace`);
  expect(await goBack(address)).toContain("response-cache-control-no-store");
});

test("what was written stays, and the menu works as before", async () => {
  await visit("/dev/components/form");
  await browser.type("main input[type=text]", "Jana");
  await press("header button", `${cs.header.section} Rodina`);
  await isTrue(exists("header [aria-expanded=true]"));
  await browser.open(`${portal.url}/prace`);
  expect(await goBack("/dev/components/form")).toBeNull();
  expect(await browser.evaluate("document.querySelector('main input[type=text]').value")).toBe("Jana");
  await browser.click("header [aria-expanded=true]");
  await isTrue(`!${exists("header [aria-expanded=true]")}`);
});

test("a map shows the part that it showed, and moves on", async () => {
  const tiles = `[...document.querySelectorAll("#map img")].map(({ src }) => src).toSorted().join()`;
  await visit("/en/up/care/map-of-help");
  await browser.evaluate(`document.getElementById("map").scrollIntoView()`);
  const zoomIn = `#map button[title="${en.map.zoomIn}"]`;
  await isTrue(exists(zoomIn));
  await browser.click(zoomIn);
  await isTrue(`location.hash !== "" && [...document.querySelectorAll("#map img")].every((tile) => tile.complete)`);
  const shown = await browser.evaluate(tiles);
  await browser.open(`${portal.url}/prace`);
  expect(await goBack("/en/up/care/map-of-help")).toBeNull();
  expect(await browser.evaluate(tiles)).toBe(shown);
  await browser.click(zoomIn);
  await isTrue(`${tiles} !== ${JSON.stringify(shown)}`);
});

test("a page follows decisions made while it was kept", async () => {
  await visit("/rodina");
  await isTrue(exists("[data-consent-bar] form"));
  await visit("/prace");
  await press("button", cs.consent.decline);
  await isTrue(`document.cookie.includes("consent=")`);
  const option = "#color-mode:enabled input[value=dark]";
  await isTrue(exists(option));
  await browser.click(option);
  await isTrue(`document.documentElement.dataset.theme === "dark"`);
  expect(await goBack("/rodina")).toBeNull();
  await isTrue(`!${exists("[data-consent-bar] form")}`);
  await isTrue(`document.documentElement.dataset.theme === "dark"`);
});

test("the language of a restored page is remembered", async () => {
  await visit("/rodina");
  await visit("/en");
  await isTrue(`document.cookie.includes("locale=en")`);
  expect(await goBack("/rodina")).toBeNull();
  await isTrue(`document.cookie.includes("locale=cs")`);
});

test("a page from before signing in is shown as to the signed-in visitor", async () => {
  await visit("/rodina");
  await signIn();
  await browser.evaluate("history.go(-2)");
  await isTrue(`location.pathname === "/rodina" && ${signedIn}`);
});

test("a page from before signing in keeps what was written", async () => {
  await visit("/dev/components/form");
  await browser.type("main input[type=text]", "Jana");
  await signIn();
  expect(await goBack("/dev/components/form", 2)).toBeNull();
  expect(await browser.evaluate("document.querySelector('main input[type=text]').value")).toBe("Jana");
});

test("pages of signed-in visitors are not kept, and not shown after signing out", async () => {
  await signIn();
  await visit("/rodina");
  await isTrue(signedIn);
  expect(await goBack("/dev/protected")).toContain("response-cache-control-no-store");
  await visit("/rodina");
  await press("header a", cs.header.signOut);
  await isTrue(`location.pathname === "/"`);
  await isTrue(`document.documentElement.dataset.shell === "ready"`);
  expect(await goBack("/rodina")).toContain("response-cache-control-no-store");
  expect(await browser.evaluate("document.documentElement.dataset.session ?? null")).toBeNull();
  await browser.evaluate("history.back()");
  await isTrue(exists("input[name=username]"));
});
