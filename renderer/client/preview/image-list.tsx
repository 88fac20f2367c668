import { findFields } from "#renderer/client/preview/page/page-fields.ts";
import { pageRoot } from "#renderer/client/preview/page/page-parts.ts";
import { usePanel, withoutFirstSegment } from "./panel-context.ts";

/** The page's images with their alternative texts. */
export function ImageList() {
  const { data, language, translate, point } = usePanel();
  const images = [...pageRoot().querySelectorAll("img")];
  const { fieldOf } = findFields(pageRoot(), data.fields);
  return (
    <details>
      <summary>{translate("images", { count: images.length })}</summary>
      {images.length === 0 && <p>{translate("noImages")}</p>}
      <ul className="images">
        {images.map((image, index) => {
          const alternative = image.getAttribute("alt");
          const words = alternative === null ? translate("noAlternative") : wordsOf(alternative);
          const field = fieldOf(image);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: images of a page stay in their order
            <li key={index}>
              <button type="button" onClick={() => point({ at: image, name: () => words }, true)}>
                <img src={image.currentSrc || image.src} alt="" width={72} height={54} loading="lazy" />
                <span className={alternative === null ? "fault" : undefined}>{words}</span>
              </button>
              <small>{field ? withoutFirstSegment(field.path[language]) : translate("fromTemplate")}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );

  function wordsOf(alternative: string): string {
    return alternative === "" ? translate("decorative") : translate("alternative", { text: alternative });
  }
}
