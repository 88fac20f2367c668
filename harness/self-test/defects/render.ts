import { type Defect, once } from "../defect.ts";
import { aroundOf, findingsIn, recorded, recordOf, toTold } from "../in-content.ts";

const heading = /<h1[^>]*>.*?<\/h1>/s;
const main = /<main[^>]*>.*<\/main>/s;

const original = once(async () => {
  const findings = await findingsIn(recordOf());
  return findings.filter(({ level }) => level === "render").map(toTold);
});

/** Templates that make a bad page of a good content: what the portal writes is changed before the check reads it. */
export const renderDefects = [
  rendered("a template that throws", "render.throws", "", () => {
    throw new TypeError("view.title is undefined");
  }),
  rendered("a page that says nothing", "render.empty", "", replaced(main, '<main id="main"></main>')),
  rendered("a page without its heading", "render.no-main-heading", "", replaced(heading, "")),
  rendered("a second main heading", "render.several-main-headings", "", replaced(heading, "$&<h1>Navíc</h1>")),
  rendered(
    "a level of headings left out",
    "render.heading-skipped",
    "/data/sekce/0",
    replaced(/<h3([^>]*)>(Co si připravit)<\/h3>/, "<h5$1>$2</h5>"),
  ),
  rendered(
    "a link to a place that the page lacks",
    "render.dead-anchor",
    "",
    replaced(heading, '$&<a href="#neni-tu">Dále</a>'),
  ),
  rendered("an id that is there twice", "render.duplicate-id", "", replaced(heading, '$&<p id="main">A</p>')),
  rendered(
    "a value that is not there, printed",
    "render.no-content",
    "",
    replaced(heading, "$&<p>Platí do undefined</p>"),
  ),
  rendered("an object, printed", "render.no-content", "/data/sekce/1", replaced("Porodnice pošle", "[object Object]")),
  rendered(
    "a button without a name",
    "render.nameless-control",
    "",
    replaced(heading, '$&<button type="button"></button>'),
  ),
  rendered("text that is not escaped", "render.event-handler", "", replaced(heading, '$&<p onclick="alert(1)">A</p>')),
  rendered(
    "the document in another language",
    "render.other-language",
    "",
    replaced('<html lang="cs"', '<html lang="en"'),
  ),
];

type Change = (html: string) => string;

function replaced(from: string | RegExp, to: string): Change {
  return (html) => {
    const changed = html.replace(from, to);
    if (changed === html) throw new Error(`The document holds no ${from}.`);
    return changed;
  };
}

function rendered(name: string, code: string, place: string, change: Change): Defect {
  return {
    name,
    area: "render",
    expected: { code, place },
    original,
    seeded: async () => {
      const { source, documentOf } = await recorded();
      const around = aroundOf(source, (...given) => change(documentOf(...given)));
      return (await findingsIn(recordOf(), around)).filter(({ level }) => level === "render").map(toTold);
    },
  };
}
