import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getCart } from '#schemas/api/cart.ts';
import { getOrderDetails, getOrderStatus } from '#schemas/api/orders.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { PlacedElsewhere, PlacedOrder } from '../components/placed-order.tsx';
import { orderOf } from '../testing/order-fixture.ts';
import { Screen } from './thank-you-screen.tsx';

const details = (...from: Parameters<typeof orderOf>) =>
  answer(getOrderDetails, { status: 'SUCCESS', data: orderOf(...from) });

const meta = {
  title: 'Screens/ThankYou',
  component: Screen,
  // The page asks after some seconds: the stories show what it shows then.
  render: () => <PlacedOrder id="order-1" isTrackOpen={false} onTrack={() => {}} />,
  parameters: { frame: 'page', path: '/thankYou?transactionId=T1', events: [ashaCame, appStarted()] },
  beforeEach: ({ msw }) =>
    msw.use(
      details(),
      answerNever(getCart),
      answer(getOrderStatus, {
        status: 'SUCCESS',
        data: { orderTransactionId: 'T1', orderStatus: 'SUCCESS', orderId: 'order-1', isOwn: true },
      }),
    ),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const Placed: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: on('narrow320') };

export const Phone360: Story = { globals: on('phone360') };

export const Tablet768: Story = { globals: on('tablet768') };

export const Wide1280: Story = { globals: on('wide1280') };

export const Takeaway: Story = { beforeEach: ({ msw }) => msw.use(details({ deliveryType: 'P' })) };

export const ForLater: Story = {
  beforeEach: ({ msw }) => msw.use(details({ scheduledFor: '2026-11-23T15:30:00.000Z' })),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getOrderDetails)) };

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getOrderDetails, 500)) };

export const Waiting: Story = { render: () => <Screen /> };

export const Elsewhere: Story = { render: () => <PlacedElsewhere isCancelled={false} /> };
export const ElsewhereCancelled: Story = { render: () => <PlacedElsewhere isCancelled /> };
