import { useTranslation } from "react-i18next";

type Props = {
  siteName: string;
  /** Address of the page on the site's own origin; null for a page without one. */
  address: string | null;
  isDemonstration: boolean;
};

/** Line that only paper shows: where a printed page comes from. */
export function PrintedOrigin({ siteName, address, isDemonstration }: Props) {
  const { t } = useTranslation();
  return (
    <p className="printed">
      {siteName}
      {address && ` – ${address}`}
      {isDemonstration && ` – ${t("header.demonstration")}`}
    </p>
  );
}
