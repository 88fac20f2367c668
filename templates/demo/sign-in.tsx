import { useTranslation } from "react-i18next";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { Message } from "#components/message/message.tsx";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";

/** The sign-in page; it says so when signing in is not configured. Not accessible to signed-in users. */
export function SignInDemo({ view: { home, signIn } }: { view: Demo }) {
  const { t } = useTranslation();
  const link = { label: t("errors.goToHomepage"), href: home, external: false, language: null };
  return (
    <DemoTemplate texts="signIn">
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
    </DemoTemplate>
  );
}
