import type { Payload } from "payload";
import { contentKinds } from "../collections/structures.ts";
import { loadVersions } from "../hooks/content-changes.ts";
import { writeOverview } from "../hooks/overview.ts";
import { inTransaction } from "../in-transaction.ts";

/** Writes the overview of a database whose content items were saved before there was one. */
export async function fillOverview(payload: Payload): Promise<void> {
  const isEmpty = async (collection: string) => (await payload.count({ collection })).totalDocs === 0;
  if (!(await isEmpty("overview")) || (await isEmpty("pages"))) return;
  await inTransaction(payload, async (req) => {
    for (const kind of contentKinds) {
      const query = { collection: kind.key, draft: true, locale: "cs", depth: 0, pagination: false, req } as const;
      for (const { id } of (await payload.find(query)).docs) {
        const versions = await loadVersions(req, kind, String(id));
        if (versions) await writeOverview(req, kind, versions, null);
      }
    }
  });
}
