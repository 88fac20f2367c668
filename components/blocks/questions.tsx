import { Disclosure, DisclosureList } from "#components/layout/disclosure.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";

/** Questions that expand to show their answers. */
export function Questions({ items }: Pick<BlockOf<"questions">, "items">) {
  return (
    <DisclosureList>
      {items.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <RichText html={answer.html} />
        </Disclosure>
      ))}
    </DisclosureList>
  );
}
