import { statSync } from "node:fs";
import { join } from "node:path";

/** Finds the library's files by the name in their address, in the first folder that contains it. */
export function createLibrary(folders: readonly string[]): Pick<ReadonlyMap<string, string>, "get"> {
  return {
    get: (name) =>
      /^[^./\\\0][^/\\\0]*$/.test(name)
        ? folders
            .map((folder) => join(folder, name))
            .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
        : undefined,
  };
}
