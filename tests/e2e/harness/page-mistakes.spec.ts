import { expect, type Page } from "@playwright/test";
import { checkStory } from "#harness/stories/accessibility/check-story.ts";
import { inPageSource } from "#harness/stories/accessibility/in-page.ts";
import { writeStories } from "#harness/stories/generate.ts";
import { openRunner } from "#harness/stories/runner/open-runner.ts";
import type { StoryRunner, Visit } from "#harness/stories/runner/runner.ts";
import type { Variant } from "#harness/stories/runner/variant.ts";
import { test } from "../support/visitor.ts";

/** A mistake in a rendered page; only a story as a whole, in its mode, shows that its check is run. */
interface Mistake {
  name: string;
  code: string;
  /** Selector of the faulty element, by default the seeded one. */
  target?: string;
  mode?: Variant["mode"];
  width?: Variant["width"];
  /** Appended to the page's main element. */
  html?: string;
  /** Added style sheet. */
  css?: string;
  /** Runs inside the page. */
  act?: () => unknown;
  /** Renders the story again afterwards, for mistakes that occur during rendering. */
  isShownAnew?: true;
}

const mistakes: readonly Mistake[] = [
  { name: "a field without a label", code: "axe.label", html: "<input type='text' id='seeded'>" },
  {
    name: "an image without an alternative",
    code: "axe.image-alt",
    html: "<img id='seeded' src='/documents/files/detske-hriste.jpg'>",
  },
  { name: "a link without a name", code: "axe.link-name", html: "<a id='seeded' href='#main'></a>" },
  { name: "an unknown role", code: "axe.aria-roles", html: "<div id='seeded' role='buton'>A</div>" },
  { name: "a positive tabindex", code: "axe.tabindex", html: "<a id='seeded' href='#main' tabindex='3'>Dále</a>" },
  {
    name: "an unreadable colour",
    code: "axe.color-contrast",
    html: "<p id='seeded'>Přihlášky přijímá úřad.</p>",
    css: "#seeded { color: #999; background: #fff; }",
  },
  {
    name: "an unreadable colour in dark mode",
    code: "axe.color-contrast",
    html: "<p id='seeded'>Přihlášky přijímá úřad.</p>",
    mode: "dark",
    css: "#seeded { color: #444; background: #111; }",
  },
  {
    name: "a target too small",
    code: "axe.target-size",
    html: "<p><button id='seeded'>a</button><button id='other'>b</button></p>",
    css: "#seeded, #other { all: unset; display: inline-block; width: 9px; height: 9px; font-size: 9px; }",
  },
  {
    name: "a page without a language",
    code: "a11y.page-language",
    target: "html",
    act: () => document.documentElement.removeAttribute("lang"),
  },
  { name: "an unknown language", code: "a11y.language-unknown", html: "<p id='seeded' lang='cestina_cz'>A</p>" },
  {
    name: "text in an unmarked language",
    code: "a11y.language-unsaid",
    html: "<p id='seeded'>Пособие выплачивает управление труда.</p>",
  },
  { name: "a skipped heading level", code: "a11y.heading-skip", html: "<h2>A</h2><h5 id='seeded'>B</h5>" },
  { name: "a second main heading", code: "a11y.main-heading", html: "<h1 id='seeded'>Navíc</h1>" },
  {
    name: "a page wider than the window",
    code: "a11y.overflow",
    html: "<p id='seeded'>A</p>",
    css: "#seeded { min-width: 1600px; }",
  },
  {
    name: "a page wider than a phone",
    code: "a11y.reflow",
    html: "<p id='seeded'>A</p>",
    width: 320,
    css: "#seeded { min-width: 600px; }",
  },
  {
    name: "text clipped at double size",
    code: "a11y.text-resize",
    html: "<p id='seeded'>Přihlášky přijímá městský úřad.</p>",
    css: "#seeded { height: 36px; overflow: hidden; line-height: 1.5; font-size: 1rem; white-space: nowrap; }",
  },
  {
    name: "text clipped with wider spacing",
    code: "a11y.text-spacing",
    html: "<p id='seeded'>Přihlášky</p>",
    css: "#seeded { display: inline-block; width: 4.6em; overflow: hidden; white-space: nowrap; }",
  },
  {
    name: "text that does not grow",
    code: "a11y.fixed-text",
    html: "<p id='seeded'>Přihlášky</p>",
    css: "#seeded { font-size: 16px; }",
  },
  {
    name: "motion despite reduced motion",
    code: "a11y.motion",
    html: "<p id='seeded'>A</p>",
    act: () => document.querySelector("#seeded")?.animate({ opacity: [0, 1] }, { duration: 900, iterations: Infinity }),
  },
  {
    name: "an invisible focus",
    code: "a11y.focus-invisible",
    html: "<p><a id='seeded' href='#main'>Dále</a></p>",
    css: "#seeded { all: unset !important; } #seeded::before, #seeded::after { content: none !important; }",
  },
  {
    name: "a focus behind a sticky element",
    code: "a11y.focus-covered",
    html: "<p><a id='seeded' href='#main'>Dále</a></p><div id='cover'></div>",
    css: "#cover { position: fixed; inset: 0; background: #fff; pointer-events: auto; }",
  },
  {
    name: "a keyboard trap",
    code: "a11y.keyboard-trap",
    html: "<p><button id='seeded'>Dále</button> <button id='after'>A</button></p>",
    act: () => document.querySelector("#seeded")?.addEventListener("keydown", (event) => event.preventDefault()),
  },
  {
    name: "a button that Tab does not reach",
    code: "a11y.keyboard-unreachable",
    html: "<div id='seeded' role='button'>Dále</div>",
  },
  {
    name: "a Tab order that differs from the reading order",
    code: "a11y.focus-order",
    html: "<p id='row'><a href='#main'>První</a><a id='seeded' href='#main'>Druhý</a></p>",
    css: "#row { display: flex; gap: 2em; flex-direction: row-reverse; }",
  },
  {
    name: "a control invisible in forced colours",
    code: "a11y.forced-colors",
    html: "<button id='seeded' aria-label='Zavřít'></button>",
    mode: "forced-colors",
    css: "#seeded { all: unset; display: block; width: 3em; height: 3em; }",
  },
  {
    name: "a page that prints empty",
    code: "a11y.paper",
    target: "#main",
    mode: "print",
    css: "@media print { #main > * { display: none; } }",
  },
  {
    name: "an error in the console",
    code: "a11y.browser-error",
    target: "body",
    isShownAnew: true,
    act() {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        console.error("seeded");
      });
      observer.observe(document, { childList: true, subtree: true });
    },
  },
  {
    name: "an axe run that checks nothing",
    code: "a11y.saw-nothing",
    target: "body",
    act() {
      const axe = Reflect.get(globalThis, "axe");
      const { run } = axe;
      axe.run = async () => {
        axe.run = run;
        return { violations: [], incomplete: [], passes: [] };
      };
    },
  },
];

