import { describe, expect, it } from 'vitest';
import { orderLabel, orderVariant, spokenDistance, spokenTime, storeStatus } from './store-facts.ts';

it.each([
  ['11:00', '11 am'],
  ['23:30', '11:30 pm'],
  ['00:00', '12 am'],
  ['12:05', '12:05 pm'],
  ['24:00', '12 am'],
])('says %s as %s', (time, spoken) => {
  expect(spokenTime(time)).toBe(spoken);
});

it.each([
  [12, '50 m'],
  [837, '850 m'],
  [960, '1.0 km'],
  [2_449, '2.4 km'],
  [18_400, '18 km'],
])('LOC-16 says %d metres as %s', (metres, spoken) => {
  expect(spokenDistance(metres)).toBe(spoken);
});

describe('LOC-30 the status of a store', () => {
  const hours = { opens: '11:00', closes: '23:00' };
  it.each([
    [{ online: true, isOpen: true }, 'Open until 11 pm', 'good'],
    [{ online: true, isOpen: false }, 'Closed · opens at 11 am', 'quiet'],
    [{ online: false, isOpen: true }, 'Not taking orders', 'bad'],
  ] as const)('%j', (store, text, tone) => {
    expect(storeStatus({ ...store, hours })).toEqual({ text, tone });
  });

  it.each([
    { opens: '00:00', closes: '00:00' },
    { opens: '06:00', closes: '06:00' },
    { opens: '00:00', closes: '24:00' },
  ])('%j never ends', (always) => {
    expect(storeStatus({ online: true, isOpen: true, hours: always })).toEqual({
      text: 'Open round the clock',
      tone: 'good',
    });
  });
});

it.each([
  [true, 'Order from here'],
  [false, 'Opens at 11 am'],
])('LOC-24 where it is %s that a store is open, the button says %s', (isOpen, label) => {
  expect(orderLabel({ isOpen, hours: { opens: '11:00', closes: '23:00' } })).toBe(label);
});

it.each([
  ['open', { online: true, isOpen: true }, 'primary'],
  ['closed', { online: true, isOpen: false }, 'secondary'],
  ['switched off', { online: false, isOpen: true }, 'secondary'],
] as const)('a store that is %s asks for an order in its own voice', (_, store, variant) => {
  expect(orderVariant(store)).toBe(variant);
});
