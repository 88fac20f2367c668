import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, type Page } from "@playwright/test";
import { report } from "#harness/report/report.ts";
import { axeRules, runAxe } from "#harness/stories/accessibility/axe.ts";
import { keyboard } from "#harness/stories/accessibility/checks/keyboard/keyboard.ts";
import { doubledText, widerSpacing } from "#harness/stories/accessibility/checks/text-spacing.ts";
import { codes } from "#harness/stories/accessibility/codes.ts";
import { inPageSource, type PageChecks } from "#harness/stories/accessibility/in-page.ts";
import type { Sighting } from "#harness/stories/accessibility/observation.ts";
import { exhaustive } from "../support/looks.ts";
import { test as base } from "../support/visitor.ts";

declare const pageChecks: PageChecks;

/** One page serves all tests: they set its whole content, and a new page would cost more than the test. */
const test = base.extend<{ page: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  page: async ({}, use) => {
    await shared.emulateMedia({ media: null, reducedMotion: null, forcedColors: null });
    await use(shared);
  },
});

test.describe.configure({ mode: "default" });
let shared: Page;
test.beforeAll(async ({ browser }) => {
  shared = await browser.newPage();
});
test.afterAll(() => shared.close());

interface Seed {
  /** A page with the fault, and one that does the same without it. */
  bad: string;
  good: string;
  look: (page: Page) => Promise<Sighting[]>;
  /** Part of the opening tag of the element for which the fault is reported. */
  at?: string;
  prepare?: (page: Page) => Promise<void>;
}

const words = "Příspěvek na péči náleží osobě, která potřebuje pomoc jiné fyzické osoby. ".repeat(3);

