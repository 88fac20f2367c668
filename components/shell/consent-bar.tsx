import type { FormEvent, MouseEventHandler } from "react";
import { Button } from "#components/layout/button.tsx";
import { type Consent, consentPath } from "#schemas/visitor/consent.ts";
import { type Choice, choiceField, readConsent, returnField } from "#schemas/visitor/consent-form.ts";
import styles from "./consent-bar.module.css";
import { ConsentLink } from "./consent-link.tsx";

export interface ConsentBarProps {
  labels: {
    title: string;
    text: string;
    agree: string;
    decline: string;
    settings: string;
    /** Announced when the choice is saved. */
    saved: string;
    failed: string;
  };
  /** Path of the current page; empty when the page has no address of its own. */
  address: string;
  /** The page of the settings. */
  settings: string;
  isFailed?: boolean;
  onChoose?: (consent: Consent) => void;
  onSettings?: MouseEventHandler<HTMLAnchorElement>;
}

/** Asks for consent to cookies at the foot of the window until the visitor decides; refusing is as easy as agreeing. */
export function ConsentBar({ labels, address, settings, isFailed = false, onChoose, onSettings }: ConsentBarProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent, currentTarget } = event;
    if (!onChoose || !(nativeEvent instanceof SubmitEvent)) return;
    const data = new FormData(currentTarget, nativeEvent.submitter);
    const consent = readConsent((name) => data.get(name));
    if (!consent) return;
    event.preventDefault();
    onChoose(consent);
  }

  return (
    <section className={styles.bar} aria-label={labels.title} data-consent-saved={labels.saved}>
      <form className={styles.form} method="post" action={consentPath} onSubmit={submit}>
        <div>
          <p>{labels.text}</p>
          <p role="alert" className={styles.failed}>
            {isFailed && labels.failed}
          </p>
        </div>
        <input type="hidden" name={returnField} value={address} />
        <div className={styles.buttons}>
          <ChoiceButton choice="all" label={labels.agree} />
          <ChoiceButton choice="none" label={labels.decline} />
          <ConsentLink label={labels.settings} href={settings} {...(onSettings && { onSettings })} />
        </div>
      </form>
    </section>
  );
}

function ChoiceButton({ choice, label }: { choice: Choice; label: string }) {
  return (
    <Button name={choiceField} value={choice} size="m">
      {label}
    </Button>
  );
}
