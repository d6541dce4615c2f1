import { expect, it } from 'vitest';
import { appConfigDocument } from '../documents/app-config.ts';
import type { Path } from './fault.ts';
import { replacedIn, warnAddress } from './warn-address.ts';

function warningsOf(address: string, path: Path = ['storeReviewUrl']) {
  const warnings: string[] = [];
  warnAddress(address, path, {
    kind: 'app-config',
    slug: 'default',
    known: {},
    now: 0,
    report: (_path, code, message) => warnings.push(`${code}: ${message}`),
  });
  return warnings;
}

it.each([
  ['https://maps.example/?q=$latitide,$longitude', "'$latitide'", "Did you mean '$latitude'?"],
  ['https://maps.example/?q={latitude}', "'{latitude}'", "Did you mean '$latitude'?"],
  ['https://maps.example/?q=${storeName}', "'${storeName}'", "Did you mean '$storeName'?"],
  ['https://maps.example/?q=%s', "'%s'", 'Write one of $latitude, $longitude, $storeName.'],
])('%s has a placeholder that nothing replaces', (address, found, cure) => {
  expect(warningsOf(address)).toEqual([
    expect.stringMatching(/^not-replaced: holds .+, which nothing replaces/),
  ]);
  expect(warningsOf(address)[0]).toContain(found);
  expect(warningsOf(address)[0]).toContain(cure);
});

it('takes the placeholders of its field, escapes and the names of parameters', () => {
  expect(warningsOf('https://maps.example/?q=$latitude,$longitude&n=$storeName')).toEqual([]);
  expect(warningsOf('https://maps.example/a%20b?$filter=1&price=$5', ['link', 'to'])).toEqual([]);
  expect(warningsOf('/stores/$storeId/leftmenu', ['leftmenu_url'])).toEqual([]);
  expect(warningsOf('https://maps.example/?q=$latitude', ['link', 'to'])).toEqual([
    expect.stringContaining('Write the address itself.'),
  ]);
});

it('leaves the placeholders of contentUrl to the check of its path', () => {
  expect(warningsOf('/stores/$storeld/deals', ['nodes', 0, 'contentUrl'])).toEqual([]);
});

it('finds the signs that came with a copied address', () => {
  expect(warningsOf('https://maps.example/\u200b')).toEqual([expect.stringContaining('U+200B')]);
});

it('knows the placeholders that authors are told of', () => {
  const told = appConfigDocument.shape.storeReviewUrl.description ?? '';
  expect(told.match(/\$\w+/g)).toEqual(replacedIn.storeReviewUrl);
});
