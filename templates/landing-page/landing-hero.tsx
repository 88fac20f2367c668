import { useEnvironment } from "#components/environment.tsx";
import { HeroFrame } from "#components/layout/hero-frame.tsx";
import { Part } from "#components/layout/part.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { Picture } from "#components/media/figure.tsx";
import type { LandingPage } from "#schemas/structures/landing-page.ts";
import { periodState } from "#schemas/time/states.ts";
import styles from "./landing-hero.module.css";

/** What a landing page opens with; after the end of its campaign there is nothing to be called to. */
export function LandingHero({ view }: { view: LandingPage }) {
  const { now } = useEnvironment();
  const isOver = periodState(view, now) === "expired";
  const { title, lead, image, actions } = view;
  return (
    <HeroFrame
      title={
        <Part view={view} name="title" inline>
          {title}
        </Part>
      }
      lead={
        lead && (
          <Part view={view} name="lead" inline>
            {lead}
          </Part>
        )
      }
      image={
        image && (
          <Part view={view} name="image">
            <Picture image={image} use="hero" />
          </Part>
        )
      }
    >
      {actions.length > 0 && !isOver && (
        <Part view={view} name="actions">
          <div className={styles.actions}>
            {actions.map((link, index) => (
              <ActionLink key={`${link.href} ${link.label}`} link={link} look={index === 0 ? "solid" : "outlined"} />
            ))}
          </div>
        </Part>
      )}
    </HeroFrame>
  );
}
