import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import { Message } from "#components/message/message.tsx";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { Callout } from "#schemas/values/callout.ts";
import styles from "./toast-list.module.css";

export interface ShownToast {
  id: number;
  severity: Callout["tone"];
  text: string;
  /** Language tag of the text. */
  lang: string;
  closable: boolean;
}

const severities = ["info", "success", "warn", "error"] as const;

/**
 * Toasts above the page: rendered as empty live regions, with a template that renderer/client/shell/toasts.ts fills in.
 */
export function ToastList({ toasts = [] }: { toasts?: readonly ShownToast[] }) {
  const { t } = useTranslation();
  const isUrgent = ({ severity }: ShownToast) => severity === "error" || severity === "warn";
  const regions = { alert: toasts.filter(isUrgent), status: toasts.filter((toast) => !isUrgent(toast)) };
  return (
    <>
      <section className={styles.list} data-toasts="" aria-label={toasts.length > 0 ? t("toasts.list") : undefined}>
        {(["alert", "status"] as const).map((role) => (
          <div key={role} role={role} aria-atomic="false">
            {regions[role].map((toast) => (
              <Toast key={toast.id} {...toast} />
            ))}
          </div>
        ))}
      </section>
      <template id={pageIds.toasts} data-label={t("toasts.list")} data-uncaught-error={t("errors.uncaught")}>
        {severities.map((severity) => (
          <Toast key={severity} severity={severity} closable={false} />
        ))}
        <CloseButton />
      </template>
    </>
  );
}

type ToastProps = Pick<ShownToast, "severity" | "closable"> & Partial<ShownToast>;

function Toast({ severity, text, lang, closable }: ToastProps) {
  return (
    <div className={styles.toast} data-severity={severity}>
      <Message tone={severity}>
        <p lang={lang}>{text}</p>
      </Message>
      {closable && <CloseButton />}
    </div>
  );
}

function CloseButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.close} aria-label={t("toasts.close")} data-click="toasts.closed">
      <Icon name="x-lg" />
    </button>
  );
}
