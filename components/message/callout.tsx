import { RichText } from "#components/text/rich-text.tsx";
import type { Callout as CalloutView } from "#schemas/values/callout.ts";
import { Message } from "./message.tsx";

/** A notice written by an editor. */
export function Callout({ tone, title, body }: CalloutView) {
  return (
    <Message tone={tone}>
      {title && <h2>{title}</h2>}
      <RichText html={body.html} />
    </Message>
  );
}
