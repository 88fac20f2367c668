import { useTranslation } from "react-i18next";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";

const looks = ["solid", "outlined", "base"] as const;
const sizes = ["s", "m", "l"] as const;
const colors = ["primary", "neutral", "error"] as const;

/** Buttons and links that look like buttons: looks, colours, sizes, states. */
export function ButtonsDemo({ view: { home } }: { view: Demo }) {
  const { t } = useTranslation();
  const link = { label: t("errors.goToHomepage"), href: home, external: false, language: null };
  const links = (
    <ButtonRow>
      <ActionLink link={link} />
      <ActionLink link={link} look="outlined" />
    </ButtonRow>
  );
  const buttons = looks.map((look) => ({
    title: t(`demo.buttons.look.${look}`),
    content: colors.map((color) => (
      <ButtonRow key={color}>
        {sizes.map((size) => (
          <Button key={size} type="button" look={look} color={color} size={size}>
            {t(`demo.buttons.size.${size}`)}
          </Button>
        ))}
        <Button type="button" look={look} color={color} size="l" disabled>
          {t("demo.buttons.disabled")}
        </Button>
      </ButtonRow>
    )),
  }));
  return <DemoTemplate texts="buttons" examples={[...buttons, { title: t("demo.buttons.links"), content: links }]} />;
}
