import { describe, expect, it } from 'vitest';
import { readSource } from '#tests/support/read-source.ts';

const css = readSource('src/ui/tokens.css');

function token(name: string): string {
  const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, 'm').exec(css)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value.trim();
}

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

/** The colour of a role in a theme, as #rrggbb. */
function colour(name: string, theme: Theme): string {
  const pair = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(token(name));
  const value = theme === 'light' ? pair?.[1] : pair?.[2];
  if (value === undefined) throw new Error(`--${name} is not light-dark(#rrggbb, #rrggbb)`);
  return value;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

function hue(hex: string): number {
  const [red, green, blue] = channels(hex);
  const largest = Math.max(red, green, blue);
  const span = largest - Math.min(red, green, blue);
  if (largest === red) return (60 * ((green - blue) / span) + 360) % 360;
  return largest === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('tokens', () => {
  it('PWA-15 rounds buttons by 16px', () => {
    expect(token('radius-button')).toBe('16px');
  });

  it('PWA-15 has a base font of 14px that grows with the reader’s own text size', () => {
    expect(token('text-base')).toBe('var(--text-14)');
    expect(token('text-14')).toMatch(/rem$/);
    expect(Number.parseFloat(token('text-14')) * 16).toBe(14);
  });

  it('darkens the edges of pictures of dishes in the dark theme alone, and hardly what stands in their middle', () => {
    const stops = [...token('picture-shade').matchAll(/light-dark\((\w+), rgb\([\d ]+\/ ([\d.]+)\)\)/g)];
    expect(stops.map(([, light]) => light)).toEqual(['transparent', 'transparent', 'transparent']);
    const [middle = 1, ...edge] = stops.map(([, , dark]) => Number(dark));
    expect(middle).toBeLessThan(0.1);
    expect(Math.min(...edge)).toBeGreaterThan(0.5);
  });

  it.each(themes)('PWA-15 has an orange primary and a teal secondary in the %s theme', (theme) => {
    expect(hue(colour('primary', theme))).toBeGreaterThan(12);
    expect(hue(colour('primary', theme))).toBeLessThan(40);
    expect(hue(colour('secondary', theme))).toBeGreaterThan(165);
    expect(hue(colour('secondary', theme))).toBeLessThan(185);
  });

  it('CON-13 has the layout distances 0.15, 0.3 and 0.7', () => {
    expect(['gap-tight', 'gap-close', 'gap-apart'].map(token)).toEqual(['0.15rem', '0.3rem', '0.7rem']);
  });

  it('stops all motion for those who asked for less', () => {
    const reduced = css.slice(css.indexOf('prefers-reduced-motion'));
    const durations = [...css.matchAll(/^ {2}(--motion-\w+):/gm)].map((match) => match[1]);
    expect(durations.length).toBeGreaterThan(0);
    for (const name of durations) expect(reduced).toContain(`${name}: 0ms`);
  });
});

describe.each(themes)('contrast of text in the %s theme', (theme) => {
  it.each([
    ['ink', 'canvas'],
    ['ink', 'surface'],
    ['ink', 'raised'],
    ['ink', 'sunken'],
    ['ink-quiet', 'canvas'],
    ['ink-quiet', 'surface'],
    ['ink-quiet', 'raised'],
    ['ink-quiet', 'sunken'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-pressed'],
    ['primary-text', 'canvas'],
    ['primary-text', 'surface'],
    ['primary-text', 'raised'],
    ['on-primary-wash', 'primary-wash'],
    ['on-secondary', 'secondary'],
    ['secondary-text', 'canvas'],
    ['secondary-text', 'secondary-wash'],
    ['good', 'good-wash'],
    ['good', 'surface'],
    ['bad', 'bad-wash'],
    ['bad', 'surface'],
    ['bad', 'canvas'],
    ['on-bad', 'bad-fill'],
    ['warning', 'warning-wash'],
    ['ink', 'secondary-wash'],
    ['ink', 'good-wash'],
    ['ink', 'bad-wash'],
    ['ink', 'warning-wash'],
    ['primary-on-ink', 'ink'],
    ['ink', 'primary-wash'],
    ['ink-quiet', 'line'],
  ])('--%s on --%s is at least 4.5', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['line-strong', 'surface'],
    ['line-strong', 'canvas'],
    ['focus', 'canvas'],
    ['focus', 'surface'],
    ['star', 'surface'],
    ['veg', 'surface'],
    ['non-veg', 'surface'],
    ['good-on-ink', 'ink'],
    ['bad-on-ink', 'ink'],
  ])('--%s, a shape, on --%s is at least 3', (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
