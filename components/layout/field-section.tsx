import type { ReactNode } from "react";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import { Section } from "./section.tsx";

type Props<View extends Translation, Name extends keyof View & string> = {
  view: View;
  name: Name;
  /** Heading in the page's language; without it, the field is not a section of its own. */
  title?: string | undefined;
  /** Id of the section, as a link target. */
  id?: string | undefined;
  /** A function is called only when the field is neither null nor an empty list. */
  children: ReactNode | ((value: NonNullable<View[Name]>) => ReactNode);
};

/**
 * Shows a field of a view under its heading, and marks it as Czech when the page has no translation of it (spec §2.1).
 */
export function FieldSection<View extends Translation, Name extends keyof View & string>({
  view,
  name,
  title,
  id,
  children,
}: Props<View, Name>) {
  if (isEmptyObject(view[name])) return null;
  const content = typeof children === "function" ? drawPresent(view[name], children) : children;
  if (content === null) return null;
  const field = (
    <TranslatedField view={view} name={name}>
      {content}
    </TranslatedField>
  );
  return title === undefined ? (
    field
  ) : (
    <Section title={title} id={id}>
      {field}
    </Section>
  );
}

function drawPresent<Value>(value: Value, draw: (value: NonNullable<Value>) => ReactNode): ReactNode {
  const isAbsent = value == null || (Array.isArray(value) && value.length === 0);
  return isAbsent ? null : draw(value);
}

/** True for an object in which the editor has filled in nothing. */
export function isEmptyObject(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((part) => part === null || (Array.isArray(part) && part.length === 0));
}
