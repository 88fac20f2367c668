import type { ReactNode } from "react";
import { InLanguage } from "#components/environment.tsx";
import { defaultLanguage, type Language } from "#schemas/site/languages.ts";
import type { Translation } from "#schemas/structures/structure.ts";

type Props<View extends Translation> = {
  view: View;
  /** The view's field that the children show. */
  name: keyof View & string;
  /** Where only phrasing content may stand. */
  inline?: boolean;
  children: ReactNode;
};

/** Shows one field of a view; marks it as Czech where the page has no translation of it (spec §2.1). */
export function TranslatedField<View extends Translation>({ view, name, inline = false, children }: Props<View>) {
  return (
    <InLanguage language={languageOf(view, name)} inline={inline}>
      {children}
    </InLanguage>
  );
}

/** A field of plain text among others, such as in a list of facts; null where the view has none. */
export function translatedText<Name extends string>(
  view: Translation & { [Key in Name]: string | null },
  name: Name,
): ReactNode {
  return translatedInline(view, name, view[name]);
}

/** What shows a field in a line of text, such as a link; absent content is returned as it is. */
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

/** The language of a field that is not in the page's own. */
export function languageOf<View extends Translation>(view: View, name: keyof View & string): Language | null {
  return view.inCzech.includes(name) ? defaultLanguage : null;
}
