// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { Guarantee, Thanks } from './thanks.tsx';

type Fields = NonNullable<Parameters<typeof orderOf>[0]>;

/** What the thanks for an order say at 6:30 pm in India: the heading and its sentence, the times, and the message of a campaign. */
async function thanksFor(fields: Fields, hasTracker = false) {
  const ui = <Thanks order={orderOf({ campaignMessage: undefined, ...fields })} hasTracker={hasTracker} />;
  const { container, unmount } = await renderOrders(ui, { path: '/thankYou' });
  const [status] = screen.getAllByRole('status');
  const [title, sentence] = [...(status?.querySelectorAll('h1, p') ?? [])].map(
    ({ textContent }) => textContent,
  );
  const times = [...container.querySelectorAll('dl > div')].map((time) =>
    [...time.children].map(({ textContent }) => textContent.trim().replace(/\s/g, ' ')).join(': '),
  );
  const hasMark = status?.querySelector('svg') !== null;
  unmount();
  return { title, sentence, times, hasMark };
}

const placed = 'Order placed at: 6:25 pm';
const times = async (fields: Fields, hasTracker = false) => (await thanksFor(fields, hasTracker)).times;
const sentence = async (fields: Fields) => (await thanksFor(fields)).sentence;
const later = { scheduledFor: '2026-11-23T15:30:00.000Z' };
const train = {
  number: '00001',
  name: 'Sandbox Marigold Express',
  stationCode: 'AGC',
  stationName: 'Agra Cantt',
  coach: 'B4',
  berth: '35',
  arrivesAt: '2026-11-23T16:00:00.000Z',
};
const toTrain = { ...later, train, deliveryType: 'IRCTC' } as const;

describe('the thanks for an order', () => {
  it('ORD-14 ORD-16 ORD-17 confirm it, and say when it was placed and when it is there', async () => {
    expect(await thanksFor({})).toEqual({
      title: 'Your order has been confirmed',
      sentence: 'Your order is getting prepared & will be dispatched soon',
      times: [placed, 'Estimated time of arrival: 30 minutes: Expected by 6:55 pm'],
      hasMark: true,
    });
  });

  it.each([
    ['2026-11-23T13:00:01.000Z', 'Estimated time of arrival: 20 minutes: Expected by 6:30 pm'],
    ['2026-11-23T13:20:00.000Z', 'Estimated time of arrival: 20 minutes: Expected by 6:50 pm'],
    ['2026-11-23T13:20:01.000Z', 'Estimated time of arrival: 30 minutes: Expected by 6:50 pm'],
    ['2026-11-23T13:45:00.000Z', 'Estimated time of arrival: 45 minutes: Expected by 7:15 pm'],
    ['2026-11-23T13:46:00.000Z', 'Estimated time of arrival: Unknown'],
    ['2026-11-23T13:00:00.000Z', 'Estimated time of arrival: Unknown'],
    ['2026-11-23T12:59:00.000Z', 'Estimated time of arrival: Unknown'],
    [undefined, 'Estimated time of arrival: 45 minutes'],
  ])('ORD-13 ORD-17 of an order that is expected at %s: %s', async (expectedAt, said) => {
    expect(await times({ expectedAt })).toEqual([placed, said]);
  });

  it('ORD-17 an order that is collected is ready by its time', async () => {
    expect(await times({ deliveryType: 'CURB' })).toEqual([
      placed,
      'Estimated time of arrival: 30 minutes: Ready by 6:55 pm',
    ]);
  });

  it('ORD-23 leave the time of arrival to the tracker, and name none of an order that is over', async () => {
    expect(await times({}, true)).toEqual([placed]);
    expect(await times({ tracker: { stage: 9 } })).toEqual([placed]);
    expect(await times({ tracker: { stage: 5 } })).toEqual([placed]);
  });

  it.each(['P', 'DINEIN', 'CURB'] as const)(
    'ORD-13 ORD-17 name no time of arrival of an order of type %s that is ready',
    async (deliveryType) => {
      const ready = { deliveryType, tracker: { stage: 4 } };
      expect(await times({ ...ready, expectedAt: undefined })).toEqual([placed]);
      expect(await times(ready)).toEqual([placed]);
    },
  );

  it('CON-04 TRN-06 of an order for later name the time that was chosen, or that of the train', async () => {
    expect(await times(later, true)).toEqual([placed, expect.stringMatching(/^Chosen for: .*9:00 pm$/)]);
    expect(await times(toTrain)).toEqual([placed, expect.stringMatching(/^With your train at: .*9:30 pm$/)]);
  });

  it('ORD-27 know no other time than the promised one where the server has sent none', async () => {
    const fields = { placedAt: undefined, expectedAt: undefined, tracker: undefined };
    expect(await times(fields)).toEqual(['Estimated time of arrival: 45 minutes']);
  });
});

