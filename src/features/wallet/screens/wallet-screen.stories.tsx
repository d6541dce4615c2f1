import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import {
  getPassbook,
  getTotalBalance,
  getWalletHistory,
  getWalletSummary,
  getWalletTransactions,
} from '#schemas/api/wallet.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { lineOf, lines, nextPage, passbookOf, summaryOf } from '../testing/wallet-fixture.ts';
import { Screen } from './wallet-screen.tsx';

const meta = {
  title: 'Screens/Wallet',
  component: Screen,
  parameters: { frame: 'page', path: '/wallet', events: [ashaCame, appStarted()] },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getWalletSummary, summaryOf()),
      answer(getPassbook, passbookOf(lines, nextPage)),
      answer(getWalletTransactions, passbookOf([lineOf(0)])),
      answer(getWalletHistory, {
        status: 'SUCCESS',
        data: { transactionDate: '2026-11-12', balance: 190_750 },
      }),
    ),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const Full: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: on('narrow320') };

export const Phone360: Story = { globals: on('phone360') };

export const Phone360Dark: Story = { globals: on('phone360', 'dark') };

export const Tablet768: Story = { globals: on('tablet768') };

export const Tablet768Dark: Story = { globals: on('tablet768', 'dark') };

export const Wide1280: Story = { globals: on('wide1280') };

export const Wide1280Dark: Story = { globals: on('wide1280', 'dark') };

export const Empty: Story = {
  globals: on('phone360'),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getWalletSummary, {
        status: 'SUCCESS',
        data: {
          walletSummary: { totalBalance: 0 },
          data: summaryOf().data.data.map(({ title, text }) => ({ title, text, amount: 0 })),
        },
      }),
      answer(getPassbook, passbookOf([])),
    ),
};

export const NothingUsed: Story = {
  parameters: { path: '/wallet?show=DEBIT' },
  beforeEach: ({ msw }) => msw.use(answer(getPassbook, passbookOf([]))),
};

export const OnADay: Story = {
  async play({ canvasElement }) {
    await fireEvent.change(await within(canvasElement).findByLabelText(/^Day/), {
      target: { value: '2026-11-12' },
    });
    await within(canvasElement).findByText(/at the end of 12 November 2026/);
  },
};

/** Large amounts, and titles as long as a shop may write them. */
export const Long: Story = {
  globals: on('narrow320'),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getWalletSummary, {
        status: 'SUCCESS',
        data: {
          walletSummary: { totalBalance: 1_234_567_850 },
          data: [
            {
              title: 'Points of the Venkatanarasimharajuvaripe',
              text: 'Earned with your orders, and with those of everybody who came by your invitation.',
              amount: 1_234_567_850,
              expiring: { amount: 1_234_567_850, at: '2026-12-31T18:29:00.000Z' },
            },
          ],
        },
      }),
      answer(
        getPassbook,
        passbookOf([
          lineOf(2, {
            title: 'A gift of the whole kitchen for the semi-final between Karnataka and Tamil Nadu',
            amount: 1_234_567_850,
            balance: 1_234_567_850,
            expiresAt: '2026-12-31T18:29:00.000Z',
          }),
        ]),
      ),
    ),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(answerNever(getWalletSummary), answerNever(getPassbook)),
};

export const PassbookDown: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getPassbook, 500)) };

export const KindsDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(getWalletSummary, 500),
      answer(getTotalBalance, { status: 'SUCCESS', data: { totalBalance: 124_550 } }),
    ),
};

export const AllDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(getWalletSummary, 500),
      answerFailure(getTotalBalance, 500),
      answerFailure(getPassbook, 500),
    ),
};

export const NotInThisBuild: Story = {
  parameters: {
    events: [ashaCame, pageConfigReceived({ ...defaultConfig, walletBuilds: [] }), appStarted()],
  },
};
