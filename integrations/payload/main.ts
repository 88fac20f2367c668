/** Command line of this CMS: `node integrations/payload/main.ts import`. */
import { join } from "node:path";
import process from "node:process";

const [command, ...given] = process.argv.slice(2);

switch (command) {
  case "create-migration": {
    const { createMigration } = await import("./commands/create-migration.ts");
    await createMigration(given[0] ?? "change");
    break;
  }
  case "import-map": {
    const { writeImportMap } = await import("./commands/import-map.ts");
    await writeImportMap();
    break;
  }
  case "import": {
    const { openPayload } = await import("./commands/open.ts");
    const { importRecords } = await import("./commands/import.ts");
    const { readRecords } = await import("./commands/store.ts");
    const folder = given[0] ?? join(import.meta.dirname, "../../fixtures");
    const { imported, kept, unknown } = await importRecords(await openPayload(), readRecords(folder), console.log);
    console.log(`${imported} records imported, ${kept} were there already, ${unknown.length} have an unknown structure.`);
    break;
  }
  case "migrate": {
    const { openPayload } = await import("./commands/open.ts");
    await openPayload();
    break;
  }
  case "demonstration-login": {
    const { openPayload } = await import("./commands/open.ts");
    const { addDemonstrationLogin } = await import("./commands/demonstration-login.ts");
    await addDemonstrationLogin(await openPayload(), process.env);
    break;
  }
  default:
    console.error(`Unknown command ${command}.`);
    process.exit(2);
}
process.exit(0);
