import type { MouseEventHandler } from "react";

export interface ConsentLinkProps {
  label: string;
  /** The page of the settings. */
  href: string;
  onSettings?: MouseEventHandler<HTMLAnchorElement>;
}

/** Leads to the settings of cookies: to their page, and where there is script to its form in a dialog. */
export function ConsentLink({ label, href, onSettings }: ConsentLinkProps) {
  return (
    <a href={href} onClick={onSettings}>
      {label}
    </a>
  );
}
