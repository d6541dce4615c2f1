import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from '../icon-names.ts';
import { drawInPlace, drawSprite, inPlaceFile, spriteFile } from './write-sprite.ts';

it('has written what is committed: if not, run `npx tsx src/ui/icon/build/write-sprite.ts`', () => {
  expect(readFileSync(spriteFile, 'utf8')).toBe(drawSprite());
  expect(readFileSync(inPlaceFile, 'utf8')).toBe(drawInPlace());
});

it('draws an icon for each name, in the order of the list', () => {
  const symbols = [...drawSprite().matchAll(/<symbol id="(.*?)" viewBox="0 0 24 24" .*?>(.*)<\/symbol>/g)];
  expect(symbols.map(([, name]) => name)).toEqual(iconNames);
  // Shapes only: attributes of Lucide's own `svg` would override the page's line width and fill.
  for (const [, , shapes] of symbols)
    expect(shapes).toMatch(
      /^(<(path|circle|rect|line|polyline|polygon|ellipse)( (?!stroke|class)[\w-]+="[^"]*")+\/>)+$/,
    );
});
