import { useEnvironment } from "#components/environment.tsx";
import { useFacetTexts } from "#components/listing/facet-texts.ts";
import { StateTag } from "#components/text/state-tag.tsx";
import { type RowState, stateOf } from "#schemas/lists/search/row-state.ts";

const tones = {
  open: "good",
  closing: "near",
  closed: "neutral",
  cancelled: "bad",
  filled: "neutral",
  reserved: "near",
  transferred: "neutral",
  future: "near",
  active: "good",
  expired: "neutral",
  posted: "good",
  removed: "neutral",
} as const satisfies Record<ReturnType<typeof stateOf>, string>;

/** State of a result at the time of the request. */
export function ResultState({ state }: { state: RowState }) {
  const { now } = useEnvironment();
  const { optionName } = useFacetTexts();
  const code = stateOf(state, now);
  return <StateTag tone={tones[code]}>{optionName("state", code)}</StateTag>;
}
