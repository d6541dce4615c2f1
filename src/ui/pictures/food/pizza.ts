import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { hashText } from '../kit/random.ts';
import { group, oval, path, place, type Point, scatter, smoothLine } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { type Crust, CRUSTS, drawBase, drawCheese, type PizzaSauce, SAUCES, TILT } from './pizza-base.ts';
import * as herbs from './herbs.ts';
import * as garden from './toppings-garden.ts';
import * as meat from './toppings-meat.ts';
import * as veg from './toppings-veg.ts';

/** How many pieces a whole pizza carries, how big each is, and how it takes the light. */
type ToppingKind = {
  piece: veg.Piece;
  count: number;
  scale: number;
  inner?: number;
  /** Scale of its pieces on a heap of their own, where they should fill a plate. */
  heap?: number;
};

const TOPPING_KINDS = {
  mozzarella: { piece: veg.mozzarellaPool, count: 8, scale: 1.15, heap: 1.15 },
  tomato: { piece: veg.tomatoSlice, count: 8, scale: 1.16, heap: 1.7 },
  onion: { piece: veg.onionRing, count: 13, scale: 1.1 },
  capsicum: { piece: veg.capsicumStrip, count: 13, scale: 1.12 },
  'red-pepper': { piece: veg.redPepperStrip, count: 11, scale: 1.08 },
  'yellow-pepper': { piece: veg.yellowPepperStrip, count: 10, scale: 1.05 },
  corn: { piece: veg.cornKernels, count: 24, scale: 1.1, heap: 2.9 },
  paneer: { piece: veg.paneerCube, count: 11, scale: 1.12 },
  'paneer-tikka': { piece: veg.paneerTikka, count: 12, scale: 1.16 },
  mushroom: { piece: veg.mushroomSlice, count: 12, scale: 1.1 },
  olive: { piece: veg.oliveRing, count: 13, scale: 0.95, heap: 2.7 },
  jalapeno: { piece: veg.jalapenoRing, count: 10, scale: 1.05, heap: 2.6 },
  'red-chilli': { piece: veg.redChilliRing, count: 9, scale: 0.85, heap: 2.9 },
  spinach: { piece: garden.spinachLeaf, count: 13, scale: 1.12 },
  pineapple: { piece: garden.pineappleWedge, count: 12, scale: 1.08 },
  'cherry-tomato': { piece: garden.cherryTomato, count: 13, scale: 1.1 },
  'kidney-beans': { piece: garden.kidneyBeans, count: 15, scale: 0.95 },
  peas: { piece: garden.greenPeas, count: 13, scale: 0.85, heap: 2.6 },
  basil: { piece: herbs.basilLeaf, count: 6, scale: 1.3, inner: 40 },
  coriander: { piece: herbs.corianderSprig, count: 12, scale: 0.9 },
  'chicken-tikka': { piece: meat.chickenTikka, count: 16, scale: 1.3 },
  'pepper-chicken': { piece: meat.pepperChicken, count: 15, scale: 1.26 },
  'bbq-chicken': { piece: meat.barbecueChicken, count: 15, scale: 1.26 },
  'grilled-chicken': { piece: meat.grilledChicken, count: 15, scale: 1.26 },
  'peri-peri-chicken': { piece: meat.periPeriChicken, count: 15, scale: 1.26 },
  'butter-chicken': { piece: meat.butterChicken, count: 15, scale: 1.2 },
  'malai-chicken': { piece: meat.malaiChicken, count: 15, scale: 1.26 },
  'seekh-kebab': { piece: meat.seekhCoin, count: 14, scale: 1.2 },
  'chicken-sausage': { piece: meat.sausageCoin, count: 15, scale: 1.25 },
  keema: { piece: meat.keemaCrumble, count: 20, scale: 1.15 },
} as const satisfies Record<string, ToppingKind>;

export type Topping = keyof typeof TOPPING_KINDS;

export type PizzaSpec = {
  crust?: Crust;
  sauce?: PizzaSauce;
  /** Little, usual or much cheese. */
  cheese?: 'light' | 'regular' | 'extra';
  /** Bottom to top. */
  toppings: readonly Topping[];
  /** A swirl over everything. */
  drizzle?: keyof typeof DRIZZLES;
  /** Seven inches: the same onion is larger on it, and fewer of them fit. */
  small?: boolean;
  served?: 'plate' | 'board' | 'slate';
  /** How it is seen: whole, so near that the picture cuts it off, or with a slice drawn out. */
  seen?: 'whole' | 'near-left' | 'near-right' | 'cut';
  /** A heap of it beside the pizza, on the table. */
  beside?: Topping;
};

const COVER = { light: 0.44, regular: 0.37, extra: 0.28 } as const;
const DRIZZLES = { mayo: '#FFF6E0', barbecue: '#4A1A0A', 'peri-peri': '#D8421A', mint: '#A9CB6A' } as const;
/** Where the pieces of a heap lie, back to front. */
const HEAP_SPOTS: readonly Point[] = [
  [-34, -58],
  [46, -46],
  [-68, 16],
  [68, 26],
  [0, 0],
  [-4, 66],
];

/** Factor for the amount of a topping when it is the only one. */
const FULLEST = 1.3;

