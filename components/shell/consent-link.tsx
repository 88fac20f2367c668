type Props = {
  label: string;
  /** Address of the cookie settings page. */
  href: string;
};

/** Link to the cookie settings page, whose form a script opens in a dialog. */
export function ConsentLink({ label, href }: Props) {
  return (
    <a href={href} data-click="consent.settingsAsked">
      {label}
    </a>
  );
}
