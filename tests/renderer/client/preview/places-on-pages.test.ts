// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { findPlace } from "#renderer/client/preview/page/find-place.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import { answerAsText, recordedServices, requestOf } from "../../recorded-portal.ts";

const services = recordedServices();
const shown = new Map<string, Promise<string>>();

/** Shows a recorded content's preview as the server renders it, and returns its panel data. */
async function show(path: string): Promise<PreviewData> {
  const request = requestOf(path, { isPreview: true });
  const body = shown.get(path) ?? answerAsText(request, services, noAssets).then((answer) => answer.body);
  shown.set(path, body);
  const html = await body;
  const data: PreviewData = JSON.parse(
    /<script type="application\/json" id="preview">(.*?)<\/script>/.exec(html)?.[1] ?? "",
  );
  const [, page = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  document.body.innerHTML = page.replace(/<(script|noscript).*?<\/\1>/gs, "");
  // happy-dom does not do layout: everything is visible.
  Element.prototype.checkVisibility = () => true;
  return data;
}

test.each([
  ["/rodina/porodne", "/data/obsah", "text.underlined", "u", "Úřad práce ČR", true],
  ["/prace", "/data/obsah", "link.new-window", "a", "inspekci práce", true],
  ["/pristupnost", "/data/obsah", "abbreviation.unexplained", "p", "Web je částečně", true],
  ["/pruvodce-pro-mlade-rodiny", "/data/sekce/6/polozky/2/titulek", "abbreviation.unexplained", "a", "Mateřská", true],
  ["/o-ministerstvu/dokumenty", "/data/dokumenty/31/soubor", "expected-missing", "tr", "Hodnocení kvality", false],
  ["/zkusebna/chybne/bloky", "/data/sekce/4/polozky/1/adresa", "custom", "section", "OdkazyRodina", false],
  ["/zkusebna/chybne/rozhodci-udaje", "/data/osoby/0/telefon", "invalid-format", "tr", "Vávra", false],
  [
    "/zkusebna/chybne/otazky-k-prukazum",
    "/data/skupiny/0/otazky/0/kotva",
    "invalid-format",
    "details",
    "Kdo má",
    false,
  ],
  ["/zkusebna/pece/mapa-s-chybami", "/data/organizace/1/overeno", "expected-missing", "li", "Denní stacionář", false],
] as const)("%s %s: %s is seen on the page", async (path, pointer, code, tag, text, isItself) => {
  const { findings, fields } = await show(path);
  const finding = findings.find((each) => each.pointer === pointer && each.code === code);
  if (!finding) throw new Error(`${path} has no finding ${code} at ${pointer}`);
  const place = findPlace(finding, fields);
  expect([place?.element.localName, place?.isItself]).toEqual([tag, isItself]);
  expect(place?.element.textContent).toContain(text);
});

test("nothing is highlighted for a value that is left out without a trace", async () => {
  const { findings, fields } = await show("/zkusebna/chybne/pruvodce-nedostupne-casti");
  const hidden = findings.filter(({ pointer }) => pointer.startsWith("/data/polozky/"));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.map((finding) => findPlace(finding, fields))).toEqual(hidden.map(() => null));
});
