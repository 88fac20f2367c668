import { FieldSection } from "#components/layout/field-section.tsx";
import type { RichText as RichTextView, Translation } from "#schemas/structures/structure.ts";
import { RichText } from "./rich-text.tsx";

type Props<Name extends string> = {
  view: Translation & { [Key in Name]: RichTextView | null };
  name: Name;
  title?: string | undefined;
};

/** A formatted text field, under a heading when `title` is set; nothing when the field is empty. */
export function RichTextField<Name extends string>({ view, name, title }: Props<Name>) {
  const text = view[name];
  return (
    text && (
      <FieldSection view={view} name={name} title={title}>
        <RichText html={text.html} />
      </FieldSection>
    )
  );
}
