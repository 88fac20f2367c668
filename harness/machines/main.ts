/** Draws the machines into docs/machines.md (npm run machines). */
import { writeMachinesPage } from "./machines-page.ts";

console.log(`Drew ${writeMachinesPage()} machines into docs/machines.md.`);
