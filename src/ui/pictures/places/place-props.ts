import { drawMark } from '../brand/mark.ts';
import { contact } from '../kit/light.ts';
import { box, group, oval, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawHeart, drawPhone, made } from './props.ts';

/** The pin of the map, its tip at the origin, about 150 wide and 220 high. */
export function drawPin(sheet: DrawingSheet): string {
  const red = sheet.radial([
    [0, '#FFB070'],
    [0.5, '#E8641F'],
    [1, '#9A330A'],
  ]);
  return group([
    contact(sheet, { x: 10, y: 2, rx: 46, ry: 14, opacity: 0.6, soft: 8 }),
    group(
      path(
        'M0 0C-16 -42 -74 -84 -74 -146C-74 -190 -40 -220 0 -220C40 -220 74 -190 74 -146C74 -84 16 -42 0 0Z',
        { fill: red },
      ),
      {
        filter: made(sheet, { round: 9, depth: 18, shine: 0.5 }),
      },
    ),
    oval({ y: -146, rx: 44 }, { fill: '#FFF6EA' }),
    group(drawMark(sheet), { transform: 'translate(-34 -181) scale(.68)' }),
  ]);
}

/** A sheet of a town map lying on a table, seen at an angle; around the origin, about 640 wide. */
export function drawMapSheet(sheet: DrawingSheet): string {
  const paper = 'M-300 20L-96 -120L120 -104L312 -140L262 96L76 140L-128 112L-330 150Z';
  const clip = sheet.clip(`<path d="${paper}"/>`);
  const road = (line: string, width: number) =>
    path(line, { stroke: '#E3CDB2', width: width + 7 }) + path(line, { stroke: '#FFFFFF', width });
  return group([
    contact(sheet, { x: 14, y: 60, rx: 316, ry: 118, opacity: 0.4, soft: 18 }),
    group(
      [
        path(paper, { fill: '#F7EBD8' }),
        group(
          [
            path('M-330 -20L-110 -130L-60 -40L-240 70Z', { fill: '#CFE3B8' }),
            path('M110 30L310 -10L290 160L90 150Z', { fill: '#CFE3B8' }),
            path(
              'M-40 170C-20 90 60 84 110 30S250 -60 340 -70L340 -20C250 -10 190 40 140 84S40 130 30 190Z',
              {
                fill: '#A9D6DE',
              },
            ),
            ...[
              [-180, -34],
              [-88, -78],
              [40, -64],
              [150, -84],
              [-210, 96],
              [-60, 60],
              [190, 70],
            ].map(([x = 0, y = 0]) => path(`M${x} ${y}l52 -16l34 22l-52 18Z`, { fill: '#EAD2B0' })),
            road('M-340 110L-60 -10L120 20L340 -60', 17),
            road('M-110 -160L-30 40L-10 180', 13),
            road('M140 -150L120 20L200 180', 13),
            road('M-260 20L-190 150', 9),
          ],
          { clip },
        ),
        path('M-96 -120L-128 112M120 -104L76 140', { stroke: '#C9A878', width: 4, opacity: 0.5 }),
        path('M-96 -120L120 -104L76 140L-128 112Z', { fill: '#7A4A1C', opacity: 0.07 }),
      ],
      { filter: made(sheet, { round: 3, depth: 7, shine: 0.05, drop: 7 }) },
    ),
  ]);
}

/** Sky and table for the map, in muted colours, so that the pin stands out. */
export function drawLandscape(sheet: DrawingSheet): string {
  const sky = sheet.radial(
    [
      [0, '#FFF6EC'],
      [0.6, '#FFE6CE'],
      [1, '#F6C9A0'],
    ],
    { x: 0.4, y: 0.2, r: 0.95 },
  );
  return group([
    box({ x: 0, y: 0, w: 800, h: 600 }, { fill: sky }),
    oval({ x: 400, y: 452, rx: 420, ry: 176 }, { fill: '#FFFFFF', opacity: 0.35 }),
  ]);
}

