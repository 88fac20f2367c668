import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Picture } from "#components/media/figure.tsx";
import { Message } from "#components/message/message.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { TranslatedField, translatedInline } from "#components/text/translated-field.tsx";
import type { Application } from "#schemas/structures/application.ts";
import { periodState } from "#schemas/time/states.ts";
import styles from "./application-launch.module.css";

const tones = { live: "good", beta: "near" } as const;

/** State, link and sign-in methods of an application, whose link is no main action during an outage, or its replacement once it has been discontinued. */
export function ApplicationLaunch({ view }: { view: Application }) {
  const { t } = useTranslation();
  const { state, target, host, signIn, audience, logo } = view;
  const { now } = useEnvironment();
  if (state === "ended") return <Ended view={view} />;
  const isOut = view.outages.some((outage) => periodState(outage, now) === "active");
  const facts = [
    {
      term: t("application.state"),
      value: state && !isOut && <StateTag tone={tones[state]}>{t(`application.states.${state}`)}</StateTag>,
    },
    { term: t("application.signIn"), value: signIn.map((way) => t(`application.signInWays.${way}`)).join(", ") },
    { term: t("audience.title"), value: audience.map((whom) => t(`audience.${whom}`)).join(", ") },
  ];
  return (
    <div className={styles.launch}>
      <div className={styles.way}>
        {logo && (
          <div className={styles.logo}>
            <TranslatedField view={view} name="logo">
              <Picture image={logo} />
            </TranslatedField>
          </div>
        )}
        {target && (
          <div className={styles.action}>
            <ActionLink
              link={{ label: isOut ? t("application.openAnyway") : t("application.open"), ...target, language: null }}
              look={isOut ? "outlined" : "solid"}
            />
            {target.external && <p className={styles.leaving}>{t("application.leaving", { host })}</p>}
          </div>
        )}
      </div>
      <FactList facts={facts} />
    </div>
  );
}

function Ended({ view }: { view: Application }) {
  const { t } = useTranslation();
  return (
    <Message tone="warn">
      <h2>{t("application.endedText")}</h2>
      {view.replacement && (
        <p>
          {t("application.replacement")} {translatedInline(view, "replacement", <PageLink link={view.replacement} />)}
        </p>
      )}
    </Message>
  );
}
