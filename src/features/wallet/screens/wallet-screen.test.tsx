// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { guestCame } from '#src/features/addresses/testing/people.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { ashaCame, ashaWith } from '#src/features/profile/testing/people.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { lineOf, lines, nextPage, passbookOf, summaryOf } from '../testing/wallet-fixture.ts';
import { Screen } from './wallet-screen.tsx';

const oneDown = 'Wallet service is temporarily unavailable. Please try after some time.';
const allDown = 'Wallets are not available right now.';
const down = refused({ status: 500 });
const button = (name: string) => screen.getByRole('button', { name });
const balances = { status: 'SUCCESS', data: { balance: 45_000 } };

async function open({
  path = '/wallet',
  answers = {},
  events = [ashaCame],
}: Partial<Parameters<typeof renderWithMenu>[1]> = {}) {
  const view = await act(async () =>
    renderWithMenu(<Screen />, {
      path,
      events,
      answers: {
        getWalletSummary: summaryOf(),
        getPassbook: passbookOf(),
        getWalletHistory: balances,
        ...answers,
      },
    }),
  );
  const optionsOf = (id: string) =>
    view.call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => options);
  return { ...view, optionsOf };
}

describe('the wallet', () => {
  it('NAV-32 WLT-01 WLT-02 API-104 shows the balance, and three kinds of points with the titles of the server', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    expect(screen.getAllByText('₹1,245.50')[0]).toBeVisible();
    const kinds = screen.getAllByRole('term').map((term) => term.textContent);
    expect(kinds).toEqual([
      expect.stringMatching(/^Crust points/),
      expect.stringMatching(/^Promo points.*₹50 valid until 30 November 2026, 11:59\spm$/),
      expect.stringMatching(/^Refund points/),
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹945.50',
      '₹200',
      '₹100',
    ]);
  });

  it('NAV-32 WLT-03 API-102 lists what happened by day: how, when in India, and a balance that adds up', async () => {
    const { optionsOf } = await open();
    expect(optionsOf('getPassbook')[0]).toMatchObject({ params: { mobile: '9876543210' } });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    // Half past midnight in India is the next day.
    expect(headings).toEqual(['20 November 2026', '13 November 2026', '12 November 2026']);
    const shown = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(shown).toHaveLength(lines.length);
    expect(shown[0]).toMatch(/Earned with order 100006.*Earned · 7:15 pm.*\+₹38 added.*Balance ₹1,245\.50/);
    expect(shown[1]).toMatch(/Order 100231.*Payment.*−₹1,000 deducted.*Balance ₹1,207\.50/);
    expect(shown[3]).toMatch(/Expired: Diwali gift.*12:30 am/);
    expect(shown[4]).toMatch(/A gift for the match.*Valid until 30 November 2026, 11:59 pm/);
    expect(screen.getByRole('link', { name: 'Order 100231' })).toHaveAttribute(
      'href',
      '/orderHistory?orderId=order-231',
    );
  });

  it('WLT-03 what was of today is of yesterday once lines are read after midnight in India, and the new day can be chosen', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:00:00Z'));
    await open();
    const firstDay = () => screen.getAllByRole('heading', { level: 3 })[0]?.textContent;
    expect(firstDay()).toBe('Today');
    expect(screen.getByLabelText(/^Day/)).toHaveAttribute('max', '2026-11-20');
    clock.mockReturnValue(Date.parse('2026-11-20T19:00:00Z'));
    fireEvent.click(button('Added'));
    await waitFor(() => expect(firstDay()).toBe('Yesterday'));
    expect(screen.getByLabelText(/^Day/)).toHaveAttribute('max', '2026-11-21');
  });

  it('WLT-04 API-105 the link of the reply leads to earlier lines; a line is shown once', async () => {
    const { user, call } = await open({
      answers: {
        getPassbook: passbookOf([lineOf(3), lineOf(2)], nextPage),
        getWalletTransactions: passbookOf([lineOf(2), lineOf(1)]),
      },
    });
    await user.click(button('Show earlier lines'));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toContain(nextPage);
    expect(screen.queryByRole('button', { name: 'Show earlier lines' })).toBeNull();
  });

  it('WLT-04 the focus goes on from the first earlier line when there are no more', async () => {
    const { user } = await open({
      answers: {
        getPassbook: passbookOf([lineOf(9)], nextPage),
        getWalletTransactions: passbookOf([lineOf(8), lineOf(7)]),
      },
    });
    act(() => button('Show earlier lines').focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Earned with order 100008')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByText('Earned with order 100008').closest('li'));
  });

  it('WLT-04 earlier lines that come late go to the filter that asked for them', async () => {
    let answer: (reply: unknown) => void = () => {};
    const used = { type: 'DEBIT', method: 'PAYMENT', title: 'Order 100777' } as const;
    const { user } = await open({
      answers: {
        getPassbook: passbookOf([lineOf(9)], nextPage),
        getWalletTransactions: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await user.click(button('Show earlier lines'));
    await user.click(button('Added'));
    await waitFor(() => expect(button('Added')).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByRole('button', { name: 'Show earlier lines' })).not.toHaveAttribute(
      'aria-busy',
    );
    await act(async () => answer(passbookOf([lineOf(7, used)])));
    expect(screen.queryByText('Order 100777')).toBeNull();
    expect(button('Show earlier lines')).toBeVisible();
    await user.click(button('All'));
    expect(await screen.findByText('Order 100777')).toBeVisible();
  });

  it('WLT-04 keeps the lines when earlier ones do not load', async () => {
    const { user } = await open({
      answers: { getPassbook: passbookOf([lineOf(3)], nextPage), getWalletTransactions: offline },
    });
    await user.click(button('Show earlier lines'));
    expect(screen.getByText('The earlier lines did not load.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('WLT-03 a filter shows what was added or used alone, and stands in the address', async () => {
    const { user, optionsOf } = await open({ answers: { getPassbook: () => passbookOf([]) } });
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
    // Nor was there anything on any day.
    expect(screen.queryByLabelText(/^Day/)).toBeNull();
    await user.click(button('Deducted'));
    expect(screen.getByTestId('address')).toHaveTextContent('/wallet?show=DEBIT');
    expect(await screen.findByText('Nothing was deducted yet.')).toBeVisible();
    expect(optionsOf('getPassbook').at(-1)).toMatchObject({ query: { type: 'DEBIT' } });
    await user.click(button('Added'));
    expect(await screen.findByText('Nothing was added yet.')).toBeVisible();
  });

  it('WLT-05 API-103 asks with the header transactionDate what it held on a day', async () => {
    const { optionsOf } = await open();
    fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-11-12' } });
    expect(await screen.findByText('₹450 at the end of 12 November 2026')).toBeVisible();
    expect(optionsOf('getWalletHistory')[0]).toMatchObject({
      params: { mobile: '9876543210' },
      headers: { transactionDate: '2026-11-12' },
    });
  });

  it('WLT-05 asks for no day whose year is still being typed', async () => {
    const { optionsOf } = await open();
    fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '0202-11-12' } });
    expect(screen.getByLabelText(/^Day/)).toHaveValue('0202-11-12');
    expect(optionsOf('getWalletHistory')).toEqual([]);
  });

  it('WLT-03 calls the newest days today and yesterday', async () => {
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString();
    const recent = [0, 1, 9].map((daysAgo, place) => lineOf(3 - place, { transactionDate: at(daysAgo) }));
    await open({ answers: { getPassbook: passbookOf(recent) } });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Today', 'Yesterday', expect.stringMatching(/^\d+ \w+ \d{4}$/)]);
  });

  it('WLT-03 is that of the session where the number of the customer is not known', async () => {
    const { optionsOf } = await open({
      events: [ashaWith({ mobile: undefined })],
      answers: { getWalletTransactions: passbookOf([lineOf(1)]) },
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(optionsOf('getPassbook')).toEqual([]);
    // What it held on a day is asked for by the number.
    expect(screen.queryByLabelText(/^Day/)).toBeNull();
  });
});

describe('when the wallet does not answer', () => {
  it('ERR-17 one call: its text in its place, the rest is shown, and it is asked again', async () => {
    let isUp = false;
    const { user } = await open({ answers: { getPassbook: () => (isUp ? passbookOf() : down) } });
    expect(await screen.findByText(oneDown)).toBeVisible();
    expect(screen.getAllByText('₹1,245.50')[0]).toBeVisible();
    expect(screen.queryByText(allDown)).toBeNull();
    isUp = true;
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(lines.length));
    expect(screen.queryByText(oneDown)).toBeNull();
  });

  it('ERR-17 API-101 the kinds of points: the balance alone is shown, with the passbook', async () => {
    await open({
      answers: {
        getWalletSummary: down,
        getTotalBalance: { status: 'SUCCESS', data: { totalBalance: 99_900 } },
      },
    });
    expect(await screen.findByText('₹999')).toBeVisible();
    expect(screen.getByText(oneDown)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(lines.length);
  });

  it('ERR-17 the balance in any form: the passbook is shown', async () => {
    await open({ answers: { getWalletSummary: down, getTotalBalance: down } });
    expect(await screen.findByText(oneDown)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(lines.length);
    expect(screen.queryByText(allDown)).toBeNull();
  });

  it('PAY-63 every call: the message with the way home', async () => {
    await open({ answers: { getWalletSummary: down, getTotalBalance: down, getPassbook: down } });
    expect(await screen.findByText(allDown)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    expect(button('Try again')).toBeVisible();
  });

  it('says that there is no connection', async () => {
    await open({ answers: { getWalletSummary: offline, getTotalBalance: offline, getPassbook: offline } });
    expect(await screen.findByRole('heading', { name: 'Your wallet did not load' })).toBeVisible();
    expect(screen.queryByText(allDown)).toBeNull();
  });

  it('WLT-05 the balance of a day alone', async () => {
    await open({ answers: { getWalletHistory: down } });
    fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-11-12' } });
    expect(await screen.findByText(oneDown)).toBeVisible();
  });
});

describe('who has a wallet', () => {
  const asked = ({ call }: Awaited<ReturnType<typeof open>>) =>
    call.mock.calls.map(([{ path }]) => path).filter((path) => /wallet|loyalty/.test(path));

  it('ROL-04 nothing of it is asked for a guest', async () => {
    expect(asked(await open({ events: [guestCame] }))).toEqual([]);
  });

  it('WLT-06 a build of the app without it does not have the page', async () => {
    const view = await open({
      events: [ashaCame, pageConfigReceived({ ...defaultConfig, walletBuilds: [] })],
    });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(asked(view)).toEqual([]);
  });

  it('WLT-06 by default the apps of partners have none; the configuration can give it to them', async () => {
    const inPaytm = visitBegan({ utm: {}, partner: 'PAYTM' });
    const { unmount } = await open({ events: [ashaCame, inPaytm] });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    unmount();
    await open({
      events: [ashaCame, inPaytm, pageConfigReceived({ ...defaultConfig, walletBuilds: ['PAYTM'] })],
    });
    const passbook = screen.getByRole('region', { name: 'Passbook' });
    expect(within(passbook).getAllByRole('listitem')).toHaveLength(lines.length);
  });
});
