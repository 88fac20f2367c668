import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { usePanel, withoutFirstSegment } from "#renderer/client/preview/panel-context.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import styles from "./gap.css?inline";
import { pageRoot } from "./page-parts.ts";

type Hidden = PreviewData["hidden"][number];

/** Marks missing blocks on the page while the panel is open. */
export function Gaps({ onChoose }: { onChoose: (index: number) => void }) {
  const { data } = usePanel();
  return data.hidden.map((hidden) => <Gap key={hidden.pointer} hidden={hidden} onChoose={onChoose} />);
}

function Gap({ hidden, onChoose }: { hidden: Hidden; onChoose: (index: number) => void }) {
  const { data, language, translate } = usePanel();
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useEffect(() => {
    const host = document.createElement("portal-preview-gap");
    const shadow = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    host.dataset["gap"] = hidden.pointer;
    putInPlace(host, hidden.pointer);
    setRoot(shadow);
    return () => host.remove();
  }, [hidden]);
  if (!root) return null;
  const name = withoutFirstSegment(hidden.path[language]);
  return createPortal(
    <p lang={language}>
      <strong>{translate("hiddenBlock", { name })}</strong> {data.findings[hidden.finding]?.message[language]}{" "}
      <button type="button" onClick={() => onChoose(hidden.finding)}>
        {translate("toIssue")}
      </button>
    </p>,
    root,
  );
}

/** Inserts the marker before the list's next rendered block, after the previous one, or at the end of the page. */
function putInPlace(host: HTMLElement, pointer: string): void {
  const list = pointer.slice(0, pointer.lastIndexOf("/") + 1);
  const placeOf = (at: string | undefined) => Number(at?.slice(list.length));
  const own = placeOf(pointer);
  const others = [...pageRoot().querySelectorAll<HTMLElement>("[data-p], [data-gap]")].filter((element) => {
    const at = element.dataset["p"] ?? element.dataset["gap"];
    return at?.startsWith(list) && !Number.isNaN(placeOf(at));
  });
  const at = (element: HTMLElement) => placeOf(element.dataset["p"] ?? element.dataset["gap"]);
  const before = others.findLast((element) => at(element) < own);
  const after = others.find((element) => at(element) > own);
  if (after) after.before(host);
  else if (before) before.after(host);
  else (pageRoot().lastElementChild ?? pageRoot()).append(host);
}
