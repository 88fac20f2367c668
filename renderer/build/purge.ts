import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import purgeCss from "@fullhuman/postcss-purgecss";
import { normalizePath } from "vite";

type PostcssPlugin = Extract<ReturnType<typeof purgeCss>, { postcssPlugin: string }>;

const sources = "{components,templates,renderer}/**/*.{ts,tsx}";
const notSources = ["renderer/build/**"];

/** Elements, classes and attribute values of CMS text, which appear in no source file. */
const cmsMarkup =
  "a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var";

/** Looks of the design system's buttons that the portal's (components/layout/button.tsx) do not have. */
const unusedLook =
  /\.gov-button\S*(?<!:not\()\[data-(?:color=["']?(?:success|warning)|type=["']?link|size=["']?(?:xs|xl))\b/;

/** Drops the rules for web component elements and looks, which the portal never renders; a build also drops rules no markup uses. */
export function purge(styleSheet: string, { build }: { build: boolean }): PostcssPlugin {
  const unused = build ? purgeUnused() : null;
  return {
    postcssPlugin: "portal:purge",
    async OnceExit(root, helpers) {
      if (normalizePath(root.source?.input.file ?? "") !== styleSheet) return;
      root.walkRules((rule) => {
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

/** True for `gov-button[…]`, false for `.gov-button[…]`. */
export function isElementSelector(selector: string): boolean {
  return /(^|[\s>+~(])gov-/.test(selector);
}

function isUnusedLook(selector: string): boolean {
  return unusedLook.test(selector);
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
function words(source: string): string[] {
  return source.match(/[\w-]+/g)?.flatMap((word) => [word, word.toLowerCase()]) ?? [];
}
