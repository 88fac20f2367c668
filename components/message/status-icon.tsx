import { statusIcons } from "virtual:icons/status";
import { Graphic, type Placement } from "#components/media/icon.tsx";
import type { StatusIconName } from "#components/media/icon-names.ts";

/** Like `Icon`, for status icons; a separate file because most pages' scripts need none of them. */
export function StatusIcon({ name, ...placement }: { name: StatusIconName } & Placement) {
  return <Graphic name={name} drawing={statusIcons[name]} {...placement} />;
}
