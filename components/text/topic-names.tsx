import { Fragment } from "react";
import { tagOf } from "#schemas/site/languages.ts";
import type { Label } from "#schemas/site/topics.ts";

/** Names of categories or tags, each in its own language. */
export function TopicNames({ topics }: { topics: readonly Label[] }) {
  return topics.map(({ label, language }, index) => (
    <Fragment key={label}>
      {index > 0 && ", "}
      <span lang={tagOf(language)}>{label}</span>
    </Fragment>
  ));
}
