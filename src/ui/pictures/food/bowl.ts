import { contact, softSpot } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import type { Random } from '../kit/random.ts';
import { blob, group, oval, path, place, points, scatter, smoothLine } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';
import { corianderSprig } from './herbs.ts';
import { chickpeas, greenPeas, kidneyBeans } from './toppings-garden.ts';
import {
  barbecueChicken,
  butterChicken,
  chickenTikka,
  grilledChicken,
  hariyaliChicken,
  keemaCrumble,
  periPeriChicken,
} from './toppings-meat.ts';
import {
  capsicumStrip,
  cornKernels,
  lemonSlice,
  wholeOnionRing,
  paneerCube,
  paneerTikka,
  type Piece,
  redChilliRing,
  tomatoSlice,
} from './toppings-veg.ts';

const GRAVIES = {
  makhani: { light: '#FFA24F', base: '#E8702A', deep: '#B0430F', cream: true },
  'peri-peri': { light: '#FF8448', base: '#D2431A', deep: '#8E1F08', cream: false },
  'mint-green': { light: '#B9D27A', base: '#86A848', deep: '#4F7424', cream: true },
  palak: { light: '#8FB24A', base: '#4F7F2A', deep: '#2A5016', cream: true },
  masala: { light: '#F0854A', base: '#BF4A1C', deep: '#741F08', cream: false },
  barbecue: { light: '#B4622E', base: '#7A2F12', deep: '#3C1206', cream: false },
  keema: { light: '#C9854A', base: '#8E4A1E', deep: '#52230A', cream: false },
  rajma: { light: '#C26A42', base: '#8E3418', deep: '#511607', cream: false },
  chickpea: { light: '#E9A350', base: '#B86A24', deep: '#743810', cream: false },
} as const;

export type Gravy = keyof typeof GRAVIES;

const PIECES = {
  'butter-chicken': butterChicken,
  'peri-peri-chicken': periPeriChicken,
  'grilled-chicken': grilledChicken,
  'chicken-tikka': chickenTikka,
  'bbq-chicken': barbecueChicken,
  'hariyali-chicken': hariyaliChicken,
  keema: keemaCrumble,
  paneer: paneerTikka,
  'paneer-plain': paneerCube,
  chickpeas,
  'kidney-beans': kidneyBeans,
} as const satisfies Record<string, Piece>;

const GARNISHES = {
  onion: wholeOnionRing,
  capsicum: capsicumStrip,
  corn: cornKernels,
  peas: greenPeas,
  tomato: tomatoSlice,
  lemon: lemonSlice,
  chilli: redChilliRing,
  coriander: corianderSprig,
} as const satisfies Record<string, Piece>;

export type BowlSpec = {
  gravy: Gravy;
  pieces: keyof typeof PIECES;
  rice: 'steamed' | 'saffron' | 'jeera';
  garnish: readonly (keyof typeof GARNISHES)[];
  ware?: Ware;
};

const WARES = {
  clay: { light: '#C97A4C', base: '#9A4A24', deep: '#4F1F0C', rim: '#E3A276' },
  teal: { light: '#3BA79A', base: '#12786D', deep: '#073F39', rim: '#8AD3C8' },
  cream: { light: '#FFF8EA', base: '#EFDCC0', deep: '#B08D64', rim: '#FFFFFF' },
  slate: { light: '#6E7B82', base: '#424D54', deep: '#1B2226', rim: '#A5B1B7' },
  honey: { light: '#F8C873', base: '#D9962F', deep: '#85500C', rim: '#FFE6B0' },
} as const;

export type Ware = keyof typeof WARES;

const RX = 248;
const RY = 132;

/** A filled bowl; the middle of its mouth is at the origin, about 500 wide. */
export function drawBowl(sheet: DrawingSheet, spec: BowlSpec): string {
  return drawWare(sheet, spec.ware ?? 'clay', drawFilling(sheet, spec));
}

/** The bowl alone, with something in it that was drawn around the middle of its mouth. */
export function drawWare(sheet: DrawingSheet, name: Ware, filling: string): string {
  const ware = WARES[name];
  const side = sheet.linear(
    [
      [0, ware.light],
      [0.4, ware.base],
      [1, ware.deep],
    ],
    24,
  );
  const rim = sheet.linear(
    [
      [0, ware.rim],
      [0.5, ware.light],
      [1, ware.base],
    ],
    30,
  );
  const body = `M${-RX} 0C${-RX} 130 -130 214 0 214C130 214 ${RX} 130 ${RX} 0Z`;
  const mouth = sheet.clip(
    `<path d="M${-RX + 14} 0A${RX - 14} ${RY - 9} 0 0 0 ${RX - 14} 0L${RX - 14} -240H${-RX + 14}Z"/>`,
  );
  return group([
    contact(sheet, { x: 26, y: 206, rx: 180, ry: 38, opacity: 0.6, soft: 14 }),
    path(body, { fill: side }),
    path(`M${-RX + 26} 50C${-RX + 46} 120 -150 168 -104 184C-150 150 -184 100 -196 46Z`, {
      fill: '#FFF3DC',
      opacity: 0.25,
    }),
    oval({ rx: RX, ry: RY }, { fill: rim }),
    oval({ y: 5, rx: RX - 13, ry: RY - 9 }, { fill: ware.deep }),
    group(filling, { clip: mouth }),
  ]);
}

