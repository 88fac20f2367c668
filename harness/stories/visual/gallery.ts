import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPagePart, type StoryEntry } from "#harness/stories/story-index.ts";
import { sharp } from "#portal/images/libvips.ts";
import type { VisualJob } from "./comparison.ts";
import { fullestOf } from "./jobs.ts";
import type { Shots } from "./shots.ts";

/** Cells of a sheet: sizes in CSS pixels of the page and of the sheet; `height` is the visible part of the page. */
const cells = [
  { width: 1280, shown: 400, height: 2400 },
  { width: 390, shown: 150, height: 1950 },
] as const;
const contents = join(import.meta.dirname, "../../../fixtures/contents");
const gap = 10;
const quality = 45;

/** Returns the jobs of a sheet for each template: a recorded page in all themes, light and dark, wide and narrow. */
export function galleryJobs(stories: readonly StoryEntry[], themes: readonly string[]): VisualJob[] {
  const pages = stories.filter(({ group }) => group === "frame" || !isPagePart(group));
  const recorded = pages.filter(({ fixture, language }) => fixture !== null && !isBroken(fixture) && language === "cs");
  const seen = new Set(recorded.map(({ group }) => group));
  const typical = [...Map.groupBy(recorded, ({ group }) => group).values()].flatMap(
    (each) => each.find(({ fixture }) => !fixture?.includes("-minimal.")) ?? each.slice(0, 1),
  );
  const others = fullestOf(pages.filter(({ group }) => !seen.has(group)));
  return [...typical, ...others].flatMap((story) =>
    themes.flatMap((theme) =>
      (["light", "dark"] as const).flatMap((mode) =>
        cells.map(({ width }): VisualJob => {
          return { story, variant: { theme, width, mode }, isFocused: false, on: "both" };
        }),
      ),
    ),
  );
}

/** True for intentionally broken content, whose expected findings are in the file next to it. */
function isBroken(fixture: string): boolean {
  return existsSync(join(contents, fixture.replace(/\.json$/, ".issues.json")));
}

/** Writes a sheet of pictures for each template and a page that lists them; returns the number of sheets. */
export async function writeGallery(
  folder: string,
  shots: Shots,
  jobs: readonly VisualJob[],
  isWhole: boolean,
): Promise<number> {
  const pictures = new Map<VisualJob, Buffer>();
  await shots.each(
    jobs,
    async ({ job, shoot }) => void pictures.set(job, await scaledTop((await shoot()).png, job)),
    ({ story }, failure) => {
      throw new Error(`${story.id}: ${failure}`);
    },
  );
  mkdirSync(folder, { recursive: true });
  const groups = Map.groupBy(jobs, ({ story }) => story.group);
  const names = [...groups.keys()].toSorted();
  for (const name of names) writeFileSync(join(folder, `${name}.webp`), await sheet(groups.get(name) ?? [], pictures));
  // A partial run leaves the other sheets and the list unchanged.
  if (!isWhole) return names.length;
  for (const file of readdirSync(folder))
    if (file.endsWith(".webp") && !groups.has(file.slice(0, -".webp".length))) rmSync(join(folder, file));
  writeFileSync(join(folder, "README.md"), list(names, groups));
  return names.length;
}

/** Returns the top of a page, scaled for the sheet. */
async function scaledTop(png: Buffer, { variant }: VisualJob): Promise<Buffer> {
  const cell = cells.find(({ width }) => width === variant.width) ?? cells[0];
  const image = sharp(png, { limitInputPixels: false });
  const { width = 0, height = 0 } = await image.metadata();
  return await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, cell.height) })
    .resize({ width: cell.shown })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Joins the pictures of one template to a sheet. */
async function sheet(jobs: readonly VisualJob[], pictures: ReadonlyMap<VisualJob, Buffer>): Promise<Buffer> {
  let left = gap;
  let bottom = 0;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const job of jobs) {
    const input = pictures.get(job);
    if (!input) continue;
    const { width = 0, height = 0 } = await sharp(input).metadata();
    placed.push({ input, left, top: gap });
    left += width + gap;
    bottom = Math.max(bottom, gap + height + gap);
  }
  return await sharp({ create: { width: left, height: bottom, channels: 3, background: "#777" } })
    .composite(placed)
    .webp({ quality, effort: 4 })
    .toBuffer();
}

function list(names: readonly string[], groups: ReadonlyMap<string, readonly VisualJob[]>): string {
  const rows = names.map((name) => `| [${name}](${name}.webp) | \`${groups.get(name)?.[0]?.story.id}\` |`);
  return `# Gallery

Each image shows the top of a page of one template in every theme, light and dark, ${cells.map(({ width }) => width).join(" and ")} px wide.
\`npx portal visual --gallery\` generates the images and this list.

| template | story |
|---|---|
${rows.join("\n")}
`;
}
