// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
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
