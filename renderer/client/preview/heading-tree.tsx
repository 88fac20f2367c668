import { headingFaults } from "#renderer/client/preview/page/outline.ts";
import { findFields } from "#renderer/client/preview/page/page-fields.ts";
import { isVisible, normalizeText, pageRoot } from "#renderer/client/preview/page/page-parts.ts";
import { usePanel, withoutFirstSegment } from "./panel-context.ts";

/** The page's headings with their levels, problems and fields. */
export function HeadingTree() {
  const { data, language, translate, point } = usePanel();
  const elements = [...pageRoot().querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")].filter(isVisible);
  const { fieldOf } = findFields(pageRoot(), data.fields);
  const headings = elements.map((element) => ({
    element,
    level: Number(element.localName.slice(1)),
    text: normalizeText(element.textContent),
    field: fieldOf(element),
  }));
  const faults = headingFaults(headings);
  return (
    <details>
      <summary>{translate("headings", { count: headings.length })}</summary>
      {headings.length === 0 && <p>{translate("noHeadings")}</p>}
      <ol className="headings">
        {headings.map(({ element, level, text, field }, index) => {
          const fault = faults[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings of a page stay in their order
            <li key={index} className={`level-${level}`}>
              <button type="button" onClick={() => point({ at: element, name: () => text }, true)}>
                <b title={translate("level", { level })}>{element.localName}</b>{" "}
                <span lang={data.versions.find((version) => version.language === data.language)?.tag}>{text}</span>
              </button>
              <small>{field ? withoutFirstSegment(field.path[language]) : translate("fromTemplate")}</small>
              {fault && <strong className="fault">{translate(`headingFaults.${fault}`)}</strong>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
