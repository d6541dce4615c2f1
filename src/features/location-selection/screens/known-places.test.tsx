// @vitest-environment jsdom
import '#src/ui/testing/jsdom-gaps.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { placeEntered } from '#src/features/place/place-slice.ts';
import { aPlace, aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { Screen } from './location-selection-screen.tsx';

afterEach(cleanup);

const deliveredBefore = placeEntered({
  choice: { latitude: 12.9, longitude: 77.6, title: 'Office' },
  store: aStore,
  recent: {
    key: 'office',
    recent: { title: 'Office', subtitle: 'Bengaluru' },
    location: { address_id: null, latitude: 12.9, longitude: 77.6 },
    deliveryType: 'DELIVERY',
  },
});
const asha = loggedIn({
  attributes: { userId: 'u-1', mobile: '9800000000' },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'OTP',
});
const saved = {
  ...aPlace,
  address_id: 'a-7',
  houseNo: '12',
  address: '12th Main',
  label: 'Home',
  name: 'Asha',
} as const;

type Around = Parameters<typeof renderPlace>[1];
function open({
  path = '/locationSelection',
  answers = {},
  events = [],
  clock = createFakeClock(),
}: Partial<Around>) {
  return renderPlace(<Screen />, { path, events, clock, answers: { ...countryReplies, ...answers } });
}
const addresses = (of: readonly object[]) => ({
  getAddresses: { status: 'SUCCESS', data: { addresses: of } },
});

describe('the places that are known', () => {
  it('LOC-12 LOC-35 a customer has the saved addresses before the recent places', async () => {
    open({ events: [deliveredBefore, asha], answers: addresses([saved]) });
    const title = await screen.findByRole('heading', { name: 'Saved addresses' });
    const recent = screen.getByRole('heading', { name: 'Recent places' });
    expect(title.compareDocumentPosition(recent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('link', { name: /Log in/ })).toBeNull();
  });

  it('LOC-12 has no heading over no addresses', async () => {
    const { sentTo } = open({ events: [deliveredBefore, asha], answers: addresses([]) });
    await screen.findByRole('heading', { name: 'Recent places' });
    await act(async () => {});
    expect(sentTo('getAddresses')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Saved addresses' })).toBeNull();
  });
});

it('LOC-17 says for which place the restaurant is looked up, and no more once it is found', async () => {
  let answer = (_: unknown) => {};
  const late = new Promise((resolve) => (answer = resolve));
  const clock = createFakeClock();
  const suggestion = {
    placeId: 'indiranagar',
    title: 'Indiranagar',
    subtitle: 'Bengaluru',
    kind: 'locality',
  };
  const searched = {
    autocomplete: { status: 'SUCCESS', data: { suggestions: [suggestion] } },
    geocodes: { status: 'SUCCESS', data: { place: aPlace } },
  };
  const { user, address } = open({
    answers: { ...searched, selectAddressStore: () => late },
    clock,
  });
  const looking = () =>
    screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes('Looking for the'));
  expect(looking()).toEqual([]);
  await user.type(screen.getByRole('combobox'), 'indira');
  await clock.advance(250);
  await user.click(await screen.findByRole('option', { name: /Indiranagar/ }));
  await act(async () => {});
  expect(looking()).toHaveLength(1);
  expect(looking()[0]).toHaveTextContent('Looking for the restaurant for Indiranagar');
  await act(async () => answer(countryReplies.selectAddressStore));
  expect(address()).toBe('/menu');
  expect(looking()).toEqual([]);
});

it.each([
  ['D', 'map', '/mapScreen?redirectUrl=%2Fcart'],
  ['P', 'restaurants', '/selectRestaurant?deliveryType=P&redirectUrl=%2Fcart'],
])(
  'LOC-09 LOC-16 (%s) where no place is found, the %s are the way on, and lead back',
  async (type, _, href) => {
    const clock = createFakeClock();
    const { user } = open({
      path: `/locationSelection?deliveryType=${type}&redirectUrl=%2Fcart`,
      answers: { autocomplete: { status: 'SUCCESS', data: { suggestions: [] } } },
      clock,
    });
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const before = hrefs().filter((each) => each === href).length;
    await user.type(screen.getByRole('combobox'), 'nowhere');
    await act(() => clock.advance(250));
    expect(hrefs().filter((each) => each === href)).toHaveLength(before + 1);
  },
);

it('LOC-12 of the saved addresses the one that is delivered to is marked', async () => {
  const { address_id, latitude, longitude } = saved;
  const toHome = placeEntered({
    choice: { latitude, longitude, address_id, title: 'Home', address: saved },
    store: aStore,
    recent: {
      key: address_id,
      recent: { title: 'Home', subtitle: 'Bengaluru' },
      location: { address_id, latitude, longitude },
      deliveryType: 'DELIVERY',
    },
  });
  open({ events: [asha, toHome], answers: addresses([saved, { ...saved, address_id: 'a-8' }]) });
  expect(await screen.findAllByText('Delivering here')).toHaveLength(1);
});

it('LOC-06 the order type that is asked for is in the address, beside the way back', async () => {
  const { user, address } = open({ path: '/locationSelection?redirectUrl=%2Fcart' });
  await user.click(screen.getByRole('radio', { name: 'Dine-in' }));
  expect(address()).toBe('/locationSelection?redirectUrl=%2Fcart&deliveryType=DINEIN');
});

it('LOC-06 the page stays where it is scrolled to when another kind of order is asked for, and Back leaves it', async () => {
  function WithState() {
    const { state } = useLocation();
    const type = useNavigationType();
    return (
      <>
        <Screen />
        <p>
          {type}: {JSON.stringify(state)}
        </p>
      </>
    );
  }
  const { user } = renderPlace(<WithState />, { path: '/locationSelection', answers: countryReplies });
  await user.click(screen.getByRole('radio', { name: 'Dine-in' }));
  expect(screen.getByText('REPLACE: {"keepScroll":true}')).toBeVisible();
});
