import type { Finding } from "#checks/finding.ts";
import { jsonPositions } from "#checks/json-positions.ts";
import type { Item } from "./item.ts";

/** Says where the file of an item says what a pointer leads to; the file is gone through when it is first asked. */
export function createLocate({
  file,
  text,
  record,
  fault,
}: Item): ((pointer: string) => Finding["location"]) | undefined {
  if (file === null) return undefined;
  const start = { file, ...(fault ?? { line: 1, column: 1 }) };
  if (text === null || record === undefined) return () => start;
  let positions: ReturnType<typeof jsonPositions> | null = null;
  return (pointer) => {
    positions ??= jsonPositions(text);
    return { file, ...positions(pointer) };
  };
}
