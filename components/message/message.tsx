import type { ReactNode } from "react";
import type { StatusIconName } from "#components/media/icon-names.ts";
import type { Callout } from "#schemas/values/callout.ts";
import styles from "./message.module.css";
import { StatusIcon } from "./status-icon.tsx";

const looks = {
  info: { color: "primary", icon: "info-circle-fill" },
  warn: { color: "warning", icon: "exclamation-triangle-fill" },
  error: { color: "error", icon: "exclamation-triangle-fill" },
  success: { color: "success", icon: "check-circle-fill" },
} as const satisfies Record<Callout["tone"], { color: string; icon: StatusIconName }>;

type Props = {
  tone: Callout["tone"];
  /** A heading sentence. */
  title?: string;
  children?: ReactNode;
};

/** A highlighted box with an icon for its tone. */
export function Message({ tone, title, children }: Props) {
  const { color, icon } = looks[tone];
  return (
    <div className="gov-message" data-color={color} data-type="subtle">
      <span slot="icon" className={styles.icon}>
        <StatusIcon name={icon} size="l" />
      </span>
      <div className={styles.content}>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
