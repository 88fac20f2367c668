import { hash } from "node:crypto";
import { join, relative } from "node:path";
import { normalizePath } from "vite";

const root = join(import.meta.dirname, "../..");

/** Names a class of a CSS module: after its file in development, in a build as short as pages and sheets want it. */
export function scopedName(name: string, file: string): string {
  const path = normalizePath(relative(root, file));
  if (process.env["NODE_ENV"] === "production") return shortName(name, path);
  return `_${name}_${hash("sha1", path, "hex").slice(0, 4)}`;
}

/** A letter and four letters or digits; a test finds two classes that would get the same. */
export function shortName(name: string, path: string): string {
  const number = Number.parseInt(hash("sha1", `${path} ${name}`, "hex").slice(0, 12), 16);
  return (
    String.fromCharCode(97 + (number % 26)) +
    Math.floor(number / 26)
      .toString(36)
      .slice(-4)
  );
}
