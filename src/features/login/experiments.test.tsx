// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { loadAsk } from './load-ask.ts';
import { LoginLinks } from './login-links.tsx';
import {
  button,
  codeField,
  mobileField,
  renderLogin,
  sendNumber,
  welcomed,
} from './testing/render-login.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

/** A client of group A, for which the configuration gives the variant. */
const inVariant = (experiment: string, variant: string) => [
  bucketKnown('A'),
  pageConfigReceived(layConfigs({ experiments: { [experiment]: { A: variant } } })),
];

describe('EXP-09 the field of the code', () => {
  it.each([
    ['A', 6],
    ['B', 0],
    ['default', 0],
  ])('in variant %s is one input with %i boxes', async (variant, boxes) => {
    const { user, container } = await renderLogin({ events: inVariant('otp_field_ab', variant) });
    await sendNumber(user);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(container.querySelectorAll('.box')).toHaveLength(boxes);
    await user.type(codeField(), '123456');
    expect(codeField()).toHaveValue('123456');
    expect([...container.querySelectorAll('.box')].map((box) => box.textContent).join('')).toBe(
      boxes > 0 ? '123456' : '',
    );
  });

  it('in boxes is typed at its end, wherever it was tapped', async () => {
    const { user } = await renderLogin({ events: inVariant('otp_field_ab', 'A') });
    await sendNumber(user);
    await user.type(codeField(), '123');
    const field = codeField() as HTMLInputElement;
    field.setSelectionRange(1, 1);
    fireEvent.select(field);
    expect(field.selectionStart).toBe(3);
    field.select();
    fireEvent.select(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  });
});

describe('EXP-19 the code of the message', () => {
  /** A browser with WebOTP. */
  function withMessages() {
    const signals: AbortSignal[] = [];
    let arrive: (credential: unknown) => void = () => {};
    const get = vi.fn(({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((resolve) => (arrive = resolve));
    });
    vi.stubGlobal('OTPCredential', class {});
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    return { get, signals, arrive: (code: string) => act(async () => arrive({ code })) };
  }

  it('is read, and logs in by itself', async () => {
    const messages = withMessages();
    const { user, bodiesOf, address } = await renderLogin({ visit: ['/login?redirectUrl=%2Fcart'] });
    await sendNumber(user);
    await waitFor(() =>
      expect(messages.get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } })),
    );
    await messages.arrive('654321');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(bodiesOf('validateCode')).toEqual([{ mobile: '9876543210', code: '654321', screenName: 'login' }]);
  });

  it('is not waited for after the step was left', async () => {
    const messages = withMessages();
    const { user, bodiesOf } = await renderLogin();
    await sendNumber(user);
    await waitFor(() => expect(messages.signals.map(({ aborted }) => aborted)).toEqual([false]));
    await user.click(button('Change mobile number'));
    expect(messages.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await messages.arrive('654321');
    expect(bodiesOf('validateCode')).toEqual([]);
  });

  it('is not read in a variant without it', async () => {
    const messages = withMessages();
    const { user } = await renderLogin({ events: inVariant('otp_autoread', 'NA') });
    await sendNumber(user);
    await act(async () => {});
    expect(messages.get).not.toHaveBeenCalled();
  });
});

