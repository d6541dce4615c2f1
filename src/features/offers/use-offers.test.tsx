// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { ashaWith } from '#src/features/profile/testing/people.ts';
import type { ListedOffer } from './list-offers.ts';
import { codeRefused, codeSent } from './offers-slice.ts';
import {
  allDealsReply,
  appliedPromo,
  dealsReply,
  filledCart,
  offersOfCart,
  offersReply,
  termsReply,
} from './testing/offers-fixture.ts';
import { type OffersState, useOffers } from './use-offers.ts';

afterEach(() => localStorage.clear());

const answers = {
  getDeals: dealsReply,
  getAllDeals: allDealsReply,
  getLeftnavCartOffers: offersReply(),
  getLeftnavStoreOffers: offersReply([]),
  getPromoTerms: termsReply,
};
const first40: ListedOffer = { key: 'first40', dealId: 'first40', heading: '40% off', code: 'FIRST40' };

function open(events: NonNullable<Parameters<typeof renderWithMenu>[1]['events']>) {
  const seen: { state?: OffersState } = {};
  function Probe() {
    const { state } = useOffers(first40);
    useEffect(() => void (seen.state = state));
    return null;
  }
  return { ...renderWithMenu(<Probe />, { path: '/offers', answers, events }), seen };
}

it('OFR-02 has dealsOffers, leftnavCartOffers, tncList, cartOffers, promoInvalid and offerCode', async () => {
  const { seen } = open(filledCart({ explicitPromo: appliedPromo('FIRST40') }));
  await waitFor(() => expect(seen.state?.tncList).toEqual(termsReply.data.tnc));
  expect(seen.state).toEqual({
    dealsOffers: { first: dealsReply.data.deals, all: allDealsReply.data.deals },
    leftnavCartOffers: offersOfCart,
    tncList: termsReply.data.tnc,
    cartOffers: offersOfCart,
    promoInvalid: false,
    offerCode: 'FIRST40',
  });
});

it('OFR-06 what stood while the page was open before is asked for again: an order may have used it up', async () => {
  const seen: (readonly string[])[] = [];
  let reason = 'EMPTY_CART';
  const offer = offersOfCart[0]!;
  const standing = () => offersReply([{ ...offer, state: 'locked', hint: reason }]);
  function Probe() {
    const { state } = useOffers(null);
    useEffect(() => void seen.push((state.leftnavCartOffers ?? []).map(({ hint = '' }) => hint)));
    return null;
  }
  function Visits() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>visit</button>
        {isOpen && <Probe />}
      </>
    );
  }
  const { user, getByText, store } = renderWithMenu(<Visits />, {
    path: '/offers',
    answers: { ...answers, getLeftnavStoreOffers: vi.fn(standing) },
    events: [ashaWith({ userId: 'a' })],
  });
  await waitFor(() => expect(seen.at(-1)).toEqual(['EMPTY_CART']));
  reason = 'USED_UP';
  await user.click(getByText('visit'));
  await user.click(getByText('visit'));
  await waitFor(() => expect(seen.at(-1)).toEqual(['USED_UP']));
  // Another customer has not used it, and never sees what stood for this one.
  reason = 'EMPTY_CART';
  await user.click(getByText('visit'));
  act(() => void store.dispatch(ashaWith({ userId: 'b' })));
  seen.length = 0;
  await user.click(getByText('visit'));
  await waitFor(() => expect(seen.at(-1)).toEqual(['EMPTY_CART']));
  expect(seen.flat()).not.toContain('USED_UP');
});

it('OFR-13 sets promoInvalid when the server refuses a code, until the next one', async () => {
  const { seen, store } = open([]);
  await waitFor(() => expect(seen.state?.dealsOffers).not.toBeNull());
  act(() => {
    store.dispatch(codeSent('WINTER'));
    store.dispatch(codeRefused('WINTER is over.'));
  });
  expect(seen.state).toMatchObject({ promoInvalid: true, offerCode: 'WINTER' });
  act(() => void store.dispatch(codeSent('FIRST40')));
  expect(seen.state).toMatchObject({ promoInvalid: false, offerCode: 'FIRST40' });
});
