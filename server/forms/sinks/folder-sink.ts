import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "#server/make-folder.ts";
import { attachmentName, type Sink } from "./sink.ts";

/**
 * Delivers a submission as a JSON file, named by its reference, after the files that belong to it. Resolves once the disk has
 * the files and their names.
 */
export function createFolderSink(folder: string): Sink {
  return async (delivery) => {
    const { submission, attachments } = delivery;
    makeFolder(folder);
    for (const [index, attachment] of attachments.entries())
      await write(join(folder, attachmentName(delivery, index)), await attachment.read());
    await write(join(folder, `${submission.reference}.json`), `${JSON.stringify(submission, null, 2)}\n`);
    await syncFolder(folder);
  };
}

/** Writes a file that is there as a whole or not at all. */
async function write(path: string, content: string | Buffer): Promise<void> {
  const file = await open(`${path}.part`, "w", 0o640);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

/** Has the disk write the names of a folder's files: without it a power cut undoes a rename. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