describe('EXP-08 what needs the login', () => {
  function Page({ onDone }: { onDone: (isCustomer: boolean) => void }) {
    const store = useAppStore();
    const navigate = useAppNavigate();
    const address = useAddress();
    const ask = async () => onDone(await loadAsk(store, { from: 'favourites', here: address(), navigate }));
    return (
      <>
        <button onClick={() => void ask()}>Favourite</button>
        <LoginLinks from="address">
          <a href="/login?redirectUrl=%2Fmenu">Log in here</a>
          <a href="/login?redirectUrl=%2Fcart">Log in for the cart</a>
        </LoginLinks>
      </>
    );
  }

  async function open(variant: string, answers: Record<string, unknown> = {}) {
    const onDone = vi.fn();
    const view = await renderLogin({
      visit: ['/', '/menu'],
      events: inVariant('login_popup_ab', variant),
      answers,
      page: <Page onDone={onDone} />,
    });
    return { ...view, onDone };
  }
  const enterCode = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await sendNumber(user);
    await user.paste('123456');
  };

  it('in variant A opens a sheet over the page, which then goes on with it', async () => {
    const view = await open('A');
    await view.user.click(button('Favourite'));
    await screen.findByRole('dialog', { name: 'Log in or sign up' });
    await sendNumber(view.user);
    expect(screen.getByRole('dialog', { name: 'Enter the code' })).toBeVisible();
    expect(codeField()).toHaveFocus();
    expect(view.onDone).not.toHaveBeenCalled();
    await view.user.paste('123456');
    await waitFor(() => expect(view.onDone).toHaveBeenCalledWith(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Favourite')).toHaveFocus();
    expect(view.address()).toBe('/menu');
    expect(view.bodiesOf('validateCode')).toEqual([
      { mobile: '9876543210', code: '123456', screenName: 'favourites' },
    ]);
  });

  it.each(['Skip for now', 'Close'])('in variant A is not done after “%s”', async (name) => {
    const view = await open('A');
    await view.user.click(button('Favourite'));
    await screen.findByRole('dialog');
    await view.user.click(button(name));
    await waitFor(() => expect(view.onDone).toHaveBeenCalledWith(false));
    expect(view.address()).toBe('/menu');
  });

  it('in variant A asks a new customer for the name, in the same sheet', async () => {
    const view = await open('A', { validateCode: welcomed({}) });
    await view.user.click(button('Favourite'));
    await screen.findByRole('dialog');
    await enterCode(view);
    expect(await screen.findByRole('dialog', { name: 'What should we call you?' })).toBeVisible();
    await view.user.click(button('Not now'));
    await waitFor(() => expect(view.onDone).toHaveBeenCalledWith(true));
  });

  it('in variant A does not ask a known customer for the name while the sheet closes', async () => {
    const view = await open('A');
    await view.user.click(button('Favourite'));
    await screen.findByRole('dialog');
    await sendNumber(view.user);
    const added: (string | null)[] = [];
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...[...addedNodes].map((node) => node.textContent));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await view.user.paste('123456');
    await waitFor(() => expect(view.onDone).toHaveBeenCalledWith(true));
    watch.disconnect();
    expect(added.join()).not.toMatch(/What should we call you|Not now|First name/);
  });

  it.each(['B', 'default'])('in variant %s leads to the page of the login, and back', async (variant) => {
    const view = await open(variant);
    await view.user.click(button('Favourite'));
    await waitFor(() => expect(view.address()).toBe('/login?redirectUrl=%2Fmenu'));
    await enterCode(view);
    await waitFor(() => expect(view.onDone).toHaveBeenCalledWith(true));
    expect(view.address()).toBe('/menu');
    expect(view.bodiesOf('validateCode')).toMatchObject([{ screenName: 'favourites' }]);
  });

  it('is not done by a later login', async () => {
    const view = await open('B');
    await view.user.click(button('Favourite'));
    await waitFor(() => expect(mobileField()).toBeVisible());
    await view.user.click(button('Skip for now'));
    await waitFor(() => expect(view.onDone).toHaveBeenCalledWith(false));
    expect(view.address()).toBe('/menu');
  });

  it('as a link opens the sheet only where it leads back to the page', async () => {
    const view = await open('A');
    await view.user.click(screen.getByRole('link', { name: 'Log in here' }));
    await screen.findByRole('dialog', { name: 'Log in or sign up' });
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(screen.getByRole('link', { name: 'Log in for the cart' }));
    await waitFor(() => expect(view.address()).toBe('/login?redirectUrl=%2Fcart'));
  });
});
