import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Message } from "#components/message/message.tsx";
import { DateText } from "#components/text/dates.tsx";
import type { SentMeeting as Sent } from "#schemas/forms/meeting.ts";

/** Summary of a submitted form, with a link back to it. */
export function SentMeeting({ sent: { topic, day, way } }: { sent: Sent }) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  const again = { label: t("demo.meeting.again"), href: address ?? "", external: false, language: null };
  return (
    <>
      <Message tone="success">
        <h2>{t("demo.meeting.sent")}</h2>
        <p>{t("demo.meeting.sentText")}</p>
      </Message>
      <FactList
        facts={[
          { term: t("demo.meeting.topicLabel"), value: t(`demo.meeting.topic.${topic}`) },
          { term: t("demo.meeting.day"), value: <DateText instant={day} /> },
          { term: t("demo.meeting.wayLabel"), value: t(`demo.meeting.way.${way}`) },
        ]}
      />
      <p>{t("demo.meeting.sentRest")}</p>
      <LinkList links={[again]} />
    </>
  );
}
