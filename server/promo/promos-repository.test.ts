import { expect, it } from 'vitest';
import { stackedAtMost } from '#schemas/entities/promo.ts';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createPromosRepository, isForMeat } from './promos-repository.ts';
import { type Offered, offer } from './testing/sample-offers.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

function setUp(db: Database) {
  const faults: [code: string, message: string][] = [];
  const promos = createPromosRepository({
    db,
    now: () => now,
    onFault: ({ code, message }) => faults.push([code, message]),
  });
  const listed = async () => (await promos.list()).map(({ rule }) => rule.code);

  async function offers(...written: readonly Offered[]) {
    await db
      .insertInto('promos')
      .values(written.map(offer).map((rule) => ({ code: rule.code, rule: JSON.stringify(rule) })))
      .execute();
  }

  async function advertise(
    code: string,
    other: Partial<{ shelf: 'offers' | 'other-offers'; position: number; non_veg: boolean }>,
  ) {
    await db
      .insertInto('promotions')
      .values({
        id: code,
        code,
        shelf: 'offers',
        position: 1,
        heading: `About ${code}`,
        text: null,
        terms: null,
        wash: 'leaf',
        picture: null,
        link: null,
        non_veg: false,
        ...other,
      })
      .execute();
  }

  return { faults, promos, listed, offers, advertise };
}

describeDatabases('offers of the shop', (open) => {
  it('come in the order in which they are advertised, the others after them by their codes', async () => {
    const { promos, listed, offers, advertise, faults } = setUp(await open());
    expect(await promos.list()).toEqual([]);
    await offers(...['OFE', 'OFD', 'OFC', 'OFB', 'OFA'].map((code) => ({ code })));
    await advertise('OFC', { shelf: 'other-offers' });
    await advertise('OFB', { position: 3, non_veg: true });
    await advertise('OFD', { position: 2 });
    expect(await listed()).toEqual(['OFD', 'OFB', 'OFC', 'OFA', 'OFE']);
    const [first, second, , last] = await promos.list();
    expect(second?.display?.nonVeg).toBe(true);
    expect(first?.display).toEqual({
      heading: 'About OFD',
      text: null,
      picture: null,
      wash: 'leaf',
      nonVeg: false,
    });
    expect(last).toEqual({ rule: offer({ code: 'OFA' }) });
    expect(faults).toEqual([]);
  });

  it('follow a rule that changes', async () => {
    const db = await open();
    const { promos, listed, offers } = setUp(db);
    await offers({ code: 'OFA' });
    expect(await listed()).toEqual(['OFA']);
    const rule = offer({ code: 'OFA', effect: { kind: 'percentage', percent: 20 } });
    await db
      .updateTable('promos')
      .set({ rule: JSON.stringify(rule) })
      .execute();
    expect(await promos.list()).toEqual([{ rule }]);
  });

  it('do without one whose rule cannot be read, which is told', async () => {
    const db = await open();
    const { listed, offers, faults } = setUp(db);
    await offers({ code: 'OFA' }, { code: 'OFC' });
    await db
      .insertInto('promos')
      .values({ code: 'OFB', rule: JSON.stringify({ code: 'OFB', effect: { kind: 'magic' } }) })
      .execute();
    expect(await listed()).toEqual(['OFA', 'OFC']);
    expect(faults).toEqual([['OFB', 'its rule cannot be read']]);
  });

  it('that stack are the first so many, and each further one is told; those that do not stack, or belong to lines, are all there', async () => {
    const { listed, offers, faults } = setUp(await open());
    const most = Array.from({ length: stackedAtMost }, (_, at) => `ST${10 + at}`);
    const others = ['STX', 'STY'];
    await offers(
      ...[...most, ...others].map((code) => ({ code, stacks: true })),
      { code: 'ALONE' },
      { code: 'OWN', stacks: true, trigger: 'PRODUCT_IMPLICIT' },
    );
    expect(await listed()).toEqual(['ALONE', 'OWN', ...most]);
    expect(faults).toEqual(others.map((code) => [code, 'too many offers stack']));
  });

  it('that stack and are over take no place of one that runs', async () => {
    const { listed, offers, faults } = setUp(await open());
    const until = new Date(now).toISOString();
    const ended = Array.from({ length: stackedAtMost }, (_, at) => `OLD${10 + at}`);
    await offers(...ended.map((code) => ({ code, stacks: true, until })), { code: 'RUNS', stacks: true });
    expect(await listed()).toEqual([...ended, 'RUNS']);
    expect(faults).toEqual([]);
  });
});

const display = { heading: 'Wings', text: null, picture: null, wash: null };

it.each([
  ['its rule says so', { rule: offer({ nonVeg: true }) }, true],
  ['it is advertised as such', { rule: offer(), display: { ...display, nonVeg: true } }, true],
  ['neither', { rule: offer(), display: { ...display, nonVeg: false } }, false],
  ['nothing advertises it', { rule: offer() }, false],
])('MEN-19 an offer is for meat: %s', (_, shown, isFor) => {
  expect(isForMeat(shown)).toBe(isFor);
});
