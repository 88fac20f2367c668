import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { readBuildId, readVersion, writeBuildManifest } from "#server/pages/build-manifest.ts";

function manifestOf(version?: string): string {
  const folder = temporaryFolder();
  writeBuildManifest(folder, { id: "client", timestamp: 1, ...(version !== undefined && { version }) });
  return folder;
}

test("server builds with identical client files have different versions", () => {
  const folders = [manifestOf("one"), manifestOf("two"), manifestOf()];
  expect(folders.map(readBuildId)).toEqual(["client", "client", "client"]);
  expect(folders.map(readVersion)).toEqual(["one", "two", "client"]);
});
