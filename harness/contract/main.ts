/** Writes the contract for the CMS team into docs/ (npm run contract). */
import { writeContract } from "./contract.ts";

const files = await writeContract();
console.log(`Wrote ${files} files of the contract into docs/.`);
