// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { refreshingWorld } from '#src/request/testing/refreshing-world.ts';
import { createRequestWorld, customer, endpoint } from '#src/request/testing/request-world.ts';
import type { PopupContent } from '#src/request/ports.ts';
import { PopupDialog } from './popup-dialog.tsx';

const orders = endpoint('GET', '/orders');
const validations = endpoint('POST', '/order-service/ve3/orders/validations');

/** A connection that is lost while an order is checked. */
async function connectionLost(): Promise<PopupContent | undefined> {
  const world = createRequestWorld({ script: { [validations.id]: 'network' } });
  await world.refusalOf(world.request.call(validations));
  return world.popups[0];
}

/** A customer whose session cannot be renewed. */
async function sessionEnded(): Promise<PopupContent | undefined> {
  const script = { 'POST /refreshtoken': { status: 401 }, 'GET /orders': { status: 401 } };
  const world = refreshingWorld(script, customer);
  await world.refusalOf(world.request.call(orders));
  return world.popups[0];
}

it.each([
  [
    'ERR-06 a call that is tried again',
    connectionLost,
    'Oops',
    'There seems to be network issue. Retrying ....',
  ],
  [
    'ERR-01 ERR-05 a session that ended',
    sessionEnded,
    'Oops!',
    'Looks like something went wrong, please retry. If you were logged in, please re-login to continue enjoying exclusive benefits & features',
  ],
])('%s has its dialog, with the texts to the letter', async (_, popup, header, text) => {
  const content = await popup();
  if (!content) throw new Error('There is no popup.');
  renderPlace(<PopupDialog content={content} />, { path: '/offers' });
  expect(screen.getByRole('dialog', { name: header })).toHaveAccessibleDescription(text);
  expect(screen.getByRole('button', { name: 'Ok' })).toBeVisible();
});
