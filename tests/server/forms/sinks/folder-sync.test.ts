import type { PathLike } from "node:fs";
import type { open } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { attachmentOf, deliveryOf, reference } from "./deliveries.ts";

/** Files and folders in the order in which the disk was made to have them, and renamed files. */
const steps = vi.hoisted((): string[] => []);

vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  const watched: typeof open = async (path, ...rest) => {
    const file = await real.open(path, ...rest);
    const { sync } = file;
    file.sync = async () => {
      steps.push(`sync ${String(path)}`);
      await sync.call(file);
    };
    return file;
  };
  const rename = async (from: PathLike, to: PathLike) => {
    steps.push(`rename ${String(to)}`);
    await real.rename(from, to);
  };
  return { ...real, open: watched, rename };
});

test("a submission counts as delivered once the disk has its files and their names", async () => {
  // A test before this one may have loaded it with the real file system.
  vi.resetModules();
  const { createFolderSink } = await import("#server/forms/sinks/folder-sink.ts");
  const folder = join(temporaryFolder(), "office");
  await createFolderSink(folder)(deliveryOf([attachmentOf("a.pdf")]));
  const written = (name: string) => [`sync ${join(folder, name)}.part`, `rename ${join(folder, name)}`];
  expect(steps).toEqual([...written(`${reference}-1-a.pdf`), ...written(`${reference}.json`), `sync ${folder}`]);
});
