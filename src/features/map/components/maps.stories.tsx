import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect, userEvent, within } from 'storybook/test';
import { aStore, offlineStore } from '#src/features/place/testing/country.ts';
import { tilesThatCome, tilesThatFail } from '../testing/tiles.ts';
import { MapFailed } from './map-failed.tsx';
import styles from './maps.stories.module.css';
import { PinMap } from './pin-map.tsx';
import { RiderMap } from './rider-map.tsx';
import { StoreMap } from './store-map.tsx';

const onSelect = action('select');
const indiranagar = { latitude: 12.9719, longitude: 77.6412 };
const mumbai = { ...aStore, id: '1', name: 'Bandra West', city: 'Mumbai', latitude: 19.06, longitude: 72.83 };
const stores = [aStore, offlineStore, { ...aStore, id: '2', latitude: 12.9, name: 'HSR Layout' }];

const meta = {
  title: 'Map/Maps',
  component: PinMap,
  args: { centre: indiranagar, onMove: action('move'), onLocate: action('locate') },
  decorators: [
    (Story) => (
      <div className={styles.place}>
        <Story />
      </div>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(tilesThatCome);
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Zoom in' });
  },
} satisfies Meta<typeof PinMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pin: Story = {};

export const PinDark: Story = { globals: { theme: 'dark' } };

/** The focus ring is on the frame. */
export const PinByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const map = await within(canvasElement).findByRole('application', { name: /^Map\./ });
    await within(canvasElement).findByRole('button', { name: 'Zoom in' });
    await userEvent.tab();
    await expect(map).toHaveFocus();
    await expect(args.centre).toEqual(indiranagar);
  },
};

/** At another place, because the browser has cached the tiles of the other stories. */
export const TilesMissing: Story = {
  args: { centre: { latitude: 26.91, longitude: 75.79 } },
  beforeEach({ msw }) {
    msw.use(tilesThatFail);
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Parts of the map did not load.')).toBeVisible();
  },
};

export const NotLoaded: Story = { render: () => <MapFailed again={() => {}} />, play: () => {} };

export const NotLoadedUntilReload: Story = { render: () => <MapFailed />, play: () => {} };

export const Restaurants: Story = {
  render: () => <StoreMap label="Our restaurants" stores={stores} selectedId={null} onSelect={onSelect} />,
};

export const OneChosen: Story = {
  render: () => (
    <StoreMap label="Our restaurants" stores={stores} selectedId={aStore.id} onSelect={onSelect} />
  ),
};

/** Restaurants whose markers would overlap share one. */
export const Country: Story = {
  render: () => (
    <StoreMap label="Our restaurants" stores={[...stores, mumbai]} selectedId={null} onSelect={onSelect} />
  ),
};

export const CountryDark: Story = { ...Country, globals: { theme: 'dark' } };

const rider = { latitude: 12.9751, longitude: 77.6455 };
const destination = { latitude: 12.9719, longitude: 77.6512 };

export const Rider: Story = {
  render: () => (
    <RiderMap
      label="Where the rider is"
      names={{ store: 'The restaurant', destination: 'Your place', rider: 'The rider' }}
      store={{ latitude: 12.9784, longitude: 77.6408 }}
      destination={destination}
      rider={rider}
      route={[rider, { latitude: 12.9751, longitude: 77.6512 }, destination]}
    />
  ),
};

export const RiderDark: Story = { ...Rider, globals: { theme: 'dark' } };
