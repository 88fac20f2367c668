import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { type Html, html } from "./html.ts";
import type { PageContext } from "./page-context.ts";
import { texts } from "./texts.ts";

interface Content {
  title: string;
  /** Prefix of the browser's title. */
  titlePrefix?: string;
  main: Html;
}

/** A whole page. Its addresses are relative, because portals serve it below a path of their own. */
export function layout({ language, query }: PageContext, { title, titlePrefix = "", main }: Content): Html {
  const t = texts[language];
  return html`<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${titlePrefix}${title} – ${t.provider}</title>
<link rel="stylesheet" href="provider.css">
<link rel="icon" href="data:,">
</head>
<body>
<header>
<p>${t.provider}</p>
<nav aria-label="${t.languages}">
<ul>
${languageCodes.map((code) => languageLink(code, language, query))}
</ul>
</nav>
</header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}

function languageLink(code: Language, current: Language, query: URLSearchParams): Html {
  const { tag, name } = languages[code];
  const changed = new URLSearchParams(query);
  changed.set("lang", code);
  return code === current
    ? html`<li lang="${tag}" aria-current="true">${name}</li>`
    : html`<li><a href="?${changed.toString()}" lang="${tag}" hreflang="${tag}">${name}</a></li>`;
}
