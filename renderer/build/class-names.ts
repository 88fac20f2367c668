import { hash } from "node:crypto";
import { join, relative } from "node:path";
import { normalizePath } from "vite";

const root = join(import.meta.dirname, "../..");

/** Names a class of a CSS module: readable in development, short in a build. */
export function scopedName(name: string, file: string): string {
  if (process.env["NODE_ENV"] === "production") return shortName(name, pathOf(file));
  return readableName(name, file);
}

/** Combines the class's own name with the file's; it does not depend on the file's content. */
export function readableName(name: string, file: string): string {
  return `_${name}_${hash("sha1", pathOf(file), "hex").slice(0, 4)}`;
}

function pathOf(file: string): string {
  return normalizePath(relative(root, file));
}

/** One letter followed by four letters or digits, from a hash. A test fails if two classes get the same name. */
export function shortName(name: string, path: string): string {
  const number = Number.parseInt(hash("sha1", `${path} ${name}`, "hex").slice(0, 12), 16);
  return (
    String.fromCharCode(97 + (number % 26)) +
    Math.floor(number / 26)
      .toString(36)
      .slice(-4)
  );
}
