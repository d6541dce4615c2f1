import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure } from '#registry/story/answer.ts';
import { getPaytmBalance } from '#schemas/api/payments.ts';
import { getWalletBalanceFor } from '#schemas/api/wallet.ts';
import { begun } from '../testing/checkout-events.ts';
import { checkoutCalls } from '../testing/checkout-stories.ts';
import { Screen } from './paytm-form-screen.tsx';

const meta = {
  title: 'Screens/Pay by Paytm wallet',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/paytmForm?transactionId=T3kq9ZbYw2Lm8RvXs5Pc7NdA',
    events: begun('paytm', 'PAYTM_LINK'),
  },
  beforeEach({ msw }) {
    localStorage.clear();
    msw.use(...checkoutCalls);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Link: Story = {};

export const Pay: Story = {
  parameters: { events: begun('paytm', 'PAYTM_WITHDRAW_MONEY', { balance: 90_000 }) },
  beforeEach: ({ msw }) =>
    msw.use(answer(getPaytmBalance, { status: 'SUCCESS', data: { isLinked: true, balance: 90_000 } })),
};

export const Short: Story = {
  parameters: { events: begun('paytm', 'PAYTM_ADD_MONEY', { balance: 10_000 }) },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getPaytmBalance, {
        status: 'SUCCESS',
        data: { isLinked: true, balance: 10_000, short: 63_710 },
      }),
    ),
};

export const AllWalletsDown: Story = {
  parameters: { events: begun('paytm', 'PAYTM_WITHDRAW_MONEY', { balance: 90_000 }) },
  beforeEach: ({ msw }) =>
    msw.use(answerFailure(getPaytmBalance, 500), answerFailure(getWalletBalanceFor, 500)),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
