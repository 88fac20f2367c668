import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Form, FormPart } from "#components/form/form.tsx";
import { FormChoices } from "#components/form/form-choices.tsx";
import { FormFile } from "#components/form/form-file.tsx";
import { FormSelect } from "#components/form/form-select.tsx";
import { FormTextArea } from "#components/form/form-text-area.tsx";
import { FormTextField } from "#components/form/form-text-field.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate } from "#components/text/dates.tsx";
import {
  meetingDays,
  meetingFiles,
  meetingLimits,
  meetingNeeds,
  meetingTopics,
  meetingWays,
} from "#schemas/forms/meeting.ts";
import { wallClock } from "#schemas/time/dates.ts";
import type { Demo } from "./demo.ts";
import { SentMeeting } from "./sent-meeting.tsx";

/** A whole form, an appointment at a branch; sent as it should be, what it asked for. */
export function MeetingDemo({ view: { meeting } }: { view: Demo }) {
  const { t } = useTranslation();
  const isSent = meeting.sent !== null;
  return (
    <PageLayout heading={<PageHeading title={t("demo.meeting.title")} lead={isSent ? null : t("demo.meeting.lead")} />}>
      {meeting.sent ? <SentMeeting sent={meeting.sent} /> : <MeetingForm state={meeting.state} />}
    </PageLayout>
  );
}

function MeetingForm({ state }: Pick<Demo["meeting"], "state">) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const { first, last } = meetingDays(wallClock(now).date);
  const labels = {
    "given-name": t("demo.meeting.givenName"),
    "family-name": t("demo.meeting.familyName"),
    email: t("contact.email"),
    phone: t("contact.phone"),
    topic: t("demo.meeting.topicLabel"),
    day: t("demo.meeting.day"),
    way: t("demo.meeting.wayLabel"),
    need: t("demo.meeting.needLabel"),
    message: t("demo.meeting.message"),
    attachment: t("demo.meeting.attachment"),
    consent: t("demo.meeting.consent"),
  };
  const field = (name: keyof typeof labels) => ({ name, label: labels[name] });
  const days = { first: formatDate(first, language), last: formatDate(last, language) };
  const topics = meetingTopics.map((value) => ({ value, label: t(`demo.meeting.topic.${value}`) }));
  const ways = meetingWays.map((value) => ({ value, label: t(`demo.meeting.way.${value}`) }));
  const needs = meetingNeeds.map((value) => ({ value, label: t(`demo.meeting.need.${value}`) }));
  const consent = [{ value: "yes", label: t("demo.meeting.consentText") }];
  return (
    <>
      <Message tone="info">
        <p>{t("demo.meeting.notice")}</p>
      </Message>
      <Form label={t("demo.meeting.title")} method="post" state={state} labels={labels} hasFiles>
        <FormPart title={t("demo.meeting.aboutYou")}>
          <FormTextField {...field("given-name")} autoComplete="given-name" maxLength={meetingLimits.name} required />
          <FormTextField {...field("family-name")} autoComplete="family-name" maxLength={meetingLimits.name} required />
          <FormTextField
            {...field("email")}
            type="email"
            hint={t("demo.meeting.emailHint")}
            autoComplete="email"
            required
          />
          <FormTextField {...field("phone")} type="tel" hint={t("demo.meeting.phoneHint")} autoComplete="tel" />
        </FormPart>
        <FormPart title={t("demo.meeting.aboutMeeting")}>
          <FormSelect {...field("topic")} options={topics} required />
          <FormTextField
            {...field("day")}
            type="date"
            hint={t("demo.meeting.dayHint", days)}
            min={first}
            max={last}
            required
          />
          <FormChoices {...field("way")} type="radio" options={ways} required />
          <FormChoices {...field("need")} type="checkbox" options={needs} />
          <FormTextArea {...field("message")} maxLength={meetingLimits.message} />
          <FormFile {...field("attachment")} limits={meetingFiles} />
        </FormPart>
        <FormChoices {...field("consent")} type="checkbox" options={consent} required />
        <ButtonRow>
          <Button>{t("form.submit")}</Button>
        </ButtonRow>
      </Form>
    </>
  );
}
