import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerFailure, answerNever } from '#registry/story/answer.ts';
import { processPayment } from '#schemas/api/payments.ts';
import { begun } from '../testing/checkout-events.ts';
import { checkoutCalls } from '../testing/checkout-stories.ts';
import { Screen } from './pay-gateway-screen.tsx';

const meta = {
  title: 'Screens/To the payment page',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/payGateway?transactionId=T3kq9ZbYw2Lm8RvXs5Pc7NdA',
    events: begun('net-banking', 'PROCESS_PAYMENT'),
  },
  beforeEach({ msw }) {
    localStorage.clear();
    msw.use(...checkoutCalls, answerNever(processPayment));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const OnItsWay: Story = {};

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(processPayment, 503, [
        { code: 'GATEWAY', displayMsg: 'The bank does not answer. Choose another way to pay, or try again.' },
      ]),
    ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
