import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { designSystem } from "#renderer/build/design-system.ts";
import { parseDrawing } from "#renderer/build/icons.ts";
import { isElementSelector, withoutComments } from "#renderer/build/purge.ts";
import { styleImports, themes } from "#renderer/build/stylesheets.ts";
import { drawPictures } from "#renderer/build/theme-pictures.ts";
import { themeValues } from "#renderer/build/theme-values.ts";
import { charactersOf, fontSetsOfLanguage, unicodeRanges } from "#renderer/page/document/font-sets.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";

const require = createRequire(import.meta.url);
const everything = {
  enabled: true,
  components: "all",
  templates: "all",
  iconsLazyLoad: false,
  iconsPath: "/icons",
} as const;

test("every style sheet the portal imports is in the design system's package", () => {
  const imports = [...styleImports(everything).matchAll(/"(@gov-design-system-ce[^"]+)"/g)].map(
    ([, file]) => file ?? "",
  );
  expect(imports.length).toBeGreaterThan(50);
  for (const file of imports) expect(readFileSync(require.resolve(file), "utf8"), file).toContain("{");
});

test("without the design system only the portal's own styles are loaded", () => {
  const imports = styleImports({ ...everything, enabled: false });
  expect(imports).not.toContain("@gov-design-system-ce");
  expect(imports).toContain("./base.css");
});

test("a switch that names an unknown component or template stops the build", () => {
  expect(() => styleImports({ ...everything, components: ["gov-button", "gov-buton"] })).toThrow(
    /components: gov-buton$/,
  );
  expect(() => styleImports({ ...everything, templates: ["gov-button"] })).toThrow(/templates: gov-button$/);
});

test("only the listed components are loaded", () => {
  const imports = styleImports({ ...everything, components: ["gov-button"], templates: [] });
  expect(imports.match(/components\/[\w-]+/g)).toEqual(["components/gov-button"]);
});

test.for([
  ["gov-button[data-size=m]", true],
  [".gov-card gov-icon", true],
  [".gov-button:has(gov-icon)", true],
  [".gov-button[data-size=m] .gov-icon", false],
  ["a:not(.gov-button)", false],
] as const)("%s selects a web component element: %s", ([selector, expected]) => {
  expect(isElementSelector(selector)).toBe(expected);
});

test("an icon with anything but shapes in text or theme colours is refused", () => {
  const svg = (shape: string) => `<svg viewBox="0 0 16 16" fill="none">${shape}</svg>`;
  expect(parseDrawing(svg('<path fill-rule="evenodd" d="M1.23456 2" fill="currentColor"/>'))).toEqual({
    viewBox: "0 0 16 16",
    shapes: [["path", { fillRule: "evenodd", d: "M1.23 2" }]],
  });
  expect(() => parseDrawing(svg('<path d="M1 2" fill="#f00"/>'))).toThrow("cannot draw");
  expect(() => parseDrawing(svg('<circle r="2" fill="url(#a)"/>'))).toThrow("cannot draw");
  expect(() => parseDrawing(svg('<image href="a.png" fill="none"/>'))).toThrow("cannot draw");
  expect(() => parseDrawing(svg(""))).toThrow("no path");
});

test("the fonts of a language hold its alphabet", () => {
  const alphabets = {
    cs: "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
    en: "abcdefghijklmnopqrstuvwxyz",
    ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    ua: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
  };
  expect(languageCodes).toHaveLength(4);
  for (const language of languageCodes) {
    const held = fontSetsOfLanguage[language].map((set) => charactersOf(unicodeRanges[set])).join("");
    const alphabet = `${alphabets[language]}${alphabets[language].toUpperCase()}0123456789 .,–„“€`;
    expect([...alphabet].filter((character) => !held.includes(character))).toEqual([]);
  }
});

