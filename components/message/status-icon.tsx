import { statusIcons } from "virtual:icons/status";
import { Graphic, type Placement } from "#components/media/icon.tsx";
import type { StatusIconName } from "#components/media/icon-names.ts";

/** The same icon as `Icon` draws, from a list of its own: the script of most pages needs none of these. */
export function StatusIcon({ name, ...placement }: { name: StatusIconName } & Placement) {
  return <Graphic name={name} drawing={statusIcons[name]} {...placement} />;
}
