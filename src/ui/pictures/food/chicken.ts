import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import type { Random } from '../kit/random.ts';
import { blob, frayed, group, oval, path, type Point, points } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { type Coat, type Coating, COATS } from './chicken-coats.ts';

/** Outlines at life size: a drumstick is about 210 units long. The bone end, where there is one, is at the left. */
const CUTS = {
  drumstick: points(
    '-72 -16, -50 -24, -14 -46, 40 -66, 92 -54, 116 -8, 100 42, 52 64, -4 48, -50 22, -74 14',
  ),
  lollipop: points('-76 -12, -46 -20, -20 -50, 26 -68, 72 -54, 94 -8, 78 44, 32 62, -16 48, -46 20, -76 12'),
  thigh: points('-96 -20, -62 -66, -6 -72, 58 -76, 104 -34, 96 24, 54 64, -8 60, -58 72, -98 34'),
  breast: points('-104 10, -86 -46, -30 -82, 36 -84, 98 -50, 120 0, 86 42, 24 60, -42 70, -88 52'),
  wing: points(
    '-88 12, -84 -14, -52 -20, -14 -34, 26 -56, 66 -54, 90 -22, 88 18, 58 44, 18 40, -18 26, -54 22',
  ),
  elbow: points(
    '-98 44, -104 22, -76 6, -50 -22, -14 -50, 26 -56, 60 -34, 88 4, 104 36, 86 52, 54 34, 22 8, -8 -2, -36 22, -64 48',
  ),
  flat: points('-86 -12, -52 -28, -4 -30, 46 -30, 84 -16, 88 12, 50 30, 2 26, -46 32, -84 18'),
  strip: points('-126 -6, -96 -34, -44 -30, 10 -42, 70 -36, 122 -20, 128 8, 82 28, 22 26, -36 38, -92 30'),
  nugget: points('-40 -8, -26 -34, 8 -38, 40 -22, 44 10, 22 34, -14 34, -38 18'),
  popcorn: points('-28 -4, -18 -26, 10 -28, 29 -10, 26 16, 4 28, -20 20'),
  patty: points(
    '-190 0, -170 -38, -90 -52, 0 -46, 90 -54, 168 -40, 194 2, 170 36, 92 46, 0 40, -88 50, -168 34',
  ),
} as const satisfies Record<string, readonly Point[]>;

export type Cut = keyof typeof CUTS;

export type ChickenPiece = {
  cut: Cut;
  coating?: Coating;
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  flip?: boolean;
  shadow?: boolean;
};

