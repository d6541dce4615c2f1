import { drawGlass } from '../food/drinks.ts';
import { basilLeaf } from '../food/herbs.ts';
import { drawFries } from '../food/potatoes.ts';
import { onionRing } from '../food/toppings-veg.ts';
import { material } from '../kit/materials.ts';
import { blob, box, group, oval, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawHen } from './hen.ts';
import { made } from './props.ts';

export function scatterCrumbs(sheet: DrawingSheet, x: number, y: number): string {
  const random = sheet.random(`crumbs${x}`);
  const bits = Array.from({ length: 16 }, () =>
    path(
      blob(random, {
        rx: random.between(3, 9),
        ry: random.between(2, 6),
        x: x + random.between(-80, 80),
        y: y + random.between(-22, 22),
        points: 6,
        wobble: 0.3,
      }),
      { fill: random.pick(['#D99A4C', '#B0702E', '#F0C684']) },
    ),
  );
  return group(bits, {
    filter: material(sheet, {
      grain: 0.1,
      bump: 0.2,
      round: 2,
      depth: 6,
      dark: 0.7,
      drop: { y: 4, opacity: 0.5 },
    }),
  });
}

export function crumbs(sheet: DrawingSheet): string {
  const crust = path('M-70 26C-30 50 40 44 78 4', {
    stroke: '#C9853A',
    width: 30,
    filter: material(sheet, {
      grain: 0.04,
      octaves: 2,
      round: 7,
      bump: 0.25,
      depth: 16,
      shade: [0.4, 0.15, 0.03],
      stains: [{ colour: [0.62, 0.3, 0.08], channel: 'g', from: 0.52, sharp: 4 }],
      drop: { y: 6, opacity: 0.5 },
      margin: 70,
    }),
  });
  return group([
    oval({ x: 10, y: -10, rx: 130, ry: 46 }, { fill: '#C98A4A', opacity: 0.25 }),
    crust,
    group(scatterCrumbs(sheet, -20, -26)),
    place(place(basilLeaf(sheet, sheet.random('left')), { turn: 20 }), { x: 96, y: -20, squash: 0.7 }),
  ]);
}

/** A tray that tipped over. */
export function drawSpill(sheet: DrawingSheet): string {
  const random = sheet.random('spill');
  const steel = sheet.linear(
    [
      [0, '#FFE2C6'],
      [0.5, '#E8641F'],
      [1, '#8E2B08'],
    ],
    30,
  );
  const cola = material(sheet, {
    grain: 0.02,
    bump: 0.1,
    round: 5,
    depth: 10,
    dark: 0.5,
    shine: 0.6,
    tight: 26,
  });
  const loose = Array.from({ length: 16 }, () => {
    const colour = random.pick(['#F9C64A', '#FFDF84', '#EFB235']);
    return place(
      group([
        box({ x: -48, y: -9, w: 96, h: 18, r: 3 }, { fill: colour }),
        box({ x: -48, y: 3, w: 96, h: 7, r: 2 }, { fill: '#CF8A1C' }),
      ]),
      {
        x: random.between(90, 420),
        y: random.between(430, 556),
        turn: random.between(-60, 60),
        scale: random.between(0.8, 1.05),
      },
    );
  });
  return group([
    path(blob(random, { rx: 190, ry: 40, x: 580, y: 536, wobble: 0.16, points: 12 }), {
      fill: '#5A240E',
      opacity: 0.85,
      filter: cola,
    }),
    group(
      group(
        [
          oval({ rx: 190, ry: 76 }, { fill: '#7A2608' }),
          oval({ y: -9, rx: 190, ry: 76 }, { fill: steel }),
          oval({ y: -6, rx: 164, ry: 60 }, { fill: '#B8430F', opacity: 0.55 }),
        ],
        { transform: 'translate(420 330) rotate(-32)' },
      ),
      { filter: made(sheet, { round: 5, depth: 12, shine: 0.4, drop: 12 }) },
    ),
    group(drawFries(sheet), { transform: 'translate(250 470) rotate(-78) scale(.6)' }),
    group(loose, {
      filter: material(sheet, {
        grain: 0.06,
        bump: 0.1,
        round: 3,
        depth: 8,
        dark: 0.7,
        shine: 0.2,
        drop: { y: 6, opacity: 0.5 },
      }),
    }),
    group(drawGlass(sheet, { liquid: 'cola', garnish: 'lemon', straw: false }), {
      transform: 'translate(500 516) rotate(82) scale(.62)',
    }),
  ]);
}

