import type { ReactNode } from "react";
import { defaultLanguage, type Language } from "#schemas/languages.ts";
import type { Translation } from "#schemas/structure.ts";
import { InLanguage } from "./environment.tsx";

type Props<View extends Translation> = {
  view: View;
  /** The view's field that the children show. */
  name: keyof View & string;
  /** Where only phrasing content may stand. */
  inline?: boolean;
  children: ReactNode;
};

/** A part of a page made of one field of its view: Czech where the page's language lacks it (spec §2.1). */
export function Part<View extends Translation>({ view, name, inline = false, children }: Props<View>) {
  return (
    <InLanguage language={languageOf(view, name)} inline={inline}>
      {children}
    </InLanguage>
  );
}

/** The language of a field that is not in the page's own. */
export function languageOf<View extends Translation>(view: View, name: keyof View & string): Language | null {
  return view.inCzech.includes(name) ? defaultLanguage : null;
}
