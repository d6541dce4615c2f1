import { describe, expect, it } from 'vitest';
import type { When } from '../node.ts';
import { holds, mayHold, type WhenFacts } from './when-holds.ts';

const noon = Date.parse('2026-11-20T12:00:00+05:30');
const facts: WhenFacts = {
  orderType: 'D',
  loggedIn: false,
  miniApp: null,
  storeId: '14052',
  variantOf: (name) => (name === 'menuHeader' ? 'A' : 'default'),
  now: noon,
};

const cases: [string, When | undefined, Partial<WhenFacts>, boolean][] = [
  ['no clause', undefined, {}, true],
  ['an empty clause', {}, {}, true],
  ['the order type', { orderTypes: ['P', 'D'] }, {}, true],
  ['another order type', { orderTypes: ['DINEIN'] }, {}, false],
  ['a guest', { session: 'guest' }, {}, true],
  ['a guest, when logged in', { session: 'guest' }, { loggedIn: true }, false],
  ['a customer, when logged in', { session: 'logged-in' }, { loggedIn: true }, true],
  ['no mini-app', { miniApp: 'none' }, {}, true],
  ['no mini-app, inside one', { miniApp: 'none' }, { miniApp: 'GPAY' }, false],
  ['any mini-app', { miniApp: 'any' }, { miniApp: 'PAYTM' }, true],
  ['any mini-app, outside of one', { miniApp: 'any' }, {}, false],
  ['the mini-app', { miniApp: 'PAYTM' }, { miniApp: 'PAYTM' }, true],
  ['a mini-app, outside of one', { miniApp: 'PAYTM' }, {}, false],
  ['another mini-app', { miniApp: 'PAYTM' }, { miniApp: 'GPAY' }, false],
  ['the store', { storeIds: ['14052'] }, {}, true],
  ['another store', { storeIds: ['1'] }, {}, false],
  ['the variant', { experiment: { name: 'menuHeader', variants: ['A', 'B'] } }, {}, true],
  ['another variant', { experiment: { name: 'menuHeader', variants: ['C'] } }, {}, false],
  [
    'the default variant of an experiment nobody runs',
    { experiment: { name: 'other', variants: ['default'] } },
    {},
    true,
  ],
  ['a time that has come', { from: '2026-11-20T11:59:59+05:30' }, {}, true],
  ['a time that comes now', { from: '2026-11-20T12:00:00+05:30' }, {}, true],
  ['a time to come', { from: '2026-11-20T12:00:01+05:30' }, {}, false],
  ['an end to come', { until: '2026-11-20T12:00:01+05:30' }, {}, true],
  ['an end that has come', { until: '2026-11-20T12:00:00+05:30' }, {}, false],
  ['two clauses, one of which fails', { orderTypes: ['D'], session: 'logged-in' }, {}, false],
];

describe('when', () => {
  it.each(cases)('%s', (_, when, change, expected) => {
    expect(holds(when, { ...facts, ...change })).toBe(expected);
  });

  it.each<[keyof When, When]>([
    ['orderTypes', { orderTypes: ['P'] }],
    ['session', { session: 'logged-in' }],
    ['session', { session: 'guest' }],
    ['miniApp', { miniApp: 'GPAY' }],
    ['miniApp', { miniApp: 'none' }],
    ['storeIds', { storeIds: ['1'] }],
    ['experiment', { experiment: { name: 'menuHeader', variants: ['default'] } }],
  ])('%s of somebody who is not known: %j does not hold, and may', (_, when) => {
    expect([holds(when, { now: noon }), mayHold(when, { now: noon })]).toEqual([false, true]);
    const later = { ...when, from: '2026-11-20T12:00:01+05:30' };
    expect([holds(later, { now: noon }), mayHold(later, { now: noon })]).toEqual([false, false]);
  });
});
