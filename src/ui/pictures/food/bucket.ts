import { drawMark } from '../brand/mark.ts';
import { contact } from '../kit/light.ts';
import { group, oval, path } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';
import { type ChickenPiece, drawChicken } from './chicken.ts';

const PAPERS = {
  orange: ['#F58A3C', '#E2601F', '#C2410C', '#7E2406'],
  red: ['#E8563A', '#C42E16', '#9E1B09', '#5A0C03'],
  teal: ['#46BDAE', '#178A7E', '#0F6A61', '#063B36'],
} as const;

export type BucketPaper = keyof typeof PAPERS;

/** A paper bucket in the brand's colours, filled with chicken; its foot is at the origin. */
export function drawBucket(
  sheet: DrawingSheet,
  spec: { pieces: readonly ChickenPiece[]; paper?: BucketPaper; scale?: number },
): string {
  const { pieces, paper: colour = 'orange', scale = 1 } = spec;
  const [light, base, shade, deep] = PAPERS[colour];
  const random = sheet.random('bucket');
  const top = 168;
  const foot = 126;
  const height = 250;
  const paper = sheet.linear(
    [
      [0, light],
      [0.3, base],
      [0.72, shade],
      [1, deep],
    ],
    0,
  );
  const band = sheet.linear(
    [
      [0, '#FFF3E2'],
      [0.35, '#FFE3C4'],
      [1, '#C99A70'],
    ],
    0,
  );
  const wall = `M${-top} ${-height}L${-foot} -6C${-foot} 26 ${foot} 26 ${foot} -6L${top} ${-height}C${top} ${-height + 50} ${-top} ${-height + 50} ${-top} ${-height}Z`;
  const stripes: string[] = [];
  for (let i = -4; i <= 4; i += 2) {
    const edge = (share: number, half: number) => Math.sin(((share * Math.PI) / 2) * 0.98) * half;
    const from = (i - 0.42) / 5;
    const to = (i + 0.42) / 5;
    const dip = (share: number, amount: number) => Math.sqrt(1 - share * share) * amount;
    stripes.push(
      path(
        `M${num(edge(from, top))} ${num(-height + dip(from, 37))}L${num(edge(to, top))} ${num(-height + dip(to, 37))}L${num(edge(to, foot))} ${num(dip(to, 24) - 6)}L${num(edge(from, foot))} ${num(dip(from, 24) - 6)}Z`,
        { fill: band },
      ),
    );
  }
  const round = sheet.linear(
    [
      [0, '#FFE9C8', 0.3],
      [0.28, '#FFE9C8', 0.08],
      [0.6, '#3A0F02', 0.12],
      [1, '#3A0F02', 0.58],
    ],
    0,
  );
  return group(
    [
      contact(sheet, { x: 24, y: 4, rx: foot * 1.25, ry: 34, opacity: 0.6, soft: 13 }),
      oval({ y: -height, rx: top, ry: 40 }, { fill: '#5A1E0A' }),
      ...pieces.map((piece) =>
        drawChicken(sheet, random, { shadow: false, ...piece, y: (piece.y ?? 0) - height }),
      ),
      path(wall, { fill: paper }),
      group(stripes, { clip: sheet.clip(path(wall, { fill: '#000' })) }),
      path(wall, { fill: round }),
      path(`M${-top} ${-height}C${-top} ${-height + 50} ${top} ${-height + 50} ${top} ${-height}`, {
        stroke: '#FFE0BC',
        width: 9,
      }),
      path(`M${-top} ${-height + 8}C${-top} ${-height + 58} ${top} ${-height + 58} ${top} ${-height + 8}`, {
        stroke: '#4A1604',
        width: 5,
        opacity: 0.35,
      }),
      oval({ y: -104, rx: 64, ry: 66 }, { fill: '#FFF6EA' }),
      group(drawMark(sheet), { transform: 'translate(-50 -154) scale(1)' }),
      oval({ y: -104, rx: 64, ry: 66 }, { fill: round, opacity: 0.5 }),
    ],
    { transform: `scale(${scale})` },
  );
}
