import { useTranslation } from "react-i18next";
import { LinkList } from "#components/link-list.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
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
