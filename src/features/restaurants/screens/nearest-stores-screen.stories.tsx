import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getNearestStores } from '#schemas/api/locator.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { placeLocated } from '#src/features/place/place-slice.ts';
import { aPlace, aStore, offlineStore } from '#src/features/place/testing/country.ts';
import { manualLocator } from '#src/features/place/testing/manual-locator.ts';
import { Screen } from './nearest-stores-screen.tsx';

const closedStore = {
  ...aStore,
  id: '14061',
  name: 'Kempegowda International Airport, arrivals hall, beside gate 4',
  address: 'Terminal 2, Kempegowda International Airport Road',
  isOpen: false,
  distance: 32_400,
};

const meta = {
  title: 'Screens/Nearest stores',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/nearestStores?deliveryType=P',
    events: [manualLocator(true), appStarted(), placeLocated(aPlace)],
  },
  beforeEach({ msw }) {
    msw.use(
      answer(getNearestStores, { status: 'SUCCESS', data: { stores: [aStore, offlineStore, closedStore] } }),
    );
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

const deliveries = {
  path: '/nearestStores?deliveryType=D',
  events: [manualLocator(true), appStarted(), placeLocated(aPlace)],
};

/** One restaurant delivers to the place; the others say what can be had from them. */
export const Deliveries: Story = {
  parameters: deliveries,
  beforeEach({ msw }) {
    const stores = [
      { ...aStore, deliversHere: true },
      { ...aStore, id: '14062', name: 'Koramangala', deliversHere: false, distance: 4800 },
      { ...closedStore, deliversHere: false },
    ];
    msw.use(answer(getNearestStores, { status: 'SUCCESS', data: { stores } }));
  },
};

export const DeliveriesDark: Story = { ...Deliveries, globals: { theme: 'dark' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(answerNever(getNearestStores));
  },
};

export const NoneNear: Story = {
  beforeEach({ msw }) {
    msw.use(answer(getNearestStores, { status: 'SUCCESS', data: { stores: [] } }));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(answerFailure(getNearestStores, 500));
  },
};

/** A browser without a position: the customer chooses the place. */
export const NotFound: Story = { parameters: { events: [manualLocator(true), appStarted()] } };
