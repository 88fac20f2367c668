import { expect, test } from "vitest";
import { withFileFormats } from "#server/view/file-formats.ts";

test.each([
  ['<a href="/cms/documents/files/a.pdf">Žádost</a>', '<a href="/cms/documents/files/a.pdf">Žádost (PDF)</a>'],
  ['<a href="https://a.example/b.DOCX?v=2">Vzor</a>', '<a href="https://a.example/b.DOCX?v=2">Vzor (DOCX)</a>'],
  ['<a href="/a.pdf">Žádost v&nbsp;pdf</a>', '<a href="/a.pdf">Žádost v&nbsp;pdf</a>'],
  ['<a href="/a.pdf"><em>Žádost</em></a>', '<a href="/a.pdf"><em>Žádost</em> (PDF)</a>'],
  [
    '<a href="/kontakty">Kontakty</a> <a href="/b.ods">B</a>',
    '<a href="/kontakty">Kontakty</a> <a href="/b.ods">B (ODS)</a>',
  ],
  ['<a href="/kontakty?file=a.pdf">Kontakty</a>', '<a href="/kontakty?file=a.pdf">Kontakty</a>'],
  ['<a href="https://www.mpsv.cz">Web</a>', '<a href="https://www.mpsv.cz">Web</a>'],
])("%s becomes %s", (html, told) => {
  expect(withFileFormats(html, "cs", new Map())).toBe(told);
});

test("a link to a CMS file shows its size, in the language of the page", () => {
  const sizes = new Map([["/cms/documents/files/a.pdf", 2_340_000]]);
  const html = '<a href="/cms/documents/files/a.pdf">Бланк</a>';
  expect(withFileFormats(html, "ru", sizes)).toMatch(/Бланк \(PDF, 2,3\sМБ\)<\/a>/);
});
