import { type FocusEvent, useRef } from "react";
import { ControlIcon } from "#components/media/icon.tsx";
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

export interface ToastLabels {
  list: string;
  close: string;
  /** Text of the toast after an uncaught error (renderer/client/uncaught-errors.ts). */
  uncaughtError: string;
}

type Props = {
  labels: ToastLabels;
  toasts?: readonly ShownToast[];
  onClose?: (id: number) => void;
  onPause?: (by: "pointer" | "focus") => void;
  onResume?: (by: "pointer" | "focus") => void;
};

const ignore = () => {};

/** Toasts above the page. The server renders it with its labels only: empty live regions. */
export function ToastList({ labels, toasts = [], onClose = ignore, onPause = ignore, onResume = ignore }: Props) {
  const cameFrom = useRef<EventTarget | null>(null);
  const isUrgent = ({ severity }: ShownToast) => severity === "error" || severity === "warn";

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (isWithin(currentTarget, relatedTarget)) return;
    cameFrom.current = relatedTarget;
    onPause("focus");
  }

  function close(id: number) {
    giveBackFocus(cameFrom.current);
    onClose(id);
  }

  return (
    <section
      className={styles.list}
      aria-label={toasts.length > 0 ? labels.list : undefined}
      data-uncaught-error={labels.uncaughtError}
      onPointerEnter={() => onPause("pointer")}
      onPointerLeave={() => onResume("pointer")}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isWithin(currentTarget, relatedTarget)) onResume("focus");
      }}
    >
      <div role="alert" aria-atomic="false">
        {toasts.filter(isUrgent).map((toast) => (
          <Toast key={toast.id} toast={toast} labels={labels} onClose={close} />
        ))}
      </div>
      <div role="status" aria-atomic="false">
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <Toast key={toast.id} toast={toast} labels={labels} onClose={close} />
          ))}
      </div>
    </section>
  );
}

type ToastProps = {
  toast: ShownToast;
  labels: ToastLabels;
  onClose: (id: number) => void;
};

function Toast({ toast: { id, severity, text, lang, closable }, labels, onClose }: ToastProps) {
  return (
    <div className={styles.toast}>
      <Message tone={severity}>
        <p lang={lang}>{text}</p>
      </Message>
      {closable && (
        <button type="button" className={styles.close} aria-label={labels.close} onClick={() => onClose(id)}>
          <ControlIcon name="x-lg" />
        </button>
      )}
    </div>
  );
}

function isWithin(list: Element, target: EventTarget | null): boolean {
  return target instanceof Node && list.contains(target);
}

/** Moves the focus from a button that is about to disappear back to where it was before the toasts. */
function giveBackFocus(cameFrom: EventTarget | null): void {
  const target =
    cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.getElementById(pageIds.main);
  target?.focus({ preventScroll: true });
}
