import { geolocationTimeout, nearKilometres } from "#components/map/map-constants.ts";
import type { Place } from "#schemas/values/mercator.ts";

/** Why the visitor's place is not known. */
export type NoPlace = "denied" | "late" | "unavailable";

/** Asks the device where it is; never rejects. */
export function locate(geolocation: Geolocation | undefined): Promise<Place | NoPlace> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve("unavailable");
    return geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) resolve("denied");
        else resolve(code === TIMEOUT ? "late" : "unavailable");
      },
      { timeout: geolocationTimeout },
    );
  });
}

/** The page's address with its list narrowed to what is near a place, some hundred metres being fine enough. */
export function toNearAddress(address: string, { latitude, longitude }: Place): string {
  const url = new URL(address);
  url.searchParams.delete("page");
  url.searchParams.set("near", `${latitude.toFixed(3)},${longitude.toFixed(3)}`);
  url.searchParams.set("km", String(nearKilometres));
  url.hash = "";
  return url.href;
}
