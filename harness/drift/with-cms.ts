import { toFailure } from "#harness/check/read/cms.ts";
import type { Given, Io } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readNumber } from "#harness/cli/values.ts";
import { bareContext } from "#harness/fixtures/bare-context.ts";
import { removeAnswer } from "#harness/fixtures/minimize.ts";
import { type StoreFault, storeFindings } from "#harness/fixtures/store-findings.ts";
import { type liveArgs, readUpstream } from "#harness/record/args.ts";
import { toName } from "#harness/record/file-names.ts";
import { emptyJournal } from "#harness/record/journal.ts";
import { type RecordedStore, readKey } from "#harness/record/recorded-store.ts";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { createRedactor, type Redactor } from "#harness/record/redaction/redact-record.ts";
import { redactText } from "#harness/record/redaction/redact-text.ts";
import { type CmsSource, createSource, itemsOf } from "#harness/record/source.ts";
import { writeAnswer } from "#harness/record/write-answer.ts";
import { monotonicClock } from "#portal/clock.ts";
import { CmsError } from "#portal/cms/client.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { runConcurrently } from "#portal/run-concurrently.ts";
import { type Drift, driftClasses, driftOf } from "./live.ts";

const updates = new Set<string>(driftClasses);

type LiveArgs = Given<typeof liveArgs> & {
  sample?: string | undefined;
  ignore?: string | undefined;
  update?: string | undefined;
};

/** Compares a store with the CMS and applies the kinds of drift named by `--update`. */
export async function liveFindings(store: RecordedStore, args: LiveArgs, { progress, signal }: Io) {
  const { config, host, client } = readUpstream(args);
  const kinds = args.update?.split(",") ?? [];
  const unknown = kinds.find((each) => !updates.has(each));
  if (unknown !== undefined) throw new UsageError(`--update takes ${driftClasses.join(", ")}, not "${unknown}".`);
  const key = readKey(store.folder, args.key);
  if (key === null)
    progress.note("The secret of the pseudonyms is missing: redacted fields are not compared. Give it with --key.");
  if (key === null && kinds.length > 0)
    throw new UsageError("--update needs the secret of the pseudonyms: give it with --key.");
  const pseudonyms = createPseudonyms(key ?? "");
  const redact = createRedactor(pseudonyms, config.structureKeys);
  const source = createSource({
    ...client,
    journal: emptyJournal,
    redact,
    redactText: (text) => redactText(text, { pseudonyms }),
    rate: readNumber("--rate", args.rate, 1, 1000),
    pauseMs: readNumber("--pause", args.pause, 0, 60_000),
    signal,
    clock: monotonicClock,
    note: progress.note,
  });
  const ignored = args.ignore?.split(",") ?? [];
  const paths = pathsToCompare(
    store,
    args.sample === undefined ? null : readNumber("--sample", args.sample, 1, 999_999),
  );
  const drifts: Drift[] = [];
  progress.start("Comparing with the CMS", paths.length);
  try {
    await runConcurrently(paths, 2, async (path) => {
      const origin = store.answers.get(path);
      if (origin)
        drifts.push(await driftOf(path, origin, { source, store, hasKey: key !== null, ignored, ctx: bareContext() }));
      progress.step();
    });
  } catch (error) {
    throw error instanceof CmsError ? toFailure(error, client.baseURL) : error;
  }
  progress.end();
  const unknownStructures =
    args.sample === undefined && !signal.aborted ? await structureFaults(source, store, config.structureKeys) : [];
  drifts.sort((one, other) => (one.path < other.path ? -1 : 1));
  const findings = grouped(drifts).flatMap((drift) => {
    const taken = drift.kind !== null && kinds.includes(drift.kind) && applyDrift(drift, store, host, redact);
    if (taken) progress.note(`${drift.path}: updated (${drift.kind}).`);
    const body = { store: store.folder, path: drift.path, text: store.textOf(drift.path) };
    return taken ? [] : storeFindings(drift.faults, body);
  });
  return {
    findings: [...findings, ...storeFindings(unknownStructures, { store: store.folder, path: "contents" })],
    requests: source.sent,
  };
}

