import { inContent, service } from "../in-content.ts";
import { always } from "../put.ts";

const event = "mpsv/calendar-record/den-otevrenych-dveri.cs.json";

/** Records that are not as their schema says. */
export const schemaDefects = [
  { name: "a required address is missing", code: "missing", at: "/data/sekce/5/polozky/0/url", put: always(undefined) },
  { name: "a number for a text", code: "invalid-type", at: "/data/perex", put: always(5) },
  {
    name: "an unknown block, nearly as a known one",
    ...{ code: "unknown-type", at: "/data/sekce/1/typ", put: always("upozorneny"), says: "upozorneni" },
  },
  {
    name: "a value that is none of those allowed",
    ...{ code: "invalid-value", at: "/data/sekce/1/ton", put: always("uspech2"), says: "uspech" },
  },
  {
    name: "a lead that is too long",
    code: "too-long",
    at: "/data/perex",
    put: always("Dávku vyplácí úřad. ".repeat(30)),
  },
  {
    name: "an address that runs a script",
    ...{ code: "custom", at: "/data/sekce/6/polozky/2/adresa", put: always("javascript:alert(1)") },
  },
  {
    name: "a text in another script",
    code: "wrong-script",
    at: "/data/perex",
    put: always("Пособие на ребёнка выплачивает управление труда по заявлению родителей."),
  },
  {
    name: "a field that no schema knows",
    code: "unknown-field",
    at: "/data/obsahh",
    put: always("<p>A</p>"),
    says: "obsah",
  },
  { name: "markup in a plain text", code: "markup-in-text", at: "/data/perex", put: always("Dávka <b>pro rodiny</b>") },
  {
    name: "a day that no calendar has",
    ...{ fixture: service, code: "invalid-format", at: "/data/castky/0/platiOd", put: always("2025-02-30") },
  },
  { name: "a record without its id", code: "missing", at: "/id", put: always(undefined) },
  {
    name: "an event that ends before it begins",
    ...{ fixture: event, code: "event.order", at: "/data/konec", put: always("2026-11-27T16:00:00") },
  },
].map((seed) => inContent("schema", seed));
