import { useTranslation } from "react-i18next";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { DemoTemplate } from "./demo-template.tsx";

const severities = ["info", "success", "warn", "error"] as const;
const ends = [
  { name: "unclosable", severity: "info", closable: false, duration: 5000 },
  { name: "lasting", severity: "warn", closable: true, duration: null },
] as const;

/** Toasts of each severity, one that cannot be closed, one that stays, and the toast of an uncaught error. */
export function ToastsDemo() {
  const { t } = useTranslation();
  const bySeverity = severities.map((severity) => ({
    label: t(`demo.toasts.severity.${severity}`),
    toast: { severity, text: t(`demo.toasts.text.${severity}`), closable: true, duration: 5000 },
  }));
  const byEnd = ends.map(({ name, ...toast }) => ({
    label: t(`demo.toasts.${name}`),
    toast: { ...toast, text: t(`demo.toasts.${name}Text`) },
  }));
  const failing = { label: t("demo.toasts.throw"), toast: null };
  const parts = [
    { title: t("demo.toasts.severities"), text: t("demo.toasts.severitiesText"), buttons: bySeverity },
    { title: t("demo.toasts.ends"), text: t("demo.toasts.endsText"), buttons: byEnd },
    { title: t("demo.toasts.uncaught"), text: t("demo.toasts.uncaughtText"), buttons: [failing] },
  ];
  const examples = parts.map(({ title, text, buttons }) => ({
    title,
    content: (
      <>
        <p>{text}</p>
        <ButtonRow>
          {buttons.map(({ label, toast }) => (
            <Button key={label} type="button" look="outlined" value={JSON.stringify(toast)} sends="toasts.tried">
              {label}
            </Button>
          ))}
        </ButtonRow>
      </>
    ),
  }));
  return <DemoTemplate texts="toasts" examples={examples} />;
}
