import { useTranslation } from "react-i18next";
import { LinkList } from "#components/link/link-list.tsx";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";

/** All demo pages by their paths. */
export function OverviewDemo({ view: { groups } }: { view: Demo }) {
  const { t } = useTranslation();
  const examples = groups.map(({ key, links }) => ({
    title: t(`demo.overview.${key}`),
    content: (
      <LinkList links={links.map(({ path, href }) => ({ label: path, href, external: false, language: null }))} />
    ),
  }));
  return <DemoTemplate texts="overview" examples={examples} />;
}
