import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { listOf } from "#schemas/values/optional.ts";
import { block } from "./block.ts";

export const contactsBlock = block(
  "kontakty",
  { cs: "Kontakty", en: "Contacts" },
  { polozky: field(z.array(contact).min(1), { cs: "Kontakty", en: "Contacts" }) },
  ({ polozky }, ctx) => ({ type: "contacts" as const, items: listOf(polozky, toContact, ctx) }),
);
