import { agreements } from "./agreements.ts";
import { officialBoard } from "./board.ts";
import { calendar } from "./calendar.ts";
import { career } from "./career.ts";
import { documents } from "./documents.ts";
import { everything } from "./everything.ts";
import { requestedInformation } from "./information.ts";
import { mediators } from "./mediators.ts";
import { organisations } from "./organisations.ts";
import { otherPortals } from "./portals.ts";
import type { Preset } from "./preset.ts";
import { property } from "./property.ts";
import { news, pressReleases } from "./published.ts";
import { glossaryTerms } from "./terms.ts";

/** Search presets in the order of the tabs. */
export const presets = {
  all: everything,
  news,
  pressReleases,
  calendar,
  career,
  glossary: glossaryTerms,
  documents,
  requestedInformation,
  agreements,
  mediators,
  otherPortals,
  officialBoard,
  property,
  map: organisations,
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

/** Presets whose rows are content items of the search index; rows inside content items are not indexed. */
export const indexedPresets = presetNames()
  .map((name) => ({ name, preset: presetOf(name) }))
  .filter(({ preset: { searched } }) => searched !== undefined);

function presetNames(): PresetName[] {
  return Object.keys(presets).filter((name) => isPresetName(name));
}

function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name);
}

export function presetOf(name: PresetName): Preset {
  return presets[name];
}