// The story runner is built and opened once.
test.describe.configure({ mode: "default", timeout: 300_000 });
let runner: StoryRunner;
test.beforeAll(async () => {
  await writeStories();
  runner = await openRunner({ workers: 1, scripts: [inPageSource] });
});
test.afterAll(() => runner.close());

type ShownIn = Pick<Variant, "mode" | "width">;

/** Codes and elements of the violations in a recorded page, with a mistake if given. */
async function violations(shownIn: ShownIn, mistake?: Mistake) {
  const story = runner.stories.find(({ id }) => id === "news-item--mpsv-detska-skupina-chrudim-cs");
  if (!story) throw new Error("The story is missing.");
  // Only runs of all checks report `a11y.saw-nothing`.
  const isRequested = (code: string) => !mistake || mistake.code === "a11y.saw-nothing" || mistake.code === code;
  const [outcome] = await runner.run([{ story, variant: { theme: story.theme, ...shownIn } }], {
    check: async (visit) => {
      const shown = mistake ? await seed(visit, mistake) : visit.shown;
      const options = { withKeyboard: shownIn.mode === "light", axe: "all", isRequested } as const;
      const verdict = await checkStory({ ...visit, shown }, options);
      // The page is reused for the next story.
      if (mistake?.css) await visit.page.evaluate(() => void document.adoptedStyleSheets.pop());
      return verdict;
    },
    isClean: () => true,
  });
  if (!outcome?.verdict) throw new Error(outcome?.failure ?? "The story runner has rendered nothing.");
  return outcome.verdict.violations.map(({ code, place }) => [code, place.target]);
}

/** Makes the mistake in the page; returns the result of rendering the story. */
async function seed({ page, shown, story, variant }: Visit, { html, css, act, isShownAnew }: Mistake) {
  if (html) await appendHtml(page, html);
  if (css) await page.evaluate(adopt, css);
  if (act) await page.evaluate(act);
  if (!isShownAnew) return shown;
  const { theme, mode } = variant;
  return page.evaluate(([id, look]) => window.storyRunner.show(id, look), [story.id, { theme, mode }] as const);
}

/** Uses the DevTools protocol, as the page's security policy lets no script write HTML. */
async function appendHtml(page: Page, html: string): Promise<void> {
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("seed-place")));
  const debugging = await page.context().newCDPSession(page);
  const { root } = await debugging.send("DOM.getDocument");
  const { nodeId } = await debugging.send("DOM.querySelector", { nodeId: root.nodeId, selector: "seed-place" });
  await debugging.send("DOM.setOuterHTML", { nodeId, outerHTML: html });
  await debugging.detach();
}

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

for (const [mode, width] of [
  ["light", 1280],
  ["light", 320],
  ["dark", 1280],
  ["forced-colors", 1280],
  ["print", 1280],
] as const)
  test(`the page without a mistake has no violations: ${mode}, ${width} px`, async () => {
    expect(await violations({ mode, width })).toEqual([]);
  });

for (const mistake of mistakes)
  test(`${mistake.name} is reported as ${mistake.code}`, async () => {
    const { code, target = "#seeded", mode = "light", width = 1280 } = mistake;
    expect(await violations({ mode, width }, mistake)).toContainEqual([code, target]);
  });
