import { toFailure } from "#harness/check/read/cms.ts";
import type { Given, Io } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readNumber } from "#harness/cli/values.ts";
import { bareContext } from "#harness/fixtures/bare-context.ts";
import { removeAnswer } from "#harness/fixtures/minimize.ts";
import { storeFindings } from "#harness/fixtures/store-findings.ts";
import { type liveArgs, readUpstream } from "#harness/record/args.ts";
import { emptyJournal } from "#harness/record/journal.ts";
import { type RecordedStore, readKey } from "#harness/record/recorded-store.ts";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { createRedactor } from "#harness/record/redaction/redact-record.ts";
import { redactText } from "#harness/record/redaction/redact-text.ts";
import { createSource } from "#harness/record/source.ts";
import { writeAnswer } from "#harness/record/write-answer.ts";
import { monotonicClock } from "#server/clock.ts";
import { CmsError } from "#server/cms/client.ts";
import { runConcurrently } from "#server/run-concurrently.ts";
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
  drifts.sort((one, other) => (one.path < other.path ? -1 : 1));
  const findings = drifts.flatMap((drift) => {
    const taken = drift.kind !== null && kinds.includes(drift.kind) && applyDrift(drift, store, host, redact);
    if (taken) progress.note(`${drift.path}: updated (${drift.kind}).`);
    const body = { store: store.folder, path: drift.path, text: store.textOf(drift.path) };
    return taken ? [] : storeFindings(drift.faults, body);
  });
  return { findings, requests: source.sent };
}

/** Returns the responses to compare: sites, folders and the like, and all content items or an evenly spread sample. */
function pathsToCompare({ answers }: RecordedStore, sample: number | null): string[] {
  const comparable = [...answers.keys()].filter((path) => path !== "documents.json");
  const contents = comparable.filter((path) => path.startsWith("contents/"));
  const every = sample === null ? 1 : Math.max(1, contents.length / sample);
  const picked = new Set(contents.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every)));
  return comparable.filter((path) => !path.startsWith("contents/") || picked.has(path));
}

/** Writes the response into the store, or removes a deleted item; false when it must not be stored. */
function applyDrift(
  { path, kind, exchange }: Drift,
  store: RecordedStore,
  host: string,
  redact: ReturnType<typeof createRedactor>,
): boolean {
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
