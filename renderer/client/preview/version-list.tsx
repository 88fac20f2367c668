import { usePanel } from "./panel-context.ts";
import { inPreview } from "./stay-in-preview.ts";

/** Languages of the page with links to their previews, and the languages that are missing. */
export function VersionList() {
  const { data, translate } = usePanel();
  if (data.versions.length === 0) return null;
  return (
    <details>
      <summary>{translate("versions")}</summary>
      <ul>
        {data.versions.map(({ language, name, tag, href }) => (
          <li key={language}>
            {href === null || language === data.language ? (
              <span lang={tag}>{name}</span>
            ) : (
              <a href={inPreview(href, location, new RegExp(data.notPages, "i")) ?? href} hrefLang={tag} lang={tag}>
                {name}
              </a>
            )}
            {language === data.language && data.tried === null && <small>{translate("versionShown")}</small>}
            {href === null && <small className="fault">{translate("versionMissing")}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
