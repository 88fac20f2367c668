import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import { Message } from "#components/message/message.tsx";
import styles from "./translation-notice.module.css";

/** Notice that parts of the page are in Czech because they have not been translated (spec §2.1). */
export function TranslationNotice() {
  const { t } = useTranslation();
  return (
    <Container>
      <div className={styles.notice}>
        <Message tone="info">
          <p>{t("translation.parts")}</p>
        </Message>
      </div>
    </Container>
  );
}
