import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";

type Props = {
  /** Key of the page's texts under `demo` in the locales; each has a title and a lead. */
  texts:
    | "addresses"
    | "buttons"
    | "cards"
    | "controls"
    | "json"
    | "officials"
    | "overview"
    | "protected"
    | "signIn"
    | "skeleton"
    | "toasts";
  wide?: boolean;
  /** Examples, each under its own heading. */
  examples?: readonly { title: string; content: ReactNode }[];
  /** Shown above the examples. */
  children?: ReactNode;
};

/** A demo page: title and lead from the locales, and its examples. */
export function DemoTemplate({ texts, wide = false, examples = [], children }: Props) {
  const { t } = useTranslation();
  return (
    <PageLayout wide={wide} heading={<PageHeading title={t(`demo.${texts}.title`)} lead={t(`demo.${texts}.lead`)} />}>
      {children}
      {examples.map(({ title, content }) => (
        <Section key={title} title={title}>
          {content}
        </Section>
      ))}
    </PageLayout>
  );
}
