/** Commands of this CMS that need its database: `node integrations/payload/main.ts import`. */
import { join } from "node:path";
import process from "node:process";

const [command = "", folder = join(import.meta.dirname, "../../fixtures")] = process.argv.slice(2);

/** Modules are imported only by the command that needs them, because loading Payload takes seconds. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  migrate: open,
  "create-migration": async () => (await import("./commands/create-migration.ts")).createMigration("change"),
  "import-map": async () => (await import("./commands/import-map.ts")).writeImportMap(),
  "demonstration-login": async () => {
    const { addDemonstrationLogin } = await import("./commands/demonstration-login.ts");
    await addDemonstrationLogin(await open(), process.env);
  },
  import: async () => {
    const { importRecords } = await import("./commands/import.ts");
    const { readRecords } = await import("./commands/store.ts");
    const records = readRecords(folder);
    const { imported, present, unknown } = await importRecords(await open(), records, console.log);
    console.log(
      `${imported} records imported, ${present} were there already, ${unknown.length} have an unknown structure.`,
    );
  },
  export: async () => {
    const { exportRecords } = await import("./commands/export.ts");
    const { pathsOf } = await import("./commands/store.ts");
    const { allRows } = await import("./commands/all-rows.ts");
    console.log(`${exportRecords(await allRows(), folder, pathsOf(folder))} records written to ${folder}`);
  },
};

async function open() {
  const { openPayload } = await import("./commands/open.ts");
  return openPayload();
}

const run = commands[command];
if (!run) {
  console.error(`Unknown command ${command}; there are ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
