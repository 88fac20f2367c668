import type { Tried } from "#renderer/preview/data.ts";
import { Facts } from "./facts.tsx";
import { usePanel } from "./panel-context.ts";

/** Why there is no page: what was looked for, and what became of it. */
export function TriedFacts({ tried: { reason, id, url, language, web } }: { tried: Tried }) {
  const { data, say } = usePanel();
  return (
    <section className="notice">
      <h3>{say("tried")}</h3>
      <p>{say(`reasons.${reason}`)}</p>
      <Facts
        facts={[
          [say("triedUrl"), url],
          [say("triedLanguage"), data.versions.find((version) => version.language === language)?.name ?? null],
          [say("triedWeb"), web ?? say("noWeb")],
          [say("sourceContent"), id],
        ]}
      />
    </section>
  );
}
