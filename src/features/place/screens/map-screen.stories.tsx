import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answer, answerFailure } from '#registry/story/answer.ts';
import { geocode } from '#schemas/api/locator.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { tilesThatCome, tilesThatFail } from '#src/features/map/testing/tiles.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { placeLocated } from '../place-slice.ts';
import { aPlace } from '../testing/country.ts';
import { manualLocator } from '../testing/manual-locator.ts';
import { Screen } from './map-screen.tsx';

const located = [manualLocator(true), appStarted(), placeLocated(aPlace)];
/** EXP-16 */
const filling = [
  pageConfigReceived({ ...defaultConfig, experiments: { map_page_ab: { B: 'B' } } }),
  bucketKnown('B'),
];
const phone = { viewport: { value: 'phone360' } };
const wide = { viewport: { value: 'wide1280' } };

const meta = {
  title: 'Screens/Point on the map',
  component: Screen,
  parameters: { frame: 'page', path: '/mapScreen', events: located },
  globals: phone,
  beforeEach({ msw }) {
    msw.use(tilesThatCome, answer(geocode, { status: 'SUCCESS', data: { place: aPlace } }));
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Zoom in' });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlaceKnown: Story = {};

export const NothingKnown: Story = { parameters: { events: [manualLocator(true), appStarted()] } };

export const BeforeTheStart: Story = { parameters: { events: [] }, play: () => {} };

export const ForTheAddressForm: Story = {
  parameters: { path: '/mapScreen?redirectUrl=%2FnewAddress' },
};

/** At another position, because the browser has cached the tiles of the stories before. */
export const TilesMissing: Story = {
  parameters: {
    events: [
      manualLocator(true),
      appStarted(),
      placeLocated({ ...aPlace, latitude: 15.49, longitude: 73.83 }),
    ],
  },
  beforeEach({ msw }) {
    msw.use(tilesThatFail, answerFailure(geocode, 500));
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Parts of the map did not load.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deliver here' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { ...phone, theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: wide };

/** EXP-16: the map fills the screen; search and card float over it. */
export const Filling: Story = { parameters: { events: [...filling, ...located] } };

export const FillingDark: Story = { ...Filling, globals: { ...phone, theme: 'dark' } };

export const FillingNarrow320: Story = { ...Filling, globals: { viewport: { value: 'narrow320' } } };

export const FillingTablet768: Story = { ...Filling, globals: { viewport: { value: 'tablet768' } } };

export const FillingWide1280: Story = { ...Filling, globals: wide };
