import { useId } from "react";
import { formatKilometres } from "./plural-text.ts";
import type { Near } from "./view/nearest.ts";

type Props = { near: readonly Near[]; lang: string; title: string };

/** The organisations nearest to the visitor, announced once they are found. */
export function NearestList({ near, lang, title }: Props) {
  const id = useId();
  return (
    <div role="status">
      {near.length > 0 && (
        <section className="map-nearest" aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <ol>
            {near.map(({ point: { number, name, href }, kilometres }) => (
              <li key={number}>
                <a href={href}>{name}</a> <span>{formatKilometres(kilometres, lang)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
