import { useTranslation } from "react-i18next";
import { Button } from "#components/button.tsx";
import { ButtonRow } from "#components/button-row.tsx";
import { Form, FormPart } from "#components/form.tsx";
import { FormChoices } from "#components/form-choices.tsx";
import { FormFile } from "#components/form-file.tsx";
import { FormSelect } from "#components/form-select.tsx";
import { FormTextArea } from "#components/form-text-area.tsx";
import { FormTextField } from "#components/form-text-field.tsx";
import { Message } from "#components/message.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";

const topics = ["family", "work", "housing", "care"] as const;
const ways = ["office", "phone", "video"] as const;
const needs = ["interpreter", "access", "company"] as const;

/** A whole form: an appointment at a branch. */
export function MeetingDemo() {
  const { t } = useTranslation();
  const topicOptions = topics.map((value) => ({ value, label: t(`demo.meeting.topic.${value}`) }));
  const wayOptions = ways.map((value) => ({ value, label: t(`demo.meeting.way.${value}`) }));
  const needOptions = needs.map((value) => ({ value, label: t(`demo.meeting.need.${value}`) }));
  const consent = [{ value: "yes", label: t("demo.meeting.consentText") }];
  return (
    <PageLayout heading={<PageHeading title={t("demo.meeting.title")} lead={t("demo.meeting.lead")} />}>
      <Message tone="info">
        <p>{t("demo.meeting.notice")}</p>
      </Message>
      <Form label={t("demo.meeting.title")}>
        <FormPart title={t("demo.meeting.aboutYou")}>
          <FormTextField name="given-name" label={t("demo.meeting.givenName")} autoComplete="given-name" required />
          <FormTextField name="family-name" label={t("demo.meeting.familyName")} autoComplete="family-name" required />
          <FormTextField
            type="email"
            name="email"
            label={t("contact.email")}
            hint={t("demo.meeting.emailHint")}
            autoComplete="email"
            required
          />
          <FormTextField
            type="tel"
            name="phone"
            label={t("contact.phone")}
            hint={t("demo.meeting.phoneHint")}
            autoComplete="tel"
          />
        </FormPart>
        <FormPart title={t("demo.meeting.aboutMeeting")}>
          <FormSelect name="topic" label={t("demo.meeting.topicLabel")} options={topicOptions} required />
          <FormTextField type="date" name="day" label={t("demo.meeting.day")} required />
          <FormChoices type="radio" name="way" label={t("demo.meeting.wayLabel")} options={wayOptions} required />
          <FormChoices type="checkbox" name="need" label={t("demo.meeting.needLabel")} options={needOptions} />
          <FormTextArea name="message" label={t("demo.meeting.message")} maxLength={1000} />
          <FormFile
            name="attachment"
            label={t("demo.meeting.attachment")}
            hint={t("demo.meeting.attachmentHint")}
            accept={[".pdf", ".jpg", ".png"]}
          />
        </FormPart>
        <FormChoices type="checkbox" name="consent" label={t("demo.meeting.consent")} options={consent} required />
        <ButtonRow>
          <Button>{t("form.submit")}</Button>
        </ButtonRow>
      </Form>
    </PageLayout>
  );
}
