import type { ReactNode } from "react";
import { InLanguage } from "#components/environment.tsx";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Translation } from "#schemas/structures/structure.ts";

type Props<View extends Translation> = {
  view: View;
  /** The field of the view that the children show. */
  name: keyof View & string;
  /** True where only phrasing content is allowed: renders a `span` in place of a `div`. */
  inline?: boolean;
  children: ReactNode;
};

/** Shows one field of a view, and marks it as Czech when the page has no translation of it (spec §2.1). */
export function TranslatedField<View extends Translation>({ view, name, inline = false, children }: Props<View>) {
  return (
    <InLanguage language={languageOf(view, name)} inline={inline}>
      {children}
    </InLanguage>
  );
}

/** A plain text field, for example as the value of a fact; null when the view has none. */
export function translatedText<Name extends string>(
  view: Translation & { [Key in Name]: string | null },
  name: Name,
): ReactNode {
  return translatedInline(view, name, view[name]);
}

/** Inline content from a field, such as a link; absent content is returned unchanged. */
export function translatedInline<View extends Translation>(
  view: View,
  name: keyof View & string,
  content: ReactNode,
): ReactNode {
  return (
    content && (
      <TranslatedField view={view} name={name} inline>
        {content}
      </TranslatedField>
    )
  );
}

/** Returns the language of a field that is not translated; null when it is in the page's language. */
export function languageOf<View extends Translation>(view: View, name: keyof View & string): Language | null {
  return view.inCzech.includes(name) ? defaultLanguage : null;
}
