// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { offline } from '#src/request/testing/answering.ts';
import { aPlace } from '../testing/country.ts';
import { renderPlace } from '../testing/render-place.tsx';
import { PlaceSearch } from './place-search.tsx';

afterEach(cleanup);

const suggestions = [
  { placeId: 'indiranagar', title: 'Indiranagar', subtitle: 'Bengaluru', kind: 'locality' },
  { placeId: 'indirapuram', title: 'Indirapuram', subtitle: 'Ghaziabad', kind: 'locality' },
];

const toMap = { href: '/mapScreen', label: 'Point it out on the map' };

function setUp(answers: Readonly<Record<string, unknown>> = {}, shared: string | null = null) {
  const clock = createFakeClock();
  const onChoose = vi.fn();
  const world = renderPlace(<PlaceSearch onChoose={onChoose} shared={shared} wayOn={toMap} />, {
    path: '/',
    clock,
    answers: {
      autocomplete: { status: 'SUCCESS', data: { suggestions } },
      geocodes: { status: 'SUCCESS', data: { place: aPlace } },
      ...answers,
    },
  });
  const box = screen.getByRole('combobox', { name: 'Search for your area, street or PIN code' });
  async function type(text: string) {
    await world.user.type(box, text);
    await clock.advance(250);
  }
  return { ...world, box, clock, onChoose, type };
}

