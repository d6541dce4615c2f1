import { describe, expect, it } from 'vitest';
import { seedPlaces } from '../../locator/seed/places.ts';
import { streetsOf } from '../../locator/streets/street-rows.ts';
import { seedLocalities } from '../../locator/seed/localities.ts';
import { createTiles } from './draw-tile.ts';
import { isLand } from './land.ts';
import { toWorld, type TileAddress } from './world.ts';

const cities = [
  {
    name: 'Bengaluru',
    latitude: 12.97194,
    longitude: 77.59369,
    population: 5_104_047,
    storeCount: 12,
  },
  {
    name: 'Mysuru',
    latitude: 12.29791,
    longitude: 76.63925,
    population: 868_313,
    storeCount: 3,
  },
  {
    name: 'Mumbai',
    latitude: 19.07283,
    longitude: 72.88261,
    population: 12_691_836,
    storeCount: 12,
  },
  {
    name: "R&B's <Town>",
    latitude: 18.52,
    longitude: 73.85,
    population: 2_935_744,
    storeCount: 10,
  },
];
const gazetteer = seedPlaces().filter(({ kind }) => kind === 'locality');
const streets = streetsOf(gazetteer, { invented: true });
const localities = [
  { name: 'Indiranagar', latitude: 12.9719, longitude: 77.6412 },
  { name: 'Koramangala 5th Block', latitude: 12.9344, longitude: 77.6192 },
  { name: 'Bandra West', latitude: 19.0596, longitude: 72.8295 },
  { name: 'Colaba', latitude: 18.9067, longitude: 72.8147 },
].map((locality) => ({
  ...locality,
  streets: streets.filter((street) => street.locality === locality.name),
}));
const draw = createTiles({ cities, localities });

function tileAt(z: number, latitude: number, longitude: number): TileAddress {
  const { x, y } = toWorld(latitude, longitude);
  const size = 40_075_016 / 2 ** z;
  return { z, x: Math.floor(x / size), y: Math.floor(y / size) };
}

/** Where the lines of a tile's roads, rivers and rails cross a vertical line, with how they are drawn. */
function crossings(svg: string, at: 0 | 256): string[] {
  const found: string[] = [];
  for (const [, attributes, d] of svg.matchAll(/<path stroke([^>]*?)d="([^"]*)"\/>/g)) {
    for (const piece of (d as string).split('M').slice(1)) {
      const points = piece.split('L').map((pair) => pair.split(' ').map(Number) as [number, number]);
      points.forEach(([x, y], index) => {
        const before = points[index - 1];
        if (!before || before[0] === x || before[0] < at === x < at) return;
        const height = before[1] + ((at - before[0]) / (x - before[0])) * (y - before[1]);
        if (height > 1 && height < 255) found.push(`${attributes} ${Math.round(height)}`);
      });
    }
  }
  return found.toSorted();
}

/** The crossings of one list that have no match in the other, ignoring rounding. */
function unmatched(one: readonly string[], other: readonly string[]): string[] {
  const parse = (text: string) =>
    [text.slice(0, text.lastIndexOf(' ')), Number(text.slice(text.lastIndexOf(' ')))] as const;
  const others = other.map(parse);
  return one.filter((text) => {
    const [look, height] = parse(text);
    return !others.some(
      ([otherLook, otherHeight]) => otherLook === look && Math.abs(otherHeight - height) <= 1,
    );
  });
}

