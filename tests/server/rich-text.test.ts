import { expect, test } from "vitest";
import { sanitise } from "#server/rich-text.ts";

function start(html: string, { level = 2, ids = new Set<string>() } = {}) {
  return sanitise(html, {
    level,
    ids,
    language: "cs",
    sizes: new Map(),
    address: (url) => `/site${url}`,
    document: (url) => `/cms${url}`,
  });
}

test.each([
  ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
  ['<p onclick="x()">a</p>', "<p>a</p>"],
  ['<p style="color:red" class="x" title="y">a</p>', "<p>a</p>"],
  ['<a href="javascript:alert(1)">a</a>', "<span>a</span>"],
  ['<a href="java&#10;script:alert(1)">a</a>', "<span>a</span>"],
  ['<a href="//evil.example">a</a>', "<span>a</span>"],
  ['<a href="/\\evil.example">a</a>', "<span>a</span>"],
  ['<a href="data:text/html,x">a</a>', "<span>a</span>"],
  ["<iframe src='https://evil.example'></iframe><p>a</p>", "<p>a</p>"],
  ["<svg><script>1</script></svg><p>a</p>", "<p>a</p>"],
  ['<form action="/x"><input name="q"></form><p>a</p>', "<p>a</p>"],
  ["<xmp><img src=x onerror=alert(1)></xmp><p>a</p>", "<p>a</p>"],
  ['<img src="https://evil.example/a.png" alt="x"><p>a</p>', "<span></span><p>a</p>"],
  ['<p id="__proto__">a</p>', '<p id="c-__proto__">a</p>'],
  ['<p id="location">a</p>', '<p id="c-location">a</p>'],
  ['<p id="a b\'>">a</p>', "<p>a</p>"],
])("%s becomes %s", (source, clean) => {
  expect(start(source).html).toBe(clean);
});

test("links lead where they lead on this site; those to elsewhere say so", () => {
  expect(start('<a href="/kontakty" target="_blank">a</a>').html).toBe('<a href="/site/kontakty">a</a>');
  expect(start('<a href="kontakty">a</a>').html).toBe('<a href="/site/kontakty">a</a>');
  expect(start('<a href="mailto:a@b.example">a</a>').html).toContain('href="/sitemailto:a@b.example"');
});

test("an anchor and the links to it keep together", () => {
  const { html } = start('<a name="lhuty"></a><p id="x">a</p><a href="#x">b</a>');
  expect(html).toContain('<p id="c-x">');
  expect(html).toContain('<a href="#c-x">');
});

test("the first heading gets the page's next level, whatever the editor chose, and none is skipped", () => {
  const { html, headings } = start("<h5>První</h5><p>a</p><h6>Pod ní</h6><p>b</p><h5>Druhá</h5>");
  expect(headings.map(({ level }) => level)).toEqual([2, 3, 2]);
  expect(html).toContain('<h2 id="prvni">První</h2>');
  expect(start("<h2>a</h2><h5>b</h5><h3>c</h3>").headings.map(({ level }) => level)).toEqual([2, 3, 3]);
  expect(start("<h3>a</h3><h1>b</h1>", { level: 3 }).headings.map(({ level }) => level)).toEqual([3, 3]);
});

test("headings have ids of their words, unique in the page", () => {
  const ids = new Set(["lhuty"]);
  const { headings } = start("<h2>Lhůty</h2><h2>Lhůty</h2><h2>Сроки</h2><h2>…</h2>", { ids });
  expect(headings.map(({ id }) => id)).toEqual(["lhuty-2", "lhuty-3", "сроки", "section"]);
  expect(headings[0]?.text).toBe("Lhůty");
});

test("a heading's text is plain, without markup or entities", () => {
  expect(start("<h2><b>Děti</b> &amp; rodiče</h2>").headings[0]?.text).toBe("Děti & rodiče");
});

test("what editors leave empty is gone", () => {
  expect(start("<p>a</p><p>&nbsp;</p><h3> </h3><p><strong></strong></p><p>b</p>").html).toBe("<p>a</p><p>b</p>");
});

test("old markup is written as today's", () => {
  expect(start("<p><b>a</b> <i>b</i></p>").html).toBe("<p><strong>a</strong> <em>b</em></p>");
});

test("images come from the CMS only and wait until they are seen", () => {
  expect(start('<img src="/documents/files/a.svg" alt="Dům" width="10" height="20">').html).toBe(
    '<img src="/cms/documents/files/a.svg" alt="Dům" loading="lazy" width="10" height="20" />',
  );
});

test("a photograph comes in sizes up to twice the width its editor gave it", () => {
  const src = "/cms/documents/files/a.jpg";
  const sizes = 'sizes="min(300px, min(45rem, 100vw - 2rem))" alt="" loading="lazy" width="300" height="200" />';
  const srcset = `/_ipx/f_webp,w_320${src} 320w, /_ipx/f_webp,w_640${src} 600w`;
  const image = (rest: string) => start(`<img src="/documents/files/a.jpg" ${rest}>`).html;
  expect(image('width="300" height="200" srcset="//evil.example/a.jpg 2x"')).toBe(
    `<img src="${src}" srcset="${srcset}" ${sizes}`,
  );
  for (const width of ["", "0", "-5", "50%", "1e999"]) {
    expect(image(`width="${width}" height="200"`)).not.toContain("srcset");
  }
});

test("wide tables can be scrolled by keyboard", () => {
  expect(start("<table><tr><td>1</td></tr></table>").html).toBe(
    '<div class="table-scroll" tabindex="0"><table><tr><td>1</td></tr></table></div>',
  );
});

test("deep nesting ends, and long input takes time in proportion", () => {
  const time = (count: number) => {
    const from = performance.now();
    start(`${"<div><b>".repeat(count)}a`);
    return performance.now() - from;
  };
  time(500);
  expect(time(8000)).toBeLessThan(2000);
});
