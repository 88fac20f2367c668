import type { MouseEventHandler } from "react";

export interface ConsentLinkProps {
  label: string;
  /** The page of the settings. */
  href: string;
  onSettings?: MouseEventHandler<HTMLAnchorElement>;
}

/** Link to the cookie settings: their page, or with script its form in a dialog. */
export function ConsentLink({ label, href, onSettings }: ConsentLinkProps) {
  return (
    <a href={href} onClick={onSettings}>
      {label}
    </a>
  );
}
