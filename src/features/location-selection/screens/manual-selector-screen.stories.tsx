import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getCities, getCityLocalities, getCityStores } from '#schemas/api/locator.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { aStore, countryReplies, offlineStore } from '#src/features/place/testing/country.ts';
import { Screen } from './manual-selector-screen.tsx';

const meta = {
  title: 'Screens/Manual selector',
  component: Screen,
  parameters: { frame: 'page', path: '/manualSelector', events: [appStarted()] },
  beforeEach({ msw }) {
    msw.use(
      answer(getCities, countryReplies.getCities),
      answer(getCityLocalities, countryReplies.getCityLocalities),
      answer(getCityStores, { status: 'SUCCESS', storeStationDetails: [aStore, offlineStore] }),
    );
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cities: Story = {};

export const CitiesDark: Story = { globals: { theme: 'dark' } };

export const Localities: Story = { parameters: { path: '/manualSelector?city=Bengaluru' } };

export const LocalitiesDark: Story = { ...Localities, globals: { theme: 'dark' } };

export const NoSuchLocality: Story = {
  ...Localities,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Search for your locality/), 'Atlantis');
    await expect(canvas.getByText('No locality here is called “Atlantis”.')).toBeVisible();
  },
};

export const Stores: Story = { parameters: { path: '/manualSelector?city=Bengaluru&deliveryType=P' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(answerNever(getCities));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(answerFailure(getCities, 500));
  },
};

export const NoCities: Story = {
  beforeEach({ msw }) {
    msw.use(answer(getCities, { status: 'SUCCESS', data: { cities: [] } }));
  },
};

export const NoLocalities: Story = {
  ...Localities,
  beforeEach({ msw }) {
    msw.use(answer(getCityLocalities, { status: 'SUCCESS', data: { localities: [] } }));
  },
};

export const BlockedByAPartner: Story = {
  parameters: {
    events: [
      pageConfigReceived(layConfigs({ vendorConfig: { PAYTM: { blockedFeatures: ['manual_locator'] } } })),
      visitBegan({ utm: {}, partner: 'PAYTM' }),
      appStarted(),
    ],
  },
};

export const BlockedByAPartnerDark: Story = { ...BlockedByAPartner, globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };
