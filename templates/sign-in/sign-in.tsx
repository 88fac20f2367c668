import { useTranslation } from "react-i18next";
import { Form } from "#components/form/form.tsx";
import { FormMessage } from "#components/form/form-errors.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import * as pageIds from "#schemas/site/page-ids.ts";
import { type FailedLogin, loginFields } from "#schemas/visitor/failed-login.ts";
import { type LoginRefusal, loginFieldProblems, loginRefusals, refusalOf } from "#schemas/visitor/login-problems.ts";
import { returnParameter } from "#schemas/visitor/return-address.ts";
import { CredentialField } from "./credential-field.tsx";

export interface SignInForm {
  /** Address to which the visitor returns after signing in. */
  returnTo: string;
  /** The sign-in that has just failed; null before the first. */
  failedLogin: FailedLogin | null;
  /** Where, and under which key, scripts store the session. */
  storage: { storage: string; storageKey: string };
  /** Address of the site's home page. */
  home: string;
}

/** The portal's own form for user name and password. It works without script; with it, the page stays while it is sent. */
export function SignInPage({ view: { returnTo, failedLogin, storage, home } }: { view: SignInForm }) {
  const { t } = useTranslation();
  const title = t("signIn.title");
  const { username, password } = loginFields;
  const control = { kind: "text", required: true } as const;
  const wrong = t("signIn.problems.wrong");
  const fields = {
    [username]: { label: t("signIn.username"), control, missing: t("signIn.problems.usernameMissing"), wrong },
    [password]: { label: t("signIn.password"), control, missing: t("signIn.problems.passwordMissing"), wrong },
  };
  const problems = failedLogin?.problems ?? [];
  const refusal = refusalOf(problems);
  const state = {
    values: { [username]: failedLogin ? [failedLogin.username] : [] },
    problems: problems.flatMap((problem) => loginFieldProblems[problem]),
  };
  const script = { ...storage, sending: t("signIn.sending") };
  return (
    <PageLayout heading={<PageHeading title={title} />}>
      <p>{t("signIn.text")}</p>
      {refusal && <Refusal problem={refusal} id={pageIds.formErrors} />}
      <Form label={title} method="post" state={state} fields={fields}>
        <input type="hidden" name={returnParameter} value={returnTo} data-sign-in={JSON.stringify(script)} />
        <CredentialField name={username} label={t("signIn.username")} type="text" autoComplete="username" />
        <CredentialField name={password} label={t("signIn.password")} type="password" autoComplete="current-password" />
        <ButtonRow>
          <Button>{t("signIn.submit")}</Button>
        </ButtonRow>
        {loginRefusals.map((problem) => (
          <template key={problem} data-problem={problem}>
            <Refusal problem={problem} />
          </template>
        ))}
      </Form>
      <p>
        <a href={home}>{t("errors.goToHomepage")}</a>
      </p>
    </PageLayout>
  );
}

/** Says that no sign-in was tried, and when to try again. */
function Refusal({ problem, id }: { problem: LoginRefusal; id?: string }) {
  const { t } = useTranslation();
  return (
    <FormMessage id={id} takesFocus={id !== undefined} title={t("signIn.failed")}>
      <p>{t(`signIn.problems.${problem}`)}</p>
    </FormMessage>
  );
}
