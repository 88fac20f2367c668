import { useTranslation } from "react-i18next";
import { Panel } from "#components/layout/panel.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { translatedInline, translatedText } from "#components/text/translated-field.tsx";
import type { PublicNotice } from "#schemas/structures/public-notice.ts";

type Props = {
  view: PublicNotice;
  /** True while the notice is posted; only then is its addressee shown. */
  isPosted: boolean;
};

/** Facts about a notice on the official board. */
export function NoticeFacts({ view, isPosted }: Props) {
  const { t } = useTranslation();
  const { removeOn, removedOn, deliveredOn, issuer, agenda } = view;
  const facts = [
    { term: t("notice.postedOn"), value: <DateText instant={view.postedOn} /> },
    {
      term: t("notice.removeOn"),
      value: !removedOn && (removeOn ? <DateText instant={removeOn} /> : t("notice.unspecified")),
    },
    { term: t("notice.removedOn"), value: removedOn && <DateText instant={removedOn} /> },
    { term: t("notice.deliveredOn"), value: deliveredOn && <DateText instant={deliveredOn} /> },
    { term: t("notice.kind"), value: view.kind && t(`notice.kinds.${view.kind}`) },
    { term: t("notice.addressee"), value: isPosted && translatedText(view, "addressee") },
    { term: t("notice.referenceNo"), value: translatedText(view, "referenceNo") },
    { term: t("notice.fileNo"), value: translatedText(view, "fileNo") },
    {
      term: t("notice.agenda"),
      value: agenda && translatedInline(view, "agenda", agenda.code ? `${agenda.name} (${agenda.code})` : agenda.name),
    },
    { term: t("notice.issuer"), value: issuer && translatedInline(view, "issuer", issuer.name) },
    { term: t("notice.region"), value: issuer?.region && issuer.region !== "GR" && t(`regions.${issuer.region}`) },
  ];
  return (
    <Panel>
      <FactList facts={facts} look="row" />
    </Panel>
  );
}
