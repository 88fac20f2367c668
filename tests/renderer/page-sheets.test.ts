import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { shortName } from "#renderer/build/class-names.ts";
import { classesOf, requiredClasses, splitStyles } from "#renderer/build/page-sheets.ts";
import { isUnusedVariant } from "#renderer/build/purge.ts";

const files = {
  "renderer/page/document/document.tsx": 'const frame = "frame gov-button";',
  "templates/registry.ts": "",
  "templates/news-item/news-item.tsx": 'const news = "gov-tag gallery";',
  "templates/sitemap/sitemap.tsx": 'const map = "tree";',
  "renderer/client/gallery.tsx": 'const gallery = "gallery";',
  "renderer/client/toast.tsx": 'const toast = "toast";',
  "renderer/demo/demo-page.tsx": "",
  "templates/demo/buttons.tsx": "",
  "renderer/system-pages/system-page.tsx": "",
  "templates/error-page/error-page.tsx": "",
  "templates/maintenance-page/maintenance-page.tsx": "",
};

const server = {
  "renderer/page/document/document.tsx": ["templates/registry.ts"],
  "templates/registry.ts": ["templates/news-item/news-item.tsx", "templates/sitemap/sitemap.tsx"],
  "templates/news-item/news-item.tsx": ["renderer/client/gallery.tsx"],
};

const browser = { "renderer/client/gallery.tsx": [], "renderer/client/toast.tsx": [] };

function split(css: string) {
  const sheets = splitStyles(css, { root: temporaryFolder(files), server, browser });
  return Object.fromEntries([...sheets].filter(([, sheet]) => sheet !== ""));
}

test.for([
  ["what the frame names is for all", ".frame{a:b}", { portal: ".frame{a:b}" }],
  ["what a template names is its own", ".tree{a:b}", { sitemap: ".tree{a:b}" }],
  ["what scripts show on any page is for all", ".toast{a:b}", { portal: ".toast{a:b}" }],
  [
    "what a script shows on the pages of a template is that template's",
    ".gallery{a:b}",
    { "news-item": ".gallery{a:b}" },
  ],
  ["what no module names is for all", ".other{a:b}", { portal: ".other{a:b}" }],
  ["elements, fonts and keyframes are for all", "p{a:b}@font-face{a:b}", { portal: "p{a:b}@font-face{a:b}" }],
  ["a rule needs all of its classes", ".frame .tree{a:b}", { sitemap: ".frame .tree{a:b}" }],
  ["what a class excludes is not needed", "ul:not(.tree){a:b}", { portal: "ul:not(.tree){a:b}" }],
  [
    "a list of selectors is divided",
    ".frame,.tree,.gov-tag{a:b}",
    { portal: ".frame{a:b}", sitemap: ".tree{a:b}", "news-item": ".gov-tag{a:b}" },
  ],
  [
    "the rules of a theme and of looks that only demo pages show are in sheets of their own",
    ".frame{a:b}.theme-up{--a:b}.gov-button[data-type=base][data-color=neutral]{a:b}.gov-button[data-type=solid][data-color=primary]{c:d}.gov-button[data-disabled]{e:f}.gov-form-input[data-disabled]{e:f}textarea{g:h}",
    {
      portal: ".frame{a:b}.gov-button[data-type=solid][data-color=primary]{c:d}textarea{g:h}",
      demo: ".gov-form-input[data-disabled]{e:f}",
      "demo-buttons": ".gov-button[data-type=base][data-color=neutral]{a:b}.gov-button[data-disabled]{e:f}",
      "theme-up": ".theme-up{--a:b}",
    },
  ],
  [
    "conditions stay around their rules, and empty ones go",
    "@layer ds;@layer ds{@media print{.tree{a:b}}.frame{a:b}}",
    { portal: "@layer ds;@layer ds{.frame{a:b}}", sitemap: "@layer ds{@media print{.tree{a:b}}}" },
  ],
] as const)("style sheets: %s", ([, css, expected]) => {
  expect(split(css)).toEqual(expected);
});

test.for([
  [".gov-button[data-type=solid][data-color=success]", true],
  [".gov-button[data-type=solid][data-color=primary]", false],
  [".gov-form-input[data-size=xs] .gov-icon", true],
  [".gov-form-input[data-invalid=true i]", false],
  [".gov-form-input[data-invalid='1']", true],
  [".gov-button:not([expanded]):has(.gov-icon[data-size=xs])", false],
  [".gov-button[expanded]", true],
  [".gov-button[loading=false i] .element", true],
  [".gov-button .element:hover .element", true],
  [".gov-icon[data-size=l]", false],
  [".gov-icon[data-size='2xl']", true],
  [".gov-tag[data-size=xs] .gov-icon", true],
  [".gov-tag[data-size=xs]", false],
  ["img[src]", false],
  [".gov-form-checkbox [slot=label]", false],
  [".gov-form-control [slot=bottom]", true],
  [".gov-form-select:not([data-hydrated])", true],
  ["h2", false],
  [".h2", true],
] as const)("%s is a look that no page has: %s", ([selector, expected]) => {
  expect(isUnusedVariant(selector)).toBe(expected);
});

test("a selector requires the classes outside of :not() and :is()", () => {
  expect(requiredClasses(".a .b-c:not(.d):is(.e,.f:not(.g)):has(.h)::before")).toEqual(["a", "b-c", "h"]);
});

test("in a build no two classes get the same name", () => {
  const paths = globSync("{components,renderer,templates}/**/*.module.css");
  expect(paths.length).toBeGreaterThan(80);
  const all = paths.flatMap((path) =>
    [...new Set(classesOf(readFileSync(path, "utf8")))].map((name) => [name, path] as const),
  );
  const named = Map.groupBy(all, ([name, path]) => shortName(name, path));
  expect([...named.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect([...named.keys()].filter((name) => !/^[a-z][a-z0-9]{4}$/.test(name))).toEqual([]);
});
