// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appStarted } from '#src/store/startup-slice.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';
import { renderPlace } from './testing/render-place.tsx';
import { usePlacesReady } from './use-places-ready.ts';

/** Says each time that it is rendered whether the places are ready. */
function Page({ said }: { said: boolean[] }) {
  const isReady = usePlacesReady();
  said.push(isReady);
  return <p>{isReady ? 'ready' : 'not yet'}</p>;
}

function setUp() {
  const said: boolean[] = [];
  const { store } = renderPlace(<Page said={said} />, { path: '/', started: false });
  const isRestored = () => selectPlaces(store.getState()).restored;
  return { store, said, isRestored };
}

it('the places are read once the app has started, and not before', () => {
  const { store, isRestored } = setUp();
  expect(isRestored()).toBe(false);
  act(() => void store.dispatch(appStarted()));
  expect(isRestored()).toBe(true);
  expect(screen.getByText('ready')).toBeVisible();
});

it('the places are ready when the app has started and they were read, in whichever order', () => {
  const { store } = setUp();
  act(() => store.dispatch(openPlaces()));
  expect(screen.getByText('not yet')).toBeVisible();
  act(() => void store.dispatch(appStarted()));
  expect(screen.getByText('ready')).toBeVisible();
});

it('a page that is rendered between the start and the reading shows nothing of the places yet', () => {
  const { store, said, isRestored } = setUp();
  const restoredAt: boolean[] = [];
  store.subscribe(() => restoredAt.push(isRestored()));
  act(() => void store.dispatch(appStarted()));
  expect(restoredAt).toEqual([false, true]);
  expect(said).toEqual([false, false, true]);
});
