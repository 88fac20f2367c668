import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { storiesFolder, writeStories } from "#harness/stories/generate.ts";
import { openRunner } from "#harness/stories/runner/open-runner.ts";
import type { Shown } from "#harness/stories/runner/protocol.ts";
import type { Job, StoryRunner } from "#harness/stories/runner/runner.ts";
import type { Variant } from "#harness/stories/runner/variant.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { test as base } from "../support/visitor.ts";

const test = base.extend<{ stage: StoryRunner }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  stage: async ({}, use) => {
    if (opened) await use(opened);
  },
});
// The story runner is built and opened once.
test.describe.configure({ mode: "default", timeout: 300_000 });
let opened: StoryRunner | undefined;
test.beforeAll(async () => {
  await writeStories();
  opened = await openRunner({ workers: 1 });
});
test.afterAll(() => opened?.close());

const root = join(import.meta.dirname, "../../..");
const usual: Variant = { theme: "theme-default", width: 1280, mode: "light" };

function jobOf({ stories }: Pick<StoryRunner, "stories">, id: string, variant: Partial<Variant> = {}): Job {
  const story = stories.find((each) => each.id === id);
  if (!story) throw new Error(`There is no story ${id}.`);
  return { story, variant: { ...usual, ...variant } };
}

/** Shows a story and passes its page to the callback; throws when it cannot be shown. */
async function show<Seen>(
  stage: StoryRunner,
  job: Job,
  see: (page: Page) => Promise<Seen>,
): Promise<Shown & { seen: Seen }> {
  const look = async ({ page, shown }: { page: Page; shown: Shown }) => ({ ...shown, seen: await see(page) });
  const [outcome] = await stage.run([job], { check: look, isClean: () => true });
  if (!outcome?.verdict) throw new Error(outcome?.failure ?? "nothing was shown");
  return outcome.verdict;
}

const nothing = async () => null;

test("a story of each group renders the same each time, without errors", async ({ stage }) => {
  const first = new Map<string, StoryEntry>();
  for (const story of stage.stories) if (!first.has(story.group)) first.set(story.group, story);
  expect(first.size).toBeGreaterThan(45);
  const jobs = [...first.values()].map(({ id }) => jobOf(stage, id));
  const look = async ({ shown }: { shown: Shown }) => shown;
  const there = await stage.run(jobs, { check: look, isClean: () => true });
  const back = await stage.run(jobs.toReversed(), { check: look, isClean: () => true });
  const hashes = (outcomes: typeof there) =>
    Object.fromEntries(outcomes.map(({ story, verdict }) => [story.id, verdict?.domHash]));
  expect(hashes(back)).toEqual(hashes(there));
  expect(new Set(Object.values(hashes(there))).size).toBe(first.size);
  expect(
    there.flatMap(({ story, verdict, failure }) =>
      [failure ?? verdict?.errors ?? []].flat().map((error) => `${story.id}: ${error}`),
    ),
  ).toEqual([]);
  for (const { verdict } of there) expect(verdict?.nodes).toBeGreaterThan(2);
});

test("a story leaves nothing behind for the next one", async ({ stage }) => {
  const state = (page: Page) =>
    page.evaluate(() => ({
      attributes: [...document.documentElement.attributes, ...document.body.attributes].map(({ name, value }) => [
        name,
        value,
      ]),
      dialogs: document.querySelectorAll("dialog").length,
      kept: localStorage.length + sessionStorage.length,
      path: location.pathname + location.hash,
      scrolled: scrollY,
      focus: document.activeElement?.localName,
    }));
  const job = jobOf(stage, "error-page--status-404-cs");
  const before = await show(stage, job, state);
  expect(before.seen).toMatchObject({ dialogs: 0, kept: 0, path: "/", scrolled: 0, focus: "body" });
  await show(stage, jobOf(stage, "session-dialog--opened-cs"), (page) =>
    page.evaluate(() => {
      if (!document.querySelector("dialog:modal")) throw new Error("the dialog is not open");
      localStorage.setItem("left", "over");
      document.body.dataset["left"] = "over";
      history.replaceState(null, "", "/#left");
    }),
  );
  await show(stage, jobOf(stage, "consent-dialog--failed-cs"), (page) => page.evaluate(() => scrollTo(0, 100)));
  expect(await show(stage, job, state)).toEqual(before);
});

test("width, colours, forced colours and print are really applied, and reset", async ({ stage }) => {
  const state = (page: Page) =>
    page.evaluate(() => ({
      width: innerWidth,
      theme: document.documentElement.className,
      matches: ["print", "(prefers-color-scheme: dark)", "(forced-colors: active)"].filter(
        (query) => matchMedia(query).matches,
      ),
      paper: getComputedStyle(document.body).backgroundColor,
    }));
  const seen = async (variant: Partial<Variant>) =>
    (await show(stage, jobOf(stage, "error-page--status-404-cs", variant), state)).seen;
  const light = await seen({});
  expect(light).toMatchObject({ width: 1280, theme: "theme-default", matches: [] });
  expect(await seen({ width: 390, theme: "theme-up" })).toMatchObject({ width: 390, theme: "theme-up", matches: [] });
  const dark = await seen({ mode: "dark" });
  expect(dark.matches).toEqual(["(prefers-color-scheme: dark)"]);
  expect(dark.paper).not.toBe(light.paper);
  expect((await seen({ mode: "forced-colors" })).matches).toContain("(forced-colors: active)");
  expect((await seen({ mode: "print" })).matches).toEqual(["print"]);
  expect(await seen({})).toEqual(light);
});