/** A shop with its shutter down; the pavement is at the origin, about 420 wide and 400 high. */
export function drawShutter(sheet: DrawingSheet): string {
  const look = made(sheet, { round: 5, depth: 12, shine: 0.2 });
  const wall = sheet.linear(
    [
      [0, '#FFEAD2'],
      [0.5, '#F2C89C'],
      [1, '#C48C56'],
    ],
    40,
  );
  const slat = sheet.linear([
    [0, '#FFFFFF'],
    [0.5, '#D9DFDF'],
    [1, '#9AA6A8'],
  ]);
  const slats = Array.from({ length: 8 }, (_, i) =>
    box({ x: -140, y: -240 + i * 28, w: 280, h: 26, r: 5 }, { fill: slat }),
  );
  const awning = Array.from({ length: 7 }, (_, i) => {
    const x = -210 + i * 60;
    return path(`M${x + 12} -350H${x + 60}L${x + 60} -270C${x + 60} -242 ${x} -242 ${x} -270Z`, {
      fill: i % 2 ? '#FFF4E4' : '#0F766E',
    });
  });
  return group([
    contact(sheet, { x: 20, y: 2, rx: 230, ry: 26, opacity: 0.5, soft: 13 }),
    group(box({ x: -200, y: -352, w: 400, h: 354, r: 14 }, { fill: wall }), { filter: look }),
    box({ x: -150, y: -250, w: 300, h: 250, r: 8 }, { fill: '#6B3A22' }),
    group(slats, { filter: look }),
    box({ x: -26, y: -34, w: 52, h: 12, r: 6 }, { fill: '#5A4A40' }),
    group(awning, { filter: look }),
    group(box({ x: -130, y: -414, w: 260, h: 72, r: 20 }, { fill: '#C2410C' }), { filter: look }),
    oval({ y: -378, rx: 30 }, { fill: '#FFF6EA' }),
    group(drawMark(sheet), { transform: 'translate(-23 -402) scale(.46)' }),
    // A crescent on the shutter stands for 'closed', without text.
    group(
      [
        path('M0 -176V-146', { stroke: '#6B3A22', width: 5 }),
        box({ x: -54, y: -150, w: 108, h: 84, r: 16 }, { fill: '#FFF6EA' }),
        path('M10 -136A30 30 0 1 0 26 -92A24 24 0 0 1 10 -136Z', { fill: '#E8A21C' }),
      ],
      { filter: made(sheet, { round: 3, depth: 8, shine: 0.2 }) },
    ),
  ]);
}

/** A front door with no number on it yet; the step is at the origin, about 300 wide and 440 high. */
export function drawDoor(sheet: DrawingSheet): string {
  const look = made(sheet, { round: 6, depth: 14, shine: 0.25 });
  const leaf = sheet.linear(
    [
      [0, '#38B2A4'],
      [0.5, '#12807A'],
      [1, '#07433E'],
    ],
    30,
  );
  const frame = sheet.linear(
    [
      [0, '#FFF6EA'],
      [0.5, '#F3DDBF'],
      [1, '#C79E6C'],
    ],
    40,
  );
  return group([
    contact(sheet, { x: 20, y: 6, rx: 220, ry: 26, opacity: 0.5, soft: 13 }),
    group(
      [
        box({ x: -180, y: -30, w: 360, h: 34, r: 10 }, { fill: '#C79E6C' }),
        path('M-140 -26V-330C-140 -440 140 -440 140 -330V-26Z', { fill: frame }),
      ],
      { filter: look },
    ),
    group(path('M-108 -28V-322C-108 -404 108 -404 108 -322V-28Z', { fill: leaf }), { filter: look }),
    group(
      [
        box({ x: -78, y: -180, w: 66, h: 118, r: 10 }, { fill: '#0E665F' }),
        box({ x: 12, y: -180, w: 66, h: 118, r: 10 }, { fill: '#0E665F' }),
        path('M-78 -214V-300C-78 -352 -20 -362 -12 -364V-214Z', { fill: '#FFE7A8' }),
        path('M78 -214V-300C78 -352 20 -362 12 -364V-214Z', { fill: '#FFE7A8' }),
      ],
      { filter: made(sheet, { round: 3, depth: 7, shine: 0.2, drop: 2 }) },
    ),
    group(oval({ x: 84, y: -196, rx: 13 }, { fill: '#FFC24A' }), { filter: look }),
    group(
      [
        path('M-232 -26L-244 -104H-156L-168 -26Z', { fill: '#C2602C' }),
        path(
          'M-200 -100C-250 -150 -238 -210 -206 -226C-196 -190 -190 -160 -198 -104C-180 -160 -160 -186 -142 -190C-142 -150 -160 -120 -196 -100Z',
          {
            fill: '#5B9A2C',
          },
        ),
      ],
      { filter: look },
    ),
    group(box({ x: -70, y: -22, w: 140, h: 20, r: 6 }, { fill: '#E8641F' }), { filter: look }),
  ]);
}

