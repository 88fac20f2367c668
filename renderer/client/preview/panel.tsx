import { useMemo, useRef, useState } from "react";
import type { PreviewData } from "#renderer/preview/data.ts";
import { Gaps } from "./gaps.tsx";
import { HeadingTree } from "./heading-tree.tsx";
import { Highlight } from "./highlight.tsx";
import { ImageList } from "./image-list.tsx";
import { IssueList } from "./issue-list.tsx";
import { TriedFacts } from "./missing-page-facts.tsx";
import { PanelProvider } from "./panel-context.ts";
import { keepLanguage, panelLanguage } from "./panel-state.ts";
import { SourceFacts } from "./source-facts.tsx";
import { TimeScale } from "./time-scale.tsx";
import { createSay } from "./translate.ts";
import { useRoom } from "./use-page-padding.ts";
import { usePointer } from "./use-pointer.ts";
import { useVisibility } from "./use-visibility.ts";
import { VersionList } from "./version-list.tsx";

/** What editors are told of the page, beside it: complementary, never in its way. */
export function Panel({ data }: { data: PreviewData }) {
  const [language, setLanguage] = useState(() => panelLanguage(data));
  const [chosen, setChosen] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { state, open, close, hide } = useVisibility(panel);
  const say = useMemo(() => createSay(data.texts, language), [data, language]);
  const { point, place, message } = usePointer(data.fields, say);
  const count = data.findings.length;
  useRoom(state);
  if (state === "hidden") return null;

  return (
    <PanelProvider value={{ data, language, say, point }}>
      <aside ref={panel} lang={language} aria-label={say("title")} className={state}>
        {state === "closed" ? (
          <button type="button" className="toggle" aria-expanded={false} onClick={open} data-focus="">
            {say("toggle", { count })}
          </button>
        ) : (
          <>
            <header>
              <h2>{say("name")}</h2>
              <button type="button" lang={other(language)} onClick={switchLanguage}>
                {say("otherLanguage")}
              </button>
              <button type="button" aria-expanded={true} onClick={close} data-focus="">
                {say("close")}
              </button>
            </header>
            <p role="status">{message}</p>
            <div className="parts">
              {data.tried && <TriedFacts tried={data.tried} />}
              {(count > 0 || !data.tried) && <IssueList chosen={chosen} onChoose={setChosen} />}
              {!data.tried && <HeadingTree />}
              {!data.tried && <ImageList />}
              <VersionList />
              <TimeScale />
              <SourceFacts />
              <footer>
                <p>{say("keys")}</p>
                <button type="button" onClick={hide}>
                  {say("hide")}
                </button>
              </footer>
            </div>
          </>
        )}
      </aside>
      {state === "open" && place && <Highlight element={place} />}
      {state === "open" && <Gaps onChoose={setChosen} />}
    </PanelProvider>
  );

  function switchLanguage(): void {
    setLanguage(other(language));
    keepLanguage(other(language));
  }
}

function other(language: "cs" | "en"): "cs" | "en" {
  return language === "cs" ? "en" : "cs";
}
