import { useTranslation } from "react-i18next";
import type { Image } from "#schemas/values/image.ts";
import type { Link } from "#schemas/values/link.ts";
import { ActionLink } from "./action-link.tsx";
import { Container } from "./container.tsx";
import { Picture } from "./figure.tsx";
import styles from "./hero.module.css";
import { PageLink } from "./page-link.tsx";
import { PlainList } from "./plain-list.tsx";

type Props = { title: string; lead: string | null; image: Image | null; action: Link | null; popular: readonly Link[] };

/** What a main page opens with: what the site is for, the first thing to do and what most people look for. */
export function Hero({ title, lead, image, action, popular }: Props) {
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {action && <ActionLink link={action} />}
            {popular.length > 0 && <Popular links={popular} />}
          </div>
          {image && (
            <div className={styles.image}>
              <Picture image={image} hero />
            </div>
          )}
        </div>
      </Container>
    </div>
  );
}

function Popular({ links }: { links: readonly Link[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.popular}>
      <p>{t("home.popular")}</p>
      <PlainList className={styles.links}>
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <PageLink link={link} />
          </li>
        ))}
      </PlainList>
    </div>
  );
}
