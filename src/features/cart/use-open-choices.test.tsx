// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { useOpenChoices } from './use-open-choices.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const open = useOpenChoices();
  const { pathname, search, state } = useLocation();
  return (
    <button type="button" onClick={() => open({ productId: 'SID1', line: 'SID1/large' })}>
      {pathname + search} {JSON.stringify(state)}
    </button>
  );
}

function openOn(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  render(
    <Provider store={createTestStore().store}>
      <MemoryRouter initialEntries={['/menu/sides?search=fries']}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  const button = screen.getByRole('button');
  act(() => button.click());
  return button.textContent;
}

it('NAV-11 the choices are a page of their own on a phone', () => {
  expect(openOn(false)).toBe('/customise?productId=SID1&line=SID1%2Flarge null');
});

it('NAV-11 the choices are a dialog on a wide screen, and the page below it stays where it is', () => {
  expect(openOn(true)).toBe('/menu/sides?search=fries&customise=SID1&line=SID1%2Flarge {"keepScroll":true}');
});
