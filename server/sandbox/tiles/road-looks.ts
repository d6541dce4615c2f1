import type { Palette } from './palette.ts';

export type RoadKind = 'country' | 'small' | 'middle' | 'side' | 'main' | 'ring' | 'highway';

/** From the narrowest up: the order they are drawn in. */
export const roadKinds = [
  'country',
  'small',
  'middle',
  'side',
  'main',
  'ring',
  'highway',
] as const satisfies readonly RoadKind[];

/** Breadth in pixels, by zoom. */
const breadths: Readonly<Record<RoadKind, Readonly<Record<number, number>>>> = {
  country: { 12: 0.8, 13: 1.4, 14: 2.2, 15: 3.4, 16: 5.5, 17: 9, 18: 14 },
  small: { 14: 1.2, 15: 3, 16: 5.4, 17: 9, 18: 15 },
  middle: { 13: 1.1, 14: 2.4, 15: 4.4, 16: 7.4, 17: 12, 18: 19 },
  side: { 11: 0.6, 12: 1.2, 13: 2.4, 14: 4, 15: 6.2, 16: 9.5, 17: 15, 18: 24 },
  main: { 10: 0.8, 11: 1.5, 12: 2.4, 13: 3.8, 14: 5.6, 15: 8.4, 16: 12, 17: 19, 18: 30 },
  ring: { 9: 0.9, 10: 1.6, 11: 2.6, 12: 3.6, 13: 4.8, 14: 7, 15: 10, 16: 15, 17: 23, 18: 36 },
  highway: {
    5: 0.5,
    6: 0.8,
    7: 1.1,
    8: 1.4,
    9: 1.9,
    10: 2.5,
    11: 3.2,
    12: 4,
    13: 5.4,
    14: 7.5,
    15: 11,
    16: 16,
    17: 24,
    18: 38,
  },
};

export interface RoadLook {
  readonly breadth: number;
  readonly color: string;
  readonly edge: string | null;
}

/** How a road is drawn; null where it is too small to be seen. */
export function roadLook(
  kind: RoadKind,
  { zoom, palette }: { zoom: number; palette: Palette },
): RoadLook | null {
  const breadth = breadths[kind][zoom];
  if (breadth === undefined) return null;
  if (kind === 'highway' || kind === 'ring')
    return { breadth, color: palette.highway, edge: zoom >= 8 ? palette.highwayEdge : null };
  if (kind === 'main')
    return {
      breadth,
      color: zoom >= 12 ? palette.main : palette.mainEdge,
      edge: zoom >= 12 ? palette.mainEdge : null,
    };
  if (kind === 'country')
    return { breadth, color: palette.country, edge: zoom >= 13 ? palette.roadEdge : null };
  const isThin = breadth < 1.3;
  return {
    breadth,
    color: isThin && zoom < 14 ? palette.roadEdge : palette.road,
    edge: isThin ? null : palette.roadEdge,
  };
}
