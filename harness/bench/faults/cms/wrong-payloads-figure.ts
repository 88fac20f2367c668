import type { z } from "zod";
import type { Measurement } from "#harness/bench/measurement.ts";
import { faultsOf } from "#harness/content/faults.ts";
import { contentOf, generatedContext, ownReference } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { toWeb } from "#schemas/site/web.ts";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { createViewContext } from "#server/view/view-context.ts";

const web = toWeb({ id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" });
const ctx = createViewContext({ webs: [web], web, host: "localhost", language: "cs", home: {}, folders: [] });

/** R13: contents with one fault each; every fault is to be reported at exactly its place, and none may stop the parser. */
export async function measureWrongPayloads({ isShort }: { isShort: boolean }): Promise<Measurement[]> {
  const most = isShort ? 10_000 : 100_000;
  let [tried, crashes, elsewhere] = [0, 0, 0];
  for (const key of Object.keys(structures).filter(isStructureKey)) {
    const schema: z.ZodType = structures[key].data;
    const context = generatedContext(key);
    for (const { pointer, value } of faultsOf(schema, maximalOf(schema, key), ownReference)) {
      if (tried >= most) break;
      tried += 1;
      try {
        const { issues } = parsePage(contentOf(key, value), ctx, context);
        const isExact = issues.length === 1 && issues.some(({ path }) => toPointer(path) === `/data${pointer}`);
        if (!isExact) elsewhere += 1;
      } catch {
        crashes += 1;
      }
    }
  }
  return [
    { what: "contents with a fault", value: tried, unit: "" },
    { what: "crashes", value: crashes, unit: "", limit: 0 },
    { what: "share not reported at its exact place", value: elsewhere / tried, unit: "", limit: 0.005 },
  ];
}
