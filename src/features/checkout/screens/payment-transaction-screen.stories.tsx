import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure } from '#registry/story/answer.ts';
import { verifyPayment } from '#schemas/api/payments.ts';
import { atCheckout, begun } from '../testing/checkout-events.ts';
import { statusReply, stepData } from '../testing/checkout-fixture.ts';
import { checkoutCalls } from '../testing/checkout-stories.ts';
import { Screen } from './payment-transaction-screen.tsx';

const meta = {
  title: 'Screens/Your payment',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/paymentTransaction?transactionId=T3kq9ZbYw2Lm8RvXs5Pc7NdA',
    events: begun('upi', 'UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' } }),
  },
  beforeEach({ msw }) {
    localStorage.clear();
    msw.use(...checkoutCalls);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const ByUpiId: Story = {};

export const ByQrCode: Story = {
  parameters: {
    events: begun('upi', 'UNIFIED_PAYMENT', {
      upi: {
        requestId: 'r1',
        link: 'upi://pay?pa=shop@sbx&pn=Shop&am=737.10&cu=INR&tr=T3kq9ZbYw2Lm8RvXs5Pc7NdA',
      },
    }),
  },
};

export const Failed: Story = {
  parameters: { events: atCheckout },
  beforeEach: ({ msw }) =>
    msw.use(answer(verifyPayment, statusReply({ orderStatus: 'FAILED', reason: 'The bank declined it.' }))),
  play: async ({ canvas }) => void (await canvas.findByText('The bank declined it.')),
};

export const Refund: Story = {
  parameters: { events: atCheckout },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(verifyPayment, statusReply({ orderStatus: 'FAILED', refund: { amount: 73_710, state: 'due' } })),
    ),
  play: async ({ canvas }) => void (await canvas.findByText('Your money comes back')),
};

export const NotFinished: Story = {
  parameters: { events: atCheckout },
  beforeEach: ({ msw }) =>
    msw.use(answer(verifyPayment, statusReply({ paymentMode: 'NB', step: stepData('PROCESS_PAYMENT') }))),
  play: async ({ canvas }) => void (await canvas.findByText('Your payment is not finished')),
};

export const InAnotherBrowser: Story = {
  parameters: { events: atCheckout },
  beforeEach: ({ msw }) => msw.use(answer(verifyPayment, statusReply({ isOwn: false }))),
  play: async ({ canvas }) =>
    void (await canvas.findByText('Your order is on the phone on which you began it.')),
};

export const NotKnown: Story = {
  parameters: { events: atCheckout },
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(verifyPayment, 404, [
        { code: 'NO_SUCH_TRANSACTION', displayMsg: 'There is no such payment.' },
      ]),
    ),
  play: async ({ canvas }) => void (await canvas.findByText('We do not know this payment')),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
