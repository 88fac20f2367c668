import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { makeFolder } from "#server/make-folder.ts";

test("a folder is made with its missing parents, and stays when it is there", () => {
  const folder = join(temporaryFolder(), "one/two/three");
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test.each([
  ["below a file", "file/x", "ENOTDIR"],
  ["at a link that leads nowhere", "dangling", "EEXIST"],
  ["below a link that leads nowhere", "dangling/x", "EEXIST"],
])("a folder %s is an error", (_, path, code) => {
  const folder = temporaryFolder({ file: "x" });
  symlinkSync(join(folder, "nowhere"), join(folder, "dangling"));
  expect(() => makeFolder(join(folder, path))).toThrow(expect.objectContaining({ code }));
});

test.skipIf(!existsSync("/proc/self"))(
  "a folder in a file system that makes none is an error, and no endless loop",
  () => {
    expect(() => makeFolder("/proc/portal/search")).toThrow(expect.objectContaining({ code: "ENOENT" }));
  },
);
