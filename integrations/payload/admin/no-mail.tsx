import { editorLanguage, words } from "../locales/words.ts";
import { mailServer } from "../settings.ts";

/** Without a mail server, the login page says who sets a new password in place of the link to one. */
export function NoMail(props: Parameters<typeof editorLanguage>[0]) {
  if (mailServer() !== null) return null;
  return (
    <>
      <style>{'a[href$="/admin/forgot"] { display: none; }'}</style>
      <p>{words("error.noMail")[editorLanguage(props)]}</p>
    </>
  );
}
