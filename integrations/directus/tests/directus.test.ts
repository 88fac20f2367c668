import { collectionOf } from "#directus/collections.ts";
import { sendJson } from "#harness/test-support/start-trial.ts";
import { testAdapter } from "#harness/test-support/test-adapter.ts";
import { demonstrationEmail } from "#portal/adapter/launch/trial-settings.ts";

await testAdapter({
  name: "directus",
  portVariable: "DIRECTUS_PORT",
  async openEditor({ cms, secrets }) {
    const login = { email: demonstrationEmail, password: secrets["password"] };
    const session = await sendJson("POST", `${cms}/auth/login`, login);
    const send = async (method: string, path: string, body?: unknown) =>
      (await sendJson(method, `${cms}/${path}`, body, session.data.access_token))?.data;
    const itemOf = (type: string, key: string) => `items/${collectionOf(type)}/${key}`;
    const czechOf = async (type: string, key: string) => {
      const fields = "translations.id,translations.languages_code";
      const { translations } = await send("GET", `${itemOf(type, key)}?fields=${fields}`);
      const rows: { id: number; languages_code: string }[] = translations;
      return rows.find(({ languages_code }) => languages_code === "cs")?.id;
    };
    const versions = new Map<string, string>();
    return {
      async find(type, id) {
        const [item] = await send("GET", `items/${collectionOf(type)}?filter[portalId][_eq]=${id}`);
        return item.id;
      },
      async saveDraft(type, key, fields) {
        const version = { key: "draft", name: "Koncept", collection: collectionOf(type), item: key };
        const { id } = await send("POST", "versions", version);
        versions.set(key, id);
        const update = [{ id: await czechOf(type, key), ...fields }];
        await send("POST", `versions/${id}/save`, { translations: { create: [], update, delete: [] } });
      },
      async publish(_type, key) {
        const id = versions.get(key);
        const { mainHash } = await send("GET", `versions/${id}/compare`);
        await send("POST", `versions/${id}/promote`, { mainHash });
        await send("DELETE", `versions/${id}`);
      },
      async unpublish(type, key) {
        const update = [{ id: await czechOf(type, key), status: "draft" }];
        await send("PATCH", itemOf(type, key), { translations: { create: [], update, delete: [] } });
      },
      formOf: (type, key, field) => `${cms}/admin/content/${collectionOf(type)}/${key}#${field}`,
    };
  },
});
