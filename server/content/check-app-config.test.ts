import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';

it('WID-13 finds features that are no JSON list', () => {
  const faults = validateDocument({
    kind: 'app-config',
    body: { document: 'app-config', features: '{"features":[' },
    file: 'x',
  });
  expect(faults).toEqual([expect.objectContaining({ address: 'features', code: 'invalid_features' })]);
});

it.each([
  ['maxCartItems', -1, /cannot be -1. Write 1 or more/],
  ['maxCartPrice', 0, /Write 1 or more/],
  ['menuReverseAB', 150, /Write a number from 0 to 100/],
  ['storeId', '1', /names a store that does not exist: '1'/],
  [
    'features',
    '{"features":[{"name":"app_baner","enabled":true}]}',
    /'app_baner'. Did you mean 'app_banner'\?/,
  ],
])('CON-17 finds that %s of app-config has no sense as %j', (name, value, message) => {
  const known = { storeIds: new Set(['14052']) };
  const of = (body: object) =>
    validateDocument({ kind: 'app-config', body: { document: 'app-config', ...body }, file: 'x', known });
  expect(of({ [name]: value })).toEqual([
    expect.objectContaining({ address: name, message: expect.stringMatching(message) }),
  ]);
  expect(of({ maxCartItems: 25, menuReverseAB: 50, storeId: '14052' })).toEqual([]);
});
