import type { ReactNode } from "react";
import { translatedInline } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import type { CardIcon } from "#schemas/values/card-icons.ts";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  view: Translation & { title: string; lead?: string | null };
  /** Illustration next to the title if there is room. */
  drawing?: CardIcon | null;
  /** Content between title and lead, such as the date. */
  children?: ReactNode;
};

/** The heading of a page, from the title and lead of its view. */
export function ViewHeading({ view, drawing = null, children }: Props) {
  const lead = translatedInline(view, "lead", view.lead);
  return (
    <PageHeading title={view.title} lead={lead} drawing={drawing}>
      {children}
    </PageHeading>
  );
}
