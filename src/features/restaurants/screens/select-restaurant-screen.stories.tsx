import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getCities, getCityStores, getStores, searchStores } from '#schemas/api/locator.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { aStore, cities, offlineStore } from '#src/features/place/testing/country.ts';
import { Screen } from './select-restaurant-screen.tsx';

const closed = { ...aStore, id: '3', name: 'HSR Layout', locality: 'HSR Layout', isOpen: false };
const many = Array.from({ length: 9 }, (_, at) => ({ ...aStore, id: `m-${at}`, name: `Mysuru ${at + 1}` }));
const stores = [aStore, offlineStore, closed, ...many];

const meta = {
  title: 'Screens/Choose a restaurant',
  component: Screen,
  parameters: { frame: 'page', path: '/selectRestaurant?deliveryType=P', events: [appStarted()] },
  beforeEach({ msw }) {
    msw.use(
      answer(getStores, { status: 'SUCCESS', data: { stores } }),
      answer(getCityStores, { status: 'SUCCESS', storeStationDetails: stores }),
      answer(getCities, { status: 'SUCCESS', data: { cities } }),
    );
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const inBengaluru = '/selectRestaurant?deliveryType=P&city=Bengaluru';

export const Takeaway: Story = { parameters: { path: inBengaluru } };

/** No place is known: the cities in place of the whole country. */
export const ByCity: Story = {};

export const ByCityDark: Story = { globals: { theme: 'dark' } };

export const SecondPage: Story = { parameters: { path: `${inBengaluru}&storePage=2` } };

export const Locator: Story = { parameters: { path: '/selectRestaurant?isLocator=true' } };

export const NothingFound: Story = {
  parameters: { path: '/selectRestaurant?deliveryType=P&search=qqqq' },
  beforeEach({ msw }) {
    msw.use(answer(searchStores, { status: 'SUCCESS', data: { stores: [] } }));
  },
};

export const Loading: Story = {
  ...Takeaway,
  beforeEach({ msw }) {
    msw.use(answerNever(getCityStores));
  },
};

export const Failed: Story = {
  ...Takeaway,
  beforeEach({ msw }) {
    msw.use(answerFailure(getCityStores, 503));
  },
};

export const Dark: Story = { ...Takeaway, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Takeaway, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { ...Takeaway, globals: { viewport: { value: 'wide1280' } } };
