// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { offline } from '#src/request/testing/answering.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { statusReply, stepData, transactionId } from './testing/checkout-fixture.ts';
import { renderPart } from './testing/render-part.tsx';
import { useOpenPayment } from './use-open-payment.ts';

function Open() {
  return <output>{JSON.stringify(useOpenPayment())}</output>;
}
const said = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
type Status = Parameters<typeof statusReply>[0];

async function comeBack(getTransaction: unknown) {
  const view = await renderPart(<Open />, { keptId: transactionId, answers: { getTransaction } });
  return { ...view, kept: () => view.persistence.read(orderId) };
}

it('PAY-54 nothing is asked for where this device has kept none', async () => {
  const { bodiesOf } = await renderPart(<Open />);
  expect(said()).toBeNull();
  expect(bodiesOf('getTransaction')).toEqual([]);
});

it.each<[string, Status, boolean]>([
  ['that is waited for at the bank', { step: stepData('UNIFIED_PAYMENT') }, true],
  ['that Amazon Pay charges', { step: stepData('AMZNPAY_CHARGE_STATUS') }, true],
  ['that was not finished', { step: stepData('PROCESS_PAYMENT') }, false],
])('PAY-54 a payment %s is named; the money may be on its way: %s', async (_, status, isUnderWay) => {
  const { address, kept } = await comeBack(statusReply(status));
  expect(said()).toEqual({ transactionId, isUnderWay });
  expect([address(), kept()]).toEqual(['/payment', transactionId]);
});

it('PAY-54 one is asked for once the app has read what this device has kept', async () => {
  const { bodiesOf, store } = await renderPart(<Open />, {
    keptId: transactionId,
    hasStarted: false,
    answers: { getTransaction: statusReply({ step: stepData('UNIFIED_PAYMENT') }) },
  });
  expect(bodiesOf('getTransaction')).toEqual([]);
  await act(async () => void store.dispatch(appStarted()));
  expect(said()).toEqual({ transactionId, isUnderWay: true });
});

it('PAY-54 one that has come leads to its order', async () => {
  const { address } = await comeBack(statusReply({ orderStatus: 'SUCCESS' }));
  expect(address()).toBe(`/thankYou?transactionId=${transactionId}`);
});

it('PAY-54 one that failed is forgotten', async () => {
  const { address, kept } = await comeBack(
    statusReply({ orderStatus: 'FAILED', step: stepData('UNIFIED_PAYMENT') }),
  );
  expect([said(), address(), kept()]).toEqual([null, '/payment', null]);
});

it('PAY-54 one that failed does not take with it what was begun while it was asked for', async () => {
  let answer: (reply: unknown) => void = () => {};
  const { persistence, kept } = await comeBack(() => new Promise((resolve) => (answer = resolve)));
  persistence.write(orderId, 'T-next');
  await act(async () => answer(statusReply({ orderStatus: 'FAILED' })));
  expect(kept()).toBe('T-next');
});

it.each<[string, unknown]>([
  ['of somebody else that has come', statusReply({ orderStatus: 'SUCCESS', isOwn: false })],
  ['of somebody else', statusReply({ isOwn: false, step: stepData('UNIFIED_PAYMENT') })],
  ['for which nothing is left to do', statusReply()],
  ['that nobody could be asked for', offline],
  ['whose call broke', () => Promise.reject(new TypeError('planted'))],
])('PAY-54 one %s is neither named nor forgotten', async (_, getTransaction) => {
  const { address, kept } = await comeBack(getTransaction);
  expect([said(), address(), kept()]).toEqual([null, '/payment', transactionId]);
});

it('PAY-54 an answer that comes when the page is left leads nowhere', async () => {
  let answer: (reply: unknown) => void = () => {};
  const { show, address } = await comeBack(() => new Promise((resolve) => (answer = resolve)));
  await show(<p>another page</p>);
  await act(async () => answer(statusReply({ orderStatus: 'SUCCESS' })));
  expect(address()).toBe('/payment');
});
