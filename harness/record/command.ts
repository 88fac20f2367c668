import { rmSync } from "node:fs";
import { basename } from "node:path";
import { toFailure } from "#harness/check/read/cms.ts";
import { type Given, type Io, portalCommand } from "#harness/cli/command.ts";
import { EnvironmentError, exitCodes } from "#harness/cli/exit-codes.ts";
import { readNumber } from "#harness/cli/values.ts";
import { isDiskFull } from "#harness/cli/write-atomically.ts";
import { monotonicClock } from "#portal/clock.ts";
import { CmsError } from "#portal/cms/client.ts";
import { StoreError } from "#portal/replay/store.ts";
import { readUpstream, recordArgs } from "./args.ts";
import { createAssets } from "./assets.ts";
import { createCandidates } from "./candidates.ts";
import { contentHash } from "./canonical.ts";
import { crawl } from "./crawl.ts";
import { emptyJournal, openJournal } from "./journal.ts";
import { planOf } from "./plan.ts";
import { readProvenance } from "./provenance.ts";
import { createPseudonyms } from "./redaction/pseudonyms.ts";
import { createRedactor } from "./redaction/redact-record.ts";
import { redactText } from "./redaction/redact-text.ts";
import { markRequestedInReplay, select } from "./select.ts";
import { createSource } from "./source.ts";
import { keyOfStore, nextFolder, openStore } from "./store-folder.ts";
import { writeStore } from "./write-store.ts";

export const command = portalCommand({
  description: "Records a CMS as fixtures: few items that cover every shape, without secrets and personal data",
  args: recordArgs,
  async run(args, io) {
    try {
      return await (args["dry-run"] ? plan(args, io) : record(args, io));
    } catch (error) {
      throw explained(error, args.from ?? "");
    }
  },
});

type RecordArgs = Given<typeof recordArgs>;

async function plan(args: RecordArgs, { out, signal, progress }: Io): Promise<number> {
  const { client } = readUpstream(args);
  const redact = (body: unknown) => ({ body, redactions: [], publicValues: new Set<string>() });
  const rate = readNumber("--rate", args.rate, 1, 1000);
  const common = {
    journal: emptyJournal,
    redact,
    redactText: (text: string) => text,
    rate,
    signal,
    clock: monotonicClock,
  };
  out(await planOf(createSource({ ...client, ...common, note: progress.note }), args.site));
  return exitCodes.clean;
}

async function record(args: RecordArgs, { out, progress, signal }: Io): Promise<number> {
  const { config, host, client } = readUpstream(args);
  const most = readNumber("--max-items", args["max-items"], 1, 999_999_999);
  const rate = readNumber("--rate", args.rate, 1, 1000);
  const store = (args.into ?? `recordings/${host.replace(":", "-")}`).replace(/[\\/]+$/, "");
  const folder = openStore(store);
  const key = keyOfStore(store, args.key);
  const pseudonyms = createPseudonyms(key);
  const redact = createRedactor(pseudonyms, config.structureKeys);
  const purpose = contentHash([client.baseURL, key, args.site ?? null, most]);
  const journal = openJournal(folder, purpose);
  if (journal.resumed > 0) progress.note(`Continuing an interrupted recording after ${journal.resumed} responses.`);
  const hide = (text: string) => redactText(text, { pseudonyms });
  const source = createSource({
    ...client,
    journal,
    redact,
    redactText: hide,
    rate,
    pauseMs: readNumber("--pause", args.pause, 0, 60_000),
    signal,
    clock: monotonicClock,
    note: progress.note,
  });
  const candidates = createCandidates(config.structureKeys);
  try {
    const crawled = await crawl({ source, candidates, site: args.site, most, note: progress.note });
    markRequestedInReplay(candidates, crawled.needed, readProvenance(store));
    const total = candidates.all.size;
    const selected = await select({ source, candidates, crawled, isAll: args.cover === "all", progress });
    const features = new Set([...candidates.all.values()].flatMap((each) => each.features)).size;
    const fileFor = createAssets({ ...client, isKeeping: args["with-assets"], signal });
    const { structureKeys } = config;
    journal.close();
    const written = await writeStore({
      store,
      host,
      crawled,
      selected: selected,
      structureKeys,
      redact,
      fileFor,
      note: progress.note,
    });
    journal.finish();
    const number = (value: number) => value.toLocaleString("en-GB");
    out(
      `${number(total)} items, ${number(features)} features, ${number(written.count)} fixtures cover all, ${number(source.sent)} requests.\n` +
        `${basename(store)} can be served with portal replay --fixtures ${store}\n`,
    );
    for (const failure of crawled.failures) out(`Not recorded: ${hide(failure)}\n`);
    return crawled.failures.length + written.refused.length > 0 ? exitCodes.findings : exitCodes.clean;
  } finally {
    if (signal.aborted) progress.note("Interrupted. The same command continues from here.");
    journal.close();
    // An incomplete store is useless and takes space.
    rmSync(nextFolder(store), { recursive: true, force: true });
  }
}

/** Adds instructions to failures of the CMS and the disk. */
function explained(error: unknown, address: string): unknown {
  if (error instanceof CmsError) return toFailure(error, address);
  if (error instanceof StoreError)
    return new EnvironmentError(`The recording cannot be replayed, so the store is unchanged: ${error.message}`);
  if (isDiskFull(error))
    return new EnvironmentError(
      "The disk is full. The store is unchanged. Make room and run the command again: it continues where it stopped.",
    );
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EACCES" || code === "EROFS") return new EnvironmentError("The folder of the store cannot be written.");
  return error;
}
