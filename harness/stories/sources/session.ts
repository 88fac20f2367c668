import { i18nOf } from "#renderer/page/i18n.ts";
import { sessionLabels } from "#renderer/shell/session-labels.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { languageCodes } from "#schemas/site/languages.ts";
import type { Story } from "./stories.ts";

type Draft = Omit<Story, "id" | "now">;

/** The dialog that warns of the end of a session, as it opens, half-way and shortly before the end, in every language. */
export function sessionStories(): Draft[] {
  const { theme } = bareShell("cs");
  const moments = {
    opened: { remaining: 120, announced: 120 },
    "half-way": { remaining: 60, announced: 60 },
    ending: { remaining: 9, announced: 10 },
  };
  return languageCodes.flatMap((language) =>
    Object.entries(moments).map(([moment, props]) => ({
      group: "session-dialog",
      name: `${moment}-${language}`,
      language,
      theme,
      fixture: null,
      props: { labels: sessionLabels(i18nOf(language).t), ...props },
    })),
  );
}
