import { describe, expect, it } from 'vitest';
import { chooseForm, type FormFacts, formWhenFaults, isFormNow } from './choose-form.ts';

const now = Date.parse('2026-11-20T19:45:00+05:30');
const facts: FormFacts = { orderType: 'D', isLoggedIn: false, storeId: '14052', now };
type Document = Parameters<typeof isFormNow>[0];
const form = (slug: string, document: Document = {}) => ({ slug, document });
const later = '2026-12-01T00:00:00+05:30';
const earlier = '2026-11-01T00:00:00+05:30';

describe('a form is for somebody now', () => {
  it.each<[string, Document['when'], Partial<FormFacts>, boolean]>([
    ['without a when', undefined, {}, true],
    ['without a clause', {}, {}, true],
    ['for guests', { session: 'guest' }, {}, true],
    ['for guests, to a customer', { session: 'guest' }, { isLoggedIn: true }, false],
    ['for customers', { session: 'logged-in' }, {}, false],
    ['for customers, to one', { session: 'logged-in' }, { isLoggedIn: true }, true],
    ['for the store', { storeIds: ['1', '14052'] }, {}, true],
    ['for another store', { storeIds: ['1'] }, {}, false],
    ['for a store, where none is known', { storeIds: ['1'] }, { storeId: undefined }, false],
    ['from a time that is past', { from: earlier }, {}, true],
    ['from the time on that it is', { from: earlier }, { now: Date.parse(earlier) }, true],
    ['from a time to come', { from: later }, {}, false],
    ['until a time to come', { until: later }, {}, true],
    ['until the time that it is', { until: later }, { now: Date.parse(later) }, false],
    ['by each of two clauses', { session: 'guest', until: earlier }, {}, false],
  ])('%s', (_, when, known, isNow) => {
    expect(isFormNow({ when }, { ...facts, ...known })).toBe(isNow);
  });

  it('but not where a clause is not one of forms, or cannot be read', () => {
    const codes = (when: unknown) =>
      formWhenFaults(when).map(({ path, code }) => `${path.join('.')}: ${code}`);
    expect(codes({ session: 'guest' })).toEqual([]);
    expect(codes(undefined)).toEqual([]);
    expect(codes({ weather: 'rain', miniApp: 'any' })).toEqual([
      'weather: unknown-clause',
      'miniApp: unknown-clause',
    ]);
    expect(codes({ from: 'soon' })).toHaveLength(1);
    expect(codes({ orderTypes: 'D' })).toHaveLength(1);
    expect(codes('always')).toHaveLength(1);
    expect(isFormNow({ when: { orderTypes: ['D'] } as Document['when'] }, facts)).toBe(false);
  });
});

describe('the form for an order', () => {
  const usual = form('default', { orderMode: ['D', 'P'] });
  const dineIn = form('dine-in', { orderMode: ['DINEIN'] });
  const chosen = (all: readonly ReturnType<typeof form>[], known: Partial<FormFacts> = {}) =>
    chooseForm(all, { ...facts, ...known })?.slug;

  it('is the one that names its type, and the first of two', () => {
    expect(chosen([usual, dineIn], { orderType: 'DINEIN' })).toBe('dine-in');
    expect(chosen([form('autumn', { orderMode: ['D'] }), usual])).toBe('autumn');
  });

  it('is the default one where no form names its type, or the type is not known', () => {
    expect(chosen([dineIn, usual], { orderType: 'CURB' })).toBe('default');
    expect(chosen([dineIn, usual], { orderType: undefined })).toBe('default');
    expect(chosen([form('all'), usual], { orderType: 'CURB' })).toBe('default');
  });

  it('is one for all where there is no default form, and none where there is none', () => {
    expect(chosen([dineIn, form('all')])).toBe('all');
    expect(chosen([dineIn])).toBeUndefined();
    expect(chosen([form('default', { when: { session: 'logged-in' } })])).toBeUndefined();
  });

  it('is before all others one whose when holds: that of its type, then that for all', () => {
    const guests = form('guests', { when: { session: 'guest' } });
    const deliveries = form('deliveries', { orderMode: ['D'], when: { session: 'guest' } });
    const customers = form('customers', { orderMode: ['D'], when: { session: 'logged-in' } });
    expect(chosen([customers, guests, deliveries, usual])).toBe('deliveries');
    expect(chosen([customers, guests, usual])).toBe('guests');
    expect(chosen([customers, deliveries, usual], { orderType: 'P' })).toBe('default');
    // A form of a type is for no other, whatever its time.
    expect(chosen([deliveries, dineIn], { orderType: 'P' })).toBeUndefined();
    expect(chosen([guests], { isLoggedIn: true })).toBeUndefined();
  });
});
