import type { Tried } from "#renderer/preview/data.ts";
import { Facts } from "./facts.tsx";
import { usePanel } from "./panel-context.ts";

/** Explains why there is no page: the requested address and the reason. */
export function MissingPageFacts({ tried: { reason, id, url, language, web } }: { tried: Tried }) {
  const { data, t } = usePanel();
  return (
    <section className="notice">
      <h3>{t("tried")}</h3>
      <p>{t(`reasons.${reason}`)}</p>
      <Facts
        facts={[
          [t("triedUrl"), url],
          [t("triedLanguage"), data.versions.find((version) => version.language === language)?.name ?? null],
          [t("triedWeb"), web ?? t("noWeb")],
          [t("sourceContent"), id],
        ]}
      />
    </section>
  );
}