describe('a tile', () => {
  it('is the same every time and in every process', () => {
    const address = tileAt(15, 12.9719, 77.6412);
    expect(createTiles({ cities, localities })(address, 'light')).toBe(draw(address, 'light'));
    expect(draw(address, 'dark')).not.toBe(draw(address, 'light'));
  });

  it.each([7, 9, 10, 11, 12, 13, 14, 15, 16, 17])('continues in the next tile at zoom %i', (z) => {
    let compared = 0;
    for (const [latitude, longitude] of [
      [12.9719, 77.6412],
      [12.9344, 77.6192],
      [19.0596, 72.8595],
    ] as const) {
      const { x, y } = tileAt(z, latitude, longitude);
      const left = crossings(draw({ z, x, y }, 'light'), 256);
      const right = crossings(draw({ z, x: x + 1, y }, 'light'), 0);
      expect(unmatched(left, right)).toEqual([]);
      expect(unmatched(right, left)).toEqual([]);
      compared += left.length;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('has a name that reaches over its edge in both tiles', () => {
    const seen = new Map<string, number>();
    const { x, y } = tileAt(12, 12.9719, 77.6412);
    for (let column = x - 1; column <= x + 1; column += 1) {
      const svg = draw({ z: 12, x: column, y }, 'light');
      for (const name of ['Bengaluru', 'Indiranagar', 'Koramangala 5th Block'])
        if (svg.includes(`>${name}<`)) seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    const world = toWorld(12.97194, 77.59369);
    const inTile = (world.x / 40_075_016) * 2 ** 12 * 256 - (x - 1) * 256;
    const half = 50;
    const touched = Math.floor((inTile + half) / 256) - Math.floor((inTile - half) / 256) + 1;
    expect(seen.get('Bengaluru')).toBe(touched);
  });

  it('holds sea alone far out, land alone far in, and both at a coast', () => {
    expect(draw(tileAt(10, 15, 68), 'light')).not.toContain('#f5eedf');
    expect(draw(tileAt(10, 23, 79), 'light')).toContain('fill="#f5eedf"');
    expect(draw(tileAt(12, 19.04, 72.82), 'light')).toContain('fill="#f5eedf"');
  });

  it('shows names of cities at low zooms and of streets at high ones, and escapes them', () => {
    expect(draw(tileAt(6, 12.97, 77.59), 'light')).toContain('>Bengaluru</text>');
    expect(draw(tileAt(13, 12.9719, 77.6412), 'light')).toContain('>Indiranagar</text>');
    expect(draw(tileAt(17, 12.9719, 77.6412), 'light')).toMatch(
      />\d+(?:st|nd|rd|th) (?:Cross|Main) Road<\/text>/,
    );
    expect(draw(tileAt(7, 18.52, 73.85), 'light')).toContain('R&amp;B&#39;s &lt;Town&gt;');
  });

  const inland = localities.filter(({ name }) => ['Indiranagar', 'Bandra West'].includes(name));
  it.each(inland)('has every street of $name that the search finds, near its place', ({ streets }) => {
    expect(streets.length).toBeGreaterThan(15);
    const missing = streets.filter(({ name, latitude, longitude }) => {
      const { x, y } = tileAt(18, latitude, longitude);
      const around = [-1, 0, 1].flatMap((down) =>
        [-1, 0, 1].map((right) => draw({ z: 18, x: x + right, y: y + down }, 'light')),
      );
      return !around.some((svg) => svg.includes(`>${name}</text>`));
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each([15, 16, 17, 18])('has no street at zoom %i that the search does not find there', (z) => {
    for (const { name, latitude, longitude, streets } of localities) {
      const known = new Set([name, ...streets.map((street) => street.name)]);
      const { x, y } = tileAt(z, latitude, longitude);
      const shown = [-1, 0, 1].flatMap((right) =>
        [...draw({ z, x: x + right, y }, 'light').matchAll(/>([^<>]+)<\/text>/g)].map(
          ([, text]) => text ?? '',
        ),
      );
      expect(shown.filter((text) => !known.has(text) && !/^NH? ?\d+$/.test(text))).toEqual([]);
      if (inland.some((locality) => locality.name === name))
        expect(shown.filter((text) => text !== name).length, name).toBeGreaterThan(0);
    }
  });

  it('stays small at every zoom', () => {
    for (let z = 4; z <= 18; z += 1)
      expect(draw(tileAt(z, 12.97, 77.6), 'light').length).toBeLessThan(100_000);
  });
});

it('puts every locality of the sandbox on land', () => {
  expect(seedLocalities.length).toBeGreaterThan(180);
  const offshore = seedLocalities.filter(({ latitude, longitude }) => !isLand(toWorld(latitude, longitude)));
  expect(offshore).toEqual([]);
});
