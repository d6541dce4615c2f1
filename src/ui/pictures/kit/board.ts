import { blur } from './materials.ts';
import { group, oval } from './shapes.ts';
import type { DrawingSheet } from './sheet.ts';

const STUFFS = {
  wood: { face: ['#E3B077', '#C68A4E', '#8A5526'], edge: '#6B3A16', rim: '#8A5526' },
  slate: { face: ['#5C666D', '#434B52', '#2B3036'], edge: '#1C2024', rim: '#6E7880' },
} as const;

/** A round board to serve on, of wood or slate. */
export function drawBoard(
  sheet: DrawingSheet,
  at: { x: number; y: number; rx: number; ry: number },
  stuff: keyof typeof STUFFS = 'wood',
): string {
  const { x, y, rx, ry } = at;
  const { face: tones, edge, rim } = STUFFS[stuff];
  const face = sheet.linear(
    [
      [0, tones[0]],
      [0.5, tones[1]],
      [1, tones[2]],
    ],
    40,
  );
  const grain = sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .09" numOctaves="2" seed="11"/>` +
      '<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .13 0 0 0 0 .03 2.6 0 0 0 -1.15"/><feComposite in2="SourceGraphic" operator="in"/></filter>',
  );
  return group([
    oval(
      { x: x + 16, y: y + ry * 0.2, rx: rx * 1.04, ry: ry * 1.04 },
      { fill: '#1C0904', opacity: 0.5, filter: blur(sheet, 18) },
    ),
    oval({ x, y: y + 20, rx, ry }, { fill: edge }),
    oval({ x, y, rx, ry }, { fill: face }),
    oval({ x, y, rx, ry }, { fill: '#000', opacity: 0.6, filter: grain }),
    oval({ x, y: y + 2, rx: rx * 0.94, ry: ry * 0.94 }, { stroke: rim, width: 3, opacity: 0.5 }),
  ]);
}
