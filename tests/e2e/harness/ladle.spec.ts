import { openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { runProgram } from "#harness/cli/watch.ts";
import { writeStories } from "#harness/stories/generate.ts";
import { openRunner } from "#harness/stories/runner/open-runner.ts";
import { test } from "../support/visitor.ts";

const root = join(import.meta.dirname, "../../..");

/** Stories of many kinds: pages with and without lists, the frame, and interactive parts, above all the map. */
const ids = [
  "service--mpsv-davka-statni-socialni-pomoci-cs",
  "main-page--mpsv-uvod-cs",
  "search-page--mpsv-aktuality-cs",
  "regional-branch--up-brno-cs",
  "organisation-structure--mpsv-organizacni-struktura-cs",
  "demo--overview-cs",
  "frame--theme-default-cs",
  "consent-dialog--undecided-cs",
  "session-dialog--opened-cs",
  "toasts--all-cs",
  "search-page--month-full-theme-default-cs",
  "map--up-pomoc-pecujicim-cs",
  "organisation-map--popup-cs",
  "workplaces-summary--up-pracoviste-cs",
];

/** The words of a text. Its spaces differ between the two ways of rendering. */
const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim();

test("npm run stories opens Ladle, and its stories have the text of the story runner's", async ({ page }, testInfo) => {
  test.setTimeout(600_000);
  // Files prepared by an earlier run of Ladle could hide that it no longer starts without them.
  rmSync(join(root, "node_modules/.cache/ladle"), { recursive: true, force: true });
  const stop = new AbortController();
  const port = 61_000 + (process.pid % 500);
  const words = ["harness/cli/main.ts", "stories", "--port", String(port)];
  const output = testInfo.outputPath("ladle.txt");
  const ended = runProgram(words, stop.signal, {
    cwd: root,
    stdio: ["ignore", "ignore", openSync(output, "w")],
    env: { ...process.env, DEBUG: "vite:deps" },
  });
  try {
    await writeStories();
    const runner = await openRunner({ workers: 1 });
    const variant = { theme: "theme-default", width: 1280, mode: "light" } as const;
    const jobs = ids.map((id) => {
      const story = runner.stories.find((each) => each.id === id);
      if (!story) throw new Error(`There is no story ${id}.`);
      return { story, variant: { ...variant, theme: story.theme } };
    });
    const texts = new Map<string, string>();
    await runner.run(jobs, {
      check: async ({ page: stage, story }) => {
        texts.set(story.id, wordsOf(await stage.locator("body").innerText()));
        return story.id;
      },
      isClean: () => true,
    });
    await runner.close();
    const address = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
    for (const id of ids) {
      await page.goto(`${address}/?story=${id}&mode=preview`);
      const expected = texts.get(id) ?? "";
      expect(expected.length, id).toBeGreaterThan(40);
      await expect
        .poll(async () => wordsOf(await page.locator("body").innerText()), { timeout: 60_000 })
        .toBe(expected);
    }
    // One that is found later makes pages reload, and on a slow machine some of their modules are a 504 before.
    expect(readFileSync(output, "utf8")).toContain("the scanner found every used dependency");
  } finally {
    // Vite's client would look for its server.
    await page.goto("about:blank");
    stop.abort();
    await ended;
  }
});
