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

/** Variants of design system components that the portal's pages use; a test compares this list with all pages. */
export const usedVariants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "gov-button": { color: ["error", "neutral", "primary"], size: ["l", "m", "s"], type: ["base", "outlined", "solid"] },
  "gov-form": { color: ["error"], size: ["m"] },
  "gov-icon": { color: [], size: ["l", "m", "s", "xs"] },
  "gov-message": { color: ["error", "primary", "success", "warning"], type: ["subtle"] },
  "gov-tag": { color: ["error", "neutral", "primary", "success", "warning"], size: ["s", "xs"], type: ["subtle"] },
};

const component = /\.(gov-(?:button|form|icon|message|tag))/;
const look = /\[data-(color|size|type)=["']?([\w-]+)/g;

/** State attributes as the design system's web components write them; the portal writes only `true` or no value. */
const elementState = /\[(?:[\w-]+=["']?[01]["']?|loading(?:=[^\]]*)?|expanded(?:-mobile)?)\]/;

/**
 * Parts and states that exist only in the design system's web components, labels around controls, and heading classes,
 * which editors' texts may not have.
 */
const elementPart =
  /\[slot=["']?(?!icon|label)|\.gov-form-checkbox label input|:not\(\[data-hydrated\]\)|::-ms-|:indeterminate|\.validation-icon|\.gov-form-input__icons|^\.h[1-6]$/;

/**
 * Conditions that always hold for the portal's elements: messages and tags have one type, there are no password fields, and
 * attribute values are in lower case.
 */
const alwaysTrue = /\[data-type=["']?subtle["']?\]|:not\(\[input-type=["']?password["']?\]\)| i(?=\])/g;

/**
 * Simplifies a page style of the design system. Light tokens are declared under an attribute and again under a media
 * query; here they are the default, since the dark ones come later and are more specific. base.css styles headings.
 */
function simplifyPageStyle(node: ChildNode): void {
  if (node.type === "atrule" && /prefers-color-scheme: *light/.test(node.params)) node.remove();
  if (node.type !== "rule") return;
  if (/^:root\[data-theme=["']?light["']?\]$/.test(node.selector)) node.selector = ":root";
  const kept = node.selectors.filter((selector) => !/^h[1-6]$/.test(selector));
  if (kept.length > 0) node.selectors = kept;
  else node.remove();
}

/** Removes rules for the design system's web components and unused variants; builds also what no markup uses. */
export function purge(styleSheet: string, { build }: { build: boolean }): PostcssPlugin {
  const unused = build ? purgeUnused() : null;
  return {
    postcssPlugin: "portal:purge",
    async OnceExit(root, helpers) {
      if (normalizePath(root.source?.input.file ?? "") !== styleSheet) return;
      root.walkRules((rule) => {
        if (isIn("base", rule)) return;
        const kept = rule.selectors.filter((selector) => !isElementSelector(selector) && !isUnusedVariant(selector));
        if (kept.length > 0) rule.selectors = kept.map((selector) => selector.replace(alwaysTrue, ""));
        else rule.remove();
      });
      root.walk((node) => {
        if (isIn("ds-page", node)) simplifyPageStyle(node);
      });
      root.walkAtRules("layer", (layer) => {
        // Skip our own element styles: PurgeCSS would drop pseudo-classes without an element, such as the focus ring.
        if (layer.params === "base")
          layer.prepend({ text: "purgecss start ignore" }).append({ text: "purgecss end ignore" });
      });
      await unused?.OnceExit?.(root, helpers);
    },
  };
}

/** True in a cascade layer: `base` is our element styles, whose selectors may look like those of web components. */
function isIn(layer: string, { parent }: ChildNode): boolean {
  return parent instanceof AtRule && ((parent.name === "layer" && parent.params === layer) || isIn(layer, parent));
}

/** True for `gov-button[…]`, false for `.gov-button[…]`. */
export function isElementSelector(selector: string): boolean {
  return /(^|[\s>+~(])gov-/.test(selector);
}

/** True for a selector of a variant that no page of the portal uses. */
export function isUnusedVariant(selector: string): boolean {
  const elements = selector
    .replace(/:(?:has|is|not|where)\((?:[^()]|\([^()]*\))*\)|(?<=\w) i(?=\])/g, "")
    .split(/[\s>+~]+/);
  // Buttons are never nested, and tags contain only text.
  if (elementPart.test(selector)) return true;
  if (/\.element\b.*\.element\b|\.gov-tag\S* \.(?:element|gov-icon)/.test(selector)) return true;
  return elements.some((element) => {
    const used = usedVariants[component.exec(element)?.[1] ?? ""];
    const isUnused = ([, kind = "", value = ""]: RegExpExecArray) => used?.[kind]?.includes(value) === false;
    return elementState.test(element) || [...element.matchAll(look)].some(isUnused);
  });
}

/**
 * PurgeCSS keeps classes, attributes and values that occur as whole words in the code outside comments. They must be
 * written out in full there.
 */
function purgeUnused(): PostcssPlugin {
  const root = join(import.meta.dirname, "../..");
  const files = globSync(sources, { cwd: root, exclude: notSources });
  const code = files.map((file) => withoutComments(readFileSync(join(root, file), "utf8")));
  const raw = [cmsMarkup, ...code].join("\n");
  const plugin = purgeCss({
    content: [{ raw, extension: "tsx" }],
    defaultExtractor: words,
    safelist: [/^theme-/, "html", "body"],
    dynamicAttributes: ["data-theme"],
    keyframes: true,
  });
  if (!("postcssPlugin" in plugin)) throw new Error("PurgeCSS is not a PostCSS plugin");
  return plugin;
}

/** Removes comments at the start of a line or in braces; elsewhere `//` may be part of a string. */
export function withoutComments(source: string): string {
  return source.replace(/^[ \t]*\/\*[\s\S]*?\*\/|\{\/\*[\s\S]*?\*\/\}|^[ \t]*\/\/.*$/gm, "");
}

/** Returns the words of a source, as written and in lower case: JSX writes `tabIndex` for `tabindex`. */
export function words(source: string): string[] {
  return source.match(/[\w-]+/g)?.flatMap((word) => [word, word.toLowerCase()]) ?? [];
}
