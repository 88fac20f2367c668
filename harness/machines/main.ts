/** Writes docs/machines.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { machinesPage } from "./machines-page.ts";

writeFileSync(join(import.meta.dirname, "../../docs/machines.md"), machinesPage());
