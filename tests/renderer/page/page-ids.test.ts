// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { applyDocument } from "#renderer/client/navigation/apply.ts";
import { announce, focusNewPage } from "#renderer/client/navigation/focus-new-page.ts";
import { parseDocument } from "#renderer/client/navigation/parse-document.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { partId } from "#schemas/site/part-ids.ts";
import { readPage, recordedFiles, toDocument, toPage } from "../../recorded.ts";
import { faultsOf } from "../../valid-html.ts";

afterEach(() => vi.useRealTimers());

const root = join(import.meta.dirname, "../../..");
const names = [...Object.values(pageIds), partId("field", "q"), partId("letter", "A"), partId("consent", "settings")];
const headings = names.map((name) => `<h2>${name.replaceAll("-", " ")}</h2><p>Text</p>`).join("");

function withHeadings() {
  const file = recordedFiles.find((path) => /mpsv\/standard-page\/.*\.en\.json$/.test(path)) ?? "";
  const { content } = readPage(file);
  return toDocument(toPage({ ...content, data: { ...content.data, obsah: headings } }).page);
}

function show(html: string): void {
  document.open();
  document.write(html);
  document.close();
}

test("headings cannot take the ids of the shell's parts", () => {
  const html = withHeadings();
  expect(faultsOf(html)).toEqual([]);
  show(html);
  expect(document.querySelectorAll("h2[id]").length).toBeGreaterThanOrEqual(names.length);
  expect([...document.querySelectorAll("h2")].filter(({ id }) => names.includes(id))).toEqual([]);
  const skipTo = document.querySelector(".skip-link")?.getAttribute("href")?.slice(1) ?? "";
  expect(document.getElementById(skipTo)?.tagName).toBe("MAIN");
  const top = document.querySelector("footer a[href^='#']")?.getAttribute("href")?.slice(1) ?? "";
  expect(document.getElementById(top)?.tagName).toBe("BODY");
});

test("such a page is announced, replaced and focused in in-app navigation", async () => {
  vi.useFakeTimers();
  show(withHeadings());
  announce("Done");
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("Done");
  const next = parseDocument(withHeadings().replace(/<h1[^>]*>[^<]*/, "<h1>Next"));
  expect(await applyDocument(next, new AbortController().signal)).toBe(true);
  focusNewPage("");
  expect(document.activeElement?.outerHTML).toContain(">Next</h1>");
});

test("every id of the portal's own is from the one list", () => {
  const files = globSync("{components,templates,renderer}/**/*.tsx", { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  // The preview panel is a separate tree.
  const pages = files.filter((file) => !file.startsWith("renderer/client/preview/"));
  const literals = pages.flatMap((file) => readFileSync(join(root, file), "utf8").match(/\bid=("|\{[`"]).*/g) ?? []);
  expect(literals.filter((line) => !/^id=\{`\$\{(id|opening\.id)\}/.test(line))).toEqual([]);
});
