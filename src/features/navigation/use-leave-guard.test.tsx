// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { AppLink } from './app-link.tsx';
import { askToLeave } from './leave-port.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const question = 'Do you want to exit without saving the changes?';

/** A form with one field: unsaved while it has a text. */
function Form() {
  const [text, setText] = useState('');
  const guard = useLeaveGuard({
    active: text !== '',
    keeps: ({ pathname }) => pathname === '/form',
    onExit: () => setText(''),
  });
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button
        onClick={() => askToLeave({ pathname: '/elsewhere', search: '' }, () => (document.title = 'gone'))}
      >
        Log out
      </button>
      <button
        onClick={() => {
          guard.release();
          window.history.back();
        }}
      >
        Save
      </button>
      <LeaveQuestion guard={guard} />
    </>
  );
}

function Pages() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      {pathname === '/form' && <Form />}
      <AppLink to="/menu">Menu</AppLink>
      <AppLink to="/form?more=1">More of the form</AppLink>
    </>
  );
}

/** A visit to /first and /form, with a page after it that Forward leads to. */
async function open() {
  for (const [idx, page] of ['/first', '/form', '/after'].entries())
    window.history.pushState({ usr: null, key: `entry-${idx}`, idx }, '', page);
  await step(() => window.history.back());
  render(
    <Provider store={createTestStore().store}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  return { user, field: screen.getByRole('textbox', { name: 'Name' }) };
}

/** Takes a step of the history and waits until the browser has taken it. */
async function step(take: () => void) {
  const taken = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    take();
    await taken;
  });
}

const address = () => screen.getByTestId('address').textContent;
const answer = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  document.title = '';
});

it.each([
  ['Back', () => window.history.back(), '/first'],
  ['Forward', () => window.history.forward(), '/after'],
] as const)('PRF-03 %s asks; staying keeps page and text, exiting takes the step', async (_, take, next) => {
  const { user, field } = await open();
  await user.type(field, 'Usha');
  take();
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  expect(window.location.pathname).toBe('/form');
  await user.click(await answer('Stay'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/form');
  expect(field).toHaveValue('Usha');
  expect(field).toHaveFocus();

  take();
  await user.click(await answer('Exit'));
  await waitFor(() => expect(address()).toBe(next));
  expect(window.location.pathname).toBe(next);
});

it('PRF-03 a link asks: Escape stays, exit follows it', async () => {
  const { user, field } = await open();
  await user.type(field, 'Usha');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([address(), window.location.pathname]).toEqual(['/form', '/form']);
  expect(field).toHaveValue('Usha');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await answer('Exit'));
  expect(address()).toBe('/menu');
});

it('PRF-03 asks before anything else that says it leaves', async () => {
  const { user, field } = await open();
  await user.type(field, 'Usha');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(document.title).toBe('');
  await user.click(await answer('Exit'));
  expect(document.title).toBe('gone');
  expect(field).toHaveValue('');
});

it('PRF-03 does not ask when nothing has changed, nor within the form, nor when it was saved', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('link', { name: 'More of the form' }));
  expect(address()).toBe('/form?more=1');
  await user.type(field, 'Usha');
  await step(() => window.history.back());
  expect(address()).toBe('/form');
  expect(screen.queryByRole('dialog')).toBeNull();
  await step(() => screen.getByRole('button', { name: 'Save' }).click());
  expect(address()).toBe('/first');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks in the words of the browser before the tab is closed, only while something is not saved', async () => {
  const { user, field } = await open();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(field, 'U');
  expect(isAsked()).toBe(true);
  await user.clear(field);
  expect(isAsked()).toBe(false);
});

it('after the page was left nothing is held', async () => {
  const { user, field } = await open();
  await user.type(field, 'Usha');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await answer('Exit'));
  const go = vi.fn();
  askToLeave({ pathname: '/', search: '' }, go);
  expect(go).toHaveBeenCalledOnce();
  await step(() => window.history.back());
  expect(address()).toBe('/form');
});
