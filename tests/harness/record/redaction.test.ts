import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodings } from "#harness/check/private-data/decodings.ts";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { createRedactor } from "#harness/record/redaction/redact-record.ts";
import { privateRulesIn, redactText } from "#harness/record/redaction/redact-text.ts";

const pseudonyms = createPseudonyms("secret");
const redact = (text: string) => redactText(text, { pseudonyms });

const values = [
  ["birthNumber", "855101/0006"],
  ["birthNumber", "855 101/0006"],
  ["email", "jan.skryty@seznam.cz"],
  ["phone", "+420 777 123 456"],
  ["account", "19-2000145399/0800"],
] as const;

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64");
const folded = (text: string) => text.replace(/.{76}/g, "$&\r\n");
const prose = "Dávky vyplácí úřad práce každý měsíc do dvacátého dne. ".repeat(4);
const noise = Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 89 + 129) % 256));

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4, 0xaa)]);
}

const png = (...chunks: Buffer[]) =>
  Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IDAT", noise),
    ...chunks,
    chunk("IEND", Buffer.alloc(0)),
  ]);
const jpeg = (head: Buffer, tail = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 200]), head, noise, Buffer.from([0xff, 0xd9]), tail]);
const pdf = (text: Buffer) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n1 0 obj\nstream\n"), text, Buffer.from("\nendstream\n%%EOF\n")]);
const image = (bytes: Buffer, type = "png") => `<img src="data:image/${type};base64,${base64(bytes)}" alt="">`;
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** Ways in which a private value hides in a text. */
const disguises: Record<string, (value: string) => string> = {
  "split by a tag": (value) => `<p>Kontakt: <b>${value.slice(0, 3)}</b>${value.slice(3)}.</p>`,
  "split by nested tags": (value) =>
    `<p><span class="x"><i>${value.slice(0, 4)}</i></span><em>${value.slice(4, 8)}</em>${value.slice(8)}</p>`,
  "split by wbr": (value) => `<p>${value.slice(0, 4)}<wbr>${value.slice(4)}</p>`,
  "split by a zero-width space": (value) => `${value.slice(0, 4)}\u200b${value.slice(4)}`,
  "split by an invisible entity": (value) => `<p>${value.slice(0, 4)}&#8203;${value.slice(4)}&shy;</p>`,
  "with non-breaking spaces": (value) => `<p>${value.replaceAll(" ", "&nbsp;")}</p>`,
  "Brotli in base64": (value) => base64(brotliCompressSync(`note: ${value}`)),
  "Brotli of Czech prose in base64": (value) => base64(brotliCompressSync(prose + value)),
  "deflate in base64": (value) => base64(deflateSync(`note: ${value}`)),
  "Czech in base64": (value) => base64(`Příliš žluťoučký kůň: ${value}`),
  "Cyrillic in base64": (value) => base64(`Зверніться, будь ласка: ${value}`),
  "base64 over lines": (value) => folded(base64(`${"x".repeat(73)}${value} ${prose}`)),
  "gzip over lines": (value) => folded(base64(gzipSync(`${noise.toString("hex")} ${value} ${prose}`))),
  "Brotli over lines": (value) => folded(base64(brotliCompressSync(`${noise.toString("hex")} ${value} ${prose}`))),
  "text after an image": (value) => image(Buffer.concat([png(), Buffer.from(value)])),
  "text after a photo": (value) => image(jpeg(Buffer.from("Exif"), Buffer.from(value)), "jpeg"),
  "text after a PDF": (value) =>
    `data:application/pdf;base64,${base64(Buffer.concat([pdf(noise), Buffer.from(value)]))}`,
  "compressed text in a PDF": (value) => `data:application/pdf;base64,${base64(pdf(deflateSync(`BT (${value}) Tj`)))}`,
  "text of a PNG": (value) => image(png(chunk("tEXt", Buffer.from(`Author\0${value}`)))),
  "compressed text of a PNG": (value) =>
    image(png(chunk("zTXt", Buffer.concat([Buffer.from("Author\0\0"), deflateSync(`by ${value}`)])))),
  "international text of a PNG": (value) =>
    image(png(chunk("iTXt", Buffer.concat([Buffer.from("Author\0\x01\0cs\0Autor\0"), deflateSync(`by ${value}`)])))),
  "EXIF of a JPEG": (value) =>
    image(jpeg(Buffer.from(`Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x3b\0\x02${value}\0`)), "jpeg"),
  "EXIF in UTF-16": (value) => image(jpeg(Buffer.concat([Buffer.from("Exif\0\0II*\0"), utf16(value)])), "jpeg"),
  "XMP of a JPEG": (value) =>
    image(
      jpeg(Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><dc:creator>${value}</dc:creator></x:xmpmeta>`)),
      "jpeg",
    ),
  "UTF-16 in base64": (value) => base64(utf16(`note: ${value}`)),
  "UTF-16 with zeros": (value) => [...value].join("\0"),
  "percent-encoded": (value) => `/x?y=${encodeURIComponent(` ${value}`)}`,
  "percent-encoded twice": (value) => `/x?y=${encodeURIComponent(encodeURIComponent(` ${value}`))}`,
  "JSON in JSON": (value) => JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ c: ` ${value}` }) }) }),
  "a data URL of text": (value) => `<a href="data:text/plain;base64,${base64(`note: ${value}`)}">x</a>`,
  "a data URL of percent-encoded text": (value) =>
    `<a href="data:text/plain,${encodeURIComponent(`note: ${value}`)}">x</a>`,
};

for (const [how, disguise] of Object.entries(disguises))
  test.each(values)(`%s is redacted ${how}: %s`, (rule, value) => {
    const text = disguise(value);
    expect(privateRulesIn(text)).toContain(rule);
    const { body } = createRedactor(pseudonyms)({ obsah: text });
    const redacted = JSON.stringify(body);
    expect(privateRulesIn(redacted)).toEqual([]);
    const digits = (each: string) => each.replace(/\s/g, " ");
    expect([...decodings(redacted)].filter((view) => digits(view).includes(value))).toEqual([]);
  });

test("of a number split by tags only the number is replaced, and the tags stay", () => {
  const text = "<p>Spojení: <b>855</b>101/0006, <em>jan@</em>seznam.cz a dál.</p>";
  expect(redact(text)).toMatch(
    /^<p>Spojení: <b>990\d{3}\/\d{4}<\/b>, <em>redacted-[\da-f]{8}@redacted\.example<\/em> a dál\.<\/p>$/,
  );
});

test("text around encoded data stays", () => {
  const text = `Příloha:\n${folded(base64(`${"x".repeat(73)} jan@seznam.cz ${prose}`))}\nKonec.`;
  expect(redact(text)).toMatch(/^Příloha:\n[\s\S]*redacted[\s\S]*\nKonec\.$/);
  expect(redact(`Před ${base64(brotliCompressSync("note: jan@seznam.cz"))} po.`)).toMatch(
    /^Před redacted-encoded-[\da-f]{8} po\.$/,
  );
});

test.each([
  "<table><tr><td>777</td><td>123456</td></tr><tr><td>855101</td><td>/0006</td></tr></table>",
  "<p>Roky 2024<br>2025<br>2026 a <strong>850 101</strong> korun</p>",
  `<p>Zákon č. <b>110</b>/2006 Sb., <i>§ 85</i> odst. 1, <b>1 234 567</b> Kč a <sup>2</sup></p>`,
  image(png(chunk("tEXt", Buffer.from("Software\0Inkscape")))),
  image(jpeg(Buffer.from("Exif\0\0Canon EOS 80D 2026:11:26 10:00:00")), "jpeg"),
  "nejnezaměstnanostnějšími ZAMESTNANOSTIPODPORA documents/files/metodika-2026-verze-2",
])("%s is kept", (text) => {
  expect(redact(text)).toBe(text);
});

test.each([
  ["<b>", 200_000],
  ["<b 1", 200_000],
  ["1<b>2</b>", 100_000],
  ["&#8203;1", 100_000],
  [`${"a1B".repeat(14)}\n`, 20_000],
  ["a1B", 300_000],
  [`${base64(brotliCompressSync(Buffer.alloc(900_000)))} `, 20_000],
  [`${base64(gzipSync(Buffer.alloc(900_000))).slice(0, 1200)} `, 500],
  [`stream\n`, 100_000],
])("a text consisting only of %j holds nothing private", (part, count) => {
  expect(privateRulesIn(part.repeat(count))).toEqual([]);
});

/** Private values in the forms in which people write them, and the part that must not be left. */
const written: readonly (readonly [text: string, secret?: string])[] = [
  ["github_pat_11ABCDEFG0abcdefghij_klmnopqrstuvwxyz0123456789ABCDEFGHIJKL"],
  ["npm_abcdefghijklmnopqrstuvwxyz0123456789"],
  ["sk_live_4eC39HqLyjWDarjtT1zdp7dc"],
  ["sk-proj-abcdEFGH1234ijklMNOP5678"],
  ["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"],
  ["https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX", "hooks.slack.com/services/T0"],
  ["aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "wJalr"],
  ["AccountKey=abcd1234efgh5678ijkl==;EndpointSuffix", "abcd1234"],
  ["https://x.cz/#access_token=abc123def456ghi", "abc123def"],
  ["heslo: Modrak2026!", "Modrak"],
  ["password=letni-den", "letni"],
  ["Heslo je Kolo5kolo", "Kolo5"],
  ["-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEAx\nabcdEFGH1234\n-----END RSA PRIVATE KEY-----", "abcdEFGH"],
  ['Digest username="admin", realm="r", nonce="abc", response="6629fae49393a05397450978507c4ef1"', "6629fae"],
  ["jan.novak (zavináč) seznam.cz", "novak"],
  ["jan.novak[at]seznam.cz", "novak"],
  ["jan.novak @ seznam.cz", "novak"],
  ["jan.novak(komentář)@seznam.cz", "novak"],
  ["jan<!-- x -->.novak@seznam.cz", ".novak"],
  ["jan zavináč seznam tečka cz", "seznam tečka"],
  ["tel. 7 7 7 1 2 3 4 5 6", "7 7 7 1"],
  ["77 71 23 45 6", "77 71"],
  ["777 12 34 56", "12 34 56"],
  ["(777) 123-456", "123-456"],
  ["777\u2009123.456", "123.456"],
  ["７７７ １２３ ４５６", "７７７"],
  ["+420 7 77 12 34 56", "12 34"],
  ["855101⁄0006", "0006"],
  ["19 - 2000145399 / 0800", "2000145399"],
  ["cz6508000000192000145399", "0192000145399"],
  ["4111 1111 1111 1111", "1111 1111"],
  ["OP č. 123456789", "123456789"],
  ["číslo pasu: 39876543", "39876543"],
  ["datová schránka abc1def", "abc1def"],
  ["nar. 3. 5. 1985, bytem Dlouhá 12, 602 00 Brno.", "Dlouhá"],
  ["SPZ 1AB 2345", "2345"],
  ["jan.novak=40seznam.cz", "novak"],
  ["NJQW4LTON53GC22AONSXU3TBNUXGG6Q=", "NJQW4"],
  ["jan.novak+AEA-seznam.cz", "novak"],
];

test.for(written)("in %j nothing private is left", ([text, secret = text]) => {
  const redacted = redact(text);
  expect(redacted).not.toContain(secret);
  expect(privateRulesIn(redacted)).toEqual([]);
});

test.each([
  "Zákon č. 110/2006 Sb., § 85 odst. 1, 1 234 567 Kč",
  "Heslo si zvolte sami. Cookie: malý soubor",
  "Podejte žádost na ÚP v Brně, tel. najdete níže",
  "7. 7. 2026 12:00 – 13:30",
  "Částka 250 000 000 Kč a 12 400 Kč",
  "od 2024 do 2026, 603 00 Brno",
  "IČO: 00551023",
  "klíč: zvolte si jej sami při registraci",
  "zaměřte se na key: výsledky hledání",
  "Bytem se rozumí místnost. Kdo má byt 3+1",
  "OP a cestovní pas si vezměte s sebou",
  "Formulář 25 5415 MPSV 101 vz. 5",
  "č. j. MPSV-2026/184512-411/1",
  "článek at home a internet",
])("%j holds nothing private and is kept", (text) => {
  expect(redact(text)).toBe(text);
});
