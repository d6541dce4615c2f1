import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import {
  acknowledgePopup,
  getDynamicEta,
  getOrderOnMap,
  getTrackedOrder,
  getTrackedOrders,
  sendTrackerStatus,
} from '#schemas/api/tracking.ts';
import { tilesThatCome } from '#src/features/map/testing/tiles.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { contactless, mapPath, onMap, trackedAt } from '../testing/tracked-fixture.ts';
import { Screen } from './track-screen.tsx';

const tracked = (...from: Parameters<typeof trackedAt>) =>
  answer(getTrackedOrder, { status: 'SUCCESS', data: trackedAt(...from) });
const orders = (...ids: string[]) =>
  answer(getTrackedOrders, {
    status: 'SUCCESS',
    data: { orders: ids.map((id) => ({ ...trackedAt(2).trackOrder.orderSummary, id })) },
  });

const meta = {
  title: 'Screens/Track',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/track?orderHistoryId=order-1',
    events: [ashaCame, appStarted()],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      tilesThatCome,
      tracked(4, { fareyeUrl: mapPath }),
      answer(getOrderOnMap, { status: 'SUCCESS', data: onMap }),
      answerNever(getDynamicEta),
      answer(sendTrackerStatus, { status: 'SUCCESS', data: {} }),
      answer(acknowledgePopup, { status: 'SUCCESS', data: {} }),
      orders(),
    ),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const OnItsWay: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: on('narrow320') };

export const Phone360: Story = { globals: on('phone360') };

export const Wide1280: Story = { globals: on('wide1280') };

export const InTheOven: Story = { beforeEach: ({ msw }) => msw.use(tracked(2)) };

export const ForLater: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      tracked(1, {
        order: { scheduledFor: '2026-11-23T15:30:00.000Z' },
        dynamicETA: { label: 'NA', isLate: false },
      }),
    ),
};

export const Late: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      tracked(2, {
        dynamicETA: {
          label: '30 minutes',
          minutes: 30,
          expectedAt: '2026-11-23T13:40:00.000Z',
          isLate: true,
        },
      }),
    ),
};

export const Ready: Story = {
  beforeEach: ({ msw }) => msw.use(tracked(4, { order: { deliveryType: 'P' } })),
};

export const Delivered: Story = { beforeEach: ({ msw }) => msw.use(tracked(9)) };

export const Cancelled: Story = {
  beforeEach: ({ msw }) => msw.use(tracked(5, { order: { refund: { amount: 75_555, state: 'due' } } })),
};

export const UnknownStage: Story = { beforeEach: ({ msw }) => msw.use(tracked(7)) };

export const WithNotice: Story = {
  beforeEach: ({ msw }) => msw.use(tracked(4, { popupContent: contactless })),
  async play() {
    await expect(await within(document.body).findByRole('dialog')).toBeInTheDocument();
  },
};

export const MapFailing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getOrderOnMap, 500)) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getTrackedOrder)) };

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getTrackedOrder, 500)) };

/** The connection is lost: nothing comes. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(`*${getTrackedOrder.path}`, () => HttpResponse.error())),
};

export const None: Story = { parameters: { path: '/track' } };

export const Several: Story = {
  parameters: { path: '/track' },
  beforeEach: ({ msw }) => msw.use(orders('order-1', 'order-2')),
};

export const FormFaults: Story = {
  parameters: { path: '/track' },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Track' }));
  },
};
