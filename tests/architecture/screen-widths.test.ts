import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as screenWidths from '#src/ui/screen-widths.ts';
import { codeFiles, placesThatSay } from './product-files.ts';

const files = codeFiles(join(dirname(fileURLToPath(import.meta.url)), '../..'));
const home = 'src/ui/screen-widths.ts';
const condition = /\((?:min|max)-width: \d/;

const widths = Object.values(screenWidths).map((each) => Number(/\d+/.exec(each)?.[0]));

/** Queries of style sheets at one px beside a width of the scripts: a layout of its own for one px, which nobody means. */
function besideWidths(sheets: ReadonlyMap<string, string>): string[] {
  const wrong = widths.flatMap((width) => [
    `min-width: ${width - 1}px`,
    `min-width: ${width + 1}px`,
    `max-width: ${width}px`,
    `max-width: ${width - 2}px`,
  ]);
  return placesThatSay(new RegExp(`@media.*\\((?:${wrong.join('|')})\\)`), sheets);
}

describe('the widths at which layouts change', () => {
  const scripts = new Map(
    [...files].filter(([path]) => /\.tsx?$/.test(path) && !path.includes('.test.') && path !== home),
  );
  const sheets = new Map([...files].filter(([path]) => path.endsWith('.css')));

  it('are written once for scripts, in src/ui/screen-widths.ts', () => {
    expect(scripts.size).toBeGreaterThan(400);
    expect(placesThatSay(condition, scripts)).toEqual([]);
    expect(placesThatSay(condition, new Map([['a.ts', "matchMedia('(min-width: 768px)')"]]))).toHaveLength(1);
  });

  it('are the same in style sheets', () => {
    const all = [...sheets.values()].join('\n');
    for (const each of Object.values(screenWidths)) expect(all).toContain(`@media ${each}`);
    expect(besideWidths(sheets)).toEqual([]);
    const planted = '@media (max-width: 768px) {\n@media (min-width: 1025px) {\n@media (max-width: 1023px) {';
    expect(besideWidths(new Map([['a.css', planted]]))).toHaveLength(2);
  });
});
