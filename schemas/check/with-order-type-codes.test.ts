import { expect, it } from 'vitest';
import { withOrderTypeCodes } from './with-order-type-codes.ts';

const notice = (when: object) => ({ id: 'a', type: 'notice', props: { text: 'delivery' }, when });

it('takes an order type by its word or its code, as people write it', () => {
  const words = ['delivery', 'Takeaway', 'take-away', 'pick-up', 'Dine-in', 'curbside', 'Train', 'p'];
  expect(
    withOrderTypeCodes('landing', { document: 'landing', nodes: [notice({ orderTypes: words })] }),
  ).toEqual({
    document: 'landing',
    nodes: [notice({ orderTypes: ['D', 'P', 'P', 'P', 'DINEIN', 'CURB', 'IRCTC', 'P'] })],
  });
});

it.each([
  ['P', ['Take away', 'take-away', 'TAKE AWAY', 'takeaway', 'pick up', 'Pick-Up', ' pickup ']],
  ['DINEIN', ['Dine in', 'dine-in', 'DINE IN', 'dinein', 'Dine  In']],
  ['CURB', ['curb side', 'Curb-side', 'CURBSIDE', 'curb']],
] as const)('takes %s with a space, a hyphen or neither, in any case: %j', (code, words) => {
  const body = (orderTypes: readonly string[]) => ({ document: 'landing', nodes: [notice({ orderTypes })] });
  expect(withOrderTypeCodes('landing', body(words))).toEqual(body(words.map(() => code)));
});

it('takes it in the props of a node, in a form, and as the name of a charge', () => {
  const types = { id: 't', type: 'order-types', props: { types: [{ code: 'takeaway', label: 'Takeaway' }] } };
  expect(withOrderTypeCodes('landing', { document: 'landing', nodes: [types] })).toMatchObject({
    nodes: [{ props: { types: [{ code: 'P', label: 'Takeaway' }] } }],
  });
  expect(
    withOrderTypeCodes('feedback-template', { document: 'feedback-template', orderMode: ['dine-in'] }),
  ).toMatchObject({ orderMode: ['DINEIN'] });
  const charges = { packaging: { takeaway: { amount: 1000 }, D: { amount: 1500 } } };
  expect(withOrderTypeCodes('app-config', { document: 'app-config', charges })).toMatchObject({
    charges: { packaging: { P: { amount: 1000 }, D: { amount: 1500 } } },
  });
});

it.each([
  [{ takeaway: { amount: 500 }, P: { amount: 1000 } }],
  [{ P: { amount: 1000 }, takeaway: { amount: 500 } }],
  [{ takeaway: { amount: 500 }, pickup: { amount: 1000 } }],
])('keeps both names of one order type as they are written, and both values: %j', (both) => {
  const of = (packaging: object) => ({ document: 'app-config', charges: { packaging } });
  expect(withOrderTypeCodes('app-config', of(both))).toEqual(of(both));
  expect(withOrderTypeCodes('app-config', of({ ...both, delivery: { amount: 1 } }))).toEqual(
    of({ ...both, D: { amount: 1 } }),
  );
});

it('leaves everything else as it is, also what is no order type', () => {
  const body = {
    document: 'landing',
    nodes: [notice({ orderTypes: ['D', 'pick', '-d', 'dine_in', 'constructor'] })],
  };
  expect(withOrderTypeCodes('landing', body)).toBe(body);
  expect(withOrderTypeCodes('landing', 'no object')).toBe('no object');
});
