import type { CollectionConfig } from "payload";
import { administrators, atLeast, roles, signedIn } from "../access.ts";
import { languageCodes, languages } from "../languages.ts";
import { words } from "../locales/words.ts";
import { forgotPassword } from "../sign-in/forgot-password.ts";
import { forgetAttempts, guardLogin } from "../sign-in/guard-login.ts";

const onlyAdministrators = { create: atLeast("administrator"), update: atLeast("administrator") };

/** Users of this CMS. A session ends after two hours without a request; wrong passwords are limited by their sender. */
export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: words("user.one"), plural: words("user.many") },
  auth: { tokenExpiration: 7200, maxLoginAttempts: 0, cookies: { sameSite: "Lax" } },
  access: {
    read: signedIn,
    create: administrators,
    delete: administrators,
    admin: atLeast("translator"),
    unlock: administrators,
    update: ({ req, id }) => atLeast("administrator")({ req }) || (req.user !== null && req.user.id === id),
  },
  hooks: { beforeOperation: [guardLogin], afterLogin: [forgetAttempts] },
  endpoints: [forgotPassword],
  admin: { useAsTitle: "name", defaultColumns: ["name", "email", "role"], group: words("group.system") },
  fields: [
    { name: "name", type: "text", label: words("user.name") },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      label: words("user.role"),
      options: roles.map((value) => ({ value, label: words(`role.${value}`) })),
      access: onlyAdministrators,
    },
    {
      name: "languages",
      type: "select",
      hasMany: true,
      saveToJWT: true,
      label: words("user.languages"),
      options: languageCodes.map((value) => ({ value, label: languages[value].name })),
      access: onlyAdministrators,
      admin: { condition: ({ role }) => role === "translator" },
    },
  ],
};
