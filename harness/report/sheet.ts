import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Html, html } from "#portal/provider/html.ts";
import type { UiLanguage } from "./words.ts";

const common = readFileSync(join(import.meta.dirname, "sheet.css"), "utf8");

interface Sheet {
  language: UiLanguage;
  title: string;
  /** Styles of this kind of sheet, after those of all. */
  styles: string;
  /** Its own script; a sheet without one runs none. */
  script?: string;
  /** Sources of pictures as in a content security policy; by default it has none. */
  pictures?: string;
  body: Html;
}

/** Formats a report as one HTML file that needs no server; its policy allows its own styles and script alone. */
export function toSheet({ language, title, styles, script, pictures, body }: Sheet): string {
  const look = common + styles;
  const policy = [
    "default-src 'none'",
    ...(pictures ? [`img-src ${pictures}`] : []),
    `style-src '${hashOf(look)}'`,
    ...(script ? [`script-src '${hashOf(script)}'`] : []),
  ].join("; ");
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ html: look }}</style>
</head>
<body>
${body}
${script ? html`<script>${{ html: script }}</script>` : null}
</body>
</html>
`.html;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