/** Reads the lists of content items for structures that neither the portal nor the recording knows. */
async function structureFaults(
  source: CmsSource,
  store: RecordedStore,
  keys: Readonly<Record<string, string>>,
): Promise<StoreFault[]> {
  const webs: unknown = JSON.parse(store.textOf("webs.json") ?? "null");
  const counts = new Map<string, number>();
  for (const web of isRecord(webs) && Array.isArray(webs["items"]) ? webs["items"].filter(isRecord) : []) {
    const query = { webId: String(web["id"]), language: "cs", sort: "name", pageSize: "100" };
    for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
      const { sent, total: all } = itemsOf(await source.get("/contents", { ...query, page: String(page) }));
      if (sent.length === 0) break;
      [seen, total] = [seen + sent.length, all];
      for (const item of sent) {
        const { structure } = isRecord(item) ? item : {};
        const key = isRecord(structure) ? String(structure["key"]) : "";
        if (key !== "" && !Object.hasOwn(keys, key) && key !== "config") counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  const recorded = new Set([...store.answers.keys()].map((path) => path.split("/")[2]));
  return [...counts]
    .filter(([key]) => !recorded.has(toName(key)))
    .map(([key, count]) => ({ code: "drift.new-structure", severity: "warning", values: { key, count } }) as const);
}

/**
 * Leaves one finding for each cause: a fault that many content items of a structure have at the same place is told at
 * the first of them, with the number of the others.
 */
function grouped(drifts: readonly Drift[]): Drift[] {
  const causeOf = ({ path }: Drift, { code, pointer = "", values = {} }: StoreFault) =>
    [code, path.split("/").slice(0, -1).at(-1), pointer.replace(/\/\d+(?=\/|$)/g, "/*"), JSON.stringify(values)].join(
      " ",
    );
  const isOfMany = ({ code }: StoreFault) => !singular.includes(code);
  const counts = new Map<string, number>();
  for (const drift of drifts)
    for (const cause of new Set(drift.faults.filter(isOfMany).map((fault) => causeOf(drift, fault))))
      counts.set(cause, (counts.get(cause) ?? 0) + 1);
  const told = new Set<string>();
  return drifts.map((drift) => ({
    ...drift,
    faults: drift.faults.flatMap((fault) => {
      if (!isOfMany(fault)) return [fault];
      const cause = causeOf(drift, fault);
      if (told.has(cause)) return [];
      told.add(cause);
      return [{ ...fault, values: { ...fault.values, others: (counts.get(cause) ?? 1) - 1 } }];
    }),
  }));
}

/** Faults of a content item itself, which have no common cause. */
const singular = ["drift.gone", "drift.moved", "drift.content-changed", "drift.volatile", "drift.appeared"];

/** Returns the responses to compare: sites, folders and the like, and all content items or an evenly spread sample. */
function pathsToCompare({ answers }: RecordedStore, sample: number | null): string[] {
  const comparable = [...answers.keys()].filter((path) => path !== "documents.json");
  const contents = comparable.filter((path) => path.startsWith("contents/"));
  const every = sample === null ? 1 : Math.max(1, contents.length / sample);
  const picked = new Set(contents.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every)));
  return comparable.filter((path) => !path.startsWith("contents/") || picked.has(path));
}

/** Writes the response into the store, or removes a deleted item; false when it must not be stored. */
function applyDrift({ path, kind, exchange }: Drift, store: RecordedStore, host: string, redact: Redactor): boolean {
  const origin = store.answers.get(path);
  if (!origin) return false;
  if (kind === "gone") {
    removeAnswer(store.folder, path);
    return true;
  }
  const { schema, reachedFrom, why } = origin;
  return (
    exchange !== null &&
    writeAnswer(store.folder, path, exchange, { host, schema, reachedFrom, why }, redact).length === 0
  );
}
