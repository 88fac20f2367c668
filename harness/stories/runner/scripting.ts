interface Rule {
  media: MediaList;
  withScript: string;
  without: string;
}

/**
 * Emulates the `scripting` media feature. Disabling script in the browser would stop the checks as well, so the
 * conditions in the style sheets are inverted.
 */
export function scriptingSwitch(): (isOn: boolean) => void {
  let rules: Rule[] | null = null;
  return (isOn) => {
    rules ??= [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
    for (const { media, withScript, without } of rules) {
      const text = isOn ? withScript : without;
      if (media.mediaText !== text) media.mediaText = text;
    }
  };
}

function rulesIn(list: CSSRuleList): Rule[] {
  return [...list].flatMap((rule) => {
    const inside = "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? rulesIn(rule.cssRules) : [];
    if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes("scripting")) return inside;
    const { mediaText } = rule.media;
    const turned = { enabled: "none", none: "enabled" } as const;
    const without = mediaText.replace(/(scripting:\s*)(enabled|none)/g, (_, name, value: keyof typeof turned) => {
      return `${name}${turned[value]}`;
    });
    return [{ media: rule.media, withScript: mediaText, without }, ...inside];
  });
}
