import { expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { readContentFolder } from './read-content-folder.ts';
import { validateDocument } from './validate-document.ts';

const { files, faults } = readContentFolder(fileURLToPath(new URL('../../content', import.meta.url)));
const infoPages = new Set(files.filter(({ kind }) => kind === 'info-page').map(({ slug }) => slug));

it('reads every file of content/', () => {
  expect(faults).toEqual([]);
  expect(files.length).toBeGreaterThan(5);
});

it.each(files.map((file) => [`${file.kind}/${file.slug}`, file] as const))(
  'NAV-55 WID-01 %s has no faults',
  (_, file) => {
    expect(validateDocument({ ...file, known: { infoPages } })).toEqual([]);
  },
);
