import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import {
  getAllFeedbackCategories,
  getFeedbacks,
  getFeedbackTemplate,
  getIssueCategories,
  getOlderFeedbackTemplate,
  sendNps,
  submitFeedback,
} from '#schemas/api/feedback.ts';
import { getOrderHistory } from '#schemas/api/orders.ts';
import { guestCame } from '#src/features/addresses/testing/people.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { cancelled, delivered, orderOf } from '#src/features/orders/testing/order-fixture.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { mobileRefused } from '../feedback-form-slice.ts';
import deliveryTemplate from '../../../../content/feedback-template/default.json';
import { Screen } from './feedback-screen.tsx';

const order = {
  id: 'order-0',
  orderId: '100101',
  placedAt: '2026-11-20T13:15:00.000Z',
  orderMode: 'P' as const,
  storeName: 'Indiranagar',
  items: [
    { name: 'Margherita', quantity: 2 },
    { name: 'Chicken strips', quantity: 1 },
  ],
};
const given = {
  id: 'f-1',
  ticket: '100001',
  type: 'ORDER' as const,
  orderId: 'order-0',
  orderMode: 'P' as const,
  rating: 4,
  tags: ['Menu'],
  category: 'FOOD',
  comment: 'The crust was perfect.',
  nps: 9,
};
const longOrder = {
  ...order,
  orderId: '100234567890123',
  storeName: 'Hosakerehalli Banashankari Third Stage, Bengaluru',
  items: Array.from({ length: 9 }, (_, at) => ({
    name: `Double Pepper Barbecue Chicken and Paneer Tikka Feast ${at + 1}`,
    quantity: 12,
  })),
};
const { document: _, ...form } = deliveryTemplate;

const history = (orders: ReturnType<typeof orderOf>[]) =>
  answer(getOrderHistory, { status: 'SUCCESS', data: { orders, favOrder: [], hasNext: false } });
const linked = (data: Parameters<typeof answer<typeof getFeedbacks>>[1]['data']) =>
  answer(getFeedbacks, { status: 'SUCCESS', data });

const ucr = pageConfigReceived(layConfigs({ features: '{"features":[{"name":"ucr","enabled":true}]}' }));
const customer = [ashaCame, appStarted()];
const guest = [guestCame, appStarted()];
const ofOrder = '/feedback?id=order-0&orderMode=P';

const meta = {
  title: 'Screens/Feedback',
  component: Screen,
  parameters: { frame: 'page', path: ofOrder, events: customer },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getFeedbackTemplate, { status: 'SUCCESS', data: form as never }),
      answer(getAllFeedbackCategories, {
        status: 'SUCCESS',
        data: { categories: [{ value: 'FOOD', label: 'The food' }] },
      }),
      history([delivered, cancelled, orderOf({ id: 'order-2', orderId: '100103', tracker: { stage: 9 } })]),
      linked({ feedbacks: [], order }),
      answer(submitFeedback, {
        status: 'SUCCESS',
        data: {
          feedback: given,
          ticketMessage:
            'Your ticket is 100001. We read every word, and write to you if we need to know more.',
          reviewUrl: 'https://www.google.com/maps',
        },
      }),
      answer(sendNps, { status: 'SUCCESS', data: { feedbackId: 'f-1', score: 9 } }),
      answer(getIssueCategories, {
        status: 'SUCCESS',
        data: {
          categories: [
            {
              id: 'MISSING',
              label: 'Something was missing',
              issues: [
                { id: 'DISH', label: 'A dish' },
                { id: 'EXTRA', label: 'A topping or an extra' },
              ],
            },
            { id: 'LATE', label: 'It was late or did not come', issues: [] },
          ],
        },
      }),
    ),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const Form: Story = {};
export const FormPhone360: Story = { globals: on('phone360') };
export const FormPhone360Dark: Story = { globals: on('phone360', 'dark') };
export const FormTablet768: Story = { globals: on('tablet768') };
export const FormWide1280: Story = { globals: on('wide1280') };
export const FormWide1280Dark: Story = { globals: on('wide1280', 'dark') };
export const FormNarrow320: Story = {
  globals: on('narrow320'),
  beforeEach: ({ msw }) => msw.use(linked({ feedbacks: [], order: longOrder })),
};

export const GuestByLink: Story = { parameters: { events: guest }, globals: on('phone360') };

export const GuestWithOtherNumber: Story = {
  parameters: {
    events: [...guest, mobileRefused({ id: 'order-0', userId: 'guest-1' })],
  },
  beforeEach: ({ msw }) => msw.use(answerFailure(getFeedbacks, 403)),
};
export const GuestWithOtherNumberDark: Story = { ...GuestWithOtherNumber, globals: on('phone360', 'dark') };

export const CustomerWithOtherNumber: Story = {
  parameters: { events: [...customer, mobileRefused({ id: 'order-0', userId: 'u1' })] },
  beforeEach: ({ msw }) => msw.use(answerFailure(getFeedbacks, 403)),
};

export const GivenBefore: Story = {
  beforeEach: ({ msw }) => msw.use(linked({ feedbacks: [given], order })),
};

const orders = { path: '/feedback', events: customer };

export const ChooseOrder: Story = { parameters: orders };
export const ChooseOrderPhone360: Story = { parameters: orders, globals: on('phone360') };
export const ChooseOrderDark: Story = { parameters: orders, globals: on('phone360', 'dark') };
export const ChooseOrderWide1280: Story = { parameters: orders, globals: on('wide1280') };
export const ChooseOrderOfGiven: Story = {
  parameters: orders,
  beforeEach: ({ msw }) => msw.use(linked({ feedbacks: [given] })),
};
export const ChooseOrderEmpty: Story = {
  parameters: orders,
  beforeEach: ({ msw }) => msw.use(history([])),
};
export const ChooseOrderLoading: Story = {
  parameters: orders,
  beforeEach: ({ msw }) => msw.use(answerNever(getOrderHistory)),
};
export const ChooseOrderFailing: Story = {
  parameters: orders,
  beforeEach: ({ msw }) => msw.use(answerFailure(getOrderHistory, 500)),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getFeedbacks)) };

export const Failing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answerFailure(getFeedbackTemplate, 404), answerFailure(getOlderFeedbackTemplate, 404)),
};

async function sendIt({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: 'LOVED IT' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
}

/** Thanks, and the question for a review over them. */
export const Sent: Story = { play: sendIt };
export const SentDark: Story = { play: sendIt, globals: on('phone360', 'dark') };

export const Thanks: Story = {
  play: sendIt,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(submitFeedback, {
        status: 'SUCCESS',
        data: { feedback: { ...given, orderMode: 'D' }, ticketMessage: 'Your ticket is 100001.' },
      }),
    ),
};
export const ThanksDark: Story = { ...Thanks, globals: on('phone360', 'dark') };

export const CouldNotBeSent: Story = {
  play: sendIt,
  beforeEach: ({ msw }) => msw.use(answerFailure(submitFeedback, 409)),
};

export const Problem: Story = {
  parameters: { events: [...customer, ucr] },
  globals: on('phone360'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Something was missing' }));
  },
};
export const ProblemDark: Story = { ...Problem, globals: on('wide1280', 'dark') };

export const Popup: Story = {
  parameters: { path: `${ofOrder}&from=%2F` },
  globals: on('phone360'),
};
