import { expect, test } from "vitest";
import { exactly, unbalancedTags } from "./written.ts";

const good = "{{hodnota:mzda.mesicni}}";
const missing = ["{{hodnota:mzda.chybi}}", "{{hodnota:mzda.<b>chybi</b>}}", "{{hodnota:mzda.chybi", "{{ Hodnota:x }}"];

/** Makes a page of HTML, and the words of its sentences that must stay. Sentences that must go say „ztráta“. */
function createPages(start: number) {
  let seed = start;
  let words: string[] = [];
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const list = (count: number, make: () => string, between = "") => Array.from({ length: count }, make).join(between);

  function sentence(): string {
    const kind = random(3);
    const word = `Slovo${words.length}x`;
    if (kind === 0) return inline(`Ztráta ztráta ${missing[random(4)]} je.`);
    words.push(word);
    return inline(kind === 1 ? `${word} je tu.` : `${word} a ${good} je.`);
  }

  function inline(text: string): string {
    const kind = random(4);
    if (kind === 0) return `<strong>${text}</strong>`;
    return kind === 1 ? text.replace(/^\S+/, "<em>$&</em>") : text;
  }

  const text = () => list(1 + random(3), sentence, " ");

  function block(depth: number): string {
    const kind = random(depth > 2 ? 3 : 8);
    if (kind === 3) return `<ul>${list(1 + random(3), () => `<li>${text()}</li>`, "\n")}</ul>`;
    if (kind === 4) return `<ol>${list(1 + random(2), () => `<li>${text()}${block(depth + 1)}</li>`)}</ol>`;
    if (kind === 5) return `<table><tr>${list(3, () => `<td>${text()}</td>`)}</tr></table>`;
    if (kind === 6) return `<blockquote>${block(depth + 1)}</blockquote>`;
    if (kind === 7) return `<dl><dt>${text()}</dt><dd>${text()}</dd></dl>`;
    return kind === 0 ? `<p>${text()}<br>${text()}</p>` : kind === 1 ? `<h2>${text()}</h2>` : `<p>${text()}</p>`;
  }

  return () => {
    words = [];
    return { html: list(1 + random(4), () => block(0), "\n"), words };
  };
}

test("of 3,000 random pages exactly the sentences with a missing value go, and nothing is left open or empty", () => {
  const next = createPages(7);
  let lost = 0;
  for (let at = 0; at < 3000; at++) {
    const { html, words } = next();
    const shown = exactly(html);
    const count = (text: string) => text.match(/<(?:td|dt|dd)>/g)?.length;
    if (shown.length < html.length) lost += 1;

    expect(shown, html).not.toMatch(/[{}]|hodnota|chybi|ztráta/i);
    expect(shown, html).not.toMatch(/<(\w+)>\s*<\/\1>/);
    expect(unbalancedTags(shown), html).toEqual([]);
    expect(shown.match(/Slovo\d+x/g) ?? [], html).toEqual(words);
    expect(count(shown), html).toBe(count(html));
  }

  expect(lost).toBeGreaterThan(1000);
});
