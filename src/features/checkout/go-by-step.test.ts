import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { selectCheckout, selectOptions } from './checkout-slice.ts';
import { goByStep, goToThankYou } from './go-by-step.ts';
import { goToGateway } from './go-to-gateway.ts';
import type { Step } from './payment-types.ts';
import { chosen } from './testing/checkout-events.ts';
import { stepData, transactionId } from './testing/checkout-fixture.ts';

vi.mock('#src/features/navigation/leave-site.ts', () => ({ leaveSite: vi.fn() }));
const sendToGateway = vi.hoisted(() => vi.fn());
vi.mock('./send-to-gateway.ts', () => ({ sendToGateway }));

beforeEach(() => {
  vi.mocked(leaveSite).mockReset().mockReturnValue(true);
  sendToGateway.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const thanks = `/thankYou?transactionId=${transactionId}`;
const stepOf = (action: string, more: object = {}) => stepData(action, more) as Step;

function world(processPayment: unknown = refused()) {
  const made = createTestStore({ request: requestAnswering(() => processPayment) });
  for (const event of chosen('cash')) made.store.dispatch(event);
  const navigate = vi.fn();
  return { ...made, navigate, checkout: () => selectCheckout(made.store.getState()) };
}

describe('what a step leads to', () => {
  it('PAY-49 an order that is there is thanked for; nothing of its payment is left but its id', () => {
    const { store, navigate, persistence } = world();
    store.dispatch(goByStep(stepOf('THANKYOU'), { navigate }));
    expect(navigate.mock.calls).toEqual([[thanks, { replace: false }]]);
    expect(selectOptions(store.getState())).toBeNull();
    expect(persistence.read(orderId)).toBe(transactionId);
  });

  it('PAY-54 the page of a payment that has come is not gone back to', () => {
    const { store, navigate } = world();
    store.dispatch(goToThankYou(transactionId, { navigate }));
    expect(navigate.mock.calls).toEqual([[thanks, { replace: true }]]);
  });

  it.each([true, false])(
    'PAY-46 a page of a step takes the place of this one (%s) as the page says',
    (replace) => {
      const { store, navigate, checkout } = world();
      const step = stepOf('PAYTM_LINK');
      store.dispatch(goByStep(step, { navigate, replace }));
      expect(navigate.mock.calls).toEqual([[`/paytmForm?transactionId=${transactionId}`, { replace }]]);
      expect(checkout().paymentMode?.response).toEqual(step);
    },
  );

  it.each([
    ['COD_OTP', 'code'],
    ['REMOVE_PROMO', 'promo'],
  ])('PAY-46 %s is asked over this page: %s', (action, of) => {
    const { store, navigate, checkout } = world();
    store.dispatch(goByStep(stepOf(action), { navigate }));
    expect(checkout().question).toEqual({ of });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('PAY-46 an action that the app does not know is a failure', () => {
    const { store, navigate, checkout } = world();
    store.dispatch(goByStep(stepOf('FLY'), { navigate }));
    expect(checkout().failure).toMatchObject({ text: 'Something Went Wrong. Please Try Again.' });
    expect([navigate.mock.calls, checkout().question]).toEqual([[], null]);
  });

  it('PAY-22 another site is left for, and until it is there nothing else begins', () => {
    const { store, navigate, checkout } = world();
    store.dispatch(goByStep(stepOf('REDIRECT', { url: 'https://pay.example/1' }), { navigate }));
    expect(vi.mocked(leaveSite).mock.calls).toEqual([['https://pay.example/1']]);
    expect(checkout()).toMatchObject({ work: 'leaving', failure: null });
  });

  it('PAY-22 an address that is no page is a failure, and the customer can choose again', () => {
    vi.mocked(leaveSite).mockReturnValue(false);
    const { store, navigate, checkout } = world();
    store.dispatch(goByStep(stepOf('REDIRECT', { url: 'javascript:alert(1)' }), { navigate }));
    expect(checkout()).toMatchObject({
      work: null,
      failure: { text: 'Something Went Wrong. Please Try Again.' },
    });
  });

  it('MIN-12 in the app of a partner that cannot pay the step, it goes on as on the web', () => {
    const { store, navigate } = world();
    store.dispatch(visitBegan({ utm: {}, partner: 'PAYTM' }));
    store.dispatch(goByStep(stepOf('PROCESS_PAYMENT'), { navigate }));
    expect(navigate.mock.calls).toEqual([[`/payGateway?transactionId=${transactionId}`, { replace: false }]]);
  });
});

describe('the gateway', () => {
  const form = { url: 'https://gateway.example', fields: { key: 'k' } };
  const card = { number: '4111111111111111', name: 'Asha', month: '12', year: '2027', cvv: '123' };
  const reply = (data: object) => ({ status: 'SUCCESS', data });

  it('PAY-19 PAY-25 is sent its form with the card, and until its page is there nothing else begins', async () => {
    const { store, checkout } = world(reply({ form }));
    expect(await store.dispatch(goToGateway({ transactionId, card }))).toBe(true);
    expect(sendToGateway.mock.calls).toEqual([[expect.objectContaining(form), card]]);
    expect(checkout()).toMatchObject({ work: 'leaving', failure: null });
    expect(leaveSite).not.toHaveBeenCalled();
  });

  it('PAY-19 a press while the server is asked begins nothing else', () => {
    const { store, checkout } = world(new Promise(() => {}));
    void store.dispatch(goToGateway({ transactionId }));
    expect(checkout().work).toBe('paying');
  });

  it('PAY-60 whose page has an address is opened there', async () => {
    const { store, checkout } = world(reply({ url: 'https://gateway.example/1' }));
    expect(await store.dispatch(goToGateway({ transactionId }))).toBe(true);
    expect(vi.mocked(leaveSite).mock.calls).toEqual([['https://gateway.example/1']]);
    expect(checkout()).toMatchObject({ work: 'leaving', failure: null });
    expect(sendToGateway).not.toHaveBeenCalled();
  });

  it.each([
    ['has no page', {}],
    ['has an address that is no page', { url: 'javascript:alert(1)' }],
  ])('PAY-60 that %s has failed, and one stays', async (_, data) => {
    vi.mocked(leaveSite).mockReturnValue(false);
    const { store, checkout } = world(reply(data));
    expect(await store.dispatch(goToGateway({ transactionId }))).toBe(false);
    expect(checkout()).toMatchObject({ work: null, failure: { text: 'Payment Failed. Please try again.' } });
  });

  it('PAY-47 that the server could not begin: why is said, and one stays', async () => {
    const { store, checkout } = world(refused({ displayMsg: 'The bank is away.' }));
    expect(await store.dispatch(goToGateway({ transactionId }))).toBe(false);
    expect(checkout()).toMatchObject({ work: null, failure: { text: 'The bank is away.' } });
  });
});
