import type { Defect } from "../defect.ts";
import { type BrowserSeed, type createBrowser, inBrowser } from "../in-browser.ts";

/** Mistakes that only a browser shows, in a recorded page. */
const seeds: readonly BrowserSeed[] = [
  { name: "a field without label", code: "axe.label", html: '<input type="text" id="seeded">' },
  {
    name: "an image without alternative",
    code: "axe.image-alt",
    html: '<img id="seeded" src="/documents/files/detske-hriste.jpg">',
  },
  { name: "a link without name", code: "axe.link-name", html: '<a id="seeded" href="#main"></a>' },
  { name: "a role that there is not", code: "axe.aria-roles", html: '<div id="seeded" role="buton">A</div>' },
  { name: "a positive tabindex", code: "axe.tabindex", html: '<a id="seeded" href="#main" tabindex="3">Dále</a>' },
  {
    name: "a colour that cannot be read",
    ...{ code: "axe.color-contrast", html: '<p id="seeded">Přihlášky přijímá úřad.</p>' },
    css: "#seeded { color: #999; background: #fff; }",
  },
  {
    name: "the same in the dark",
    ...{ code: "axe.color-contrast", mode: "dark", html: '<p id="seeded">Přihlášky přijímá úřad.</p>' },
    css: "#seeded { color: #444; background: #111; }",
  },
  {
    name: "a target that is too small",
    ...{ code: "axe.target-size", html: '<p><button id="seeded">a</button><button id="other">b</button></p>' },
    css: "#seeded, #other { all: unset; display: inline-block; width: 9px; height: 9px; font-size: 9px; }",
  },
  {
    name: "a page without its language",
    code: "a11y.page-language",
    target: "html",
    act: () => document.documentElement.removeAttribute("lang"),
  },
  {
    name: "a language that there is not",
    code: "a11y.language-unknown",
    html: '<p id="seeded" lang="cestina_cz">A</p>',
  },
  {
    name: "another language, unsaid",
    code: "a11y.language-unsaid",
    html: '<p id="seeded">Пособие выплачивает управление труда.</p>',
  },
  { name: "a level of headings left out", code: "a11y.heading-skip", html: '<h2>A</h2><h5 id="seeded">B</h5>' },
  { name: "a second main heading", code: "a11y.main-heading", html: '<h1 id="seeded">Navíc</h1>' },
  {
    name: "a page wider than the window",
    ...{ code: "a11y.overflow", html: '<p id="seeded">A</p>', css: "#seeded { width: 1600px; }" },
  },
  {
    name: "a page that does not fit a phone",
    ...{ code: "a11y.reflow", width: 320, html: '<p id="seeded">A</p>', css: "#seeded { min-width: 600px; }" },
  },
  {
    name: "a text that is cut off when letters grow",
    ...{ code: "a11y.text-resize", html: '<p id="seeded">Přihlášky přijímá městský úřad.</p>' },
    css: "#seeded { height: 36px; overflow: hidden; line-height: 1.5; font-size: 1rem; white-space: nowrap; }",
  },
  {
    name: "a text that is cut off when it is spaced",
    ...{ code: "a11y.text-spacing", html: '<p id="seeded">Přihlášky</p>' },
    css: "#seeded { display: inline-block; width: 4.6em; overflow: hidden; white-space: nowrap; }",
  },
  {
    name: "letters that do not grow",
    ...{ code: "a11y.fixed-text", html: '<p id="seeded">Přihlášky</p>', css: "#seeded { font-size: 16px; }" },
  },
  {
    name: "a movement despite reduced motion",
    ...{ code: "a11y.motion", html: '<p id="seeded">A</p>' },
    act: () => document.querySelector("#seeded")?.animate({ opacity: [0, 1] }, { duration: 900, iterations: Infinity }),
  },
  {
    name: "a focus that cannot be seen",
    ...{ code: "a11y.focus-invisible", html: '<p><a id="seeded" href="#main">Dále</a></p>' },
    css: "#seeded { all: unset !important; } #seeded::before, #seeded::after { content: none !important; }",
  },
  {
    name: "a focus behind something that sticks",
    ...{ code: "a11y.focus-covered", html: '<p><a id="seeded" href="#main">Dále</a></p><div id="cover"></div>' },
    css: "#cover { position: fixed; inset: 0; background: #fff; pointer-events: auto; }",
  },
  {
    name: "a keyboard trap",
    ...{ code: "a11y.keyboard-trap", html: '<p><button id="seeded">Dále</button> <button id="after">A</button></p>' },
    act: () => document.querySelector("#seeded")?.addEventListener("keydown", (event) => event.preventDefault()),
  },
  {
    name: "a button that no key reaches",
    code: "a11y.keyboard-unreachable",
    html: '<div id="seeded" role="button">Dále</div>',
  },
  {
    name: "an order of the Tab key that is not the one of reading",
    ...{
      code: "a11y.focus-order",
      html: '<p id="row"><a href="#main">První</a><a id="seeded" href="#main">Druhý</a></p>',
    },
    css: "#row { display: flex; gap: 2em; flex-direction: row-reverse; }",
  },
  {
    name: "a control that forced colours take away",
    ...{ code: "a11y.forced-colors", mode: "forced-colors", html: '<button id="seeded" aria-label="Zavřít"></button>' },
    css: "#seeded { all: unset; display: block; width: 3em; height: 3em; }",
  },
  {
    name: "a page that is not printed",
    code: "a11y.paper",
    target: "#main",
    mode: "print",
    css: "@media print { #main > * { display: none; } }",
  },
  {
    name: "an error in the console",
    ...{ code: "a11y.browser-error", target: "body", isShownAnew: true },
    act: () => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        console.error("seeded");
      });
      observer.observe(document, { childList: true, subtree: true });
    },
  },
  {
    name: "an axe that looks at nothing",
    ...{ code: "a11y.saw-nothing", target: "body" },
    act: () => {
      const axe = Reflect.get(globalThis, "axe");
      const { run } = axe;
      axe.run = async () => {
        axe.run = run;
        return { violations: [], incomplete: [], passes: [] };
      };
    },
  },
];

export function browserDefects(browser: ReturnType<typeof createBrowser>): Defect[] {
  return seeds.map(inBrowser(browser));
}
