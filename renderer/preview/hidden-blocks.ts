import { humanPath } from "#checks/human-path.ts";
import { stepsTo } from "#checks/place.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import type { PreviewData, ShownFinding } from "./data.ts";

/** Returns the blocks that the page leaves out, each with its first finding. */
export function hiddenBlocks(
  findings: readonly ShownFinding[],
  key: StructureKey,
  record: unknown,
): PreviewData["hidden"] {
  const hidden = new Map<string, PreviewData["hidden"][number]>();
  for (const [index, { effect, pointer }] of findings.entries()) {
    if (effect !== "block-hidden") continue;
    const steps = stepsTo(key, record, toPath(pointer, record));
    const path = steps.slice(0, steps.findLastIndex(({ kind }) => kind === "block") + 1).map(({ part }) => part);
    const place = toPointer(path);
    if (path.length > 0 && !hidden.has(place))
      hidden.set(place, { pointer: place, path: humanPath(key, record, path), finding: index });
  }
  return [...hidden.values()];
}

/** Converts a pointer to a path; numbers are indexes only within lists. */
function toPath(pointer: string, record: unknown): (string | number)[] {
  let node: unknown = record;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const key = Array.isArray(node) ? Number(name) : name;
      node = typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined;
      return key;
    });
}
