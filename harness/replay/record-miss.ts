import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readUpstream } from "#harness/record/args.ts";
import { createCandidates } from "#harness/record/candidates.ts";
import { createFileNames, toName } from "#harness/record/file-names.ts";
import { type Exchange, emptyJournal } from "#harness/record/journal.ts";
import { provenanceFolder, schemaVersion } from "#harness/record/provenance.ts";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { createRedactor } from "#harness/record/redaction/redact-record.ts";
import { redactText } from "#harness/record/redaction/redact-text.ts";
import { requestedInReplay } from "#harness/record/select.ts";
import { createSource } from "#harness/record/source.ts";
import { keyOfStore, openStore } from "#harness/record/store-folder.ts";
import { writeAnswer } from "#harness/record/write-answer.ts";
import { monotonicClock } from "#portal/clock.ts";
import { CmsError } from "#portal/cms/client.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";
import { errorAnswer, recorded, toResponse } from "#portal/replay/answer.ts";
import { readAddress } from "#portal/replay/paths.ts";
import type { Miss } from "#portal/replay/replay.ts";

interface Options {
  /** A store that `portal record` has written. */
  store: string;
  webs: readonly unknown[];
  from: string | undefined;
  signal: AbortSignal;
  note(line: string): void;
}

/**
 * Records single content items that are requested and missing; the response is the redacted one, as it will be served
 * later.
 */
export function createRecordMiss({ store, webs, from, signal, note }: Options): Miss {
  if (!existsSync(join(store, provenanceFolder)))
    throw new UsageError(`--on-miss record needs a recorded store; create one with portal record --into ${store}.`);
  const { config, host, client } = readUpstream({ from });
  openStore(store);
  const pseudonyms = createPseudonyms(keyOfStore(store, undefined));
  const redact = createRedactor(pseudonyms, config.structureKeys);
  const hide = (text: string) => redactText(text, { pseudonyms });
  const common = { journal: emptyJournal, redact, redactText: hide, rate: 20, signal, clock: monotonicClock, note };
  const source = createSource({ ...client, ...common });
  const answers = new Map<string, unknown>();

  /** Writes a response to the store; returns null when it is not a content item or must not be stored. */
  function write(json: unknown, exchange: Exchange): string | null {
    const why = [requestedInReplay];
    const reachedFrom = "a replay";
    if (exchange.body === null) {
      const path = `absent/${toName(exchange.path)}.json`;
      return writeAnswer(store, path, exchange, { host, schema: null, reachedFrom, why }, redact).length === 0
        ? path
        : null;
    }
    const candidate = createCandidates(config.structureKeys).add(json, exchange.body, reachedFrom, exchange);
    if (!candidate) return null;
    const isTaken = (path: string) => existsSync(join(store, path)) && idIn(join(store, path)) !== candidate.id;
    const path = createFileNames(webs, config.structureKeys, isTaken)(candidate, exchange.body);
    const schema = schemaVersion(candidate.structureKey, config.structureKeys);
    return writeAnswer(store, path, exchange, { host, schema, reachedFrom, why }, redact).length === 0 ? path : null;
  }

  return async (request, url) => {
    const { route } = readAddress(url) ?? {};
    if (route !== "contents/by-id" && route !== "contents/by-friendly-url") return null;
    if (!answers.has(url.href)) {
      const query = Object.fromEntries(url.searchParams);
      const language = parseLanguage(query["language"] ?? "");
      try {
        const { json, exchange } = await source.get(url.pathname, { ...query, ...(language && { language }) });
        const path = write(json, exchange);
        note(path === null ? `The response to ${hide(url.pathname)} is not stored.` : `Recorded ${path}.`);
        answers.set(url.href, exchange.body);
      } catch (error) {
        if (!(error instanceof CmsError)) throw error;
        return toResponse(errorAnswer(502, "The recorded CMS does not respond.", url.pathname, ""), request);
      }
    }
    const body = answers.get(url.href);
    return body === null ? null : toResponse(recorded(body), request);
  };
}

function idIn(file: string): string {
  const record: unknown = JSON.parse(readFileSync(file, "utf8"));
  return isRecord(record) ? String(record["id"]) : "";
}
