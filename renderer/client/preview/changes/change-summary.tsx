import { rememberScroll } from "#renderer/client/preview/page/keep-scroll.ts";
import { usePanel, withoutFirstSegment } from "#renderer/client/preview/panel-context.ts";

/** Maximum number of places that are named. */
const most = 3;

/** One line about what the draft changes, and a link to its other version at the same place of the page. */
export function ChangeSummary() {
  const { data, language, translate } = usePanel();
  const own = data.comparisons.find((each) => each.with === "published");
  if (!own) return null;
  const { list, left } = own;
  const names = [
    ...new Set(list.map(({ humanPath }) => withoutFirstSegment(humanPath[language]).split(" › ")[0] ?? "")),
  ];
  const places = [...names.slice(0, most), ...(names.length > most ? ["…"] : [])].join(", ");
  const other = data.shownVersion === "published" ? "draft" : "published";
  return (
    <p className="summary">
      {own.isNew
        ? translate("comparison.isNew")
        : translate("comparison.summary", { count: list.length + left, places: places === "" ? "–" : places })}{" "}
      {data.shownVersion && (
        <a href={addressOf(other)} onClick={rememberScroll}>
          {translate(`comparison.show.${other}`)}
        </a>
      )}
    </p>
  );
}

/** Returns the address of this preview with another version of the page. */
function addressOf(version: "draft" | "published"): string {
  const url = new URL(location.href);
  if (version === "draft") url.searchParams.delete("version");
  else url.searchParams.set("version", version);
  return url.href;
}
