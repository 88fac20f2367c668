import { useTranslation } from "react-i18next";
import { FileLink } from "#components/link/file-link.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { UnbrokenWords } from "#components/text/unbroken-words.tsx";
import { ValidityText } from "#components/text/validity-text.tsx";
import type { ListedDocument } from "#schemas/structures/document-list.ts";

export function DocumentTable({ documents }: { documents: readonly ListedDocument[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("documentList.caption")}
      rows={documents}
      isCounted
      columns={[
        { title: t("documentList.document"), cell: (row) => <Name document={row} /> },
        { title: t("documentList.type"), cell: ({ type }) => type },
        {
          title: t("documentList.number"),
          cell: (row) => (row.number || row.referenceNumber) && <Numbers document={row} />,
        },
        {
          title: t("documentList.issued"),
          cell: (row) => (row.issuedOn || row.issuer) && <Issued document={row} />,
        },
        {
          title: t("documentList.validity"),
          cell: ({ validity }) => validity && <ValidityText validity={validity} />,
        },
        {
          title: t("documentList.legal"),
          cell: ({ legal }) => legal.length > 0 && <LegalList references={legal} />,
        },
      ]}
    />
  );
}

function Name({ document: { title, file } }: { document: ListedDocument }) {
  const { t } = useTranslation();
  return file ? <FileLink file={file} /> : `${title} (${t("documentList.noFile")})`;
}

function Numbers({ document: { number, referenceNumber } }: { document: ListedDocument }) {
  const { t } = useTranslation();
  return (
    <>
      {number && (
        <div>
          <UnbrokenWords text={number} />
        </div>
      )}
      {referenceNumber && (
        <div>
          <UnbrokenWords text={t("documentList.referenceNumber", { number: referenceNumber })} />
        </div>
      )}
    </>
  );
}

function Issued({ document: { issuedOn, issuer } }: { document: ListedDocument }) {
  return (
    <>
      {issuedOn && (
        <div>
          <DateText instant={issuedOn} />
        </div>
      )}
      {issuer && <div>{issuer}</div>}
    </>
  );
}
