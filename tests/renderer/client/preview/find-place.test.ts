// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { findPlace, placeAt, type Wanted } from "#renderer/client/preview/page/find-place.ts";
import { findFields } from "#renderer/client/preview/page/page-fields.ts";
import { fieldsIn } from "#renderer/preview/fields.ts";
import { aRecord } from "../../../schemas/a-content.ts";

const file = "/documents/files/urad.jpg";
const record = aRecord({
  name: "Příspěvek",
  data: {
    perex: "Pro koho je",
    obsah: '<p>Máte nárok, viz <a href="/rodina">zde</a>.</p><p>Druhý odstavec</p>',
    obrazek: { url: file },
    galerie: [{ url: file }, { url: file, alt: "" }],
    dokumenty: [
      { titulek: "Žádost", adresa: "/a" },
      { titulek: "Příloha", adresa: "/b" },
    ],
    sekce: [
      { typ: "text", titulek: "Jak dál", obsah: "<p>Druhý odstavec</p>" },
      { typ: "tabulka", titulek: "Částky" },
    ],
  },
});

const fields = fieldsIn("standard-page", record);

/** A page of the record with preview markers, in which the second block is left out. */
function show(): void {
  const image = (at: string) => `<figure><img src="/cms${file}" alt="" data-p="${at}"></figure>`;
  document.body.innerHTML = `
    <header><nav id="menu">Menu</nav></header>
    <main id="main">
      <h1 id="title">Příspěvek</h1>
      <p id="lead">Pro\u00a0koho je</p>
      <div><p id="first">Máte nárok, viz <a id="link" href="/rodina">zde</a>.</p><p id="second">Druhý od\u00adstavec</p></div>
      ${["/data/obrazek", "/data/galerie/0", "/data/galerie/1"].map(image).join("")}
      <ul><li id="row-0"><a href="/a">Žádost (PDF, 2 MB)</a></li><li id="row-1"><a id="appendix" href="/b">Příloha</a></li></ul>
      <section data-p="/data/sekce/0" id="block"><h2 id="block-title">Jak dál</h2><p id="block-text">Druhý odstavec</p></section>
      <portal-preview-gap data-gap="/data/sekce/1" id="gap"></portal-preview-gap>
    </main>
    <footer id="foot">Kontakt</footer>`;
  // happy-dom does not do layout: everything is visible.
  Element.prototype.checkVisibility = () => true;
}

function placeOf(pointer: string, rest: Partial<Wanted> = {}) {
  show();
  const place = findPlace({ ...placeAt(pointer), ...rest }, fields);
  return place && [place.element.id || place.element.dataset["p"], place.isItself];
}

test.each([
  ["", {}, ["title", false]],
  ["/name", {}, ["title", true]],
  ["/data/perex", {}, ["lead", true]],
  ["/data/obsah", {}, ["first", true]],
  ["/data/obsah", { received: '"zde"' }, ["link", true]],
  ["/data/obsah", { received: '"/rodina"' }, ["link", true]],
  ["/data/obsah", { received: '"Druhý odst…' }, ["second", true]],
  ["/data/obsah", { received: '"není tu"' }, ["first", true]],
  ["/data/obrazek/alt", {}, ["/data/obrazek", false]],
  ["/data/galerie/1/alt", {}, ["/data/galerie/1", false]],
  ["/data/galerie/0/url", {}, ["/data/galerie/0", true]],
  ["/data/dokumenty/0/titulek", {}, ["", true]],
  ["/data/dokumenty/1/titulek", {}, ["appendix", true]],
  ["/data/dokumenty/1/adresa", {}, ["row-1", false]],
  ["/data/dokumenty/1/adresa", { effect: "field-hidden" }, ["row-1", false]],
  ["/data/sekce/0/titulek", {}, ["block-title", true]],
  ["/data/sekce/0/obsah", {}, ["block-text", true]],
  ["/data/sekce/0/barva", {}, ["block", false]],
  ["/data/sekce/1/titulek", { effect: "block-hidden" }, ["gap", true]],
] as const)("%s %j is seen where the page shows it", (pointer, rest, place) => {
  if (pointer === "/data/dokumenty/0/titulek") {
    expect(placeOf(pointer)).toEqual([undefined, true]);
    expect(findPlace(placeAt(pointer), fields)?.element.textContent).toBe("Žádost (PDF, 2 MB)");
  } else expect(placeOf(pointer, rest)).toEqual(place);
});

test.each([
  ["/description", {}],
  ["/friendlyURLs/cs_cz", {}],
  ["/data/dokumenty", {}],
  ["/data/neznama", {}],
  ["/data/perex", { effect: "field-hidden" }],
  ["/data/dokumenty/1/titulek", { effect: "item-hidden" }],
  ["/data/dokumenty/1", { effect: "item-hidden" }],
  ["/data/dokumenty/9/titulek", {}],
] as const)("%s %j is not on the page", (pointer, rest) => {
  if (pointer === "/data/dokumenty") return expect(placeOf(pointer, rest)?.[1]).toBe(true);
  expect(placeOf(pointer, rest)).toBeNull();
});

test("settings of the site are found in the shell, or nowhere", () => {
  const settings = { record: "settings" } as const;
  expect(placeOf("/data/navigace/hlavni", settings)).toEqual(["menu", false]);
  expect(placeOf("/data/kontakt/cs_cz/telefon", settings)).toEqual(["foot", false]);
  expect(placeOf("/data/preklady/sluzba", settings)).toBeNull();
});

test("fields with the same image or the same text each have their own place on the page", () => {
  show();
  const { fieldOf } = findFields(document.body, fields);
  const images = [...document.querySelectorAll("img")];
  expect(images.map((image) => fieldOf(image)?.pointer)).toEqual([
    "/data/obrazek/url",
    "/data/galerie/0/url",
    "/data/galerie/1/url",
  ]);
  const pointerOf = (id: string) => fieldOf(document.getElementById(id) ?? document.body)?.pointer;
  expect([pointerOf("second"), pointerOf("block-text")]).toEqual(["/data/obsah", "/data/sekce/0/obsah"]);
  expect(pointerOf("menu")).toBeUndefined();
});
