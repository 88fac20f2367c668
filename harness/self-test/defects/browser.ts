import type { Defect } from "../defect.ts";
import { type BrowserSeed, type createBrowser, inBrowser } from "../in-browser.ts";

/** `html` is appended to the main element; its element `#seeded` is at fault unless a `target` is given. */
type Row = readonly [
  name: string,
  code: string,
  html: string | null,
  seed?: Omit<BrowserSeed, "name" | "code" | "html">,
];

/** Mistakes that only a browser shows, seeded into a recorded page. */
const rows: readonly Row[] = [
  ["a field without label", "axe.label", '<input type="text" id="seeded">'],
  ["an image without alternative", "axe.image-alt", '<img id="seeded" src="/documents/files/detske-hriste.jpg">'],
  ["a link without name", "axe.link-name", '<a id="seeded" href="#main"></a>'],
  ["an unknown role", "axe.aria-roles", '<div id="seeded" role="buton">A</div>'],
  ["a positive tabindex", "axe.tabindex", '<a id="seeded" href="#main" tabindex="3">Dále</a>'],
  [
    "an unreadable colour",
    "axe.color-contrast",
    '<p id="seeded">Přihlášky přijímá úřad.</p>',
    { css: "#seeded { color: #999; background: #fff; }" },
  ],
  [
    "an unreadable colour in dark mode",
    "axe.color-contrast",
    '<p id="seeded">Přihlášky přijímá úřad.</p>',
    { mode: "dark", css: "#seeded { color: #444; background: #111; }" },
  ],
  [
    "a target too small",
    "axe.target-size",
    '<p><button id="seeded">a</button><button id="other">b</button></p>',
    { css: "#seeded, #other { all: unset; display: inline-block; width: 9px; height: 9px; font-size: 9px; }" },
  ],
  [
    "a page without its language",
    "a11y.page-language",
    null,
    { target: "html", act: () => document.documentElement.removeAttribute("lang") },
  ],
  ["an unknown language", "a11y.language-unknown", '<p id="seeded" lang="cestina_cz">A</p>'],
  ["an unmarked other language", "a11y.language-unsaid", '<p id="seeded">Пособие выплачивает управление труда.</p>'],
  ["a skipped level of headings", "a11y.heading-skip", '<h2>A</h2><h5 id="seeded">B</h5>'],
  ["a second main heading", "a11y.main-heading", '<h1 id="seeded">Navíc</h1>'],
  ["a page wider than the window", "a11y.overflow", '<p id="seeded">A</p>', { css: "#seeded { width: 1600px; }" }],
  [
    "a page that does not fit a phone",
    "a11y.reflow",
    '<p id="seeded">A</p>',
    { width: 320, css: "#seeded { min-width: 600px; }" },
  ],
  [
    "a text cut off when letters grow",
    "a11y.text-resize",
    '<p id="seeded">Přihlášky přijímá městský úřad.</p>',
    { css: "#seeded { height: 36px; overflow: hidden; line-height: 1.5; font-size: 1rem; white-space: nowrap; }" },
  ],
  [
    "a text cut off when spaced",
    "a11y.text-spacing",
    '<p id="seeded">Přihlášky</p>',
    { css: "#seeded { display: inline-block; width: 4.6em; overflow: hidden; white-space: nowrap; }" },
  ],
  [
    "letters that do not grow",
    "a11y.fixed-text",
    '<p id="seeded">Přihlášky</p>',
    { css: "#seeded { font-size: 16px; }" },
  ],
  [
    "a movement despite reduced motion",
    "a11y.motion",
    '<p id="seeded">A</p>',
    {
      act: () =>
        document.querySelector("#seeded")?.animate({ opacity: [0, 1] }, { duration: 900, iterations: Infinity }),
    },
  ],
  [
    "an invisible focus",
    "a11y.focus-invisible",
    '<p><a id="seeded" href="#main">Dále</a></p>',
    { css: "#seeded { all: unset !important; } #seeded::before, #seeded::after { content: none !important; }" },
  ],
  [
    "a focus behind a sticky element",
    "a11y.focus-covered",
    '<p><a id="seeded" href="#main">Dále</a></p><div id="cover"></div>',
    { css: "#cover { position: fixed; inset: 0; background: #fff; pointer-events: auto; }" },
  ],
  [
    "a keyboard trap",
    "a11y.keyboard-trap",
    '<p><button id="seeded">Dále</button> <button id="after">A</button></p>',
    { act: () => document.querySelector("#seeded")?.addEventListener("keydown", (event) => event.preventDefault()) },
  ],
  ["a button that no key reaches", "a11y.keyboard-unreachable", '<div id="seeded" role="button">Dále</div>'],
  [
    "a Tab order that differs from the reading order",
    "a11y.focus-order",
    '<p id="row"><a href="#main">První</a><a id="seeded" href="#main">Druhý</a></p>',
    { css: "#row { display: flex; gap: 2em; flex-direction: row-reverse; }" },
  ],
  [
    "a control invisible in forced colours",
    "a11y.forced-colors",
    '<button id="seeded" aria-label="Zavřít"></button>',
    { mode: "forced-colors", css: "#seeded { all: unset; display: block; width: 3em; height: 3em; }" },
  ],
  [
    "a page that prints empty",
    "a11y.paper",
    null,
    { target: "#main", mode: "print", css: "@media print { #main > * { display: none; } }" },
  ],
  [
    "an error in the console",
    "a11y.browser-error",
    null,
    {
      target: "body",
      isShownAnew: true,
      act: () => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          console.error("seeded");
        });
        observer.observe(document, { childList: true, subtree: true });
      },
    },
  ],
  [
    "an axe that looks at nothing",
    "a11y.saw-nothing",
    null,
    {
      target: "body",
      act: () => {
        const axe = Reflect.get(globalThis, "axe");
        const { run } = axe;
        axe.run = async () => {
          axe.run = run;
          return { violations: [], incomplete: [], passes: [] };
        };
      },
    },
  ],
];

export function browserDefects(browser: ReturnType<typeof createBrowser>): Defect[] {
  const toDefect = inBrowser(browser);
  return rows.map(([name, code, html, seed]) => toDefect({ name, code, html, ...seed }));
}
