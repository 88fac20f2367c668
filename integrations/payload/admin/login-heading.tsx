import { editorLanguage, words } from "../locales/words.ts";

/** Heading of the login page, which Payload leaves without one. */
export function LoginHeading(props: Parameters<typeof editorLanguage>[0]) {
  return <h1>{words("login.title")[editorLanguage(props)]}</h1>;
}
