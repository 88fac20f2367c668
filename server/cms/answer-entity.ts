import type { CmsRequest } from "./cached-answers.ts";
import { type Answer, idsIn } from "./changed-answers.ts";
import { CmsError, requestKey } from "./client.ts";
import { GoodRecords } from "./good-records.ts";
import type { SharedAnswer } from "./shared-answer-format.ts";

/** A parsed answer, as cached. */
export interface Entity extends Answer {
  /** Hash of the answer's text. */
  hash: string;
  length: number;
}

interface EntityOptions<Value> {
  previous?: Entity | undefined;
  good?: Value | undefined;
  /** True when the CMS has announced a change of the good value. */
  isAnnounced?: boolean;
  tracksChanges: boolean;
}

/**
 * Parses an answer for the cache; null when the record does not exist. `previous` is the cached entity, `good` the last good
 * value that may still replace a failed load. `tracksChanges` collects the ids in the answer.
 */
export function toEntity<Value>(
  { path, query, parse, isPermanent = false }: CmsRequest<Value>,
  answer: SharedAnswer,
  { previous, good, isAnnounced = false, tracksChanges }: EntityOptions<Value>,
): Entity | null {
  const key = requestKey(path, query);
  if (!answer && isPermanent && good !== undefined)
    throw new CmsError("missing", key, "expected the record that was there before");
  if (!answer) return null;
  // An unchanged answer keeps its object, so that values derived from it stay valid.
  if (previous?.hash === answer.hash) return previous;
  const value = parseSafely(() => parse(answer.json, key, good, isAnnounced), key);
  // An answer with retained or new records is parsed again next time.
  const isWhole = !(value instanceof GoodRecords) || value.isSettled;
  const ids = tracksChanges && path !== "/contents" ? idsIn(answer.json) : noIds;
  return { hash: isWhole ? answer.hash : "", length: answer.length, ids, value };
}

/** False for an answer with records that were retained from an earlier one, or that no earlier one had. */
export function isSettled(entity: Entity | null): boolean {
  return entity?.hash !== "";
}

const noIds: ReadonlySet<string> = new Set();

/** The cast is safe: a key contains the path, and each path is always parsed by the same function. */
export function valueIn<Value>(entity: Entity | null | undefined): Value | undefined {
  return entity?.value as Value | undefined;
}

/** Runs a parser. An unexpected error in it counts as a failure of the CMS, not of the portal. */
function parseSafely<Value>(parse: () => Value, request: string): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof CmsError) throw error;
    throw new CmsError("invalid", request, `expected a record that can be read, ${error}`);
  }
}
