import { useSyncExternalStore } from "react";
import { ConsentBar, type ConsentBarProps } from "#components/shell/consent-bar.tsx";
import { ConsentLink, type ConsentLinkProps } from "#components/shell/consent-link.tsx";
import { consentActor, openSettings } from "./actor.ts";

const hasFailed = () => consentActor.getSnapshot().matches({ decision: "failed" });

/** The cookie bar, bound to the consent machine. */
export function LiveConsentBar(props: ConsentBarProps) {
  const isFailed = useSyncExternalStore(
    (listener) => consentActor.subscribe(listener).unsubscribe,
    hasFailed,
    () => false,
  );
  return (
    <ConsentBar
      {...props}
      isFailed={isFailed}
      onChoose={(consent) => consentActor.send({ type: "chosen", consent })}
      onSettings={openSettings}
    />
  );
}

/** The footer's link to the cookie settings, bound to the consent machine. */
export function LiveConsentLink(props: ConsentLinkProps) {
  return <ConsentLink {...props} onSettings={openSettings} />;
}
