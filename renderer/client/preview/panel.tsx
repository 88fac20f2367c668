import { useMemo, useRef, useState } from "react";
import type { PreviewData } from "#renderer/preview/data.ts";
import { Gaps } from "./gaps.tsx";
import { HeadingTree } from "./heading-tree.tsx";
import { Highlight } from "./highlight.tsx";
import { ImageList } from "./image-list.tsx";
import { IssueList } from "./issue-list.tsx";
import { MissingPageFacts } from "./missing-page-facts.tsx";
import { PanelProvider } from "./panel-context.ts";
import { panelLanguage, storeLanguage } from "./panel-state.ts";
import { SourceFacts } from "./source-facts.tsx";
import { TimeScale } from "./time-scale.tsx";
import { createTranslate } from "./translate.ts";
import { usePagePadding } from "./use-page-padding.ts";
import { usePointer } from "./use-pointer.ts";
import { useVisibility } from "./use-visibility.ts";
import { VersionList } from "./version-list.tsx";

/** The editors' panel beside the page. */
export function Panel({ data }: { data: PreviewData }) {
  const [language, setLanguage] = useState(() => panelLanguage(data));
  const [chosen, setChosen] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { state, open, close, hide } = useVisibility(panel);
  const translate = useMemo(() => createTranslate(data.texts, language), [data, language]);
  const { point, place, message } = usePointer(data.fields, translate);
  const count = data.findings.length;
  usePagePadding(state);
  if (state === "hidden") return null;

  return (
    <PanelProvider value={{ data, language, translate, point }}>
      <aside ref={panel} lang={language} aria-label={translate("title")} className={state}>
        {state === "closed" ? (
          <button type="button" className="toggle" aria-expanded={false} onClick={open} data-focus="">
            {translate("toggle", { count })}
          </button>
        ) : (
          <>
            <header>
              <h2>{translate("name")}</h2>
              <button type="button" lang={other(language)} onClick={switchLanguage}>
                {translate("otherLanguage")}
              </button>
              <button type="button" aria-expanded={true} onClick={close} data-focus="">
                {translate("close")}
              </button>
            </header>
            <p role="status">{message}</p>
            <div className="parts">
              {data.tried && <MissingPageFacts tried={data.tried} />}
              {(count > 0 || !data.tried) && <IssueList chosen={chosen} onChoose={setChosen} />}
              {!data.tried && <HeadingTree />}
              {!data.tried && <ImageList />}
              <VersionList />
              <TimeScale />
              <SourceFacts />
              <footer>
                <p>{translate("keys")}</p>
                <button type="button" onClick={hide}>
                  {translate("hide")}
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
    storeLanguage(other(language));
  }
}

function other(language: "cs" | "en"): "cs" | "en" {
  return language === "cs" ? "en" : "cs";
}
