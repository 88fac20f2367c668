import type { z } from "zod";
import { inBothLanguages } from "#checks/texts.ts";
import { isRecord, memberFor, type Shape, shapeOf } from "#schemas/parse/shape.ts";
import { align, alignByPlace } from "./align.ts";
import { differentNumbers } from "./facts.ts";
import { createMeanings, isNothing, plainMeaning, richKind } from "./meaning.ts";
import type { Notes } from "./notes.ts";
import { differenceOf, newBudget } from "./pieces.ts";
import { runsIn } from "./runs.ts";
import { at, type Side } from "./side.ts";

/**
 * Creates a function that notes the differences of two values with the same schema. `acrossLanguages` compares versions in two
 * languages: numbers instead of words, and no value that only one of them has, because the Czech one is shown.
 */
export function createComparison({ note }: Notes, acrossLanguages = false): Compare {
  const budget = newBudget();
  const meaningOf = createMeanings();

  function compare(schema: z.ZodType | null, own: Side, other: Side): void {
    const [isOld, isNew] = [!isNothing(schema, own.value), !isNothing(schema, other.value)];
    if (!isOld && !isNew) return;
    if (acrossLanguages && isOld !== isNew) return;
    // A switch that is off, and an object without a value, are places all the same.
    const isSwitch = typeof own.value === "boolean" || typeof other.value === "boolean";
    const stays = isSwitch || (isRecord(own.value) && isRecord(other.value));
    if (!isOld && !stays) note("added", schema, own, other);
    else if (!isNew && !stays) note("removed", schema, own, other);
    else if (!schema || !compareParts(shapeOf(schema), own, other)) compareValues(schema, own, other);
  }

  /** Compares the parts of two values; false for values that are compared as a whole. */
  function compareParts(shape: Shape, own: Side, other: Side): boolean {
    const [old, now] = [own.value, other.value];
    if (shape.kind === "union") {
      const [member, next] = [memberFor(shape, old), memberFor(shape, now)];
      if (!member || member !== next) return false;
      compare(member, own, other);
    } else if (shape.kind === "list" && Array.isArray(old) && Array.isArray(now)) {
      compareLists(shape.item, { ...own, value: old }, { ...other, value: now });
    } else if (shape.kind === "map" && isRecord(old) && isRecord(now)) {
      const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
      for (const key of keys) compare(shape.value, at(own, key), at(other, key));
    } else if (shape.kind === "object" && isRecord(old) && isRecord(now) && !shape.keys.has("friendlyURLs")) {
      for (const { key, schema } of shape.fields) compare(schema, at(own, key), at(other, key));
    } else return false;
    return true;
  }

  /** Compares texts, choices, numbers, references to pages, and values of different types. */
  function compareValues(schema: z.ZodType | null, own: Side, other: Side): void {
    const [old, now] = [own.value, other.value];
    if (old === now) return;
    const shape = schema && shapeOf(schema);
    if (acrossLanguages && (shape?.kind === "object" || (shape?.kind === "leaf" && shape.format === "address"))) return;
    if (typeof old !== "string" || typeof now !== "string" || shape?.kind !== "leaf") {
      if (meaningOf(schema, old) !== meaningOf(schema, now)) note("changed", schema, own, other);
      return;
    }
    const rich = richKind(shape);
    if (!rich && plainMeaning(old) === plainMeaning(now)) return;
    const isText = rich !== null || shape.format === "text";
    if (isText && acrossLanguages) {
      const numbers = differentNumbers(old, now);
      const words = (text: string) => (text === "" ? null : { cs: text, en: text });
      if (numbers) note("changed", schema, own, other, { before: words(numbers.before), after: words(numbers.after) });
      return;
    }
    const difference = isText ? differenceOf(old, now, rich ?? "plain", budget) : {};
    if (difference) note("changed", schema, own, other, difference);
  }

  function compareLists(item: z.ZodType, own: Side & { value: unknown[] }, other: Side & { value: unknown[] }): void {
    // Words for the search are as many as each language needs.
    if (acrossLanguages && own.value.every((each) => typeof each === "string")) return;
    const keyOf = (each: unknown) => meaningOf(item, each);
    const { pairs, moved, removed, added } = (acrossLanguages ? alignByPlace : align)(own.value, other.value, keyOf);
    for (const { before, count } of runsIn(removed.map((index) => ({ before: index, after: index }))))
      note("removed", item, at(own, before), other, { count });
    noteMoves(item, own, other, moved);
    for (const { before, after } of pairs) compare(item, at(own, before), at(other, after));
    for (const { after, count } of runsIn(added.map((index) => ({ before: index, after: index }))))
      note("added", item, own, at(other, after), { count });
  }

  function noteMoves(item: z.ZodType, own: Side, other: Side, moved: ReturnType<typeof align>["moved"]): void {
    const runs = runsIn(moved);
    if (runs.length > mostMoves) {
      const order = inBothLanguages("changes.order", { count: moved.length });
      note("moved", null, own, other, { count: moved.length, before: null, after: order });
      return;
    }
    const place = (index: number) => inBothLanguages("changes.position", { number: String(index + 1) });
    for (const { before, after, count } of runs) {
      const places = { count, before: place(before), after: place(after) };
      note("moved", item, at(own, before), at(other, after), places);
    }
  }
  return compare;
}

type Compare = (schema: z.ZodType | null, own: Side, other: Side) => void;

/** Maximum number of moves of a list that are told one by one. */
const mostMoves = 3;
