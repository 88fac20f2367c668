import type { CollectionConfig, Field } from "payload";
import { atLeast, nobody } from "../access.ts";
import { withComponent } from "../fields/fields.ts";
import { words } from "../locales/words.ts";

/** Times at which drafts are to be published, one for a content and language (schedule.ts runs them). */
export const schedules: CollectionConfig = {
  slug: "schedules",
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "content", type: "text", required: true, index: true },
    { name: "structure", type: "text", required: true },
    { name: "language", type: "text", required: true },
    // As it was written, and as a moment in UTC.
    { name: "localTime", type: "text", required: true },
    { name: "dueAt", type: "text", required: true, index: true },
    // The person by whose right it is published, and the language for the reason if it is refused.
    { name: "scheduledBy", type: "text" },
    { name: "editorLanguage", type: "text", required: true },
    { name: "fault", type: "textarea" },
  ],
};

const inForm = { position: "sidebar", disableListColumn: true, disableListFilter: true } as const;
const publishersOnly = { create: atLeast("publisher"), update: atLeast("publisher") };

/** The time and the last refusal in the form of a content, in the language of the form (hooks/schedule.ts). */
export const scheduleFields: Field[] = [
  {
    ...withComponent(
      {
        name: "publishAt",
        label: words("schedule.publishAt"),
        required: false,
        admin: { description: words("schedule.hint") },
      },
      "date-field.tsx#DateTimeField",
      inForm,
    ),
    virtual: true,
    access: publishersOnly,
  },
  {
    name: "publishFault",
    type: "textarea",
    virtual: true,
    label: words("schedule.fault"),
    admin: { ...inForm, readOnly: true, condition: ({ publishFault }) => Boolean(publishFault) },
  },
];
