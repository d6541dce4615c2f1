// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTrack, reply } from '../testing/render-track.tsx';
import { trackedAt } from '../testing/tracked-fixture.ts';

it.each([
  ['2026-11-23T14:10:00.000Z', /^Expected by 7:40\spm$/],
  // Midnight in India is half past six in the evening of UTC.
  ['2026-11-23T18:30:00.000Z', /^Expected by Tue, 24 Nov, 12:00\sam$/],
  ['2026-11-25T14:10:00.000Z', /^Expected by Wed, 25 Nov, 7:40\spm$/],
])(
  'ORD-13 ORD-36 an order that comes at %s names the day where it is not today',
  async (expectedAt, text) => {
    // Of the order of somebody else nothing is told of its train, nor that it was for later.
    const order = trackedAt(1, {
      order: { deliveryType: 'IRCTC' },
      dynamicETA: { label: 'NA', expectedAt, isLate: false },
    });
    const { user } = await renderTrack('/track', { trackOtherOrder: reply(order) });
    await user.type(screen.getByRole('textbox', { name: 'Order number' }), '100777');
    await user.type(screen.getByRole('textbox', { name: /Mobile number of the order/ }), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Track' }));
    expect(await screen.findByText(text)).toBeVisible();
  },
);
