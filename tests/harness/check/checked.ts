import { join } from "node:path";
import { onTestFinished } from "vitest";
import { command } from "#harness/check/command.ts";
import type { Item, Source } from "#harness/check/item.ts";
import { entryInMemory } from "#harness/check/read/record.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { type Report, report } from "#harness/report/report.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { parseConfig } from "#server/config/config.ts";
import { record, smallStore } from "../small-store.ts";

/** A store whose contents have no findings except what a test adds. */
export function goodStore(more: Record<string, unknown> = {}): string {
  const shared = Object.entries(smallStore()).filter(([path]) => !/^(?:contents|folders)\//.test(path));
  return temporaryFolder({
    ...Object.fromEntries(shared),
    [contentFile("pridavek")]: goodRecord("100", "pridavek"),
    [contentFile("porodne")]: goodRecord("101", "porodne"),
    ...more,
  });
}

export function contentFile(name: string, language = "cs"): string {
  return `contents/mpsv/standard-page/${name}.${language}.json`;
}

/** A page without faults, with changes. */
export function goodRecord(id: string, slug: string, changes: Record<string, unknown> = {}) {
  return record(id, `Stránka ${slug}`, {
    description: "Kdo má nárok, kolik dostane a jak požádá.",
    friendlyURLs: { cs_cz: slug },
    data: { perex: "Kdo má nárok a jak požádá.", obsah: "<p>Nárok má rodina s nezaopatřeným dítětem.</p>" },
    ...changes,
  });
}

/** A source of records without related data. */
export function sourceOf(items: readonly Item[]): Source {
  const entries = items.map(entryInMemory);
  return {
    name: "stdin",
    entries,
    related: entries,
    config: parseConfig({}),
    sites: [],
    sets: [],
    library: null,
    bodyFaults: [],
    now: 0,
    failure: null,
  };
}

/** Result of `portal check`: exit code, output, and the report if it is JSON. */
export async function check(argv: readonly string[], signal?: AbortSignal) {
  const { io, notes, out } = fakeIo(signal);
  const code = await command.run(readArguments(argv, command.args), io);
  return { code, out: out(), notes };
}

/** The same with the report as JSON. */
export async function checkJson(argv: readonly string[], signal?: AbortSignal): Promise<Report & { code: number }> {
  const { code, out } = await check([...argv, "--reporter", "json"], signal);
  return { code, ...report.parse(JSON.parse(out)) };
}

/** Runs a failing command and returns its output and its error. */
export async function checkFailing(argv: readonly string[]) {
  const file = join(temporaryFolder({}), "report.json");
  const error = await check([...argv, "--reporter", "json", "--outputFile.json", file]).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, file };
}

/** Uses a text as stdin until the test ends. */
export function withStdin(text: string | Buffer): void {
  const { Readable } = process.getBuiltinModule("node:stream");
  const own = Object.getOwnPropertyDescriptor(process, "stdin");
  Object.defineProperty(process, "stdin", { configurable: true, value: Readable.from([Buffer.from(text)]) });
  onTestFinished(() => {
    if (own) Object.defineProperty(process, "stdin", own);
  });
}
