import { useEnvironment } from "#components/environment.tsx";
import { HeroFrame } from "#components/layout/hero-frame.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { LandingPage } from "#schemas/structures/landing-page.ts";
import { periodState } from "#schemas/time/states.ts";
import styles from "./landing-hero.module.css";

/** What a landing page opens with; after the end of its campaign there is nothing to be called to. */
export function LandingHero({ view }: { view: LandingPage }) {
  const { now } = useEnvironment();
  const isOver = periodState(view, now) === "expired";
  const { actions } = view;
  return (
    <HeroFrame view={view}>
      {actions.length > 0 && !isOver && (
        <TranslatedField view={view} name="actions">
          <div className={styles.actions}>
            {actions.map((link, index) => (
              <ActionLink key={`${link.href} ${link.label}`} link={link} look={index === 0 ? "solid" : "outlined"} />
            ))}
          </div>
        </TranslatedField>
      )}
    </HeroFrame>
  );
}
