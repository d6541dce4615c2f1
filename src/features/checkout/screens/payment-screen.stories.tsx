import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '#registry/story/answer.ts';
import { getPaymentOptions } from '#schemas/api/payments.ts';
import { chosen } from '../testing/checkout-events.ts';
import { optionsReply, optionsWith } from '../testing/checkout-fixture.ts';
import { checkoutCalls } from '../testing/checkout-stories.ts';
import { Screen } from './payment-screen.tsx';

const meta = {
  title: 'Screens/Payment',
  component: Screen,
  parameters: { frame: 'page', path: '/payment', events: chosen('credit-card') },
  beforeEach({ msw }) {
    localStorage.clear();
    msw.use(...checkoutCalls);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const CreditCard: Story = {};

export const CardElsewhere: Story = {
  parameters: { events: chosen('credit-card', { asksCard: false }) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'On to the payment page' })),
};

export const Bank: Story = { parameters: { events: chosen('net-banking') } };

export const Voucher: Story = {
  parameters: { events: chosen('voucher') },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getPaymentOptions,
        optionsReply({ options: optionsWith('voucher', { status: 'E', reason: undefined }) }),
      ),
    ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