test("a build keeps the portal's own rules, drops web component elements and fits its budgets", async () => {
  const { css, fontSize } = await buildStyles(everything);
  for (const rule of [
    "--background-page:",
    ".theme-up{",
    ":focus-visible{",
    "[hidden]",
    ".skip-link",
    ".visually-hidden",
    '[data-x="0"]',
    '[data-y="1"]',
  ]) {
    expect(css.includes(rule), rule).toBe(true);
  }
  expect([...css.matchAll(/[^{}]*\{/g)].filter(([selector]) => isElementSelector(selector))).toEqual([]);
  expect(gzipSync(css).length).toBeLessThan(20_000);
  for (const language of languageCodes) {
    const bytes = fontSetsOfLanguage[language].reduce((sum, set) => sum + fontSize(set), 0);
    expect(bytes, language).toBeGreaterThan(10_000);
    expect(bytes, language).toBeLessThan(32_000);
  }
});

test("lazy icons come as two sprites at the configured path, named by their content", async () => {
  const { files } = await buildStyles({ ...everything, iconsLazyLoad: true });
  const sprites = files.filter(({ fileName }) => /^icons\/\w+\.P[0-9a-f]{7}\.svg$/.test(fileName));
  expect(sprites.map(({ fileName }) => fileName.split(".")[0])).toEqual(["icons/icons", "icons/illustrations"]);
  for (const [index, symbol] of [
    '<symbol id="chevron-down" viewBox="0 0 16 16"><path d="',
    '<symbol id="family" ',
  ].entries())
    expect(sprites[index]?.source).toContain(symbol);
});

test("each theme is a style sheet that sets the class of its file name", () => {
  expect(themes).toContain("theme-up");
  for (const theme of themes.slice(1)) {
    const sheet = readFileSync(`renderer/build/${theme}.css`, "utf8");
    expect(sheet, `renderer/build/${theme}.css must set its colours in a rule .${theme}`).toContain(`.${theme} {`);
    expect(styleImports(everything)).toContain(`./${theme}.css`);
  }
});

for (const theme of themes) {
  for (const mode of ["light", "dark"] as const) {
    test(`${theme} in ${mode} keeps AA contrast of every pair`, () => {
      expectContrast(themeValues(theme, mode));
    });
  }

  test(`in dark mode the surfaces of ${theme} are one ramp, each lighter than the one below`, () => {
    const valueIn = themeValues(theme, "dark");
    const [page = 0, raised = 0, tint = 0] = ["surface", "surface-raised", "surface-tint"].map((name) =>
      luminance(channels(valueIn(`--p-color-${name}`))),
    );
    expect(raised).toBeGreaterThan(page * 1.5);
    expect(tint).toBeGreaterThan(raised * 1.5);
  });
}

test("a theme is one file: its emblem and colours determine its icons, share image and contrast", async () => {
  const css = readFileSync("docs/theming.md", "utf8").match(/```css\n(\.theme-kraj \{[\s\S]*?)```/)?.[1] ?? "";
  const folder = temporaryFolder({ "theme-kraj.css": css });
  for (const mode of ["light", "dark"] as const) expectContrast(themeValues("theme-kraj", mode, folder));
  const pictures = await drawPictures("theme-kraj", folder);
  const sizes = await Promise.all(
    ["icon-32.png", "apple-touch-icon.png", "icon-192.png", "icon-512.png", "share.png"].map(async (file) => {
      const { width, height } = await sharp(pictures[file]).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [32, 32],
    [180, 180],
    [192, 192],
    [512, 512],
    [1200, 630],
  ]);
  expect(String(pictures["icon.svg"])).toContain("prefers-color-scheme:dark");
  expect(pictures["share.png"]?.length).toBeLessThan(40_000);
  const { data } = await sharp(pictures["share.png"])
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = channels(themeValues("theme-kraj", "light", folder)("--color-primary-700"));
  for (const [index, channel] of wanted.entries()) expect(Math.abs((data[index] ?? 0) - channel)).toBeLessThan(4);
});

test("a theme whose emblem is not a square SVG is refused with an explanation", async () => {
  const folder = temporaryFolder({ "theme-x.css": '.theme-x { --p-mark: url("mark.svg"); }' });
  await expect(drawPictures("theme-x", folder)).rejects.toThrow("--p-mark must be a data address of an SVG");
});

function expectContrast(valueOfName: (name: string) => string): void {
  const ratio = (first: string, second: string) => {
    const [darker = 0, lighter = 0] = [first, second]
      .map((name) => luminance(channels(valueOfName(name.startsWith("--") ? name : `--p-${name}`))))
      .toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const color = (first: string, second: string) => ratio(`color-${first}`, `color-${second}`);
  for (const surface of ["surface", "surface-raised", "surface-tint"]) {
    for (const text of ["text", "muted", "link", "link-hover"]) {
      expect(color(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(color("focus", surface), `focus on ${surface}`).toBeGreaterThanOrEqual(3);
  }
  for (const surface of ["primary", "primary-strong"]) {
    expect(color("on-primary", surface), `on-primary on ${surface}`).toBeGreaterThanOrEqual(4.5);
  }
  // Warnings are in the preview only, in the colours of the design system.
  const warning = ["--text-status-warning", "--background-status-warning-subtle"] as const;
  expect(ratio(...warning), "a warning on its surface").toBeGreaterThanOrEqual(4.5);
  for (const surface of ["color-surface", "color-surface-raised"]) {
    for (const status of [warning[0], "color-error"])
      expect(ratio(status, surface), `${status} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  }
  for (const text of ["hero-text", "hero-link"]) {
    expect(ratio(text, "hero"), `${text} on the top of a main page`).toBeGreaterThanOrEqual(4.5);
  }
  expect(ratio("draw-deep", "draw-soft"), "drawings on their ground").toBeGreaterThanOrEqual(3);
}

async function buildStyles(switches: Parameters<typeof designSystem>[0]) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: designSystem(switches),
    build: { write: false, rolldownOptions: { input: "virtual:design-system.css" } },
  });
  const files = [result]
    .flat()
    .flatMap((built) => ("output" in built ? built.output : []))
    .filter((file): file is Rolldown.OutputAsset => file.type === "asset");
  const named = (pattern: RegExp) => {
    const file = files.find(({ fileName }) => pattern.test(fileName));
    if (!file) throw new Error(`The build has no file like ${pattern}`);
    return file.source;
  };
  return {
    files,
    css: named(/\.css$/).toString(),
    fontSize: (set: string) => named(new RegExp(`roboto-${set}-[\\w-]{8}\\.woff2$`)).length,
  };
}

function channels(colour: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
  const found = hex
    ? hex.map((pair) => Number.parseInt(pair, 16))
    : (colour.match(/^rgb\(.*\)$/)?.[0].match(/\d+/g) ?? []).map(Number);
  if (found.length !== 3) throw new Error(`Not an opaque colour: "${colour}"`);
  return found;
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ["/** A move in progress. */\nconst a = 1;", "const a = 1;"],
  ["  // white space\n  const b = 2;", "const b = 2;"],
  ["<p>{/* progress */}x</p>", "<p>x</p>"],
  ['const address = "https://example.org";', 'const address = "https://example.org";'],
  ["const c = 3; // stays", "const c = 3; // stays"],
])("words of comments do not keep styles in the build: %j", (source, code) => {
  expect(withoutComments(source).trim()).toBe(code);
});
