import type { MapPoint } from "#components/map/marks/points.ts";

/** An organisation, by default in Olomouc. */
export function aPoint(point: Partial<MapPoint> = {}): MapPoint {
  return {
    number: 1,
    name: "Poradna Dlaň",
    services: ["poradenství"],
    address: "Hanácká 9, 779 00 Olomouc",
    municipality: "Olomouc",
    phone: { display: "+420 950 700 200", href: "tel:+420950700200" },
    email: "kontakt@dlan.example",
    web: { label: "www.dlan.example", href: "https://www.dlan.example/" },
    href: "/up/pece/mapa#organisation-1",
    latitude: 49.594,
    longitude: 17.251,
    ...point,
  };
}

/** Points spread over the country, the same on every call. */
export function manyPoints(count: number): MapPoint[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, (_, index) =>
    aPoint({
      number: index + 1,
      municipality: `obec ${index % 200}`,
      latitude: 48.6 + next() * 2.4,
      longitude: 12.2 + next() * 6.6,
    }),
  );
}
