// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { useAppNavigate } from './use-app-navigate.ts';

function Page() {
  const back = useNavigate();
  const navigate = useAppNavigate();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button onClick={() => navigate('/locationSelection')}>Push</button>
      <button onClick={() => navigate('/menu', { replace: true })}>Replace</button>
      <button onClick={() => void back(-1)}>Back</button>
    </>
  );
}

it('NAV-57 Back skips a page that was replaced, and returns to one that was left', () => {
  render(
    <Provider store={createTestStore().store}>
      <MemoryRouter initialEntries={['/']}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const page = () => screen.getByRole('status').textContent;
  press('Push');
  press('Replace');
  expect(page()).toBe('/menu');
  press('Back');
  expect(page()).toBe('/');
  press('Replace');
  press('Push');
  press('Back');
  expect(page()).toBe('/menu');
});
