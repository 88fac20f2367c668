import { type BrowserContext, expect, type Page, type Request, type Route } from "@playwright/test";
import { get } from "../support/http.ts";
import { isMarked, linkTo, mark } from "../support/in-place.ts";
import { turnOf } from "../support/looks.ts";
import type { Portal } from "../support/portal.ts";
import { test as base, visit } from "../support/visitor.ts";

const origin = "https://feedback.example.org";
const script = `${origin}/api/questionnaires/client/main.js`;
const cors = { "access-control-allow-origin": "*" };
const javascript = { contentType: "text/javascript", headers: cors };

/**
 * A widget that complies with the policy: it uses only the DOM and requests only its own origin. With in-app navigation
 * its element exists before it gets the token.
 */
const widget = `
customElements.define("mpsv-questionnaire", class extends HTMLElement {
  static observedAttributes = ["token"];
  connectedCallback() { return this.ask(); }
  attributeChangedCallback() { return this.ask(); }
  async ask() {
    const token = this.getAttribute("token") ?? "none";
    const answer = await fetch("${origin}/api/question?token=" + token);
    if (token !== (this.getAttribute("token") ?? "none")) return;
    const button = document.createElement("button");
    button.textContent = await answer.text();
    this.replaceChildren(button);
  }
});`;

/** A portal that asks for feedback; pages are opened on its own address. */
const test = base.extend<{ asking: Portal }>({
  asking: async ({ portalWith }, use) => use(await portalWith({ FEEDBACK_URL: `${origin}/api` })),
  baseURL: async ({ asking }, use) => use(asking.url),
});

// Starting the portal takes longer than running the tests.
test.describe.configure({ mode: "default" });

/** Serves the widget's origin: the script by `answer`, and a question. Returns the requests. */
async function serve(to: Page | BrowserContext, answer: (route: Route) => Promise<void> | void): Promise<Request[]> {
  const asked: Request[] = [];
  await to.route(`${origin}/**`, (route) => {
    const request = route.request();
    asked.push(request);
    if (request.url() === script) return answer(route);
    const token = new URL(request.url()).searchParams.get("token");
    return route.fulfill({ contentType: "text/plain", headers: cors, body: `question for ${token}` });
  });
  return asked;
}

const brings = (body: string) => (route: Route) => route.fulfill({ ...javascript, body });
const element = (page: Page) => page.getByRole("main").locator("mpsv-questionnaire");
const loads = (asked: readonly Request[]) => asked.filter((request) => request.url() === script);

test("the widget is loaded after the page, with the key in the address as its token", async ({ page }) => {
  const asked = await serve(page, brings(widget));
  await visit(page, "/rodina?key=a1_-Z&layout=default");
  await expect(element(page).getByRole("button")).toHaveText("question for a1_-Z");
  await expect(element(page)).toHaveAttribute("token", "a1_-Z");
  const [load] = loads(asked);
  expect(load?.resourceType()).toBe("script");
  const { referer, cookie } = (await load?.allHeaders()) ?? {};
  expect({ referer, cookie }).toEqual({ referer: new URL("/", page.url()).href, cookie: undefined });
  const [finished, began] = await page.evaluate((name) => {
    const own = performance.getEntriesByName(name)[0];
    const [page] = performance.getEntriesByType("navigation");
    return [Reflect.get(page ?? {}, "loadEventStart"), own?.startTime];
  }, script);
  expect(finished).toBeGreaterThan(0);
  expect(began).toBeGreaterThanOrEqual(finished);
});

test("pages shown by in-app navigation get their own widget from the same script", async ({ page }) => {
  const asked = await serve(page, brings(widget));
  await visit(page, "/rodina?key=first");
  await expect(element(page).getByRole("button")).toHaveText("question for first");
  await mark(page);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect(element(page).getByRole("button")).toHaveText("question for none");
  await expect(element(page)).not.toHaveAttribute("token");
  await page.goBack();
  await expect(element(page).getByRole("button")).toHaveText("question for first");
  expect(await isMarked(page)).toEqual([true, true]);
  expect(loads(asked)).toHaveLength(1);
});

test("an element added later is found as well", async ({ page }) => {
  await serve(page, brings(widget));
  await visit(page, "/rodina?key=abc");
  await expect(element(page).getByRole("button")).toBeVisible();
  await page.evaluate(() => document.querySelector("h1")?.after(document.createElement("mpsv-questionnaire")));
  await expect(element(page)).toHaveCount(2);
  await expect(element(page).first()).toHaveAttribute("token", "abc");
});

test("an invalid key gives no token", async ({ page }) => {
  await serve(page, brings(widget));
  await visit(page, `/rodina?key=${encodeURIComponent('"><script>alert(1)</script>')}&key=second`);
  await expect(element(page).getByRole("button")).toHaveText("question for none");
  await expect(element(page)).not.toHaveAttribute("token");
});

const without = [
  ["a demo page", "/dev/login"],
  ["an own page", "/test-prohlizece"],
  ["an error page", "/neni-tu"],
] as const;

