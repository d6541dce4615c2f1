// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { popupRequested, selectPopup } from '#src/store/popup-slice.ts';
import { PopupDialog } from './popup-dialog.tsx';

const content = { kind: 'error', header: 'Not here yet', text: 'Pick it up.', button: 'Choose' } as const;
const wayOn = { label: 'Takeaway instead', href: '/selectRestaurant?deliveryType=P' };

it('LOC-21 links to the alternative, and closes when it is followed', async () => {
  const view = renderPlace(<PopupDialog content={{ ...content, wayOn }} />, {
    path: '/locationSelection',
    events: [popupRequested({ ...content, wayOn })],
  });
  expect(screen.getByRole('button', { name: 'Choose' })).toBeVisible();
  await view.user.click(screen.getByRole('link', { name: 'Takeaway instead' }));
  expect(view.address()).toBe('/selectRestaurant?deliveryType=P');
  expect(selectPopup(view.store.getState())).toBeNull();
});

it('ERR-01 has one button when the message has no link', () => {
  renderPlace(<PopupDialog content={content} />, { path: '/offers' });
  expect(screen.queryByRole('link')).toBeNull();
});
