import type { CollectionConfig, Field } from "payload";
import { atLeast, nobody } from "../access.ts";
import { withComponent } from "../fields/controls.ts";
import { words } from "../locales/words.ts";

/** Times at which content items are to be published or unpublished, each in one language (schedule.ts runs them). */
export const schedules: CollectionConfig = {
  slug: "schedules",
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "content", type: "text", required: true, index: true },
    { name: "structure", type: "text", required: true },
    { name: "language", type: "text", required: true },
    // `publish` or `takeOff`.
    { name: "action", type: "text", required: true, defaultValue: "publish" },
    // As entered, and as a UTC time.
    { name: "localTime", type: "text", required: true },
    { name: "dueAt", type: "text", required: true, index: true },
    // The user with whose permissions the action runs, and the language for the reason if it is refused.
    { name: "scheduledBy", type: "text" },
    { name: "editorLanguage", type: "text", required: true },
    { name: "fault", type: "textarea" },
  ],
};

const inForm = { position: "sidebar", disableListColumn: true, disableListFilter: true } as const;
const publishersOnly = { create: atLeast("publisher"), update: atLeast("publisher") };

/** The scheduled times and last refusals in a content item's form, for the form's language (hooks/schedule.ts). */
export const scheduleFields: Field[] = [
  timeField("publishAt"),
  faultField("publishFault"),
  timeField("takeOffAt"),
  faultField("takeOffFault"),
];

function timeField(name: "publishAt" | "takeOffAt"): Field {
  const label = words(`schedule.${name}`);
  const common = { name, label, required: false, admin: { description: words(`schedule.${name}Hint`) } };
  return {
    ...withComponent(common, "date-field.tsx#DateTimeField", inForm),
    virtual: true,
    access: publishersOnly,
  };
}

function faultField(name: "publishFault" | "takeOffFault"): Field {
  return {
    name,
    type: "textarea",
    virtual: true,
    label: words(`schedule.${name}`),
    admin: { ...inForm, readOnly: true, condition: (data) => Boolean(data[name]) },
  };
}
