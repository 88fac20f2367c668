/**
 * Converts the Markdown that rules check to HTML: headings, lists, paragraphs, images, links and bold. Visitors see the
 * output of server/view/markdown.ts.
 */
export function markdownAsHtml(source: string): string {
  const parts: string[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) parts.push(`<p>${paragraph.join("\n")}</p>`);
    paragraph = [];
  };
  for (const line of source.split("\n")) {
    const heading = /^ {0,3}(#{1,6}) (.*)$/.exec(line);
    const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)]) (.*)$/.exec(line);
    if (heading || item || line.trim() === "") close();
    if (heading) parts.push(`<h${heading[1]?.length}>${inline(heading[2] ?? "")}</h${heading[1]?.length}>`);
    else if (item) parts.push(`<ul><li>${inline(item[1] ?? "")}</li></ul>`);
    else if (line.trim() !== "") paragraph.push(inline(line));
  }
  close();
  return parts.join("");
}

/** Repetitions exclude the first character of the next part, so that matching stays linear. */
function inline(line: string): string {
  return asText(line)
    .replace(/!\[([^[\]]{0,500})\]\(([^()\s]{1,2000})[^()]{0,200}\)/g, '<img src="$2" alt="$1">')
    .replace(/\[([^[\]]{1,1000})\]\(([^()\s]{1,2000})[^()]{0,200}\)/g, '<a href="$2">$1</a>')
    .replace(/&lt;(https?:[^\s&]{1,2000})&gt;/g, '<a href="$1">$1</a>')
    .replace(/(\*\*|__)([^*_]{1,2000})\1/g, "<strong>$2</strong>");
}

function asText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
