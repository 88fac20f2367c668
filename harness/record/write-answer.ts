import { join } from "node:path";
import { readVersion } from "#harness/cli/version.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { contentHash, toFileText } from "./canonical.ts";
import type { Exchange } from "./journal.ts";
import { type Provenance, provenanceFolder } from "./provenance.ts";
import { leaksIn } from "./redaction/audit.ts";
import type { Redactor } from "./redaction/redact-record.ts";
import type { Redaction } from "./redaction/redaction.ts";

/** The parts of provenance that are not in an exchange. */
export interface Origin {
  host: string;
  schema: string | null;
  reachedFrom: string;
  why: string[];
}

/**
 * Writes a response and its provenance to a store. Returns private data that was not redacted; in that case nothing is
 * written.
 */
export function writeAnswer(
  folder: string,
  path: string,
  exchange: Exchange,
  origin: Origin,
  redact: Redactor,
): Redaction[] {
  const about = provenanceOf(exchange, origin);
  const text = exchange.body === null ? null : toFileText(exchange.body);
  const leaks = [
    ...(text === null ? [] : leaksIn(text, { redact, redacted: exchange.redactions })),
    // The hash may look like any number.
    ...leaksIn(toFileText({ ...about, contentHash: null }), { redact, redacted: [] }),
  ];
  if (leaks.length > 0) return leaks;
  if (text !== null) writeAtomically(join(folder, path), text);
  writeAtomically(join(folder, provenanceFolder, path), toFileText(about));
  return [];
}

function provenanceOf(exchange: Exchange, { host, schema, reachedFrom, why }: Origin): Provenance {
  const { path, query, status, headers, recordedAt, durationMs, redactions, body } = exchange;
  return {
    format: 1,
    request: { path, query },
    response: { status, headers },
    source: host,
    recordedAt,
    recorder: `portal ${readVersion()}`,
    durationMs,
    schema,
    reachedFrom,
    redactions,
    why,
    contentHash: status === 200 ? contentHash(body) : null,
  };
}
