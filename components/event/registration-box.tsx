import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { dayAndTime, formatDateTime } from "#components/text/date-formats.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { TranslatedField, translatedInline } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import { type RegistrationState, registrationState } from "#schemas/time/event-states.ts";
import type { Registration } from "#schemas/values/offer/registration.ts";

const tones = { soon: "neutral", open: "good", full: "bad", closed: "neutral" } as const;

/** State of the registration for an event, with the sign-up link while it is open. */
export function RegistrationBox({ view }: { view: { registration: Registration | null } & Translation }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const { registration } = view;
  if (!registration) return null;
  const state = registrationState(registration, now);
  return (
    <Section title={t("registration.title")}>
      <p>
        <StateTag tone={tones[state]}>{t(`registration.states.${state}`)}</StateTag>
      </p>
      <Terms registration={registration} state={state} />
      {state === "open" && registration.link && (
        <TranslatedField view={view} name="registration">
          <ActionLink link={registration.link} />
        </TranslatedField>
      )}
      {registration.note && <p>{translatedInline(view, "registration", registration.note)}</p>}
    </Section>
  );
}

type TermsProps = { registration: Registration; state: RegistrationState };

/** The date that matters in the current state of the registration, and the number of places. */
function Terms({ registration: { opensAt, closesAt, places }, state }: TermsProps) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const sentences = {
    soon: opensAt && t("registration.opens", { date: formatDateTime(opensAt, language) }),
    open: closesAt && t("registration.closes", { date: t("dates.until", dayAndTime(closesAt, language)) }),
    full: t("registration.full"),
    closed: closesAt && t("registration.closed", { date: formatDateTime(closesAt, language) }),
  };
  const lines = [
    sentences[state],
    places !== null && state !== "closed" && t("registration.places", { count: places }),
  ];
  return lines.some(Boolean) && <p>{lines.filter(Boolean).join(" ")}</p>;
}