/** One piece of chicken. `random` decides its edge and its crumbs. */
export function drawChicken(sheet: DrawingSheet, random: Random, piece: ChickenPiece): string {
  const { cut, coating = 'classic', x = 0, y = 0, turn = 0, scale = 1, flip = false, shadow = true } = piece;
  const coat: Coat = COATS[coating];
  const outline = frayed(random, CUTS[cut], {
    fray: coating === 'classic' || coating === 'spicy' ? 2.4 : 1.2,
    steps: cut === 'popcorn' ? 4 : 6,
    turn,
    scale,
    flip,
  });
  const reach =
    {
      drumstick: 96,
      lollipop: 78,
      thigh: 96,
      breast: 108,
      wing: 84,
      elbow: 84,
      flat: 80,
      strip: 112,
      nugget: 36,
      popcorn: 24,
      patty: 180,
    }[cut] * scale;
  const flat = {
    drumstick: 0.62,
    lollipop: 0.84,
    thigh: 0.66,
    breast: 0.64,
    wing: 0.5,
    elbow: 0.45,
    flat: 0.32,
    strip: 0.32,
    nugget: 0.8,
    popcorn: 0.9,
    patty: 0.24,
  }[cut];
  const fill = sheet.radial([
    [0, coat.gleam],
    [0.5, coat.base],
    [1, coat.shade],
  ]);
  const crumbs: string[] = [];
  const tilt = (turn * Math.PI) / 180;
  const amount = Math.round(reach / 4.5);
  for (let i = 0; i < amount; i++) {
    const px = random.between(-0.9, 0.9) * reach;
    const py = random.between(-0.9, 0.9) * reach * flat;
    const size = random.between(2.5, 7.5) * Math.sqrt(scale);
    crumbs.push(
      path(
        blob(random, {
          rx: size,
          ry: size * random.between(0.5, 0.9),
          x: px * Math.cos(tilt) - py * Math.sin(tilt),
          y: px * Math.sin(tilt) + py * Math.cos(tilt),
          wobble: 0.3,
          points: 5,
        }),
        {
          fill: random.pick(coat.flakes),
          opacity: random.between(0.4, 0.85),
        },
      ),
    );
  }
  const look = material(sheet, {
    ...coat.look,
    round: coat.look.round ? coat.look.round * Math.min(1, scale + 0.15) : 6,
    seed: random.whole(1, 4),
    drop: { y: 6, opacity: 0.4 },
  });
  const bone = cut === 'drumstick' || cut === 'lollipop' ? drawBone(sheet, { turn, scale, flip }) : '';
  const ground = shadow
    ? contact(sheet, {
        x: x + 8,
        y: y + reach * flat * 0.55 + 8,
        rx: reach * 0.98,
        ry: reach * Math.max(flat * 0.62, 0.3),
        opacity: 0.5,
        soft: 12 * scale,
      })
    : '';
  // The form over the texture: warm light on the near side, shade on the far side.
  const form = sheet.radial(
    [
      [0, '#FFE3A0', 0.24],
      [0.34, '#FFE3A0', 0],
      [0.62, '#4A1402', 0],
      [1, '#5A1C02', 0.5],
    ],
    { x: 0.34, y: 0.26, r: 0.82 },
  );
  const body = group(
    [path(outline, { fill }), group(crumbs, { clip: sheet.clip(path(outline, { fill: '#000' })) })],
    { filter: look },
  );
  return (
    ground +
    group([bone, body, path(outline, { fill: form })], {
      transform: `translate(${Math.round(x)} ${Math.round(y)})`,
    })
  );
}

function drawBone(sheet: DrawingSheet, at: { turn: number; scale: number; flip: boolean }): string {
  const ivory = sheet.linear([
    [0, '#FFF6E2'],
    [0.5, '#F0D9B2'],
    [1, '#BC9463'],
  ]);
  const side = at.flip ? -1 : 1;
  const look = material(sheet, {
    grain: 0.03,
    bump: 0.15,
    round: 4,
    depth: 10,
    shade: [0.45, 0.25, 0.1],
    dark: 0.8,
    shine: 0.4,
    drop: { y: 5, opacity: 0.35 },
  });
  return group(
    group(
      [
        path(
          'M-66 -11C-84 -10 -96 -9 -106 -14C-120 -24 -134 -10 -126 0C-136 12 -120 24 -107 14C-96 9 -84 10 -66 12Z',
          { fill: ivory },
        ),
        oval({ x: -70, rx: 11, ry: 15 }, { fill: '#7A3A14', opacity: 0.45 }),
      ],
      { transform: `rotate(${at.turn}) scale(${(side * at.scale).toFixed(2)} ${at.scale})` },
    ),
    { filter: look },
  );
}

/** Pieces on a heap, back to front. */
export function drawHeap(sheet: DrawingSheet, pieces: readonly ChickenPiece[]): string {
  const random = sheet.random('heap');
  return group(pieces.map((piece) => drawChicken(sheet, random, piece)));
}

/** A loose hill of small pieces: rows from the back to the front, each in the gaps of the one behind. */
export function hill(
  random: Random,
  spec: { cut: Cut; coating: Coating; rows: readonly number[]; gap: number; rise: number; scale?: number },
): ChickenPiece[] {
  const pieces: ChickenPiece[] = [];
  spec.rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      pieces.push({
        cut: spec.cut,
        coating: spec.coating,
        x: (i - (count - 1) / 2) * spec.gap + random.between(-0.24, 0.24) * spec.gap,
        y: row * spec.rise + random.between(-0.3, 0.3) * spec.rise,
        turn: random.between(0, 360),
        scale: (spec.scale ?? 1) * random.between(0.82, 1.2),
        shadow: row >= spec.rows.length - 2,
      });
    }
  });
  return pieces;
}
