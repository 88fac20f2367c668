import { relative } from "node:path";
import { readItem } from "#harness/check/read/entry.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { checkSource } from "#harness/check/run.ts";
import type { Io } from "#harness/cli/command.ts";
import { storeFindings } from "#harness/fixtures/store-findings.ts";
import { provenanceFolder } from "#harness/record/provenance.ts";
import type { RecordedStore } from "#harness/record/recorded-store.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { noLinks } from "#portal/checks/links.ts";
import { systemClock } from "#portal/clock.ts";
import { parseConfig } from "#portal/config/config.ts";
import { isOfOlderSchema, schemaDrift } from "./schema.ts";

/** Compares a store with the schemas. */
export async function schemaFindings(store: RecordedStore, io: Io): Promise<Finding[]> {
  const source = await readFixtures(store.folder, parseConfig({}), null);
  const { findings } = await checkSource(source.entries, source, {
    level: 0,
    links: noLinks,
    bail: null,
    severity: "error",
    io,
  });
  const pathOf = (file: string | null | undefined) => relative(store.folder, file ?? "").replaceAll("\\", "/");
  const items = source.entries.flatMap((entry) => {
    const path = pathOf(entry.file);
    if (!path.startsWith("contents/")) return [];
    return [{ path, record: readItem(entry).record, origin: store.answers.get(path) ?? null }];
  });
  const older = new Set(items.filter((item) => isOfOlderSchema(item)).map(({ path }) => path));
  const faults = schemaDrift(items).flatMap(({ path, fault }) =>
    storeFindings([fault], { store: store.folder, path, text: store.textOf(path) }),
  );
  const ofSchema = [...findings].flatMap((finding): Finding[] => {
    const severity = newInCms[finding.code];
    if (severity) return [{ ...finding, severity }];
    // Faults that existed at the time of recording belong to the content: `portal check` reports them.
    return finding.severity === "error" && older.has(pathOf(finding.location?.file)) ? [finding] : [];
  });
  return [...ofSchema, ...faults];
}

/** Findings that mean that the CMS has something unknown to the schema, whatever the age of the recording. */
const newInCms: Readonly<Record<string, Finding["severity"]>> = {
  "unknown-field": "info",
  "unknown-type": "warning",
  "invalid-value": "warning",
};

/** Reports how many recorded responses are older than the given number of days. */
export function ageFindings({ folder, answers }: RecordedStore, days: number): Finding[] {
  const limit = new Date(systemClock.now() - days * 86_400_000).toISOString();
  const times = [...answers.values()].map(({ recordedAt }) => recordedAt).toSorted();
  const old = times.filter((time) => time < limit);
  if (old.length === 0) return [];
  const values = { days, old: old.length, all: times.length, date: (old[0] ?? "").slice(0, 10) };
  return storeFindings([{ code: "drift.old", severity: "warning", values }], { store: folder, path: provenanceFolder });
}
