import type { ReactNode } from "react";
import { defaultLanguage } from "#schemas/languages.ts";
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
    <InLanguage language={view.inCzech.includes(name) ? defaultLanguage : null} inline={inline}>
      {children}
    </InLanguage>
  );
}
