import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import postcss from "postcss";
import type { ShownMode } from "#schemas/site/color-modes.ts";
import { replaceVariables } from "./css-variables.ts";

const require = createRequire(import.meta.url);

/** Returns a function that resolves a custom property in a theme and colour mode; throws for an undefined one. */
export function themeValues(theme: string, mode: ShownMode, folder = import.meta.dirname): (name: string) => string {
  const isDark = mode === "dark";
  const tokens = readFileSync(require.resolve("@gov-design-system-ce/styles/html/tokens.css"), "utf8");
  const declared = new Map([
    ...declarations(tokens, [":root", `:root[data-theme=${mode}]`]),
    ...declarations(readFileSync(join(import.meta.dirname, "theme-default.css"), "utf8"), [":root"]),
    ...(theme === "theme-default"
      ? []
      : declarations(readFileSync(join(folder, `${theme}.css`), "utf8"), [`.${theme}`])),
    [isDark ? "--light" : "--dark", ""] as const,
    [isDark ? "--dark" : "--light", "initial"] as const,
  ]);
  return (name) => {
    const value = resolve(declared.get(name) ?? "initial", declared).trim();
    if (value === "" || value === "initial") throw new Error(`${theme} has no value for ${name} in ${mode}`);
    return value;
  };
}

/** Custom properties of rules outside at-rules, in the order of the selectors. */
function declarations(css: string, selectors: readonly string[]): [string, string][] {
  const { nodes } = postcss.parse(css);
  const rules = nodes.filter((node) => node.type === "rule");
  return selectors.flatMap((selector) =>
    rules
      .filter((rule) => rule.selectors.includes(selector))
      .flatMap((rule) =>
        rule.nodes.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value] as [string, string]] : [])),
      ),
  );
}

/** Replaces each var() with its value. */
function resolve(value: string, declared: ReadonlyMap<string, string>): string {
  return replaceVariables(value, (name, fallback) => {
    const own = declared.get(name) ?? "initial";
    return resolve(own === "initial" ? (fallback ?? own) : own, declared);
  });
}
