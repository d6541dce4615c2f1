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
    'src/features/orders/screens/order-screens.ts': { file: 'assets/orders.js', css: ['assets/late.css'] },
    'style.css': { file: 'assets/style.css' },
    'late-styles.css': { file: 'assets/late.css' },
  };

  it('of a first page are one before its paint, and one after it', () => {
    const { styles, laterStyles } = stylesOf(built, ['src/app/entry-client.tsx', 'widgets/hero/view.tsx']);
    expect(styles).toEqual(['assets/style.css']);
    expect(laterStyles).toEqual(['assets/late.css']);
  });

  it('of a page that needs both are before its paint', () => {
    const { styles, laterStyles } = stylesOf(built, [
      'src/app/entry-client.tsx',
      'src/features/orders/screens/order-screens.ts',
    ]);
    expect(styles).toEqual(['assets/style.css', 'assets/late.css']);
    expect(laterStyles).toEqual([]);
  });

  it('of no build are none', () => {
    expect(stylesOf({}, [])).toEqual({ styles: [], laterStyles: [] });
  });
});
