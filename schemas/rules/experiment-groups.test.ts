import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { type Bucket, bucketOf, buckets, drawnBucket, placeOf } from './experiment-groups.ts';
import { variantOf } from './variants.ts';

/** As browsers make them (src/features/session/client-id.ts). */
function clientIds(count: number): string[] {
  const random = seededRandom(41);
  return Array.from(
    { length: count },
    (_, at) => `${1_700_000_000 + Math.floor(at / 3)}.${Math.floor(random() * 1e10)}`,
  );
}

const shares = { none: 0.1, C: 0.3, A: 0.3, B: 0.3 };
/** Beyond these a chi-square value comes by chance once in a thousand: of 3 and of 15 degrees of freedom. */
const [ofOne, ofTwo] = [16.27, 37.7];

describe('an experiment that marketing named', () => {
  const ids = clientIds(40_000);
  const names = ['summer_banner', 'summer_banner2', 'diwali', 'x'];

  it.each(names)('%s: has groups of the usual sizes', (name) => {
    const drawn = ids.map((id) => drawnBucket(id, name));
    const chiSquare = buckets.reduce((sum, bucket) => {
      const expected = ids.length * shares[bucket];
      return sum + (drawn.filter((each) => each === bucket).length - expected) ** 2 / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(ofOne);
  });

  const groupings: Readonly<Record<string, (id: string) => Bucket>> = {
    'the groups of all clients': (id: string) => bucketOf(id),
    ...Object.fromEntries(names.map((name) => [name, (id: string) => drawnBucket(id, name)])),
  };
  const pairs = Object.keys(groupings).flatMap((one, at) =>
    Object.keys(groupings)
      .slice(at + 1)
      .map((other) => [one, other] as const),
  );

  it.each(pairs)('%s and %s divide the clients independently', (one, other) => {
    const places = ids.map((id) => `${groupings[one]?.(id)}/${groupings[other]?.(id)}`);
    const counts = new Map<string, number>();
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    const chiSquare = buckets.reduce(
      (sum, row) =>
        sum +
        buckets.reduce((ofRow, column) => {
          const expected = ids.length * shares[row] * shares[column];
          return ofRow + ((counts.get(`${row}/${column}`) ?? 0) - expected) ** 2 / expected;
        }, 0),
      0,
    );
    expect(chiSquare).toBeLessThan(ofTwo);
  });

  it('EXP-06 draws the same group for a client each time, and none without digits', () => {
    expect(drawnBucket('1700000000.40', 'diwali')).toBe(drawnBucket('1700000000.40', 'diwali'));
    expect(drawnBucket('no-digits', 'diwali')).toBe('none');
  });

  it('two experiments of the app are in the same groups (EXP-01)', () => {
    for (const id of ids.slice(0, 100)) {
      const drawn = { bucket: bucketOf(id), clientId: id };
      expect(variantOf('veg_only_ab', drawn, {})).toBe(variantOf('otp_field_ab', drawn, {}));
    }
  });
});

describe('a page view', () => {
  const config = { menuHeader: { A: 'test' }, diwali: { A: 'B', B: 'C' }, over: {} };
  const won = { menuHeader: { none: 'test', A: 'test', B: 'test', C: 'test' } };

  it('that began without a group keeps what is plain, also when the client is known', () => {
    for (const id of clientIds(50)) {
      const drawn = { bucket: 'new', clientId: id } as const;
      for (const name of ['menuHeader', 'diwali', 'veg_only_ab', 'unheard_of'])
        expect(variantOf(name, drawn, config)).toBe('default');
    }
  });

  it('shows what all groups see, whoever looks', () => {
    expect(variantOf('menuHeader', { bucket: 'new' }, won)).toBe('test');
    expect(variantOf('over', { bucket: 'A' }, config)).toBe('default');
  });

  it('does not know the variant of a named experiment before the client is known', () => {
    expect(variantOf('diwali', { bucket: 'A' }, config)).toBeUndefined();
    const id = clientIds(100).find((each) => drawnBucket(each, 'diwali') === 'A') as string;
    expect(variantOf('diwali', { bucket: 'C', clientId: id }, config)).toBe('B');
    expect(variantOf('menuHeader', { bucket: 'A', clientId: id }, config)).toBe('test');
  });
});

it.each([
  ['123.0', 'none'],
  ['123.9', 'none'],
  ['123.10', 'C'],
  ['123.39', 'C'],
  ['123.40', 'A'],
  ['123.69', 'A'],
  ['123.70', 'B'],
  ['123.99', 'B'],
  ['123.1700', 'none'],
  ['123.1713', 'C'],
  ['98.x', 'none'],
  ['', 'none'],
])('EXP-01 EXP-02 client %j is in group %s', (clientId, bucket) => {
  expect(bucketOf(clientId)).toBe(bucket);
});

it.each([
  ['55.7', 7],
  ['55.107', 7],
  ['1234567890.12345678901234567890123', 23],
  ['55.', Number.NaN],
])('EXP-01 the place of client %j is %d, however long its number is', (clientId, place) => {
  expect(placeOf(clientId)).toBe(place);
});
