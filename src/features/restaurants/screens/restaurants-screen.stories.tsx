import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getCities, getStorePage, getStoreLocalities, getStores } from '#schemas/api/locator.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { aStore, cities, offlineStore } from '#src/features/place/testing/country.ts';
import { tilesThatCome } from '#src/features/map/testing/tiles.ts';
import { Screen } from './restaurants-screen.tsx';

const withCities = answer(getCities, { status: 'SUCCESS', data: { cities } });

const meta = {
  title: 'Screens/Restaurant locator',
  component: Screen,
  parameters: { frame: 'page', path: '/restaurants', events: [appStarted()] },
  beforeEach({ msw }) {
    msw.use(
      tilesThatCome,
      withCities,
      answer(getStores, { status: 'SUCCESS', data: { stores: [aStore, offlineStore] } }),
      answer(getStorePage, { status: 'SUCCESS', data: { store: aStore } }),
      answer(getStoreLocalities, { status: 'SUCCESS', data: { localities: [] } }),
    );
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone360' } };

export const List: Story = { globals: phone };

export const Dark: Story = { globals: { ...phone, theme: 'dark' } };

export const Loading: Story = {
  globals: phone,
  beforeEach({ msw }) {
    msw.use(answerNever(getStores));
  },
};

export const NoneMatches: Story = {
  globals: phone,
  beforeEach({ msw }) {
    msw.use(answer(getStores, { status: 'SUCCESS', data: { stores: [] } }));
  },
};

export const Failed: Story = {
  globals: phone,
  beforeEach({ msw }) {
    msw.use(answerFailure(getStores, 500));
  },
};

export const OneRestaurant: Story = {
  globals: phone,
  parameters: { path: '/restaurant?storeId=14052' },
};
