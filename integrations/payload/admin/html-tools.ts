/** A text with its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Markup of each tool: `|` is where the selected text goes. All of it is allowed by the portal (schemas/values/html.ts). */
export const htmlTools = {
  h2: "<h2>|</h2>",
  h3: "<h3>|</h3>",
  p: "<p>|</p>",
  strong: "<strong>|</strong>",
  em: "<em>|</em>",
  a: '<a href="https://">|</a>',
  ul: "<ul>\n<li>|</li>\n</ul>",
  ol: "<ol>\n<li>|</li>\n</ol>",
  dl: "<dl>\n<dt>|</dt>\n<dd></dd>\n</dl>",
  table:
    '<table>\n<caption>|</caption>\n<thead>\n<tr><th scope="col"></th><th scope="col"></th></tr>\n</thead>\n<tbody>\n<tr><th scope="row"></th><td></td></tr>\n</tbody>\n</table>',
  abbr: '<abbr title="">|</abbr>',
  lang: '<span lang="en">|</span>',
  blockquote: "<blockquote><p>|</p></blockquote>",
  figure: '<figure>\n<img src="/documents/files/" alt="">\n<figcaption>|</figcaption>\n</figure>',
} as const;

export type HtmlTool = keyof typeof htmlTools;

export const htmlToolNames = Object.keys(htmlTools).filter((name): name is HtmlTool => Object.hasOwn(htmlTools, name));

/** Puts markup around the selected text, which stays selected. */
export function applyTool({ text, start, end }: Selected, tool: HtmlTool): Selected {
  const [before = "", after = ""] = htmlTools[tool].split("|");
  const inner = text.slice(start, end);
  const from = start + before.length;
  return {
    text: `${text.slice(0, start)}${before}${inner}${after}${text.slice(end)}`,
    start: from,
    end: from + inner.length,
  };
}

/** Puts a text in the place of the selected one; the cursor is after it. */
export function insertText({ text, start, end }: Selected, inserted: string): Selected {
  const at = start + inserted.length;
  return { text: `${text.slice(0, start)}${inserted}${text.slice(end)}`, start: at, end: at };
}
