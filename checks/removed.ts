import type { z } from "zod";
import { type Issue, toPointer } from "#schemas/parse/issue.ts";
import { memo } from "#schemas/parse/memo.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { type Step, stepsTo } from "./place.ts";
import type { RecordPath } from "./rule.ts";

/** Returns the pointers of the parts that schema issues removed; rules skip hidden parts. */
export function removedBy(issues: readonly Issue[], key: StructureKey, record: unknown): ReadonlySet<string> {
  const removed = issues.flatMap(({ path, effect }) => {
    const { length } = removedPart(effect, stepsTo(key, record, path));
    return length > 0 ? [toPointer(path.slice(0, length))] : [];
  });
  return new Set(removed);
}

/** True for a place inside one of the given parts. */
export function isWithin(path: RecordPath, pointers: ReadonlySet<string>): boolean {
  return pointers.size > 0 && path.some((_, index) => pointers.has(toPointer(path.slice(0, index + 1))));
}

/**
 * Returns the steps to the part that an effect removes: the nearest optional ancestor of a fault; empty when nothing is
 * removed.
 */
export function removedPart(effect: Issue["effect"], steps: readonly Step[]): readonly Step[] {
  switch (effect) {
    case "block-hidden":
      return upTo(steps, ({ kind }) => kind === "block");
    case "item-hidden":
      return upTo(steps, ({ kind }) => kind === "item");
    case "field-hidden":
      return upTo(steps, ({ kind, schema }) => kind === "field" && schema !== null && isOptional(schema));
    case "fallback-template":
      return steps;
    default:
      return [];
  }
}

function upTo(steps: readonly Step[], isPart: (step: Step) => boolean): readonly Step[] {
  return steps.slice(0, steps.findLastIndex(isPart) + 1);
}

/** True for an optional field. */
export const isOptional = memo((schema: z.ZodType) => schema.safeParse(undefined).success);
