import { hash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { isPagePart, type StoryEntry } from "#harness/stories/story-index.ts";
import type { Finding } from "#portal/checks/finding.ts";
import type { VisualJob } from "./comparison.ts";
import { fullestOf } from "./jobs.ts";
import { diffLines } from "./markup.ts";
import type { Shots } from "./shots.ts";
import { storyFinding } from "./to-finding.ts";

/** Folder of accessibility snapshots: the accessibility tree of each template as text. */
export const ariaFolder = join(import.meta.dirname, "../../../tests/aria");

const outline = /^\s*- (?:banner|navigation|main|complementary|contentinfo|search|region|form|dialog|heading)\b/;

/** Returns the accessibility snapshot of a page: landmarks and headings, then the complete tree. */
export async function ariaSnapshot(page: Page, story: StoryEntry): Promise<string> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  const landmarks = lines.filter((line) => outline.test(line)).map((line) => line.replace(/:$/, ""));
  return [`# ${story.id}: landmarks and headings`, ...landmarks, "", "# accessibility tree", ...lines, ""].join("\n");
}

/** Returns the jobs with snapshots: the fullest story of each group. */
export function ariaJobs(stories: readonly StoryEntry[]): VisualJob[] {
  return fullestOf(stories).map((story) => {
    return { story, variant: { theme: story.theme, width: 1280, mode: "light" }, isFocused: false, on: "both" };
  });
}

/** Takes the accessibility snapshot of each job; rejects when a job cannot be rendered. */
export async function takeAriaSnapshots(shots: Shots, jobs: readonly VisualJob[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  await shots.each(
    jobs,
    async ({ job, page }) => void texts.set(job.story.group, await ariaSnapshot(page, job.story)),
    ({ story }, failure) => {
      throw new Error(`${story.id}: ${failure}`);
    },
  );
  return texts;
}

/** Writes the snapshots and removes those of deleted groups; returns the number of changed files. */
export function writeAriaSnapshots(texts: ReadonlyMap<string, string>, isWhole: boolean, folder = ariaFolder): number {
  mkdirSync(folder, { recursive: true });
  let changed = 0;
  for (const [group, text] of texts) {
    if (recordedText(folder, group) === text) continue;
    writeFileSync(fileOf(folder, group), text);
    changed++;
  }
  const gone = globSync("*.txt", { cwd: folder }).filter((file) => isWhole && !texts.has(basename(file, ".txt")));
  for (const file of gone) rmSync(join(folder, file));
  return changed + gone.length;
}

/** Returns a finding for each group whose snapshot has changed. */
export function compareAriaSnapshots(
  texts: ReadonlyMap<string, string>,
  jobs: readonly VisualJob[],
  folder = ariaFolder,
): Finding[] {
  return jobs.flatMap(({ story }) => {
    const { group, id, language } = story;
    const [before, after] = [recordedText(folder, group) ?? "", texts.get(group)];
    if (after === undefined || before === after) return [];
    const changed = diffLines(before.split("\n"), after.split("\n")).filter(({ sign }) => sign !== " ");
    return storyFinding({
      code: "visual.aria",
      severity: "error",
      group,
      story: id,
      values: {},
      received: changed.map(({ sign, text }) => `${sign} ${text.trim()}`).join("; "),
      file: `tests/aria/${group}.txt`,
      cause: isPagePart(group) ? "layout" : "template",
      language,
      variant: "1280",
      fingerprint: hash("sha256", JSON.stringify(["visual.aria", group, after])).slice(0, 32),
    });
  });
}

function recordedText(folder: string, group: string): string | null {
  return existsSync(fileOf(folder, group)) ? readFileSync(fileOf(folder, group), "utf8") : null;
}

function fileOf(folder: string, group: string): string {
  return join(folder, `${group}.txt`);
}
