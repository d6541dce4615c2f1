import { box, group, oval } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

export type Mood = 'dusk' | 'morning' | 'sea' | 'honey' | 'leaf' | 'rose' | 'night';

/** `ink` is the text colour that is readable over the wash: dark washes take light ink, and glow more strongly. */
const MOODS = {
  dusk: {
    wall: ['#7A3D20', '#44200F', '#1C0C06'],
    wood: ['#8A4A24', '#5A2A12', '#2A1207'],
    glow: '#FFB25A',
    ink: 'light',
  },
  night: {
    wall: ['#1F6A62', '#0F403B', '#06201F'],
    wood: ['#2C7A70', '#14514A', '#082A28'],
    glow: '#8FE8D6',
    ink: 'light',
  },
  morning: {
    wall: ['#FFF4E8', '#FFE3CA', '#F7C9A0'],
    wood: ['#EBC295', '#D9A56E', '#B67E48'],
    glow: '#FFFFFF',
    ink: 'dark',
  },
  honey: {
    wall: ['#FFF6DC', '#FFE4A6', '#F7C766'],
    wood: ['#F3CF8E', '#E2B262', '#BC8A3A'],
    glow: '#FFFFFF',
    ink: 'dark',
  },
  sea: {
    wall: ['#F0FAF8', '#CDEBE6', '#97D0C7'],
    wood: ['#D7EDE8', '#A9D6CE', '#6FB0A6'],
    glow: '#FFFFFF',
    ink: 'dark',
  },
  leaf: {
    wall: ['#F3F9EA', '#DCEBCB', '#B4D09A'],
    wood: ['#C5DCA6', '#9DC07A', '#6E9650'],
    glow: '#FFFFFF',
    ink: 'dark',
  },
  rose: {
    wall: ['#FFF3EC', '#F8DACB', '#E2AF98'],
    wood: ['#EBC3AE', '#D49F86', '#A97058'],
    glow: '#FFFFFF',
    ink: 'dark',
  },
} as const satisfies Record<
  Mood,
  {
    wall: readonly [string, string, string];
    wood: readonly [string, string, string];
    glow: string;
    ink: 'light' | 'dark';
  }
>;

/** The counter behind all banners: a wall with blurred lights, and a table top for the food. */
export function drawCounter(
  sheet: DrawingSheet,
  spec: { mood: Mood; width: number; height: number; horizon: number; grain?: boolean },
): string {
  const { width, height, horizon, grain = true } = spec;
  const mood = MOODS[spec.mood];
  const random = sheet.random('counter');
  const wall = sheet.radial(
    [
      [0, mood.wall[0]],
      [0.55, mood.wall[1]],
      [1, mood.wall[2]],
    ],
    { x: 0.68, y: 0.3, r: 0.85 },
  );
  const top = sheet.linear([
    [0, mood.wood[1]],
    [0.25, mood.wood[0]],
    [1, mood.wood[2]],
  ]);
  const strength = mood.ink === 'light' ? 0.16 : 0.34;
  const lights = Array.from({ length: 15 }, () => {
    const halo = sheet.radial(
      [
        [0, mood.glow, 0.7],
        [0.8, mood.glow, 0.5],
        [1, mood.glow, 0],
      ],
      { x: 0.5, y: 0.5, r: 0.5 },
    );
    return oval(
      {
        x: random.between(width * 0.32, width),
        y: random.between(-20, horizon * 0.8),
        rx: random.between(18, 58),
      },
      { fill: halo, opacity: random.between(0.3, 1) * strength },
    );
  });
  const wood = sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves="2" seed="6"/>` +
      '<feColorMatrix values="0 0 0 0 .16 0 0 0 0 .06 0 0 0 0 .02 2.4 0 0 0 -1.1"/><feComposite in2="SourceGraphic" operator="in"/></filter>',
  );
  const table = { x: 0, y: horizon, w: width, h: height - horizon };
  return group([
    box({ x: 0, y: 0, w: width, h: height }, { fill: wall }),
    group(lights),
    box(table, { fill: top }),
    grain ? box(table, { fill: '#000', opacity: mood.ink === 'light' ? 0.7 : 0.2, filter: wood }) : '',
    box({ x: 0, y: horizon - 3, w: width, h: 5 }, { fill: mood.wood[0], opacity: 0.9 }),
    box(
      { x: 0, y: horizon + 2, w: width, h: 26 },
      {
        fill: sheet.linear([
          [0, '#1C0C06', 0.3],
          [1, '#1C0C06', 0],
        ]),
      },
    ),
  ]);
}
