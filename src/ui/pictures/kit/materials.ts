import type { DrawingSheet } from './sheet.ts';

/** A colour that shows where one channel of the texture's noise is high: browning, char, herbs in a crumb. */
export type Stain = {
  colour: readonly [red: number, green: number, blue: number];
  channel: 'r' | 'g' | 'b';
  /** Where it starts (the noise lies mostly between 0.3 and 0.7) and how hard its edge is. */
  from: number;
  sharp: number;
};

export type Material = {
  /** Frequency of the texture: 0.01 is coarse, 0.2 is as fine as crumbs. */
  grain: number;
  octaves?: number;
  /** Softness of the rounding towards the edge. */
  round?: number;
  /** Share of the height that is texture rather than rounding, 0–1. */
  bump?: number;
  /** Height of the whole, in picture units. */
  depth?: number;
  /** The colour of its shaded side (0–1 each), and how strong the shade is. */
  shade?: readonly [red: number, green: number, blue: number];
  dark?: number;
  /** Strength and tightness of the wet highlight. */
  shine?: number;
  tight?: number;
  seed?: number;
  stains?: readonly Stain[];
  /** Holes where the red channel of the noise is below this. */
  holes?: number;
  /** How far the contact shadow falls, and how dark. */
  drop?: { y: number; opacity: number };
  /** Space around the shape, in percent of its box: thick strokes lie outside the box and need more. */
  margin?: number;
};

const WARM_SHADE = [0.22, 0.07, 0.02] as const;
/** Brightness of a level surface; lower values are shade. */
const LEVEL = 0.85;

/**
 * A lighting filter. The blurred outline of the piece and a noise make a height map; a light at the upper left shades it towards the material's
 * dark tone, and a second, narrower light adds the highlight. Use it on the outermost group, never on a rotated one, because the direction of the
 * light would rotate with it. (Without a displacement map, which alone costs more than everything else.)
 */
export function material(sheet: DrawingSheet, spec: Material): string {
  const { grain, octaves = 2, round = 5, bump = 0.4, depth = 9, shade = WARM_SHADE, dark = 0.95 } = spec;
  const { shine = 0, tight = 18, seed = 1, stains = [], holes, drop, margin = 12 } = spec;
  const needsNoise = bump > 0 || stains.length > 0 || holes !== undefined;
  let steps = needsNoise
    ? `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="${octaves}" seed="${seed}" result="n"/>`
    : '';
  let shape = 'SourceGraphic';
  if (holes !== undefined) {
    steps +=
      `<feColorMatrix in="n" values="${tone([0, 0, 0])} 14 0 0 0 ${(-14 * holes).toFixed(2)}" result="m"/>` +
      '<feComposite in="SourceGraphic" in2="m" operator="in" result="s"/>';
    shape = 's';
  }
  let painted = shape;
  stains.forEach((stain, index) => {
    steps += stainStep(stain, painted, `p${index}`);
    painted = `p${index}`;
  });
  steps += `<feGaussianBlur in="${shape}" stdDeviation="${round}" result="d"/>`;
  if (bump > 0) {
    const mix = `k1="${(bump * 1.3).toFixed(2)}" k2="${(1 - bump).toFixed(2)}" k3="0" k4="0"`;
    steps += `<feComposite in="d" in2="n" operator="arithmetic" ${mix} result="h"/>`;
  }
  const height = bump > 0 ? 'h' : 'd';
  steps +=
    `<feDiffuseLighting in="${height}" surfaceScale="${depth}" diffuseConstant="1.18" lighting-color="#FFF"><feDistantLight azimuth="228" elevation="46"/></feDiffuseLighting>` +
    `<feColorMatrix values="${tone(shade)} ${(-dark / LEVEL).toFixed(2)} 0 0 0 ${dark}"/><feComposite operator="atop" in2="${painted}" result="lit"/>`;
  const layers = ['lit'];
  if (shine > 0) {
    steps +=
      `<feSpecularLighting in="${height}" surfaceScale="${depth}" specularConstant="${shine}" specularExponent="${tight}" lighting-color="#FFF4DC"><feDistantLight azimuth="228" elevation="48"/></feSpecularLighting>` +
      `<feComposite in2="${shape}" operator="in" result="gleam"/>`;
    layers.push('gleam');
  }
  if (drop) {
    steps += `<feOffset in="d" dx="${drop.y * 0.6}" dy="${drop.y}"/><feColorMatrix values="${tone(WARM_SHADE)} 0 0 0 ${drop.opacity} 0" result="drop"/>`;
    layers.unshift('drop');
  }
  steps += `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;
  return sheet.define(
    (id) =>
      `<filter id="${id}" x="${-margin}%" y="${-margin}%" width="${100 + margin * 2}%" height="${104 + margin * 2}%" color-interpolation-filters="sRGB">${steps}</filter>`,
  );
}

function tone([red, green, blue]: readonly [number, number, number]): string {
  return `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue}`;
}

function stainStep(stain: Stain, under: string, result: string): string {
  const columns = { r: 0, g: 1, b: 2 } as const;
  const alpha = ['0', '0', '0', '0', (-stain.from * stain.sharp).toFixed(2)];
  alpha[columns[stain.channel]] = String(stain.sharp);
  return (
    `<feColorMatrix in="n" values="${tone(stain.colour)} ${alpha.join(' ')}"/>` +
    `<feComposite operator="atop" in2="${under}" result="${result}"/>`
  );
}

export function blur(sheet: DrawingSheet, radius: number): string {
  return sheet.define(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
}
