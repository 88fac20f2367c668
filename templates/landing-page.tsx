import { Band } from "#components/band.tsx";
import { CampaignNotice } from "#components/campaign-notice.tsx";
import { Container } from "#components/container.tsx";
import { ContentsList } from "#components/contents-list.tsx";
import { LandingHero } from "#components/landing-hero.tsx";
import { Part } from "#components/part.tsx";
import type { LandingPage } from "#schemas/landing-page.ts";
import styles from "./landing-page.module.css";

export function LandingPageTemplate({ view }: { view: LandingPage }) {
  return (
    <div className={styles.page}>
      <LandingHero view={view} />
      <Container>
        <div className={styles.opening}>
          <CampaignNotice view={view} />
          {view.anchors.length > 0 && (
            <Part view={view} name="anchors">
              <ContentsList sections={view.anchors} />
            </Part>
          )}
        </div>
      </Container>
      <Part view={view} name="sections">
        {view.sections.map((section) => (
          <Band key={section.id} section={section} />
        ))}
      </Part>
    </div>
  );
}
