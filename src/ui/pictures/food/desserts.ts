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
    gap: '#1E0A03',
  },
  'red-velvet': {
    sponge: ['#C8453A', '#951F1A', '#520A0A'],
    lava: ['#FFFBEA', '#FBE9C2', '#D9B67C'],
    top: '#B23A30',
    gap: '#5A0E0C',
  },
} as const;

export type Cake = keyof typeof CAKES;

/** A molten cake, opened at the front; its foot is at the origin, about 360 wide. */
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
      '-152 -206, -176 -130, -184 -20, -120 14, 0 24, 120 14, 184 -20, 176 -130, 152 -206, 80 -232, 0 -238, -80 -232',
    ),
    { fray: 2.2 },
  );
  const flow = smoothPath(
    points(
      '-44 -196, -62 -120, -54 -60, -96 6, -150 32, -90 60, 0 58, 96 66, 172 36, 100 8, 66 -50, 64 -130, 40 -198, 0 -214',
    ),
  );
  const sugar = Array.from({ length: 150 }, () => {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.between(0, 1));
    return oval(
      {
        x: Math.cos(angle) * reach * 132,
        y: -216 + Math.sin(angle) * reach * 28,
        rx: random.between(0.8, 3),
      },
      { fill: '#FFFFFF', opacity: random.between(0.4, 0.95) },
    );
  });
  return group([
    contact(sheet, { x: 20, y: 8, rx: 196, ry: 48, opacity: 0.6, soft: 13 }),
    path(body, { fill: sponge, filter: spongeLook(sheet) }),
    oval({ y: -214, rx: 146, ry: 32 }, { fill: tones.top, opacity: 0.7 }),
    ...sugar,
    path(smoothPath(points('-34 -190, -50 -120, -44 -70, 46 -70, 52 -130, 32 -192')), { fill: tones.gap }),
    path(flow, { fill: lava, filter: glossLook(sheet) }),
    place(mintSprig(sheet, random), { x: 66, y: -236, scale: 0.95 }),
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
