// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushWords } from '#src/features/push/push-words.ts';
import { renderTrack, reply } from '../testing/render-track.tsx';
import { mapPath, trackedAt } from '../testing/tracked-fixture.ts';

const offer = () => screen.queryByRole('switch', { name: pushWords.label });
const getPushState = reply({ publicKey: 'AQID', isOn: false });

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('offers messages about an order below its stages, once these have come', async () => {
  let give: (answer: unknown) => void = () => {};
  const tracked = new Promise((resolve) => (give = resolve));
  await renderTrack(mapPath, { getTrackedOrder: () => tracked, getPushState });
  expect(screen.getByRole('heading', { name: 'Track your order' })).toBeVisible();
  expect(offer()).toBeNull();
  await act(async () => give(reply(trackedAt(2))));
  const stages = await screen.findByRole('list', { name: 'Stages of the order' });
  const found = await screen.findByRole('switch', { name: pushWords.label });
  await waitFor(() => expect(found).toBeEnabled());
  expect(found).not.toBeChecked();
  expect(stages.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('offers messages about orders where none is on its way too', async () => {
  await renderTrack('/track', { getPushState });
  expect(await screen.findByText('No order on its way')).toBeVisible();
  expect(await screen.findByRole('switch', { name: pushWords.label })).toBeVisible();
});
