import { describe, expect, it } from 'vitest';
import { createRandom, hashText } from './random.ts';
import { blob, frayed, type Point, scatter } from './shapes.ts';
import { createSheet } from './sheet.ts';

describe('createRandom', () => {
  it('repeats itself for a key and differs for another', () => {
    const draw = (key: string) => {
      const random = createRandom(key);
      return Array.from({ length: 20 }, () => random.between(0, 1));
    };
    expect(draw('basil')).toEqual(draw('basil'));
    expect(draw('basil')).not.toEqual(draw('olive'));
  });

  it('stays within its bounds and reaches both ends of whole numbers', () => {
    const random = createRandom('bounds');
    const values = Array.from({ length: 400 }, () => random.between(-2, 3));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-2);
    expect(Math.max(...values)).toBeLessThan(3);
    expect(new Set(Array.from({ length: 200 }, () => random.whole(1, 3)))).toEqual(new Set([1, 2, 3]));
  });

  it('hashes to what FNV-1a gives', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
  });
});

describe('createSheet', () => {
  it('stores equal definitions once and different ones apart', () => {
    const sheet = createSheet('plate');
    const red = sheet.linear([[0, '#F00']]);
    expect(sheet.linear([[0, '#F00']])).toBe(red);
    expect(sheet.linear([[0, '#0F0']])).not.toBe(red);
    expect(sheet.finish('', { width: 10, height: 20 }).match(/<linearGradient/g)).toHaveLength(2);
  });

  it('gives ids no other sheet gives', () => {
    expect(createSheet('one').clip('<path d="M0 0Z"/>')).not.toBe(
      createSheet('two').clip('<path d="M0 0Z"/>'),
    );
  });
});

describe('shapes', () => {
  it('scatters inside the disc, outside the hole, and tells where', () => {
    const taken: Point[] = [[0, 0]];
    const points = scatter(createRandom('scatter'), { count: 30, radius: 100, inner: 40, taken });
    expect(points).toHaveLength(30);
    expect(taken).toHaveLength(31);
    for (const [x, y] of points) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(100.001);
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(39.999);
    }
  });

  it('closes its outlines and turns them as geometry', () => {
    const corners: Point[] = [
      [-10, 0],
      [0, -5],
      [10, 0],
      [0, 5],
    ];
    expect(blob(createRandom('b'), { rx: 20 })).toMatch(/^M.*Z$/);
    expect(frayed(createRandom('f'), corners, { fray: 0, steps: 1 })).toMatch(/^M-10 0C/);
    expect(frayed(createRandom('f'), corners, { fray: 0, steps: 1, turn: 180, x: 5 })).toMatch(/^M15 -?0C/);
  });
});
