import { hash } from "node:crypto";
import { join, relative } from "node:path";
import { normalizePath } from "vite";

const root = join(import.meta.dirname, "../..");

/** Names a class of a CSS module: after its file in development, in a build as short as pages and sheets want it. */
export function scopedName(name: string, file: string): string {
  if (process.env["NODE_ENV"] === "production") return shortName(name, pathOf(file));
  return readableName(name, file);
}

/** Keeps the class's own name; the same for the same file, whatever stands in it. */
export function readableName(name: string, file: string): string {
  return `_${name}_${hash("sha1", pathOf(file), "hex").slice(0, 4)}`;
}

function pathOf(file: string): string {
  return normalizePath(relative(root, file));
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
