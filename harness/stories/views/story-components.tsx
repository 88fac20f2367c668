import type { ElementType } from "react";
import { isPagePart } from "#harness/stories/story-index.ts";
import { ConsentBar } from "#portal/components/shell/consent-bar.tsx";
import { ToastList } from "#portal/components/shell/toast-list.tsx";
import { DemoPage } from "#portal/demo/demo-page.tsx";
import { BrowserTestPage } from "#portal/templates/browser-test/browser-test.tsx";
import { CookieSettingsPage } from "#portal/templates/cookie-settings/cookie-settings.tsx";
import { ErrorPageTemplate } from "#portal/templates/error-page/error-page.tsx";
import { LoadingPage } from "#portal/templates/loading-page/loading-page.tsx";
import { MaintenancePageTemplate } from "#portal/templates/maintenance-page/maintenance-page.tsx";
import { templates } from "#portal/templates/registry.ts";
import { SignInPage } from "#portal/templates/sign-in/sign-in.tsx";
import { SignedOutPage } from "#portal/templates/signed-out/signed-out.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { FeedbackStory } from "./feedback-story.tsx";
import { Frame } from "./frame.tsx";
import { MapStory } from "./map-story.tsx";
import { SessionStory } from "./session-story.tsx";
import { TestedBrowser } from "./tested-browser.tsx";

/** Component of each group of stories. */
const components: Readonly<Record<string, ElementType>> = {
  ...templates,
  "browser-report": TestedBrowser,
  "browser-test": BrowserTestPage,
  "consent-bar": ConsentBar,
  "consent-dialog": ConsentDialog,
  "cookie-settings": CookieSettingsPage,
  demo: DemoPage,
  "error-page": ErrorPageTemplate,
  "feedback-survey": FeedbackStory,
  "form-outcome": templates.form,
  "form-step": templates.form,
  "form-summary": templates.form,
  frame: Frame,
  "guide-question": templates["entitlement-guide"],
  "guide-result": templates["entitlement-guide"],
  "loading-page": LoadingPage,
  "maintenance-page": MaintenancePageTemplate,
  "sign-in": SignInPage,
  "signed-out": SignedOutPage,
  "organisation-map": MapStory,
  "session-dialog": SessionStory,
  toasts: ToastList,
};

/** Renders the component of a group with a story's props, inside `<main>` if it is a page. */
export function StoryContent({ group, props }: { group: string; props: object }) {
  const Shown = components[group];
  if (!Shown) throw new Error(`There is no component for stories of ${group}.`);
  const story = <Shown {...props} />;
  return isPagePart(group) ? story : <main id="main">{story}</main>;
}
