import type { z } from "zod";
import type { Measurement } from "#harness/bench/measurement.ts";
import { faultsOf, type GeneratedFault } from "#harness/content/faults.ts";
import { contentOf, generatedContext, ownReference } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { alternativesOf } from "#harness/content/variations.ts";
import { type Issue, toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { toWeb } from "#schemas/site/web.ts";
import { isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import { createViewContext } from "#server/view/view-context.ts";

const web = toWeb({ id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" });
const ctx = createViewContext({ webs: [web], web, host: "localhost", language: "cs", home: {}, folders: [] });

/** R13: content items with one fault each. Every fault must be reported at its exact place, and none may stop the parser. */
export async function measureWrongPayloads({ isShort }: { isShort: boolean }): Promise<Measurement[]> {
  const keys = Object.keys(structures).filter(isStructureKey);
  const most = isShort ? 10_000 : 200_000;
  let [tried, crashes, elsewhere] = [0, 0, 0];
  for (const key of keys) {
    let ofKey = 0;
    for (const { pointer, value } of contentsWithFaults(key)) {
      if (ofKey >= most / keys.length) break;
      ofKey += 1;
      tried += 1;
      try {
        const issues = issuesOf(key, value);
        const isExact = issues.length === 1 && issues.some(({ path }) => toPointer(path) === `/data${pointer}`);
        if (!isExact) elsewhere += 1;
      } catch {
        crashes += 1;
      }
    }
  }
  return [
    { what: "content items with a fault", value: tried, unit: "" },
    { what: "crashes", value: crashes, unit: "", limit: 0 },
    { what: "faults faults not reported at their exact place", value: elsewhere, unit: "" },
    { what: "share of faults", value: elsewhere / tried, unit: "", limit: 0.005 },
  ];
}

function issuesOf(key: StructureKey, data: unknown): readonly Issue[] {
  return parsePage(contentOf(key, data), ctx, generatedContext(key)).issues;
}

/** Yields every fault of the largest content item, then of items in which one choice was made differently. */
function* contentsWithFaults(key: StructureKey): Generator<GeneratedFault> {
  const schema: z.ZodType = structures[key].data;
  const largest = maximalOf(schema, key);
  const others = alternativesOf(schema, largest, key).map(({ value }) => value);
  for (const content of [largest, ...others])
    if (issuesOf(key, content).length === 0) yield* faultsOf(schema, content, ownReference);
}
