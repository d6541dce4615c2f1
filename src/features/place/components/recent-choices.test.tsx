// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { RecentPlace } from '#schemas/stored/place.ts';
import { constants } from '#src/config/constants.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import { placeEntered, placesRestored, selectRecents } from '../place-slice.ts';
import { noRecents } from '../recents.ts';
import { countryReplies, foundStore } from '../testing/country.ts';
import { renderPlace } from '../testing/render-place.tsx';
import { RecentChoices } from './recent-choices.tsx';

const location = { address_id: null, latitude: 12.97, longitude: 77.64 };
const place = (key: string): RecentPlace =>
  ({ key, recent: { title: key, subtitle: `near ${key}` }, location, deliveryType: 'DELIVERY' }) as const;
const saved = { ...place('saved'), location: { ...location, address_id: 'a-7' } };
const restaurant: RecentPlace = {
  key: '14052',
  recent: { title: 'Coop at Indiranagar', subtitle: '' },
  location: { ...location, storeId: '14052' },
  deliveryType: 'TAKEAWAY',
};
const hall: RecentPlace = { ...restaurant, key: 'hall', deliveryType: 'DINEIN' };

/** The list, on a page that can change the order type. */
function Page({ orderType: first, onChosen }: ComponentProps<typeof RecentChoices>) {
  const [orderType, setOrderType] = useState(first);
  return (
    <>
      <button onClick={() => setOrderType('P')}>Takeaway</button>
      <RecentChoices orderType={orderType} onChosen={onChosen} />
    </>
  );
}

/** The places of an earlier visit. */
function setUp({
  delivery = [],
  orderType = 'D',
  answers = countryReplies,
}: {
  delivery?: readonly RecentPlace[];
  orderType?: OrderTypeCode;
  answers?: Readonly<Record<string, unknown>>;
} = {}) {
  const onChosen = vi.fn();
  const kept = {
    recents: { ...noRecents, delivery, takeaway: [restaurant], dineIn: [hall] },
    recentStoreIds: [],
    geoCode: null,
    place: null,
    chosen: null,
    tempAddress: null,
    addressDetail: null,
  };
  const view = renderPlace(<Page orderType={orderType} onChosen={onChosen} />, {
    path: '/',
    answers,
    events: [placesRestored(kept)],
  });
  /** What the rows say, from the first to the last. */
  const rows = () =>
    screen
      .queryAllByRole('listitem')
      .map((row) => (row.querySelector('button, p') as HTMLElement).textContent.trim());
  const remove = (title: string) =>
    view.user.click(screen.getByRole('button', { name: `Remove from this list: ${title}` }));
  const undo = (title: string) => view.user.click(screen.getByRole('button', { name: `Undo: ${title}` }));
  const stored = () => selectRecents(view.store.getState()).delivery.map(({ key }) => key);
  return { ...view, onChosen, rows, remove, undo, stored };
}

const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(place);
const said = (key: string) => `${key} near ${key}`;
/** The button that chooses a place. */
const row = (title: string) => screen.getByText(title).closest('button') as HTMLElement;

