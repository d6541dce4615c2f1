// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '#src/request/testing/answering.ts';
import { renderTrack, reply } from '../testing/render-track.tsx';
import { trackedAt } from '../testing/tracked-fixture.ts';

it('ORD-13 CON-16 an order whose time of arrival nobody has told yet is promised in 45 minutes', async () => {
  await renderTrack('/track?orderHistoryId=order-1', {
    getTrackedOrder: reply(trackedAt(1, { dynamicETA: undefined })),
    getDynamicEta: offline,
  });
  expect(screen.getByText('45 minutes')).toBeVisible();
  expect(screen.queryByText(/^Expected by/)).toBeNull();
});
