import { expect, test } from "vitest";
import type { z } from "zod";
import { flawsOf } from "#harness/check/page/flaws.ts";
import { faultsOf, type GeneratedFault } from "#harness/content/faults.ts";
import { distinctNodesOf, nodesOf, type ValuePath } from "#harness/content/nodes.ts";
import { contentOf, generatedContext, ownReference } from "#harness/content/page-record.ts";
import { createRandom } from "#harness/content/random.ts";
import { maximalOf, minimalOf } from "#harness/content/records.ts";
import { alternativesOf, longListsOf, type Variation, variationsOf } from "#harness/content/variations.ts";
import { type Issue, toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { shapeOf } from "#schemas/parse/shape.ts";
import { withTypes } from "#schemas/parse/typed-values.ts";
import { isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import { isExhaustive } from "./exhaustive.ts";
import { toDocument, toPage } from "./recorded.ts";
import { plainContext } from "./schemas/a-content.ts";

const random = createRandom(1);
const timeout = 120_000;

const subjects = Object.keys(structures)
  .filter(isStructureKey)
  .map((key) => {
    const schema: z.ZodType = structures[key].data;
    const maximal = maximalOf(schema, key);
    return { key, schema, maximal, faults: [...faultsOf(schema, maximal, ownReference)] };
  });

/** Two faults per structure, and at least one of each kind. */
function sampleOfFaults(): ReadonlySet<GeneratedFault> {
  const faults = subjects.flatMap((subject) => subject.faults);
  if (isExhaustive) return new Set(faults);
  const kinds = Map.groupBy(faults, ({ name }) => name);
  return new Set([
    ...subjects.flatMap((subject) => random.several(subject.faults, 2)),
    ...[...kinds.values()].map((kind) => random.pick(kind)),
  ]);
}

const chosenFaults = sampleOfFaults();

const rows = subjects.map((subject, index) => {
  const { key, schema, maximal, faults } = subject;
  const variations = [
    { name: "nothing", value: {}, changed: [] },
    ...variationsOf(schema, maximal),
    ...alternativesOf(schema, maximal, key),
    ...longListsOf(schema, maximal, 500),
  ];
  const sample = isExhaustive
    ? variations
    : // Variations by kind come first, and alternate from structure to structure.
      [...variations.slice(index % 12, (index % 12) + 1), ...random.several(variations.slice(12), 1)];
  return { ...subject, faults: faults.filter((fault) => chosenFaults.has(fault)), all: faults, variations, sample };
});

function start(key: StructureKey) {
  const context = generatedContext(key);
  const rendered = new Set<string>();

  /** Returns a page's issues, and the flaws of its document unless an earlier page rendered the same. */
  return function inspect(data: unknown): { issues: Issue[]; flaws: string[] } {
    const content = contentOf(key, data);
    const { page, issues } = parsePage(content, plainContext, context);
    const view = JSON.stringify(page);
    if (rendered.has(view)) return { issues, flaws: [] };
    rendered.add(view);
    const codes = flawsOf(toDocument(toPage(content, context).page), "cs").map(({ code }) => code);
    // Some generated texts are in another script on purpose; their issue is `wrong-script`.
    return { issues, flaws: codes.filter((code) => code !== "render.foreign-text") };
  };
}

function worded({ code, path }: Issue): string {
  return `${code} ${toPointer(path)}`;
}

test("faults are tried in every structure, of every kind, and generated for every place of a value", () => {
  const kinds = new Set(subjects.flatMap(({ faults }) => faults.map(({ name }) => name)));
  expect(kinds.size).toBeGreaterThan(20);
  expect(new Set([...chosenFaults].map(({ name }) => name))).toEqual(kinds);
  for (const { key, faults, sample } of rows) {
    expect(faults.length, key).toBeGreaterThan(1);
    expect(sample.length, key).toBeGreaterThan(0);
  }
  for (const { schema, maximal, all } of rows) {
    const places = distinctNodesOf(schema, maximal).map(({ path }) => toPointer(path));
    const tried = new Set(all.map(({ pointer }) => pointer));
    expect(places.filter((place) => place !== "" && !tried.has(place))).toEqual([]);
  }
});

test.each(rows)("$key: the least and the most it can hold have no errors and are shown whole", { timeout }, (row) => {
  const { key, schema, maximal } = row;
  const minimal = minimalOf(schema, key);
  const inspect = start(key);
  const most = inspect(maximal);
  expect({ ...most, issues: most.issues.map(worded) }).toEqual({ issues: [], flaws: [] });
  const least = inspect(minimal);
  expect(least.issues.filter(({ code }) => code !== "expected-missing").map(worded)).toEqual([]);
  expect(least.flaws).toEqual([]);
  expect(nodesOf(schema, maximal).length).toBeGreaterThan(nodesOf(schema, minimal).length);
});

test.each(rows)(
  "$key: each single fault is reported at exactly its place, and the page is shown whole ($faults.length of $all.length)",
  { timeout },
  ({ key, faults }) => {
    const inspect = start(key);
    const wrong = faults.flatMap(({ name, pointer, codes, value }) => {
      const { issues, flaws } = inspect(value);
      const reported = issues.map(worded);
      const isReported = issues.length === 1 && codes.some((code) => reported.includes(`${code} /data${pointer}`));
      if (isReported && flaws.length === 0) return [];
      return [`${pointer} ${name}: ${codes.join(" or ")} expected, reported ${reported.join(", ")}; ${flaws}`];
    });
    expect(wrong.slice(0, 10)).toEqual([]);
  },
);

/** Fields without which the default template is shown. */
const essential: Partial<Record<StructureKey, readonly string[]>> = {
  "calendar-record": ["zacatek"],
  "collective-agreements": ["smlouvy"],
  conference: ["zacatek"],
  "document-list": ["dokumenty"],
  "entitlement-guide": ["otazky", "vysledky"],
  form: ["kroky", "odeslani"],
  "form-list": ["skupiny"],
  map: ["organizace"],
  mediators: ["osoby"],
  "organisation-structure": ["utvary"],
  "public-notice": ["vyveseni", "relevantniDo"],
  "questions-and-answers": ["skupiny"],
};

test.each(subjects)(
  "$key: a wrong field costs that field and not the page",
  { timeout },
  ({ key, schema, maximal, faults }) => {
    const context = generatedContext(key);
    const inspect = start(key);
    const keepsPage = (data: unknown) => parsePage(contentOf(key, data), plainContext, context).page.key === key;
    const shape = shapeOf(schema);
    if (shape.kind !== "object") throw new Error("The data of a page are an object.");
    const lost = shape.fields.filter((field) => {
      const data = { ...Object(maximal), [field.key]: field.isRequired ? null : { wrong: true } };
      const { issues, flaws } = inspect(data);
      expect(flaws, field.key).toEqual([]);
      expect(
        issues.map(({ path }) => path[1]),
        field.key,
      ).toContain(field.key);
      return !keepsPage(data);
    });
    const remedy = "A wrong value of these fields costs the page: give them .nullish(), or name them in `essential`.";
    expect(
      lost.map((field) => field.key),
      remedy,
    ).toEqual(essential[key] ?? []);
    const minimal = minimalOf(schema, key);
    const isInside = ({ pointer }: GeneratedFault) => essential[key]?.includes(pointer.split("/")[1] ?? "") ?? false;
    expect(
      faults.filter((fault) => !isInside(fault) && !keepsPage(alone(fault, minimal))).map(({ pointer }) => pointer),
    ).toEqual([]);
  },
);

/** The minimal page with the faulty field; a faulty list item gets one sibling. */
function alone({ value, pointer }: GeneratedFault, minimal: unknown): unknown {
  const path = pointer.split("/").slice(1);
  const [field] = path;
  if (field === undefined) return value;
  const wrong: unknown = Object(around(value, path))[field];
  const { [field]: _, ...others }: Record<string, unknown> = Object(minimal);
  return wrong === undefined ? others : { ...others, [field]: wrong };
}

function around(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  const part = around(Object(value)[key], rest);
  if (!Array.isArray(value)) return part === undefined ? value : { ...Object(value), [key]: part };
  return [part, ...value.filter((_, index) => index !== Number(key)).slice(0, 1)];
}

test.each(rows)(
  "$key: with odd values in many places, the page is shown whole and each fault is reported ($sample.length of $variations.length)",
  { timeout },
  ({ key, variations, sample }) => {
    const inspect = start(key);
    const wrong = sample.flatMap((variation) => {
      const { issues, flaws } = inspect(variation.value);
      const reported = new Set(issues.map(({ path }) => toPointer(path)));
      const missed = faultyPlaces(variation).filter((pointer) => !reported.has(pointer));
      return missed.length + flaws.length > 0 ? [`${variation.name}: not reported ${missed.join(", ")}; ${flaws}`] : [];
    });
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(variations.length).toBeGreaterThan(10);
  },
);

/** Places of a variation that their own schema refuses. */
function faultyPlaces({ value, changed }: Variation): string[] {
  const isNull = ({ field, value: own }: Variation["changed"][number]) =>
    field !== null && !field.isRequired && typeof own === "string" && own.trim() === "";
  return changed
    .filter(
      (node) =>
        !isNull(node) &&
        valueAt(value, node.path) === node.value &&
        !node.schema.safeParse(withTypes(node.schema, node.value)).success,
    )
    .map(({ path }) => toPointer(["data", ...path]));
}

function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce((node, key) => Object(node)[key], value);
}
