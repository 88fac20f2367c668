import type { LandingPage } from "#schemas/landing-page.ts";
import { periodState } from "#schemas/states.ts";
import { ActionLink } from "./action-link.tsx";
import { useEnvironment } from "./environment.tsx";
import { Picture } from "./figure.tsx";
import { HeroFrame } from "./hero-frame.tsx";
import styles from "./landing-hero.module.css";
import { Part } from "./part.tsx";

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