for (const [what, href] of turnOf(without, 3, 0)) {
  test(`${what} gets a document without the widget's script, and so does the previous page`, async ({
    page,
    intended,
  }) => {
    intended.add(404);
    const asked = await serve(page, brings(widget));
    await visit(page, "/rodina");
    await expect(element(page).getByRole("button")).toBeVisible();
    await mark(page);
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement("a"), { href: address, textContent: "x" });
      document.querySelector("main")?.prepend(link);
      link.click();
    }, href);
    await expect(page.locator("html:not([data-feedback])[data-navigation=ready]")).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => ["isMarked" in window, !!customElements.get("mpsv-questionnaire")])).toEqual([
      false,
      false,
    ]);
    expect(loads(asked)).toHaveLength(1);
    await page.goBack();
    await expect(element(page).getByRole("button")).toBeVisible();
  });
}

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  "is not there": (route) => route.fulfill({ status: 404, headers: cors, body: "no" }),
  "cannot be reached": (route) => route.abort("connectionrefused"),
  "is no script": (route) => route.fulfill({ contentType: "text/html", headers: cors, body: widget }),
  "is broken": brings("customElements.define("),
  throws: brings("throw new Error('broken')"),
  "throws later": brings("setTimeout(() => { throw new Error('later'); }); Promise.reject(new Error('rejected'));"),
  "throws in its element": brings(
    "customElements.define('mpsv-questionnaire', class extends HTMLElement { connectedCallback() { throw new Error('broken'); } })",
  ),
  "writes markup, which the policy forbids": brings("document.querySelector('mpsv-questionnaire').innerHTML = 'x'"),
  "asks an origin that is not its own": brings("await fetch('https://other.example.org/')"),
  hangs: () => {},
};

for (const [what, fault] of turnOf(Object.entries(faults), 3, 0)) {
  const isRun = what.startsWith("throws ");
  test(`a script that ${what} changes nothing on the page`, async ({ context }) => {
    // Not the watched page: the browser has its own lines about most of this.
    const page = await context.newPage();
    const lines: string[] = [];
    const uncaught: Error[] = [];
    page.on("console", (message) => lines.push(message.text()));
    page.on("pageerror", (error) => uncaught.push(error));
    const failures = () => lines.filter((line) => line.startsWith("an outside script could not be run"));
    const asked = await serve(page, fault);
    await visit(page, "/rodina");
    await expect.poll(() => loads(asked).length).toBe(1);
    if (isRun) await expect.poll(() => lines.join("\n")).toContain(`uncaught error at ${page.url()}`);
    else if (what !== "hangs") await expect.poll(failures).toHaveLength(1);
    expect((await element(page).boundingBox())?.height).toBe(0);
    await mark(page);
    await linkTo(page, "/rodina/porodne").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
    expect(await isMarked(page)).toEqual([true, true]);
    if (what !== "hangs") await page.waitForLoadState("networkidle");
    await expect(page.locator("[role=alert] p, [role=status] p")).toHaveCount(0);
    expect(loads(asked)).toHaveLength(1);
    expect(uncaught).toEqual([]);
    expect(failures()).toHaveLength(isRun || what === "hangs" ? 0 : 1);
  });
}

test("the key is not logged and does not split the page cache", async ({ asking }) => {
  // A page of this test alone: lines of earlier requests may be written while it runs.
  const address = "/prace/minimalni-mzda";
  const lines = () => asking.log().filter(({ path }) => path === address);
  const plain = await get(asking, address);
  const keyed = await get(asking, `${address}?key=secret-key-1`);
  expect(keyed.status).toBe(200);
  expect(keyed.text).toContain("data-feedback");
  expect(keyed.headers["etag"]).toBe(plain.headers["etag"]);
  // A line is written after its answer.
  await expect.poll(() => lines().length).toBe(2);
  expect(lines().at(-1)).toMatchObject({ status: 200, cache: "hit" });
  expect(JSON.stringify(asking.log())).not.toContain("secret-key-1");
  expect(asking.requests.join()).not.toContain("secret-key-1");
});

test("the policy allows the widget's origin when one is configured, and is otherwise unchanged", async ({
  asking,
  portal,
}) => {
  const [own, plain] = await Promise.all([asking, portal].map((each) => get(each, "/rodina")));
  const policyOf = (answer: typeof own) => String(answer?.headers["content-security-policy"]);
  const expected = policyOf(plain)
    .replace(/script-src [^;]*/, `$& ${origin}`)
    .replace(/connect-src [^;]*/, `$& ${origin}`);
  expect(policyOf(own)).toBe(expected);
  expect(policyOf(own)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(plain)).not.toContain("http");
  expect(plain?.text).not.toMatch(/feedback|questionnaire/);
});

test("without a configured widget none of its script is loaded", async ({ page, portal }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text());
  });
  await visit(page, `${portal.url}/rodina?key=abc`);
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((text) => text.includes("mpsv-questionnaire"))).toEqual([]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without script the page shows no trace of the widget", async ({ page, portal, asking }) => {
    const look = async ({ url }: Portal) => {
      await page.goto(`${url}/rodina`);
      return page.screenshot({ fullPage: true });
    };
    const [plain, own] = [await look(portal), await look(asking)];
    await expect(element(page)).toHaveCount(1);
    expect(own.equals(plain)).toBe(true);
  });
});
