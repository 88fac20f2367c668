import { useTranslation } from "react-i18next";
import { Panel } from "#components/layout/panel.tsx";
import { Part } from "#components/layout/part.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { DateText } from "#components/text/dates.tsx";
import type { PublicNotice } from "#schemas/structures/public-notice.ts";

type Props = {
  view: PublicNotice;
  /** Only a notice that is posted shows whom it is addressed to. */
  isPosted: boolean;
};

/** The particulars of a notice as the official board keeps them. */
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
    { term: t("notice.kind"), value: t(`notice.kinds.${view.kind}`) },
    {
      term: t("notice.addressee"),
      value: isPosted && view.addressee && (
        <Part view={view} name="addressee" inline>
          {view.addressee}
        </Part>
      ),
    },
    {
      term: t("notice.referenceNo"),
      value: view.referenceNo && (
        <Part view={view} name="referenceNo" inline>
          {view.referenceNo}
        </Part>
      ),
    },
    {
      term: t("notice.fileNo"),
      value: view.fileNo && (
        <Part view={view} name="fileNo" inline>
          {view.fileNo}
        </Part>
      ),
    },
    {
      term: t("notice.agenda"),
      value: (
        <Part view={view} name="agenda" inline>
          {agenda.code ? `${agenda.name} (${agenda.code})` : agenda.name}
        </Part>
      ),
    },
    {
      term: t("notice.issuer"),
      value: (
        <Part view={view} name="issuer" inline>
          {issuer.name}
        </Part>
      ),
    },
    {
      term: t("notice.region"),
      value: issuer.region && issuer.region !== "GR" && t(`regions.${issuer.region}`),
    },
  ];
  return (
    <Panel>
      <FactList facts={facts} look="row" />
    </Panel>
  );
}