/** A plug out of its socket, and a sleeping hen. */
export function drawUnplugged(sheet: DrawingSheet): string {
  const look = made(sheet, { round: 7, depth: 16, shine: 0.4 });
  const body = sheet.linear(
    [
      [0, '#FFA35E'],
      [0.5, '#E2601F'],
      [1, '#8E2B08'],
    ],
    50,
  );
  return group([
    group(path('M-20 560C120 470 160 560 250 500S330 430 372 428', { stroke: '#6B3A22', width: 19 }), {
      filter: look,
    }),
    group(
      [
        path('M366 396H424C446 396 456 410 456 428C456 446 446 460 424 460H366C356 446 356 410 366 396Z', {
          fill: body,
        }),
        box({ x: 454, y: 406, w: 40, h: 13, r: 5 }, { fill: '#C8CFD0' }),
        box({ x: 454, y: 437, w: 40, h: 13, r: 5 }, { fill: '#C8CFD0' }),
      ],
      { filter: look },
    ),
    path('M528 378L552 360M536 428H566M528 478L552 496', { stroke: '#E2601F', width: 9 }),
    group(
      box(
        { x: 596, y: 340, w: 150, h: 176, r: 32 },
        {
          fill: sheet.linear([
            [0, '#FFFFFF'],
            [1, '#D3E4E1'],
          ]),
        },
      ),
      { filter: look },
    ),
    box({ x: 634, y: 392, w: 24, h: 56, r: 10 }, { fill: '#33423F' }),
    box({ x: 684, y: 392, w: 24, h: 56, r: 10 }, { fill: '#33423F' }),
    place(drawHen(sheet, { mood: 'asleep' }), { x: 206, y: 408, scale: 0.92 }),
  ]);
}

/** A chain of onion rings, one of them broken. */
export function drawBrokenChain(sheet: DrawingSheet): string {
  const random = sheet.random('rings');
  const fill = sheet.radial([
    [0, '#FFD68A'],
    [0.6, '#EDA23C'],
    [1, '#B5651D'],
  ]);
  const look = material(sheet, {
    grain: 0.055,
    octaves: 3,
    round: 9,
    bump: 0.34,
    depth: 20,
    shade: [0.5, 0.19, 0.02],
    dark: 0.92,
    shine: 0.26,
    tight: 12,
    stains: [{ colour: [0.98, 0.76, 0.36], channel: 'g', from: 0.53, sharp: 4 }],
    drop: { y: 9, opacity: 0.5 },
    margin: 40,
  });
  const ring = (x: number, y: number, sweep: string) =>
    group(path(sweep, { stroke: fill, width: 46 }), { filter: look, transform: `translate(${x} ${y})` });
  const whole = 'M-84 0A84 60 0 1 1 84 0A84 60 0 1 1 -84 0Z';
  return group([
    ring(150, 420, whole),
    ring(290, 440, 'M-84 -6A84 60 0 1 1 26 56'),
    ring(524, 440, 'M84 6A84 60 0 1 0 -34 -52'),
    ring(660, 420, whole),
    path('M384 352L372 316M412 346L416 306M440 356L460 324', { stroke: '#C2410C', width: 10 }),
    scatterCrumbs(sheet, 408, 492),
    place(onionRing(sheet, random), { x: 408, y: 462, scale: 0.9, squash: 0.7 }),
  ]);
}

export function cutlery(sheet: DrawingSheet): string {
  const steel = sheet.linear(
    [
      [0, '#FFFFFF'],
      [0.5, '#C3CACB'],
      [1, '#7E8A8C'],
    ],
    20,
  );
  return group(
    [
      path(
        'M82 330C78 300 82 290 86 290L90 340H98L101 290H107L110 340H118L122 290C128 290 130 304 126 332C124 350 114 356 112 362L118 520C118 530 92 530 92 520L97 362C94 356 84 350 82 330Z',
        { fill: steel },
      ),
      path('M700 292C724 304 728 380 716 420L720 520C720 530 696 530 696 520Z', {
        fill: steel,
        transform: 'translate(10 0)',
      }),
    ],
    { filter: made(sheet, { round: 3, depth: 8, shine: 0.5 }) },
  );
}
