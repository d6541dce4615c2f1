import type { Random } from '../kit/random.ts';
import { blob, group, oval, path, place, type Point, smoothLine } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';

/** Draws one piece around the origin; a pizza scatters them, a bowl or a burger lays them where it likes. */
export type Piece = (sheet: DrawingSheet, random: Random) => string;

export const tomatoSlice: Piece = (sheet, random) => {
  const skin = sheet.radial([
    [0, '#F4684A'],
    [0.7, '#DA3B22'],
    [1, '#B32413'],
  ]);
  const chambers = [0, 1, 2].map((i) => {
    const turn = i * 120 + random.between(-12, 12);
    const seeds = [-5, 0, 5].map((dx) =>
      oval({ x: dx * 1.1, y: -17 + Math.abs(dx) * 0.5, rx: 2, ry: 3.1 }, { fill: '#FBD58A' }),
    );
    return group([path('M0 -8C-13 -14 -14 -25 0 -26C14 -25 13 -14 0 -8Z', { fill: '#B92A14' }), ...seeds], {
      transform: `rotate(${turn.toFixed(0)})`,
    });
  });
  return group([
    path(blob(random, { rx: 35, wobble: 0.03 }), { fill: skin }),
    path(blob(random, { rx: 30, wobble: 0.03 }), { fill: '#EE6648' }),
    ...chambers,
    path('M-24 -17Q-14 -29 2 -29', { stroke: '#FFD9C4', width: 3.4, opacity: 0.75 }),
  ]);
};

export const onionRing: Piece = (_sheet, random) => {
  const sweep = random.between(0.55, 0.95);
  const arcs = [27, 19].map((r) => {
    const points: Point[] = [];
    for (let i = 0; i <= 7; i++) {
      const angle = (i / 7) * Math.PI * 1.7 * sweep;
      points.push([
        Math.cos(angle) * r * random.between(0.95, 1.06),
        Math.sin(angle) * r * random.between(0.9, 1.04),
      ]);
    }
    const line = smoothLine(points);
    return (
      path(line, { stroke: '#8E2F5E', width: 7.5 }) +
      path(line, { stroke: '#E9C3D6', width: 5, transform: 'translate(-.8 -1)' }) +
      path(line, { stroke: '#FFF4F7', width: 1.8, transform: 'translate(-1.4 -1.8)' })
    );
  });
  return group(arcs);
};

/** Rings that are whole, where a cut one would look like a letter. */
export const wholeOnionRing: Piece = (_sheet, random) => {
  const flat = random.between(0.78, 0.94);
  return group(
    [27, 18].map((r) => {
      const ring = { rx: r, ry: r * flat };
      return (
        oval(ring, { stroke: '#8E2F5E', width: 7.5 }) +
        oval({ ...ring, x: -0.8, y: -1 }, { stroke: '#E9C3D6', width: 5 }) +
        oval({ ...ring, x: -1.4, y: -1.8 }, { stroke: '#FFF4F7', width: 1.8 })
      );
    }),
  );
};

function pepperStrip(tones: { base: string; shade: string; flesh: string }): Piece {
  return (_sheet, random) => {
    const bend = random.between(8, 17);
    const half = random.between(24, 31);
    const line = smoothLine([
      [-half, bend * 0.6],
      [-half * 0.45, -bend * random.between(0.2, 0.6)],
      [half * 0.2, -bend * random.between(0.3, 0.8)],
      [half, bend * 0.7],
    ]);
    return group([
      path(line, { stroke: tones.flesh, width: 15, transform: 'translate(0 4)' }),
      path(line, { stroke: tones.shade, width: 14, transform: 'translate(0 1.2)' }),
      path(line, { stroke: tones.base, width: 11.5, transform: 'translate(0 -.6)' }),
      path(line, { stroke: '#FFFFFF', width: 2.2, opacity: 0.5, transform: 'translate(-1 -4) scale(.7 .9)' }),
    ]);
  };
}

export const capsicumStrip: Piece = pepperStrip({ base: '#4E9A2B', shade: '#2B6716', flesh: '#B9DC84' });
export const redPepperStrip: Piece = pepperStrip({ base: '#D93A20', shade: '#961C0E', flesh: '#F6A585' });
export const yellowPepperStrip: Piece = pepperStrip({ base: '#F3AF1D', shade: '#BC7408', flesh: '#FCE29A' });

