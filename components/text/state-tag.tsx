const colors = { good: "success", near: "warning", bad: "error", neutral: "neutral" } as const;

/** A status label; its colour only repeats what the text says. */
export function StateTag({ tone, children }: { tone: keyof typeof colors; children: string }) {
  return (
    <span className="gov-tag" data-color={colors[tone]} data-type="subtle" data-size="s">
      {children}
    </span>
  );
}
