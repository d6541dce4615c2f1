import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import {
  getFavouriteOrders,
  getOrderDetails,
  getOrderHistory,
  getOrderRecommendations,
} from '#schemas/api/orders.ts';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { asha, ashaCame } from '#src/features/profile/testing/people.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { keepLastOrder } from '../last-order.ts';
import { bareOrder, cancelled, delivered, orderOf } from '../testing/order-fixture.ts';
import { Screen } from './order-history-screen.tsx';

const list = (orders: readonly OrderSummary[], nextPage?: string) =>
  answer(getOrderHistory, {
    status: 'SUCCESS',
    data: {
      orders: [...orders],
      favOrder: [delivered.id],
      hasNext: nextPage !== undefined,
      ...(nextPage !== undefined && { nextPage }),
    },
  });

const longName = 'Double Pepper Barbecue Chicken and Paneer Tikka Feast for the Whole Family';
const long = orderOf({
  id: 'order-long',
  orderId: '100234567890123',
  items: orderOf().items.map((item) => ({
    ...item,
    product: { ...item.product, name: longName, sizeName: 'Extra large for eight people' },
    quantity: 24,
  })),
  netPrice: 123_456_700,
  store: { ...orderOf().store, id: '14052', name: 'Hosakerehalli Banashankari Third Stage, Bengaluru' },
  address: { text: 'Flat 1204, Tower B, '.repeat(8) },
  userDetail: { id: 'u1', name: 'Venkatanarasimharajuvaripeta Subramaniam', mobile: '9876543210' },
  deliveryInstructions: 'Ring twice and wait by the gate of the second tower. '.repeat(3),
});

const timer = {
  ...defaultConfig,
  features:
    '{"features":[{"name":"one_click_reorder_timer","enabled":true},{"name":"one_click_reorder_cancel","enabled":true}]}',
};

const meta = {
  title: 'Screens/OrderHistory',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/orderHistory',
    events: [ashaCame, pageConfigReceived(timer), appStarted()],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      list([orderOf(), delivered, cancelled, bareOrder], '/order-service/ve3/orders?page=bare-1'),
      answer(getFavouriteOrders, {
        status: 'SUCCESS',
        data: { orders: [delivered], favOrder: [delivered.id] },
      }),
      answer(getOrderRecommendations, {
        status: 'SUCCESS',
        data: {
          items: [
            {
              productId: 'DES1',
              name: 'Choco lava cake',
              price: 11_900,
              foodType: 0,
              picture: 'dessert-lava-cake',
            },
          ],
        },
      }),
      answer(getOrderDetails, { status: 'SUCCESS', data: orderOf() }),
    ),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const List: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: on('narrow320') };

export const Phone360: Story = { globals: on('phone360') };

export const Wide1280: Story = { globals: on('wide1280') };

export const CountingDown: Story = {
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Order again/ });
    await userEvent.click(first as HTMLElement);
  },
};

export const Favourites: Story = { parameters: { path: '/orderHistory?show=favourites' } };

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(list([])) };

/** PWA-09. Without a connection: the last order, as this device knew it. */
export const LastKnown: Story = {
  parameters: {
    keep: (persistence: Persistence) => keepLastOrder(persistence, asha.userId, orderOf()),
  },
  beforeEach: ({ msw }) => msw.use(answerFailure(getOrderHistory, 503)),
  async play({ canvasElement }) {
    const notice = 'This is your last order, as this device knew it.';
    await expect(await within(canvasElement).findByText(notice)).toBeVisible();
  },
};

export const Long: Story = {
  globals: on('narrow320'),
  beforeEach: ({ msw }) => msw.use(list([long])),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getOrderHistory)) };

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getOrderHistory, 500)) };

const one = { path: '/orderHistory?orderId=order-1' };

export const Details: Story = { parameters: one };

export const DetailsDark: Story = { parameters: one, globals: { theme: 'dark' } };

export const DetailsNarrow320: Story = { parameters: one, globals: on('narrow320') };

export const DetailsWide1280: Story = { parameters: one, globals: on('wide1280') };

export const DetailsLong: Story = {
  parameters: one,
  globals: on('narrow320'),
  beforeEach: ({ msw }) => msw.use(answer(getOrderDetails, { status: 'SUCCESS', data: long })),
};

export const DetailsCancelled: Story = {
  parameters: one,
  beforeEach: ({ msw }) => msw.use(answer(getOrderDetails, { status: 'SUCCESS', data: cancelled })),
};

export const DetailsOfLittle: Story = {
  parameters: one,
  beforeEach: ({ msw }) => msw.use(answer(getOrderDetails, { status: 'SUCCESS', data: bareOrder })),
};

export const DetailsFailing: Story = {
  parameters: one,
  beforeEach: ({ msw }) => msw.use(answerFailure(getOrderDetails, 404)),
};
