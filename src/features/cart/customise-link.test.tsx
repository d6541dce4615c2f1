// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { CustomiseLink } from './customise-link.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

// The choices are a dialog on a wide screen.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

/** Presses the link, and says where that led, and whether the browser follows it too. */
function press(init: MouseEventInit = {}, onClick?: () => void) {
  render(
    <Provider store={createTestStore().store}>
      <MemoryRouter initialEntries={['/menu']}>
        <CustomiseLink target={{ productId: 'PIZ1' }} {...(onClick && { onClick })}>
          Choose
        </CustomiseLink>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  const link = screen.getByRole('link', { name: 'Choose' });
  expect(link).toHaveAttribute('href', '/customise?productId=PIZ1');
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  return { address: screen.getByRole('status').textContent, isFollowed: !click.defaultPrevented };
}

it('NAV-11 opens the choices over the page that it is on', () => {
  expect(press()).toEqual({ address: '/menu?customise=PIZ1', isFollowed: false });
});

it('leaves a press for another tab to the browser', () => {
  expect(press({ ctrlKey: true })).toEqual({ address: '/menu', isFollowed: true });
});

it('tells who asks of each press', () => {
  const onClick = vi.fn<() => void>();
  press({}, onClick);
  expect(onClick).toHaveBeenCalledOnce();
});
