import type { PayloadRequest } from "payload";
import type { OverviewLine } from "../../hooks/overview.ts";

/** Returns the names of users who saved content items, by their ids. */
export async function loadNames(
  req: PayloadRequest,
  lines: readonly OverviewLine[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(lines.flatMap(({ savedBy }) => savedBy ?? []))];
  if (ids.length === 0) return new Map();
  const query = { collection: "users", where: { id: { in: ids } }, depth: 0, pagination: false, req } as const;
  const { docs } = await req.payload.find(query);
  return new Map(docs.map(({ id, name, email }) => [String(id), String(name || email)]));
}
