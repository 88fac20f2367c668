import type { ComponentType } from "react";
import { type BrowserTest, BrowserTestPage } from "#templates/browser-test.tsx";
import type { OwnPageName } from "./registry.ts";

const ownTemplates: Record<OwnPageName, ComponentType<{ view: BrowserTest }>> = { "browser-test": BrowserTestPage };

export function OwnPage({ name, view }: { name: OwnPageName; view: BrowserTest }) {
  const Template = ownTemplates[name];
  return <Template view={view} />;
}
