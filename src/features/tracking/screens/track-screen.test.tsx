// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { landingWith } from '#src/features/documents/testing/landing-port.tsx';
import { offline, refused } from '#src/request/testing/answering.ts';
import { renderTrack, reply } from '../testing/render-track.tsx';
import { contactless, mapPath, trackedAt } from '../testing/tracked-fixture.ts';

const ownPath = '/track?orderHistoryId=order-1';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the tracking of an order', () => {
  it('NAV-29 ORD-19 API-128 API-129 shows the stage, its steps with their times, and tells which stage was shown', async () => {
    const { callsOf } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(2)),
    });
    expect(screen.getByRole('heading', { level: 2, name: 'In the oven' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Stages of the order' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(steps[0]).toHaveTextContent(/Confirmed.*6:25\spm/);
    expect(steps[3]).toHaveTextContent('Delivered');
    expect(callsOf('sendTrackerStatus')[0]?.[1]).toEqual({ body: { orderId: 'order-1', stage: 2 } });
  });

  it('tells a screen reader of a new stage, and not of each new time of arrival', async () => {
    await renderTrack('/track?orderHistoryId=order-1', { getTrackedOrder: reply(trackedAt(2)) });
    const spoken = screen.getByRole('heading', { level: 2, name: 'In the oven' }).closest('[aria-live]');
    expect(spoken).toHaveAttribute('aria-live', 'polite');
    expect(spoken).not.toContainElement(screen.getByText('30 minutes'));
  });

  it('ORD-10 CON-16 asks every 30 seconds, ORD-21 API-132 and for the time of arrival every 90, until the page is left', async () => {
    const { callsOf, pass, unmount } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(1)),
    });
    expect(screen.getByText('30 minutes')).toBeVisible();
    const before = callsOf('getTrackedOrder').length;
    const etas = callsOf('getDynamicEta').length;
    await pass(90_000);
    expect(callsOf('getTrackedOrder')).toHaveLength(before + 3);
    expect(callsOf('getDynamicEta')).toHaveLength(etas + 1);
    unmount();
    await pass(300_000);
    expect(callsOf('getTrackedOrder')).toHaveLength(before + 3);
  });

  it('an order to a train shows its seat and the train, and a late train is not called our delay', async () => {
    const train = {
      number: '00001',
      name: 'Sandbox Marigold Express',
      stationCode: 'AGC',
      stationName: 'Agra Cantt',
      coach: 'B4',
      berth: '35',
      platform: '3',
      arrivesAt: '2026-11-23T14:40:00.000Z',
      delayMinutes: 30,
    };
    await renderTrack(ownPath, {
      getTrackedOrder: reply(
        trackedAt(2, {
          order: { deliveryType: 'IRCTC', scheduledFor: '2026-11-23T14:10:00.000Z', train },
          dynamicETA: {
            label: '45 minutes',
            minutes: 45,
            expectedAt: '2026-11-23T14:40:00.000Z',
            isLate: true,
          },
        }),
      ),
      getDynamicEta: offline,
    });
    const card = screen.getByRole('region', { name: 'Your train' });
    expect(card).toHaveTextContent(/Agra Cantt · 8:10\spm/);
    expect(card).toHaveTextContent('Platform 3 · Coach B4, berth 35');
    expect(card).toHaveTextContent('The train is 30 minutes late. Your food comes with it.');
    expect(screen.queryByText('It takes longer than we said. Sorry for the wait.')).toBeNull();
  });

  it('an order to a train for later says when the train is there', async () => {
    await renderTrack(ownPath, {
      getTrackedOrder: reply(
        trackedAt(1, {
          order: {
            deliveryType: 'IRCTC',
            scheduledFor: '2026-11-23T14:10:00.000Z',
            train: {
              number: '00001',
              name: 'Sandbox Marigold Express',
              stationCode: 'AGC',
              stationName: 'Agra Cantt',
              coach: 'B4',
              berth: '35',
              arrivesAt: '2026-11-23T14:10:00.000Z',
            },
          },
          dynamicETA: { label: 'NA', isLate: false },
        }),
      ),
      getDynamicEta: offline,
    });
    expect(screen.getByText(/^With your train at Mon, 23 Nov, 7:40/)).toBeVisible();
    expect(screen.getByText('The train is on time.')).toBeVisible();
  });

  it.each([
    [5, 'Cancelled'],
    [9, 'Delivered'],
  ])('ORD-11 stage %i ends the questions', async (stage, label) => {
    const { callsOf, pass } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(stage)),
    });
    expect(screen.getByRole('heading', { level: 2, name: label })).toBeVisible();
    const before = callsOf('getTrackedOrder').length;
    await pass(300_000);
    expect(callsOf('getTrackedOrder')).toHaveLength(before);
    expect(callsOf('getDynamicEta')).toHaveLength(0);
  });

  it('ORD-38 says what becomes of the money of a cancelled order', async () => {
    const refund = { amount: 75_555, state: 'due' } as const;
    await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(5, { order: { refund, refundInPoints: 5_000 } })),
    });
    expect(screen.getByText(/^₹755.55 is on its way back to you.*8-10 business days/)).toBeVisible();
    expect(screen.getByText('₹50 is back in your wallet as refund points.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bill and details' })).toHaveAttribute(
      'href',
      '/orderHistory?orderId=order-1',
    );
  });

  it('ORD-38 says that what a voucher paid is on it again', async () => {
    await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(5, { order: { refundOnVoucher: 75_555 } })),
    });
    expect(screen.getByText('₹755.55 is on your voucher again.')).toBeVisible();
  });

  it('ORD-12 a stage that the app does not know is in process, and is asked for again', async () => {
    const { callsOf, pass } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(7)),
    });
    expect(screen.getByRole('heading', { level: 2, name: 'In process' })).toBeVisible();
    const before = callsOf('getTrackedOrder').length;
    await pass(30_000);
    expect(callsOf('getTrackedOrder')).toHaveLength(before + 1);
  });

  it('keeps what it knows when the connection is lost, and says so', async () => {
    let isOffline = false;
    const { pass } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: () => (isOffline ? offline : reply(trackedAt(2))),
    });
    isOffline = true;
    await pass(30_000);
    expect(screen.getByRole('heading', { level: 2, name: 'In the oven' })).toBeVisible();
    expect(screen.getByText(/could not be updated/)).toBeVisible();
    isOffline = false;
    await pass(30_000);
    expect(screen.queryByText(/could not be updated/)).toBeNull();
  });

  it('ORD-20 ORD-22 API-130 asks for the map while there is one, every 90 seconds, and does without it', async () => {
    const { callsOf, pass } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(4, { fareyeUrl: mapPath })),
    });
    expect(callsOf('getOrderOnMap')[0]?.[1]).toEqual({
      query: { storeId: '14052', order: 'order-1', orderTime: '2026-11-23T12:55:00.000Z', userId: 'u1' },
    });
    expect(screen.getByText(/We cannot see the rider right now/)).toBeVisible();
    const before = callsOf('getOrderOnMap').length;
    await pass(90_000);
    expect(callsOf('getOrderOnMap')).toHaveLength(before + 1);
  });

  it('ORD-37 API-131 shows a notice once, and tells the server that it was read', async () => {
    const { callsOf, pass, user } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrder: reply(trackedAt(4, { popupContent: contactless })),
      acknowledgePopup: offline,
    });
    expect(screen.getByRole('dialog', { name: 'Contactless delivery' })).toBeVisible();
    await user.click(button('Ok, got it'));
    expect(callsOf('acknowledgePopup').map(([, options]) => options)).toEqual([
      { body: { orderId: 'order-1', popupId: 'contactless' } },
    ]);
    await pass(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('API-127 opens the only order that is on its way, and lets one choose among several', async () => {
    const one = trackedAt(1).trackOrder.orderSummary;
    const { unmount } = await renderTrack('/track', {
      getTrackedOrders: reply({ orders: [one] }),
      getTrackedOrder: reply(trackedAt(1)),
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Confirmed' })).toBeVisible();
    unmount();
    await renderTrack('/track', { getTrackedOrders: reply({ orders: [one, { ...one, id: 'order-2' }] }) });
    const links = within(screen.getByRole('navigation', { name: 'Which order?' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/track?orderHistoryId=order-1',
      '/track?orderHistoryId=order-2',
    ]);
  });

  it('says what to do where there is no such order, and where none is on its way', async () => {
    const { unmount } = await renderTrack('/track?orderHistoryId=gone', {
      getTrackedOrder: refused({ status: 404, code: 'NO_SUCH_ORDER', displayMsg: 'There is no such order.' }),
    });
    expect(screen.getByText('There is no such order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All your orders' })).toHaveAttribute('href', '/orderHistory');
    unmount();
    await renderTrack('/track', {});
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  });

  it('looks again where the order could not be looked up', async () => {
    const replies: unknown[] = [offline];
    const { user } = await renderTrack(ownPath, {
      getTrackedOrder: () => replies.shift() ?? reply(trackedAt(2)),
    });
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 2, name: 'In the oven' })).toBeVisible();
  });

  it('ORD-19 an order that has arrived can be rated with one tap', async () => {
    await renderTrack(ownPath, { getTrackedOrder: reply(trackedAt(9)) });
    expect(screen.getByRole('link', { name: /Rate this order/ })).toHaveAttribute(
      'href',
      '/feedback?id=order-1&orderMode=D',
    );
  });

  it('CON-04 an order for later says its time and when the kitchen begins', async () => {
    await renderTrack(ownPath, {
      getDynamicEta: offline,
      getTrackedOrder: reply(
        trackedAt(1, {
          order: { scheduledFor: '2026-11-23T15:30:00.000Z' },
          dynamicETA: { label: 'NA', isLate: false },
        }),
      ),
    });
    expect(screen.getByText(/^Chosen for .*9:00\spm/)).toBeVisible();
    expect(screen.getByText('We begin 30 minutes before the time that you chose.')).toBeVisible();
  });

  it('CON-04 names the time at which the kitchen begins as the server has planned it', async () => {
    await renderTrack(ownPath, {
      getDynamicEta: offline,
      getTrackedOrder: reply(
        trackedAt(1, {
          order: { scheduledFor: '2026-11-23T15:30:00.000Z', beginsAt: '2026-11-23T14:45:00.000Z' },
          dynamicETA: { label: 'NA', isLate: false },
        }),
      ),
    });
    expect(screen.getByText('We begin 45 minutes before the time that you chose.')).toBeVisible();
  });

  it.each([
    ['is in the oven', 2, '2026-11-23T15:00:00.000Z', 'D', /^Expected by 10:00\spm$/],
    ['has not begun', 1, '2026-11-23T15:15:00.000Z', 'P', /^Ready by 10:00\spm$/],
  ] as const)(
    'CON-04 ORD-13 an order for later that is delayed and %s says so, and nothing of when the kitchen meant to begin',
    async (_, stage, beginsAt, deliveryType, until) => {
      await renderTrack(ownPath, {
        getDynamicEta: offline,
        getTrackedOrder: reply(
          trackedAt(stage, {
            order: { deliveryType, scheduledFor: '2026-11-23T15:30:00.000Z', beginsAt },
            dynamicETA: { label: 'Unknown', isLate: true, expectedAt: '2026-11-23T16:30:00.000Z' },
          }),
        ),
      });
      expect(screen.getByText(/^Chosen for .*9:00\spm/)).toBeVisible();
      expect(screen.getByText(until)).toBeVisible();
      expect(screen.getByText('It takes longer than we said. Sorry for the wait.')).toBeVisible();
      expect(screen.queryByText(/^We begin/)).toBeNull();
    },
  );

  it('ORD-13 says that an order is late, and until when one that is collected is ready', async () => {
    await renderTrack(ownPath, {
      getDynamicEta: reply({
        label: '20 minutes',
        minutes: 20,
        isLate: true,
        expectedAt: '2026-11-23T13:25:00.000Z',
      }),
      getTrackedOrder: reply(trackedAt(2, { order: { deliveryType: 'P' } })),
    });
    expect(screen.getByText('It takes longer than we said. Sorry for the wait.')).toBeVisible();
    expect(screen.getByText(/^Ready by 6:55\spm$/)).toBeVisible();
  });

  it('has the telephone number of the restaurant', async () => {
    await renderTrack(ownPath, { getTrackedOrder: reply(trackedAt(2)) });
    expect(screen.getByRole('link', { name: /Call Indiranagar/ })).toHaveAttribute('href', 'tel:08045678901');
  });

  it('shows what the landing has for track.end', async () => {
    await renderTrack('/track', { getLanding: landingWith('track.end') });
    expect(await screen.findByText('track.end: in-track.end')).toBeVisible();
  });
});

