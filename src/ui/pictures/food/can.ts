import { drawMark } from '../brand/mark.ts';
import { contact } from '../kit/light.ts';
import { group, oval, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drops } from './drinks.ts';

const CANS = {
  zero: ['#6A6A70', '#2C2A30', '#17151A', '#050406', '#E8641F'],
  orange: ['#FFC46A', '#F88E1E', '#D96A08', '#8A3C02', '#FFF3DC'],
  lime: ['#E9F5A8', '#A9CC3E', '#7FA51E', '#44600A', '#FFFFFF'],
} as const;

export type CanColour = keyof typeof CANS;

/** A cold can; its foot is at the origin, about 220 wide and 430 high. */
export function drawCan(sheet: DrawingSheet, colour: CanColour): string {
  const [gleam, light, base, deep, band] = CANS[colour];
  const random = sheet.random('can');
  const side = sheet.linear(
    [
      [0, light],
      [0.16, gleam],
      [0.34, light],
      [0.7, base],
      [1, deep],
    ],
    0,
  );
  const metal = sheet.linear(
    [
      [0, '#F6F8F8'],
      [0.3, '#FFFFFF'],
      [0.6, '#AEB8BA'],
      [1, '#6B777A'],
    ],
    0,
  );
  const body =
    'M-112 -372L-112 -44C-108 -18 -92 -8 -84 -4C-40 12 40 12 84 -4C92 -8 108 -18 112 -44L112 -372Z';
  return group([
    contact(sheet, { x: 20, y: 0, rx: 104, ry: 26, opacity: 0.6, soft: 12 }),
    path('M-90 -12C-40 14 40 14 90 -12L82 4C40 20 -40 20 -82 4Z', { fill: metal }),
    path(body, { fill: side }),
    group(
      [
        path('M-112 -268Q0 -196 112 -300V-236Q0 -136 -112 -204Z', { fill: band, opacity: 0.92 }),
        path('M-112 -126Q0 -60 112 -150V-132Q0 -42 -112 -108Z', { fill: band, opacity: 0.6 }),
      ],
      { clip: sheet.clip(`<path d="${body}"/>`) },
    ),
    oval({ y: -206, rx: 62, ry: 64 }, { fill: '#FFF6EA' }),
    group(drawMark(sheet), { transform: 'translate(-48 -254) scale(.96)' }),
    path('M-112 -372C-104 -392 -96 -400 -90 -408H90C96 -400 104 -392 112 -372C70 -352 -70 -352 -112 -372Z', {
      fill: metal,
    }),
    oval({ y: -408, rx: 91, ry: 20 }, { fill: metal }),
    oval({ y: -406, rx: 82, ry: 15 }, { fill: '#8C989B' }),
    oval({ y: -404, rx: 78, ry: 13 }, { fill: '#C6CED0' }),
    oval({ x: 6, y: -406, rx: 30, ry: 6.5 }, { fill: '#8C989B' }),
    oval({ x: 4, y: -408, rx: 27, ry: 5.5 }, { fill: '#EEF2F2' }),
    path('M-94 -350V-52', { stroke: '#FFFFFF', width: 9, opacity: 0.45 }),
    path(body, {
      fill: sheet.linear(
        [
          [0, '#FFFFFF', 0.12],
          [0.5, '#FFFFFF', 0],
          [1, '#0A0402', 0.36],
        ],
        0,
      ),
    }),
    group(drops(sheet, random), { transform: 'scale(1.04 1)' }),
  ]);
}
