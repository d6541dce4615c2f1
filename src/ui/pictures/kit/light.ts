import { blur } from './materials.ts';
import { box, group, oval, path, smoothLine } from './shapes.ts';
import type { DrawingSheet } from './sheet.ts';

/** The muted background colours of a category. */
export type Wash = { light: string; base: string; deep: string; plate: string; plateShade: string };

export const WASHES = {
  apricot: { light: '#FFF3E6', base: '#FFDFC2', deep: '#F6C499', plate: '#FFFAF4', plateShade: '#EBCDB2' },
  ember: { light: '#FFEDE2', base: '#FBD0B6', deep: '#EBA985', plate: '#FFF6EF', plateShade: '#E4BDA2' },
  honey: { light: '#FFF6DF', base: '#FFE4AE', deep: '#F4C772', plate: '#FFFBF0', plateShade: '#EBD3A0' },
  leaf: { light: '#F1F7EA', base: '#D9E8CC', deep: '#B4CDA3', plate: '#FBFDF7', plateShade: '#C6D6B8' },
  rose: { light: '#FDF0EA', base: '#F3D8CC', deep: '#DDB3A2', plate: '#FFF9F5', plateShade: '#DEC1B3' },
  sea: { light: '#EAF7F5', base: '#C6E7E2', deep: '#93CCC4', plate: '#F7FDFC', plateShade: '#AED5CF' },
  dusk: { light: '#5A3020', base: '#3B1E14', deep: '#1F0F0A', plate: '#6A3A27', plateShade: '#2A150E' },
  night: { light: '#1D5A54', base: '#0F403B', deep: '#08272A', plate: '#256A62', plateShade: '#0A3230' },
} as const satisfies Record<string, Wash>;

export type PictureWash = keyof typeof WASHES;

export function backdrop(sheet: DrawingSheet, wash: Wash, size: { width: number; height: number }): string {
  const { width, height } = size;
  const glow = sheet.radial(
    [
      [0, wash.light],
      [0.55, wash.base],
      [1, wash.deep],
    ],
    { x: 0.32, y: 0.24, r: 0.95 },
  );
  return box({ x: 0, y: 0, w: width, h: height }, { fill: glow });
}

/** A soft contact shadow below an object. A gradient, because a blur is slower. */
export function contact(
  sheet: DrawingSheet,
  at: { x: number; y: number; rx: number; ry: number; opacity?: number; soft?: number },
): string {
  const { x, y, rx, ry, opacity = 0.5, soft = 14 } = at;
  const edge = Math.max(0, 1 - (soft * 2.6) / Math.min(rx, ry));
  const dark = '#3A1608';
  const fill = sheet.radial(
    [
      [Number(edge.toFixed(2)), dark, 1],
      [Number((edge + (1 - edge) * 0.35).toFixed(2)), dark, 0.62],
      [Number((edge + (1 - edge) * 0.68).toFixed(2)), dark, 0.2],
      [1, dark, 0],
    ],
    { x: 0.5, y: 0.5, r: 0.5 },
  );
  return oval({ x, y, rx: rx + soft * 1.3, ry: ry + soft * 1.3 }, { fill, opacity });
}

/** Shaded like a contact, but without a filter: cheap enough for dozens of small pieces. */
export function softSpot(
  sheet: DrawingSheet,
  at: { x: number; y: number; rx: number; ry: number; colour?: string; opacity?: number },
): string {
  const { colour = '#3A1608', opacity = 0.5, ...where } = at;
  const fill = sheet.radial(
    [
      [0, colour, 1],
      [0.45, colour, 0.62],
      [1, colour, 0],
    ],
    { x: 0.5, y: 0.5, r: 0.5 },
  );
  return oval(where, { fill, opacity });
}

/** A plate in the wash's own tint, seen from above at an angle. */
export function plate(
  sheet: DrawingSheet,
  wash: Wash,
  at: { x: number; y: number; rx: number; ry: number },
): string {
  const { x, y, rx, ry } = at;
  const thick = rx * 0.028;
  const face = sheet.linear(
    [
      [0, wash.plate],
      [0.55, wash.plate],
      [1, wash.plateShade],
    ],
    52,
  );
  const well = sheet.linear(
    [
      [0, wash.plateShade],
      [0.45, wash.plate],
      [1, wash.plate],
    ],
    52,
  );
  return group([
    contact(sheet, {
      x: x + rx * 0.04,
      y: y + ry * 0.12,
      rx: rx * 0.98,
      ry: ry * 0.98,
      opacity: 0.3,
      soft: rx * 0.07,
    }),
    contact(sheet, { x: x + 4, y: y + thick * 1.6, rx: rx * 0.95, ry: ry * 0.97, opacity: 0.32, soft: 7 }),
    oval({ x, y: y + thick, rx, ry }, { fill: wash.plateShade }),
    oval({ x, y, rx, ry }, { fill: face }),
    oval({ x, y: y + thick * 0.3, rx: rx * 0.83, ry: ry * 0.82 }, { fill: well, opacity: 0.55 }),
    oval({ x: x + 3, y: y + thick * 0.9, rx: rx * 0.8, ry: ry * 0.785 }, { fill: wash.plate }),
  ]);
}

/** Two or three slow ribbons of steam. */
export function steam(
  sheet: DrawingSheet,
  at: { x: number; y: number; height: number; spread?: number; count?: number },
): string {
  const { x, y, height, spread = 70, count = 3 } = at;
  const random = sheet.random(`steam${x}`);
  const fade = sheet.linear(
    [
      [0, '#FFFFFF', 0],
      [0.45, '#FFFFFF', 0.7],
      [1, '#FFFFFF', 0],
    ],
    90,
  );
  const ribbons: string[] = [];
  for (let i = 0; i < count; i++) {
    const left = x + (i - (count - 1) / 2) * spread + random.between(-8, 8);
    const tall = height * random.between(0.75, 1);
    const sway = random.between(12, 22) * (i % 2 ? -1 : 1);
    const line = smoothLine([
      [left, y],
      [left + sway, y - tall * 0.3],
      [left - sway, y - tall * 0.62],
      [left + sway * 0.5, y - tall],
    ]);
    ribbons.push(path(line, { stroke: fade, width: 15 + random.between(0, 8) }));
  }
  return group(ribbons, { opacity: 0.5, filter: blur(sheet, 8) });
}