describe('the search for places', () => {
  it('LOC-07 lists what the server finds, one call for the pause', async () => {
    const { type, box, sentTo } = setUp();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await type('indira');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 places found');
    expect(screen.queryByText(/We know no place/)).toBeNull();
    expect(sentTo('autocomplete')).toHaveLength(1);
  });

  it('LOC-07 takes 100 characters at the most, as the server does', () => {
    expect(setUp().box).toHaveAttribute('maxlength', '100');
  });

  it('LOC-07 lists what it finds for a place that another app shared, without a press', async () => {
    const { clock, box, user } = setUp({}, 'Indira');
    await clock.advance(250);
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(box).toHaveValue('Indira');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Indiranagar/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('LOC-07 gives the place of a suggestion that is tapped', async () => {
    const { type, user, onChoose } = setUp();
    await type('indira');
    await user.click(await screen.findByRole('option', { name: /Indirapuram/ }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(aPlace));
  });

  it('can be used with arrow keys and Enter', async () => {
    const { type, user, box, sentTo } = setUp();
    await type('indira');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /Indirapuram/ });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', second.id);
    expect(box).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(sentTo('geocodes')).toEqual([{ query: { placeId: 'indiranagar' } }]));
  });

  it('Enter alone takes the best match, Escape closes the list', async () => {
    const { type, user, box, sentTo } = setUp();
    await type('indira');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{ArrowDown}{Escape}{ArrowDown}{Enter}');
    await waitFor(() => expect(sentTo('geocodes')).toHaveLength(1));
  });

  it('Enter takes nothing that was found for what was typed before', async () => {
    let answerLate = (_: unknown) => {};
    const replies: unknown[] = [
      { status: 'SUCCESS', data: { suggestions } },
      new Promise((resolve) => (answerLate = resolve)),
    ];
    const { type, user, sentTo } = setUp({ autocomplete: () => replies.shift() });
    await type('indira');
    await screen.findAllByRole('option');
    await type('puram');
    await user.keyboard('{Enter}');
    expect(sentTo('geocodes')).toEqual([]);
    await act(async () => answerLate({ status: 'SUCCESS', data: { suggestions: suggestions.toReversed() } }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentTo('geocodes')).toEqual([{ query: { placeId: 'indirapuram' } }]));
  });

  it.each(['a finger', 'a key'])(
    'LOC-07 leaves the box when a place is chosen by %s, with the title of that place in it',
    async (by) => {
      const { type, user, box, sentTo, onChoose } = setUp();
      await type('indira');
      const option = await screen.findByRole('option', { name: /Indiranagar/ });
      if (by === 'a key') await user.keyboard('{Enter}');
      else await user.click(option);
      await waitFor(() => expect(onChoose).toHaveBeenCalled());
      expect(box).not.toHaveFocus();
      expect(box).toHaveValue(aPlace.title);
      expect(sentTo('autocomplete')).toHaveLength(1);

      // The focus is here, and the list contains only the chosen place.
      await user.tab();
      expect(box).toHaveFocus();
      expect(screen.getAllByRole('option')).toHaveLength(1);
      await user.tab();
      expect(screen.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    },
  );

  it('LOC-07 does not move the focus when the customer has left the box during the lookup', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const { type, user, onChoose } = setUp({ geocodes: () => late });
    await type('indira');
    await user.keyboard('{Enter}');
    await user.tab();
    const clear = screen.getByRole('button', { name: 'Clear the search' });
    expect(clear).toHaveFocus();
    await act(async () => answerLate({ status: 'SUCCESS', data: { place: aPlace } }));
    expect(onChoose).toHaveBeenCalled();
    expect(clear).toHaveFocus();
  });

  it('LOC-07 a late answer for an earlier text does not replace the chosen place', async () => {
    let answerLate = (_: unknown) => {};
    const replies: unknown[] = [
      { status: 'SUCCESS', data: { suggestions } },
      new Promise((resolve) => (answerLate = resolve)),
    ];
    const { type, user, box, onChoose } = setUp({ autocomplete: () => replies.shift() });
    await type('indira');
    await screen.findAllByRole('option');
    await type('p');
    await user.click(screen.getByRole('option', { name: /Indiranagar/ }));
    await waitFor(() => expect(onChoose).toHaveBeenCalled());
    await act(async () => answerLate({ status: 'SUCCESS', data: { suggestions } }));
    await user.click(box);
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('closes the list once a place is chosen', async () => {
    const { type, user, box, onChoose } = setUp();
    await type('indira');
    await user.click(await screen.findByRole('option', { name: /Indirapuram/ }));
    await waitFor(() => expect(onChoose).toHaveBeenCalled());
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives up a place that is being located when something else is typed', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const { type, user, onChoose } = setUp({ geocodes: () => late });
    await type('indira');
    await user.click(await screen.findByRole('option', { name: /Indirapuram/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await type('x');
    await act(async () => answerLate({ status: 'SUCCESS', data: { place: aPlace } }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('LOC-34 continues a search that was left before its answer', async () => {
    const { user, box, store, clock, unmount, request } = setUp();
    await user.type(box, 'indira');
    unmount();
    render(
      <Provider store={store}>
        <RequestProvider request={request}>
          <PlaceSearch onChoose={() => {}} />
        </RequestProvider>
      </Provider>,
    );
    await clock.advance(250);
    expect(await screen.findByText('2 places found')).toBeInTheDocument();
  });

  it.each([
    ['Indiranagar', 'No match for “12” in Indiranagar. Showing places there.'],
    [undefined, 'No match with “12”. Showing places for “indira”.'],
  ])('LOC-07 says above the list and to screen readers what it leaves out (%s)', async (around, message) => {
    const partly = { unmatched: '12', matched: 'indira', around };
    const replies: unknown[] = [
      { status: 'SUCCESS', data: { suggestions, partly } },
      { status: 'SUCCESS', data: { suggestions } },
    ];
    const { type } = setUp({ autocomplete: () => replies.shift() });
    await type('12 indira');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(`${message} 2 places found`);
    expect(screen.getByText(message)).toBeVisible();
    await type('n');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says when nothing was found', async () => {
    const { type } = setUp({ autocomplete: { status: 'SUCCESS', data: { suggestions: [] } } });
    await type('zzz');
    expect(
      await screen.findByRole('heading', { name: 'We know no place in India called “zzz”.' }),
    ).toBeVisible();
  });

  it('LOC-07 offers another way where nothing was found', async () => {
    const { type } = setUp({ autocomplete: { status: 'SUCCESS', data: { suggestions: [] } } });
    expect(screen.queryByRole('link')).toBeNull();
    await type('zzz');
    expect(await screen.findByRole('link', { name: 'Point it out on the map' })).toHaveAttribute(
      'href',
      '/mapScreen',
    );
  });

  it('LOC-07 does not suggest to try a PIN code when an unknown PIN code was typed', async () => {
    const { type, user, box } = setUp({ autocomplete: { status: 'SUCCESS', data: { suggestions: [] } } });
    await type('560999');
    expect(await screen.findByText('We do not know the PIN code 560999.')).toBeVisible();
    expect(screen.getByText('Try the name of your area, or point it out on the map.')).toBeVisible();
    await type('9');
    expect(await screen.findByText('We know no place in India called “5609999”.')).toBeVisible();
    expect(screen.getByText(/Check the spelling/)).toBeVisible();
    await user.clear(box);
    await type('sector 560999');
    expect(await screen.findByText('We know no place in India called “sector 560999”.')).toBeVisible();
  });

  it('keeps saying that nothing was found until the next answer, so that the page does not jump', async () => {
    const late = new Promise(() => {});
    const replies: unknown[] = [{ status: 'SUCCESS', data: { suggestions: [] } }, late];
    const { type } = setUp({ autocomplete: () => replies.shift() });
    await type('zzz');
    const none = await screen.findByText('We know no place in India called “zzz”.');
    await type('q');
    expect(screen.getByText('Looking for places')).toBeInTheDocument();
    expect(none).toBeVisible();
  });

  it('closes the list when the focus leaves the box, and opens it again', async () => {
    const { type, user, box } = setUp();
    await type('indira');
    await screen.findAllByRole('option');
    await user.click(document.body);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.click(box);
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  it('offers another try when the search fails', async () => {
    let works = false;
    const { type, user, clock } = setUp({
      autocomplete: () => (works ? { status: 'SUCCESS', data: { suggestions } } : offline),
    });
    await type('indira');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search did not work just now.');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.advance(250);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  it('says when the position of the suggestion is unknown, and offers another way', async () => {
    const { type, user, onChoose } = setUp({ geocodes: { status: 'FAILED' } });
    await type('indira');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find out where that is.');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('can be cleared', async () => {
    const { type, user, box } = setUp();
    await type('indira');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('option')).toBeNull();
  });
});
