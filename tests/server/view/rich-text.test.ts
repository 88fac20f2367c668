import { expect, test } from "vitest";
import type { ImageMetadata } from "#server/images/image-metadata.ts";
import { sanitise } from "#server/view/rich-text.ts";

interface Parts {
  level?: number;
  ids?: Set<string>;
  images?: ReadonlyMap<string, ImageMetadata>;
  imageProvider?: "ipx" | "none";
}

function start(html: string, { level = 2, ids = new Set(), images = new Map(), imageProvider = "ipx" }: Parts = {}) {
  return sanitise(html, {
    level,
    ids,
    language: "cs",
    sizes: new Map(),
    images,
    imageProvider,
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

test.each([
  ["<div>a</div><div>b</div>", "<p>a</p><p>b</p>"],
  ["<div>a <b>b</b><br>c</div>", "<p>a <strong>b</strong><br />c</p>"],
  ["<div>a<div>b</div>c</div>", "<p>a</p><p>b</p><p>c</p>"],
  ["<div><p>a</p>b<ul><li>c</li></ul></div>", "<p>a</p><p>b</p><ul><li>c</li></ul>"],
  ["<div><div><div><p>a</p></div></div></div>", "<p>a</p>"],
  ["<div>a</div><div><br></div><div>&nbsp;</div><div>b</div>", "<p>a</p><p>b</p>"],
  ["<section><h2>a</h2><center>b</center></section>", '<h2 id="a">a</h2><p>b</p>'],
  ["<details><summary>a</summary>b</details>", "<p>a</p><p>b</p>"],
  ["<ul><li><div>a</div><div>b</div></li></ul>", "<ul><li><p>a</p><p>b</p></li></ul>"],
  [
    "<table><tr><td><div>a</div>b</td></tr></table>",
    '<div class="table-scroll" role="group" aria-label="ab" tabindex="0"><table><tr><td><p>a</p>b</td></tr></table></div>',
  ],
  ["<em><div>a</div><div>b</div></em>", "<em>a<br />b</em>"],
  ["<h2><div>a</div><div>b</div></h2>", '<h2 id="a-b">a<br />b</h2>'],
  ['<div id="x" lang="en">a</div>', '<p lang="en" id="c-x">a</p>'],
  ['<div id="x"><ul><li>a</li></ul></div>', '<ul id="c-x"><li>a</li></ul>'],
  ["a<div>b</div>c", "a<p>b</p>c"],
])("separate blocks stay separate: %s becomes %s", (source, clean) => {
  expect(start(source).html).toBe(clean);
});

test.each([
  ['<p lang="cs_CZ">a</p>', '<p lang="cs-CZ">a</p>'],
  ['<p lang="cz">a</p>', '<p lang="cs">a</p>'],
  ['<p lang="ua">a</p>', '<p lang="uk">a</p>'],
  ['<p lang="uk_UA">a</p>', '<p lang="uk-UA">a</p>'],
  ['<p lang="anglicky">a</p>', '<p lang="en">a</p>'],
  ['<p lang="sr-Latn">a</p>', '<p lang="sr-Latn">a</p>'],
  ['<p lang="klingonsky">a</p>', "<p>a</p>"],
  ["<p>o\ufb03ce \ufb01nance</p>", "<p>office finance</p>"],
  ["<p>\u{1d42d}\u{1d41e}\u{1d41d} \uff4e\uff45\uff57</p>", "<p>ted new</p>"],
  ["<p>zabezpec\u030cen\u0301</p>", "<p>zabezpečeń</p>"],
  ["<p>\uff1cscript\uff1e m\u00b2</p>", "<p>\uff1cscript\uff1e m\u00b2</p>"],
])("language marks and letters are mended: %s becomes %s", (source, clean) => {
  expect(start(source).html).toBe(clean);
});

test("links are mapped to addresses of this site", () => {
  expect(start('<a href="/kontakty" target="_blank">a</a>').html).toBe('<a id="a.0" href="/site/kontakty">a</a>');
  expect(start('<a href="kontakty">a</a>').html).toBe('<a id="a.0" href="/site/kontakty">a</a>');
  expect(start('<a href="mailto:a@b.example">a</a>').html).toContain('href="/sitemailto:a@b.example"');
});

test("an anchor and its links get the same prefix", () => {
  const { html } = start('<a name="lhuty"></a><p id="x">a</p><a href="#x">b</a><a href="#y" id="y">c</a>');
  expect(html).toContain('<span id="c-lhuty">');
  expect(html).toContain('<p id="c-x">');
  expect(html).toContain('href="#c-x">');
  expect(html).toContain('<a href="#c-y" id="c-y">');
});

test("a link without an id gets an id unique on the page", () => {
  const ids = new Set(["lhuty"]);
  const link = '<a href="/x?id=1">a</a>';
  const source = `${link}${link}<a id="own" href="/y">b</a><h2 id="a">C</h2><p id="a-1">${link}</p>`;
  const html = `${start(source, { ids }).html}${start(source, { ids }).html}`;
  const found = [...html.matchAll(/<(\w+)[^>]*\sid="([^"]+)"/g)].map(([, tag, id]) => `${tag} ${id}`);
  expect(found.filter((each) => each.startsWith("a "))).toHaveLength(8);
  expect(found).toContain("a c-own");
  expect(new Set(found.map((each) => each.split(" ")[1])).size).toBe(found.length);
  expect(start(source).html).toBe(start(source).html);
});

test("a repeated id stays only at its first element", () => {
  const ids = new Set<string>();
  expect(start('<p id="x">a</p><p id="x">b</p>', { ids }).html).toBe('<p id="c-x">a</p><p>b</p>');
  expect(start('<h2 id="x">c</h2>', { ids }).headings[0]?.id).toBe("c-x-2");
});

test("the first heading gets the page's next level, whatever the editor chose, and no level is skipped", () => {
  const { html, headings } = start("<h5>První</h5><p>a</p><h6>Pod ní</h6><p>b</p><h5>Druhá</h5>");
  expect(headings.map(({ level }) => level)).toEqual([2, 3, 2]);
  expect(html).toContain('<h2 id="prvni">První</h2>');
  expect(start("<h2>a</h2><h5>b</h5><h3>c</h3>").headings.map(({ level }) => level)).toEqual([2, 3, 3]);
  expect(start("<h3>a</h3><h1>b</h1>", { level: 3 }).headings.map(({ level }) => level)).toEqual([3, 3]);
});

test("headings get ids made of their words, unique on the page", () => {
  const ids = new Set(["lhuty"]);
  const { headings } = start("<h2>Lhůty</h2><h2>Lhůty</h2><h2>Сроки</h2><h2>…</h2>", { ids });
  expect(headings.map(({ id }) => id)).toEqual(["lhuty-2", "lhuty-3", "сроки", "section"]);
  expect(headings[0]?.text).toBe("Lhůty");
});

test("a heading's text is plain, without markup or entities", () => {
  expect(start("<h2><b>Děti</b> &amp; rodiče</h2>").headings[0]?.text).toBe("Děti & rodiče");
});

test("elements left empty by editors are removed", () => {
  expect(start("<p>a</p><p>&nbsp;</p><h3> </h3><p><strong></strong></p><p>b</p>").html).toBe("<p>a</p><p>b</p>");
});

test("obsolete markup is converted to current markup", () => {
  expect(start("<p><b>a</b> <i>b</i></p>").html).toBe("<p><strong>a</strong> <em>b</em></p>");
});

test("images come only from the CMS and load lazily", () => {
  expect(start('<img src="/documents/files/a.svg" alt="Dům" width="10" height="20">').html).toBe(
    '<img src="/cms/documents/files/a.svg" alt="Dům" loading="lazy" width="10" height="20" />',
  );
});

test("a photograph is offered in sizes up to twice the width set by the editor", () => {
  const src = "/cms/documents/files/a.jpg";
  const sizes = 'sizes="min(300px, min(48rem, 100vw - 2rem))" alt="" loading="lazy" width="300" height="200" />';
  const srcset = `/_ipx/f_webp,w_320${src} 320w, /_ipx/f_webp,w_640${src} 600w`;
  const image = (rest: string) => start(`<img src="/documents/files/a.jpg" ${rest}>`).html;
  expect(image('width="300" height="200" srcset="//evil.example/a.jpg 2x"')).toBe(
    `<img src="${src}" srcset="${srcset}" ${sizes}`,
  );
  for (const width of ["", "0", "-5", "50%", "1e999"]) {
    expect(image(`width="${width}" height="200"`)).not.toContain("srcset");
  }
});

test("an image without a size gets its own, and a partial size is completed", () => {
  const images = new Map([
    ["/documents/files/a.jpg", { width: 1600, height: 800, ratio: 2 }],
    ["/documents/files/a.svg", { width: 90, height: 30, ratio: 3 }],
    ["/documents/files/lost.jpg", { width: 0, height: 0, ratio: 0 }],
  ]);
  const size = (name: string, rest = "") => {
    const { html } = start(`<img src="/documents/files/${name}" ${rest}>`, { images });
    return ["width", "height"].map((side) => Number(new RegExp(` ${side}="(\\d+)"`).exec(html)?.[1]));
  };
  expect(size("a.jpg")).toEqual([1600, 800]);
  expect(size("a.svg")).toEqual([90, 30]);
  expect(size("a.jpg", 'width="301"')).toEqual([301, 151]);
  expect(size("a.jpg", 'height="300px"')).toEqual([600, 300]);
  expect(size("a.jpg", 'width="50%" height="auto"')).toEqual([1600, 800]);
  expect(size("lost.jpg")).toEqual([Number.NaN, Number.NaN]);
  expect(size("lost.jpg", 'width="300"')).toEqual([Number.NaN, Number.NaN]);
  const photo = start('<img src="/documents/files/a.jpg">', { images }).html;
  expect(photo).toContain("w_2048/cms/documents/files/a.jpg 1600w");
  expect(photo).toContain('sizes="min(1600px, min(48rem, 100vw - 2rem))"');
});

test("without an image service a photograph in a text is served as its file", () => {
  const { html } = start('<img src="/documents/files/a.jpg" width="300" height="200">', { imageProvider: "none" });
  expect(html).toBe('<img src="/cms/documents/files/a.jpg" alt="" loading="lazy" width="300" height="200" />');
});

test.each([
  ["<table><tr><td>1</td></tr></table>", "1"],
  ["<table><caption>Výše <b>dávky</b></caption><tr><td>1</td></tr></table>", "Výše dávky"],
  ["<table><tr><th>Věk</th><th>&quot;Částka&quot; &amp; úrok</th></tr></table>", "Věk, &quot;Částka&quot; &amp; úrok"],
])("a table can be scrolled by keyboard, in a group named by its words: %s", (table, name) => {
  expect(start(table).html).toContain(
    `<div class="table-scroll" role="group" aria-label="${name}" tabindex="0"><table>`,
  );
});

test("deep nesting is limited", () => {
  const { html } = start(`${"<div><b>".repeat(8000)}a`);
  expect(html.replace(/<[^>]*>/g, "")).toBe("a");
  expect(html.length).toBeLessThan(10_000);
});

test.each([
  ["závěr", "závěr", "c-zaver"],
  ["závěr", "z%C3%A1v%C4%9Br", "c-zaver"],
  ["za\u0301ve\u030cr", "závěr", "c-zaver"],
  ["Příloha_č.1", "Příloha_č.1", "c-priloha-c-1"],
  ["висновок", "%D0%B2%D0%B8%D1%81%D0%BD%D0%BE%D0%B2%D0%BE%D0%BA", "c-висновок"],
  ["Lhuty_2", "Lhuty_2", "c-Lhuty_2"],
])("an element with the id %s is reached by a link to #%s", (id, fragment, shown) => {
  const { html } = start(`<p id="${id}">a</p><a href="#${fragment}">b</a>`);
  expect(html).toContain(`<p id="${shown}">`);
  expect(html).toContain(`href="#${shown}">`);
});

test.each(["%", "%E1", "a%20b"])("a link to #%s, which is no id, stays and does not throw", (fragment) => {
  expect(start(`<a href="#${fragment}">b</a>`).html).toContain(`href="#c-${fragment}">`);
});

test.each([
  ["tel:+420 950 100 300", "tel:+420950100300"],
  ["tel:+420-950-100-300", "tel:+420950100300"],
  ["tel:(+420) 950 100 300", "tel:+420950100300"],
  ["tel: 950 100 300", "tel:950100300"],
  ["tel://+420950100300", "tel:+420950100300"],
  ["tel:%2B420%20950%20100%20300", "tel:+420950100300"],
  ["tel:00420950100300", "tel:00420950100300"],
  ["TEL:+420 950 100 300 linka 5", "tel:+420950100300;ext=5"],
  ["tel:+420950100300;ext=5", "tel:+420950100300;ext=5"],
  ["+420 950 100 300", "tel:+420950100300"],
  ["mailto:posta@a.example?subject=Dotaz na dávku", "mailto:posta@a.example?subject=Dotaz%20na%20dávku"],
  [
    "mailto:posta@a.example?subject=Dotaz&body=Dobrý den,",
    "mailto:posta@a.example?subject=Dotaz&amp;body=Dobrý%20den,",
  ],
  ["mailto: posta@a.example", "mailto:posta@a.example"],
  ["mailto://posta@a.example", "mailto:posta@a.example"],
  ["mailto:Podatelna <posta@a.example>", "mailto:posta@a.example"],
  ["mailto:a@a.example; b@a.example", "mailto:a@a.example,b@a.example"],
  ["mailto:posta(zavináč)a.example", "mailto:posta@a.example"],
  ["mailto:info@úřad.cz", "mailto:info@úřad.cz"],
  ["posta@a.example", "mailto:posta@a.example"],
  ["posta@a.example?subject=Dotaz na dávku", "mailto:posta@a.example?subject=Dotaz%20na%20dávku"],
  ["/documents/files/Žádost o příspěvek.pdf", "/documents/files/Žádost%20o%20příspěvek.pdf"],
  ["https://a.example/Žádost o příspěvek.pdf", "https://a.example/Žádost%20o%20příspěvek.pdf"],
  ["https://a.example/hledat?q=přídavek na dítě", "https://a.example/hledat?q=přídavek%20na%20dítě"],
  ["dokumenty/Žádost o dávku", "/dokumenty/Žádost%20o%20dávku"],
  ["žádosti", "/žádosti"],
  ["./kontakty", "/kontakty"],
  ["www.a.example/a b", "https://www.a.example/a%20b"],
  ["a.example/kontakty", "https://a.example/kontakty"],
  ["úřad.cz", "https://úřad.cz"],
  ["https:/a.example", "https://a.example"],
  ["https:///a.example", "https://a.example"],
  ["http: //a.example", "http://a.example"],
  ["https://a.example/\u200bkontakty\u00ad", "https://a.example/kontakty"],
  ["\u202ahttps://a.example\u202c", "https://a.example"],
  ["<https://a.example>", "https://a.example"],
  ["/kontakty a mapa", "/kontakty%20a%20mapa"],
])("the link %j works as in browsers: %s", (written, href) => {
  const { html } = sanitise(`<a href="${written.replaceAll("<", "&lt;").replaceAll("&b", "&amp;b")}">a</a>`, {
    ...{ level: 2, ids: new Set<string>(), language: "cs", sizes: new Map(), images: new Map(), imageProvider: "ipx" },
    address: (url) => url,
    document: (url) => url,
  });
  expect(html).toContain(` href="${href}"`);
});

test.each([
  "java\u00adscript:alert(1)",
  "java\u200bscript:alert(1)",
  "\u202ejavascript:alert(1)",
  "javascript :alert(1)",
  "&lt;javascript:alert(1)&gt;",
  " javascript:alert(1)//www.a.cz",
  "javascript:alert('+420 950 100 300')",
  "javascript:posta@a.example",
  "tel:javascript:alert(1)",
  "data:text/html,<b>a</b>",
  "vbscript:x",
  "file:///C:/formular.docx",
  "/\u200b/evil.example",
  "\u200b//evil.example",
  ".//evil.example",
  "/\\evil.example",
  "https:\\\\evil.example",
  "https://a b.example",
  "https://a.example/\u0001x",
  "https://a.example/a&#10;b",
  "mailto:posta@a.example?subject=a&#13;&#10;Bcc: b@a.example",
  "tel:zavolejte",
  "//evil.example/Žádost o dávku.pdf",
])("the link %j stays refused", (written) => {
  expect(start(`<a href="${written}">a</a>`).html).not.toContain("href");
});
