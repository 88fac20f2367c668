import { useTranslation } from "react-i18next";
import type { CollectiveAgreement } from "#schemas/collective-agreements.ts";
import { formatDate } from "./dates.tsx";
import { useEnvironment } from "./environment.tsx";
import { FileLink } from "./file-link.tsx";
import { ListTable } from "./list-table.tsx";
import { PlainList } from "./plain-list.tsx";
import { ValidityText } from "./validity-text.tsx";

export function AgreementTable({ agreements }: { agreements: readonly CollectiveAgreement[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("agreements.caption")}
      rows={agreements}
      isCounted
      columns={[
        { title: t("agreements.evidenceNumber"), cell: ({ evidenceNumber }) => evidenceNumber },
        { title: t("agreements.employers"), cell: ({ employers }) => <Names names={employers} /> },
        { title: t("agreements.unions"), cell: ({ unions }) => <Names names={unions} /> },
        { title: t("agreements.texts"), cell: (row) => <Texts agreement={row} /> },
        { title: t("agreements.notice"), cell: (row) => <Notices agreement={row} /> },
        {
          title: t("agreements.validity"),
          cell: ({ validity }) => validity && <ValidityText validity={validity} />,
        },
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
