import { fileURLToPath } from "node:url";
import type { PageAnswer } from "./pages.ts";

/** Development's page for an error of the renderer: its message, the first place in the project that it came from, and its stack. */
export function developmentErrorPage(error: unknown, root: string): PageAnswer {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const title = `${name}: ${message.replace(vikeLine, "")}`;
  const place = firstPlaceIn(root, stack);
  return {
    status: 500,
    body: `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p><code>${escapeHtml(place ?? "no file of the project is in the stack")}</code></p>
<pre>${escapeHtml(stack)}</pre>
</body>
</html>
`,
    location: null,
    contentType: "text/html; charset=utf-8",
    cacheable: false,
    age: 0,
  };
}

/** Vike puts a line of its own before the message. */
const vikeLine = /^.*\[vike\].*\n/;

/** The first file of the project in a stack, as `templates/x.tsx:12:5`; packages do not count. */
function firstPlaceIn(root: string, stack: string): string | null {
  for (const [, address = "", line, column] of stack.matchAll(/((?:file:\/\/)?\/[^\s()?]*)[^\s():]*:(\d+):(\d+)/g)) {
    const file = address.startsWith("file:") ? fileURLToPath(address) : address;
    const inside = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : null;
    if (inside !== null && !inside.startsWith("node_modules/")) return `${inside}:${line}:${column}`;
  }
  return null;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
