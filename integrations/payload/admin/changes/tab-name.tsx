import type { ServerProps } from "payload";
import { editorLanguage, words } from "../../locales/words.ts";

/** Name of the tab with the changes; Payload's own labels of tabs know only its own texts. */
export function TabName({ i18n }: Pick<ServerProps, "i18n">) {
  return <span>{words("changes.tab")[editorLanguage({ i18n })]}</span>;
}
