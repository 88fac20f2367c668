import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Form, FormGroup } from "#components/form/form.tsx";
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
import { meetingControls, meetingNeeds, meetingTopics, meetingWays } from "#schemas/forms/meeting.ts";
import { wallClock } from "#schemas/time/dates.ts";
import type { Demo } from "./demo.ts";
import { SentMeeting } from "./sent-meeting.tsx";

/** A complete form, for an appointment at a branch; once submitted, a summary. */
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
  const controls = meetingControls(wallClock(now).date);
  const fields = {
    "given-name": {
      label: t("demo.meeting.givenName"),
      control: controls["given-name"],
      missing: t("demo.meeting.missing.givenName"),
    },
    "family-name": {
      label: t("demo.meeting.familyName"),
      control: controls["family-name"],
      missing: t("demo.meeting.missing.familyName"),
    },
    email: { label: t("contact.email"), control: controls.email, missing: t("demo.meeting.missing.email") },
    phone: { label: t("contact.phone"), control: controls.phone },
    topic: { label: t("demo.meeting.topicLabel"), control: controls.topic, missing: t("demo.meeting.missing.topic") },
    day: { label: t("demo.meeting.day"), control: controls.day, missing: t("demo.meeting.missing.day") },
    way: { label: t("demo.meeting.wayLabel"), control: controls.way, missing: t("demo.meeting.missing.way") },
    need: { label: t("demo.meeting.needLabel"), control: controls.need },
    message: { label: t("demo.meeting.message"), control: controls.message },
    attachment: { label: t("demo.meeting.attachment"), control: controls.attachment },
    consent: {
      label: t("demo.meeting.consent"),
      control: controls.consent,
      missing: t("demo.meeting.missing.consent"),
    },
  };
  const field = (name: keyof typeof fields) => ({ name, label: fields[name].label });
  const { min, max } = controls.day;
  const days = { first: formatDate(min, language), last: formatDate(max, language) };
  const topics = meetingTopics.map((value) => ({ value, label: t(`demo.meeting.topic.${value}`) }));
  const ways = meetingWays.map((value) => ({ value, label: t(`demo.meeting.way.${value}`) }));
  const needs = meetingNeeds.map((value) => ({ value, label: t(`demo.meeting.need.${value}`) }));
  const consent = [{ value: "yes", label: t("demo.meeting.consentText") }];
  return (
    <>
      <Message tone="info">
        <p>{t("demo.meeting.notice")}</p>
      </Message>
      <Form label={t("demo.meeting.title")} method="post" state={state} fields={fields} hasFiles>
        <FormGroup title={t("demo.meeting.aboutYou")}>
          <FormTextField {...field("given-name")} autoComplete="given-name" />
          <FormTextField {...field("family-name")} autoComplete="family-name" />
          <FormTextField {...field("email")} hint={t("demo.meeting.emailHint")} autoComplete="email" />
          <FormTextField {...field("phone")} hint={t("demo.meeting.phoneHint")} autoComplete="tel" />
        </FormGroup>
        <FormGroup title={t("demo.meeting.aboutMeeting")}>
          <FormSelect {...field("topic")} options={topics} />
          <FormTextField {...field("day")} hint={t("demo.meeting.dayHint", days)} />
          <FormChoices {...field("way")} type="radio" options={ways} />
          <FormChoices {...field("need")} type="checkbox" options={needs} />
          <FormTextArea {...field("message")} />
          <FormFile {...field("attachment")} />
        </FormGroup>
        <FormChoices {...field("consent")} type="checkbox" options={consent} />
        <ButtonRow>
          <Button>{t("form.submit")}</Button>
        </ButtonRow>
      </Form>
    </>
  );
}
