import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import type { Json } from "#components/viewer/json-rows.ts";
import type { Demo } from "./demo.ts";
import { growTree } from "./grown-tree.ts";
import { JsonTree } from "./json-tree.tsx";

/** The JSON tree viewer with this page's own data and with more than any page has. */
export function JsonDemo({ view }: { view: Demo }) {
  const { t } = useTranslation();
  const small: Json = JSON.parse(JSON.stringify(view));
  const large = growTree({ seed: 2026, records: 4000, depth: 64 });
  return (
    <PageLayout wide heading={<PageHeading title={t("demo.json.title")} lead={t("demo.json.lead")} />}>
      <Section title={t("demo.json.small")}>
        <JsonTree json={small} name={t("demo.json.small")} />
      </Section>
      <Section title={t("demo.json.large")}>
        <JsonTree json={large} name={t("demo.json.large")} />
      </Section>
    </PageLayout>
  );
}
