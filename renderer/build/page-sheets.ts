import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type ChildNode, type Container, type Root } from "postcss";
import { scopedName } from "./class-names.ts";
import { withoutComments, words } from "./purge.ts";
import { themes } from "./stylesheets.ts";

/** Files that a file of ours imports, by its path in the project. */
export type ImportGraph = Readonly<Record<string, readonly string[]>>;

/** Frame of every page. */
const frame = "renderer/page/document/document.tsx";
const registry = "templates/registry.ts";

/** Parts of the frame that only some pages have, by the kind of those pages. */
const partsOfKinds = {
  demo: "renderer/demo/demo-page.tsx",
  error: "templates/error-page/error-page.tsx",
  maintenance: "templates/maintenance-page/maintenance-page.tsx",
  system: "renderer/system-pages/system-page.tsx",
};

interface Options {
  root: string;
  /** Imports of the server's modules. */
  server: ImportGraph;
  /** Imports of the browser's modules, static and dynamic. */
  browser: ImportGraph;
}

/**
 * Splits the portal's styles: `portal` holds what every page may need, the sheet of a template or of a kind of page what
 * only its own modules name, that of a theme the theme. A rule belongs to all whose modules name each of its classes; one that no module names stays
 * with the portal's.
 */
export function splitStyles(css: string, { root, server, browser }: Options): Map<string, string> {
  const parts = { ...templatesIn(server), ...partsOfKinds };
  const entries = new Set([registry, ...Object.values(parts)]);
  const modules = Object.entries(parts).map(([name, file]) => [name, reach([file], server)] as const);
  const ofParts = new Set(modules.flatMap(([, files]) => [...files]));
  const inBrowsers = Object.keys(browser).filter((file) => !ofParts.has(file));
  const wordsOf = createReader(root);
  const everywhere = wordsOf([...reach([frame], server, entries), ...inBrowsers]);
  const named = modules.map(([name, files]) => [name, new Set([...everywhere, ...wordsOf(files)])] as const);
  const isOf = (selector: string, known: ReadonlySet<string>) =>
    requiredClasses(selector).every((name) => known.has(name));
  const isForAll = (selector: string) =>
    ownSheet(selector) === null && (isOf(selector, everywhere) || !named.some(([, known]) => isOf(selector, known)));
  const whole = postcss.parse(css);
  const sheets = new Map([["portal", withRules(whole, isForAll)]]);
  for (const [name, known] of named)
    sheets.set(
      name,
      withRules(whole, (selector) => {
        const own = ownSheet(selector);
        return own === null ? isOf(selector, known) && !isForAll(selector) : own === name;
      }),
    );
  for (const theme of themes)
    sheets.set(
      theme,
      withRules(whole, (selector) => ownSheet(selector) === theme),
    );
  return new Map([...sheets].map(([name, sheet]) => [name, sheet.toString().trim()]));
}

/** Sheet of a theme, and of the looks of buttons and controls that only the demo pages show; null where the classes decide. */
function ownSheet(selector: string): string | null {
  const [theme = null] = /(?<=^\.)theme-[\w-]+/.exec(selector) ?? [];
  return theme ?? (demoLook.test(selector) ? "demo" : null);
}

const demoLook =
  /\.gov-button\[data-type=["']?(?:base|\w+["']?\]\[data-color=["']?(?:error|neutral))|^\.gov-\S*(?:\[data-disabled|-radio\b|.* textarea)/;

/** Returns the name of a sheet's file, with a hash in the form that the server takes for one. */
export function sheetFile(name: string, css: string): string {
  return `assets/${name}.P${createHash("sha256").update(css).digest("hex").slice(0, 7)}.css`;
}

function templatesIn(server: ImportGraph): Record<string, string> {
  const files = (server[registry] ?? []).filter((file) => /^templates\/([\w-]+)\/\1\.tsx$/.test(file));
  if (files.length === 0) throw new Error(`${registry} imports no template`);
  return Object.fromEntries(files.map((file) => [file.split("/")[1], file]));
}

/** Returns files and all that they import, without those at which to stop. */
function reach(files: readonly string[], graph: ImportGraph, stop?: ReadonlySet<string>): ReadonlySet<string> {
  // A set goes on to what is added while it is walked.
  const reached = new Set(files);
  for (const file of reached) for (const imported of graph[file] ?? []) if (!stop?.has(imported)) reached.add(imported);
  return reached;
}

/** Returns a function for the words of files: names of classes as the build writes them. */
function createReader(root: string) {
  const cache = new Map<string, string[]>();
  const read = (file: string): string[] => {
    // The design system's sheet is made in the build.
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

/** Returns a copy of a sheet with the rules whose classes are wanted; what has no classes, such as a font, is one too. */
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

/** At-rules that hold rules. */
const conditions = new Set(["container", "layer", "media", "supports"]);

/** Classes without which a selector selects nothing. */
export function requiredClasses(selector: string): string[] {
  return classesOf(selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, ""));
}

export function classesOf(css: string): string[] {
  return [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
}