/** The whole pizza around the origin, with the given radius, seen at an angle. */
export function drawPizza(sheet: DrawingSheet, spec: PizzaSpec, radius = 262): string {
  const crust = CRUSTS[spec.crust ?? 'hand-tossed'];
  const sauce = SAUCES[spec.sauce ?? 'tomato'];
  const seed = hashText(`${sheet.name}${spec.crust ?? ''}`) % 97;
  // Everything below is drawn at one size, so that textures keep their scale; the group is scaled once.
  const size = 262;
  const inner = size * (1 - crust.rim);
  const base = [
    drawBase(sheet, crust, size),
    drawCheese(sheet, { sauce, inner, seed, holes: COVER[spec.cheese ?? 'regular'] }),
  ];
  const top = [drawToppings(sheet, spec, inner), drawSeasoning(sheet, inner)];
  if (spec.drizzle) top.push(drawDrizzle(sheet, DRIZZLES[spec.drizzle], inner));
  return place(
    [
      contact(sheet, {
        x: 10,
        y: crust.thick + 16,
        rx: size * 0.98,
        ry: size * TILT * 0.98,
        opacity: 0.55,
        soft: 13,
      }),
      ...base,
      ...top,
      drawEveningLight(sheet, size),
    ],
    { scale: radius / size },
  );
}

/** A few pieces of one topping, close to, around the origin; about 260 wide. */
export function drawToppingHeap(sheet: DrawingSheet, name: Topping): string {
  const kind: ToppingKind = TOPPING_KINDS[name];
  const random = sheet.random(`heap/${name}`);
  const pieces = HEAP_SPOTS.map(([x, y]) =>
    place(place(kind.piece(sheet, random), { turn: random.between(-40, 40) }), {
      x: x + random.between(-8, 8),
      y: y + random.between(-6, 6),
      scale: (kind.heap ?? 2.2) * random.between(0.9, 1.05),
      squash: 0.92,
    }),
  );
  const light = material(sheet, {
    grain: 0.07,
    round: 4,
    bump: 0,
    depth: 10,
    dark: 0.58,
    shine: 0.32,
    tight: 22,
    drop: { y: 9, opacity: 0.6 },
  });
  return group(pieces, { filter: light });
}

function drawToppings(sheet: DrawingSheet, { toppings, small = false }: PizzaSpec, inner: number): string {
  const taken: Point[] = [];
  const drawn = toppings.map((name) => {
    const kind: ToppingKind = TOPPING_KINDS[name];
    const fewer = small ? 0.62 : 1;
    const share = toppings.length > 4 ? 0.8 : toppings.length === 1 ? FULLEST : 1;
    // All possible positions are computed, then as many as needed are used: one more topping removes some pieces of the others but moves none.
    const spots = scatter(sheet.random(`topping/${name}`), {
      count: Math.round(kind.count * FULLEST * fewer),
      radius: inner * 0.86,
      taken,
      inner: kind.inner ?? 0,
    });
    return spots
      .slice(0, Math.round(kind.count * share * fewer))
      .map(([x, y], index) => ({ x, y, random: sheet.random(`topping/${name}/${index}`) }))
      .toSorted((one, other) => one.y - other.y)
      .map(({ x, y, random }) => {
        const turn = name.startsWith('paneer') ? random.between(-22, 22) : random.between(0, 360);
        const scale = kind.scale * (small ? 1.36 : 1) * random.between(0.9, 1.1);
        return place(place(kind.piece(sheet, random), { turn }), { x, y: y * TILT - 4, scale, squash: 0.9 });
      });
  });
  const light = material(sheet, {
    grain: 0.07,
    round: 3.2,
    bump: 0,
    depth: 8,
    dark: 0.58,
    shine: 0.3,
    tight: 22,
    drop: { y: 7, opacity: 0.68 },
  });
  // Two lit layers at most: each costs a pass over the whole pizza, and a third makes no visible difference.
  const half = Math.ceil(drawn.length / 2);
  const layers = [drawn.slice(0, half), drawn.slice(half)].filter((layer) => layer.length > 0);
  return group(layers.map((layer) => group(layer.flat(), { filter: light })));
}

function drawSeasoning(sheet: DrawingSheet, inner: number): string {
  const random = sheet.random('seasoning');
  const flakes = scatter(random, { count: 42, radius: inner * 0.92 }).map(([x, y], i) =>
    place((i % 3 === 0 ? herbs.chilliFlake : herbs.herbFlake)(sheet, random), {
      x,
      y: y * TILT,
      turn: random.between(0, 180),
      scale: random.between(0.8, 1.3),
    }),
  );
  return group(flakes);
}

function drawDrizzle(sheet: DrawingSheet, colour: string, inner: number): string {
  const random = sheet.random('drizzle');
  const points: Point[] = [];
  const sweeps = 9;
  for (let i = 0; i <= sweeps; i++) {
    const y = -inner * 0.8 + (i / sweeps) * inner * 1.6;
    const reach = Math.sqrt(Math.max(0, inner * inner * 0.78 - y * y)) * random.between(0.82, 1);
    points.push([i % 2 ? reach : -reach, y * TILT]);
  }
  const light = material(sheet, {
    grain: 0.02,
    round: 2.5,
    bump: 0,
    depth: 8,
    shine: 0.7,
    tight: 24,
    drop: { y: 4, opacity: 0.5 },
  });
  return path(smoothLine(points), { stroke: colour, width: 6.5, filter: light });
}

/** Warm light from the lamp's side and a cool one from the far side, over all layers together. */
function drawEveningLight(sheet: DrawingSheet, size: number): string {
  const veil = sheet.linear(
    [
      [0, '#FFF2D0', 0.3],
      [0.42, '#FFF2D0', 0],
      [0.7, '#3A0F02', 0],
      [1, '#3A0F02', 0.24],
    ],
    52,
  );
  return oval({ rx: size * 0.99, ry: size * TILT * 0.99 }, { fill: veil });
}
