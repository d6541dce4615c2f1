import { contact, steam } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { blob, group, oval, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

const CUPS = {
  kulhad: { light: '#D98A58', base: '#B05E30', deep: '#5E280E', rim: '#E8A678', rough: 0.12 },
  steel: { light: '#FFFFFF', base: '#BFC7C9', deep: '#6B777A', rim: '#F4F7F7', rough: 0 },
  china: { light: '#FFFDF6', base: '#F4E6D2', deep: '#B8986E', rim: '#FFFFFF', rough: 0 },
  mug: { light: '#3BA79A', base: '#12786D', deep: '#073F39', rim: '#8AD3C8', rough: 0 },
} as const;

const DRINKS = {
  chai: { light: '#E9B27A', base: '#C4834A', deep: '#8E5424', foam: '#F0CFA4' },
  coffee: { light: '#C9966A', base: '#8E5A34', deep: '#522C12', foam: '#F2DCBE' },
  lassi: { light: '#FFFEF8', base: '#FBF0DA', deep: '#DCC49A', foam: '#FFFFFF' },
  chocolate: { light: '#96603C', base: '#5E3018', deep: '#2E1206', foam: '#FFF6E6' },
} as const;

export type HotDrink = { cup: keyof typeof CUPS; drink: keyof typeof DRINKS; cream?: boolean };

/** Pistachio and saffron on a lassi. */
const FLECKS = ['#8BA83C', '#B9C766', '#E8A21C', '#6F8C2A'] as const;

/** A cup of tea, coffee or lassi, steaming unless it is lassi; its foot is at the origin, about 300 wide and 300 high without the steam. */
export function drawHotDrink(sheet: DrawingSheet, spec: HotDrink): string {
  const cup = CUPS[spec.cup];
  const drink = DRINKS[spec.drink];
  const random = sheet.random('hot');
  const wall = sheet.linear(
    [
      [0, cup.light],
      [0.4, cup.base],
      [0.75, cup.base],
      [1, cup.deep],
    ],
    8,
  );
  const rim = sheet.linear(
    [
      [0, cup.rim],
      [0.5, cup.light],
      [1, cup.base],
    ],
    24,
  );
  const surface = sheet.radial(
    [
      [0, drink.light],
      [0.6, drink.base],
      [1, drink.deep],
    ],
    { x: 0.42, y: 0.4, r: 0.62 },
  );
  const look = material(sheet, {
    grain: 0.05,
    octaves: 2,
    round: 10,
    bump: cup.rough,
    depth: 20,
    dark: 0.7,
    shine: spec.cup === 'kulhad' ? 0.15 : 0.6,
    tight: 20,
    drop: { y: 6, opacity: 0.4 },
    margin: 20,
  });
  const froth = Array.from({ length: 26 }, () =>
    oval(
      { x: random.between(-104, 104), y: -284 + random.between(-22, 22), rx: random.between(3, 9) },
      { fill: drink.foam, opacity: random.between(0.35, 0.85) },
    ),
  );
  const nuts = Array.from({ length: 26 }, () =>
    oval(
      {
        x: random.between(-74, 74),
        y: -284 + random.between(-16, 12),
        rx: random.between(4, 8),
        ry: random.between(2.4, 4.4),
      },
      { fill: random.pick(FLECKS) },
    ),
  );
  const cream = sheet.radial([
    [0, '#FFFFFF'],
    [0.6, '#FFF4E0'],
    [1, '#DFC29A'],
  ]);
  const body =
    spec.cup === 'mug'
      ? 'M-138 -286L-126 -30C-122 8 122 8 126 -30L138 -286Z'
      : 'M-138 -286L-98 -14C-88 10 88 10 98 -14L138 -286Z';
  return group([
    contact(sheet, { x: 20, y: 0, rx: 122, ry: 30, opacity: 0.6, soft: 13 }),
    spec.cup === 'mug'
      ? group(path('M128 -226C216 -240 216 -84 120 -88', { stroke: cup.base, width: 30 }), { filter: look })
      : '',
    spec.cup === 'steel' || spec.cup === 'china' ? drawSaucer(sheet, cup) : '',
    group(path(body, { fill: wall }), { filter: look }),
    spec.cup === 'kulhad'
      ? path('M-126 -206Q0 -168 126 -206M-118 -150Q0 -116 118 -150', {
          stroke: '#F2C09A',
          width: 6,
          opacity: 0.5,
        })
      : path('M-104 -236L-84 -50', { stroke: '#FFFFFF', width: 12, opacity: 0.55 }),
    oval({ y: -286, rx: 138, ry: 42 }, { fill: rim }),
    oval({ y: -283, rx: 124, ry: 35 }, { fill: cup.deep }),
    oval({ y: -280, rx: 120, ry: 32 }, { fill: surface }),
    group(froth, { clip: sheet.clip('<ellipse cx="0" cy="-280" rx="120" ry="32"/>') }),
    spec.cream
      ? group(
          [
            path(blob(random, { rx: 92, ry: 34, y: -298, wobble: 0.08, points: 12 }), { fill: cream }),
            path(blob(random, { rx: 60, ry: 28, y: -328, wobble: 0.08, points: 11 }), { fill: cream }),
            path('M-28 -338C-16 -362 4 -370 12 -388C28 -370 28 -348 22 -334Z', { fill: cream }),
          ],
          {
            filter: material(sheet, {
              grain: 0.03,
              round: 8,
              bump: 0.15,
              depth: 17,
              shade: [0.6, 0.38, 0.18],
              dark: 0.7,
              shine: 0.3,
              drop: { y: 5, opacity: 0.3 },
            }),
          },
        )
      : '',
    spec.drink === 'lassi'
      ? group(nuts)
      : steam(sheet, { x: 0, y: spec.cream ? -372 : -300, height: 170, spread: 62 }),
  ]);
}

/** A wide saucer: filter coffee is cooled in it. */
function drawSaucer(
  sheet: DrawingSheet,
  cup: { light: string; base: string; deep: string; rim: string },
): string {
  const wall = sheet.linear(
    [
      [0, cup.light],
      [0.45, cup.base],
      [1, cup.deep],
    ],
    8,
  );
  return group(
    [
      path('M-188 -76L-150 -8C-130 18 130 18 150 -8L188 -76Z', { fill: wall }),
      oval({ y: -76, rx: 188, ry: 38 }, { fill: cup.rim }),
      oval({ y: -73, rx: 174, ry: 31 }, { fill: cup.base }),
    ],
    {
      filter: material(sheet, {
        grain: 0.02,
        bump: 0,
        round: 6,
        depth: 14,
        dark: 0.6,
        shine: 0.55,
        drop: { y: 6, opacity: 0.4 },
      }),
    },
  );
}
