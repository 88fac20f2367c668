import { humanPath } from "#checks/human-path.ts";
import { stepsTo } from "#checks/place.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import type { PreviewData, ShownFinding } from "./data.ts";

/** Each block that is left out, with the first finding about it. */
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

/** The path of a pointer: a part that is a number is the place of an item where there is a list. */
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
