// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeEntered } from '#src/features/place/place-slice.ts';
import { aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { ashaLoggedIn, guestCame, savedHome, savedWork } from '../testing/people.ts';
import { Screen as AddressScreen } from './address-screen.tsx';
import { Screen as ChangeAddressScreen } from './change-address-screen.tsx';

const answers = {
  ...countryReplies,
  getAddresses: { status: 'SUCCESS', data: { addresses: [savedHome, savedWork] } },
};

function delivered(addressId: string | null, title: string) {
  const { address_id: _, ...given } = savedHome;
  const { latitude, longitude } = savedHome;
  return placeEntered({
    choice: { latitude, longitude, title, address: addressId === null ? given : savedHome },
    recent: {
      key: addressId ?? title,
      recent: { title, subtitle: 'Bengaluru' },
      location: { address_id: addressId, latitude, longitude },
      deliveryType: 'DELIVERY',
    },
    store: aStore,
  });
}

function renderAddresses(events: readonly UnknownAction[], path = '/address') {
  return renderPlace(path.startsWith('/address') ? <AddressScreen /> : <ChangeAddressScreen />, {
    path,
    answers,
    events,
  });
}

describe('/address', () => {
  it('NAV-15 lists the saved addresses and the recent places, and leads on', async () => {
    const events = [ashaLoggedIn, delivered('a1', 'Home · Indiranagar'), delivered(null, 'Ulsoor')];
    const view = renderAddresses(events, '/address?redirectUrl=%2Fcart');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText('Delivering here')).toBeNull();
    const recent = screen.getByRole('region', { name: 'Recent places' });
    expect(within(recent).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Add a new address' })).toHaveAttribute(
      'href',
      '/newAddress?redirectUrl=%2Fcart',
    );
    await view.user.click(within(recent).getByRole('button', { name: /^Ulsoor/ }));
    await waitFor(() => expect(view.address()).toBe('/cart'));
  });

  it('ROL-03 LOC-39 shows a guest the address of this order, and how to save addresses', async () => {
    const view = renderAddresses([guestCame, delivered(null, 'Home · Indiranagar')]);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('12, 3rd floor, Rose Apartments')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in to save addresses' })).toHaveAttribute(
      'href',
      '/login?redirectUrl=%2Faddress',
    );
    expect(view.sentTo('getAddresses')).toEqual([]);
    await view.user.click(within(card).getByRole('button', { name: 'Deliver here' }));
    await waitFor(() => expect(view.address()).toBe('/menu'));
  });

  it('ROL-03 asks a guest without an address for one', async () => {
    renderAddresses([guestCame]);
    expect(await screen.findByText('Tell us where to deliver')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a new address' })).toHaveAttribute('href', '/newAddress');
  });
});

it('NAV-15 /changeAddress marks where the order goes', async () => {
  renderAddresses([ashaLoggedIn, delivered('a1', 'Home · Indiranagar')], '/changeAddress');
  const [home, work] = await screen.findAllByRole('article');
  expect(within(home!).getByText('Delivering here')).toBeVisible();
  expect(within(work!).queryByText('Delivering here')).toBeNull();
});
