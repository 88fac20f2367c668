type Props = {
  label: string;
  /** The page of the settings. */
  href: string;
};

/** Link to the cookie settings: their page, or with script its form in a dialog. */
export function ConsentLink({ label, href }: Props) {
  return (
    <a href={href} data-click="consent.settingsAsked">
      {label}
    </a>
  );
}
