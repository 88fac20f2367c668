import type { ComponentType } from "react";
import { AddressesDemo } from "#templates/demo/addresses.tsx";
import { ButtonsDemo } from "#templates/demo/buttons.tsx";
import { CardsDemo } from "#templates/demo/cards.tsx";
import type { Demo } from "#templates/demo/demo.ts";
import { FormControlsDemo } from "#templates/demo/form-controls.tsx";
import { JsonDemo } from "#templates/demo/json.tsx";
import { OfficialsDemo } from "#templates/demo/officials.tsx";
import { OverviewDemo } from "#templates/demo/overview.tsx";
import { ProtectedDemo } from "#templates/demo/protected.tsx";
import { SignInDemo } from "#templates/demo/sign-in.tsx";
import { SkeletonDemo } from "#templates/demo/skeleton.tsx";
import { ToastsDemo } from "#templates/demo/toasts.tsx";
import type { DemoName } from "./registry.ts";

const demoTemplates: Record<DemoName, ComponentType<{ view: Demo }>> = {
  "": OverviewDemo,
  "components/buttons": ButtonsDemo,
  "components/card": CardsDemo,
  "components/form": FormControlsDemo,
  "components/json": JsonDemo,
  "components/toasts": ToastsDemo,
  login: SignInDemo,
  protected: ProtectedDemo,
  "protected/officials": OfficialsDemo,
  skeleton: SkeletonDemo,
  url: AddressesDemo,
};

export function DemoPage({ name, view }: { name: DemoName; view: Demo }) {
  const Template = demoTemplates[name];
  return <Template view={view} />;
}
