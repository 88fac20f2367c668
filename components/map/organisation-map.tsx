import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { Button } from "#components/layout/button.tsx";
import type { MapPanel } from "./map-panel.tsx";
import { WaitingMap } from "./map-place.tsx";
import type { MapPoints } from "./marks/points.ts";

type PanelProps = ComponentProps<typeof MapPanel>;

export type OrganisationMapProps = Omit<PanelProps, "points" | "missing"> & {
  /** Address of the list as GeoJSON, with the page's filters. */
  source: string;
};

interface Loaded extends MapPoints {
  Panel: ComponentType<PanelProps>;
}

/** Timeout for the data in milliseconds. */
const timeoutMs = 20_000;

/** The map of the page's list: loads its data and its script in parallel. An island that replaces a plain text. */
export function OrganisationMap({ source, ...props }: OrganisationMapProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads anew
  useEffect(() => {
    const controller = new AbortController();
    setLoaded(null);
    void loadMap(source, controller.signal).then((result) => {
      if (!controller.signal.aborted) setLoaded(result);
    });
    return () => controller.abort();
  }, [source, attempt]);

  const { labels, tiles } = props;
  if (loaded === null)
    return (
      <WaitingMap tiles={tiles} labels={labels}>
        <p role="status">{labels.loading}</p>
      </WaitingMap>
    );
  if (loaded === "failed")
    return (
      <WaitingMap tiles={tiles} labels={labels}>
        <div role="alert">
          <p>{labels.failed}</p>
          <Button type="button" look="outlined" size="s" onClick={() => setAttempt((count) => count + 1)}>
            {labels.retry}
          </Button>
        </div>
      </WaitingMap>
    );
  const { Panel, ...data } = loaded;
  return <Panel {...props} {...data} />;
}

async function loadMap(source: string, signal: AbortSignal): Promise<Loaded | "failed"> {
  try {
    const [{ MapPanel: Panel, readPoints }, json] = await Promise.all([
      import("./map-bundle.ts"),
      fetchJson(source, signal),
    ]);
    return { Panel, ...readPoints(json) };
  } catch (error) {
    if (!signal.aborted) console.warn("the map could not be loaded", error);
    return "failed";
  }
}

async function fetchJson(source: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(source, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
  if (!answer.ok) throw new Error(`${source} was answered ${answer.status}`);
  return answer.json();
}
