import { useTranslation } from "react-i18next";

type Props = {
  label: string;
  /** Address of the cookie settings page. */
  href: string;
};

/**
 * Link to the cookie settings page, whose form a script opens in a dialog. It has the text of the toast about consent that
 * was withdrawn while something was being written (renderer/client/consent/follow.ts).
 */
export function ConsentLink({ label, href }: Props) {
  const { t } = useTranslation();
  return (
    <a href={href} data-click="consent.settingsAsked" data-stops-later={t("consent.stopsLater")}>
      {label}
    </a>
  );
}
