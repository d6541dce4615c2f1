import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, contentVersion, Serialised } from './serialised.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
])('of %s it takes %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it('is the same content in every encoding, and compressed once', async () => {
  const body = { menu: 'pizza '.repeat(300) };
  const serialised = new Serialised(body);
  const br = await serialised.in('br');
  expect(JSON.parse(brotliDecompressSync(br).toString())).toEqual(body);
  expect(JSON.parse(gunzipSync(await serialised.in('gzip')).toString())).toEqual(body);
  expect(await serialised.in('br')).toBe(br);
});

it('gives equal contents the same version, and different ones another', () => {
  expect(contentVersion({ a: 1 })).toBe(contentVersion({ a: 1 }));
  expect(contentVersion({ a: 1 })).not.toBe(contentVersion({ a: 2 }));
});
