import { type Defect, once } from "#harness/self-test/defect.ts";
import { contextFor, findingsIn, recorded, recordOf, signatureOf } from "#harness/self-test/in-content.ts";

const heading = /<h1[^>]*>.*?<\/h1>/s;
const main = /<main[^>]*>.*<\/main>/s;
const stepHeading = /<h3([^>]*)>(Co si připravit)<\/h3>/;

type Row = readonly [name: string, code: string, from: string | RegExp, to: string | (() => never), place?: string];

/** Defects of templates: the document is changed before it is checked. */
const rows: readonly Row[] = [
  ["a template that throws", "render.throws", "", fail],
  ["an empty page", "render.empty", main, '<main id="main"></main>'],
  ["a page without a heading", "render.no-main-heading", heading, ""],
  ["a second main heading", "render.several-main-headings", heading, "$&<h1>Navíc</h1>"],
  ["a skipped heading level", "render.heading-skipped", stepHeading, "<h5$1>$2</h5>", "/data/sekce/0"],
  ["a link to a missing anchor", "render.dead-anchor", heading, '$&<a href="#neni-tu">Dále</a>'],
  ["a duplicate id", "render.duplicate-id", heading, '$&<p id="main">A</p>'],
  ["a printed undefined", "render.no-content", heading, "$&<p>Platí do undefined</p>"],
  ["a printed object", "render.no-content", "Porodnice pošle", "[object Object]", "/data/sekce/1"],
  ["a button without a name", "render.nameless-control", heading, '$&<button type="button"></button>'],
  ["unescaped text", "render.event-handler", heading, '$&<p onclick="alert(1)">A</p>'],
  [
    "a sentence in another language",
    "render.foreign-text",
    heading,
    "$&<p>You can apply for this at any branch of the office if you have a child.</p>",
  ],
  ["the document in another language", "render.other-language", '<html lang="cs"', '<html lang="en"'],
];

function fail(): never {
  throw new TypeError("view.title is undefined");
}

function changed(html: string, from: string | RegExp, to: string | (() => never)): string {
  const result = typeof to === "string" ? html.replace(from, to) : to();
  if (result === html) throw new Error(`The document does not contain ${from}.`);
  return result;
}

const original = once(async () => renderFindings(await findingsIn(recordOf())));

export const renderDefects = rows.map(
  ([name, code, from, to, place = ""]): Defect => ({
    name,
    area: "render",
    expected: { code, place },
    original,
    seeded: async () => {
      const { source, documentOf } = await recorded();
      const context = contextFor(source, (...given) => changed(documentOf(...given), from, to));
      return renderFindings(await findingsIn(recordOf(), context));
    },
  }),
);

function renderFindings(findings: Awaited<ReturnType<typeof findingsIn>>) {
  return findings.filter(({ level }) => level === "render").map(signatureOf);
}