export const cornKernels: Piece = (sheet, random) => {
  const skin = sheet.radial([
    [0, '#FFF0A0'],
    [0.45, '#FFCB3A'],
    [1, '#DE8C0C'],
  ]);
  const spots: Point[] = [
    [0, -9],
    [-13, 5],
    [12, 8],
    [2, 20],
  ];
  return group(
    spots.slice(0, random.whole(2, 4)).map(([x, y]) =>
      place(
        [
          path(
            'M0 -9.5C7 -9.5 10 -3 8.6 3.5C7.6 8.6 4 10.5 0 10.5C-4 10.5 -7.6 8.6 -8.6 3.5C-10 -3 -7 -9.5 0 -9.5Z',
            { fill: skin },
          ),
          oval({ x: -2.6, y: -3.5, rx: 2.4, ry: 3 }, { fill: '#FFFBE0', opacity: 0.85 }),
        ],
        {
          x: x + random.between(-3, 3),
          y: y + random.between(-3, 3),
          turn: random.between(-70, 70),
          scale: 0.98,
        },
      ),
    ),
  );
};

/** Cubes of cottage cheese: a lit top, two sides, and the marks of the grill. */
function paneer(rub: { top: string; side: string; dark: string }): Piece {
  return (sheet, random) => {
    const w = random.between(26, 30);
    const [left, back, right, front]: readonly [Point, Point, Point, Point] = [
      [-w, -6],
      [random.between(2, 7), -24],
      [w, -9],
      [random.between(-6, -1), 10],
    ];
    const drop = 20;
    const solid = (points: readonly Point[]) =>
      `M${points.map((p) => `${num(p[0])} ${num(p[1])}`).join('L')}Z`;
    const below = ([x, y]: Point): Point => [x * 0.94, y + drop];
    const lit = sheet.linear(
      [
        [0, '#FFFDF2'],
        [0.55, '#FFEFD0'],
        [1, rub.top],
      ],
      40,
    );
    const side = sheet.linear(
      [
        [0, rub.top],
        [1, rub.side],
      ],
      80,
    );
    // Two grill bars, each along the edge from left to back.
    const bars = [0.34, 0.7].map((share) => {
      const x = left[0] + (front[0] - left[0]) * share;
      const y = left[1] + (front[1] - left[1]) * share;
      const run: Point = [(back[0] - left[0]) * 0.8, (back[1] - left[1]) * 0.8];
      return path(`M${num(x + run[0] * 0.2)} ${num(y + run[1] * 0.2)}l${num(run[0])} ${num(run[1])}`, {
        stroke: rub.dark,
        width: 4.2,
        opacity: 0.62,
      });
    });
    return group([
      path(solid([left, front, below(front), below(left)]), { fill: side, stroke: rub.top, width: 5 }),
      path(solid([front, right, below(right), below(front)]), { fill: rub.side, stroke: rub.side, width: 5 }),
      path(solid([left, back, right, front]), { fill: lit, stroke: '#FFEFD0', width: 6 }),
      path(blob(random, { rx: 9, ry: 4, x: w * 0.45, y: -6, wobble: 0.3 }), { fill: rub.top, opacity: 0.8 }),
      ...bars,
    ]);
  };
}

export const paneerCube: Piece = paneer({ top: '#F2C684', side: '#D98F45', dark: '#8A4A1C' });
export const paneerTikka: Piece = paneer({ top: '#EE9444', side: '#C5541C', dark: '#4F1D0A' });

export const mushroomSlice: Piece = (sheet) => {
  const flesh = sheet.linear([
    [0, '#FFF8EA'],
    [1, '#E4CBA6'],
  ]);
  const outline =
    'M-31 2C-32 -20 -15 -30 0 -30C15 -30 32 -20 31 2C28 9 16 6 10 3C9 11 12 20 9 27C5 31 -5 31 -9 27C-12 20 -9 11 -10 3C-16 6 -28 9 -31 2Z';
  return group([
    path(outline, { fill: '#A8794C', stroke: '#A8794C', width: 3 }),
    path(outline, { fill: flesh, transform: 'scale(.9) translate(0 1.4)' }),
    path('M-21 0C-20 -13 -9 -19 -4 -15C-5 -8 -8 -3 -21 0ZM21 0C20 -13 9 -19 4 -15C5 -8 8 -3 21 0Z', {
      fill: '#9C7048',
      opacity: 0.8,
    }),
    path('M-20 -14Q-12 -24 0 -24', { stroke: '#FFFFFF', width: 3, opacity: 0.8 }),
  ]);
};

