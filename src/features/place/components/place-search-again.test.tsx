// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { locationTyped, suggestionsReceived } from '../place-slice.ts';
import { aPlace } from '../testing/country.ts';
import { renderPlace } from '../testing/render-place.tsx';
import { PlaceSearch } from './place-search.tsx';

const area = {
  placeId: 'indiranagar',
  title: 'Indiranagar',
  subtitle: 'Bengaluru',
  kind: 'locality',
} as const;
const restaurant = { ...area, placeId: 'store-14052', title: 'Coop at Indiranagar', kind: 'store' } as const;
const suggestions = [area, restaurant];

interface Before {
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly shared?: string;
  /** What happened before the box was shown. */
  readonly events?: readonly UnknownAction[];
}

function setUp({ answers = {}, shared, events = [] }: Before = {}) {
  const clock = createFakeClock();
  const onChoose = vi.fn();
  const world = renderPlace(<PlaceSearch onChoose={onChoose} shared={shared ?? null} />, {
    path: '/',
    clock,
    events,
    answers: {
      autocomplete: { status: 'SUCCESS', data: { suggestions } },
      geocodes: { status: 'SUCCESS', data: { place: aPlace } },
      ...answers,
    },
  });
  const box = screen.getByRole('combobox');
  async function type(text: string) {
    await world.user.type(box, text);
    await clock.advance(250);
  }
  return { ...world, box, clock, onChoose, type };
}

describe('a search box that appears', () => {
  it('LOC-07 leaves the focus where it is, and is the first stop of the Tab key', async () => {
    const { box, user } = setUp();
    expect(box).not.toHaveFocus();
    await user.tab();
    expect(box).toHaveFocus();
  });

  it('LOC-34 goes on with the search that was left, and not with a place that another app had shared', async () => {
    const { box, clock, sentTo } = setUp({ shared: 'Indira', events: [locationTyped('hsr')] });
    await clock.advance(250);
    expect(box).toHaveValue('hsr');
    expect(sentTo('autocomplete')).toMatchObject([{ query: { query: 'hsr' } }]);
  });

  it('LOC-34 offers what was found before, without asking again', async () => {
    const { box, clock, user, sentTo, onChoose } = setUp({
      events: [locationTyped('indira'), suggestionsReceived({ suggestions })],
    });
    await clock.advance(250);
    await user.click(box);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sentTo('autocomplete')).toEqual([]);
    await user.click(screen.getByRole('option', { name: /Coop at Indiranagar/ }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(aPlace));
  });
});

describe('a search box that is left', () => {
  it('LOC-07 asks for nothing any more', async () => {
    const { box, user, clock, sentTo, unmount } = setUp();
    await user.type(box, 'indira');
    unmount();
    await clock.advance(250);
    expect(sentTo('autocomplete')).toEqual([]);
  });

  it('LOC-07 stops the request that is under way', async () => {
    const { type, sentTo, unmount } = setUp({ answers: { autocomplete: () => new Promise(() => {}) } });
    await type('indira');
    const stopped = () => sentTo('autocomplete').map((options) => options?.signal?.aborted);
    expect(stopped()).toEqual([false]);
    unmount();
    expect(stopped()).toEqual([true]);
  });
});

describe('what a search finds', () => {
  it('LOC-07 tells a restaurant from an area by its sign', async () => {
    const { type } = setUp();
    await type('indira');
    const signs = (await screen.findAllByRole('option')).map((option) =>
      option.querySelector('use')?.getAttribute('href')?.replace(/.*#/, ''),
    );
    expect(signs).toEqual(['location', 'store']);
  });

  it.each([
    ['Second Stage', 'Second Stage'],
    ['', 'Coop at Indiranagar'],
  ])('LOC-07 a chosen place with the title “%s” stands in the box as “%s”', async (title, shown) => {
    const place = { ...aPlace, title };
    const { type, user, box, onChoose } = setUp({
      answers: { geocodes: { status: 'SUCCESS', data: { place } } },
    });
    await type('indira');
    await user.click(await screen.findByRole('option', { name: /Coop at Indiranagar/ }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(place));
    expect(box).toHaveValue(shown);
  });

  it.each([
    ['zzz ', 'We know no place in India called “zzz”.'],
    ['560999 ', 'We do not know the PIN code 560999.'],
  ])('LOC-07 nothing for “%s” is said without the spaces around it', async (text, said) => {
    const { type, container } = setUp({
      answers: { autocomplete: { status: 'SUCCESS', data: { suggestions: [] } } },
    });
    await type(text);
    expect(await within(container).findByRole('heading', { name: said })).toBeVisible();
  });
});
