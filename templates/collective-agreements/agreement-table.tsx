import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FileLink } from "#components/link/file-link.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import { ValidityText } from "#components/text/validity-text.tsx";
import type { CollectiveAgreement } from "#schemas/structures/collective-agreements.ts";

export function AgreementTable({ agreements }: { agreements: readonly CollectiveAgreement[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("agreements.caption")}
      rows={agreements}
      isCounted
      columns={[
        { title: t("agreements.employers"), cell: ({ employers }) => <Names names={employers} /> },
        { title: t("agreements.unions"), cell: ({ unions }) => <Names names={unions} /> },
        {
          title: t("agreements.validity"),
          cell: ({ validity }) => validity && <ValidityText validity={validity} />,
          look: "plain",
        },
        { title: t("agreements.texts"), cell: (row) => <Texts agreement={row} />, look: "plain" },
        { title: t("agreements.notice"), cell: (row) => <Notices agreement={row} /> },
        { title: t("agreements.evidenceNumber"), cell: ({ evidenceNumber }) => evidenceNumber, look: "number" },
      ]}
    />
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <PlainList>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </PlainList>
  );
}

function Texts({ agreement: { texts, note } }: { agreement: CollectiveAgreement }) {
  return (
    <>
      {texts.length > 0 && (
        <PlainList>
          {texts.map((file) => (
            <li key={file.href}>
              <FileLink file={file} />
            </li>
          ))}
        </PlainList>
      )}
      {note}
    </>
  );
}

function Notices({ agreement: { noticeNumber, extension } }: { agreement: CollectiveAgreement }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <>
      <div>{t("agreements.noticeNumber", { number: noticeNumber })}</div>
      {extension && (
        <div>
          {t("agreements.extension", {
            number: extension.noticeNumber,
            date: formatDate(extension.from, language),
          })}
        </div>
      )}
    </>
  );
}
