import { useMemo, useRef, useState } from "react";
import { EditMarks } from "#renderer/client/preview/editing/edit-marks.tsx";
import { openFieldBy, useCmsBridge } from "#renderer/client/preview/editing/use-cms-bridge.ts";
import { useEditMode } from "#renderer/client/preview/editing/use-edit-mode.ts";
import { Gaps } from "#renderer/client/preview/page/gaps.tsx";
import { Highlight } from "#renderer/client/preview/page/highlight.tsx";
import { usePagePadding } from "#renderer/client/preview/page/use-page-padding.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import { createTranslate } from "#renderer/preview/texts/translate.ts";
import { ChangeSummary } from "./changes/change-summary.tsx";
import { ComparisonList } from "./changes/comparison-list.tsx";
import { HeadingTree } from "./heading-tree.tsx";
import { ImageList } from "./image-list.tsx";
import { IssueList } from "./issue-list.tsx";
import { MissingPageFacts } from "./missing-page-facts.tsx";
import { NotCheckedList } from "./not-checked-list.tsx";
import { type NameOf, PanelProvider } from "./panel-context.ts";
import { PanelHeader } from "./panel-header.tsx";
import { panelLanguage, storeLanguage } from "./panel-state.ts";
import { SourceFacts } from "./source-facts.tsx";
import { TimeScale } from "./time-scale.tsx";
import { messageText, usePointer } from "./use-pointer.ts";
import { useVisibility } from "./use-visibility.ts";
import { VersionList } from "./version-list.tsx";

/** The preview panel for editors, next to the page. */
export function Panel({ data: given }: { data: PreviewData }) {
  const [data, setData] = useState(given);
  const [language, setLanguage] = useState(() => panelLanguage(data));
  const [chosen, setChosen] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { state, open, close, hide } = useVisibility(panel);
  const translate = useMemo(() => createTranslate(data.texts, language), [data, language]);
  const { point, find, shown, message, announce } = usePointer(data.fields);
  const bridge = useCmsBridge(data, point, announce, setData);
  const openField = openFieldBy(bridge, (name: NameOf) => announce({ key: "editOpened", name }));
  const canEdit = !data.tried && (data.edit !== null || openField !== null);
  const editMode = useEditMode(panel, announce);
  const count = data.findings.length;
  usePagePadding(state);
  if (state === "hidden") return null;

  return (
    <PanelProvider value={{ data, language, translate, point, find, announce, canEdit, openField }}>
      <aside ref={panel} lang={language} aria-label={translate("title")} className={state}>
        {state === "closed" ? (
          <button type="button" className="toggle" aria-expanded={false} onClick={open} data-focus="">
            {translate("toggle", { count })}
          </button>
        ) : (
          <>
            <PanelHeader editMode={editMode} onLanguage={switchLanguage} onClose={close} />
            <p role="status">{messageText(message, language, translate)}</p>
            <div className="parts">
              <ChangeSummary />
              {data.tried && <MissingPageFacts tried={data.tried} />}
              {(count > 0 || !data.tried) && <IssueList chosen={chosen} onChoose={setChosen} />}
              <ComparisonList />
              <NotCheckedList />
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
      {shown.length > 0 && <Highlight elements={shown} name="shown" />}
      {state === "open" && <Gaps onChoose={setChosen} />}
      {canEdit && editMode.isOn && <EditMarks onEnd={editMode.end} />}
    </PanelProvider>
  );

  function switchLanguage(): void {
    const other = language === "cs" ? "en" : "cs";
    setLanguage(other);
    storeLanguage(other);
  }
}
