import type { Io } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import type { ReporterOptions } from "#harness/report/args.ts";
import { selectEntries } from "./filter.ts";
import type { Source } from "./item.ts";
import { usesOf } from "./uses.ts";
import { usesOfValues, valuesNamed } from "./value-uses.ts";
import { usesToJson, usesToText } from "./write-uses.ts";

/** Reports where a content item is used, given its id or address, or a shared value, given its key or that of its set. */
export async function reportUses(
  name: string,
  source: Source,
  { reporters, language }: ReporterOptions,
  io: Io,
): Promise<number> {
  const [reporter] = reporters;
  if (reporters.length !== 1 || reporter?.file || !["default", "json"].includes(reporter?.name ?? ""))
    throw new UsageError("--uses writes to stdout, as --reporter default or json.");
  const found = await find(name, source, io);
  const written = { ...found, isPartial: io.signal.aborted || source.failure !== null };
  io.out(reporter?.name === "json" ? usesToJson(written) : usesToText(written, language));
  if (source.failure) throw source.failure;
  return exitCodes.clean;
}

async function find(name: string, source: Source, io: Io) {
  const named = valuesNamed(name, source);
  if (named.length > 0) return { content: null, values: named, uses: await usesOfValues(named, source, io) };
  const versions = selectEntries(source, { ...everything, filters: [name] }).filter(({ content }) => content !== null);
  const ids = new Set(versions.map(({ content }) => content?.id));
  const [content] = versions.flatMap((entry) => entry.content ?? []);
  if (!content || ids.size > 1)
    throw new UsageError(
      `--uses takes the id or address of one content item, or the key of a shared value, not "${name}".`,
    );
  // A set by its address.
  const values = valuesNamed(content.id, source);
  const uses = [...(await usesOf(versions, source, io)), ...(await usesOfValues(values, source, io))];
  return { content, values, uses };
}

const everything = { id: null, url: null, site: null, languages: [], shard: undefined } as const;
