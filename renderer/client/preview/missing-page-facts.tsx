import type { Tried } from "#renderer/preview/data.ts";
import { Facts } from "./facts.tsx";
import { usePanel } from "./panel-context.ts";

/** Explains why there is no page: the requested address and the reason. */
export function MissingPageFacts({ tried: { reason, id, url, language, web } }: { tried: Tried }) {
  const { data, translate } = usePanel();
  return (
    <section className="notice">
      <h3>{translate("tried")}</h3>
      <p>{translate(`reasons.${reason}`)}</p>
      <Facts
        facts={[
          [translate("triedUrl"), url],
          [translate("triedLanguage"), data.versions.find((version) => version.language === language)?.name ?? null],
          [translate("triedWeb"), web ?? translate("noWeb")],
          [translate("sourceContent"), id],
        ]}
      />
    </section>
  );
}
