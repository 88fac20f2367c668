import { useTranslation } from "react-i18next";

type Props = {
  siteName: string;
  /** Address of the page on the site's own origin; null when it has none. */
  address: string | null;
  isDemonstration: boolean;
};

/** Shown only in print: where the page comes from. */
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
