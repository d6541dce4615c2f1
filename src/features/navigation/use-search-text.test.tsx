// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Clock } from '#src/request/ports.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { useEarlyTyping } from '#src/ui/use-early-typing.ts';
import { useAppNavigate } from './use-app-navigate.ts';
import { useSearchText } from './use-search-text.ts';

const delayMs = 300;

function List() {
  const { text, setText, asked, leave } = useSearchText({
    hrefFor: (search) => (search === '' ? '/list' : `/list?search=${search}`),
    delayMs,
  });
  const box = useEarlyTyping(text, setText);
  const navigate = useAppNavigate();
  return (
    <>
      <input
        ref={box}
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
      />
      <output>{asked}</output>
      <button type="button" onClick={() => navigate('/list?search=chai')}>
        Chai
      </button>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => navigate('/list?view=map', { replace: true })}
      >
        Map
      </button>
    </>
  );
}

function Frame() {
  const go = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => void go(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void go(1)}>
        Forward
      </button>
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

/** A page whose code is still loading: until it is loaded the page before it stays. */
let codeComes = () => {};
let code = Promise.resolve();
beforeEach(() => {
  code = new Promise((resolve) => (codeComes = resolve));
});
function LatePage() {
  use(code);
  return <h1>Late page</h1>;
}

function page(clock: Clock, entries: string[]) {
  return (
    <Provider store={createTestStore({ clock }).store}>
      <MemoryRouter initialEntries={entries}>
        <Frame />
        <Suspense>
          <Routes>
            <Route path="/list" element={<List />} />
            <Route path="/late" element={<LatePage />} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </Provider>
  );
}

function open(...entries: string[]) {
  const clock = createFakeClock();
  render(page(clock, entries));
  const user = userEvent.setup();
  return {
    user,
    field: () => screen.getByRole('textbox', { name: 'Search' }),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    address: () => screen.getByTestId('address').textContent,
    advance: (ms: number) => act(() => clock.advance(ms)),
    pending: clock.pending,
  };
}

it('shows what is typed at once, and writes it into the address when the typing pauses', async () => {
  const { user, field, address, advance, pending } = open('/list');
  await user.type(field(), 'pan');
  await advance(delayMs - 1);
  await user.type(field(), 'eer');
  await advance(delayMs - 1);
  expect(address()).toBe('/list');
  await advance(1);
  expect(address()).toBe('/list?search=paneer');
  expect(field()).toHaveValue('paneer');
  expect(pending()).toBe(0);
});

it('keeps what is typed in the middle where it is, before and after the address has it', async () => {
  const { user, field, advance } = open('/list?search=bcd');
  await user.type(field(), 'x', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await advance(delayMs);
  await user.keyboard('y');
  expect(field()).toHaveValue('xybcd');
});

it('is in the address as soon as the field is left', async () => {
  const { user, field, address } = open('/list');
  await user.type(field(), 'dal');
  await user.tab();
  expect(address()).toBe('/list?search=dal');
});

it('NAV-57 Back and Forward set the field to what was searched for there, typed or not', async () => {
  const { user, field, press, advance } = open('/list');
  await user.type(field(), 'dal');
  await advance(delayMs);
  await press('Chai');
  expect(field()).toHaveValue('chai');
  await user.clear(field());
  await user.type(field(), 'lassi');
  await press('Back');
  expect(field()).toHaveValue('dal');
  await press('Forward');
  expect(field()).toHaveValue('chai');
});

it('writes nothing into the address after Back', async () => {
  const { user, field, press, address, advance, pending } = open('/', '/list');
  await user.type(field(), 'dal');
  await press('Back');
  await advance(delayMs);
  expect(address()).toBe('/');
  expect(pending()).toBe(0);
});

it('writes nothing into the address of a page that is still loading', async () => {
  const { user, field, address, advance } = open('/late', '/list');
  await user.type(field(), 'dal');
  // An async act: a component that suspends in a synchronous one is never rendered again.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back' })));
  expect(field()).toHaveValue('dal');
  await advance(delayMs);
  await act(async () => codeComes());
  expect(await screen.findByRole('heading', { name: 'Late page' })).toBeVisible();
  expect(address()).toBe('/late');
});

it('keeps newer text when the address changes for another reason', async () => {
  const { user, field, press, address, advance } = open('/list');
  await user.type(field(), 'dal');
  await press('Map');
  expect(address()).toBe('/list?view=map');
  expect(field()).toHaveValue('dal');
  await advance(delayMs);
  expect(address()).toBe('/list?search=dal');
});

it('searches for what was typed before the app started', async () => {
  const clock = createFakeClock();
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(page(clock, ['/list']));
  const field = within(sent).getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  field.value = 'dal';
  const root = await act(async () => hydrateRoot(sent, page(clock, ['/list'])));
  await act(() => clock.advance(delayMs));
  expect(within(sent).getByTestId('address')).toHaveTextContent('/list?search=dal');
  expect(field).toHaveValue('dal');
  act(() => root.unmount());
});
