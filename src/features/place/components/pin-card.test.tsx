// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PinPlace } from '../pin-place.ts';
import { aPlace } from '../testing/country.ts';
import { PinCard } from './pin-card.tsx';

type Props = Parameters<typeof PinCard>[0];

const pin = { latitude: 12.935_212_3, longitude: 77.624_5 };
const list = 'Choose city and area from a list';

/** The card for a place under the pin: its buttons with whether they can be pressed, and whether it leads to the lists. */
function cardFor(found: PinPlace, more: Partial<Props> = {}) {
  const spies = { onDeliver: vi.fn(), onAddress: vi.fn(), onLocate: vi.fn(), onRetry: vi.fn() };
  const props: Props = {
    found,
    position: pin,
    asksForPoint: false,
    busy: false,
    refusal: null,
    listHref: '/lists',
    ...spies,
    ...more,
  };
  const view = render(<PinCard {...props} />);
  const buttons = () =>
    screen
      .queryAllByRole('button')
      .map((button) =>
        button.getAttribute('aria-busy') === 'true' || button.hasAttribute('disabled')
          ? `(${button.firstElementChild?.textContent ?? ''})`
          : button.textContent,
      );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const show = (next: PinPlace) => view.rerender(<PinCard {...props} found={next} />);
  return { ...view, ...spies, buttons, press, show, hasList: () => screen.queryByRole('link') !== null };
}

const found = { kind: 'found', place: aPlace } as const;

describe('the card of the pin', () => {
  it('LOC-09 asks to move the map, and offers the own position and the lists', async () => {
    const { buttons, hasList, press, onLocate } = cardFor({ kind: 'idle' }, { position: null });
    expect(screen.getByText('Move the map until the pin stands on your door.')).toBeVisible();
    expect([buttons(), hasList()]).toEqual([['Use my current location'], true]);
    expect(screen.getByRole('link', { name: list })).toHaveAttribute('href', '/lists');
    await press('Use my current location');
    expect(onLocate).toHaveBeenCalledOnce();
  });

  it.each([
    ['idle', {}],
    ['outside', {}],
    ['found', { refusal: 'Too far.' }],
  ] as const)('EXP-26 leads to no lists where there are none: %s', (kind, more) => {
    const place = kind === 'found' ? found : { kind };
    const { hasList } = cardFor(place, { ...more, listHref: null });
    expect(hasList()).toBe(false);
  });

  it('LOC-09 says what is under the pin, to deliver there or to add the address', async () => {
    const { buttons, hasList, press, onDeliver, onAddress } = cardFor(found);
    expect(screen.getByText(aPlace.title)).toBeVisible();
    expect(screen.getByText(aPlace.subtitle)).toBeVisible();
    expect(screen.queryByText(/Move the map|Finding out/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([buttons(), hasList()]).toEqual([['Deliver here', 'Add house number and floor'], false]);
    await press('Deliver here');
    expect(onDeliver).toHaveBeenCalledExactlyOnceWith(aPlace);
    expect(onAddress).not.toHaveBeenCalled();
    await press('Add house number and floor');
    expect(onAddress).toHaveBeenCalledExactlyOnceWith(aPlace);
  });

  it('LOC-09 a store is looked up once at a time', () => {
    expect(cardFor(found, { busy: true }).buttons()).toEqual([
      '(Deliver here)',
      'Add house number and floor',
    ]);
  });

  it('NAV-17 the form that asks for a point gets it, and no order begins', async () => {
    const { buttons, press, onAddress, onDeliver } = cardFor(found, { asksForPoint: true });
    expect(buttons()).toEqual(['Use this point']);
    await press('Use this point');
    expect(onAddress).toHaveBeenCalledExactlyOnceWith(aPlace);
    expect(onDeliver).not.toHaveBeenCalled();
  });

  it('LOC-09 while it finds out, it has the buttons that come, which do nothing yet', async () => {
    const { buttons, press, onDeliver, onAddress, unmount } = cardFor({ kind: 'looking' });
    expect(screen.getByText('Finding out what is here')).toBeInTheDocument();
    expect(buttons()).toEqual(['(Deliver here)', '(Add house number and floor)']);
    await press('Add house number and floor');
    expect([onDeliver, onAddress].some((spy) => spy.mock.calls.length > 0)).toBe(false);
    unmount();
    expect(cardFor({ kind: 'looking' }, { asksForPoint: true }).buttons()).toEqual(['(Use this point)']);
  });

  it('LOC-42 outside India there is nothing to press but the lists', () => {
    const { buttons, hasList } = cardFor({ kind: 'outside' });
    expect(screen.getByText('The pin is outside India')).toBeVisible();
    expect(screen.getByText(/We deliver in India alone/)).toBeVisible();
    expect([buttons(), hasList()]).toEqual([[], true]);
  });

  it('LOC-21 a refusal stands beside the place, and leads to the lists', () => {
    const { hasList, buttons } = cardFor(found, { refusal: 'Too far.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Too far.');
    expect([buttons(), hasList()]).toEqual([['Deliver here', 'Add house number and floor'], true]);
  });
});

describe('a point of which nothing is known', () => {
  const failed = { kind: 'failed' } as const;

  it('LOC-09 can be asked for again, or be given an address by hand', async () => {
    const { buttons, hasList, press, onRetry, onAddress } = cardFor(failed);
    expect(screen.getByText('We could not find out what is here')).toBeVisible();
    expect([buttons(), hasList()]).toEqual([['Try again', 'Add house number and floor'], false]);
    await press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
    await press('Add house number and floor');
    expect(onAddress).toHaveBeenCalledExactlyOnceWith({
      ...pin,
      placeId: 'pin:12.93521,77.62450',
      title: '',
      subtitle: '',
      city: '',
      city_region: '',
      area_level0: 'India',
      area_level1: '',
      area_level2: '',
    });
  });

  it('NAV-17 is given to the form that asked for it', async () => {
    const { buttons, press, onAddress } = cardFor(failed, { asksForPoint: true });
    expect(buttons()).toEqual(['Try again', 'Use this point']);
    await press('Use this point');
    expect(onAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(pin));
  });
});

describe('the focus after the own position was asked for', () => {
  it('LOC-09 is on the heading when the button is gone, once', async () => {
    const { press, show } = cardFor({ kind: 'idle' });
    await press('Use my current location');
    show({ kind: 'looking' });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    heading.blur();
    show({ kind: 'idle' });
    show({ kind: 'looking' });
    expect(heading).not.toHaveFocus();
  });

  it('LOC-09 goes to the heading without scrolling the page', async () => {
    const { press, show } = cardFor({ kind: 'idle' });
    await press('Use my current location');
    const focus = vi.spyOn(screen.getByRole('heading', { level: 1 }), 'focus');
    show({ kind: 'looking' });
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('LOC-09 stays where it is when the customer moves the map, or has gone on', async () => {
    const { press, show, unmount } = cardFor({ kind: 'idle' });
    show({ kind: 'looking' });
    expect(document.body).toHaveFocus();
    unmount();
    const other = cardFor({ kind: 'idle' });
    await press('Use my current location');
    const link = screen.getByRole('link', { name: list });
    link.focus();
    other.show({ kind: 'outside' });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  });
});
