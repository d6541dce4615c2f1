import { contact, softSpot } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { blob, group, oval, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { mintSprig } from './herbs.ts';

/** One scoop around the origin, radius about 88. */
export function drawScoop(
  sheet: DrawingSheet,
  flavour: 'vanilla' | 'chocolate' | 'strawberry' | 'mango',
): string {
  const random = sheet.random(`scoop/${flavour}`);
  const tones = {
    vanilla: ['#FFFDF2', '#FBEBC6', '#D9B678'],
    chocolate: ['#A9683E', '#703A1C', '#3A190A'],
    strawberry: ['#FFE0E0', '#F4A6AC', '#C4606E'],
    mango: ['#FFF0B4', '#FFC34A', '#D98A14'],
  } as const;
  const [light, base, deep] = tones[flavour];
  const fill = sheet.radial([
    [0, light],
    [0.55, base],
    [1, deep],
  ]);
  const look = material(sheet, {
    grain: 0.045,
    octaves: 3,
    round: 8,
    bump: 0.34,
    depth: 17,
    shade: flavour === 'chocolate' ? [0.12, 0.04, 0.01] : [0.6, 0.36, 0.14],
    dark: 0.75,
    shine: 0.2,
    tight: 14,
    drop: { y: 6, opacity: 0.4 },
  });
  const ball = blob(random, { rx: 86, ry: 80, wobble: 0.03, fray: 0.012, points: 26 });
  const skirt = blob(random, { rx: 98, ry: 26, y: 54, wobble: 0.12, points: 16 });
  return group([path(skirt, { fill }), path(ball, { fill })], { filter: look });
}

/** A glass of mousse in layers, or of ice cream; its foot is at the origin, about 250 wide and 380 high. */
export function drawDessertCup(
  sheet: DrawingSheet,
  spec: { layers: readonly string[]; top: 'cream' | 'vanilla' | 'chocolate' | 'strawberry' | 'mango' },
): string {
  const random = sheet.random('cup');
  const inside = 'M-112 -270C-108 -170 -98 -80 -84 -34C-70 -14 70 -14 84 -34C98 -80 108 -170 112 -270Z';
  const clip = sheet.clip(`<path d="${inside}"/>`);
  const bandHeight = 250 / spec.layers.length;
  const bands = spec.layers.map((colour, i) => {
    const y = -20 - (i + 1) * bandHeight;
    return path(`M-130 ${y + 8}Q-60 ${y - 10} 0 ${y + 6}T130 ${y + 4}V0H-130Z`, { fill: colour });
  });
  bands.reverse();
  const look = material(sheet, {
    grain: 0.05,
    octaves: 3,
    round: 4,
    bump: 0.4,
    depth: 7,
    dark: 0.6,
    shine: 0.12,
  });
  const cream = sheet.radial([
    [0, '#FFFFFF'],
    [0.6, '#FFF3DC'],
    [1, '#DDBD90'],
  ]);
  const whip = group(
    [
      path(blob(random, { rx: 104, ry: 40, y: -282, wobble: 0.06, points: 12 }), { fill: cream }),
      path(blob(random, { rx: 78, ry: 36, y: -318, wobble: 0.06, points: 11 }), { fill: cream }),
      path(blob(random, { rx: 48, ry: 30, y: -352, wobble: 0.06, points: 10 }), { fill: cream }),
      path('M-26 -368C-16 -392 6 -404 14 -420C30 -404 30 -378 22 -362Z', { fill: cream }),
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
  );
  const shavings = Array.from({ length: 14 }, () =>
    place(path('M-14 0Q0 -9 14 0', { stroke: random.pick(['#4A2210', '#6A3418']), width: 5 }), {
      x: random.between(-64, 64),
      y: random.between(-350, -280),
      turn: random.between(0, 180),
      scale: random.between(0.7, 1.1),
    }),
  );
  const glass = sheet.linear(
    [
      [0, '#FFFFFF', 0.6],
      [0.16, '#FFFFFF', 0.14],
      [0.5, '#FFFFFF', 0],
      [0.84, '#3A1608', 0.12],
      [1, '#FFFFFF', 0.42],
    ],
    0,
  );
  return group([
    contact(sheet, { x: 18, y: 2, rx: 98, ry: 24, opacity: 0.55, soft: 11 }),
    oval({ y: -4, rx: 84, ry: 18 }, { fill: '#F4E8DA' }),
    group(group(bands, { clip }), { filter: look }),
    spec.top === 'cream'
      ? whip
      : group(drawScoop(sheet, spec.top), { transform: 'translate(0 -304) scale(1.2)' }),
    spec.top === 'cream'
      ? group(shavings, {
          filter: material(sheet, {
            grain: 0.1,
            bump: 0,
            round: 1.6,
            depth: 4,
            dark: 0.6,
            drop: { y: 3, opacity: 0.5 },
          }),
        })
      : '',
    place(mintSprig(sheet, random), { x: 26, y: spec.top === 'cream' ? -368 : -384, scale: 0.7 }),
    path(
      'M-122 -286C-116 -170 -104 -70 -90 -20C-74 8 74 8 90 -20C104 -70 116 -170 122 -286C100 -262 -100 -262 -122 -286Z',
      { fill: glass },
    ),
    path('M-96 -240C-94 -170 -86 -100 -78 -60', { stroke: '#FFFFFF', width: 9, opacity: 0.65 }),
    softSpot(sheet, { x: 50, y: -80, rx: 40, ry: 90, colour: '#2A0D04', opacity: 0.25 }),
  ]);
}
