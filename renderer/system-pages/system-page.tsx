import { type BrowserTest, BrowserTestPage } from "#templates/browser-test/browser-test.tsx";
import { type CookieSettings, CookieSettingsPage } from "#templates/cookie-settings/cookie-settings.tsx";
import { type SignInForm, SignInPage } from "#templates/sign-in/sign-in.tsx";
import { type SignedOut, SignedOutPage } from "#templates/signed-out/signed-out.tsx";

/** A system page by its name in the registry, with its view and the query parameters that it reads. */
export type ResolvedSystemPage = { usedParameters: readonly string[] } & (
  | { name: "browser-test"; view: BrowserTest }
  | { name: "cookie-settings"; view: CookieSettings }
  | { name: "sign-in"; view: SignInForm }
  | { name: "signed-out"; view: SignedOut }
);

export function SystemPage(page: ResolvedSystemPage) {
  switch (page.name) {
    case "browser-test":
      return <BrowserTestPage view={page.view} />;
    case "cookie-settings":
      return <CookieSettingsPage view={page.view} />;
    case "sign-in":
      return <SignInPage view={page.view} />;
    case "signed-out":
      return <SignedOutPage view={page.view} />;
  }
}
