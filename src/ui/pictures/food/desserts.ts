import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { blob, frayed, group, oval, path, place, points, smoothPath } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawScoop } from './cups.ts';
import { mintSprig } from './herbs.ts';

function spongeLook(sheet: DrawingSheet, seed = 3): string {
  return material(sheet, {
    grain: 0.1,
    octaves: 3,
    round: 7,
    bump: 0.4,
    depth: 12,
    shade: [0.08, 0.02, 0.01],
    dark: 0.9,
    shine: 0.2,
    tight: 10,
    seed,
    drop: { y: 6, opacity: 0.45 },
  });
}

function glossLook(sheet: DrawingSheet): string {
  return material(sheet, {
    grain: 0.014,
    octaves: 2,
    round: 5,
    bump: 0.2,
    depth: 15,
    shade: [0.1, 0.02, 0.01],
    dark: 0.7,
    shine: 0.95,
    tight: 30,
    drop: { y: 4, opacity: 0.4 },
  });
}

const CAKES = {
  chocolate: {
    sponge: ['#8A4A28', '#5E2C14', '#2C1006'],
    lava: ['#8C4421', '#5A240E', '#2E0F05'],
    top: '#7A4022',
    crumb: '#9A5A34',
    gap: '#3A1708',
  },
  'red-velvet': {
    sponge: ['#C8453A', '#951F1A', '#520A0A'],
    lava: ['#FFFBEA', '#FBE9C2', '#D9B67C'],
    top: '#B23A30',
    crumb: '#D9604F',
    gap: '#6E1512',
  },
} as const;

export type Cake = keyof typeof CAKES;

function straight(corners: string): string {
  return `M${corners.replaceAll(', ', 'L')}Z`;
}

/** A molten cake of which a piece is cut out at the front; its foot is at the origin, about 360 wide. */
export function drawLavaCake(sheet: DrawingSheet, cake: Cake = 'chocolate'): string {
  const tones = CAKES[cake];
  const random = sheet.random('lava');
  const sponge = sheet.linear(
    [
      [0, tones.sponge[0]],
      [0.4, tones.sponge[1]],
      [1, tones.sponge[2]],
    ],
    20,
  );
  const lava = sheet.linear([
    [0, tones.lava[0]],
    [0.4, tones.lava[1]],
    [1, tones.lava[2]],
  ]);
  const body = frayed(
    random,
    points(
      '-150 -150, -160 -80, -166 -8, -118 32, -40 50, 40 50, 118 32, 166 -8, 160 -80, 150 -150, 96 -190, 0 -204, -96 -190',
    ),
    { fray: 2.2 },
  );
  const top = frayed(
    random,
    points('-150 -150, -110 -186, 0 -204, 110 -186, 150 -150, 112 -114, 0 -98, -112 -114'),
    { fray: 1.6 },
  );
  // A piece is cut out at the front: two faces of crumb, and the core between them.
  const leftFace = straight('-8 -152, -92 -110, -100 36, -6 50');
  const rightFace = straight('-8 -152, 98 -112, 108 35, -6 50');
  const core = smoothPath(
    points(
      '-8 -136, -46 -96, -54 -40, -40 20, -96 48, -150 74, -60 98, 40 100, 150 84, 190 62, 110 46, 56 20, 58 -50, 44 -104',
    ),
  );
  const sugar = Array.from({ length: 130 }, () => {
    const angle = random.between(2.6, 7);
    const reach = Math.sqrt(random.between(0.1, 1));
    return oval(
      {
        x: Math.cos(angle) * reach * 132,
        y: -152 + Math.sin(angle) * reach * 40,
        rx: random.between(0.8, 3),
      },
      { fill: '#FFFFFF', opacity: random.between(0.4, 0.95) },
    );
  });
  return group([
    contact(sheet, { x: 16, y: 30, rx: 190, ry: 50, opacity: 0.6, soft: 13 }),
    path(body, { fill: sponge, filter: spongeLook(sheet) }),
    path(top, { fill: tones.top, filter: spongeLook(sheet, 5) }),
    ...sugar,
    path(leftFace, { fill: tones.crumb, filter: spongeLook(sheet, 7) }),
    path(rightFace, { fill: tones.gap, opacity: 0.9 }),
    path(core, { fill: lava, filter: glossLook(sheet) }),
    place(mintSprig(sheet, random), { x: -74, y: -196, scale: 0.95 }),
  ]);
}

/** A square of brownie with a scoop and sauce; its foot is at the origin, about 420 wide. */
export function drawBrownie(
  sheet: DrawingSheet,
  spec: { scoop?: 'vanilla' | 'chocolate'; nuts?: boolean } = {},
): string {
  const random = sheet.random('brownie');
  const top = sheet.linear(
    [
      [0, '#95532F'],
      [1, '#5C2C14'],
    ],
    40,
  );
  const nuts =
    spec.nuts === false
      ? []
      : Array.from({ length: 13 }, () => {
          const u = random.between(-0.85, 0.85);
          const v = random.between(-0.8, 0.8);
          return path(
            blob(random, {
              rx: random.between(9, 15),
              ry: random.between(6, 9),
              x: u * 120 + v * 66,
              y: -126 + v * 40 - u * 20,
              wobble: 0.3,
              points: 6,
            }),
            { fill: random.pick(['#E9BE82', '#C98F4E', '#F4D8A6']) },
          );
        });
  const lid: Parameters<typeof frayed>[1] = points(
    '-206 -122, -140 -152, -40 -190, 10 -196, 70 -182, 170 -150, 208 -128, 150 -98, 40 -52, 0 -44, -50 -56, -150 -96',
  );
  return group([
    contact(sheet, { x: 22, y: -4, rx: 204, ry: 60, opacity: 0.6, soft: 14 }),
    group(
      [
        path('M-206 -124L-200 -52C-196 -36 -20 46 0 44V-46Z', { fill: '#4A2210' }),
        path('M208 -128L202 -54C198 -38 20 46 0 44V-46Z', { fill: '#2C1207' }),
      ],
      { filter: spongeLook(sheet, 5) },
    ),
    path(frayed(random, lid, { fray: 2 }), { fill: top, filter: spongeLook(sheet, 8) }),
    group(nuts, {
      filter: material(sheet, {
        grain: 0.06,
        bump: 0.2,
        round: 3,
        depth: 9,
        dark: 0.7,
        shine: 0.2,
        drop: { y: 4, opacity: 0.6 },
      }),
    }),
    spec.scoop ? group(drawScoop(sheet, spec.scoop), { transform: 'translate(0 -222) scale(1.14)' }) : '',
    spec.scoop
      ? path(
          smoothPath(
            points(
              '-74 -282, -20 -314, 40 -308, 82 -270, 92 -216, 78 -170, 62 -212, 44 -232, 22 -196, 10 -130, -6 -186, -30 -238, -52 -216, -66 -178, -86 -220',
            ),
          ),
          { fill: '#4E2210', filter: glossLook(sheet) },
        )
      : path(
          smoothPath(
            points(
              '-96 -142, -20 -170, 66 -158, 110 -130, 96 -84, 80 -40, 62 -92, 20 -92, 2 -26, -16 -92, -70 -108, -96 -62, -112 -116',
            ),
          ),
          { fill: '#3C180A', filter: glossLook(sheet) },
        ),
    spec.scoop ? place(mintSprig(sheet, random), { x: 16, y: -312, scale: 0.8 }) : '',
  ]);
}
