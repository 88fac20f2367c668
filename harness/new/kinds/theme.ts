import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { mark, type Plan } from "#harness/new/plan.ts";

/** Plans a theme: the example from the documentation under the given name. */
export function planTheme(root: string, name: string): Plan {
  if (name.startsWith("theme-"))
    throw new UsageError(`Give the name without "theme-": ${name.slice("theme-".length)}.`);
  const source = readFileSync(join(root, "docs/theming.md"), "utf8");
  const [, example] = /```css\n\.theme-\w+ \{\n([\s\S]*?)```/.exec(source) ?? [];
  if (!example) throw new Error("docs/theming.md has no example of a theme.");
  const choices = [
    [/^(?= *--color-primary-50:)/m, "the primary scale, each step as light as that of theme-default.css"],
    [/^(?= *--p-mark:)/m, "the mark of the site"],
    [/^(?= *--p-accent:)/m, "the accent"],
    [/^(?= *--p-hero:)/m, "the top of a main page"],
  ] as const;
  const marked = choices.reduce((css, [place, what]) => css.replace(place, `  /* ${mark} ${what} */\n`), example);
  return {
    files: { [`renderer/build/theme-${name}.css`]: `.theme-${name} {\n${marked}` },
    edits: {},
    commands: [
      `"theme": "theme-${name}" in the record of a site, such as in fixtures/webs.json`,
      "npx vitest run tests/renderer/themes.test.ts",
      "npm test -- a11y",
    ],
  };
}
