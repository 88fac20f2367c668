import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { PageAnswer } from "./page-answer.ts";

/** Development's page for an error of the renderer: its message, the place in the project that it came from, and its stack. */
export function developmentErrorPage(error: unknown, root: string): PageAnswer {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const text = stripVTControlCharacters(stack).replaceAll(vikeLines, "");
  const [summary = ""] = stripVTControlCharacters(message)
    .replaceAll(vikeLines, "")
    .replaceAll(viteLines, "")
    .split("\n");
  const title = escapeHtml(`${name}: ${summary}`);
  return {
    status: 500,
    body: `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p><code>${escapeHtml(placeIn(root, text) ?? "no file of the project is in the stack")}</code></p>
<pre>${escapeHtml(text)}</pre>
</body>
</html>
`,
    location: null,
    contentType: "text/html; charset=utf-8",
    cacheable: false,
    age: 0,
  };
}

/** Vike's log line before an error and the frame of advice after it. */
const vikeLines = /^(?:.*\[vike\].*|[┌│└].*)\n?/gm;

/** Vite's line before an error names the file only. */
const viteLines = /^.*\[vite\].*\n/gm;

/** A file in a message or a stack; with a line and a column, or without as in a failed import. */
const filePattern = /((?:file:\/\/)?[^\s()[\]'"?]+\.\w+)(?:\?[^\s:)]*)?(?::(\d+):(\d+))?/g;

/** The first file of the project that a text names, with its line if that stands anywhere, as `templates/x.tsx:12:5`; packages do not count. */
function placeIn(root: string, text: string): string | null {
  const places = [...text.matchAll(filePattern)].flatMap(([, name = "", line, column]) => {
    const file = fileIn(root, name);
    return file === null ? [] : [{ file, at: line === undefined ? "" : `:${line}:${column}` }];
  });
  const [first] = places;
  if (!first) return null;
  return first.file + (places.find(({ file, at }) => file === first.file && at !== "")?.at ?? "");
}

/** Path of a file below the project: messages name it absolutely, below the project, or below the working directory. */
function fileIn(root: string, name: string): string | null {
  const path = name.startsWith("file://") ? fileURLToPath(name) : name;
  const file = [resolve(path), resolve(root, `.${sep}${path}`)].find(
    (candidate) => candidate.startsWith(root + sep) && existsSync(candidate),
  );
  const inside = file === undefined ? null : relative(root, file);
  return inside?.startsWith(`node_modules${sep}`) ? null : inside;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
