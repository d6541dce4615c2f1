// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { canGoBack } from './can-go-back.ts';
import { useAppNavigate } from './use-app-navigate.ts';

function Page() {
  const navigate = useAppNavigate();
  return (
    <>
      <button onClick={() => navigate('/menu')}>Push</button>
      <button onClick={() => navigate('/cart', { replace: true })}>Replace</button>
    </>
  );
}

it('NAV-57 the first page of a visit has no page before it, also when another one has replaced it', () => {
  window.history.replaceState(null, '', '/selectRestaurant');
  expect(canGoBack()).toBe(false);
  render(
    <Provider store={createTestStore().store}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </Provider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(canGoBack()).toBe(false);
  press('Replace');
  expect(canGoBack()).toBe(false);
  press('Push');
  expect(canGoBack()).toBe(true);
  press('Replace');
  expect(canGoBack()).toBe(true);
});
