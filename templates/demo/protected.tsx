import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import type { Demo } from "./demo.ts";

/** A page for the signed-in alone: what the portal knows of them (spec §2.3, /dev/protected). */
export function ProtectedDemo({ view: { signIn } }: { view: Demo }) {
  const { t } = useTranslation();
  const { user, logout, officials } = signIn;
  const link = (label: string, href: string) => ({ label, href, external: false, language: null });
  return (
    <PageLayout heading={<PageHeading title={t("demo.protected.title")} lead={t("demo.protected.lead")} />}>
      {user && (
        <Section title={t("demo.protected.user")}>
          <FactList
            facts={[
              { term: t("demo.protected.name"), value: user.name },
              { term: t("demo.protected.login"), value: user.login },
              { term: t("demo.protected.roles"), value: user.roles.join(", ") },
            ]}
          />
        </Section>
      )}
      <Section title={t("demo.protected.further")}>
        <p>{t("demo.protected.furtherText")}</p>
        <LinkList links={[link(t("demo.officials.title"), officials)]} />
        <ActionLink link={link(t("header.signOut"), logout)} look="outlined" />
      </Section>
    </PageLayout>
  );
}