describe('the sentence below the thanks', () => {
  it.each([
    [1, 'D', 'Your order is getting prepared & will be dispatched soon'],
    [1, 'P', 'Your order is getting prepared. We say here when it is ready.'],
    [4, 'D', 'The rider is coming to you.'],
    [4, 'P', 'Show your order number at the counter.'],
    [9, 'D', 'Enjoy your meal.'],
    [5, 'D', 'This order was cancelled.'],
    [77, 'D', 'Your order is getting prepared & will be dispatched soon'],
  ] as const)('ORD-15 at stage %i of an order of type %s: %s', async (stage, deliveryType, said) => {
    expect(await sentence({ deliveryType, tracker: { stage } })).toBe(said);
  });

  it('CON-04 TRN-06 says when the kitchen begins, until the order is on its way', async () => {
    expect(await sentence(later)).toBe('The kitchen begins 30 minutes before the time that you chose.');
    expect(await sentence({ ...later, beginsAt: '2026-11-23T15:10:00.000Z' })).toMatch(/20 minutes/);
    expect(await sentence({ ...toTrain, beginsAt: '2026-11-23T15:10:00.000Z' })).toBe(
      'We begin 50 minutes before the train is there.',
    );
    expect(await sentence({ ...later, tracker: { stage: 4 } })).toBe('The rider is coming to you.');
  });

  it('CON-04 TRN-06 says that an order for later comes after its time; one to a train comes with its train', async () => {
    const delayed = { ...later, beginsAt: later.scheduledFor, expectedAt: '2026-11-23T16:00:00.000Z' };
    const said = 'It takes longer than we said. Sorry for the wait.';
    const chosen = expect.stringMatching(/^Chosen for: .*9:00 pm: Expected by 9:30 pm$/);
    expect(await thanksFor(delayed)).toMatchObject({ sentence: said, times: [placed, chosen] });
    const ready = expect.stringMatching(/^Chosen for: .*9:00 pm: Ready by 9:30 pm$/);
    expect(await times({ ...delayed, deliveryType: 'P' })).toEqual([placed, ready]);
    expect(await times({ ...delayed, tracker: { stage: 9 } })).toEqual([
      placed,
      expect.stringMatching(/9:00 pm$/),
    ]);
    const lateTrain = { ...toTrain, beginsAt: later.scheduledFor, expectedAt: '2026-11-23T16:10:00.000Z' };
    expect(await sentence(lateTrain)).toBe('We begin 30 minutes before the train is there.');
  });

  it('CON-04 names no lead that there is not', async () => {
    expect(await sentence({ ...later, beginsAt: later.scheduledFor })).toBe(
      'Your order is getting prepared & will be dispatched soon',
    );
  });

  it('ORD-06 an order that was cancelled is not confirmed any more', async () => {
    expect(await thanksFor({ tracker: { stage: 5 } })).toMatchObject({ title: 'Cancelled', hasMark: false });
    expect(await thanksFor({ tracker: { stage: 9 } })).toMatchObject({
      title: 'Your order has been confirmed',
      hasMark: true,
    });
  });
});

it.each([
  ['a delivery at once', {}, true],
  ['one that has arrived', { tracker: { stage: 9 } }, true],
  ['one of which no stage is known', { tracker: undefined }, true],
  ['a delivery that was cancelled', { tracker: { stage: 5 } }, false],
  ['a delivery for later', later, false],
  ['an order to a train', { deliveryType: 'IRCTC' }, false],
  ['an order that is collected', { deliveryType: 'P' }, false],
] as const)('CON-15 whether a time is promised of %s: %#', async (_, fields, isPromised) => {
  await renderOrders(<Guarantee order={orderOf(fields)} />, { path: '/thankYou' });
  const promise = screen.queryByText('Our delivery promise');
  expect(promise !== null).toBe(isPromised);
});
