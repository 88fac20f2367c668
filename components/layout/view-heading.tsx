import type { ReactNode } from "react";
import { translatedInline } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  view: Translation & { title: string; lead?: string | null };
  /** Content between title and lead, such as the date. */
  children?: ReactNode;
};

/** The heading of a page, from the title and lead of its view. */
export function ViewHeading({ view, children }: Props) {
  const lead = translatedInline(view, "lead", view.lead);
  return (
    <PageHeading title={view.title} lead={lead}>
      {children}
    </PageHeading>
  );
}
