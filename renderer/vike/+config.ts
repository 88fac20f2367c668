import type { Config } from "vike/types";

/** HTML over the wire: Vike sends no runtime and no page data to the browser (docs/architecture.md, rendering). */
export default { clientRouting: false, passToClient: [] } satisfies Config;
