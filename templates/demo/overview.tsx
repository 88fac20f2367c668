import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";
import styles from "./overview.module.css";

/** All demo pages by their titles and paths. */
export function OverviewDemo({ view: { groups } }: { view: Demo }) {
  const { t } = useTranslation();
  const examples = groups.map(({ key, links }) => ({
    title: t(`demo.overview.${key}`),
    content: (
      <PlainList className={styles.list}>
        {links.map(({ title, path, href }) => (
          <li key={path}>
            <a href={href}>{title}</a>
            <span className={styles.path}>{path}</span>
          </li>
        ))}
      </PlainList>
    ),
  }));
  return <DemoTemplate texts="overview" examples={examples} wide />;
}
