// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { useMenuSearch } from './use-menu-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page() {
  const { text, setText } = useMenuSearch();
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/menu">Menu</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function open() {
  const { address } = renderWithMenu(<Page />, { path: '/menu' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  return {
    address,
    text: () => field.value,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    pause: () => act(() => void vi.advanceTimersByTime(constants.menu.searchDelayMs)),
    tap: (name: string) => fireEvent.click(screen.getByText(name)),
  };
}

it('NAV-53 coming back finds the search as it was, in the field and in the address', () => {
  const page = open();
  page.type('pizza');
  page.pause();
  expect(page.address()).toBe('/menu?search=pizza');
  page.tap('Menu');
  expect(page.text()).toBe('');
  page.tap('Back');
  expect(page.text()).toBe('pizza');
  page.pause();
  expect(page.address()).toBe('/menu?search=pizza');
});

it('writes the search into the address once typing has paused for 300 ms', () => {
  const page = open();
  page.type('pizza');
  act(() => void vi.advanceTimersByTime(299));
  expect(page.address()).toBe('/menu');
  act(() => void vi.advanceTimersByTime(1));
  expect(page.address()).toBe('/menu?search=pizza');
});

it('keeps letters that are typed while the address is being updated', () => {
  const page = open();
  page.type('piz');
  act(() => {
    vi.advanceTimersByTime(constants.menu.searchDelayMs);
    page.type('pizza');
  });
  expect(page.text()).toBe('pizza');
  page.pause();
  expect(page.address()).toBe('/menu?search=pizza');
});
