import { usePanel } from "./panel-context.ts";
import { inPreview } from "./stay-in-preview.ts";

/** The languages that the page is in, each as a preview, and those that it is not in. */
export function VersionList() {
  const { data, say } = usePanel();
  if (data.versions.length === 0) return null;
  return (
    <details>
      <summary>{say("versions")}</summary>
      <ul>
        {data.versions.map(({ language, name, tag, href }) => (
          <li key={language}>
            {href === null || language === data.language ? (
              <span lang={tag}>{name}</span>
            ) : (
              <a href={inPreview(href, location) ?? href} hrefLang={tag} lang={tag}>
                {name}
              </a>
            )}
            {language === data.language && data.tried === null && <small>{say("versionShown")}</small>}
            {href === null && <small className="fault">{say("versionMissing")}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
