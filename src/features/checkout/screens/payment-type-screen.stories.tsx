import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerFailure, answerNever } from '#registry/story/answer.ts';
import { getPaymentOptions } from '#schemas/api/payments.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { paymentRefused, questionAsked } from '../checkout-slice.ts';
import { failureWith } from '../failure.ts';
import { atCheckout, begun, chosen } from '../testing/checkout-events.ts';
import { checkoutCalls } from '../testing/checkout-stories.ts';
import { Screen } from './payment-type-screen.tsx';

const meta = {
  title: 'Screens/How to pay',
  component: Screen,
  parameters: { frame: 'page', path: '/paymentType', events: chosen('cash') },
  beforeEach({ msw }) {
    localStorage.clear();
    msw.use(...checkoutCalls);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Chosen: Story = {};

export const NothingChosen: Story = { parameters: { events: atCheckout } };

export const Empty: Story = { parameters: { events: [...atCheckout, linesReplaced([])] } };

export const Loading: Story = {
  parameters: { events: atCheckout },
  beforeEach: ({ msw }) => msw.use(answerNever(getPaymentOptions)),
};

export const Failing: Story = {
  parameters: { events: atCheckout },
  beforeEach: ({ msw }) => msw.use(answerFailure(getPaymentOptions, 500)),
};

export const Refused: Story = {
  parameters: {
    events: [
      ...chosen('cash'),
      paymentRefused(
        failureWith({
          code: 'PRICE_CHANGED',
          text: 'The price changed from ₹737.10 to ₹757.10. Nothing was charged.',
        }),
      ),
    ],
  },
};

export const OrderedBefore: Story = {
  parameters: { events: [...chosen('cash'), questionAsked({ of: 'duplicate', orderHistoryId: 'order-9' })] },
};

export const CodeDoesNotFit: Story = {
  parameters: {
    events: [
      ...begun('cash', 'REMOVE_PROMO', {
        promo: { code: 'FIRST40', text: 'FIRST40 is for UPI alone.', netPrice: 99_900 },
      }),
      questionAsked({ of: 'promo' }),
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
