import { expect, test } from "vitest";
import type { z } from "zod";
import { flawsOf } from "#harness/check/page/flaws.ts";
import { faultsOf } from "#harness/content/faults.ts";
import { distinctNodesOf, nodesOf, type Path } from "#harness/content/nodes.ts";
import { contentOf, generatedSurroundings, ownReference } from "#harness/content/page-record.ts";
import { maximalOf, minimalOf } from "#harness/content/records.ts";
import { alternativesOf, longListsOf, type Variation, variationsOf } from "#harness/content/variations.ts";
import { type Issue, toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import { toDocument, toPage } from "./recorded.ts";
import { plainContext } from "./schemas/a-content.ts";

const keys = Object.keys(structures).filter(isStructureKey);
/** A structure takes a second or two; a busy machine may take its time. */
const timeout = 120_000;

function start(key: StructureKey) {
  const schema: z.ZodType = structures[key].data;
  const maximal = maximalOf(schema, key);
  const around = generatedSurroundings(key);
  const shown = new Set<string>();

  /** The issues of a page and, when no page before it looked the same, what is wrong with its document. */
  function look(data: unknown): { issues: Issue[]; flaws: string[] } {
    const content = contentOf(key, data);
    const { page, issues } = parsePage(content, plainContext, around);
    const view = JSON.stringify(page);
    if (shown.has(view)) return { issues, flaws: [] };
    shown.add(view);
    return { issues, flaws: flawsOf(toDocument(toPage(content, around).page), "cs").map(({ code }) => code) };
  }
  return { schema, maximal, minimal: minimalOf(schema, key), look, shown };
}

function named({ code, path }: Issue): string {
  return `${code} ${toPointer(path)}`;
}

test.each(keys)("%s: the least and the most it can hold have no errors and are shown whole", { timeout }, (key) => {
  const { schema, maximal, minimal, look } = start(key);
  const most = look(maximal);
  expect({ ...most, issues: most.issues.map(named) }).toEqual({ issues: [], flaws: [] });
  const least = look(minimal);
  expect(least.issues.filter(({ code }) => code !== "expected-missing").map(named)).toEqual([]);
  expect(least.flaws).toEqual([]);
  expect(nodesOf(schema, maximal).length).toBeGreaterThan(nodesOf(schema, minimal).length);
});

test.each(keys)(
  "%s: each single fault is told at exactly its place, and the page is shown whole",
  { timeout },
  (key) => {
    const { schema, maximal, look, shown } = start(key);
    const faults = [...faultsOf(schema, maximal, ownReference)];
    const wrong = faults.flatMap(({ name, pointer, codes, value }) => {
      const { issues, flaws } = look(value);
      const isTold = issues.length === 1 && codes.some((code) => issues.map(named).includes(`${code} /data${pointer}`));
      if (isTold && flaws.length === 0) return [];
      return [`${pointer} ${name}: ${codes.join(" or ")} expected, told ${issues.map(named).join(", ")}; ${flaws}`];
    });
    expect(wrong.slice(0, 10)).toEqual([]);
    const places = distinctNodesOf(schema, maximal).map(({ path }) => toPointer(path));
    const tried = new Set(faults.map(({ pointer }) => pointer));
    expect(places.filter((place) => place !== "" && !tried.has(place))).toEqual([]);
    expect(tried.size).toBeGreaterThan(1);
    expect(shown.size).toBeGreaterThan(1);
  },
);

test.each(keys)("%s: wherever it is odd, the page is shown whole and each fault is told", { timeout }, (key) => {
  const { schema, maximal, look } = start(key);
  const variations = [
    { name: "nothing", value: {}, changed: [] },
    ...variationsOf(schema, maximal),
    ...alternativesOf(schema, maximal, key),
    ...longListsOf(schema, maximal, 500),
  ];
  const wrong = variations.flatMap((variation) => {
    const { issues, flaws } = look(variation.value);
    const told = new Set(issues.map(({ path }) => toPointer(path)));
    const untold = faultyPlaces(variation).filter((pointer) => !told.has(pointer));
    return untold.length + flaws.length > 0 ? [`${variation.name}: not told ${untold.join(", ")}; ${flaws}`] : [];
  });
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(variations.length).toBeGreaterThan(10);
});

/** Places of a variation whose own schema turns away what stands there. */
function faultyPlaces({ value, changed }: Variation): string[] {
  return changed
    .filter((node) => valueAt(value, node.path) === node.value && !node.schema.safeParse(node.value).success)
    .map(({ path }) => toPointer(["data", ...path]));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((node, key) => Object(node)[key], value);
}
