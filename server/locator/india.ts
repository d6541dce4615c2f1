import type { Position } from '#schemas/rules/distance-between.ts';

/** A coarse outline of the mainland, longitudes and latitudes alternating: accurate to about 20 km at borders; coasts are slightly offshore. */
const mainland: readonly number[] = [
  // The west, from Kutch up to Jammu.
  68.0, 23.2, 68.2, 23.9, 69.5, 24.3, 71.1, 24.7, 70.6, 25.7, 70.1, 25.95, 69.5, 26.9, 69.6, 27.2, 70.4, 28.0,
  71.9, 27.95, 72.95, 29.1, 73.9, 30.0, 74.6, 31.05, 74.57, 31.6, 74.55, 31.85, 75.3, 32.3, 74.65, 32.55,
  74.35, 32.78,
  // The Himalaya.
  74.0, 33.2, 74.0, 33.7, 73.8, 34.35, 74.2, 34.75, 75.7, 34.6, 77.0, 35.1, 77.8, 35.5, 79.3, 34.0, 78.9,
  33.5, 79.3, 32.7, 78.5, 31.8, 78.9, 31.2, 79.6, 30.9, 81.0, 30.2, 80.3, 29.6, 80.25, 28.9, 80.6, 28.6, 81.2,
  28.3, 82.0, 27.9, 82.8, 27.5, 83.4, 27.4, 84.1, 27.45, 84.7, 27.0, 85.2, 26.8, 86.0, 26.6, 87.0, 26.4,
  88.05, 26.4, 88.05, 27.4, 88.1, 27.9, 88.7, 28.1, 88.9, 27.5, 88.85, 27.15, 89.1, 26.9, 89.5, 26.9, 90.0,
  26.75, 91.0, 26.8, 92.05, 26.88, 91.6, 27.5, 91.6, 27.8, 92.3, 27.85, 93.3, 28.4, 94.3, 29.1, 95.4, 29.1,
  // The north-east, around Bangladesh, down to the delta.
  96.3, 29.4, 97.3, 28.3, 97.0, 27.7, 95.2, 26.7, 95.1, 26.1, 94.6, 25.2, 94.3, 24.2, 93.4, 23.95, 93.35,
  23.0, 93.2, 22.2, 92.6, 22.0, 92.3, 23.0, 92.2, 23.7, 91.95, 23.7, 91.8, 23.0, 91.4, 23.1, 91.15, 23.6,
  91.2, 23.85, 91.35, 24.1, 91.9, 24.2, 92.2, 24.5, 92.4, 24.9, 91.8, 25.17, 90.4, 25.17, 89.85, 25.3, 89.85,
  25.9, 89.0, 26.35, 88.4, 26.35, 88.1, 25.85, 88.95, 25.25, 88.75, 25.15, 88.45, 25.15, 88.1, 24.5, 88.7,
  24.2, 88.65, 23.6, 88.9, 23.0, 88.9, 22.5,
  // The coasts, east and west.
  89.1, 21.6, 88.0, 21.3, 87.0, 20.5, 86.4, 19.7, 85.0, 19.1, 83.5, 17.5, 82.4, 16.4, 81.3, 15.6, 80.3, 15.2,
  80.5, 13.0, 80.0, 11.5, 80.0, 10.2, 79.5, 9.2, 78.3, 8.4, 77.6, 7.9, 76.8, 8.2, 76.0, 9.5, 75.5, 11.2, 74.6,
  13.0, 73.8, 14.8, 73.0, 16.5, 72.6, 18.8, 72.3, 20.7, 70.9, 20.5, 69.7, 20.8, 68.8, 22.2,
];

/** The islands: Andaman and Nicobar, Lakshadweep. */
const islands = [
  { west: 92.1, east: 94.1, south: 6.6, north: 13.8 },
  { west: 71.5, east: 74.1, south: 8, north: 12.5 },
];

/** Whether a position is in India. Close to a border the answer may be wrong. */
export function isInIndia({ latitude, longitude }: Position): boolean {
  const onIsland = islands.some(
    ({ west, east, south, north }) =>
      west <= longitude && longitude <= east && south <= latitude && latitude <= north,
  );
  return onIsland || isInside(mainland, { latitude, longitude });
}

/** A ray from the position to the east crosses the outline an odd number of times. */
function isInside(outline: readonly number[], { latitude, longitude }: Position): boolean {
  let inside = false;
  let [fromX, fromY] = outline.slice(-2) as [number, number];
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = outline.slice(at, at + 2) as [number, number];
    const crosses =
      y > latitude !== fromY > latitude && longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x;
    if (crosses) inside = !inside;
    [fromX, fromY] = [x, y];
  }
  return inside;
}
