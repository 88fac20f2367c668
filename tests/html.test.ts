import { expect, test } from "vitest";
import { toShell } from "#renderer/shell/to-shell.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { readPage, recordedFiles, sites, toDocument, webs } from "./recorded.ts";
import { faultsOf } from "./valid-html.ts";

test("the frame of every site is valid HTML in every language", () => {
  const frames = new Map(recordedFiles.map((file) => [`${file.split("/")[1]} ${file.split(".").at(-2)}`, file]));
  expect(frames.size).toBe(sites.length * languageCodes.length);
  for (const file of frames.values()) {
    const { page, content } = readPage(file);
    const site = sites.find(({ web }) => web.id === content.webId);
    if (!site) throw new Error(`${file} has no site`);
    const { web, config, folders } = site;
    const { home } = config;
    const input = { webs, web, host: "localhost", language: page.language, home, folders: folders.main };
    expect(
      faultsOf(
        toDocument(page, toShell({ input, ctx: createViewContext(input), config, folders, search: "/hledani" }, page)),
      ),
      file,
    ).toEqual([]);
  }
});

const document = (body: string) =>
  `<!DOCTYPE html>\n<html lang="cs"><head><title>x</title></head><body><main>${body}</main></body></html>`;

test("a valid document has no fault", () => {
  expect(faultsOf(document("<h1>x</h1><p>y</p>"))).toEqual([]);
});

test.each([
  ["element-permitted-content", "<ul><p>x</p></ul>"],
  ["element-permitted-content", '<a href="/"><span><a href="/b">x</a></span></a>'],
  ["element-permitted-content", '<button type="button"><a href="/">x</a></button>'],
  ["element-permitted-content", "<span><div>x</div></span>"],
  ["element-permitted-content", "<table><tbody><td>x</td></tbody></table>"],
  ["element-permitted-parent", "<div><li>x</li></div>"],
  ["element-required-content", "<details><p>x</p></details>"],
  ["element-required-attributes", '<img alt="">'],
  ["close-order", "<p><div>x</div></p>"],
  ["no-dup-id", '<p id="a">x</p><p id="a">y</p>'],
  ["no-dup-attr", '<p id="a" id="b">x</p>'],
  ["no-multiple-main", "</main><main>x"],
  ["no-missing-references", '<label for="nope">x</label>'],
  ["no-missing-references", '<div role="region" aria-labelledby="nope">x</div>'],
  ["wcag/h37", '<img src="/a.png">'],
  ["aria-label-misuse", '<span aria-label="x">y</span>'],
  ["valid-id", '<p id="a b">x</p>'],
  ["attribute-allowed-values", '<p lang="english!">x</p>'],
  ["attribute-allowed-values", '<time datetime="2026-13-45">x</time>'],
  ["attribute-allowed-values", '<img src="/a" alt="" srcset="/a.png 1z">'],
  ["attribute-allowed-values", '<input type="foo">'],
  ["valid-autocomplete", '<input type="text" autocomplete="nonsense">'],
])("%s is found in %s", (rule, body) => {
  expect(faultsOf(document(body)).map((fault) => fault.split(":")[0])).toContain(rule);
});
