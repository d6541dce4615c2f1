import { drawMark } from '../brand/mark.ts';
import { contact } from '../kit/light.ts';
import { box, group, oval, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { made } from './props.ts';

function wheel(sheet: DrawingSheet, at: { x: number; y: number; radius: number }): string {
  const { x, y, radius } = at;
  const tyre = sheet.radial([
    [0, '#6A5A52'],
    [0.6, '#33261F'],
    [1, '#150D0A'],
  ]);
  return group([
    oval({ x, y, rx: radius }, { fill: tyre }),
    oval(
      { x, y, rx: radius * 0.58 },
      {
        fill: sheet.linear(
          [
            [0, '#FFFFFF'],
            [0.5, '#C9C1BA'],
            [1, '#7A6E66'],
          ],
          50,
        ),
      },
    ),
    oval({ x, y, rx: radius * 0.24 }, { fill: '#5A4C44' }),
  ]);
}

/** A rider with a warm box, going right; the road is at the origin, about 520 wide and 480 high. */
export function drawScooter(sheet: DrawingSheet): string {
  const paint = sheet.linear(
    [
      [0, '#FFA35E'],
      [0.45, '#E8641F'],
      [1, '#9A330A'],
    ],
    40,
  );
  const jacket = sheet.linear(
    [
      [0, '#38B2A4'],
      [0.5, '#12807A'],
      [1, '#07433E'],
    ],
    30,
  );
  const trousers = sheet.linear(
    [
      [0, '#54413A'],
      [1, '#2A1C17'],
    ],
    40,
  );
  const skin = sheet.linear(
    [
      [0, '#D9965F'],
      [1, '#9A5A2E'],
    ],
    40,
  );
  const crate = sheet.linear(
    [
      [0, '#FFFAF2'],
      [0.5, '#FFE4C8'],
      [1, '#D9A676'],
    ],
    40,
  );
  const look = made(sheet, { round: 8, depth: 18, shine: 0.35 });
  return group([
    contact(sheet, { x: 10, y: 4, rx: 246, ry: 22, opacity: 0.5, soft: 12 }),
    wheel(sheet, { x: -152, y: -52, radius: 54 }),
    wheel(sheet, { x: 172, y: -52, radius: 54 }),
    group(path('M170 -50L128 -270', { stroke: '#8A7B72', width: 15 }), { filter: look }),
    group(
      [
        path(
          'M-236 -74C-226 -150 -170 -176 -90 -172L10 -168C22 -120 40 -92 92 -92C104 -140 102 -206 92 -262C112 -276 136 -262 142 -238C154 -176 152 -110 128 -56C106 -40 -20 -44 -76 -44C-84 -104 -136 -130 -186 -112C-206 -104 -220 -92 -236 -74Z',
          { fill: paint },
        ),
        path('M112 -66C130 -130 206 -134 236 -66C210 -94 158 -96 112 -66Z', { fill: paint }),
      ],
      { filter: look },
    ),
    group(
      [
        path(
          'M-176 -186C-120 -200 -30 -196 8 -178C8 -164 0 -160 -12 -160H-164C-176 -162 -182 -176 -176 -186Z',
          { fill: '#3A2720' },
        ),
      ],
      { filter: look },
    ),
    path('M-236 -180H-120M-220 -196V-170M-140 -196V-170', { stroke: '#3A2720', width: 11 }),
    group(
      [
        box({ x: -258, y: -346, w: 160, h: 158, r: 20 }, { fill: crate }),
        box({ x: -258, y: -346, w: 160, h: 34, r: 14 }, { fill: paint }),
      ],
      { filter: look },
    ),
    group(drawMark(sheet), { transform: 'translate(-224 -306) scale(.94)' }),
    // leg, body, arm, head: back to front
    group(
      [
        path('M-40 -190C10 -214 66 -196 70 -164L58 -84', { stroke: trousers, width: 46 }),
        path('M40 -70H104C108 -52 96 -44 84 -44H40Z', { fill: '#FFF3E4' }),
      ],
      { filter: look },
    ),
    group(
      path(
        'M-82 -178C-92 -250 -66 -326 -14 -340C30 -346 48 -306 36 -262C28 -226 24 -200 26 -176C-8 -160 -56 -160 -82 -178Z',
        { fill: jacket },
      ),
      { filter: look },
    ),
    group(
      [
        path('M-10 -308C26 -268 62 -252 112 -262', { stroke: jacket, width: 38 }),
        oval({ x: 120, y: -264, rx: 20 }, { fill: skin }),
      ],
      { filter: look },
    ),
    path('M108 -282L150 -268', { stroke: '#2A1C17', width: 14 }),
    group(path('M4 -336C2 -352 8 -366 20 -366C36 -366 46 -356 42 -336Z', { fill: skin }), { filter: look }),
    group(
      [
        group(
          path(
            'M8 -360C2 -392 14 -420 44 -422C70 -420 80 -398 74 -374C70 -352 54 -340 34 -342C22 -342 12 -348 8 -360Z',
            { fill: skin },
          ),
          { filter: look },
        ),
        group(
          path(
            'M-30 -378C-40 -436 -2 -474 42 -470C78 -466 94 -440 92 -414L34 -412C26 -392 20 -374 18 -352C-4 -350 -24 -358 -30 -378Z',
            { fill: paint },
          ),
          { filter: look },
        ),
        path('M40 -412H94C96 -398 92 -386 84 -380C66 -386 50 -396 40 -412Z', {
          fill: '#3A5A60',
          opacity: 0.8,
        }),
        path('M-4 -440C6 -452 22 -458 38 -456', { stroke: '#FFFFFF', width: 7, opacity: 0.7 }),
      ],
      { transform: 'translate(-6 14)' },
    ),
    group(oval({ x: 148, y: -226, rx: 17, ry: 21 }, { fill: '#FFF4C4' }), { filter: look }),
    path('M-300 -120H-262M-324 -168H-276M-308 -216H-276', { stroke: '#FFFFFF', width: 10, opacity: 0.75 }),
  ]);
}

/** A small car at the kerb, side on; the road is at the origin, about 520 wide. */
export function drawCar(sheet: DrawingSheet): string {
  const paint = sheet.linear(
    [
      [0, '#4CC4B5'],
      [0.45, '#148C80'],
      [1, '#084C46'],
    ],
    50,
  );
  const glass = sheet.linear(
    [
      [0, '#F2FCFF'],
      [0.5, '#B5DCE4'],
      [1, '#6FA3B0'],
    ],
    50,
  );
  const look = made(sheet, { round: 10, depth: 20, shine: 0.45 });
  return group([
    contact(sheet, { x: 14, y: 2, rx: 268, ry: 24, opacity: 0.55, soft: 12 }),
    group(
      path(
        'M-262 -60C-272 -130 -250 -154 -190 -166C-158 -232 -120 -264 -20 -264C74 -264 110 -226 152 -168C226 -158 264 -140 262 -70C262 -44 246 -40 226 -40H-232C-252 -40 -260 -46 -262 -60Z',
        { fill: paint },
      ),
      { filter: look },
    ),
    path('M-156 -166C-132 -220 -104 -240 -36 -242V-166Z', { fill: glass }),
    path('M-18 -242C58 -240 86 -214 116 -166H-18Z', { fill: glass }),
    path('M-120 -176L-70 -236M22 -176L66 -228', { stroke: '#FFFFFF', width: 9, opacity: 0.55 }),
    path('M-26 -160V-54M-8 -130H26', { stroke: '#084C46', width: 6, opacity: 0.6 }),
    group(
      [
        oval({ x: 240, y: -120, rx: 18, ry: 22 }, { fill: '#FFF2B8' }),
        oval({ x: -250, y: -120, rx: 12, ry: 20 }, { fill: '#F0603A' }),
      ],
      { filter: look },
    ),
    wheel(sheet, { x: -148, y: -42, radius: 50 }),
    wheel(sheet, { x: 148, y: -42, radius: 50 }),
  ]);
}

/** The front of an express on its rails; the sleepers' near end is at the origin, about 330 wide and 480 high. */
export function drawTrainFront(sheet: DrawingSheet): string {
  const paint = sheet.linear(
    [
      [0, '#FFA866'],
      [0.4, '#E8641F'],
      [1, '#96300A'],
    ],
    20,
  );
  const glass = sheet.linear(
    [
      [0, '#E9FAFF'],
      [0.5, '#8CC0CC'],
      [1, '#3E6A76'],
    ],
    60,
  );
  const look = made(sheet, { round: 11, depth: 22, shine: 0.4 });
  const sleepers = [0, 1, 2, 3].map((i) =>
    box({ x: -176 + i * 20, y: -18 - i * 27, w: 352 - i * 40, h: 16 - i * 2, r: 5 }, { fill: '#7A4A28' }),
  );
  return group([
    contact(sheet, { x: 10, y: -44, rx: 190, ry: 40, opacity: 0.5, soft: 14 }),
    ...sleepers,
    path('M-142 0L-96 -110M142 0L96 -110', { stroke: '#8C8279', width: 14 }),
    path('M-142 0L-96 -110M142 0L96 -110', { stroke: '#E4DED8', width: 5 }),
    group(
      path(
        'M-146 -120C-156 -300 -146 -420 -92 -452C-50 -472 50 -472 92 -452C146 -420 156 -300 146 -120C142 -74 104 -62 0 -62C-104 -62 -142 -74 -146 -120Z',
        { fill: paint },
      ),
      { filter: look },
    ),
    group(
      path('M-146 -196C-60 -176 60 -176 146 -196L146 -140C60 -118 -60 -118 -146 -140Z', { fill: '#FFF4E4' }),
      { filter: made(sheet, { round: 3, depth: 6, shine: 0.1, drop: 2 }) },
    ),
    path(
      'M-108 -292C-108 -380 -96 -414 -66 -424C-30 -434 30 -434 66 -424C96 -414 108 -380 108 -292C60 -276 -60 -276 -108 -292Z',
      { fill: '#4A1A08' },
    ),
    path(
      'M-96 -298C-96 -374 -86 -404 -60 -412C-44 -416 -24 -418 -8 -418V-288C-40 -288 -72 -290 -96 -298ZM96 -298C96 -374 86 -404 60 -412C44 -416 24 -418 8 -418V-288C40 -288 72 -290 96 -298Z',
      { fill: glass },
    ),
    path('M-76 -310L-34 -406M32 -306L60 -376', { stroke: '#FFFFFF', width: 10, opacity: 0.6 }),
    group(
      [
        oval({ x: -96, y: -232, rx: 24 }, { fill: '#FFF6CE' }),
        oval({ x: 96, y: -232, rx: 24 }, { fill: '#FFF6CE' }),
      ],
      { filter: look },
    ),
    group(drawMark(sheet), { transform: 'translate(-42 -206) scale(.84)' }),
    group(path('M-124 -84C-60 -70 60 -70 124 -84L108 -46H-108Z', { fill: '#4A3A32' }), { filter: look }),
  ]);
}

/** One coach from the side, for a train that passes; its rail is at the origin, 420 wide. */
export function drawCoach(sheet: DrawingSheet): string {
  const paint = sheet.linear([
    [0, '#FFB070'],
    [0.5, '#E8641F'],
    [1, '#9A330A'],
  ]);
  const windows = [-150, -62, 26, 114].map((x) =>
    box(
      { x, y: -148, w: 66, h: 58, r: 12 },
      {
        fill: sheet.linear([
          [0, '#FFF8D6'],
          [1, '#FFD27A'],
        ]),
      },
    ),
  );
  return group([
    group(
      [
        box({ x: -208, y: -186, w: 416, h: 158, r: 26 }, { fill: paint }),
        box({ x: -208, y: -78, w: 416, h: 20 }, { fill: '#FFF4E4' }),
      ],
      { filter: made(sheet, { round: 8, depth: 16, shine: 0.35 }) },
    ),
    ...windows,
    wheel(sheet, { x: -132, y: -20, radius: 24 }),
    wheel(sheet, { x: -74, y: -20, radius: 24 }),
    wheel(sheet, { x: 74, y: -20, radius: 24 }),
    wheel(sheet, { x: 132, y: -20, radius: 24 }),
  ]);
}
