import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { answer, answerNever } from '#registry/story/answer.ts';
import { getOrderStatus } from '#schemas/api/orders.ts';
import { getDynamicEta, getTrackedOrder, sendTrackerStatus } from '#schemas/api/tracking.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { trackedAt } from '#src/features/tracking/testing/tracked-fixture.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { Screen } from './order-status-screen.tsx';

type Status = NonNullable<z.input<typeof getOrderStatus.reply>['data']>;

const status = (fields: Partial<Status>) =>
  answer(getOrderStatus, {
    status: 'SUCCESS',
    data: { orderTransactionId: 'T1', isOwn: true, amount: 75_555, ...fields },
  });

const meta = {
  title: 'Screens/OrderStatus',
  component: Screen,
  parameters: { frame: 'page', path: '/orderStatus?transactionId=T1', events: [ashaCame, appStarted()] },
  beforeEach: ({ msw }) =>
    msw.use(
      status({ orderStatus: 'FAILED', reason: 'The bank declined the payment.' }),
      answer(getTrackedOrder, { status: 'SUCCESS', data: trackedAt(2) }),
      answerNever(getDynamicEta),
      answer(sendTrackerStatus, { status: 'SUCCESS', data: {} }),
    ),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const Failed: Story = {};

export const FailedDark: Story = { globals: { theme: 'dark' } };

export const FailedNarrow320: Story = { globals: on('narrow320') };

export const FailedWide1280: Story = { globals: on('wide1280') };

export const RefundDue: Story = {
  beforeEach: ({ msw }) =>
    msw.use(status({ orderStatus: 'FAILED', refund: { amount: 75_555, state: 'due' } })),
};

export const Unknown: Story = { beforeEach: ({ msw }) => msw.use(status({ orderStatus: 'UNKNOWN' })) };

export const UnknownDark: Story = { ...Unknown, globals: on('phone360', 'dark') };

export const Pending: Story = { beforeEach: ({ msw }) => msw.use(status({ orderStatus: 'PENDING' })) };

export const Tracked: Story = { parameters: { path: '/orderStatus?orderHistoryId=order-1' } };

export const Missing: Story = { parameters: { path: '/orderStatus' } };
