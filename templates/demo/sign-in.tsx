import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { Message } from "#components/message/message.tsx";
import type { Demo } from "./demo.ts";

/** Where signing in begins: what it is for, and that nobody can as long as no way to do so is set up. Not for the signed-in. */
export function SignInDemo({ view: { home, signIn } }: { view: Demo }) {
  const { t } = useTranslation();
  const link = { label: t("errors.goToHomepage"), href: home, external: false, language: null };
  return (
    <PageLayout heading={<PageHeading title={t("demo.signIn.title")} lead={t("demo.signIn.lead")} />}>
      <Message tone="info">
        <h2>{t("demo.signIn.state")}</h2>
        <p>{signIn.login === null ? t("demo.signIn.stateText") : t("demo.signIn.providerText")}</p>
      </Message>
      {signIn.login !== null && (
        <ActionLink link={{ label: t("header.signIn"), href: signIn.login, external: false, language: null }} />
      )}
      <Section title={t("demo.signIn.uses")}>
        <ul>
          <li>{t("demo.signIn.use1")}</li>
          <li>{t("demo.signIn.use2")}</li>
          <li>{t("demo.signIn.use3")}</li>
        </ul>
      </Section>
      <Section title={t("demo.signIn.without")}>
        <p>{t("demo.signIn.withoutText")}</p>
        <LinkList links={[link]} />
      </Section>
    </PageLayout>
  );
}