test("without script the page is what the server sends, and its styles know it", async ({ stage }) => {
  const state = (page: Page) =>
    page.evaluate(() => {
      const modes = document.querySelector<HTMLFieldSetElement>("header fieldset");
      return { isAlive: modes?.disabled === false, hasModeSwitch: modes?.checkVisibility() };
    });
  const id = stage.stories.find(({ group, language }) => group === "frame" && language === "cs")?.id ?? "";
  const withScript = await show(stage, jobOf(stage, id), state);
  const without = await show(stage, jobOf(stage, id, { mode: "no-script" }), state);
  expect(withScript.seen).toEqual({ isAlive: true, hasModeSwitch: true });
  expect(without.seen).toEqual({ isAlive: false, hasModeSwitch: false });
  expect((await show(stage, jobOf(stage, id), state)).seen).toEqual(withScript.seen);
});

test("pages with a map show it with the markers of their list, and without script its fallback", async ({ stage }) => {
  const state = (page: Page) =>
    page.evaluate(() => ({
      markers: document.querySelectorAll(".map-mark:not([tabindex])").length,
      isSettling: document.querySelector("[data-settling]") !== null,
      text: document.querySelector("[data-island=organisationMap]")?.textContent,
    }));
  const lists = [
    "map--up-pomoc-pecujicim-cs",
    "workplaces-summary--up-pracoviste-cs",
    "map--generated-maximal",
    "workplace-contacts--up-krnov-cs",
  ];
  for (const id of lists) {
    const { seen, errors } = await show(stage, jobOf(stage, id), state);
    expect([id, errors, seen.isSettling, seen.markers > 0]).toEqual([id, [], false, true]);
    const still = await show(stage, jobOf(stage, id, { mode: "no-script" }), state);
    expect([id, still.seen.markers]).toEqual([id, 0]);
    expect(still.seen.text).not.toBe(seen.text);
  }
});

test("each element of a template says where it is written, an editor's HTML does not", async ({ stage }) => {
  const { seen } = await show(stage, jobOf(stage, "service--generated-maximal"), (page) =>
    page.evaluate(() => {
      const sourceOf = (element: Element | null) => element?.getAttribute("data-source") ?? "";
      const text = document.querySelector("[data-source*='/rich-text.tsx:']");
      const outside = [...document.querySelectorAll("#main *")].filter(
        (each) => !each.closest("[data-source*='/rich-text.tsx:'] *"),
      );
      return {
        heading: sourceOf(document.querySelector("h1")),
        richText: sourceOf(text),
        within: [...(text?.querySelectorAll("*") ?? [])].map(sourceOf),
        unnamed: outside.filter((each) => sourceOf(each) === "").map(({ outerHTML }) => outerHTML),
      };
    }),
  );
  const [file = "", line] = seen.heading.split(":");
  expect(readFileSync(join(root, file), "utf8").split("\n")[Number(line) - 1]).toContain("<h1");
  expect(seen.richText).toMatch(/^components\/text\/rich-text\.tsx:\d+$/);
  expect(new Set(seen.within)).toEqual(new Set([""]));
  expect(seen.unnamed).toEqual([]);
});

test("errors and missing files are reported", async ({ stage }, testInfo) => {
  const lacking = stage.stories.find(({ lacks }) => lacks?.[0]?.startsWith("/"));
  if (!lacking) throw new Error("no story lacks its files");
  const meant = await show(stage, { story: lacking, variant: usual }, nothing);
  expect(meant.errors).toEqual([]);
  expect(meant.requests).toContainEqual(expect.stringContaining("/cms/documents/chybi/"));

  const folder = testInfo.outputPath("stories");
  const { lacks: _, ...careless } = lacking;
  const broken = { ...lacking, id: "service--broken", group: "service" };
  plant(folder, broken, '{ "view": null, "listing": null }');
  plant(folder, careless, readFileSync(propsFile(storiesFolder, careless), "utf8"));
  writeFileSync(join(folder, "stories.json"), JSON.stringify([broken, careless]));
  const own = await openRunner({ workers: 1, stories: folder });
  try {
    const thrown = await show(own, jobOf(own, broken.id), nothing);
    expect(thrown.errors).toEqual([expect.stringMatching(/^TypeError: .*null/)]);
    expect(thrown.nodes).toBe(0);
    const { errors } = await show(own, jobOf(own, careless.id), nothing);
    expect(errors).toContainEqual(expect.stringMatching(/^\/cms\/documents\/chybi\/.* could not be loaded$/));
    const none = { story: { ...broken, id: "service--none" }, variant: usual };
    await expect(show(own, none, nothing)).rejects.toThrow("There is no story service--none");
  } finally {
    await own.close();
  }
});

function plant(folder: string, story: StoryEntry, props: string): void {
  mkdirSync(join(folder, story.group), { recursive: true });
  writeFileSync(propsFile(folder, story), props);
}

function propsFile(folder: string, { id }: StoryEntry): string {
  return join(folder, `${id.replace("--", "/")}.json`);
}
