import type { CollectionConfig } from "payload";
import { editors, publishers, signedIn, writers } from "../access.ts";
import { czech } from "../endpoints/czech.ts";
import { restore } from "../endpoints/restore.ts";
import { unsaved } from "../endpoints/unsaved.ts";
import { uses } from "../endpoints/uses.ts";
import { partOfForm } from "../fields/controls.ts";
import { noteDraftSave } from "../hooks/draft-saves.ts";
import { judge } from "../hooks/judge.ts";
import { oneLanguage } from "../hooks/one-language.ts";
import { recordChange, recordRemoval } from "../hooks/pages.ts";
import { noteRestore, takeEnvelopes, takeVersion } from "../hooks/restored-version.ts";
import { noteVersion, sameVersion, versionName } from "../hooks/same-version.ts";
import { keepSchedule, readSchedule } from "../hooks/schedule.ts";
import { storeData } from "../hooks/store-data.ts";
import { keepReferredPage, keepUsedValues } from "../hooks/usage.ts";
import { setStructure } from "../hooks/value-sets.ts";
import { words } from "../locales/words.ts";
import { isStructureKey } from "../portal.ts";
import { headFields, idField, sidebarFields, storedField } from "./content-fields.ts";
import { dataField } from "./data-field.ts";
import { groupNames, groupOf } from "./kind-groups.ts";
import { scheduleFields } from "./schedules.ts";
import { type ContentKind, contentKinds } from "./structures.ts";

/** The tab beside the form with what a draft changes. */
const changesView = {
  path: "/changes",
  Component: "/admin/changes/changes-view.tsx#ChangesView",
  tab: { href: "/changes", label: "", order: 200, Pill: "/admin/changes/tab-name.tsx#TabName" },
} as const;

const versionView = { Component: "/admin/versions/version-page.tsx#VersionPage" };

/** The collections of all kinds in the order of the menu: by group, then by Czech name. */
export const contents: readonly CollectionConfig[] = contentKinds
  .toSorted(
    (a, b) =>
      groupNames.indexOf(groupOf(a.key)) - groupNames.indexOf(groupOf(b.key)) ||
      a.label.cs.localeCompare(b.label.cs, "cs"),
  )
  .map(toCollection);

function toCollection(kind: ContentKind): CollectionConfig {
  return {
    slug: kind.key,
    labels: { singular: kind.label, plural: kind.label },
    access: { read: signedIn, readVersions: signedIn, create: editors, update: writers, delete: publishers },
    versions: { drafts: { autosave: false, localizeStatus: true }, maxPerDoc: 50 },
    admin: {
      useAsTitle: "name",
      defaultColumns: ["name", "address", "_status", "updatedAt"],
      group: words(groupOf(kind.key)),
      // Settings are JSON texts, which Payload itself compares.
      ...(!kind.isSettings && { components: { views: { edit: viewsOf(kind) } } }),
    },
    hooks: {
      beforeOperation: [oneLanguage, noteDraftSave, noteRestore],
      beforeChange: [sameVersion, takeVersion(kind), storeData(kind), judge(kind), keepSchedule(kind)],
      afterRead: [readSchedule, noteVersion],
      afterChange: [recordChange(kind)],
      beforeDelete: [keepReferredPage, ...(kind.key === setStructure ? [keepUsedValues] : [])],
      afterDelete: [recordRemoval(kind)],
    },
    endpoints: [restore(kind.key), unsaved(kind), czech(kind), uses],
    fields: [
      idField,
      ...headFields,
      // The form is computed from the stored data, which must therefore come first.
      storedField("stored", true),
      storedField("envelope", true, { beforeChange: [takeEnvelopes] }),
      dataField(kind),
      ...sidebarFields,
      ...scheduleFields,
      { name: versionName, type: "text", virtual: true, admin: { hidden: true } },
      partOfForm("findings", "preview-findings.tsx#PreviewFindings"),
      ...(kind.isSettings
        ? [partOfForm("siteReload", "reload-after-publish.tsx#ReloadAfterPublish")]
        : [
            partOfForm("derivedAddress", "derived-address.tsx#DerivedAddress"),
            partOfForm("typedPreview", "typed-preview.tsx#TypedPreview"),
            partOfForm("whereUsed", "uses/where-used.tsx#WhereUsed"),
          ]),
      partOfForm("keptMessages", "restored-messages.tsx#RestoredMessages"),
    ],
  };
}

function viewsOf({ key }: ContentKind) {
  return isStructureKey(key) ? { version: versionView, changes: changesView } : { version: versionView };
}
