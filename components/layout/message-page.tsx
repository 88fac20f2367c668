import type { ReactNode } from "react";
import { Container } from "./container.tsx";
import styles from "./message-page.module.css";

/** A page shown in place of another: a centred message with links to continue. */
export function MessagePage({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.picture}>{picture}</div>
        {children}
      </div>
    </Container>
  );
}

export function MessageHeading({ title, description }: { title: string; description: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.description}>{description}</p>
    </>
  );
}

export function MessageActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
