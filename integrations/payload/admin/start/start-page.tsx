import { Gutter, Link } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import { draftsOf, lastSaved, linesWithErrors } from "../../hooks/find-lines.ts";
import { ownRequest } from "../../hooks/own-request.ts";
import { momentWords } from "../../locales/moment-words.ts";
import { editorLanguage, type WordKey, words } from "../../locales/words.ts";
import { loadNames } from "./authors.ts";
import { ContentSearch } from "./content-search.tsx";
import { LineSection } from "./line-section.tsx";
import "./start-page.css";

type NavGroups = readonly { label: string; entities: readonly { label: unknown; slug: string }[] }[];

/** Start page of the admin: search, own drafts, what was saved last, what has faults, and all kinds of content. */
export async function StartPage({ initPageResult, navGroups = [] }: AdminViewServerProps & { navGroups?: NavGroups }) {
  const { req, permissions } = initPageResult;
  const say = (key: WordKey, values = {}) => words(key, values)[editorLanguage(req)];
  const own = await ownRequest(req);
  const [drafts, saved, faulty] = [
    await draftsOf(own, String(req.user?.id ?? "")),
    await lastSaved(own),
    await linesWithErrors(own),
  ];
  const names = await loadNames(own, saved.lines);
  const language = editorLanguage(req);
  const timeOf = (savedAt: string | null) => savedAt && momentWords(savedAt)[language];
  return (
    <main>
      <Gutter className="start-page">
        <h1>{say("start.title")}</h1>
        <ContentSearch />
        <div className="start-page__columns">
          <LineSection
            id="drafts"
            language={language}
            title={say("start.drafts", { count: drafts.total })}
            lines={drafts.lines}
            moreOf={({ savedAt }) => [timeOf(savedAt)]}
          />
          <LineSection
            id="saved"
            language={language}
            title={say("start.saved")}
            lines={saved.lines}
            moreOf={({ savedBy, savedAt }) => [names.get(savedBy ?? ""), timeOf(savedAt)]}
          />
          <LineSection
            id="faulty"
            language={language}
            title={say("start.faulty", { count: faulty.total })}
            lines={faulty.lines}
            moreOf={({ errors }) => [say("start.errors", { count: errors })]}
          />
        </div>
        <section aria-labelledby="start-kinds">
          <h2 id="start-kinds">{say("start.kinds")}</h2>
          <div className="start-page__columns">
            {navGroups.map(({ label, entities }) => (
              <section key={label} aria-label={label}>
                <h3>{label}</h3>
                <ul className="start-page__kinds">
                  {entities
                    .map(({ label: name, slug }) => ({ slug, name: textOf(name, req) }))
                    .toSorted((a, b) => a.name.localeCompare(b.name, language))
                    .map(({ slug, name }) => (
                      <li key={slug}>
                        <Link href={`/admin/collections/${slug}`}>{name}</Link>
                        {permissions.collections?.[slug]?.create && (
                          <Link href={`/admin/collections/${slug}/create`} aria-label={say("start.create", { name })}>
                            +
                          </Link>
                        )}
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      </Gutter>
    </main>
  );
}

/** Text of a collection's label, which fields/plain-labels.ts makes a function. */
function textOf(label: unknown, { i18n }: AdminViewServerProps["initPageResult"]["req"]): string {
  return String(typeof label === "function" ? label({ i18n, t: i18n.t }) : label);
}
