import { describe, expect, it } from 'vitest';
import { filesOf, stylesOf } from './assets.ts';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'widgets/hero/view.tsx': { file: 'assets/hero.js', imports: ['_react.js', '_picture.js'] },
  '_picture.js': { file: 'assets/picture.js', imports: ['_react.js'] },
  'widgets/other/view.tsx': { file: 'assets/other.js' },
};

it('names each file that a page uses once, imported files first', () => {
  expect(
    filesOf(manifest, ['src/app/entry-client.tsx', 'widgets/hero/view.tsx', 'widgets/unknown/view.tsx']),
  ).toEqual(['assets/react.js', 'assets/entry.js', 'assets/picture.js', 'assets/hero.js']);
});

describe('the style sheets', () => {
  const built = {
    ...manifest,
    'menu-screen.tsx': { file: 'assets/menu.js', css: ['assets/page-sheet.css'] },
    'order-screens.ts': { file: 'assets/orders.js', css: ['assets/whole-sheet.css'] },
    'style.css': { file: 'assets/style.css' },
    'page-sheet.css': { file: 'assets/page-sheet.css' },
    'whole-sheet.css': { file: 'assets/whole-sheet.css' },
    'rest-styles.css': { file: 'assets/rest.css' },
    'late-styles.css': { file: 'assets/late.css' },
  };

  it.each([
    ['home', ['widgets/hero/view.tsx', 'unknown.tsx'], 'style', ['rest']],
    ['the menu', ['widgets/hero/view.tsx', 'menu-screen.tsx'], 'page-sheet', ['late']],
    ['orders', ['order-screens.ts', 'menu-screen.tsx'], 'whole-sheet', []],
  ])('of %s are one sheet before its paint, and what is not in it after it', (_, sources, sheet, rest) => {
    expect(stylesOf(built, ['src/app/entry-client.tsx', ...sources])).toEqual({
      styles: [`assets/${sheet}.css`],
      laterStyles: rest.map((file) => `assets/${file}.css`),
    });
  });

  it('of no build are none', () => {
    expect(stylesOf({}, [])).toEqual({ styles: [], laterStyles: [] });
  });
});
