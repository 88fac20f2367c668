import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { EnvironmentProvider, useEnvironment } from "#components/environment.tsx";
import { fillDialog, showFailure } from "#renderer/client/consent/settings-dialog.ts";
import { parseDocument } from "#renderer/client/navigation/parse-document.ts";
import { languages } from "#schemas/site/languages.ts";
import { type CookieSettings, CookieSettingsPage } from "#templates/cookie-settings/cookie-settings.tsx";

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
