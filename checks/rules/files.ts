import { toPointer } from "#schemas/parse/issue.ts";
import type { Path } from "../rule.ts";
import type { TriedRule } from "./examples.ts";
import { textsOf } from "./texts.ts";

const imageAt = (url: string) => ({ data: { obrazek: { url, sirka: 10, vyska: 10, alt: "Budova úřadu" } } });

export const missingDocument: TriedRule = {
  code: "document.missing",
  level: "reference",
  severity: "error",
  wcag: [],
  *check(subject) {
    const documents = subject.library?.documents;
    if (!documents) return;
    const { addresses, html } = textsOf(subject);
    const written: { path: Path; url: string }[] = addresses.map(({ path, text }) => ({ path, url: text }));
    for (const {
      path,
      html: { elements },
    } of html)
      for (const { tag, attributes } of elements) {
        const url = attributes.get(tag === "img" ? "src" : "href");
        if (url && (tag === "img" || tag === "a")) written.push({ path, url });
      }
    const reported = new Set<string>();
    for (const { path, url } of written) {
      const [file = ""] = url.trim().split(/[?#]/, 1);
      const place = `${toPointer(path)} ${file}`;
      if (!file.startsWith("/documents/") || documents.has(file) || reported.has(place)) continue;
      reported.add(place);
      yield { path, expected: "a file that the CMS has", received: url, values: { url: file } };
    }
  },
  examples: {
    failed: [
      { ...imageAt("/documents/files/neni.jpg"), library: { documents: new Set() }, at: "/data/obrazek/url" },
      {
        data: { obsah: '<p><a href="/documents/files/neni.pdf">Žádost o přídavek</a></p>' },
        library: { documents: new Set(["/documents/files/je.pdf"]) },
      },
    ],
    passed: [
      { ...imageAt("/documents/files/je.jpg"), library: { documents: new Set(["/documents/files/je.jpg"]) } },
      {
        data: { obsah: '<p><a href="/documents/files/je.pdf#page=2">Žádost</a></p>' },
        library: { documents: new Set(["/documents/files/je.pdf"]) },
      },
    ],
    inapplicable: [imageAt("/documents/files/neni.jpg"), { ...imageAt("/documents/files/neni.jpg"), library: {} }],
  },
};