const seeds: Record<string, Seed> = {
  "a11y.main-heading": {
    bad: "<main><h1>Jedna</h1><h1 id=bad>Druhá</h1></main>",
    good: "<main><h1>Jedna</h1><h2>Druhá</h2></main>",
    look: (page) => page.evaluate(() => pageChecks.headings(true)),
    at: "bad",
  },
  "a11y.heading-skip": {
    bad: "<main><h1>Jedna</h1><h2>Dvě</h2><h4 id=bad>Čtyři</h4></main>",
    good: "<main><h1>Jedna</h1><h2>Dvě</h2><h4 hidden>Čtyři</h4><h3>Tři</h3></main>",
    look: (page) => page.evaluate(() => pageChecks.headings(true)),
    at: "bad",
  },
  "a11y.overflow": {
    bad: "<main><p id=bad style='width: 2000px'>Široké</p></main>",
    good: "<main><div style='overflow: auto'><p style='width: 2000px'>Široké</p></div></main>",
    look: (page) => page.evaluate(() => pageChecks.overflow()),
    at: "bad",
  },
  "a11y.text-spacing": {
    bad: `<main><p id=bad style='height: 5em; width: 30em; overflow: hidden; line-height: 1.2'>${words}</p></main>`,
    good: `<main><p style='width: 30em; overflow: hidden; line-height: 1.2'>${words}</p></main>`,
    look: (page) => page.evaluate((css) => pageChecks.withStyles([["a11y.text-spacing", css]], false), widerSpacing),
    at: "bad",
  },
  "a11y.text-resize": {
    bad: "<main><p id=bad style='height: 20px; overflow: hidden; font-size: 1rem; line-height: 1.2'>Text</p></main>",
    good: "<main><p style='height: 1.25rem; overflow: hidden; font-size: 1rem; line-height: 1.2'>Text</p></main>",
    look: (page) => page.evaluate((css) => pageChecks.withStyles([["a11y.text-resize", css]], false), doubledText),
    at: "bad",
  },
  "a11y.fixed-text": {
    bad: "<main><p id=bad style='font-size: 14px'>Malé písmo</p></main>",
    good: "<main><p style='font-size: 0.875rem'>Malé písmo</p></main>",
    look: (page) =>
      page.evaluate((css) => pageChecks.withStyles([["", css]], false, pageChecks.fixedText()), doubledText),
    at: "bad",
  },
  "a11y.motion": {
    bad: "<style>@keyframes turn { to { rotate: 1turn } }</style><main><div id=bad style='animation: turn 2s infinite'>…</div></main>",
    good: "<style>@keyframes turn { to { rotate: 1turn } } @media (prefers-reduced-motion: reduce) { div { animation: none !important } }</style><main><div style='animation: turn 2s infinite'>…</div></main>",
    look: (page) => page.evaluate(() => pageChecks.motion()),
    at: "bad",
    prepare: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  },
  "a11y.page-language": {
    bad: "<main>Text</main><script>document.documentElement.lang = 'en'</script>",
    good: "<main>Text</main><script>document.documentElement.lang = 'cs'</script>",
    look: (page) => page.evaluate(() => pageChecks.languages("cs")),
  },
  "a11y.language-unknown": {
    bad: "<script>document.documentElement.lang = 'cs'</script><main><p id=bad lang='english!'>Text</p></main>",
    good: "<script>document.documentElement.lang = 'cs'</script><main><p lang='en-GB'>Text</p></main>",
    look: (page) => page.evaluate(() => pageChecks.languages("cs")),
    at: "bad",
  },
  "a11y.language-unsaid": {
    bad: "<script>document.documentElement.lang = 'cs'</script><main><p id=bad>Допомога на дитину</p></main>",
    good: "<script>document.documentElement.lang = 'cs'</script><main><p lang=uk>Допомога на дитину</p><p>Úřad</p></main>",
    look: (page) => page.evaluate(() => pageChecks.languages("cs")),
    at: "bad",
  },
  "a11y.paper": {
    bad: `<main><div id=bad style='height: 3em; overflow: auto'>${words}${words}</div></main>`,
    good: `<style>@media print { div { height: auto !important } }</style><main><div style='height: 3em; overflow: auto'>${words}${words}</div></main>`,
    look: (page) => page.evaluate(() => pageChecks.print()),
    at: "bad",
    prepare: (page) => page.emulateMedia({ media: "print" }),
  },
  "a11y.forced-colors": {
    bad: "<main><button id=bad aria-label='Zavřít' style='border: 0; padding: 0'><i style='display: block; width: 24px; height: 24px; background-color: red; mask-image: linear-gradient(#000, #000)'></i></button></main>",
    good: "<main><button aria-label='Zavřít' style='border: 0; padding: 0'><svg width=24 height=24><path d='M0 0h24v24H0z' fill='currentColor'/></svg></button></main>",
    look: (page) => page.evaluate(() => pageChecks.forcedColors()),
    at: "bad",
    prepare: (page) => page.emulateMedia({ forcedColors: "active" }),
  },
  "a11y.keyboard-unreachable": {
    bad: "<main><a href='#a'>Odkaz</a><div id=bad style='cursor: pointer'>Otevřít</div><button>Odeslat</button></main>",
    good: "<main><a href='#a'>Odkaz</a><button style='cursor: pointer'>Otevřít</button><label style='cursor: pointer'><input type=checkbox> Souhlas</label></main>",
    look: keyboard,
    at: "bad",
  },
  "a11y.keyboard-trap": {
    bad: "<main><a href='#a'>Před</a><button id=bad>Past</button><a href='#b'>Za</a></main><script>bad.onkeydown = (event) => event.preventDefault()</script>",
    good: "<main><a href='#a'>Před</a><button>Past</button><a href='#b'>Za</a></main>",
    look: keyboard,
    at: "bad",
  },
  "a11y.focus-order": {
    bad: "<main style='display: flex; flex-direction: row-reverse; gap: 1em'><a href='#a'>Vpravo</a><a id=bad href='#b'>Vlevo</a></main>",
    good: "<main style='display: flex; gap: 1em'><a href='#a'>Vlevo</a><a href='#b'>Vpravo</a></main>",
    look: keyboard,
    at: "bad",
  },
  "a11y.focus-invisible": {
    bad: "<style>#bad:focus { outline: none }</style><main><a id=bad href='#a'>Odkaz</a></main>",
    good: "<style>a:focus { outline: none } a:focus-visible { box-shadow: 0 0 0 3px blue }</style><main><a href='#a'>Odkaz</a></main>",
    look: keyboard,
    at: "bad",
  },
  "a11y.focus-covered": {
    bad: "<div style='position: fixed; inset: 0 0 auto 0; height: 200px; background: #fff'></div><main><a id=bad href='#a'>Odkaz</a></main>",
    good: "<div style='position: fixed; inset: 0 0 auto 0; height: 200px; background: #fff'></div><main style='padding-top: 220px'><a href='#a'>Odkaz</a></main>",
    look: keyboard,
    at: "bad",
  },
};

