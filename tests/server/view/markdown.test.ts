import { expect, test } from "vitest";
import { markdownToHtml } from "#server/view/markdown.ts";
import { sanitise } from "#server/view/rich-text.ts";

/** Rendered as on a page: sanitised, with addresses unchanged. */
function start(source: string) {
  const addresses = { address: (url: string) => url, document: (url: string) => `/cms${url}` };
  return sanitise(markdownToHtml(source), {
    level: 2,
    ids: new Set(),
    language: "cs",
    sizes: new Map(),
    images: new Map(),
    imageProvider: "ipx",
    ...addresses,
    dataImages: true,
  }).html.trim();
}

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test.each([
  ["**do** *30. listopadu*", "<p><strong>do</strong> <em>30. listopadu</em></p>"],
  ["- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
  ["# Lhůty", '<h2 id="lhuty">Lhůty</h2>'],
  ["> a", "<blockquote>\n<p>a</p>\n</blockquote>"],
  ["`a < b`", "<p><code>a &lt; b</code></p>"],
])("%j is rendered as %s", (source, html) => {
  expect(start(source)).toBe(html);
});

test.each([
  "<script>alert(1)</script>",
  "a <img src=x onerror=alert(1)> b",
  "<iframe srcdoc=x></iframe>",
  '<a href="javascript:alert(1)">a</a>',
])("raw HTML in Markdown is shown as text: %s", (source) => {
  expect(start(source)).toBe(`<p>${source.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "&#x6a;avascript:alert(1)",
  "javascript&colon;alert(1)",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "data:text/html,x",
  "data:image/svg+xml;base64,PHN2Zz4=",
])("%s is rendered neither as a link nor as an image", (address) => {
  for (const source of [`[a](${address})`, `![a](${address})`, `<${address}>`, `[a]\n\n[a]: ${address}`]) {
    expect(start(source)).not.toMatch(/href=|src=/);
  }
});

test.each(["gif", "png", "jpeg", "webp"])("an image may be a data URL of type %s, a link may not", (kind) => {
  expect(start(`![Bod](data:image/${kind};base64,${pixel})`)).toContain(`src="data:image/${kind};base64,${pixel}"`);
  expect(start(`[Bod](data:image/${kind};base64,${pixel})`)).not.toContain("href=");
});

test("an image file may come only from the CMS", () => {
  expect(start("![Dům](/documents/files/dum.jpg)")).toContain('src="/cms/documents/files/dum.jpg"');
  expect(start("![Dům](https://evil.example/dum.jpg)")).not.toContain("<img");
});

test.each([
  ["[a](http://úřad.cz/žádost?č=ž)", "http://xn--ad-qka49a.cz/%C5%BE%C3%A1dost?%C4%8D=%C5%BE", "a"],
  ["https://úřad.cz", "https://xn--ad-qka49a.cz", "https://úřad.cz"],
  ["<https://xn--ad-qka49a.cz/a>", "https://xn--ad-qka49a.cz/a", "https://úřad.cz/a"],
  ["http://ex\u00adample.com", "http://example.com", "http://example.com"],
  ["http://faß.de", "http://xn--fa-hia.de", "http://faß.de"],
  ["https://EXAMPLE.com/A", "https://example.com/A", "https://example.com/A"],
  ["[a](mailto:info@úřad.cz)", "mailto:info@xn--ad-qka49a.cz", "a"],
])("%s links to %s", (source, href, text) => {
  expect(markdownToHtml(source).trim()).toBe(`<p><a href="${href}">${text}</a></p>`);
});

test("a host with any other scheme is unchanged", () => {
  expect(markdownToHtml("[a](ftp://úřad.cz)")).toContain('href="ftp://%C3%BA%C5%99ad.cz"');
});

test.each([
  ["www.mpsv.cz", '<a id="a.0" href="https://www.mpsv.cz" rel="external noopener noreferrer">www.mpsv.cz</a>'],
  ["mpsv.cz", '<a id="a.0" href="https://mpsv.cz" rel="external noopener noreferrer">mpsv.cz</a>'],
  ["http://mpsv.cz", '<a id="a.0" href="http://mpsv.cz" rel="external noopener noreferrer">http://mpsv.cz</a>'],
  ["posta@mpsv.example", '<a id="a.0" href="mailto:posta@mpsv.example">posta@mpsv.example</a>'],
  ["10.0.0.1", "10.0.0.1"],
  ["verze 1.2.3", "verze 1.2.3"],
])("%s in a text becomes %s", (source, html) => {
  expect(start(source)).toBe(`<p>${html}</p>`);
});

test("Markdown nested more than a hundred levels deep is shown as text", () => {
  const depth = start(`${"> ".repeat(300)}a`).match(/<blockquote>/g)?.length ?? 0;
  expect(depth).toBeGreaterThan(40);
  expect(depth).toBeLessThanOrEqual(100);
});