/** A heart on the plate in the middle of the picture, and two above it. */
export function drawHeartPlate(sheet: DrawingSheet): string {
  const outline = path(
    'M0 34C-54 0 -46 -42 -20 -42C-8 -42 -2 -34 0 -28C2 -34 8 -42 20 -42C46 -42 54 0 0 34Z',
    { stroke: '#B5522E', width: 4, opacity: 0.55 },
  );
  return group([
    contact(sheet, { x: 408, y: 470, rx: 104, ry: 30, opacity: 0.4, soft: 12 }),
    place(drawHeart(sheet, 2.3), { x: 400, y: 400 }),
    place(outline, { x: 250, y: 180, scale: 1.3, turn: -14 }),
    place(outline, { x: 540, y: 150, scale: 1.7, turn: 12 }),
    place(outline, { x: 420, y: 96, turn: -4 }),
  ]);
}

/** A menu card with its lines left open; its foot is at the origin, about 320 wide and 440 high. */
export function drawMenuCard(sheet: DrawingSheet): string {
  const paper = sheet.linear(
    [
      [0, '#FFFFFF'],
      [0.6, '#FFF4E4'],
      [1, '#E9CFAE'],
    ],
    50,
  );
  const lines = Array.from({ length: 5 }, (_, i) => {
    const y = -270 + i * 50;
    return group([
      oval({ x: -100, y: y + 8, rx: 15 }, { fill: '#F3DCC2' }),
      box({ x: -70, y, w: i % 2 ? 110 : 134, h: 13, r: 6 }, { fill: '#EBD6BD' }),
      box({ x: 84, y, w: 36, h: 13, r: 6 }, { fill: '#EBD6BD' }),
    ]);
  });
  return group(
    [
      contact(sheet, { x: 24, y: 4, rx: 176, ry: 26, opacity: 0.5, soft: 13 }),
      group(path('M-156 -430L160 -404L150 0L-146 6Z', { fill: '#C2410C' }), {
        filter: made(sheet, { round: 4, depth: 10, shine: 0.2 }),
      }),
      group(path('M-138 -410L142 -388L134 -18L-130 -12Z', { fill: paper }), {
        filter: made(sheet, { round: 3, depth: 7, shine: 0.1, drop: 3 }),
      }),
      group(drawMark(sheet), { transform: 'translate(-32 -382) scale(.66)' }),
      group(lines, { transform: 'rotate(2)' }),
    ],
    { transform: 'rotate(-4)' },
  );
}

/** A phone without a position: its map is blank and its pin is struck through. Around the origin. */
export function drawDeadPhone(sheet: DrawingSheet): string {
  const streets = path('M-110 -120L110 -60M-110 40L110 100M-40 -220V220M60 -220L40 220', {
    stroke: '#E6EEEC',
    width: 12,
  });
  return drawPhone(
    sheet,
    group([
      box({ x: -110, y: -220, w: 220, h: 440 }, { fill: '#D5E3E0' }),
      streets,
      oval({ y: 4, rx: 92 }, { fill: '#FFFFFF', opacity: 0.6 }),
      group(
        path('M0 66C-12 34 -54 4 -54 -42C-54 -74 -30 -96 0 -96C30 -96 54 -74 54 -42C54 4 12 34 0 66Z', {
          fill: '#9FB3AF',
        }),
        { filter: made(sheet, { round: 6, depth: 12, shine: 0.3, drop: 4 }) },
      ),
      oval({ y: -42, rx: 20 }, { fill: '#F2F7F6' }),
      path('M-66 -92L66 62', { stroke: '#FFFFFF', width: 22 }),
      path('M-66 -92L66 62', { stroke: '#C2410C', width: 13 }),
    ]),
  );
}
