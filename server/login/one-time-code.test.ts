import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeOf } from './one-time-code.ts';

const secret = 'a secret of the test that is long enough';
const mobile = '9876543210';

it('VAL-37 makes six digits, the same again for the same salt and another for another', () => {
  const code = codeOf(secret, { mobile, salt: 'one' });
  expect(code).toMatch(/^\d{6}$/);
  expect(codeOf(secret, { mobile, salt: 'one' })).toBe(code);
  const others = [
    codeOf(secret, { mobile, salt: 'two' }),
    codeOf(secret, { mobile: '9876543211', salt: 'one' }),
    codeOf(`${secret}!`, { mobile, salt: 'one' }),
  ];
  expect(new Set([code, ...others]).size).toBe(4);
});

it('VAL-37 makes all codes equally likely, leading zeros included', () => {
  const codes = Array.from({ length: 60_000 }, (_, at) =>
    codeOf(secret, { mobile, salt: createHash('sha256').update(String(at)).digest('base64url') }),
  );
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const counts = new Map<string, number>();
    for (const code of codes) counts.set(code[place] ?? '', (counts.get(code[place] ?? '') ?? 0) + 1);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 6_000) ** 2 / 6_000, 0);
    // Nine degrees of freedom: more than 27.9 comes by chance once in a thousand times. The salts are the same in each run.
    expect([place, counts.size, chiSquare < 27.9]).toEqual([place, 10, true]);
  }
});
