import { expect, it } from 'vitest';
import type { EngineFacts } from '#schemas/document-types.ts';
import type { When } from '#schemas/node.ts';
import { prepareDocument } from '../engine/prepare-document.ts';
import { createProductEngine } from '../product-engine.ts';
import * as reading from '../reading.ts';
import { widgets } from '../widgets.ts';
import { whyShown } from './why-shown.ts';

const facts: EngineFacts = {
  orderType: 'D',
  loggedIn: false,
  miniApp: null,
  storeId: '14052',
  variantOf: () => 'default',
  vegOnly: false,
  now: Date.parse('2026-11-20T19:45:00+05:30'),
};

const { contract } = createProductEngine(widgets);

function verdicts(nodes: readonly object[], chosen: Partial<EngineFacts> = {}): string[] {
  const document = prepareDocument(
    { document: 'landing', version: 'x', place: 'landing', nodes },
    { ...reading, contract },
  );
  return whyShown({ count: nodes.length, document }, { ...facts, ...chosen }).map(({ text }) => text);
}

const notice = { id: 'a', type: 'notice', props: { text: 'x' } };
const whenIs = (when: When, chosen?: Partial<EngineFacts>) => verdicts([{ ...notice, when }], chosen)[0];

it.each<[When, Partial<EngineFacts>, string]>([
  [{ session: 'logged-in' }, {}, 'hidden: for logged-in customers; you chose guest'],
  [{ session: 'guest' }, { loggedIn: true }, 'hidden: for guests; you chose logged in'],
  [{ orderTypes: ['P', 'DINEIN'] }, {}, 'hidden: for takeaway, dine-in; you chose delivery'],
  [{ miniApp: 'none' }, { miniApp: 'GPAY' }, 'hidden: outside partner apps; you chose Google Pay'],
  [{ miniApp: 'PAYTM' }, {}, 'hidden: inside Paytm; you chose no partner app'],
  [{ storeIds: ['14053'] }, {}, 'hidden: for store 14053; you chose 14052'],
  [
    { experiment: { name: 'cart_cta', variants: ['A', 'B'] } },
    { variantOf: (name) => (name === 'cart_cta' ? 'C' : 'default') },
    'hidden: for A, B of cart_cta; you chose C',
  ],
  [
    { from: '2026-12-24T18:00:00+05:30' },
    {},
    'hidden: from 24 Dec 2026, 6:00 pm on; you chose 20 Nov 2026, 7:45 pm',
  ],
  [
    { until: '2026-11-20T19:45:00+05:30' },
    {},
    'hidden: until 20 Nov 2026, 7:45 pm; you chose 20 Nov 2026, 7:45 pm',
  ],
  [
    { session: 'logged-in', orderTypes: ['D'], storeIds: ['14053'] },
    {},
    'hidden: for logged-in customers; you chose guest — for store 14053; you chose 14052',
  ],
  [{ session: 'guest', orderTypes: ['D'] }, {}, 'shown: for delivery, for guests'],
])('says of %j, clause by clause, why a node is shown or hidden', (when, chosen, text) => {
  expect(whenIs(when, chosen)?.replaceAll('\u202f', ' ')).toBe(text);
});

it('says why a node is hidden that has no clause', () => {
  expect(
    verdicts(
      [
        notice,
        { id: 'b', type: 'notise', props: {} },
        { id: 'c', type: 'notice', props: {} },
        { ...notice, id: 'd', when: { sesion: 'guest' } },
        { ...notice, id: 'e', nonVeg: true },
        {
          id: 'f',
          type: 'countdown-offer',
          props: { heading: 'x', endsAt: '2026-11-01T00:00:00+05:30' },
        },
      ],
      { vegOnly: true },
    ).map((text) => text.replace(/ since .*/, '')),
  ).toEqual([
    'shown: always',
    'hidden: no widget has this type',
    'hidden: it cannot be read; see the findings',
    "hidden: its 'when' cannot be read; see the findings",
    'hidden: not vegetarian; you chose veg only',
    'hidden: over',
  ]);
});

it.each([
  ['cart.end', ['shown: for guests', 'hidden: it cannot be read; see the findings']],
  ['cart.midle', ['hidden: no screen has this slot', 'hidden: no screen has this slot']],
])('says it of the nodes of the slot %s', (slot, said) => {
  const nodes = [
    { ...notice, when: { session: 'guest' } },
    { id: 'b', type: 'notice', props: {} },
  ];
  const document = prepareDocument(
    { document: slot, version: 'x', place: 'landing', nodes },
    { ...reading, contract },
  );
  const found = whyShown({ count: nodes.length, isSlot: true, document }, facts);
  expect(found.map(({ text }) => text)).toEqual(said);
});

function formVerdicts(form: Parameters<typeof whyShown>[0]['form'], chosen: Partial<EngineFacts> = {}) {
  const field = { id: 'a', type: 'field-nps', props: { question: 'x' } };
  const nodes = [field, { ...field, id: 'b', when: { orderTypes: ['P'] } }];
  const document = prepareDocument(
    { document: 'feedback-template', version: 'x', place: 'feedback-template', nodes },
    { ...reading, contract },
  );
  return whyShown({ count: nodes.length, document, form }, { ...facts, ...chosen }).map(({ shown, text }) => [
    shown,
    text,
  ]);
}

it('says of every node of a form that is not sent why that is so, before what the node says', () => {
  expect(formVerdicts({ asks: [], hides: ['its form is for guests', 'its form is over'] })).toEqual([
    [false, 'hidden: its form is for guests — its form is over'],
    [false, 'hidden: its form is for guests — its form is over — for takeaway; you chose delivery'],
  ]);
});

it('says of the nodes of a form that is sent whom form and node are for', () => {
  const form = { asks: ['its form is for guests'], hides: [] };
  expect(formVerdicts(form, { orderType: 'P' })).toEqual([
    [true, 'shown: its form is for guests'],
    [true, 'shown: its form is for guests, for takeaway'],
  ]);
  expect(formVerdicts(undefined)[0]).toEqual([true, 'shown: always']);
});
