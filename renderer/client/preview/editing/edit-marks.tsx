import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { findFields } from "#renderer/client/preview/page/page-fields.ts";
import { isVisible, pageRoot } from "#renderer/client/preview/page/page-parts.ts";
import { usePanel, withoutFirstSegment } from "#renderer/client/preview/panel-context.ts";
import type { EditorLanguage, ShownField } from "#renderer/preview/data.ts";
import { EditLink } from "./edit-link.tsx";
import styles from "./edit-marks.css?inline";

interface Mark {
  field: ShownField;
  /** True for the first of the field's elements, the only one in the tab order. */
  isFirst: boolean;
  box: Record<"left" | "top" | "width" | "height", number>;
}

/** Links over the texts of the page that open their fields; the page's own markup stays unchanged. */
export function EditMarks({ onEnd }: { onEnd: () => void }) {
  const { data, language, translate } = usePanel();
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const host = document.createElement("portal-preview-edits");
    const shadow = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    document.querySelector("portal-preview")?.before(host);
    setRoot(shadow);
    const stop = whenPageMoves(() => setMarks(marksOf(data.fields, host)));
    return () => {
      stop();
      host.remove();
    };
  }, [data]);
  if (!root || marks.length === 0) return null;
  return createPortal(
    <nav
      lang={language}
      aria-label={translate("editMarks")}
      onKeyDown={(event) => {
        if (event.key === "Escape") onEnd();
      }}
    >
      <ul>
        {marks.map(({ field, isFirst, box }, index) => {
          const name = (each: EditorLanguage) => withoutFirstSegment(field.path[each]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts of a page stay in their order
            <li key={index} style={box}>
              <EditLink pointer={field.pointer} href={field.edit} name={name} isStop={isFirst} label={name(language)} />
            </li>
          );
        })}
      </ul>
    </nav>,
    root,
  );
}

/** The boxes of the fields' elements, in page order. */
function marksOf(fields: readonly ShownField[], host: Element): Mark[] {
  const { elements } = findFields(pageRoot(), fields);
  const origin = host.getBoundingClientRect();
  const all = fields.flatMap((field) =>
    (elements.get(field.pointer) ?? []).map((element, index) => ({ field, element, isFirst: index === 0 })),
  );
  return all
    .filter(({ element }) => isVisible(element))
    .toSorted((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ element, ...mark }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { ...mark, box: { left: left - origin.left, top: top - origin.top, width, height } };
    });
}

/** Calls once immediately and whenever the layout may have changed; returns a function that stops it. */
function whenPageMoves(call: () => void): () => void {
  let request = 0;
  const later = () => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(call);
  };
  const observer = new ResizeObserver(later);
  observer.observe(document.body);
  const events = ["load", "toggle", "click"];
  for (const event of events) document.addEventListener(event, later, { capture: true });
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    for (const event of events) document.removeEventListener(event, later, { capture: true });
  };
}
