import type { Random } from './random.ts';
import { num } from './sheet.ts';

export type Point = readonly [x: number, y: number];

/** Corners written the short way: 'x y, x y, …'. */
export function points(text: string): Point[] {
  return text.split(', ').map((corner) => {
    const [x = 0, y = 0] = corner.split(' ').map(Number);
    return [x, y];
  });
}

/** A closed smooth path through the points (Catmull-Rom as cubic curves). */
export function smoothPath(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${num(startX)} ${num(startY)}`;
  for (let i = 0; i < count; i++) {
    const [x0, y0] = at(i - 1);
    const [x1, y1] = at(i);
    const [x2, y2] = at(i + 1);
    const [x3, y3] = at(i + 2);
    path += `C${num(x1 + (x2 - x0) / 6)} ${num(y1 + (y2 - y0) / 6)} ${num(x2 - (x3 - x1) / 6)} ${num(y2 - (y3 - y1) / 6)} ${num(x2)} ${num(y2)}`;
  }
  return `${path}Z`;
}

/** An open smooth path through the points. */
export function smoothLine(points: readonly Point[]): string {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.max(0, Math.min(last, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${num(startX)} ${num(startY)}`;
  for (let i = 0; i < last; i++) {
    const [x0, y0] = at(i - 1);
    const [x1, y1] = at(i);
    const [x2, y2] = at(i + 1);
    const [x3, y3] = at(i + 2);
    path += `C${num(x1 + (x2 - x0) / 6)} ${num(y1 + (y2 - y0) / 6)} ${num(x2 - (x3 - x1) / 6)} ${num(y2 - (y3 - y1) / 6)} ${num(x2)} ${num(y2)}`;
  }
  return path;
}

export type BlobSpec = {
  rx: number;
  ry?: number;
  /** How far the edge deviates, as a share of the radius. */
  wobble?: number;
  points?: number;
  /** Fine tearing on top of the wobble, as a share of the radius. */
  fray?: number;
  x?: number;
  y?: number;
  /** Degrees. */
  turn?: number;
};

/** An irregular round shape. */
export function blob(random: Random, spec: BlobSpec): string {
  const { rx, ry = rx, wobble = 0.12, points = 9, fray = 0, x = 0, y = 0, turn = 0 } = spec;
  const tilt = (turn * Math.PI) / 180;
  const phase = random.between(0, Math.PI * 2);
  // With many points a random radius for each would only jitter: with fraying, the wobble is a sum of slow waves around the edge instead.
  const waves = [2, 3, 5, 8, 13].map((count) => ({
    count,
    shift: random.between(0, 6.28),
    reach: random.between(0.3, 0.7),
  }));
  const corners: Point[] = [];
  for (let i = 0; i < points; i++) {
    const angle = phase + ((i + random.between(-0.22, 0.22)) / points) * Math.PI * 2;
    const slow =
      waves.reduce((sum, wave) => sum + Math.sin(angle * wave.count + wave.shift) * wave.reach, 0) / 2;
    const reach =
      1 + (fray > 0 ? slow * wobble + random.between(-fray, fray) : random.between(-wobble, wobble));
    const px = Math.cos(angle) * rx * reach;
    const py = Math.sin(angle) * ry * reach;
    corners.push([
      x + px * Math.cos(tilt) - py * Math.sin(tilt),
      y + px * Math.sin(tilt) + py * Math.cos(tilt),
    ]);
  }
  return smoothPath(corners);
}

/**
 * A smooth outline through a few corners, then frayed a little along its edge. Rotation and position are part of the geometry, because a transform
 * would rotate the direction of the light of a lit piece.
 */
