import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Finding } from "#checks/finding.ts";
import { noLinks } from "#checks/links.ts";
import { toFailure } from "#harness/check/read/cms.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { checkSource } from "#harness/check/run.ts";
import { type Given, type Io, portalCommand } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readNumber } from "#harness/cli/values.ts";
import { bareContext } from "#harness/fixtures/bare-context.ts";
import { storeFindings } from "#harness/fixtures/store-findings.ts";
import { liveArgs, readUpstream } from "#harness/record/args.ts";
import { eachAtOnce } from "#harness/record/at-once.ts";
import { unrecorded } from "#harness/record/journal.ts";
import { provenanceFolder } from "#harness/record/provenance.ts";
import { knownKey, openRecorded, type RecordedStore } from "#harness/record/recorded-store.ts";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { createRedactor } from "#harness/record/redaction/redact-record.ts";
import { redactText } from "#harness/record/redaction/redact-text.ts";
import { createSource } from "#harness/record/source.ts";
import { writeAnswer } from "#harness/record/write-answer.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import { reportFindings } from "#harness/report/write.ts";
import { monotonicClock, systemClock } from "#server/clock.ts";
import { CmsError } from "#server/cms/client.ts";
import { parseConfig } from "#server/config/config.ts";
import { type Drift, driftClasses, driftOf } from "./live.ts";
import { isOfOlderSchema, schemaDrift } from "./schema.ts";

export const command = portalCommand({
  description: "Says where a recorded store no longer fits the schemas, and with --from where the CMS has changed",
  args: {
    store: { type: "string", valueHint: "folder", description: "Store that portal record has written" },
    ...liveArgs,
    sample: { type: "string", valueHint: "n", description: "Compares so many content items; all if not given" },
    ignore: {
      type: "string",
      valueHint: "fields",
      description: "Fields that may differ, such as /data/pocet,/updatedAt",
    },
    "max-age": { type: "string", default: "180", valueHint: "days", description: "Age from which recordings are old" },
    update: {
      type: "string",
      valueHint: "kinds",
      description: `Takes over what has changed: ${driftClasses.join(", ")}`,
    },
    ...reportArgs,
  },
  async run(args, io) {
    const options = readReportArgs(args);
    if (args.store === undefined) throw new UsageError("--store takes the folder that portal record has written.");
    const store = openRecorded(args.store);
    const findings = [
      ...(await ofSchemas(store, io)),
      ...ofAge(store, readNumber("--max-age", args["max-age"], 1, 36_500)),
    ];
    const live = args.from === undefined ? { findings: [], requests: 0 } : await ofLive(store, args, io);
    return reportFindings(
      {
        command: "drift",
        checked: { answers: store.answers.size, ...(args.from !== undefined && { requests: live.requests }) },
        findings: [...findings, ...live.findings],
        couldOccur: ({ code }) => code.startsWith("drift."),
        isPartial: io.signal.aborted,
      },
      options,
      io,
    );
  },
});

const updates = new Set<string>(driftClasses);

async function ofSchemas(store: RecordedStore, io: Io): Promise<Finding[]> {
  const source = await readFixtures(store.folder, parseConfig({}), null);
  const { findings } = await checkSource(source.items, source, {
    level: 0,
    links: noLinks,
    bail: null,
    severity: "error",
    io,
  });
  const pathOf = (file: string | null | undefined) => relative(store.folder, file ?? "").replaceAll("\\", "/");
  const items = source.items.flatMap(({ file, record }) => {
    const path = pathOf(file);
    return path.startsWith("contents/") ? [{ path, record, origin: store.answers.get(path) ?? null }] : [];
  });
  const older = new Set(items.filter((item) => isOfOlderSchema(item)).map(({ path }) => path));
  const faults = schemaDrift(items).flatMap(({ path, fault }) =>
    storeFindings([fault], { store: store.folder, path, text: store.textOf(path) }),
  );
  const ofSchema = findings.flatMap((finding): Finding[] => {
    const severity = newInCms[finding.code];
    if (severity) return [{ ...finding, severity }];
    // Faults that were there when it was recorded are those of the content: portal check reports them.
    return finding.severity === "error" && older.has(pathOf(finding.location?.file)) ? [finding] : [];
  });
  return [...ofSchema, ...faults];
}

