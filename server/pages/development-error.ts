import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { plainAnswer } from "./fallback-error-page.ts";
import type { PageAnswer } from "./page-answer.ts";

/** Error page in development: the message, the file of the project where the error occurred, and the stack. */
export function developmentErrorPage(error: unknown, root: string): PageAnswer {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const text = stripVTControlCharacters(stack).replaceAll(vikeLines, "");
  const [summary = ""] = stripVTControlCharacters(message)
    .replaceAll(vikeLines, "")
    .replaceAll(viteLines, "")
    .split("\n");
  const title = escapeHtml(`${name}: ${summary}`);
  const body = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p><code>${escapeHtml(placeIn(root, text) ?? "no file of the project is in the stack")}</code></p>
<pre>${escapeHtml(text)}</pre>
</body>
</html>
`;
  return { ...plainAnswer(500, body), contentType: "text/html; charset=utf-8" };
}

/** Vike prints a log line before an error and a box of advice after it. */
const vikeLines = /^(?:.*\[vike\].*|[┌│└].*)\n?/gm;

/** Vite's line before an error only names the file. */
const viteLines = /^.*\[vite\].*\n/gm;

/** Matches a file in a message or a stack, with line and column or, as in a failed import, without. */
const filePattern = /((?:file:\/\/)?[^\s()[\]'"?]+\.\w+)(?:\?[^\s:)]*)?(?::(\d+):(\d+))?/g;

/**
 * First file of the project that a text mentions, as `templates/x.tsx:12:5`, with its line if any mention of it has
 * one. Packages are skipped.
 */
function placeIn(root: string, text: string): string | null {
  const places = [...text.matchAll(filePattern)].flatMap(([, name = "", line, column]) => {
    const file = fileIn(root, name);
    return file === null ? [] : [{ file, at: line === undefined ? "" : `:${line}:${column}` }];
  });
  const [first] = places;
  if (!first) return null;
  return first.file + (places.find(({ file, at }) => file === first.file && at !== "")?.at ?? "");
}

/**
 * Path of a file relative to the project root; null for files outside and in packages. Messages name files by absolute
 * path, or relative to the project or the working directory.
 */
function fileIn(root: string, name: string): string | null {
  const path = name.startsWith("file://") ? fileURLToPath(name) : name;
  const file = [resolve(path), resolve(root, `.${sep}${path}`)].find(
    (candidate) => candidate.startsWith(root + sep) && existsSync(candidate),
  );
  const inside = file === undefined ? null : relative(root, file);
  return inside?.startsWith(`node_modules${sep}`) ? null : inside;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
