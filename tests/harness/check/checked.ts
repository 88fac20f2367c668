import { join } from "node:path";
import { onTestFinished } from "vitest";
import { command } from "#harness/check/command.ts";
import type { Item, Source } from "#harness/check/item.ts";
import { inMemory } from "#harness/check/read/record.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { type Report, report } from "#harness/report/report.ts";
import { parseConfig } from "#server/config/config.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { fakeIo } from "../fake-io.ts";
import { record, smallStore } from "../small-store.ts";

/** A store whose contents have nothing to be said against them but what a test puts into it. */
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

/** A page without any fault, changed where a test needs it. */
export function goodRecord(id: string, slug: string, changes: Record<string, unknown> = {}) {
  return record(id, `Stránka ${slug}`, {
    description: "Kdo má nárok, kolik dostane a jak požádá.",
    friendlyURLs: { cs_cz: slug },
    data: { perex: "Kdo má nárok a jak požádá.", obsah: "<p>Nárok má rodina s nezaopatřeným dítětem.</p>" },
    ...changes,
  });
}

/** A source of records without anything beside them. */
export function sourceOf(items: readonly Item[]): Source {
  const entries = items.map(inMemory);
  return {
    name: "stdin",
    entries,
    related: entries,
    config: parseConfig({}),
    sites: [],
    library: null,
    bodyFaults: [],
    now: 0,
    failure: null,
  };
}

/** Result of `portal check`: exit code, output, and the report when it is JSON. */
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

/** Runs a command that fails and gives what it has written before, with its error. */
export async function checkFailing(argv: readonly string[]) {
  const file = join(temporaryFolder({}), "report.json");
  const error = await check([...argv, "--reporter", "json", "--outputFile.json", file]).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, file };
}

/** Reads a text as stdin until the test ends. */
export function withStdin(text: string | Buffer): void {
  const { Readable } = process.getBuiltinModule("node:stream");
  const own = Object.getOwnPropertyDescriptor(process, "stdin");
  Object.defineProperty(process, "stdin", { configurable: true, value: Readable.from([Buffer.from(text)]) });
  onTestFinished(() => {
    if (own) Object.defineProperty(process, "stdin", own);
  });
}
