import { useTranslation } from "react-i18next";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";

/** A page for signed-in users: their data (spec §2.3, /dev/protected). */
export function ProtectedDemo({ view: { signIn } }: { view: Demo }) {
  const { t } = useTranslation();
  const { user, logout, officials } = signIn;
  const link = (label: string, href: string) => ({ label, href, external: false, language: null });
  return (
    <DemoTemplate texts="protected">
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
    </DemoTemplate>
  );
}
