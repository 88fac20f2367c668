import type { RecordPath, Rule } from "#checks/rule.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { toDocumentPath } from "#schemas/values/image.ts";
import { textsOf } from "./texts.ts";

export const missingDocument: Rule = {
  code: "document.missing",
  level: "reference",
  severity: "error",
  wcag: [],
  *check(subject) {
    const documents = subject.library?.documents;
    // A CMS that lists no files is reported once (harness/check/check-item.ts).
    if (!documents || documents.size === 0) return;
    const { addresses, html } = textsOf(subject);
    const written: { path: RecordPath; url: string }[] = addresses.map(({ path, text }) => ({ path, url: text }));
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
      if (!file.startsWith("/documents/") || documents.has(toDocumentPath(file)) || reported.has(place)) continue;
      reported.add(place);
      yield { path, expected: "a file of the CMS", received: url, values: { url: file } };
    }
  },
};
