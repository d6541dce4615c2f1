import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PICTURES } from '../pictures/pictures.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const drawn = new Set(PICTURES.map(({ id }) => id));
/** Missing on purpose, to show what a missing picture looks like. */
const missingOnPurpose = 'no-such-picture';

function storiesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => join(folder, path));
}

/** The ids of pictures that a story names. In those of Picture itself the field is called `id`. */
function picturesNamed(path: string, text: string): string[] {
  const field = path.endsWith('/picture.stories.tsx') ? 'id' : 'picture(?:Id)?';
  return [...text.matchAll(new RegExp(`\\b${field}(?:: |=)['"]([^'"]+)['"]`, 'g'))].map(([, id = '']) => id);
}

const stories = ['src', 'widgets'].flatMap(storiesBelow);

it('every picture that a story names is drawn', () => {
  const named = stories.flatMap((path) =>
    picturesNamed(path, readFileSync(join(root, path), 'utf8')).map((id) => ({ path, id })),
  );
  expect(named.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'src/ui/picture/picture.stories.tsx',
      'src/ui/empty-state/empty-state.stories.tsx',
    ]),
  );
  expect(named.filter(({ id }) => !drawn.has(id) && id !== missingOnPurpose)).toEqual([]);
});

it('one that is not is seen', () => {
  expect(picturesNamed('a.stories.tsx', 'pictureId: \'empty-cart\', picture="x"')).toEqual([
    'empty-cart',
    'x',
  ]);
});
