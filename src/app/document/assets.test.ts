import { expect, it } from 'vitest';
import { filesOf } from './assets.ts';

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
