import { createRandom, hashText, type Random } from './random.ts';

/** One colour stop: offset 0–1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * The sheet on which one picture is drawn. It collects the definitions (gradients, filters, clips) and gives each a unique id, so that many
 * pictures can be inline on one page; equal definitions are stored once.
 */
export type DrawingSheet = {
  readonly name: string;
  random(key: string): Random;
  /** Stores a definition and returns the reference to use in `fill`, `filter` or `clip-path`. */
  define(build: (id: string) => string): string;
  /** Left to right at angle 0, top to bottom at 90. */
  linear(stops: readonly Stop[], angle?: number): string;
  /** By default around the upper left of the shape, where the light is. */
  radial(stops: readonly Stop[], centre?: { x: number; y: number; r: number }): string;
  clip(shape: string): string;
  finish(body: string, size: { width: number; height: number }): string;
};

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

export function createSheet(name: string): DrawingSheet {
  const prefix = `p${hashText(name).toString(36)}`;
  const known = new Map<string, string>();
  const definitions: string[] = [];

  function define(build: (id: string) => string): string {
    const key = build('');
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const id = `${prefix}-${known.size}`;
    const reference = `url(#${id})`;
    known.set(key, reference);
    definitions.push(build(id));
    return reference;
  }

  return {
    name,
    random: (key) => createRandom(`${name}/${key}`),
    define,
    linear(stops, angle = 90) {
      const turn = (angle * Math.PI) / 180;
      const x = Math.cos(turn) / 2;
      const y = Math.sin(turn) / 2;
      const line = `x1="${(0.5 - x).toFixed(2)}" y1="${(0.5 - y).toFixed(2)}" x2="${(0.5 + x).toFixed(2)}" y2="${(0.5 + y).toFixed(2)}"`;
      return define((id) => `<linearGradient id="${id}" ${line}>${stopsMarkup(stops)}</linearGradient>`);
    },
    radial(stops, centre = { x: 0.36, y: 0.3, r: 0.75 }) {
      const circle = `cx="${centre.x}" cy="${centre.y}" r="${centre.r}"`;
      return define((id) => `<radialGradient id="${id}" ${circle}>${stopsMarkup(stops)}</radialGradient>`);
    },
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    finish(body, { width, height }) {
      const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${definitions.join('')}</defs>${body}</svg>`;
    },
  };
}
