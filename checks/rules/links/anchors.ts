import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { toAnchorId, toSlug } from "#schemas/values/text.ts";
import { linksOf } from "./link-texts.ts";

interface Anchor {
  path: RecordPath;
  id: string;
}

/** Anchors in the texts of a record. The portal shows ids without diacritics. */
const anchorsOf = memo((subject: Subject): readonly Anchor[] =>
  textsOf(subject).html.flatMap(({ path, html }) =>
    html.elements.flatMap(({ tag, attributes }) => {
      const id = toAnchorId(attributes.get("id") ?? (tag === "a" ? attributes.get("name") : undefined) ?? "");
      return id ? [{ path, id }] : [];
    }),
  ),
);

export const repeatedAnchor: Rule = {
  code: "anchor.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Set<string>();
    const reported = new Set<string>();
    for (const { path, id } of anchorsOf(subject)) {
      if (seen.has(id) && !reported.has(id)) {
        reported.add(id);
        yield {
          path,
          expected: "an id that is unique on the page",
          received: id,
          values: { id: shortened(id) },
        };
      }
      seen.add(id);
    }
  },
};

export const deadAnchor: Rule = {
  code: "anchor.dead",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const links = linksOf(subject).filter(({ href, isInHtml }) => isInHtml && /^#./.test(href));
    if (links.length === 0) return;
    const named = textsOf(subject).objects.flatMap(({ value }) =>
      ["kotva", "titulek", "otazka", "nazev"].flatMap((key) => {
        const name = value[key];
        return typeof name === "string" ? [toSlug(name)] : [];
      }),
    );
    const places = new Set([...anchorsOf(subject).map(({ id }) => id), ...named]);
    for (const { path, href, text } of links) {
      if (places.has(toAnchorId(href.slice(1)) ?? href.slice(1))) continue;
      yield {
        path,
        expected: "a place on the page",
        received: href,
        values: {
          id: shortened(href),
          text: shortened(text),
          context: wordComment.test(href) ? "comment" : undefined,
        },
      };
    }
  },
};

/** Anchors of comments in Word and in its exports. */
const wordComment = /^#_?(?:mso(?:com|anchor)|cmnt(?:_ref)?|comment)_?\d+$/i;
