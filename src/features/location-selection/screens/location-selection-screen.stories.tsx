import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { autocomplete, getPickupStore, selectAddressStore } from '#schemas/api/locator.ts';
import { orderTypeChosen, storeRefused } from '#src/features/order-type/location-slice.ts';
import { placeEntered } from '#src/features/place/place-slice.ts';
import { aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { manualLocator } from '#src/features/place/testing/manual-locator.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { Screen } from './location-selection-screen.tsx';

const meta = {
  title: 'Screens/Choose a place',
  component: Screen,
  parameters: { frame: 'page', path: '/locationSelection', events: [manualLocator(true), appStarted()] },
  beforeEach({ msw }) {
    msw.use(
      answer(selectAddressStore, countryReplies.selectAddressStore),
      answer(getPickupStore, countryReplies.getPickupStore),
    );
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const office = placeEntered({
  choice: { latitude: 12.97, longitude: 77.64, title: 'Office · Domlur' },
  store: aStore,
  recent: {
    key: 'office',
    recent: { title: 'Office · Domlur', subtitle: 'Bengaluru, Karnataka 560071' },
    location: { address_id: null, latitude: 12.97, longitude: 77.64 },
    deliveryType: 'DELIVERY',
  },
});

const searchFor = (text: string) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
  };

export const FirstVisit: Story = {};

export const WithRecentPlaces: Story = {
  parameters: { events: [manualLocator(true), appStarted(), office] },
};

export const Takeaway: Story = {
  parameters: { events: [manualLocator(true), appStarted(), orderTypeChosen('P')] },
};

export const EarlierPlaceRefused: Story = {
  parameters: {
    events: [
      manualLocator(true),
      appStarted(),
      storeRefused({
        kind: 'unavailable',
        code: '2.STORENA',
        header: 'Not here yet',
        text: 'None of our restaurants delivers to Domlur yet.',
        button: 'Choose another place',
      }),
    ],
  },
};

const refusedDineIn = {
  path: '/locationSelection?deliveryType=DINEIN',
  events: [
    manualLocator(true),
    appStarted(),
    storeRefused({
      kind: 'unavailable',
      code: '2.STORENA',
      header: 'No dine-in at Kempegowda International Airport, arrivals hall',
      text: 'Kempegowda International Airport, arrivals hall, Bengaluru takes no dine-in orders. It is for takeaway.',
      button: 'Choose another restaurant',
      orderType: 'DINEIN',
      instead: {
        storeId: '14052',
        storeName: 'Electronic City Phase 1, Bengaluru',
        distance: 32_400,
        isFromPlace: false,
      },
    }),
  ],
};

export const OrderTypeRefused: Story = { parameters: refusedDineIn };

const refusedAtNight = {
  path: '/locationSelection?deliveryType=CURB',
  events: [
    manualLocator(true),
    appStarted(),
    storeRefused({
      kind: 'unavailable',
      code: '2.STORENA',
      header: 'No curbside at Hazratganj',
      text: 'Hazratganj, Lucknow takes no curbside orders. It is for delivery, takeaway and dine-in.',
      button: 'Choose another restaurant',
      orderType: 'CURB',
      instead: {
        storeId: '14052',
        storeName: 'Gomti Nagar',
        distance: 4200,
        isFromPlace: true,
        opens: '11:00',
      },
    }),
  ],
};

/** All that take such orders are closed: the nearest is named with its opening time. */
export const OrderTypeRefusedAtNight: Story = { parameters: refusedAtNight };

export const OrderTypeRefusedDark: Story = { parameters: refusedDineIn, globals: { theme: 'dark' } };

export const PlacesFound: Story = {
  beforeEach({ msw }) {
    const found = [
      {
        placeId: 'a',
        title: 'Indiranagar',
        subtitle: 'Bengaluru, Karnataka 560038',
        kind: 'locality' as const,
      },
      {
        placeId: 'b',
        title: 'Indirapuram',
        subtitle: 'Ghaziabad, Uttar Pradesh 201014',
        kind: 'locality' as const,
      },
    ];
    msw.use(answer(autocomplete, { status: 'SUCCESS', data: { suggestions: found } }));
  },
  async play(context) {
    await searchFor('indira')(context);
    await expect(await within(context.canvasElement).findAllByRole('option')).toHaveLength(2);
  },
};

const streets = ['12th Main Road', '12th Cross Road'].map((title) => ({
  placeId: title,
  title,
  subtitle: 'Indiranagar, Bengaluru, Karnataka 560038',
  kind: 'street' as const,
}));

/** The server knows only some of the words, and says which it left out. */
export const FoundPartly: Story = {
  beforeEach({ msw }) {
    const partly = {
      unmatched: 'behind the bakery',
      matched: 'indiranagar',
      around: 'Indiranagar, Bengaluru',
    };
    msw.use(answer(autocomplete, { status: 'SUCCESS', data: { suggestions: streets, partly } }));
  },
  async play(context) {
    await searchFor('behind the bakery indiranagar')(context);
    await expect(await within(context.canvasElement).findAllByRole('option')).toHaveLength(2);
    await expect(within(context.canvasElement).getAllByText(/No match for/)[0]).toBeVisible();
  },
};

export const FoundPartlyDark: Story = { ...FoundPartly, globals: { theme: 'dark' } };

export const NothingFound: Story = {
  beforeEach({ msw }) {
    msw.use(answer(autocomplete, { status: 'SUCCESS', data: { suggestions: [] } }));
  },
  async play(context) {
    await searchFor('qqqq')(context);
    await expect(await within(context.canvasElement).findByText(/We know no place/)).toBeVisible();
  },
};

export const Searching: Story = {
  beforeEach({ msw }) {
    msw.use(answerNever(autocomplete));
  },
  play: searchFor('indira'),
};

export const SearchFailed: Story = {
  beforeEach({ msw }) {
    msw.use(answerFailure(autocomplete, 500));
  },
  async play(context) {
    await searchFor('indira')(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const BeforeTheStart: Story = { parameters: { events: [] } };

export const Dark: Story = { ...WithRecentPlaces, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...WithRecentPlaces, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { ...WithRecentPlaces, globals: { viewport: { value: 'wide1280' } } };
