import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { group, oval, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

export type HenMood = 'glad' | 'puzzled' | 'asleep';

/** The hen of the brand, looking to the right; her feet are at the origin, about 300 wide and 340 high. */
export function drawHen(sheet: DrawingSheet, spec: { mood?: HenMood; chef?: boolean } = {}): string {
  const mood = spec.mood ?? 'glad';
  const feathers = sheet.radial([
    [0, '#FFFDF6'],
    [0.5, '#FBE6C8'],
    [1, '#D6A46A'],
  ]);
  const wing = sheet.linear(
    [
      [0, '#F9B566'],
      [0.5, '#E07F2C'],
      [1, '#9C4A10'],
    ],
    50,
  );
  const red = sheet.linear([
    [0, '#F2583A'],
    [1, '#B0210C'],
  ]);
  const soft = material(sheet, {
    grain: 0.05,
    bump: 0,
    round: 13,
    depth: 24,
    shade: [0.55, 0.27, 0.09],
    dark: 0.75,
    shine: 0.12,
    drop: { y: 6, opacity: 0.3 },
  });
  const crisp = material(sheet, {
    grain: 0.05,
    bump: 0,
    round: 5,
    depth: 12,
    dark: 0.6,
    shine: 0.3,
    drop: { y: 4, opacity: 0.35 },
  });
  const eye =
    mood === 'asleep'
      ? path('M52 -262Q64 -252 76 -262', { stroke: '#231815', width: 6 })
      : group([
          oval({ x: 64, y: -264, rx: 13, ry: 15 }, { fill: '#231815' }),
          oval({ x: 68, y: -270, rx: 4.6 }, { fill: '#FFFFFF' }),
          mood === 'puzzled' ? path('M44 -292Q62 -304 80 -290', { stroke: '#7A3A10', width: 6 }) : '',
        ]);
  return group([
    contact(sheet, { x: 10, y: 4, rx: 120, ry: 22, opacity: 0.5, soft: 12 }),
    path('M-22 -40V-4M-44 2L-22 -8L2 2M38 -40V-4M16 2L38 -8L62 2', { stroke: '#E58A1C', width: 11 }),
    group(
      path(
        'M-84 -150C-150 -190 -172 -232 -150 -246C-138 -252 -128 -240 -120 -232C-124 -256 -108 -266 -96 -250C-78 -226 -62 -190 -40 -170Z',
        { fill: wing },
      ),
      { filter: crisp },
    ),
    group(
      path(
        'M24 -300C60 -330 112 -304 112 -258C112 -226 106 -200 112 -160C118 -80 70 -26 0 -28C-80 -30 -126 -84 -116 -150C-108 -190 -70 -196 -36 -186C-4 -180 2 -210 4 -246C4 -270 8 -288 24 -300Z',
        { fill: feathers },
      ),
      { filter: soft },
    ),
    group(
      path(
        'M-84 -140C-40 -176 36 -150 40 -104C20 -58 -36 -54 -66 -78C-56 -82 -52 -88 -52 -92C-72 -90 -84 -100 -92 -112C-82 -112 -76 -116 -74 -122C-88 -124 -92 -132 -84 -140Z',
        { fill: wing },
      ),
      { filter: crisp },
    ),
    group(
      [
        spec.chef
          ? ''
          : path(
              'M36 -298C20 -326 40 -344 56 -328C56 -352 84 -352 86 -328C104 -342 122 -324 106 -298C84 -308 58 -308 36 -298Z',
              { fill: red },
            ),
        path('M104 -232C122 -230 128 -204 112 -194C96 -194 92 -218 96 -232Z', { fill: red }),
      ],
      { filter: crisp },
    ),
    group(
      [
        path('M106 -274L150 -252L106 -240C100 -252 100 -262 106 -274Z', { fill: '#F6A21E' }),
        path('M106 -252L138 -249L106 -240Z', { fill: '#C97808' }),
      ],
      { filter: crisp },
    ),
    eye,
    oval({ x: 42, y: -234, rx: 15, ry: 10 }, { fill: '#F4886A', opacity: 0.5 }),
    spec.chef
      ? group(
          [
            path('M22 -304C2 -350 34 -378 58 -362C70 -392 112 -386 112 -354C138 -350 138 -316 114 -300Z', {
              fill: '#FFFFFF',
            }),
            path('M24 -314C54 -330 90 -328 116 -308L112 -286C84 -300 54 -302 28 -292Z', { fill: '#FFF0DC' }),
          ],
          { filter: soft },
        )
      : '',
  ]);
}
