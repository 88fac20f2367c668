import { useTranslation } from "react-i18next";
import { LinkList } from "#components/link/link-list.tsx";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";

/** A page for users with the role of officials; others get the 403 page (spec §6). */
export function OfficialsDemo({ view: { signIn } }: { view: Demo }) {
  const { t } = useTranslation();
  const link = { label: t("demo.protected.title"), href: signIn.page, external: false, language: null };
  return (
    <DemoTemplate texts="officials">
      <p>{t("demo.officials.text")}</p>
      <LinkList links={[link]} />
    </DemoTemplate>
  );
}
