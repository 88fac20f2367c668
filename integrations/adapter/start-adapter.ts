import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import type { readAdapterSettings } from "./adapter-settings.ts";
import type { Adapter } from "./define-adapter.ts";
import { unmappedIn } from "./mapping/mapping.ts";
import { followCms } from "./reading/follow-cms.ts";
import { openOutboxFile } from "./reading/outbox-file.ts";
import type { ReaderOptions } from "./reading/record-reader.ts";
import { editLink } from "./requests/edit-link.ts";
import { createFileCache } from "./requests/file-cache.ts";
import { previewLink } from "./requests/preview-link.ts";
import { mostWebhookBytes, webhook } from "./requests/webhook.ts";
import { readSqliteOutbox } from "./service/outbox-table.ts";
import type { ServedRecords } from "./service/served-records.ts";
import { startService } from "./service/service.ts";

interface Options
  extends ReturnType<typeof readAdapterSettings>,
    Pick<ReaderOptions, "adapter" | "idleMs" | "absenceMs"> {
  adapter: Adapter;
  clock: Clock;
  log: Log;
  /** Pauses after failures of the CMS. */
  pausesMs?: readonly number[];
}

/** Puts a CMS behind the portal: reads it through its adapter, and answers the portal from memory. */
export async function startAdapter(options: Options) {
  const { adapter, clock, log, linkSecret, previewSecret, portal, hookSecret } = options;
  const unmapped = unmappedIn(adapter.contents);
  if (unmapped.length > 0) log.info({ cms: adapter.name, unmapped }, "fields that the CMS does not have");
  const outbox = openOutboxFile(options.outbox);
  const cms = followCms({ ...options, outbox });
  const files = createFileCache({ adapter, folder: options.library, isKnown: outbox.hasFile, log });

  async function answer(request: Request, served: ServedRecords): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(filePath)) await files.prepare(pathname.slice(filePath.length));
    if (pathname === "/edit") return editLink(searchParams, adapter, outbox);
    if (pathname === "/hook" && request.method === "POST" && hookSecret !== null)
      return webhook(request, hookSecret, adapter, cms.noteChanges);
    if (pathname === "/preview" && linkSecret !== null && previewSecret !== null && portal !== null)
      return previewLink(searchParams, served, { linkSecret, previewSecret, portal, clock });
    return null;
  }

  const service = await startService({
    ...options,
    readOutbox: readSqliteOutbox(options.outbox).readOutbox,
    source: cms.state,
    others: { answer, headers: ["content-type"], maxBody: mostWebhookBytes },
  });
  return {
    url: service.url,
    /** Reads changed records soon; all of them for null. */
    noteChanges: cms.noteChanges,
    async stop(): Promise<void> {
      await cms.stop();
      await service.stop();
      outbox.close();
    },
  };
}

const filePath = "/documents/files/";