describe("somebody else's order", () => {
  const numberField = () => screen.getByRole('textbox', { name: 'Order number' });
  const mobileField = () => screen.getByRole('textbox', { name: 'Mobile number of the order' });

  it('VAL-07 ORD-36 asks for both numbers', async () => {
    const { callsOf, user } = await renderTrack('/trackOrder', {});
    await user.click(button('Track'));
    expect(screen.getByText('Please Enter Order Id No.')).toBeVisible();
    expect(screen.getByText('Please enter your mobile number')).toBeVisible();
    expect(numberField()).toHaveFocus();
    expect(callsOf('trackOtherOrder')).toEqual([]);
  });

  it('VAL-04 a number of fewer digits is told how many it needs', async () => {
    const { callsOf, user } = await renderTrack('/trackOrder', {});
    await user.type(numberField(), '100777');
    await user.type(mobileField(), '987654321');
    await user.click(button('Track'));
    expect(screen.getByText('Mobile number cannot be less than 10 digits')).toBeVisible();
    expect(mobileField()).toHaveFocus();
    expect(callsOf('trackOtherOrder')).toEqual([]);
  });

  it('ORD-36 API-133 shows its stage and its dishes, and no price', async () => {
    const other = trackedAt(2, { order: { id: '100777', orderId: '100777', netPrice: 0 } });
    const { callsOf, user, container, address } = await renderTrack('/track', {
      trackOtherOrder: reply(other),
    });
    await user.type(numberField(), '#100 777');
    await user.type(mobileField(), '+91 98765 43210');
    await user.click(button('Track'));
    expect(callsOf('trackOtherOrder')[0]?.[1]).toEqual({
      query: { orderId: '100777', mobile: '9876543210' },
    });
    expect(await screen.findByText('2 × Margherita')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'In the oven' })).toBeVisible();
    expect(container.textContent).not.toContain('₹');
    // The number of somebody else stands in no address.
    expect(address()).toBe('/track');
  });

  it('ORD-36 says what the server says, and keeps what was typed', async () => {
    const { user } = await renderTrack('/track', {
      trackOtherOrder: refused({ status: 404, displayMsg: 'No order has both numbers.' }),
    });
    await user.type(numberField(), '100777');
    await user.type(mobileField(), '9876543210');
    await user.click(button('Track'));
    expect(await screen.findByText('No order has both numbers.')).toBeVisible();
    expect([numberField(), mobileField()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '100777',
      '9876543210',
    ]);
  });

  it('ORD-36 ORD-37 shows no notice that is for its customer, and leads back to the form', async () => {
    const { user } = await renderTrack('/track', {
      trackOtherOrder: reply(trackedAt(4, { popupContent: contactless })),
    });
    await user.type(numberField(), '100777');
    await user.type(mobileField(), '9876543210');
    await user.click(button('Track'));
    expect(await screen.findByRole('heading', { level: 2, name: 'On its way' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Track another order'));
    expect(numberField()).toHaveValue('');
  });

  it('ORD-36 the same numbers are asked for again on another press', async () => {
    const replies: unknown[] = [refused({ status: 404, displayMsg: 'No order has both numbers.' })];
    const { user, callsOf } = await renderTrack('/track', {
      trackOtherOrder: () => replies.shift() ?? reply(trackedAt(2)),
    });
    await user.type(numberField(), '100777');
    await user.type(mobileField(), '9876543210');
    await user.click(button('Track'));
    expect(await screen.findByText('No order has both numbers.')).toBeVisible();
    await user.click(button('Track'));
    expect(await screen.findByRole('heading', { level: 2, name: 'In the oven' })).toBeVisible();
    expect(callsOf('trackOtherOrder')).toHaveLength(2);
  });
});
