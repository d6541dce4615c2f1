import { expect, it } from 'vitest';
import { whyNoVersion } from './why-no-version.ts';

const three = [
  { version: 3, live: false },
  { version: 2, live: true },
  { version: 1, live: false },
];

it.each([
  [
    'a document that was never published',
    [],
    undefined,
    'There is no document landing/x: it was never published.',
  ],
  ['a version that is not there', three, 9, 'landing/x has no version 9. Versions: 3, 2 (live), 1.'],
  [
    'a version that replaced no other',
    three,
    undefined,
    'landing/x has no earlier version to go back to: version 2 replaced no other. --to 3 brings back version 3. Versions: 3, 2 (live), 1.',
  ],
  [
    'the first version',
    [{ version: 1, live: true }],
    undefined,
    'landing/x has no earlier version to go back to: version 1 is live, which is the first. There is no other version. Versions: 1 (live).',
  ],
])('%s: it says why it cannot be rolled back', (_title, all, toVersion, text) => {
  expect(whyNoVersion('landing/x', all, toVersion)).toBe(text);
});