describe('the places of before', () => {
  it('LOC-35 are the five latest of the order type, without the saved addresses, which have their own list', () => {
    const { rows, unmount } = setUp({ delivery: [saved, ...six] });
    expect(screen.getByRole('heading', { name: 'Recent places' })).toBeVisible();
    expect(rows()).toEqual(['a', 'b', 'c', 'd', 'e'].map(said));
    unmount();
    const pickup = setUp({ orderType: 'CURB', delivery: six });
    expect(screen.getByRole('heading', { name: 'Recent restaurants' })).toBeVisible();
    expect(pickup.rows()).toEqual(['Coop at Indiranagar']);
  });

  it('CON-02 LOC-35 21 places are kept: the next one takes the oldest off the list', () => {
    const choice = { latitude: 12.97, longitude: 77.64, title: 'saved' };
    const enter = (recent: RecentPlace) => placeEntered({ choice, recent, store: foundStore });
    const { rows, store } = setUp();
    act(() => {
      store.dispatch(enter(place('oldest')));
      // Saved addresses take up places, and are not in this list.
      for (let at = 1; at < constants.location.recentPlacesMax; at += 1)
        store.dispatch(enter({ ...saved, key: `saved-${at}` }));
    });
    expect(rows()).toEqual([said('oldest')]);
    act(() => void store.dispatch(enter(saved)));
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Recent places' })).toBeNull();
  });

  it('LOC-35 a restaurant has another sign than a place', () => {
    const sign = (title: string) => row(title).querySelector('use')?.getAttribute('href')?.replace(/.*#/, '');
    const { unmount } = setUp({ delivery: six });
    expect(sign('a')).toBe('clock');
    unmount();
    setUp({ orderType: 'P' });
    expect(sign('Coop at Indiranagar')).toBe('store');
  });

  it('LOC-35 have no title where there are none', () => {
    setUp({ delivery: [saved] });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('LOC-35 a place is chosen again with one tap', async () => {
    const { user, onChosen, sentTo } = setUp({ delivery: six });
    await user.click(row('b'));
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
    expect(onChosen.mock.calls[0]?.[0]).toMatchObject({ id: foundStore.id });
    expect(sentTo('selectAddressStore')).toHaveLength(1);
  });

  it('LOC-35 a restaurant is chosen for the order type of the page', async () => {
    const { user, onChosen, store } = setUp({ orderType: 'CURB' });
    await user.click(row('Coop at Indiranagar'));
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
    expect(selectLocation(store.getState())).toMatchObject({ storeId: '14052', orderType: 'CURB' });
  });

  it('LOC-21 LOC-35 one that nobody delivers to says so in its own row, until another is chosen', async () => {
    const replies: unknown[] = [refused({ code: '2.STORENA', displayMsg: 'Too far.' })];
    const { user, onChosen } = setUp({
      delivery: six,
      answers: { selectAddressStore: () => replies.shift() ?? countryReplies.selectAddressStore },
    });
    await user.click(row('b'));
    const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
    expect(await second?.findByText('Too far.')).toBeVisible();
    expect(first?.queryByText('Too far.')).toBeNull();
    expect(onChosen).not.toHaveBeenCalled();
    await user.click(row('a'));
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
    expect(screen.queryByText('Too far.')).toBeNull();
  });

  it('LOC-19 the one that was pressed last is looked up, and shows that it is', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const { user, onChosen } = setUp({
      delivery: six,
      answers: { selectAddressStore: () => new Promise((resolve) => answers.push(resolve)) },
    });
    const [a, b] = [row('a'), row('b')];
    await user.click(a);
    await user.click(a);
    expect(answers).toHaveLength(1);
    expect(a).toHaveAttribute('aria-busy', 'true');
    expect(b).not.toHaveAttribute('aria-busy');
    await user.click(b);
    expect(answers).toHaveLength(2);
    expect(a).not.toHaveAttribute('aria-busy');
    expect(b).toHaveAttribute('aria-busy', 'true');
    await act(async () => answers[0]?.(countryReplies.selectAddressStore));
    expect(onChosen).not.toHaveBeenCalled();
    await act(async () => answers[1]?.(countryReplies.selectAddressStore));
    expect(onChosen).toHaveBeenCalledOnce();
    expect(b).not.toHaveAttribute('aria-busy');
  });

  it('an answer that comes after the page was left leads nowhere', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { user, onChosen, unmount } = setUp({
      delivery: six,
      answers: { selectAddressStore: () => new Promise((resolve) => (answer = resolve)) },
    });
    await user.click(row('a'));
    unmount();
    await act(async () => answer(countryReplies.selectAddressStore));
    expect(onChosen).not.toHaveBeenCalled();
  });
});

describe('taking a place off the list', () => {
  it('LOC-35 says so in its row and offers to take it back, with the focus there; the list moves up', async () => {
    const { remove, rows, stored } = setUp({ delivery: six });
    await remove('b');
    expect(rows()).toEqual([said('a'), 'b is removed.', ...['c', 'd', 'e', 'f'].map(said)]);
    expect(screen.getByRole('status')).toHaveTextContent('b is removed.');
    expect(screen.getByRole('button', { name: 'Undo: b' })).toHaveFocus();
    expect(stored()).toEqual(['a', 'c', 'd', 'e', 'f']);
  });

  it('LOC-35 takes it back to where it stood, also among places that the list does not show', async () => {
    const { remove, undo, rows, stored } = setUp({
      delivery: [place('a'), saved, place('b'), place('c'), place('d')],
    });
    await remove('b');
    await undo('b');
    expect(rows()).toEqual(['a', 'b', 'c', 'd'].map(said));
    expect(stored()).toEqual(['a', 'saved', 'b', 'c', 'd']);
    expect(row('b')).toHaveFocus();
  });

  it('LOC-35 neither removing it nor taking it back scrolls the page', async () => {
    const { remove, undo } = setUp({ delivery: six });
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const ownFocus = () => focus.mock.calls.filter(([options]) => options !== undefined);
    await remove('b');
    expect(ownFocus()).toEqual([[{ preventScroll: true }]]);
    await undo('b');
    expect(ownFocus()).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  });

  it('LOC-35 only the last one can be taken back', async () => {
    const { remove, undo, rows } = setUp({ delivery: [place('a'), place('b'), place('c')] });
    await remove('a');
    await remove('b');
    expect(rows()).toEqual(['b is removed.', said('c')]);
    await undo('b');
    await remove('c');
    expect(rows()).toEqual([said('b'), 'c is removed.']);
  });

  it('LOC-35 a list whose only place was removed keeps the way back', async () => {
    const { remove, undo, rows } = setUp({ delivery: [place('a')] });
    await remove('a');
    expect(rows()).toEqual(['a is removed.']);
    await undo('a');
    expect(rows()).toEqual([said('a')]);
  });

  it('LOC-35 one that was chosen again meanwhile is there once', async () => {
    const { remove, rows, store } = setUp({ delivery: [place('a'), place('b')] });
    await remove('b');
    const choice = { latitude: 12.97, longitude: 77.64, title: 'b' };
    act(() => void store.dispatch(placeEntered({ choice, recent: place('b'), store: foundStore })));
    expect(rows()).toEqual(['b', 'a'].map(said));
  });

  it('LOC-35 what was removed from the deliveries does not stand among the restaurants', async () => {
    const { remove, rows, user } = setUp({ delivery: [place('a')] });
    await remove('a');
    await user.click(screen.getByRole('button', { name: 'Takeaway' }));
    expect(rows()).toEqual(['Coop at Indiranagar']);
  });
});
