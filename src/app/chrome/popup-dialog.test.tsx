// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
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

it('LOC-21 the alternative leads on to the page that the customer came from', async () => {
  const view = renderPlace(<PopupDialog content={{ ...content, wayOn }} />, {
    path: '/locationSelection?redirectUrl=%2Fcart',
  });
  await view.user.click(screen.getByRole('link', { name: 'Takeaway instead' }));
  expect(view.address()).toBe('/selectRestaurant?deliveryType=P&redirectUrl=%2Fcart');
});

it('MIN-10 a session that ended in Paytm says so, with the way out of the app and no login', async () => {
  const call = vi.fn();
  vi.stubGlobal('JSBridge', { call });
  const text = 'You have been logged out. Please exit.';
  const { user } = renderPlace(
    <PopupDialog content={{ kind: 'session', header: 'Oops!', text, button: 'Ok' }} />,
    { path: '/offers', events: [visitBegan({ utm: {}, partner: 'PAYTM' })] },
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(text);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Exit' }));
  expect(call).toHaveBeenCalledWith('popWindow', {}, expect.any(Function));
  vi.unstubAllGlobals();
});

it('MIN-10 on the web, and where the app has no call for it, there is no way out of it', () => {
  const content = { kind: 'session', header: 'Oops!', text: 'x', button: 'Ok' } as const;
  renderPlace(<PopupDialog content={content} />, { path: '/offers' });
  expect(screen.queryByRole('button', { name: 'Exit' })).toBeNull();
});

it('ERR-01 has one button when the message has no link', () => {
  renderPlace(<PopupDialog content={content} />, { path: '/offers' });
  expect(screen.queryByRole('link')).toBeNull();
});
