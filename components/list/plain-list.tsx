import type { ReactNode } from "react";

type Props = {
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A list without bullets that assistive technology still announces as a list. */
export function PlainList({ id, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul role="list" id={id} className={className}>
      {children}
    </ul>
  );
}
