import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import purgeCss from "@fullhuman/postcss-purgecss";
import { AtRule, type ChildNode } from "postcss";
import { normalizePath } from "vite";

type PostcssPlugin = Extract<ReturnType<typeof purgeCss>, { postcssPlugin: string }>;

const sources = "{components,templates,renderer}/**/*.{ts,tsx}";
const notSources = ["renderer/build/**"];

/** Elements, classes and attribute values of CMS text, which appear in no source file. */
const cmsMarkup =
  "a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var";

/** Looks of the design system's components that pages of the portal have; a test compares them with all pages. */
export const usedLooks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "gov-button": { color: ["error", "neutral", "primary"], size: ["l", "m", "s"], type: ["base", "outlined", "solid"] },
  "gov-form": { size: ["m"] },
  "gov-icon": { color: [], size: ["l", "m", "s", "xs"] },
  "gov-message": { color: ["error", "primary", "success", "warning"], type: ["subtle"] },
  "gov-tag": { color: ["error", "neutral", "primary", "success", "warning"], size: ["s", "xs"], type: ["subtle"] },
};

const component = /\.(gov-(?:button|form|icon|message|tag))/;
const look = /\[data-(color|size|type)=["']?([\w-]+)/g;

/** States as the design system's own elements write them; the portal writes `true` or nothing. */
const stateOfElements = /\[(?:[\w-]+=["']?[01]["']?|loading(?:=[^\]]*)?|expanded(?:-mobile)?)\]/;

/** Parts and states that only the design system's own elements have, and headings by class, which no text may have. */
const partOfElements =
  /\[slot=["']?(?!icon|label)|:not\(\[data-hydrated\]\)|::-ms-|:indeterminate|\.validation-icon|\.gov-form-input__icons|^\.h[1-6]$/;

/** Drops the rules for web component elements and looks, which the portal never renders; a build also drops rules no markup uses. */
export function purge(styleSheet: string, { build }: { build: boolean }): PostcssPlugin {
  const unused = build ? purgeUnused() : null;
  return {
    postcssPlugin: "portal:purge",
    async OnceExit(root, helpers) {
      if (normalizePath(root.source?.input.file ?? "") !== styleSheet) return;
      root.walkRules((rule) => {
        if (isOurs(rule)) return;
        const kept = rule.selectors.filter((selector) => !isElementSelector(selector) && !isUnusedLook(selector));
        if (kept.length > 0) rule.selectors = kept;
        else rule.remove();
      });
      root.walkAtRules("layer", (layer) => {
        // Our own element styles stay whole: PurgeCSS drops pseudo-classes without an element, such as the focus ring.
        if (layer.params === "base")
          layer.prepend({ text: "purgecss start ignore" }).append({ text: "purgecss end ignore" });
      });
      await unused?.OnceExit?.(root, helpers);
    },
  };
}

/** Our own element styles, whose attributes may look like states of the design system's elements. */
function isOurs({ parent }: ChildNode): boolean {
  return parent instanceof AtRule && ((parent.name === "layer" && parent.params === "base") || isOurs(parent));
}

/** True for `gov-button[…]`, false for `.gov-button[…]`. */
export function isElementSelector(selector: string): boolean {
  return /(^|[\s>+~(])gov-/.test(selector);
}

/** True for a selector of a look that no page of the portal has. */
export function isUnusedLook(selector: string): boolean {
  const elements = selector
    .replace(/:(?:has|is|not|where)\((?:[^()]|\([^()]*\))*\)|(?<=\w) i(?=\])/g, "")
    .split(/[\s>+~]+/);
  // Buttons do not stand in buttons, and tags hold nothing but text.
  if (partOfElements.test(selector)) return true;
  if (/\.element\b.*\.element\b|\.gov-tag\S* \.(?:element|gov-icon)/.test(selector)) return true;
  return elements.some((element) => {
    const used = usedLooks[component.exec(element)?.[1] ?? ""];
    const isUnused = ([, kind = "", value = ""]: RegExpExecArray) => used?.[kind]?.includes(value) === false;
    return stateOfElements.test(element) || [...element.matchAll(look)].some(isUnused);
  });
}

/** Words of the code, not of its comments, count as classes, attributes and values; they must be written in full there. */
function purgeUnused(): PostcssPlugin {
  const root = join(import.meta.dirname, "../..");
  const files = globSync(sources, { cwd: root, exclude: notSources });
  const code = files.map((file) => withoutComments(readFileSync(join(root, file), "utf8")));
  const raw = [cmsMarkup, ...code].join("\n");
  const plugin = purgeCss({
    content: [{ raw, extension: "tsx" }],
    defaultExtractor: words,
    safelist: { standard: [/^theme-/, "html", "body"], variables: variablesIn(root) },
    dynamicAttributes: ["data-theme"],
    keyframes: true,
    variables: true,
  });
  if (!("postcssPlugin" in plugin)) throw new Error("PurgeCSS is not a PostCSS plugin");
  return plugin;
}

/** Custom properties used by styles outside this sheet and by scripts. */
function variablesIn(root: string): string[] {
  const files = globSync("{components,templates,renderer}/**/*.{css,ts,tsx}", { cwd: root });
  return [...new Set(files.flatMap((file) => readFileSync(join(root, file), "utf8").match(/--[\w-]+/g) ?? []))];
}

/** Removes comments that start a line or stand in braces; others could be part of a text, such as an address. */
export function withoutComments(source: string): string {
  return source.replace(/^[ \t]*\/\*[\s\S]*?\*\/|\{\/\*[\s\S]*?\*\/\}|^[ \t]*\/\/.*$/gm, "");
}

/** Returns words as written and in lower case, because JSX writes `tabIndex` for the attribute `tabindex`. */
export function words(source: string): string[] {
  return source.match(/[\w-]+/g)?.flatMap((word) => [word, word.toLowerCase()]) ?? [];
}
