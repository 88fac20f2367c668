import { join } from "node:path";
import { cs } from "@payloadcms/translations/languages/cs";
import { en } from "@payloadcms/translations/languages/en";
import { buildConfig } from "payload";
import sharp from "sharp";
import { withOwnLocks } from "./access.ts";
import { contents } from "./collections/contents.ts";
import { documents } from "./collections/documents.ts";
import { folders } from "./collections/folders.ts";
import { outbox } from "./collections/outbox.ts";
import { overview } from "./collections/overview.ts";
import { pages } from "./collections/pages.ts";
import { schedules } from "./collections/schedules.ts";
import { contentKinds } from "./collections/structures.ts";
import { categories, tags } from "./collections/terms.ts";
import { users } from "./collections/users.ts";
import { webs } from "./collections/webs.ts";
import { database } from "./database.ts";
import { edit } from "./endpoints/edit.ts";
import { overviewSearch } from "./endpoints/overview-search.ts";
import { pageList } from "./endpoints/page-list.ts";
import { values } from "./endpoints/values.ts";
import { withPlainLabels } from "./fields/plain-labels.ts";
import { explainFailure } from "./hooks/failures.ts";
import { languageCodes, languages } from "./languages.ts";
import czech from "./locales/payload-cs.json" with { type: "json" };
import { previewUrl } from "./preview.ts";
import { folder, logLevel, secret, serverUrl } from "./settings.ts";

export default buildConfig({
  secret: secret(),
  serverURL: serverUrl(),
  telemetry: false,
  logger: { options: { level: logLevel() } },
  db: database,
  sharp,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  // Each language has its own status: publishing one does not publish drafts in others.
  experimental: { localizeStatus: true },
  i18n: { supportedLanguages: { cs, en }, fallbackLanguage: "cs", translations: { cs: czech } },
  localization: {
    locales: languageCodes.map((code) => ({ code, label: languages[code].name })),
    defaultLocale: "cs",
    fallback: false,
    defaultLocalePublishOption: "active",
  },
  admin: {
    user: "users",
    // Other avatars are loaded from a third-party server.
    avatar: "default",
    components: {
      beforeLogin: ["/admin/login-heading.tsx#LoginHeading"],
      afterLogin: ["/admin/no-mail.tsx#NoMail"],
      providers: ["/admin/names/control-names.tsx#ControlNames"],
      views: { dashboard: { Component: "/admin/start/start-page.tsx#StartPage" } },
    },
    livePreview: { collections: [...contentKinds.map(({ key }) => key), "folders"], url: previewUrl, breakpoints: [] },
    // The message that a save failed should stay long enough to be read.
    toast: { duration: 20_000 },
    dateFormat: "d. M. yyyy H.mm",
    importMap: { baseDir: folder, importMapFile: join(folder, "app/(payload)/admin/importMap.js") },
  },
  endpoints: [edit, overviewSearch, pageList, values],
  hooks: { afterError: [explainFailure] },
  collections: [...contents, pages, documents, folders, categories, tags, webs, users, outbox, overview, schedules].map(
    withPlainLabels,
  ),
}).then(withOwnLocks);
