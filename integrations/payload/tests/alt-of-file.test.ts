import sharp from "sharp";
import { expect, test } from "vitest";
import { altIn } from "../hooks/alt-of-file.ts";
import { startSite } from "./database.ts";

const payload = await startSite();

const li = (lang: string, text: string) => `<rdf:li xml:lang="${lang}">${text}</rdf:li>`;
const property = (name: string, ...items: string[]) => `<${name}><rdf:Alt>${items.join("")}</rdf:Alt></${name}>`;
const accessible = (...items: string[]) => property("Iptc4xmpCore:AltTextAccessibility", ...items);
const described = (...items: string[]) => property("dc:description", ...items);
const xmp = (...properties: string[]) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${properties.join("")}</rdf:Description></rdf:RDF></x:xmpmeta>`;

test.each([
  [xmp(accessible(li("x-default", "Vstup do úřadu"))), "cs", "Vstup do úřadu"],
  [xmp(described(li("x-default", "Popisek")), accessible(li("x-default", "Vstup"))), "cs", "Vstup"],
  [xmp(described(li("x-default", "Entrance"), li("cs-CZ", "Vstup"))), "cs", "Vstup"],
  [xmp(described(li("cs", "Vstup"), li("x-default", "Entrance"))), "en", "Entrance"],
  [xmp(described(li("de", "Eingang"))), null, "Eingang"],
  [xmp(described("<rdf:li>A &amp; B &lt;C&gt;\n  D</rdf:li>")), "cs", "A & B <C> D"],
  [xmp(accessible(li("x-default", "  ")), described(li("x-default", "Vstup"))), "cs", "Vstup"],
  [xmp(), "cs", null],
  [xmp(described()), "cs", null],
  [`${"<dc:description>".repeat(20_000)}`, "cs", null],
  [xmp(described(li("x-default", "a".repeat(200_000)))), "cs", null],
])("the description in the metadata of a file, case %#", (text, language, alt) => {
  expect(altIn(text, language)).toBe(alt);
});

async function upload(name: string, metadata: string, more: object = {}) {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } });
  const data = await (metadata ? image.withXmp(metadata) : image).jpeg().toBuffer();
  const file = { name, data, mimetype: "image/jpeg", size: data.length };
  return payload.create({ collection: "documents", draft: false, data: { name, web: "12", ...more }, file });
}

test("a new file brings its own description; what an editor has written stays, and nothing is made up", async () => {
  const metadata = xmp(accessible(li("x-default", "Vstup do úřadu")));
  expect((await upload("described.jpg", metadata))["alt"]).toBe("Vstup do úřadu");
  expect((await upload("written.jpg", metadata, { alt: "Napsaný popis" }))["alt"]).toBe("Napsaný popis");
  expect((await upload("silent.jpg", ""))["alt"] ?? null).toBeNull();
});
