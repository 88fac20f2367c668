import { z } from "zod";
import { type Defect, once, type Signature } from "#harness/self-test/defect.ts";
import type { BrowserSeed, createBrowser } from "#harness/self-test/in-browser.ts";
import json from "./browser.json" with { type: "json" };

/** A defect in a recorded page that only a browser can detect. */
const row = z.strictObject({
  name: z.string(),
  code: z.string(),
  /** Selector of the faulty element. */
  target: z.string().default("#seeded"),
  mode: z.enum(["light", "dark", "forced-colors", "print"]).default("light"),
  /** Width of the window. */
  width: z.union([z.literal(320), z.literal(1280)]).default(1280),
  /** Appended to the page's main element. */
  html: z.string().optional(),
  /** Added style sheet. */
  css: z.string().optional(),
  /** Renders the story again afterwards, for defects that occur during rendering. */
  isShownAnew: z.literal(true).optional(),
});

/** Scripts that cause a defect inside the page, by the name of the defect. */
const acts: Readonly<Record<string, () => unknown>> = {
  "a page without a language": () => document.documentElement.removeAttribute("lang"),
  "motion despite reduced motion": () =>
    document.querySelector("#seeded")?.animate({ opacity: [0, 1] }, { duration: 900, iterations: Infinity }),
  "a keyboard trap": () =>
    document.querySelector("#seeded")?.addEventListener("keydown", (event) => event.preventDefault()),
  "an error in the console": () => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      console.error("seeded");
    });
    observer.observe(document, { childList: true, subtree: true });
  },
  "an axe run that checks nothing": () => {
    const axe = Reflect.get(globalThis, "axe");
    const { run } = axe;
    axe.run = async () => {
      axe.run = run;
      return { violations: [], incomplete: [], passes: [] };
    };
  },
};

export function browserDefects({ look }: ReturnType<typeof createBrowser>): Defect[] {
  const originals = new Map<string, () => Promise<Signature[]>>();
  return z.parse(z.array(row), json).map(({ name, code, target, mode, width, ...rest }): Defect => {
    const shownIn = { mode, width };
    const key = `${mode} ${width}`;
    const original = originals.get(key) ?? once(() => look(shownIn, null));
    originals.set(key, original);
    // Only runs of all checks report `a11y.saw-nothing`.
    const codes = code === "a11y.saw-nothing" ? null : new Set([code]);
    const seed: BrowserSeed = { ...rest, act: acts[name] };
    return {
      name,
      area: "browser",
      expected: { code, place: target },
      original,
      seeded: () => look(shownIn, codes, seed),
    };
  });
}
