import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import type { Demo } from "./demo.ts";

/** A page for those whom the security provider knows as officials; others get the 403 page (spec §6). */
export function OfficialsDemo({ view: { signIn } }: { view: Demo }) {
  const { t } = useTranslation();
  const link = { label: t("demo.protected.title"), href: signIn.page, external: false, language: null };
  return (
    <PageLayout heading={<PageHeading title={t("demo.officials.title")} lead={t("demo.officials.lead")} />}>
      <p>{t("demo.officials.text")}</p>
      <LinkList links={[link]} />
    </PageLayout>
  );
}
