// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flush } from '#src/request/testing/fake-clock.ts';
import { aPlace } from './testing/country.ts';
import { renderPlace } from './testing/render-place.tsx';
import { usePinPlace } from './use-pin-place.ts';

const atOnce = {
  now: () => 0,
  after: (_: number, run: () => void) => {
    run();
    return () => {};
  },
};

function MapPage() {
  const { found, moveTo } = usePinPlace(null);
  return (
    <>
      <button onClick={() => moveTo({ latitude: 12.9352, longitude: 77.6245 })}>South</button>
      <button onClick={() => moveTo({ latitude: 13.0352, longitude: 77.6245 })}>North</button>
      <p>{found.kind === 'found' ? found.place.title : found.kind}</p>
    </>
  );
}

/** A map whose pin stands in the south first and then in the north, and the server has not answered yet. */
async function movedTwice() {
  const answers: ((title: string) => Promise<void>)[] = [];
  const geocode = () =>
    new Promise((resolve) =>
      answers.push((title) =>
        act(async () => {
          resolve({ status: 'SUCCESS', data: { place: { ...aPlace, title } } });
          await flush();
        }),
      ),
    );
  const view = renderPlace(<MapPage />, { path: '/', clock: atOnce, answers: { geocode } });
  const move = async (to: string) => {
    const asked = answers.length;
    await view.user.click(screen.getByRole('button', { name: to }));
    await waitFor(() => expect(answers).toHaveLength(asked + 1));
  };
  const stopped = () => view.sentTo('geocode').map((options) => options?.signal?.aborted);
  await move('South');
  expect(stopped()).toEqual([false]);
  await move('North');
  return { ...view, answers, stopped };
}

it('LOC-09 a lookup for a place that the pin has left is stopped, and so is one of a page that was left', async () => {
  const { stopped, unmount } = await movedTwice();
  expect(stopped()).toEqual([true, false]);
  unmount();
  expect(stopped()).toEqual([true, true]);
});

it('LOC-09 a late answer for a place that the pin has left takes away nothing of the new one', async () => {
  const { answers } = await movedTwice();
  await answers[1]?.('Hebbal');
  expect(screen.getByText('Hebbal')).toBeVisible();
  await answers[0]?.('Koramangala');
  expect(screen.getByText('Hebbal')).toBeVisible();
});
