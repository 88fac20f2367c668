import type { ReactNode, Ref } from "react";
import styles from "./plain-list.module.css";

type Props = {
  id?: string | undefined;
  ref?: Ref<HTMLUListElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** A list without bullets that assistive technology still announces as a list. */
export function PlainList({ id, ref, className = "", children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul role="list" id={id} ref={ref} className={`${styles.plain} ${className}`}>
      {children}
    </ul>
  );
}
