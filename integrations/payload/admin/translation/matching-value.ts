import { isRecord } from "#portal/contract/parse/shape.ts";

/**
 * Returns the text at a form path in the Czech values; empty when there is none. Rows match by their place, while the list
 * has as many in both languages; `rowsAt` counts those of the form.
 */
export function matchingValue(czech: unknown, path: string, rowsAt: (list: string) => number): string {
  let value = czech;
  const passed: string[] = [];
  for (const step of path.split(".")) {
    if (Array.isArray(value)) {
      if (value.length !== rowsAt(passed.join("."))) return "";
      value = value[Number(step)];
    } else value = isRecord(value) ? value[step] : undefined;
    passed.push(step);
  }
  return typeof value === "string" ? value : "";
}
