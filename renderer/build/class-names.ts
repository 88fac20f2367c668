import { hash } from "node:crypto";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Names a class after its file, so that the names of one file compress well; Vite would add a line number, in every page. */
export function scopedName(name: string, file: string): string {
  return `_${name}_${hash("sha1", relative(root, file), "hex").slice(0, 4)}`;
}
