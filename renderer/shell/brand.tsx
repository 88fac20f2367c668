import { useTranslation } from "react-i18next";
import styles from "./brand.module.css";
import type { Shell } from "./shell.ts";

/** Link to the home page: the site's logo, or else its theme's emblem and the site's name. */
export function Brand({ shell: { siteName, home, logo } }: { shell: Shell }) {
  const { t } = useTranslation();
  return (
    <a className={styles.brand} href={home}>
      {logo ? (
        // With `loading="lazy"`, browsers do not load the logo that the colour mode hides.
        [logo.light, ...(logo.dark ? [logo.dark] : [])].map(({ src, width, height }, index) => (
          <img
            key={src}
            className={logo.dark ? `${styles.logo} ${index === 0 ? styles.light : styles.dark}` : styles.logo}
            src={src}
            alt=""
            width={width}
            height={height}
            loading={logo.dark ? "lazy" : undefined}
          />
        ))
      ) : (
        <span className={styles.mark} aria-hidden="true" />
      )}
      <span className={logo ? "visually-hidden" : styles.siteName}>{siteName}</span>
      <span className="visually-hidden"> – {t("header.home")}</span>
    </a>
  );
}
