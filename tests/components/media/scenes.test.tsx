// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Scene } from "#components/media/icon.tsx";
import { sceneNames } from "#components/media/icon-names.ts";
import { render } from "../render.tsx";

const folder = join(import.meta.dirname, "../../../components/media/scenes");

test("every scene is listed, wide, in the theme's colours and at most 4 kB", () => {
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(sceneNames.map((name) => `${name}.svg`));
  for (const file of files) {
    const svg = readFileSync(join(folder, file), "utf8");
    expect(svg, file).toContain('viewBox="0 0 160 90"');
    expect(svg.match(/(?:fill|stroke)="(?!none|var\(--p-draw-)[^"]*"/g), file).toBeNull();
    expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(4000);
  }
});

test("a topic with a scene is shown as one, any other as its illustration", () => {
  const shown = (name: "family" | "calendar") => render(<Scene name={name} />).querySelector("svg[data-scene]");
  expect(shown("family")).not.toBeNull();
  expect(shown("calendar")).toBeNull();
});