/** Findings of the check by which the CMS has something that the schema does not know, however old the recording is. */
const newInCms: Readonly<Record<string, Finding["severity"]>> = {
  "unknown-field": "info",
  "unknown-type": "warning",
  "invalid-value": "warning",
};

function ofAge({ folder, answers }: RecordedStore, days: number): Finding[] {
  const limit = new Date(systemClock.now() - days * 86_400_000).toISOString();
  const times = [...answers.values()].map(({ recordedAt }) => recordedAt).toSorted();
  const old = times.filter((time) => time < limit);
  if (old.length === 0) return [];
  const values = { days, old: old.length, all: times.length, date: (old[0] ?? "").slice(0, 10) };
  return storeFindings([{ code: "drift.old", severity: "warning", values }], { store: folder, path: provenanceFolder });
}

type LiveArgs = Given<typeof liveArgs> & {
  sample?: string | undefined;
  ignore?: string | undefined;
  update?: string | undefined;
};

async function ofLive(store: RecordedStore, args: LiveArgs, { progress, signal }: Io) {
  const { config, host, client } = readUpstream(args);
  const wanted = args.update?.split(",") ?? [];
  const unknown = wanted.find((each) => !updates.has(each));
  if (unknown !== undefined) throw new UsageError(`--update takes ${driftClasses.join(", ")}, not "${unknown}".`);
  const key = knownKey(store.folder, args.key);
  if (key === null)
    progress.note("The secret of the stand-ins is not here: redacted fields are not compared. --key gives it.");
  if (key === null && wanted.length > 0)
    throw new UsageError("--update needs the secret of the stand-ins: --key gives it.");
  const pseudonyms = createPseudonyms(key ?? "");
  const redact = createRedactor(pseudonyms, config.structureKeys);
  const source = createSource({
    ...client,
    journal: unrecorded,
    redact,
    redactText: (text) => redactText(text, { pseudonyms }),
    rate: readNumber("--rate", args.rate, 1, 1000),
    pauseMs: readNumber("--pause", args.pause, 0, 60_000),
    signal,
    clock: monotonicClock,
    note: progress.note,
  });
  const ignored = args.ignore?.split(",") ?? [];
  const paths = chosen(store, args.sample === undefined ? null : readNumber("--sample", args.sample, 1, 999_999));
  const drifts: Drift[] = [];
  progress.start("Comparing with the CMS", paths.length);
  try {
    await eachAtOnce(paths, 2, async (path) => {
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
    const taken = drift.kind !== null && wanted.includes(drift.kind) && takeOver(drift, store, host, redact);
    if (taken) progress.note(`${drift.path}: taken over (${drift.kind}).`);
    const body = { store: store.folder, path: drift.path, text: store.textOf(drift.path) };
    return taken ? [] : storeFindings(drift.faults, body);
  });
  return { findings, requests: source.sent };
}

/** What is no content, such as the sites, and all content items or so many of them, evenly spread. */
function chosen({ answers }: RecordedStore, sample: number | null): string[] {
  const comparable = [...answers.keys()].filter((path) => path !== "documents.json");
  const contents = comparable.filter((path) => path.startsWith("contents/"));
  const every = sample === null ? 1 : Math.max(1, contents.length / sample);
  const picked = new Set(contents.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every)));
  return comparable.filter((path) => !path.startsWith("contents/") || picked.has(path));
}

/** Writes the answer of the CMS into the store, or removes what is gone; false where it must not be kept. */
function takeOver(
  { path, kind, exchange }: Drift,
  store: RecordedStore,
  host: string,
  redact: ReturnType<typeof createRedactor>,
): boolean {
  const origin = store.answers.get(path);
  if (!origin) return false;
  if (kind === "gone") {
    for (const file of [path, join(provenanceFolder, path)]) rmSync(join(store.folder, file), { force: true });
    return true;
  }
  const { schema, reachedFrom, why } = origin;
  return (
    exchange !== null &&
    writeAnswer(store.folder, path, exchange, { host, schema, reachedFrom, why }, redact).length === 0
  );
}