export const oliveRing: Piece = (sheet, random) => {
  const skin = sheet.radial([
    [0, '#5E5560'],
    [0.5, '#2C2430'],
    [1, '#120D14'],
  ]);
  const stretch = random.between(0.82, 1);
  return group([
    path(`M-19 0A19 19 0 1 1 19 0A19 19 0 1 1 -19 0ZM-8.5 0A8.5 8.5 0 1 0 8.5 0A8.5 8.5 0 1 0 -8.5 0Z`, {
      fill: skin,
      transform: `scale(1 ${stretch.toFixed(2)})`,
    }),
    path('M-13 -6Q-9 -13 -1 -14', { stroke: '#CFC3D6', width: 3, opacity: 0.8 }),
    path('M6 11Q12 8 14 2', { stroke: '#7A6E80', width: 2, opacity: 0.6 }),
  ]);
};

function chilliRing(tones: { skin: string; dark: string; flesh: string }): Piece {
  return (_sheet, random) => {
    const seeds = [0, 1, 2, 3].map((i) => {
      const angle = i * 1.57 + random.between(-0.3, 0.3);
      return oval({ x: Math.cos(angle) * 8, y: Math.sin(angle) * 7, rx: 2.6, ry: 2.1 }, { fill: '#FFF2CC' });
    });
    return group([
      path(blob(random, { rx: 19, ry: 17, wobble: 0.06 }), { fill: tones.dark }),
      path(blob(random, { rx: 17.5, ry: 15.5, wobble: 0.05 }), { fill: tones.skin }),
      path(blob(random, { rx: 13, ry: 11.5, wobble: 0.08 }), { fill: tones.flesh }),
      path('M0 -9V9M-9 -4L9 5M9 -4L-9 5', { stroke: tones.skin, width: 2.4, opacity: 0.55 }),
      ...seeds,
      path('M-12 -8Q-7 -13 0 -14', { stroke: '#FFFFFF', width: 2.2, opacity: 0.6 }),
    ]);
  };
}

export const jalapenoRing: Piece = chilliRing({ skin: '#6FA52E', dark: '#3F6B14', flesh: '#D6E59A' });
export const redChilliRing: Piece = chilliRing({ skin: '#DD3A1E', dark: '#8F190A', flesh: '#F9B48E' });

export const lemonSlice: Piece = (sheet) => {
  const rind = sheet.radial([
    [0, '#FFE765'],
    [1, '#F0B90F'],
  ]);
  const segments: string[] = [];
  for (let i = 0; i < 8; i++) {
    segments.push(
      path('M0 -5C-12 -16 -12 -29 0 -31C12 -29 12 -16 0 -5Z', {
        fill: '#FFE36E',
        opacity: 0.95,
        transform: `rotate(${i * 45}) scale(.92)`,
      }),
    );
  }
  return group([
    oval({ rx: 38 }, { fill: rind }),
    oval({ rx: 33.5 }, { fill: '#FFFBE2' }),
    ...segments,
    path('M-22 -20Q-12 -30 2 -30', { stroke: '#FFFFFF', width: 3.4, opacity: 0.9 }),
  ]);
};

/** A melted slice of fresh mozzarella. */
export const mozzarellaPool: Piece = (sheet, random) => {
  const milk = sheet.radial([
    [0, '#FFFFFF'],
    [0.6, '#FFF8E4'],
    [1, '#FBE6B8'],
  ]);
  return group([
    path(blob(random, { rx: 46, ry: 42, wobble: 0.16, points: 10 }), { fill: '#FBE3B0' }),
    path(blob(random, { rx: 38, ry: 35, wobble: 0.14, points: 10 }), { fill: milk }),
    path(blob(random, { rx: 9, ry: 5, x: 10, y: 10, wobble: 0.3 }), { fill: '#E2A24A', opacity: 0.4 }),
  ]);
};