function drawFilling(sheet: DrawingSheet, spec: BowlSpec): string {
  const random = sheet.random('bowl');
  const gravy = GRAVIES[spec.gravy];
  const pool = sheet.radial(
    [
      [0, gravy.light],
      [0.6, gravy.base],
      [1, gravy.deep],
    ],
    { x: 0.42, y: 0.4, r: 0.62 },
  );
  const sauceLook = material(sheet, {
    grain: 0.022,
    octaves: 2,
    round: 6,
    bump: 0.5,
    depth: 13,
    shade: [0.45, 0.1, 0.01],
    dark: 0.8,
    shine: 0.6,
    tight: 26,
    seed: 3,
  });
  const spots = scatter(random, { count: 11, radius: 118, inner: 10 });
  const pieces = spots
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) =>
      place(place(PIECES[spec.pieces](sheet, random), { turn: random.between(-35, 35) }), {
        x: 78 + x * 1.05,
        y: 14 + y * 0.58,
        scale: 1.5,
        squash: 0.92,
      }),
    );
  const pieceLook = material(sheet, {
    grain: 0.05,
    octaves: 2,
    round: 5,
    bump: 0.22,
    depth: 13,
    shade: [0.42, 0.1, 0.01],
    dark: 0.85,
    shine: 0.62,
    tight: 22,
    drop: { y: 7, opacity: 0.5 },
  });
  const parts = [
    path(blob(random, { rx: 244, ry: 130, wobble: 0.02, points: 20 }), { fill: pool, filter: sauceLook }),
    group(pieces, { filter: pieceLook }),
    drawRice(sheet, random, spec.rice),
  ];
  if (gravy.cream) parts.push(drawCream(sheet));
  const garnish = spec.garnish.flatMap((name, index) => {
    const isBig = name === 'lemon' || name === 'tomato';
    return Array.from({ length: isBig ? 2 : 4 }, (_, i) =>
      place(place(GARNISHES[name](sheet, random), { turn: random.between(-40, 40) }), {
        x: isBig ? -40 + i * 46 : -60 + i * 66 + random.between(-24, 24),
        y: isBig ? -84 + i * 6 : random.between(-52, 62) + index * 6,
        scale: isBig ? 1.15 : 1,
        squash: 0.86,
      }),
    );
  });
  const garnishLook = material(sheet, {
    grain: 0.05,
    bump: 0,
    round: 3,
    depth: 8,
    dark: 0.7,
    shine: 0.34,
    drop: { y: 6, opacity: 0.6 },
  });
  parts.push(group(garnish, { filter: garnishLook }));
  parts.push(
    oval(
      { rx: 234, ry: 122 },
      {
        fill: sheet.linear(
          [
            [0, '#FFF2D0', 0.22],
            [0.45, '#FFF2D0', 0],
            [1, '#3A0F02', 0.34],
          ],
          52,
        ),
      },
    ),
  );
  return group(parts);
}

function drawRice(sheet: DrawingSheet, random: Random, kind: BowlSpec['rice']): string {
  const tints = {
    steamed: ['#FFFFFF', '#FFF7E6', '#EBD9B8'],
    saffron: ['#FFF3C4', '#FFC93A', '#FFFBEA', '#E9A92A'],
    jeera: ['#FFFDF2', '#EFDDB8', '#FFFFFF'],
  } as const;
  const mound = sheet.radial([
    [0, '#FFFFFF'],
    [0.6, kind === 'saffron' ? '#FFE9A6' : '#FAF0DC'],
    [1, kind === 'saffron' ? '#D79A32' : '#CDB48C'],
  ]);
  const grains: string[] = [];
  for (let i = 0; i < 340; i++) {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.between(0, 1));
    const x = -104 + Math.cos(angle) * reach * 126;
    const y = -22 + Math.sin(angle) * reach * 84;
    const turn = random.between(0, 3.14);
    const dx = Math.cos(turn) * 9;
    const dy = Math.sin(turn) * 7;
    grains.push(
      path(`M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`, {
        stroke: kind === 'jeera' && i % 17 === 0 ? '#7A5326' : random.pick(tints[kind]),
        width: kind === 'jeera' && i % 17 === 0 ? 3 : 6,
      }),
    );
  }
  const look = material(sheet, {
    grain: 0.09,
    octaves: 2,
    round: 6,
    bump: 0.16,
    depth: 13,
    shade: [0.6, 0.42, 0.2],
    dark: 0.6,
    shine: 0.1,
    tight: 14,
    seed: 2,
    drop: { y: 9, opacity: 0.5 },
  });
  return group([
    softSpot(sheet, { x: -90, y: 6, rx: 168, ry: 112, opacity: 0.45 }),
    group(
      [
        path(blob(random, { rx: 132, ry: 90, x: -104, y: -20, wobble: 0.05, points: 14 }), { fill: mound }),
        ...grains,
      ],
      { filter: look },
    ),
  ]);
}

function drawCream(sheet: DrawingSheet): string {
  const swirl = smoothLine(points('46 42, 92 62, 150 48, 176 12, 140 -22, 92 -18, 84 14, 118 26, 142 6'));
  return group(path(swirl, { stroke: '#FFF8E8', width: 8 }), {
    opacity: 0.92,
    filter: material(sheet, {
      grain: 0.03,
      bump: 0,
      round: 2.4,
      depth: 6,
      dark: 0.4,
      shine: 0.4,
      shade: [0.7, 0.3, 0.1],
    }),
  });
}
