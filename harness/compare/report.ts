import type { RecordEntry, Source } from "#harness/check/item.ts";
import type { Io } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import type { ReporterOptions } from "#harness/report/args.ts";
import type { UiLanguage } from "#harness/report/words.ts";
import { writeTo } from "#harness/report/write.ts";
import { type Comparison, compare } from "./comparison.ts";
import { comparisonToHtml } from "./html.ts";
import { comparisonToText } from "./text.ts";

const formats: Readonly<Record<string, (comparison: Comparison, language: UiLanguage) => string>> = {
  default: comparisonToText,
  json: toJson,
  html: comparisonToHtml,
};

/** Compares the texts of content items with those of another day and writes the report; changes are no findings. */
export async function reportChanges(
  entries: readonly RecordEntry[],
  source: Source,
  { reporters, language, at }: Pick<ReporterOptions, "reporters" | "language"> & { at: number },
  io: Io,
): Promise<number> {
  const writers = reporters.map(({ name, file }) => {
    const write = formats[name];
    if (!write) throw new UsageError(`--compare writes ${Object.keys(formats).join(", ")}, not ${name}.`);
    return { write, file };
  });
  const comparison = await compare(entries, source, at, io);
  for (const { write, file } of writers) {
    const report = write(comparison, language);
    if (file === null) io.out(report);
    else writeTo(file, [report]);
  }
  if (source.failure) throw source.failure;
  return exitCodes.clean;
}

function toJson({ now, at, ...comparison }: Comparison): string {
  const times = { now: new Date(now).toISOString(), at: new Date(at).toISOString() };
  return `${JSON.stringify({ format: 1, ...times, ...comparison }, null, 2)}\n`;
}
