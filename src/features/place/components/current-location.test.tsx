// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectPlaces } from '../place-slice.ts';
import { aPlace } from '../testing/country.ts';
import { renderPlace } from '../testing/render-place.tsx';
import { CurrentLocation } from './current-location.tsx';

afterEach(cleanup);

type Answer = 'found' | 'silent' | 1 | 2 | 3;
type Told = (...told: unknown[]) => void;

const aWay = (onFound: Told) => (
  <CurrentLocation onFound={onFound} otherWays={<a href="/mapScreen">Map</a>} />
);

/** A page on which the customer can change the order type meanwhile. */
function Page({ onFound }: { onFound: Told }) {
  const [orderType, setOrderType] = useState('D');
  return (
    <>
      <button onClick={() => setOrderType('P')}>Takeaway</button>
      <CurrentLocation onFound={(place) => onFound(orderType, place)} />
    </>
  );
}

function setUp(answer: Answer, answers: Readonly<Record<string, unknown>> = {}, page = aWay) {
  const getCurrentPosition = vi.fn((found: (at: unknown) => void, fail: (error: unknown) => void) => {
    if (answer === 'found') found({ coords: { latitude: 12.97, longitude: 77.64 } });
    else if (answer !== 'silent') fail({ code: answer });
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const onFound = vi.fn<Told>();
  const world = renderPlace(page(onFound), {
    path: '/',
    answers: { geocode: { status: 'SUCCESS', data: { place: aPlace } }, ...answers },
  });
  const ask = () => world.user.click(screen.getByRole('button', { name: /Use my current location/ }));
  return { ...world, ask, onFound, getCurrentPosition };
}

describe('the current location', () => {
  it('LOC-08 gives the place that was found', async () => {
    const { ask, onFound } = setUp('found');
    await ask();
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(aPlace));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [1, /Location is blocked for this site/],
    [2, /We could not auto detect your location, please select your location manually\./],
    [3, /We could not auto detect your location, please select your location manually\./],
  ] as const)(
    'LOC-25 ERR-09 ERR-10 a device that fails with %d leads to a choice by hand',
    async (code, text) => {
      const { ask, user, onFound } = setUp(code);
      await ask();
      const dialog = await screen.findByRole('dialog', { name: 'Where are you?' });
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('link', { name: 'Map' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Choose it myself' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(onFound).not.toHaveBeenCalled();
    },
  );

  it('LOC-25 a timeout can be tried again, a denial cannot', async () => {
    const late = setUp(3);
    await late.ask();
    await late.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(late.getCurrentPosition).toHaveBeenCalledTimes(2));
    late.unmount();
    const denied = setUp(1);
    await denied.ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(/To allow it again/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    [1, { isBlocked: true, canRetry: false }],
    [2, { isBlocked: false, canRetry: true }],
    [3, { isBlocked: false, canRetry: true }],
  ] as const)(
    'LOC-25 ERR-10 only who has blocked it sees so, in a picture as well, and how to allow it: %d',
    async (code, { isBlocked, canRetry }) => {
      const { ask } = setUp(code);
      await ask();
      const said = (await screen.findByRole('alert')).textContent;
      expect(said.includes('To allow it again')).toBe(isBlocked);
      expect(document.querySelector('img[src*="scene-location-blocked"]') !== null).toBe(isBlocked);
      expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    },
  );

  it('LOC-08 names the way and why to take it as two parts', () => {
    setUp('silent');
    expect(screen.getByRole('button', { name: 'Use my current location The quickest way' })).toBeVisible();
  });

  it('LOC-08 gives the place to the page as it is by then, not as it was when the device was asked', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const { ask, onFound } = setUp('found', { geocode: () => late }, (told) => <Page onFound={told} />);
    await ask();
    await screen.findByRole('dialog', { name: 'Finding out where you are' });
    fireEvent.click(screen.getByText('Takeaway'));
    await act(async () => answerLate({ status: 'SUCCESS', data: { place: aPlace } }));
    await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('P', aPlace));
  });

  it('LOC-25 an answer after the customer has turned to another way changes no place', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const { ask, user, onFound, store } = setUp('found', { geocode: () => late });
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Choose it myself' }));
    await act(async () => answerLate({ status: 'SUCCESS', data: { place: aPlace } }));
    expect(selectPlaces(store.getState())).toMatchObject({ place: null, detectedPlace: aPlace });
    expect(onFound).not.toHaveBeenCalled();
  });

  it('LOC-25 a customer who does not want to wait chooses by hand', async () => {
    const { ask, user } = setUp('silent');
    await ask();
    const dialog = await screen.findByRole('dialog', { name: 'Finding out where you are' });
    await user.click(screen.getByRole('button', { name: 'Choose it myself' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('LOC-25 an answer for a page that was left is dropped', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const { ask, onFound, unmount } = setUp('found', { geocode: () => late });
    await ask();
    await screen.findByRole('dialog', { name: 'Finding out where you are' });
    unmount();
    await act(async () => answerLate({ status: 'SUCCESS', data: { place: aPlace } }));
    expect(onFound).not.toHaveBeenCalled();
  });

  it('LOC-42 says when the position is outside India', async () => {
    const { ask } = setUp('found', { geocode: { status: 'FAILED', errors: [] } });
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find you in India.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('LOC-25 offers no search where the page has none, and waits for one answer at a time', async () => {
    const { ask, user, getCurrentPosition } = setUp(2);
    await ask();
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /Search by area/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose it myself' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /Use my current location/ })).toHaveFocus();
    expect(getCurrentPosition).toHaveBeenCalledOnce();
  });

  it('LOC-25 an answer that comes after the customer has turned away is dropped', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const { ask, user, onFound } = setUp('found', { geocode: () => late });
    await ask();
    await screen.findByRole('dialog', { name: 'Finding out where you are' });
    await user.click(screen.getByRole('button', { name: 'Choose it myself' }));
    await act(async () => answerLate({ status: 'SUCCESS', data: { place: aPlace } }));
    expect(onFound).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog', { name: 'Where are you?' })).toBeNull();
  });

  it('LOC-25 of two questions the answer of the first one is dropped', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const { ask, user, onFound } = setUp('found', {
      geocode: () => new Promise((resolve) => answers.push(resolve)),
    });
    const waits = () => screen.findByRole('dialog', { name: 'Finding out where you are' });
    await ask();
    await waits();
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Choose it myself' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ask();
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[0]?.({ status: 'FAILED', errors: [] }));
    expect(await waits()).toBeVisible();
    const second = { ...aPlace, title: 'Second' };
    await act(async () => answers[1]?.({ status: 'SUCCESS', data: { place: second } }));
    await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(second));
  });
});