async function open(page: Page, html: string): Promise<void> {
  await page.setContent(`<!doctype html><html lang="cs"><title>Stránka</title>${html}`);
  await page.evaluate(inPageSource);
}

for (const [code, { bad, good, look, at, prepare }] of Object.entries(seeds)) {
  test(`${code} is reported for a page with the fault, at its element, and not for one without it`, async ({
    page,
  }) => {
    await prepare?.(page);
    await open(page, bad);
    const found = await look(page);
    expect(found.map((each) => each.code)).toEqual([code]);
    if (at) expect(found[0]?.place.target).toBe(`#${at}`);
    await open(page, good);
    expect(await look(page)).toEqual([]);
  });
}

test("every walk has its seeded fault", () => {
  // Checks without keyboard paths are reported for the story as a whole.
  const ofStories = [
    "a11y.browser-error",
    "a11y.not-shown",
    "a11y.reflow",
    "a11y.saw-nothing",
    "a11y.state-leak",
    "a11y.unsteady",
  ];
  expect([...Object.keys(seeds), ...ofStories].toSorted()).toEqual(Object.keys(codes).toSorted());
});

test("every focusable element is reached by keyboard, and dialogs, radio groups and players are no traps", async ({
  page,
}) => {
  await open(
    page,
    `<main><fieldset><legend>Volba</legend><label><input type=radio name=a> A</label><label><input type=radio name=a checked> B</label></fieldset>
    <details><summary>Více</summary><a href="#hidden">Skryté</a></details>
    <video controls width=300 height=150></video><input type=date aria-label=Den>
    <div style="height: 3em; overflow: auto" tabindex=0 role=region aria-label=Text>${words}</div><a href="#end">Konec</a></main>`,
  );
  expect(await keyboard(page)).toEqual([]);
  await open(page, `<a href="#a">Stránka</a><dialog><button>Ano</button><button>Ne</button></dialog>`);
  await page.locator("dialog").evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  expect(await keyboard(page)).toEqual([]);
});

test("axe reports violations, what it cannot judge, and how many nodes it has checked", async ({ page }) => {
  await open(
    page,
    "<main><h1>Nadpis</h1><img src='data:,' id=bad><p style='color: #fff; background: linear-gradient(#000, #fff)'>Text</p></main>",
  );
  const { violations, incomplete, passed } = await runAxe(page, axeRules);
  expect(violations).toMatchObject([
    {
      code: "axe.image-alt",
      severity: "error",
      wcag: ["1.1.1"],
      place: { target: "#bad", html: '<img src="data:," id="bad">' },
    },
  ]);
  expect(incomplete.map(({ code }) => code)).toEqual(["axe.color-contrast"]);
  expect(passed).toBeGreaterThan(5);
  await open(page, "");
  const nothing = await runAxe(page, ["image-alt", "link-name"]);
  expect(nothing).toEqual({ violations: [], incomplete: [], passed: 0 });
});

const program = join(import.meta.dirname, "../../../harness/cli/main.ts");

/** Runs `portal a11y`; resolves when it has ended. */
async function portal(...args: string[]): Promise<{ code: number | null; out: string; told: string }> {
  const child = spawn(process.execPath, [program, "a11y", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const [out, told] = [child.stdout, child.stderr].map((stream) => text(stream));
  const [code] = await once(child, "close");
  return { code, out: (await out) ?? "", told: (await told) ?? "" };
}

// The step a11y runs the command on all stories; unit tests cover their selection.
test("the command checks the named stories in all their variants, and reports their number", exhaustive, async () => {
  test.setTimeout(180_000);
  const { code, out, told } = await portal("toasts--warn", "--no-cache", "--reporter", "json");
  const { checked, findings, isPartial } = report.parse(JSON.parse(out));
  expect(findings).toEqual([]);
  expect(code).toBe(0);
  expect(isPartial).toBe(false);
  expect(checked["stories"]).toBe(1);
  expect(checked["variants"]).toBeGreaterThanOrEqual(4);
  expect(told).toContain("1 by keyboard");
});
