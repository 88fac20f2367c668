import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { fillDialog, showFailure } from "#portal/client/consent/settings-dialog.ts";
import { parseDocument } from "#portal/client/navigation/parse-document.ts";
import { EnvironmentProvider, useEnvironment } from "#portal/components/environment.tsx";
import { languages } from "#portal/contract/site/languages.ts";
import { type CookieSettings, CookieSettingsPage } from "#portal/templates/cookie-settings/cookie-settings.tsx";

type Props = CookieSettings & { isFailed: boolean };

/** The cookie settings dialog, which a script creates from the settings page as in the portal. */
export function ConsentDialog({ isFailed, ...view }: Props) {
  const environment = useEnvironment();
  useEffect(() => {
    const { tag } = languages[environment.language];
    const page = renderToString(
      <EnvironmentProvider value={environment}>
        <CookieSettingsPage view={view} />
      </EnvironmentProvider>,
    );
    const dialog = document.createElement("dialog");
    fillDialog(dialog, parseDocument(`<html lang="${tag}">${page}`));
    document.body.append(dialog);
    dialog.showModal();
    if (isFailed) showFailure();
    return () => dialog.remove();
  });
  return null;
}
