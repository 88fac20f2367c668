import { sendJson } from "#harness/test-support/start-trial.ts";
import { testAdapter } from "#harness/test-support/test-adapter.ts";
import { demonstrationEmail } from "#portal/adapter/launch/trial-settings.ts";

await testAdapter({
  name: "strapi",
  portVariable: "STRAPI_PORT",
  async openEditor({ cms, secrets }) {
    const login = { email: demonstrationEmail, password: secrets["password"] };
    const { data } = await sendJson("POST", `${cms}/admin/login`, login);
    const forms = "content-manager/collection-types";
    const pathOf = (type: string, key: string) => `${forms}/api::${type}.${type}/${key}`;
    const admin = (method: string, path: string, body?: unknown) =>
      sendJson(method, `${cms}/${path}`, body, data.token);
    return {
      async find(type, id) {
        const query = new URLSearchParams({ locale: "cs", "filters[portalId][$eq]": id });
        const { results } = await admin("GET", `${forms}/api::${type}.${type}?${query}`);
        return results[0].documentId;
      },
      saveDraft: (type, key, fields) => admin("PUT", `${pathOf(type, key)}?locale=cs`, fields),
      publish: (type, key) => admin("POST", `${pathOf(type, key)}/actions/publish?locale=cs`, {}),
      unpublish: (type, key) => admin("POST", `${pathOf(type, key)}/actions/unpublish?locale=cs`, {}),
      formOf(type, key, field) {
        const language = new URLSearchParams({ "plugins[i18n][locale]": "cs" });
        return `${cms}/admin/${pathOf(type, key)}?${language}#${field}`;
      },
    };
  },
});
