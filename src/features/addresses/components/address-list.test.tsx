// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import type { SavedAddress } from '#schemas/entities/address.ts';
import { aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { placeEntered, selectAddressDetail } from '#src/features/place/place-slice.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { selectPopup } from '#src/store/popup-slice.ts';
import { offline } from '#src/request/testing/answering.ts';
import { ashaLoggedIn, guestCame, savedHome, savedWork } from '../testing/people.ts';
import { useAddresses } from '../use-addresses.ts';
import { AddressList } from './address-list.tsx';

const listed = { status: 'SUCCESS', data: { addresses: [savedHome, savedWork] } };

function renderList(answers: Record<string, unknown> = {}) {
  const onDelivered = vi.fn();
  const view = renderPlace(<AddressList currentId="a2" returnTo="/address" onDelivered={onDelivered} />, {
    path: '/address',
    events: [ashaLoggedIn],
    answers: {
      ...countryReplies,
      getAddresses: listed,
      deleteAddress: { status: 'SUCCESS', data: {} },
      ...answers,
    },
  });
  return { ...view, onDelivered };
}

function orderGoesTo(address: SavedAddress) {
  const { address_id, latitude, longitude } = address;
  const recent = {
    key: address_id,
    recent: { title: 'Home', subtitle: 'Bengaluru' },
    location: { address_id, latitude, longitude },
    deliveryType: 'DELIVERY' as const,
  };
  return placeEntered({
    choice: { latitude, longitude, address_id, title: 'Home', address },
    recent,
    store: aStore,
  });
}

const cardOf = async (line: string) =>
  (await screen.findByText(line)).closest('article') as unknown as HTMLElement;

describe('the list of saved addresses', () => {
  it('API-123 LOC-12 shows each in two lines, the current one marked', async () => {
    const view = renderList();
    const home = await cardOf('12, 3rd floor, Rose Apartments');
    expect(within(home).getByText('Near the lake, Indiranagar, Bengaluru')).toBeVisible();
    expect(within(home).queryByText('Delivering here')).toBeNull();
    expect(within(await cardOf('5B, Tech Park')).getByText('Delivering here')).toBeVisible();
    expect(view.sentTo('getAddresses')).toEqual([{ params: { userId: 'u1' } }]);
  });

  it('LOC-38 shows each with the sign of its label', async () => {
    const savedOther: SavedAddress = {
      ...savedHome,
      address_id: 'a4',
      houseNo: '7',
      floor: '',
      label: 'Other',
    };
    const addresses = [savedHome, savedWork, savedOther];
    renderList({ getAddresses: { status: 'SUCCESS', data: { addresses } } });
    const sign = async (line: string) =>
      (await cardOf(line)).querySelector('use')?.getAttribute('href')?.replace(/.*#/, '');
    expect(await sign('12, 3rd floor, Rose Apartments')).toBe('home');
    expect(await sign('5B, Tech Park')).toBe('work');
    expect(await sign('7, Rose Apartments')).toBe('location');
  });

  it('LOC-13 NAV-16 leads to the form of each and back', async () => {
    renderList();
    const edit = within(await cardOf('5B, Tech Park')).getByRole('link', { name: /Edit/ });
    expect(edit).toHaveAttribute('href', '/newAddress?addressEdit=a2&redirectUrl=%2Faddress');
  });

  async function askToDelete(view: ReturnType<typeof renderList>) {
    const home = await cardOf('12, 3rd floor, Rose Apartments');
    await view.user.click(within(home).getByRole('button', { name: /Delete/ }));
    return screen.getByRole('dialog', { name: 'Delete this address?' });
  }

  it('LOC-14 removes the row on SUCCESS without reading the list again', async () => {
    const view = renderList();
    const dialog = await askToDelete(view);
    expect(dialog).toHaveAccessibleDescription('Home: 12, 3rd floor, Rose Apartments');
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('12, 3rd floor, Rose Apartments')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('5B, Tech Park')).toBeVisible();
    expect(view.sentTo('deleteAddress')).toEqual([{ params: { addressId: 'a1' } }]);
    expect(view.sentTo('getAddresses')).toHaveLength(1);
  });

  it('LOC-14 leaves the focus at the list when the row has gone with its button, and when it was the last one', async () => {
    const view = renderList();
    for (const line of ['12, 3rd floor, Rose Apartments', '5B, Tech Park']) {
      await view.user.click(within(await cardOf(line)).getByRole('button', { name: /Delete/ }));
      const dialog = screen.getByRole('dialog', { name: 'Delete this address?' });
      await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByText(line)).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(view.container.firstElementChild));
    }
    expect(screen.getByText('No saved addresses yet')).toBeVisible();
  });

  it.each([
    ['that is the one of the order is forgotten there', 'a1', null],
    ['that is not leaves the order its own', 'a2', savedWork],
  ])('LOC-14 LOC-35 a deleted address %s', async (_, current, left) => {
    const view = renderList();
    view.store.dispatch(orderGoesTo(current === 'a1' ? savedHome : savedWork));
    const dialog = await askToDelete(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectAddressDetail(view.store.getState())).toEqual(left);
  });

  it.each([
    ['the call fails', offline],
    ['the server says FAILED', { status: 'FAILED' }],
  ])('LOC-14 keeps the row when %s', async (_, deleteAddress) => {
    const view = renderList({ deleteAddress });
    const dialog = await askToDelete(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(addressesTexts.deleteFailed)).toBeVisible();
    await view.user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('12, 3rd floor, Rose Apartments')).toBeVisible();
  });

  it('ERR-03 LOC-14 says why the server does not delete it', async () => {
    const errors = [{ code: 'IN_USE', displayMsg: 'An order is on its way there.' }];
    const view = renderList({ deleteAddress: { status: 'FAILED', errors } });
    const dialog = await askToDelete(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('An order is on its way there.')).toBeVisible();
  });

  it('LOC-13 asks before it deletes', async () => {
    const view = renderList();
    const dialog = await askToDelete(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(view.sentTo('deleteAddress')).toEqual([]);
  });

  it('LOC-17 delivers to the one that is chosen', async () => {
    const view = renderList();
    const home = await cardOf('12, 3rd floor, Rose Apartments');
    await view.user.click(within(home).getByRole('button', { name: /Deliver here/ }));
    await waitFor(() => expect(view.onDelivered).toHaveBeenCalledOnce());
    expect(view.sentTo('selectAddressStore')[0]).toMatchObject({
      body: { data: { latitude: 12.9719, longitude: 77.6412, addressRequired: true, address_id: 'a1' } },
    });
  });

  it('LOC-21 says on the card, too, that no store serves it', async () => {
    const errors = [{ code: '2.STORENA', displayMsg: 'Not there yet', header: 'Sorry', btnMsg: 'OK' }];
    const view = renderList({ selectAddressStore: { status: 'FAILED', errors } });
    const home = await cardOf('12, 3rd floor, Rose Apartments');
    await view.user.click(within(home).getByRole('button', { name: /Deliver here/ }));
    expect(await within(home).findByText('Not there yet')).toBeVisible();
    expect(view.onDelivered).not.toHaveBeenCalled();
    expect(selectPopup(view.store.getState())).toMatchObject({ header: 'Sorry', text: 'Not there yet' });
  });

  it('says that there are none yet, and that they could not be read', async () => {
    const { unmount } = renderList({ getAddresses: { status: 'SUCCESS', data: { addresses: [] } } });
    expect(await screen.findByText('No saved addresses yet')).toBeVisible();
    unmount();
    renderList({ getAddresses: { status: 'FAILED' } });
    expect(await screen.findByText(addressesTexts.loadFailed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that the addresses could not be read when the reply is invalid', async () => {
    renderList({ getAddresses: { status: 'SUCCESS', data: { addresses: 'none' } } });
    expect(await screen.findByText(addressesTexts.loadFailed)).toBeVisible();
  });

  it('leaves out an address without an id, and shows the others', async () => {
    const { address_id: _, ...withoutId } = savedWork;
    renderList({ getAddresses: { status: 'SUCCESS', data: { addresses: [withoutId, savedHome] } } });
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('12, 3rd floor, Rose Apartments')).toBeVisible();
  });
});

it('ROL-03 nothing is asked for a guest', () => {
  function Count() {
    return <output>{String(useAddresses().addresses?.length)}</output>;
  }
  const { call } = renderPlace(<Count />, { path: '/', events: [guestCame] });
  expect(call).not.toHaveBeenCalled();
});
