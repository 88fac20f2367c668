import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type ChildNode, type Container, type Root } from "postcss";
import { scopedName } from "./class-names.ts";
import { withoutComments, words } from "./purge.ts";
import { themes } from "./stylesheets.ts";

/** Imports of each of our files, by path in the project. */
export type ImportGraph = Readonly<Record<string, readonly string[]>>;

/** The module that renders every document. */
const frame = "renderer/page/document/document.tsx";
const registry = "templates/registry.ts";

/** Components that only some kinds of page need, by kind. */
const componentsByKind = {
  demo: "renderer/demo/demo-page.tsx",
  "demo-buttons": "templates/demo/buttons.tsx",
  error: "templates/error-page/error-page.tsx",
  maintenance: "templates/maintenance-page/maintenance-page.tsx",
  system: "renderer/system-pages/system-page.tsx",
};

interface Options {
  root: string;
  /** Imports between the server's modules. */
  server: ImportGraph;
  /** Imports between the browser's modules, static and dynamic. */
  browser: ImportGraph;
}

/**
 * Splits the portal's styles into sheets: `portal` for every page, one for each theme, and one for each template or
 * kind of page with the rules that only its own modules use. A rule belongs to every sheet whose modules mention all of
 * its classes; a rule that no module mentions goes into `portal`.
 */
export function splitStyles(css: string, { root, server, browser }: Options): Map<string, string> {
  const parts = { ...templatesIn(server), ...componentsByKind };
  const entries = new Set([registry, ...Object.values(parts)]);
  const modules = Object.entries(parts).map(([name, file]) => [name, reachableFrom([file], server)] as const);
  const ofParts = new Set(modules.flatMap(([, files]) => [...files]));
  const inBrowsers = Object.keys(browser).filter((file) => !ofParts.has(file));
  const wordsOf = createReader(root);
  const everywhere = wordsOf([...reachableFrom([frame], server, entries), ...inBrowsers]);
  const named = modules.map(([name, files]) => [name, new Set([...everywhere, ...wordsOf(files)])] as const);
  const isOf = (selector: string, known: ReadonlySet<string>) =>
    requiredClasses(selector).every((name) => known.has(name));
  const isForAll = (selector: string) =>
    ownSheets(selector) === null && (isOf(selector, everywhere) || !named.some(([, known]) => isOf(selector, known)));
  const whole = postcss.parse(css);
  const sheets = new Map([["portal", withRules(whole, isForAll)]]);
  for (const [name, known] of named)
    sheets.set(
      name,
      withRules(whole, (selector) => {
        const own = ownSheets(selector);
        return own === null ? isOf(selector, known) && !isForAll(selector) : own.includes(name);
      }),
    );
  for (const theme of themes)
    sheets.set(
      theme,
      withRules(whole, (selector) => ownSheets(selector)?.includes(theme) === true),
    );
  return new Map([...sheets].map(([name, sheet]) => [name, sheet.toString().trim()]));
}

/** The sheets of a theme, or of variants that only few pages show; null when the classes decide. */
function ownSheets(selector: string): readonly string[] | null {
  const [theme = null] = /(?<=^\.)theme-[\w-]+/.exec(selector) ?? [];
  if (theme !== null) return [theme];
  if (demoButton.test(selector)) return ["demo-buttons"];
  if (demoControl.test(selector)) return ["demo"];
  if (radio.test(selector)) return ["demo", "form", "entitlement-guide"];
  return textArea.test(selector) ? ["demo", "form"] : null;
}

const demoButton =
  /\.gov-button(?:\[data-type=["']?(?:base|\w+["']?\]\[data-color=["']?(?:error|neutral))|\S*\[data-disabled)/;
const demoControl = /^\.gov-\S*\[data-disabled/;
const radio = /^\.gov-\S*-radio\b/;
const textArea = /^\.gov-\S*.* textarea/;

/** Returns a sheet's file name, with a hash in the form that the server recognises. */
export function sheetFile(name: string, css: string): string {
  return `assets/${name}.P${createHash("sha256").update(css).digest("hex").slice(0, 7)}.css`;
}

function templatesIn(server: ImportGraph): Record<string, string> {
  const files = (server[registry] ?? []).filter((file) => /^templates\/([\w-]+)\/\1\.tsx$/.test(file));
  if (files.length === 0) throw new Error(`${registry} imports no template`);
  return Object.fromEntries(files.map((file) => [file.split("/")[1], file]));
}

/** Returns files and everything that they import, directly or not, except those in `stop`. */
function reachableFrom(files: readonly string[], graph: ImportGraph, stop?: ReadonlySet<string>): ReadonlySet<string> {
  // Iterating a Set also visits entries that are added during the loop.
  const reached = new Set(files);
  for (const file of reached) for (const imported of graph[file] ?? []) if (!stop?.has(imported)) reached.add(imported);
  return reached;
}

/** Returns a function that extracts the words of files: class names as the build writes them. */
function createReader(root: string) {
  const cache = new Map<string, string[]>();
  const read = (file: string): string[] => {
    // The design system's sheet is generated by the build.
    if (file.endsWith(".css") && !file.endsWith(".module.css")) return [];
    const text = readFileSync(join(root, file), "utf8");
    if (!file.endsWith(".css")) return words(withoutComments(text));
    return classesOf(text).map((name) => scopedName(name, join(root, file)));
  };
  return (files: Iterable<string>): ReadonlySet<string> => {
    const all = new Set<string>();
    for (const file of files) {
      const own = cache.get(file) ?? read(file);
      cache.set(file, own);
      for (const word of own) all.add(word);
    }
    return all;
  };
}

/** Returns a copy of a sheet with only the wanted rules. Rules without classes, such as fonts, are asked about too. */
function withRules(whole: Root, isKept: (selector: string) => boolean): Root {
  const copy = whole.clone();
  keepRules(copy, isKept);
  return copy;
}

function keepRules(container: Container<ChildNode>, isKept: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "rule") {
      const selectors = node.selectors.filter(isKept);
      if (selectors.length === 0) node.remove();
      else node.selectors = selectors;
    } else if (node.type === "atrule" && node.nodes && conditions.has(node.name)) {
      keepRules(node, isKept);
      if (node.nodes.length === 0) node.remove();
    } else if (!isKept("")) node.remove();
  }
}

const conditions = new Set(["container", "layer", "media", "supports"]);

/** Classes without which a selector cannot match. */
export function requiredClasses(selector: string): string[] {
  return classesOf(selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, ""));
}

export function classesOf(css: string): string[] {
  return [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
}
