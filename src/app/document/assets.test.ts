import { expect, it } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'widgets/hero/view.tsx': {
    file: 'assets/hero.js',
    css: ['assets/hero.css'],
    imports: ['_react.js', '_picture.js'],
  },
  '_picture.js': { file: 'assets/picture.js', css: ['assets/picture.css'], imports: ['_react.js'] },
  'widgets/other/view.tsx': { file: 'assets/other.js' },
};

it('names each chunk and style that a page uses once, what is imported first', () => {
  expect(
    assetsOf(manifest, ['src/app/entry-client.tsx', 'widgets/hero/view.tsx', 'widgets/unknown/view.tsx']),
  ).toEqual({
    scripts: ['assets/react.js', 'assets/entry.js', 'assets/picture.js', 'assets/hero.js'],
    styles: ['assets/entry.css', 'assets/picture.css', 'assets/hero.css'],
  });
});