export function frayed(
  random: Random,
  corners: readonly Point[],
  spec: {
    fray: number;
    steps?: number;
    x?: number;
    y?: number;
    turn?: number;
    scale?: number;
    flip?: boolean;
  },
): string {
  const { fray, steps = 7, x = 0, y = 0, turn = 0, scale = 1, flip = false } = spec;
  const tilt = (turn * Math.PI) / 180;
  const count = corners.length;
  const at = (index: number): Point => corners[(index + count) % count] ?? [0, 0];
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      const px = (along(0) + random.between(-fray, fray)) * scale * (flip ? -1 : 1);
      const py = (along(1) + random.between(-fray, fray)) * scale;
      points.push([
        x + px * Math.cos(tilt) - py * Math.sin(tilt),
        y + px * Math.sin(tilt) + py * Math.cos(tilt),
      ]);
    }
  }
  return smoothPath(points);
}

/** Points over a disc, each well away from the ones taken before (best of many candidates). */
export function scatter(
  random: Random,
  spec: { count: number; radius: number; taken?: Point[]; inner?: number },
): Point[] {
  const { count, radius, taken = [], inner = 0 } = spec;
  const placed: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best: Point = [0, 0];
    let bestGap = -1;
    for (let tries = 0; tries < 14; tries++) {
      const angle = random.between(0, Math.PI * 2);
      const reach = radius * Math.sqrt(random.between((inner / radius) ** 2, 1));
      const candidate: Point = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      let gap = Number.POSITIVE_INFINITY;
      for (const [x, y] of taken) gap = Math.min(gap, Math.hypot(candidate[0] - x, candidate[1] - y));
      // Distances to pieces of the same kind count more, so that a topping spreads over the whole pizza.
      for (const [x, y] of placed) gap = Math.min(gap, 0.55 * Math.hypot(candidate[0] - x, candidate[1] - y));
      if (gap > bestGap) {
        best = candidate;
        bestGap = gap;
      }
    }
    placed.push(best);
  }
  taken.push(...placed);
  return placed;
}

export type Paint = {
  fill?: string;
  rule?: 'evenodd';
  stroke?: string;
  width?: number;
  opacity?: number;
  filter?: string;
  clip?: string;
  blend?: 'multiply' | 'screen' | 'soft-light' | 'overlay';
  transform?: string;
};

function attributes(paint: Paint): string {
  let text = ` fill="${paint.fill ?? 'none'}"`;
  if (paint.stroke) {
    text += ` stroke="${paint.stroke}" stroke-width="${num(paint.width ?? 2)}" stroke-linecap="round" stroke-linejoin="round"`;
  }
  if (paint.rule) text += ` fill-rule="${paint.rule}"`;
  return text + frame(paint);
}

function frame(paint: Paint): string {
  let text = '';
  if (paint.opacity !== undefined) text += ` opacity="${Math.round(paint.opacity * 100) / 100}"`;
  if (paint.filter) text += ` filter="${paint.filter}"`;
  if (paint.clip) text += ` clip-path="${paint.clip}"`;
  if (paint.transform) text += ` transform="${paint.transform}"`;
  if (paint.blend) text += ` style="mix-blend-mode:${paint.blend}"`;
  return text;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`;
}

export function oval(at: { x?: number; y?: number; rx: number; ry?: number }, paint: Paint): string {
  const { x = 0, y = 0, rx, ry = rx } = at;
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(paint)}/>`;
}

export function box(at: { x: number; y: number; w: number; h: number; r?: number }, paint: Paint): string {
  const { x, y, w, h, r = 0 } = at;
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}"${attributes(paint)}/>`;
}

export function group(content: string | readonly string[], paint: Paint = {}): string {
  return `<g${frame(paint)}>${typeof content === 'string' ? content : content.join('')}</g>`;
}

export type Placement = { x?: number; y?: number; turn?: number; scale?: number; squash?: number };

/** Moves a drawing made around the origin to its position. */
export function place(content: string | readonly string[], at: Placement): string {
  const { x = 0, y = 0, turn = 0, scale = 1, squash = 1 } = at;
  let transform = `translate(${num(x)} ${num(y)})`;
  if (squash !== 1 || scale !== 1) transform += ` scale(${scale.toFixed(3)} ${(scale * squash).toFixed(3)})`;
  if (turn !== 0) transform += ` rotate(${num(turn)})`;
  return group(content, { transform });
}
