import { expect, it, vi } from 'vitest';
import { decryptMobile, encryptMobile, sandboxScoreboardKey } from './mobile-cipher.ts';

const key = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

it('INF-03 INF-04 a mobile number is read back, and looks different each time', async () => {
  const [first = '', second = ''] = await Promise.all([1, 2].map(() => encryptMobile('9876543210', key)));
  expect(first).not.toBe(second);
  expect(first).toMatch(/^[\w-]{51}$/);
  expect(await decryptMobile(first, key)).toBe('9876543210');
  expect(await decryptMobile(second, key)).toBe('9876543210');
});

it('INF-03 INF-04 what was changed, made with another key, or never encrypted is refused', async () => {
  const text = await encryptMobile('9876543210', key);
  const other = key.replace('AAE', 'BBE');
  expect(await decryptMobile(text, other)).toBeUndefined();
  expect(
    await decryptMobile(
      text.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      key,
    ),
  ).toBeUndefined();
  for (const wrong of ['9876543210', '', '%%%', text.slice(0, 20)])
    expect(await decryptMobile(wrong, key)).toBeUndefined();
  for (const text of ['not a number', '0987654321', '98765432101', '987654321', '+9876543210', '9876543210 '])
    expect(await decryptMobile(await encryptMobile(text, key), key)).toBeUndefined();
});

it.each([
  ['that of the sandbox', sandboxScoreboardKey],
  ['one of every character of base64url', 'AB_CDEFGHIJKLMNOPQRSTUVWXYZabcdefgh-0123450'],
])('INF-03 a key may be %s', async (_, any) => {
  const text = await encryptMobile('9876543210', any);
  expect(await decryptMobile(text, any)).toBe('9876543210');
});

it('INF-03 the encrypted number can be a part of an address, whatever is drawn', async () => {
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).fill(0xff);
    return bytes;
  });
  const text = await encryptMobile('9876543210', key);
  draw.mockRestore();
  expect(text).toMatch(/^_{16}[\w-]{35}$/);
  expect(await decryptMobile(text, key)).toBe('9876543210');
});
