import type { Problem, Rule, Subject } from "./rule.ts";
import type { Element } from "./rules/html.ts";
import { type HtmlAt, type ObjectAt, textsOf } from "./rules/texts.ts";

/** Makes the check of a rule about one part of a record: it yields the problems of each part, in order. */
export function each<Part>(
  partsOf: (subject: Subject) => Iterable<Part>,
  problemsOf: (part: Part, subject: Subject) => Iterable<Problem>,
): Rule["check"] {
  return function* (subject) {
    for (const part of partsOf(subject)) yield* problemsOf(part, subject);
  };
}

/** Makes the check of a rule about the objects whose schema has all the given fields. */
export function eachObject(
  keys: readonly string[],
  problemsOf: (place: ObjectAt, subject: Subject) => Iterable<Problem>,
): Rule["check"] {
  const isOfKind = ({ shape }: ObjectAt) => keys.every((key) => shape.keys.has(key));
  return each((subject) => textsOf(subject).objects.filter(isOfKind), problemsOf);
}

/** Returns the rich texts of a record. */
export function richTextsOf(subject: Subject): readonly HtmlAt[] {
  return textsOf(subject).html;
}

/** An element in a rich text. */
export interface ElementAt extends Pick<HtmlAt, "path" | "html"> {
  element: Element;
}

/** Makes the check of a rule about certain elements of the rich texts. */
export function eachElement(
  is: (element: Element) => boolean,
  problemsOf: (place: ElementAt, subject: Subject) => Iterable<Problem>,
): Rule["check"] {
  return each(richTextsOf, function* ({ path, html }, subject) {
    for (const element of html.elements) if (is(element)) yield* problemsOf({ path, html, element }, subject);
  });
}
