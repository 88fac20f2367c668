import { useTranslation } from "react-i18next";
import type { Json } from "#components/viewer/json-rows.ts";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";
import { growTree } from "./grown-tree.ts";
import { JsonTree } from "./json-tree.tsx";

/** The JSON tree viewer with this page's own data, and with a huge tree. */
export function JsonDemo({ view }: { view: Demo }) {
  const { t } = useTranslation();
  const small: Json = JSON.parse(JSON.stringify(view));
  const large = growTree({ seed: 2026, records: 4000, depth: 64 });
  const examples = [
    { title: t("demo.json.small"), content: <JsonTree json={small} name={t("demo.json.small")} /> },
    { title: t("demo.json.large"), content: <JsonTree json={large} name={t("demo.json.large")} /> },
  ];
  return <DemoTemplate texts="json" wide examples={examples} />;
}
